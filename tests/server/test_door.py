"""Who may not have a connection is turned away before anything is made for it."""

import asyncio
from typing import Any

import pytest

from siegeworks.server.addresses import TrustedProxies
from siegeworks.server.connection_guard import ConnectionGuard
from siegeworks.server.guarded_protocols import door
from siegeworks.server.limits import RateLimiter, ServerLimits

GUEST, PROXY = "192.0.2.7", "198.51.100.1"


class Line:
    """A transport that notes what is done with it."""

    def __init__(self, address: str) -> None:
        self.peer = (address, 4000)
        self.aborted = False
        self.protocol: Any = None

    def get_extra_info(self, name: str) -> Any:
        return self.peer if name == "peername" else None

    def abort(self) -> None:
        self.aborted = True

    def set_protocol(self, protocol: asyncio.Protocol) -> None:
        self.protocol = protocol


class Served:
    """Stands for the protocol that serves a connection."""

    def __init__(self, **arguments: Any) -> None:
        self.arguments = arguments
        self.admitted = list[Any]()
        self.made = list[Any]()

    def admit(self, account: Any) -> None:
        self.admitted.append(account)

    def connection_made(self, transport: Any) -> None:
        self.made.append(transport)


@pytest.fixture
def guard(monkeypatch: pytest.MonkeyPatch) -> ConnectionGuard:
    monkeypatch.setattr("siegeworks.server.guarded_protocols.http_protocol", lambda _guard: Served)

    async def make() -> ConnectionGuard:
        return ConnectionGuard(RateLimiter(ServerLimits(connections_per_address=2)), TrustedProxies((PROXY,)))

    return asyncio.run(make())


def knock(guard: ConnectionGuard, address: str) -> Line:
    line = Line(address)
    door(guard)(config="c").connection_made(line)  # type: ignore[call-arg, arg-type]
    return line


def test_a_guest_is_served_and_counted(guard: ConnectionGuard) -> None:
    line = knock(guard, GUEST)
    assert isinstance(line.protocol, Served)
    assert line.protocol.arguments == {"config": "c"}
    assert line.protocol.made == [line]
    assert line.protocol.admitted == [guard.limiter.account(GUEST)]
    assert guard.limiter.account(GUEST).connections == 1


def test_one_connection_too_many_is_turned_away_with_nothing_made_for_it(guard: ConnectionGuard) -> None:
    served = [knock(guard, GUEST) for _ in range(2)]
    refused = knock(guard, GUEST)
    assert [line.aborted for line in (*served, refused)] == [False, False, True]
    assert refused.protocol is None
    assert guard.limiter.account(GUEST).connections == 2


def test_an_address_in_debt_is_turned_away(guard: ConnectionGuard) -> None:
    guard.limiter.account(GUEST).charge_loop(1000)
    refused = knock(guard, GUEST)
    assert refused.aborted
    assert refused.protocol is None


def test_a_trusted_proxy_has_no_account(guard: ConnectionGuard) -> None:
    lines = [knock(guard, PROXY) for _ in range(5)]
    assert [line.protocol.admitted for line in lines] == [[None]] * 5


def test_a_full_house_turns_everybody_away(guard: ConnectionGuard) -> None:
    guard.open = 2**40
    lines = [knock(guard, GUEST), knock(guard, PROXY)]
    assert [line.aborted for line in lines] == [True, True]
    assert guard.limiter.account(GUEST).connections == 0
