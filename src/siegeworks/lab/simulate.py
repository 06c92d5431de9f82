"""Simulation: many seeded games by bots, in as many processes as one likes, with the same results."""

import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from multiprocessing.pool import Pool
from pathlib import Path
from typing import Any, ClassVar, Protocol

from siegeworks.bots import QUICK, lab_budget, make_bot
from siegeworks.games import load_game
from siegeworks.kernel.chance import Chance, child_seed
from siegeworks.kernel.events import Event, Tell
from siegeworks.kernel.game import AnyGame, Options
from siegeworks.lab.thinking import Thinking

GAMES_PER_TASK = 20
"""Quick games go to a worker by the score; where bots think, one by one, so that a killed run loses little."""


class Watch(Protocol):
    """Somebody who looks on while a game is played."""

    def chosen(self, action: int, legal: list[int]) -> None: ...

    def happened(self, events: list[Event]) -> None: ...

    def facts(self) -> dict[str, int]:
        """What was seen, as numbers that are kept with the result."""
        ...


@dataclass(frozen=True, slots=True)
class Job:
    """One game to play: its number in the run, the seed of its deal, and the bot of every seat."""

    number: int
    seed: str
    bots: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Plan:
    """A run of games: which game, how it is set up, who plays, how often, from which seed."""

    kind: ClassVar[str] = "sim"

    game: str
    settings: tuple[tuple[str, str], ...]
    bots: tuple[str, ...]
    games: int
    seed: str
    pack: Path | None = None

    def options(self, game: AnyGame) -> Options:
        return game.options(dict(self.settings))

    def check(self, game: AnyGame) -> None:
        """Refuse settings the game does not have and bots nobody knows."""
        self.options(game)
        for name in self.bots:
            lab_budget(name)

    def job(self, game: AnyGame, number: int) -> Job:
        """Game `number`: its seed depends on the run's seed and its number only. A short list of bots goes round."""
        bots = tuple(self.bots[seat % len(self.bots)] for seat in range(self.options(game).seats))
        return Job(number, child_seed(self.seed, "game", number), bots)

    def watch(self, game: AnyGame) -> Watch | None:  # noqa: ARG002 - for runs that look on
        """Who looks on at a game of this run."""
        return None

    def play(self, game: AnyGame, number: int) -> "Result":
        """Play game `number`."""
        return play_one(game, self, number)

    def document(self, game: AnyGame) -> dict[str, Any]:
        """What decides how every single game of the run goes; not how many there are."""
        return {
            "game": self.game,
            "settings": dict(self.settings),
            "bots": list(self.bots),
            "seed": self.seed,
            "content": game.content_digest,
        }


@dataclass(frozen=True, slots=True)
class Result:
    """One finished game."""

    number: int
    bots: tuple[str, ...]
    winners: tuple[int, ...]
    reason: str
    score: int
    turns: int
    decisions: int
    facts: dict[str, int]
    thinking: dict[str, Thinking] = field(compare=False)
    """By bot. No two runs think equally long, so it is no part of what results are compared by."""


def play_one(game: AnyGame, plan: Plan, number: int) -> Result:
    """Game `number` of a run."""
    job = plan.job(game, number)
    watch = plan.watch(game)
    tell = None if watch is None else Tell()
    chance = Chance(job.seed)
    bots = [make_bot(name, game, child_seed(job.seed, "bot", seat)) for seat, name in enumerate(job.bots)]
    thinking = {name: Thinking() for name in job.bots}
    state = game.setup(plan.options(game), chance, tell)
    decisions = 0
    while (seat := game.actor(state)) is not None:
        view, legal = game.view(state, seat), game.legal(state)
        before = time.process_time()
        action = bots[seat].choose(view, legal)
        if len(legal) > 1:
            thinking[job.bots[seat]].add(1000 * (time.process_time() - before))
        game.apply(state, action, chance, tell)
        decisions += 1
        if watch is not None and tell is not None:
            watch.chosen(action, legal)
            watch.happened(tell.take())
    outcome = game.outcome(state)
    if outcome is None:
        raise RuntimeError("a game without an actor has no outcome")
    facts = game.facts(state)
    turns = facts.pop("turns")
    seen = {} if watch is None else watch.facts()
    return Result(
        number, job.bots, outcome.winners, outcome.reason, outcome.score, turns, decisions, facts | seen, thinking
    )


_worker_game: AnyGame | None = None


def _start_worker(plan: Plan) -> None:
    global _worker_game  # noqa: PLW0603 - a process has one game, loaded once
    # Ctrl+C reaches every process of a terminal; the first one ends the others.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _worker_game = load_game(plan.game, plan.pack)


def _play_some(task: tuple[Plan, int, int]) -> list[Result]:
    plan, first, last = task
    if _worker_game is None:
        raise RuntimeError("the worker has no game")
    return [plan.play(_worker_game, number) for number in range(first, last)]


def simulate(plan: Plan, workers: int, first: int = 0) -> Iterator[Result]:
    """The results of all games from number `first` on, in order, whatever the number of workers."""
    if workers <= 1:
        game = load_game(plan.game, plan.pack)
        for number in range(first, plan.games):
            yield plan.play(game, number)
        return
    step = GAMES_PER_TASK if all(bot in QUICK for name in plan.bots for bot in name.split("+")) else 1
    tasks = ((plan, start, min(start + step, plan.games)) for start in range(first, plan.games, step))
    with _start_pool(plan, workers) as pool:
        for results in pool.imap(_play_some, tasks):
            yield from results


def _start_pool(plan: Plan, workers: int) -> Pool:
    """Workers that ignore Ctrl+C from their first moment on: they inherit that, and need not get as far as asking."""
    context = multiprocessing.get_context("spawn")
    if threading.current_thread() is not threading.main_thread():
        return context.Pool(workers, _start_worker, (plan,))
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        return context.Pool(workers, _start_worker, (plan,))
    finally:
        signal.signal(signal.SIGINT, before)


def default_workers() -> int:
    return max(1, os.cpu_count() or 1)
