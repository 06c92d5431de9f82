"""Being asked less: the table answers for a person who has nothing to decide, and reveals nothing by it."""

import asyncio
import json
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from castlecards.kit import table as castlecards_table
from siegeworks.games import load_game
from siegeworks.games.castlecards.game import Castlecards
from siegeworks.kernel.position import write_position
from siegeworks.kernel.problem import Problem
from siegeworks.server.broadcast import Broadcast, audience_of
from siegeworks.server.metrics import Metrics
from siegeworks.store.opening import open_tables
from siegeworks.store.writer import ThreadWriter
from siegeworks.table import automatic
from siegeworks.table.entrance import sit
from siegeworks.table.hosted import HostedTable
from siegeworks.table.keys import Access, new_token
from siegeworks.table.registry import SeatRequest, TableRegistry, TableRequest
from siegeworks.table.worker_processes import process_pool

DELAY = 0.2
PATIENCE = 10.0
NAMES = ("Ana", "Ben", "Cid")
ATTACKER, VICTIM, SUPPORTER = range(3)
NOTHING_TO_SEND, ABLE_TO_SEND = "gold", "soldier"
"""Both are village cards, so the others see the same back."""


class Listener:
    """A subscriber that keeps the steps it receives, as they were sent."""

    def __init__(self, seat: int) -> None:
        self.access = Access(seat, founder=False, key=f"key of seat {seat}")
        self.audience = audience_of(self.access, "en")
        self.steps: list[str] = []
        self.decision: dict[str, Any] | None = None

    def send(self, text: str) -> None:
        message = json.loads(text)
        if message["type"] in ("step", "table"):
            self.decision = message["decision"]
        if message["type"] == "step":
            self.steps.append(text)

    def dismiss(self) -> None:
        raise AssertionError("the table closed")


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """The delays that were drawn; each is the same."""
    delays: list[float] = []

    def draw() -> float:
        delays.append(DELAY)
        return DELAY

    monkeypatch.setattr(automatic, "draw_delay", draw)
    return delays


@asynccontextmanager
async def playing(
    home: Path, third: str, *, bots: bool = False, bot: str = "greedy"
) -> AsyncIterator[tuple[HostedTable, list[Listener]]]:
    """Three rivals at a table; the first has a soldier, the third holds the cards named here."""
    game = load_game("castlecards")
    assert isinstance(game, Castlecards)
    scene = castlecards_table(seats=3, game=game, hand="soldier", rival="gold", third=third)
    home.mkdir()
    reading, writing = open_tables(home), open_tables(home)
    writer, workers = ThreadWriter(writing), process_pool()
    registry = TableRegistry(reading, writer, workers)
    others = "bot" if bots else "friend"
    seats = [SeatRequest("me", "Ana", "greedy"), *[SeatRequest(others, None, bot)] * 2]
    position = write_position(game, scene.state)
    try:
        created = await registry.create(TableRequest(game.id, {}, seats, 0, position=position))
        table, broadcast = created.table, Broadcast(created.table, Metrics())
        for seat, who, token in created.links:
            if who == "friend":
                await sit(table, table.keys.access(token), NAMES[seat], new_token(), lambda _access: None)
        listeners = [Listener(seat) for seat in range(len(NAMES))]
        for listener in listeners:
            broadcast.subscribe(listener)
        yield table, listeners
    finally:
        await registry.close()
        await workers.close()
        await writer.close()
        for file in (reading, writing):
            file.close()


async def attack(table: HostedTable) -> float:
    """The first seat attacks the second, and the third is asked for support; returns a moment just before."""
    await table.choose(ATTACKER, table.decision, ["attack 1 wall 1", "add soldier"])
    moment = time.monotonic()
    await table.choose(ATTACKER, table.decision, ["go"])
    return moment


async def seconds_until_answered(table: HostedTable, asked: float) -> float:
    """Wait until the pending decision is answered; returns the seconds since the moment it was asked."""
    number = table.decision
    while table.decision == number:
        assert time.monotonic() - asked < PATIENCE
        await asyncio.sleep(0.005)
    return time.monotonic() - asked


def test_a_person_with_nothing_to_send_is_not_asked(tmp_path: Path, drawn: list[float]) -> None:
    async def scenario() -> None:
        async with playing(tmp_path / "home", NOTHING_TO_SEND) as (table, listeners):
            asked = await attack(table)
            assert table.answers_for(SUPPORTER)
            flags = [listener.decision and listener.decision["automatic"] for listener in listeners]
            assert flags == [False, False, True]
            assert await seconds_until_answered(table, asked) >= DELAY
            assert table.match is not None
            assert table.match.log.entries[-1].action == "done"

    asyncio.run(scenario())


