"""Limits: how much one connection or one address may ask for, so that nobody can crowd the others out."""

import time
from collections import OrderedDict
from dataclasses import dataclass, field

from siegeworks.kernel.problem import Problem

REMEMBERED_ADDRESSES = 10_000


@dataclass(frozen=True, slots=True)
class Limits:
    """What is allowed; the defaults are far above what people need."""

    message_bytes: int = 4096
    messages_per_second: float = 20
    message_burst: int = 60
    tables_per_hour: float = 60
    table_burst: int = 30
    requests_per_second: float = 20
    request_burst: int = 120
    sockets_per_address: int = 64
    hints_per_minute: float = 40
    hint_burst: int = 20
    hello_seconds: float = 10


@dataclass(slots=True)
class Bucket:
    """Fills steadily up to its size; each thing asked for takes one."""

    per_second: float
    size: int
    held: float = field(init=False)
    filled_at: float = field(init=False)

    def __post_init__(self) -> None:
        self.held = self.size
        self.filled_at = time.monotonic()

    def take(self) -> bool:
        """Whether one more is allowed now."""
        now = time.monotonic()
        self.held = min(self.size, self.held + (now - self.filled_at) * self.per_second)
        self.filled_at = now
        if self.held < 1:
            return False
        self.held -= 1
        return True


@dataclass(slots=True)
class Visitor:
    """What one address has asked for."""

    requests: Bucket
    tables: Bucket
    hints: Bucket
    sockets: int = 0


class Doorkeeper:
    """Keeps count for each address; those not seen for the longest time are forgotten first."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self._visitors: OrderedDict[str, Visitor] = OrderedDict()

    def _visitor(self, address: str) -> Visitor:
        visitor = self._visitors.get(address)
        if visitor is None:
            if len(self._visitors) >= REMEMBERED_ADDRESSES:
                self._forget_one()
            limits = self.limits
            visitor = Visitor(
                Bucket(limits.requests_per_second, limits.request_burst),
                Bucket(limits.tables_per_hour / 3600, limits.table_burst),
                Bucket(limits.hints_per_minute / 60, limits.hint_burst),
            )
            self._visitors[address] = visitor
        self._visitors.move_to_end(address)
        return visitor

    def _forget_one(self) -> None:
        """Forget the oldest address that has no open socket."""
        for address, visitor in self._visitors.items():
            if visitor.sockets == 0:
                del self._visitors[address]
                return

    def request(self, address: str) -> None:
        if not self._visitor(address).requests.take():
            raise Problem("limit-requests")

    def table(self, address: str) -> None:
        if not self._visitor(address).tables.take():
            raise Problem("limit-tables")

    def hint(self, address: str) -> None:
        if not self._visitor(address).hints.take():
            raise Problem("limit-hints")

    def socket_opens(self, address: str) -> None:
        visitor = self._visitor(address)
        if visitor.sockets >= self.limits.sockets_per_address:
            raise Problem("limit-sockets", most=self.limits.sockets_per_address)
        visitor.sockets += 1

    def socket_closes(self, address: str) -> None:
        self._visitor(address).sockets -= 1
