"""What all connections of one server share: how many there are, and who may have one."""

from contextlib import AbstractContextManager

try:
    import resource
except ImportError:  # Windows and browsers have no such limit
    resource = None  # type: ignore[assignment]

from siegeworks.server.addresses import BannedNetworks, TrustedProxies
from siegeworks.server.limits import AddressAccount, RateLimiter
from siegeworks.table.work_meter import paid_by

SPARE_DESCRIPTORS = 100
PAYER = "siegeworks.payer"
"""Where the scope of a request names who pays for it."""


def descriptor_limit() -> int:
    """How many files and connections this process may have open."""
    return resource.getrlimit(resource.RLIMIT_NOFILE)[0] if resource is not None else 2**31


class ConnectionGuard:
    """What the connections of one server share."""

    def __init__(self, limiter: RateLimiter, proxies: TrustedProxies) -> None:
        self.limiter = limiter
        self.proxies = proxies
        self.banned = BannedNetworks()
        self.open = 0
        """How many connections are open, whoever has them."""

    @property
    def full(self) -> bool:
        """True if another connection would take a descriptor that the database or a worker process may need."""
        return self.open >= descriptor_limit() - SPARE_DESCRIPTORS

    def admit(self, address: str) -> "Admission | None":
        """Count a connection from an address; None if it may not have one."""
        if self.full:
            return None
        if self.proxies.trusts(address):
            return Admission(self, None)
        account = self.limiter.open_connection(address)
        return None if account is None else Admission(self, account)


class Admission:
    """A connection that is served or waits for it, and who pays for it."""

    def __init__(self, guard: ConnectionGuard, account: AddressAccount | None) -> None:
        """The account is None for a trusted proxy, whose connections serve many people."""
        self.account = account
        self._guard = guard
        self._open = True
        guard.open += 1

    def leave(self) -> None:
        """The connection is no longer counted."""
        if self._open:
            self._open = False
            self._guard.open -= 1
            if self.account is not None:
                self.account.connections -= 1

    def paid(self) -> AbstractContextManager[None]:
        """Charge what is done meanwhile."""
        return paid_by(self.account)
