"""Limits: how much one connection or one address may request, so that nobody can crowd out the others.

Work is limited by what it costs. Each address has two budgets in seconds of processor time: one for the process that
all tables share, its event loop and its threads, and one for the processes that think. Every request is charged what it
really took (`table/work_meter.py`); an address that has used up its share waits until its budget has recovered. One
that has budget left and asks for much begins only a little in each round of the event loop, so that others come in
between.
"""

import asyncio
import ipaddress
import time
from collections import OrderedDict, deque
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Annotated

from msgspec import Meta, Struct

from siegeworks.kernel.problem import Problem
from siegeworks.table.work_meter import paid_by

REMEMBERED_ADDRESSES = 10_000
RESERVED_LOOP = 0.001
"""What a request takes from the budget before its real cost is known, so that many at once do not all start."""
RESERVED_THINKING = 0.3
ROUND_SECONDS = 0.0005
"""How much work an address may begin in one round of the event loop, once it has used more than a little."""
MODEST_PART = 0.05
"""Whoever used no more than this part of a budget lately may begin more in a round; short rounds cost throughput."""
MODEST_ROUND = 0.025
"""Seconds of its share of the loop that it may use in a round. A server that gets little of a busy core sees every
budget recover, so a modest address may still ask for more than others can wait for."""
READ_PAUSE = 0.002
"""Seconds until the rest of what arrived is read."""
LONGEST_PAUSE = 1.0
"""Seconds. Who has to wait longer is refused when a message gets its turn, and pongs still arrive meanwhile."""
SHORTEST_WAIT = 0.001
LONGEST_WAIT = 10.0
"""A request that would have to wait longer than this is refused."""
Amount = Annotated[int, Meta(ge=1, le=1_000_000_000)]
Rate = Annotated[float, Meta(ge=0.001, le=1_000_000)]
LONGEST_DEBT = 3.0
"""An address whose budget needs longer than this to recover opens no further connection."""
HOST_BITS = 64
"""One customer has a whole network of this size in IPv6, so its addresses count as one."""


class ServerLimits(Struct, frozen=True, forbid_unknown_fields=True):
    """What is allowed; the defaults are far above what people need."""

    message_bytes: Amount = 4096
    messages_per_second: Rate = 20
    message_burst: Amount = 60
    tables_per_hour: Rate = 60
    table_burst: Amount = 30
    sign_ins_per_hour: Rate = 30
    sign_in_burst: Amount = 10
    sockets_per_address: Amount = 64
    connections_per_address: Amount = 128
    hello_seconds: Rate = 10
    head_seconds: Rate = 10
    """How long a connection may take to send the head of a request."""
    loop_share: Rate = 0.2
    """Seconds of the event loop that an address may use in each second."""
    loop_burst: Rate = 1
    thinking_share: Rate = 0.5
    """Seconds of the worker processes (hints, replays, analyses) that an address may use in each second."""
    thinking_burst: Rate = 30


@dataclass(slots=True)
class TokenBucket:
    """A budget: it fills steadily up to `size`, and requests take from it."""

    per_second: float
    size: float
    held: float = field(init=False)
    filled_at: float = field(init=False)

    def __post_init__(self) -> None:
        self.held = self.size
        self.filled_at = time.monotonic()

    def _fill(self) -> None:
        now = time.monotonic()
        self.held = min(self.size, self.held + (now - self.filled_at) * self.per_second)
        self.filled_at = now

    def take(self) -> bool:
        """Take one; False if there is none, so that the request has to wait or is refused."""
        self._fill()
        if self.held < 1:
            return False
        self.held -= 1
        return True

    def charge(self, amount: float) -> None:
        """Take what something has cost, even if that leaves a debt."""
        self.held -= amount

    @property
    def wait(self) -> float:
        """Seconds until there is no debt any more."""
        self._fill()
        return max(0.0, -self.held / self.per_second)


