"""Limits: how much one connection or one address may request, so that nobody can crowd out the others."""

import time
from collections import OrderedDict
from dataclasses import dataclass, field

from siegeworks.kernel.problem import Problem

REMEMBERED_ADDRESSES = 10_000


@dataclass(frozen=True, slots=True)
class ServerLimits:
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
class TokenBucket:
    """A rate limit: tokens are added steadily up to `size`; each request takes one."""

    per_second: float
    size: int
    held: float = field(init=False)
    filled_at: float = field(init=False)

    def __post_init__(self) -> None:
        self.held = self.size
        self.filled_at = time.monotonic()

    def take(self) -> bool:
        """Take a token; False if there is none, so that the request has to wait or is refused."""
        now = time.monotonic()
        self.held = min(self.size, self.held + (now - self.filled_at) * self.per_second)
        self.filled_at = now
        if self.held < 1:
            return False
        self.held -= 1
        return True


@dataclass(slots=True)
class AddressUsage:
    """What one address has used of its limits."""

    requests: TokenBucket
    tables: TokenBucket
    hints: TokenBucket
    sockets: int = 0


class RateLimiter:
    """Counts requests by address; the addresses not seen for the longest time are forgotten first."""

    def __init__(self, limits: ServerLimits) -> None:
        self.limits = limits
        self._usage: OrderedDict[str, AddressUsage] = OrderedDict()

    def _of(self, address: str) -> AddressUsage:
        usage = self._usage.get(address)
        if usage is None:
            if len(self._usage) >= REMEMBERED_ADDRESSES:
                self._forget_one()
            limits = self.limits
            usage = AddressUsage(
                TokenBucket(limits.requests_per_second, limits.request_burst),
                TokenBucket(limits.tables_per_hour / 3600, limits.table_burst),
                TokenBucket(limits.hints_per_minute / 60, limits.hint_burst),
            )
            self._usage[address] = usage
        self._usage.move_to_end(address)
        return usage

    def _forget_one(self) -> None:
        """Forget the oldest address that has no open socket."""
        for address, usage in self._usage.items():
            if usage.sockets == 0:
                del self._usage[address]
                return

    def request(self, address: str) -> None:
        if not self._of(address).requests.take():
            raise Problem("limit-requests")

    def table(self, address: str) -> None:
        if not self._of(address).tables.take():
            raise Problem("limit-tables")

    def hint(self, address: str) -> None:
        if not self._of(address).hints.take():
            raise Problem("limit-hints")

    def open_socket(self, address: str) -> None:
        usage = self._of(address)
        if usage.sockets >= self.limits.sockets_per_address:
            raise Problem("limit-sockets", most=self.limits.sockets_per_address)
        usage.sockets += 1

    def close_socket(self, address: str) -> None:
        self._of(address).sockets -= 1
