"""The worker processes of a server: what is sent to them, which task comes first, and what a death costs."""

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
from siegeworks.table import worker_pool
from siegeworks.table.worker_pool import Priority, WorkerPool
from siegeworks.table.worker_processes import ProcessDriver, process_pool
from siegeworks.table.worker_tasks import bot_choice, coach_advice, packed, unpacked
from siegeworks.workers.replies import WorkFailed

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
def test_a_view_is_received_as_it_was_sent(game: AnyGame, settings: dict[str, str], bot: str) -> None:
    """From every seat: the same view, and where the seat is asked, the same actions and the same answer of a bot."""
    for number, state in enumerate(positions(game, settings, bot, 3)):
        for seat in range(game.options_of(state).seats):
            view = game.view(state, seat)
            there, received = unpacked(packed(game, view))
            arrived, legal = there.view(received, seat), there.legal(received)
            assert canonical(game.view_document(arrived)) == canonical(game.view_document(view))
            if game.actor(state) == seat:
                assert legal == game.legal(state)
                seed = child_seed("same", number)
                choices = [make_bot("greedy", g, seed).choose(v, legal) for g, v in ((game, view), (there, arrived))]
                assert choices[0] == choices[1]


@pytest.mark.parametrize(("game", "settings"), [SETUPS[1], SETUPS[4]])
def test_what_is_sent_does_not_depend_on_what_a_seat_cannot_see(game: AnyGame, settings: dict[str, str]) -> None:
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


# Tasks of the tests below; the worker processes import them by name.


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


def with_workers(story: Callable[[WorkerPool], Coroutine[Any, Any, None]], count: int = 1) -> None:
    """Run a test with a pool of processes, and check that none is left."""

    async def run() -> None:
        workers = process_pool(count)
        try:
            await story(workers)
        finally:
            await workers.close()

    before = set(active_children())
    asyncio.run(run())
    assert set(active_children()) <= before


def test_a_task_runs_in_another_process_and_an_error_comes_back() -> None:
    async def story(workers: WorkerPool) -> None:
        assert await workers.run(Priority.MOVE, added, 1, other=2) == 3
        process, parent = await workers.run(Priority.MOVE, whose_child)
        assert parent == os.getpid() != process
        with pytest.raises(WorkFailed, match="a mistake"):
            await workers.run(Priority.HINT, failing)
        assert (await workers.run(Priority.MOVE, whose_child))[0] == process

    with_workers(story)


def test_a_process_that_died_is_replaced_and_its_task_repeated_once(tmp_path: Path) -> None:
    async def story(workers: WorkerPool) -> None:
        marker = tmp_path / "left"
        marker.write_text("1")
        assert await workers.run(Priority.MOVE, dying, str(marker)) == "alive"
        marker.write_text("2")
        with pytest.raises(WorkFailed):
            await workers.run(Priority.MOVE, dying, str(marker))
        assert await workers.run(Priority.MOVE, dying, str(marker)) == "alive"

    with_workers(story)


def test_a_task_that_takes_too_long_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(workers: WorkerPool) -> None:
        assert await workers.run(Priority.MOVE, added, 1, 1) == 2
        driver = workers._driver
        assert isinstance(driver, ProcessDriver)
        monkeypatch.setattr(driver.supervisor, "time_limit", 0.2)
        with pytest.raises(WorkFailed, match="no answer"):
            await workers.run(Priority.MOVE, sleeping, 600)
        monkeypatch.undo()
        assert await workers.run(Priority.MOVE, added, 1, 1) == 2

    with_workers(story)


