"""What all connections of one server share: how many there are, and who may have one."""

try:
    import resource
except ImportError:  # Windows and browsers have no such limit
    resource = None  # type: ignore[assignment]

from siegeworks.server.addresses import BannedNetworks, TrustedProxies
from siegeworks.server.limits import RateLimiter

SPARE_DESCRIPTORS = 100


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
