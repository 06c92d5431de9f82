"""Simulation: many seeded games by bots, in as many processes as one likes, with the same results."""

import multiprocessing
import os
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from siegeworks.bots import make_bot
from siegeworks.games import load_game
from siegeworks.kernel.chance import Chance, child_seed
from siegeworks.kernel.game import AnyGame, Options

GAMES_PER_TASK = 20


@dataclass(frozen=True, slots=True)
class Plan:
    """A run of games: which game, how it is set up, who plays, how often, from which seed."""

    game: str
    settings: tuple[tuple[str, str], ...]
    bots: tuple[str, ...]
    games: int
    seed: str
    pack: Path | None = None

    def options(self, game: AnyGame) -> Options:
        return game.options(dict(self.settings))

    def bot(self, seat: int) -> str:
        """The bot of a seat; a short list goes round."""
        return self.bots[seat % len(self.bots)]


@dataclass(frozen=True, slots=True)
class Result:
    """One finished game."""

    number: int
    winners: tuple[int, ...]
    reason: str
    score: int
    turns: int
    decisions: int
    facts: dict[str, int]

    def json(self) -> dict[str, Any]:
        return asdict(self)


def play_one(game: AnyGame, plan: Plan, number: int) -> Result:
    """Game `number` of a run: its seed depends on the run's seed and its number only."""
    seed = child_seed(plan.seed, "game", number)
    options = plan.options(game)
    chance = Chance(seed)
    bots = [make_bot(plan.bot(seat), game, child_seed(seed, "bot", seat)) for seat in range(options.seats)]
    state = game.setup(options, chance, None)
    decisions = 0
    while (seat := game.actor(state)) is not None:
        action = bots[seat].choose(game.view(state, seat), game.legal(state))
        game.apply(state, action, chance, None)
        decisions += 1
    outcome = game.outcome(state)
    if outcome is None:
        raise RuntimeError("a game without an actor has no outcome")
    facts = game.facts(state)
    return Result(number, outcome.winners, outcome.reason, outcome.score, facts.pop("turns"), decisions, facts)


_worker_game: AnyGame | None = None


def _start_worker(plan: Plan) -> None:
    global _worker_game  # noqa: PLW0603 - a process has one game, loaded once
    _worker_game = load_game(plan.game, plan.pack)


def _play_some(task: tuple[Plan, int, int]) -> list[Result]:
    plan, first, last = task
    if _worker_game is None:
        raise RuntimeError("the worker has no game")
    return [play_one(_worker_game, plan, number) for number in range(first, last)]


def simulate(plan: Plan, workers: int) -> Iterator[Result]:
    """The results of all games in order, whatever the number of workers."""
    if workers <= 1:
        game = load_game(plan.game, plan.pack)
        for number in range(plan.games):
            yield play_one(game, plan, number)
        return
    tasks = [(plan, first, min(first + GAMES_PER_TASK, plan.games)) for first in range(0, plan.games, GAMES_PER_TASK)]
    context = multiprocessing.get_context("spawn")
    with context.Pool(workers, _start_worker, (plan,)) as pool:
        for results in pool.imap(_play_some, tasks):
            yield from results


def default_workers() -> int:
    return max(1, os.cpu_count() or 1)
