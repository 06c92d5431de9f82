"""Thinking elsewhere: what crosses to another process, who comes first, and what happens when one dies."""

import asyncio
import os
import time
from collections.abc import Callable, Coroutine
from multiprocessing import active_children
from pathlib import Path
from typing import Any

import pytest

from siegeworks.bots import LEVELS, make_bot
from siegeworks.games import load_game
from siegeworks.kernel.chance import Chance, child_seed
from siegeworks.kernel.game import AnyGame
from siegeworks.kernel.position import canonical
from siegeworks.kernel.problem import Problem
from siegeworks.table import thinking
from siegeworks.table.thinking import Rank, Thinkers, ThinkingFailed, bot_choice, coach_advice, packed, unpacked

RUNEDAR, CASTLECARDS = load_game("runedar"), load_game("castlecards")
SETUPS = [
    (RUNEDAR, {"seats": "1", "difficulty": "hard"}),
    (RUNEDAR, {"seats": "3"}),
    (RUNEDAR, {"seats": "4", "open_hands": "yes", "difficulty": "easy"}),
    (CASTLECARDS, {"seats": "2"}),
    (CASTLECARDS, {"seats": "4"}),
]


def positions(game: AnyGame, settings: dict[str, str], bot: str, step: int) -> list[Any]:
    """Some positions of a game between bots: one in so many."""
    chance = Chance(f"{bot} {settings}")
    state = game.setup(game.options(settings), chance, None)
    player = make_bot(bot, game, "player")
    found = []
    decisions = 0
    while (seat := game.actor(state)) is not None:
        if decisions % step == 0:
            found.append(game.copy(state))
        game.apply(state, player.choose(game.view(state, seat), game.legal(state)), chance, None)
        decisions += 1
    return found


@pytest.mark.parametrize("bot", ["random", "greedy"])
@pytest.mark.parametrize(("game", "settings"), SETUPS)
def test_a_view_arrives_as_it_was_sent(game: AnyGame, settings: dict[str, str], bot: str) -> None:
    """From every seat: the same view, and where the seat is asked, the same actions and the same answer of a bot."""
    for number, state in enumerate(positions(game, settings, bot, 3)):
        for seat in range(game.options_of(state).seats):
            view = game.view(state, seat)
            there, arrived, legal = unpacked(packed(game, view))
            assert canonical(game.view_document(arrived)) == canonical(game.view_document(view))
            if game.actor(state) == seat:
                assert legal == game.legal(state)
                seed = child_seed("same", number)
                choices = [make_bot("greedy", g, seed).choose(v, legal) for g, v in ((game, view), (there, arrived))]
                assert choices[0] == choices[1]


@pytest.mark.parametrize(("game", "settings"), [SETUPS[1], SETUPS[4]])
def test_what_crosses_does_not_depend_on_what_a_seat_cannot_see(game: AnyGame, settings: dict[str, str]) -> None:
    doubt = Chance("doubt")
    different = 0
    for state in positions(game, settings, "random", 5):
        for seat in range(game.options_of(state).seats):
            other = game.guess(game.view(state, seat), doubt)
            different += game.document(other) != game.document(state)
            assert packed(game, game.view(other, seat)) == packed(game, game.view(state, seat))
    assert different > 20


@pytest.mark.parametrize(("game", "settings"), [SETUPS[1], SETUPS[4]])
def test_bots_and_coach_answer_alike_in_worlds_a_seat_cannot_tell_apart(
    game: AnyGame, settings: dict[str, str]
) -> None:
    doubt = Chance("doubt")
    state = positions(game, settings, "greedy", 40)[1]
    seat = game.actor(state) or 0
    worlds = [state, *(game.guess(game.view(state, seat), doubt) for _ in range(2))]
    views = [packed(game, game.view(world, seat)) for world in worlds]
    assert len({coach_advice(view, "seed") for view in views}) == 1
    assert len({bot_choice(view, "steady", "seed") for view in views}) == 1


# What the processes are given in the tests below; found there by its name.


def added(one: int, other: int) -> int:
    return one + other


def failing() -> None:
    raise ZeroDivisionError("a mistake")


def dying(marker: str) -> str:
    """Dies as often as the marker says, then answers."""
    path = Path(marker)
    left = int(path.read_text())
    if left:
        path.write_text(str(left - 1))
        os._exit(1)
    return "alive"


def sleeping(seconds: float) -> None:
    time.sleep(seconds)


def write_down(marker: str, name: str) -> None:
    with Path(marker).open("a") as file:
        file.write(f"{name}\n")
    time.sleep(0.02)


def whose_child() -> tuple[int, int]:
    return os.getpid(), os.getppid()


def with_thinkers(story: Callable[[Thinkers], Coroutine[Any, Any, None]], workers: int = 1) -> None:
    """A story with processes that are gone when it has ended."""

    async def told() -> None:
        thinkers = Thinkers(workers)
        try:
            await story(thinkers)
        finally:
            await thinkers.close()

    before = set(active_children())
    asyncio.run(told())
    assert set(active_children()) <= before


def test_a_thought_is_thought_elsewhere_and_a_mistake_comes_back_as_one() -> None:
    async def story(thinkers: Thinkers) -> None:
        assert await thinkers.think(Rank.MOVE, added, 1, other=2) == 3
        process, parent = await thinkers.think(Rank.MOVE, whose_child)
        assert parent == os.getpid() != process
        with pytest.raises(ThinkingFailed, match="a mistake"):
            await thinkers.think(Rank.HINT, failing)
        assert (await thinkers.think(Rank.MOVE, whose_child))[0] == process

    with_thinkers(story)


