"""Whose request it is: the address of the peer, or behind a trusted proxy the one the proxy names."""

import ipaddress
from collections.abc import Iterable, Sequence
from contextlib import suppress
from functools import lru_cache

from starlette.datastructures import Headers
from starlette.types import Scope

from siegeworks.kernel.problem import Problem

INNER = "siegeworks.inner"
"""Marks requests that another process has passed on; they are not passed on again."""
FORWARDED_FOR = "x-forwarded-for"
KEPT_ANSWERS = 10_000
Network = ipaddress.IPv4Network | ipaddress.IPv6Network


class TrustedProxies:
    """The proxies whose word counts, as addresses or networks; without any, a peer is who it is."""

    def __init__(self, networks: Iterable[str] = ()) -> None:
        self._networks = [_network(text) for text in networks]
        self.trusts = lru_cache(KEPT_ANSWERS)(self._trusts)

    def _trusts(self, address: str) -> bool:
        """True if this is the address of a trusted proxy."""
        return _is_inside(address, self._networks)

    def client(self, scope: Scope) -> str:
        """The address of the person behind a request. Each proxy appends the address it saw, so the last one that is
        not a trusted proxy itself is the nearest that nobody can forge."""
        peer = scope["client"][0] if scope.get("client") else ""
        if not self.trusts(peer):
            return peer
        named = [part.strip() for part in ",".join(Headers(scope=scope).getlist(FORWARDED_FOR)).split(",")]
        for address in reversed(named):
            if _parsed(address) is None:
                break
            if not self.trusts(address):
                return address
            peer = address
        return peer


class BannedNetworks:
    """The networks that an operator has banned."""

    def __init__(self) -> None:
        self._networks: list[Network] = []

    def set(self, networks: Iterable[str]) -> None:
        """Ban these; what is none, because its row is damaged, bans nobody."""
        self._networks = list[Network]()
        for network in networks:
            with suppress(ValueError):
                self._networks.append(ipaddress.ip_network(network))

    def __contains__(self, address: str) -> bool:
        return _is_inside(address, self._networks)


def _is_inside(address: str, networks: Sequence[Network]) -> bool:
    """True if an address belongs to one of the networks; without networks it is not even parsed."""
    if not networks:
        return False
    parsed = _parsed(address)
    return parsed is not None and any(parsed in network for network in networks)


def _parsed(text: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    """An address; one of IPv4 that came through a socket of IPv6 is one of IPv4."""
    try:
        parsed = ipaddress.ip_address(text)
    except ValueError:
        return None
    mapped = None if isinstance(parsed, ipaddress.IPv4Address) else parsed.ipv4_mapped
    return mapped or parsed


def _network(text: str) -> Network:
    try:
        return ipaddress.ip_network(text, strict=False)
    except ValueError:
        raise Problem("proxy-address", address=text) from None