class AddressAccount:
    """What one address has used of its limits."""

    __slots__ = (
        "_lap",
        "_line",
        "_readers",
        "_reading",
        "_round",
        "_used_in_round",
        "connections",
        "limits",
        "loop",
        "sign_ins",
        "sockets",
        "tables",
        "thinking",
    )

    def __init__(self, limits: ServerLimits) -> None:
        self.limits = limits
        self.tables = TokenBucket(limits.tables_per_hour / 3600, limits.table_burst)
        self.sign_ins = TokenBucket(limits.sign_ins_per_hour / 3600, limits.sign_in_burst)
        self.loop = TokenBucket(limits.loop_share, limits.loop_burst)
        self.thinking = TokenBucket(limits.thinking_share, limits.thinking_burst)
        self.sockets = 0
        self.connections = 0
        self._line = asyncio.Lock()
        """Those who wait for their turn stand in line, so that a budget which recovers lets in one at a time."""
        self._readers = deque[Callable[[], None]]()
        """The connections that have more to read, in the order of their turns."""
        self._lap = 0
        """So many of them have not had their turn since the address last waited for its budget."""
        self._reading: asyncio.Handle | None = None
        self._round: asyncio.Handle | None = None
        """Ends the round of the event loop in which something was begun last."""
        self._used_in_round = 0.0

    def charge_loop(self, seconds: float) -> None:
        self.loop.charge(seconds)
        self._used_in_round += seconds

    def charge_thinking(self, seconds: float) -> None:
        self.thinking.charge(seconds)

    @asynccontextmanager
    async def turn(self) -> AsyncIterator[None]:
        """Wait until the address may use the event loop again."""
        async with self._line:
            while (wait := self.loop.wait) > 0:
                if wait > LONGEST_WAIT:
                    raise Problem("limit-requests")
                await asyncio.sleep(max(wait, SHORTEST_WAIT))
            await self.others_first()
            self.loop.charge(RESERVED_LOOP)
            self._used_in_round += RESERVED_LOOP
        try:
            yield
        finally:
            self.loop.charge(-RESERVED_LOOP)

    async def others_first(self) -> None:
        """Go on in a later round if the address has used enough of this one."""
        while not self.may_begin():
            await asyncio.sleep(0)

    def may_begin(self) -> bool:
        """False if others come first in this round of the event loop."""
        if self._round is not None and self._used_in_round >= ROUND_SECONDS:
            modest = self.loop.held >= self.loop.size * (1 - MODEST_PART)
            if not modest or self._used_in_round >= self.limits.loop_share * MODEST_ROUND:
                return False
        if self._round is None:
            self._used_in_round = 0.0
            self._round = asyncio.get_running_loop().call_soon(self._end_round)
        return True

    def _end_round(self) -> None:
        self._round = None

    def read_later(self, reader: Callable[[], None]) -> None:
        """Call a connection that has more to read when it is its turn and the address has budget."""
        self._readers.append(reader)
        if self._reading is None:
            self._await_readers()

    def _await_readers(self) -> None:
        """The address waits for its budget once a lap: otherwise those at the end would wait for many such pauses."""
        pause = READ_PAUSE if self._lap else min(max(self.loop.wait, READ_PAUSE), LONGEST_PAUSE)
        self._reading = asyncio.get_running_loop().call_later(pause, self._read_in_turn)

    def _read_in_turn(self) -> None:
        """Let those read who fit into a round; each that has still more to read stands at the end of the line."""
        self._lap = self._lap or len(self._readers)
        try:
            with paid_by(self):
                while self._lap and self.may_begin():
                    self._lap -= 1
                    self._readers.popleft()()
        finally:
            self._reading = None
            if self._readers:
                self._await_readers()

    @contextmanager
    def thinking_turn(self, refusal: Problem) -> Iterator[None]:
        """Refuse a request that needs a worker process if the address has used up its share of them."""
        if self.thinking.wait > 0:
            raise refusal
        self.thinking.charge(RESERVED_THINKING)
        try:
            yield
        finally:
            self.thinking.charge(-RESERVED_THINKING)


@lru_cache(REMEMBERED_ADDRESSES)
def site(address: str) -> str:
    """The key under which an address is counted: itself, or in IPv6 the network that one customer has."""
    try:
        parsed = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(parsed, ipaddress.IPv4Address):
        return address
    if parsed.ipv4_mapped is not None:
        return str(parsed.ipv4_mapped)
    return str(ipaddress.IPv6Network((int(parsed) >> HOST_BITS << HOST_BITS, 128 - HOST_BITS)))


class RateLimiter:
    """The accounts of all addresses; those not seen for the longest time are forgotten first."""

    def __init__(self, limits: ServerLimits) -> None:
        self.limits = limits
        self._accounts: OrderedDict[str, AddressAccount] = OrderedDict()

    def account(self, address: str) -> AddressAccount:
        key = site(address)
        account = self._accounts.get(key)
        if account is None:
            if len(self._accounts) >= REMEMBERED_ADDRESSES:
                self._forget_one()
            account = self._accounts[key] = AddressAccount(self.limits_of(key))
        self._accounts.move_to_end(key)
        return account

    def limits_of(self, _address: str) -> ServerLimits:
        """What an address may do; the same for all."""
        return self.limits

    def _forget_one(self) -> None:
        """Forget the oldest address that has no open connection."""
        for key, account in self._accounts.items():
            if account.sockets == 0 and account.connections == 0:
                del self._accounts[key]
                return

    @property
    def sockets(self) -> int:
        return sum(account.sockets for account in self._accounts.values())

    @property
    def connections(self) -> int:
        return sum(account.connections for account in self._accounts.values())

    def table(self, address: str) -> None:
        if not self.account(address).tables.take():
            raise Problem("limit-tables")

    def sign_in(self, address: str) -> None:
        if not self.account(address).sign_ins.take():
            raise Problem("limit-sign-ins")

    @contextmanager
    def open_socket(self, address: str) -> Iterator[AddressAccount]:
        """Count a socket while it is open; refuses too many."""
        account = self.account(address)
        if account.sockets >= account.limits.sockets_per_address:
            raise Problem("limit-sockets", most=account.limits.sockets_per_address)
        account.sockets += 1
        try:
            yield account
        finally:
            account.sockets -= 1

    def open_connection(self, address: str) -> AddressAccount | None:
        """Count a connection that was opened; None if it is one too many."""
        account = self.account(address)
        if account.connections >= self.limits.connections_per_address or account.loop.wait > LONGEST_DEBT:
            return None
        account.connections += 1
        return account