def test_analyses_come_last_and_moves_and_hints_take_turns(tmp_path: Path) -> None:
    async def story(workers: WorkerPool) -> None:
        marker = tmp_path / "order"
        await workers.run(Priority.MOVE, added, 1, 1)
        busy = asyncio.create_task(workers.run(Priority.MOVE, sleeping, 0.1))
        await asyncio.sleep(0)
        counts = {Priority.ANALYSIS: 2, Priority.MOVE: 3, Priority.HINT: 2}
        asked = [priority for priority, count in counts.items() for _ in range(count)]
        names = [f"{priority.value} {number}" for number, priority in enumerate(asked)]
        tasks = [
            asyncio.create_task(workers.run(priority, write_down, str(marker), name))
            for priority, name in zip(asked, names, strict=True)
        ]
        await asyncio.gather(busy, *tasks)
        assert marker.read_text().split("\n")[:-1] == [
            "hint 5", "move 2", "hint 6", "move 3", "move 4", "analysis 0", "analysis 1",
        ]  # fmt: skip

    with_workers(story)


def test_analyses_leave_a_process_to_the_others(tmp_path: Path) -> None:
    """Two long parts of analyses wait, but only one runs: a move finds the other process free."""

    async def story(workers: WorkerPool) -> None:
        await asyncio.gather(*(workers.run(Priority.MOVE, sleeping, 0.1) for _ in range(2)))
        analyses = [asyncio.create_task(workers.run(Priority.ANALYSIS, sleeping, 20.0)) for _ in range(2)]
        await asyncio.sleep(0.1)
        async with asyncio.timeout(10):
            assert await workers.run(Priority.MOVE, added, 1, 1) == 2
        assert not any(analysis.done() for analysis in analyses)
        for analysis in analyses:
            analysis.cancel()
        await asyncio.wait(analyses)

    with_workers(story, count=2)


def test_a_cancelled_task_leaves_the_queue(tmp_path: Path) -> None:
    async def story(workers: WorkerPool) -> None:
        marker = tmp_path / "order"
        busy = asyncio.create_task(workers.run(Priority.MOVE, sleeping, 0.2))
        stale = asyncio.create_task(workers.run(Priority.MOVE, write_down, str(marker), "stale"))
        await asyncio.sleep(0.05)
        stale.cancel()
        await workers.run(Priority.MOVE, write_down, str(marker), "wanted")
        await busy
        assert marker.read_text() == "wanted\n"

    with_workers(story)


def test_too_many_hints_are_refused_but_never_a_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(workers: WorkerPool) -> None:
        monkeypatch.setattr(worker_pool, "MOST_WAITING", 2)
        waiting = [asyncio.create_task(workers.run(Priority.HINT, sleeping, 0.1)) for _ in range(3)]
        await asyncio.sleep(0)
        with pytest.raises(Problem, match="coach-busy"):
            await workers.run(Priority.HINT, added, 1, 1)
        assert await workers.run(Priority.MOVE, added, 1, 1) == 2
        await asyncio.gather(*waiting)

    with_workers(story)


def test_closing_stops_running_tasks_at_once() -> None:
    async def story(workers: WorkerPool) -> None:
        await workers.run(Priority.MOVE, added, 1, 1)
        running = asyncio.create_task(workers.run(Priority.MOVE, sleeping, 600))
        waiting = asyncio.create_task(workers.run(Priority.ANALYSIS, sleeping, 600))
        await asyncio.sleep(0.1)
        async with asyncio.timeout(60):
            await workers.close()
        with pytest.raises(WorkFailed):
            await running
        with pytest.raises(asyncio.CancelledError):
            await waiting
        with pytest.raises(WorkFailed, match="closed"):
            await workers.run(Priority.MOVE, added, 1, 1)

    with_workers(story)


def test_processes_are_started_when_they_are_first_needed() -> None:
    async def story(workers: WorkerPool) -> None:
        before = set(active_children())
        workers.warm_up()
        assert await workers.run(Priority.MOVE, added, 1, 1) == 2
        for _ in range(3):
            await workers.run(Priority.MOVE, added, 1, 1)
        assert len(set(active_children()) - before) <= 2
        assert make_bot(LEVELS[0], RUNEDAR, "")

    with_workers(story, count=4)