def test_a_person_who_wants_to_be_asked_is_asked(tmp_path: Path, drawn: list[float]) -> None:
    async def scenario() -> None:
        async with playing(tmp_path / "home", NOTHING_TO_SEND) as (table, _):
            await table.ask_me(SUPPORTER, "always")
            await attack(table)
            assert not table.answers_for(SUPPORTER)
            number = table.decision
            await asyncio.sleep(2 * DELAY)
            assert table.decision == number
            await table.choose(SUPPORTER, number, ["done"])
            assert table.decision > number

    asyncio.run(scenario())


def test_nobody_else_can_tell_an_automatic_answer_from_a_persons(tmp_path: Path, drawn: list[float]) -> None:
    """The same bytes, the same number of delays, and no answer before its delay is over, whatever the hand."""

    async def steps(third: str, *, answers: bool) -> tuple[list[list[str]], float, int]:
        drawn.clear()
        async with playing(tmp_path / third, third) as (table, listeners):
            asked = await attack(table)
            answering = None
            if answers:
                answering = asyncio.create_task(table.choose(SUPPORTER, table.decision, ["done"]))
            seconds = await seconds_until_answered(table, asked)
            if answering is not None:
                await answering
            return [listeners[seat].steps for seat in (ATTACKER, VICTIM)], seconds, len(drawn)

    automatically, waited, drawn_automatically = asyncio.run(steps(NOTHING_TO_SEND, answers=False))
    by_person, held_back, drawn_for_person = asyncio.run(steps(ABLE_TO_SEND, answers=True))
    assert automatically == by_person
    assert min(waited, held_back) >= DELAY
    assert drawn_automatically == drawn_for_person == 1


def test_a_person_who_never_supports_is_not_asked(tmp_path: Path, drawn: list[float]) -> None:
    async def scenario() -> None:
        async with playing(tmp_path / "home", ABLE_TO_SEND) as (table, _):
            await table.ask_me(SUPPORTER, "never")
            asked = await attack(table)
            assert await seconds_until_answered(table, asked) >= DELAY
            assert table.match is not None
            assert table.match.log.entries[-1].action == "done"

    asyncio.run(scenario())


def test_sending_cards_is_never_held_back(tmp_path: Path, drawn: list[float]) -> None:
    async def scenario() -> None:
        async with playing(tmp_path / "home", ABLE_TO_SEND) as (table, _):
            await attack(table)
            assert not table.answers_for(SUPPORTER)
            await table.choose(SUPPORTER, table.decision, ["add soldier", "done"])
            assert drawn == []

    asyncio.run(scenario())


@pytest.mark.parametrize("bot", ["greedy", "expert"])
@pytest.mark.parametrize("third", [NOTHING_TO_SEND, ABLE_TO_SEND])
def test_a_bot_in_a_window_answers_at_the_drawn_moment_whatever_it_holds(
    tmp_path: Path, drawn: list[float], bot: str, third: str
) -> None:
    """Not earlier if it has a single legal action, and not later if it is still thinking."""

    async def scenario() -> None:
        async with playing(tmp_path / "home", third, bots=True, bot=bot) as (table, _):
            asked = await attack(table)
            assert (table.match is not None and table.match.actor) == SUPPORTER
            assert await seconds_until_answered(table, asked) >= DELAY
            assert len(drawn) == 1

    asyncio.run(scenario())


def test_the_delay_takes_nothing_into_account() -> None:
    """It is drawn from nothing, lies between its bounds, and is not always the same."""
    delays = {automatic.draw_delay() for _ in range(200)}
    assert automatic.SHORTEST_DELAY <= min(delays) < max(delays) <= automatic.LONGEST_DELAY
    assert max(delays) - min(delays) > (automatic.LONGEST_DELAY - automatic.SHORTEST_DELAY) / 2


def test_an_unknown_wish_is_refused_in_a_sentence(tmp_path: Path, drawn: list[float]) -> None:
    async def scenario() -> None:
        async with playing(tmp_path / "home", NOTHING_TO_SEND) as (table, _):
            with pytest.raises(Problem, match="asking-unknown"):
                await table.ask_me(SUPPORTER, "at noon")
            with pytest.raises(Problem, match="table-onlooker"):
                await table.ask_me(None, "always")
            assert table.asking(SUPPORTER) == "able"

    asyncio.run(scenario())
