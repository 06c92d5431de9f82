"""Who may not have a connection is turned away before anything is made for it; the others are served in turn."""

import asyncio
import socket
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

import pytest

from siegeworks.server.addresses import TrustedProxies
from siegeworks.server.connection_guard import ConnectionGuard
from siegeworks.server.door import Door, has_left
from siegeworks.server.limits import LONGEST_PAUSE, READ_PAUSE, RateLimiter, ServerLimits

PATIENCE = 60
MANY = 20
GUEST, OTHER, PROXY = "127.0.0.7", "127.0.0.8", "127.0.0.9"


class Greeting(asyncio.Protocol):
    """Stands for the protocol that serves a connection."""

    admission: Any

    def connection_made(self, transport: Any) -> None:
        transport.write(b"welcome")

    def connection_lost(self, _exc: Exception | None) -> None:
        self.admission.leave()


class House:
    """A door in front of a house, and what has been made for those who came."""

    def __init__(self) -> None:
        self.guard = ConnectionGuard(RateLimiter(ServerLimits(connections_per_address=2)), TrustedProxies((PROXY,)))
        self.made = list[Greeting]()
        self.visitors = list[asyncio.StreamWriter]()
        listener = socket.create_server(("127.0.0.1", 0))
        self.listener = listener
        self.door = Door(self.guard, listener, self._make)  # type: ignore[arg-type]

    def _make(self) -> Greeting:
        self.made.append(Greeting())
        return self.made[-1]

    async def knock(self, address: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        port = self.listener.getsockname()[1]
        return await asyncio.open_connection("127.0.0.1", port, local_addr=(address, 0))

    async def answer(self, address: str) -> bytes:
        """What somebody hears first: the greeting, or nothing but that the door is shut."""
        reader, writer = await self.knock(address)
        self.visitors.append(writer)
        try:
            return await reader.read(7)
        except ConnectionResetError:
            return b""


def at_a_house(visit: Callable[[House], Awaitable[None]]) -> None:
    async def run() -> None:
        house = House()
        try:
            async with asyncio.timeout(PATIENCE):
                await visit(house)
        finally:
            for visitor in house.visitors:
                visitor.close()
            house.door.close()
            house.listener.close()
            while house.guard.open:
                await asyncio.sleep(0)

    asyncio.run(run())


def test_a_guest_is_served_counted_and_forgotten() -> None:
    async def visit(house: House) -> None:
        reader, writer = await house.knock(GUEST)
        assert await reader.read(7) == b"welcome"
        account = house.guard.limiter.account(GUEST)
        assert (account.connections, house.guard.open) == (1, 1)
        assert house.made[0].admission.account is account
        writer.close()
        while account.connections or house.guard.open:
            await asyncio.sleep(0)

    at_a_house(visit)


def test_one_connection_too_many_is_turned_away_with_nothing_made_for_it() -> None:
    async def visit(house: House) -> None:
        answers = [await house.answer(GUEST) for _ in range(3)]
        assert answers == [b"welcome", b"welcome", b""]
        assert len(house.made) == 2
        assert house.guard.limiter.account(GUEST).connections == 2

    at_a_house(visit)


def test_an_address_in_debt_waits_and_the_others_do_not(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LONGEST_DEBT", "LONGEST_WAIT"):
        monkeypatch.setattr(f"siegeworks.server.limits.{name}", 1e9)

    async def visit(house: House) -> None:
        house.guard.limiter.account(GUEST).charge_loop(1000)
        _, writer = await house.knock(GUEST)
        house.visitors.append(writer)
        assert await house.answer(OTHER) == b"welcome"
        assert (len(house.made), house.guard.open) == (1, 2)

    at_a_house(visit)


def test_an_address_deep_in_debt_is_turned_away() -> None:
    async def visit(house: House) -> None:
        house.guard.limiter.account(GUEST).charge_loop(1000)
        assert await house.answer(GUEST) == b""
        assert house.made == []

    at_a_house(visit)


def test_who_has_left_is_noticed_before_anything_is_made() -> None:
    ours, theirs = socket.socketpair()
    with ours:
        ours.settimeout(0)
        assert not has_left(ours)
        theirs.close()
        assert has_left(ours)


def test_who_asked_and_closed_its_half_is_still_there() -> None:
    ours, theirs = socket.socketpair()
    with ours:
        ours.settimeout(0)
        theirs.sendall(b"GET")
        theirs.close()
        assert not has_left(ours)


def test_a_trusted_proxy_has_no_account() -> None:
    async def visit(house: House) -> None:
        answers = [await house.answer(PROXY) for _ in range(5)]
        assert answers == [b"welcome"] * 5
        assert {made.admission.account for made in house.made} == {None}

    at_a_house(visit)


def test_a_full_house_turns_everybody_away(monkeypatch: pytest.MonkeyPatch) -> None:
    async def visit(house: House) -> None:
        monkeypatch.setattr("siegeworks.server.connection_guard.descriptor_limit", lambda: 0)
        assert [await house.answer(address) for address in (GUEST, PROXY)] == [b"", b""]
        assert house.guard.limiter.account(GUEST).connections == 0

    at_a_house(visit)


def test_an_address_begins_little_in_each_round(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of many requests of one address that may all begin, those of another come in between."""
    monkeypatch.setattr("siegeworks.server.limits.ROUND_SECONDS", 0.002)
    order = list[str]()

    async def run() -> None:
        limiter = RateLimiter(ServerLimits(loop_burst=1000))

        async def request(address: str) -> None:
            account = limiter.account(address)
            account.loop.held = 500  # much has been used already
            async with account.turn():
                order.append(address)
                account.charge_loop(0.0015)

        crowd = [asyncio.create_task(request(GUEST)) for _ in range(20)]
        await asyncio.sleep(0)
        await request(OTHER)
        await asyncio.gather(*crowd)

    asyncio.run(run())
    assert order.index(OTHER) < 5
    assert sorted(order) == [GUEST] * 20 + [OTHER]


@pytest.mark.parametrize("held", [1000, 500])
def test_an_address_reads_little_in_each_round_in_the_order_of_its_connections(
    monkeypatch: pytest.MonkeyPatch, held: float
) -> None:
    """Also when it has used little: then that is because this process gets little of a busy core."""
    monkeypatch.setattr("siegeworks.server.limits.ROUND_SECONDS", 0.002)
    monkeypatch.setattr("siegeworks.server.limits.READ_PAUSE", 0.0)
    order = list[str]()

    async def run() -> None:
        account = RateLimiter(ServerLimits(loop_burst=1000, loop_share=0.08)).account(GUEST)
        account.loop.held = held
        done = asyncio.Event()

        def tick() -> None:
            order.append("round")
            asyncio.get_running_loop().call_soon(tick)

        def read(name: str, more: int) -> None:
            order.append(name)
            account.charge_loop(0.0015)
            if more:
                account.read_later(partial(read, name, more - 1))
            elif name == "c":
                done.set()

        tick()
        for name in "abc":
            account.read_later(partial(read, name, 1))
        await done.wait()

    asyncio.run(run())
    assert [name for name in order if name != "round"] == list("abcabc")
    rounds = "".join(order).replace("round", " ").split()
    assert max(len(names) for names in rounds) == 2


def test_an_address_in_debt_waits_once_for_all_that_it_reads(monkeypatch: pytest.MonkeyPatch) -> None:
    """Otherwise the last of many connections would not be read before it is taken for dead."""
    pauses: list[float] = []
    read: list[int] = []

    async def run() -> None:
        loop = asyncio.get_running_loop()
        account = RateLimiter(ServerLimits(loop_burst=1000, loop_share=0.08)).account(GUEST)
        account.loop.held = -1000
        call_later = loop.call_later
        done = asyncio.Event()

        def at_once(delay: float, callback: Callable[[], None]) -> asyncio.TimerHandle:
            pauses.append(delay)
            return call_later(0, callback)

        def reader(number: int) -> None:
            read.append(number)
            account.charge_loop(0.0015)
            if number == MANY - 1:
                done.set()

        monkeypatch.setattr(loop, "call_later", at_once)
        account.read_later(partial(reader, 0))
        for number in range(1, MANY):
            account.read_later(partial(reader, number))
        await done.wait()

    asyncio.run(run())
    assert read == list(range(MANY))
    assert [pause for pause in pauses if pause > READ_PAUSE] == [LONGEST_PAUSE]
    assert len(pauses) >= MANY