def test_a_process_that_died_is_replaced_and_asked_again_once(tmp_path: Path) -> None:
    async def story(thinkers: Thinkers) -> None:
        marker = tmp_path / "left"
        marker.write_text("1")
        assert await thinkers.think(Rank.MOVE, dying, str(marker)) == "alive"
        marker.write_text("2")
        with pytest.raises(ThinkingFailed):
            await thinkers.think(Rank.MOVE, dying, str(marker))
        assert await thinkers.think(Rank.MOVE, dying, str(marker)) == "alive"

    with_thinkers(story)


def test_a_process_that_has_lost_its_way_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(thinkers: Thinkers) -> None:
        assert await thinkers.think(Rank.MOVE, added, 1, 1) == 2
        monkeypatch.setattr(thinking, "LONGEST_SECONDS", 0.2)
        with pytest.raises(ThinkingFailed, match="no answer"):
            await thinkers.think(Rank.MOVE, sleeping, 600)
        monkeypatch.undo()
        assert await thinkers.think(Rank.MOVE, added, 1, 1) == 2

    with_thinkers(story)


def test_studies_come_last_and_moves_and_hints_take_turns(tmp_path: Path) -> None:
    async def story(thinkers: Thinkers) -> None:
        marker = tmp_path / "order"
        await thinkers.think(Rank.MOVE, added, 1, 1)
        busy = asyncio.create_task(thinkers.think(Rank.MOVE, sleeping, 0.1))
        await asyncio.sleep(0)
        asked = [Rank.STUDY, Rank.STUDY, Rank.MOVE, Rank.MOVE, Rank.MOVE, Rank.HINT, Rank.HINT]
        names = [f"{rank.value} {number}" for number, rank in enumerate(asked)]
        thoughts = [
            asyncio.create_task(thinkers.think(rank, write_down, str(marker), name))
            for rank, name in zip(asked, names, strict=True)
        ]
        await asyncio.gather(busy, *thoughts)
        assert marker.read_text().split("\n")[:-1] == [
            "hint 5", "move 2", "hint 6", "move 3", "move 4", "study 0", "study 1",
        ]  # fmt: skip

    with_thinkers(story)


def test_studies_leave_a_process_to_the_others(tmp_path: Path) -> None:
    """Two long portions of studies wait, but only one is begun: a move finds the other process free."""

    async def story(thinkers: Thinkers) -> None:
        await asyncio.gather(*(thinkers.think(Rank.MOVE, sleeping, 0.1) for _ in range(2)))
        studies = [asyncio.create_task(thinkers.think(Rank.STUDY, sleeping, 20.0)) for _ in range(2)]
        await asyncio.sleep(0.1)
        async with asyncio.timeout(10):
            assert await thinkers.think(Rank.MOVE, added, 1, 1) == 2
        assert not any(study.done() for study in studies)
        for study in studies:
            study.cancel()
        await asyncio.wait(studies)

    with_thinkers(story, workers=2)


def test_who_stops_waiting_takes_the_thought_out_of_the_queue(tmp_path: Path) -> None:
    async def story(thinkers: Thinkers) -> None:
        marker = tmp_path / "order"
        busy = asyncio.create_task(thinkers.think(Rank.MOVE, sleeping, 0.2))
        stale = asyncio.create_task(thinkers.think(Rank.MOVE, write_down, str(marker), "stale"))
        await asyncio.sleep(0.05)
        stale.cancel()
        await thinkers.think(Rank.MOVE, write_down, str(marker), "wanted")
        await busy
        assert marker.read_text() == "wanted\n"

    with_thinkers(story)


def test_too_many_hints_are_refused_but_never_a_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(thinkers: Thinkers) -> None:
        monkeypatch.setattr(thinking, "MOST_WAITING", 2)
        waiting = [asyncio.create_task(thinkers.think(Rank.HINT, sleeping, 0.1)) for _ in range(3)]
        await asyncio.sleep(0)
        with pytest.raises(Problem, match="thinkers-busy"):
            await thinkers.think(Rank.HINT, added, 1, 1)
        assert await thinkers.think(Rank.MOVE, added, 1, 1) == 2
        await asyncio.gather(*waiting)

    with_thinkers(story)


def test_closing_ends_what_is_being_thought_at_once() -> None:
    async def story(thinkers: Thinkers) -> None:
        await thinkers.think(Rank.MOVE, added, 1, 1)
        running = asyncio.create_task(thinkers.think(Rank.MOVE, sleeping, 600))
        waiting = asyncio.create_task(thinkers.think(Rank.STUDY, sleeping, 600))
        await asyncio.sleep(0.1)
        began = time.monotonic()
        await thinkers.close()
        assert time.monotonic() - began < 5
        with pytest.raises(ThinkingFailed):
            await running
        with pytest.raises(asyncio.CancelledError):
            await waiting
        with pytest.raises(ThinkingFailed, match="closed"):
            await thinkers.think(Rank.MOVE, added, 1, 1)

    with_thinkers(story)


def test_processes_are_started_when_they_are_needed() -> None:
    async def story(thinkers: Thinkers) -> None:
        before = set(active_children())
        thinkers.wake()
        assert await thinkers.think(Rank.MOVE, added, 1, 1) == 2
        for _ in range(3):
            await thinkers.think(Rank.MOVE, added, 1, 1)
        assert len(set(active_children()) - before) <= 2
        assert make_bot(LEVELS[0], RUNEDAR, "")

    with_thinkers(story, workers=4)
