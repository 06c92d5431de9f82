"""Simulation: many seeded games by bots, in as many processes as one likes, with the same results."""

import os
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import lru_cache, partial
from pathlib import Path
from typing import Any, ClassVar, Protocol

from siegeworks.bots import check_bot, is_quick, make_bot
from siegeworks.games import load_game
from siegeworks.kernel.chance import Chance, child_seed
from siegeworks.kernel.events import Event, EventSink
from siegeworks.kernel.game import AnyGame, Options
from siegeworks.kernel.problem import Problem
from siegeworks.lab.thinking import Thinking
from siegeworks.workers.ordered import MOST_TRIES, in_order
from siegeworks.workers.supervisor import WorkerDied

GAMES_PER_TASK = 20
"""Quick games go to a worker by the score; where bots think, one by one, so that a killed run loses little."""


class Watch(Protocol):
    """Somebody who looks on while a game is played. The lab may see the state; no bot ever does."""

    def begun(self, state: Any) -> None:
        """The game is set up."""
        ...

    def chosen(self, state: Any, seat: int, action: int, legal: list[int]) -> None:
        """A seat has chosen, and nothing of it has happened yet."""
        ...

    def happened(self, state: Any, events: list[Event]) -> None:
        """What followed from the choice, and the state it led to."""
        ...

    def complete(self, result: "Result") -> "Result":
        """The result of the finished game with what was seen of it."""
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
            check_bot(name, game.id)

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
class Story:
    """How a game went, for those who keep more of it than its result."""

    first: int
    """The seat that began."""
    uses: dict[str, int]
    """How often what was done, as `usage` counts it."""
    uses_by_seat: tuple[dict[str, int], ...] | None
    """Castlecards: the same, of what each seat did."""
    curve: tuple[tuple[int, ...], ...] | None
    """The Siege of Runedar: the table at the end of each turn."""
    walls: tuple[tuple[int, ...], ...] | None
    """Castlecards: the seats at the end of each round."""


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
    story: Story | None = None


def play_one(game: AnyGame, plan: Plan, number: int) -> Result:
    """Game `number` of a run."""
    job = plan.job(game, number)
    watch = plan.watch(game)
    sink = None if watch is None else EventSink()
    chance = Chance(job.seed)
    bots = [make_bot(name, game, child_seed(job.seed, "bot", seat)) for seat, name in enumerate(job.bots)]
    thinking = {name: Thinking() for name in job.bots}
    state = game.setup(plan.options(game), chance, sink)
    if watch is not None and sink is not None:
        watch.begun(state)
        sink.take()
    decisions = 0
    while (seat := game.actor(state)) is not None:
        view, legal = game.view(state, seat), game.legal(state)
        before = time.process_time()
        action = bots[seat].choose(view, legal)
        if len(legal) > 1:
            thinking[job.bots[seat]].add(1000 * (time.process_time() - before))
        if watch is not None:
            watch.chosen(state, seat, action, legal)
        game.apply(state, action, chance, sink)
        decisions += 1
        if watch is not None and sink is not None:
            watch.happened(state, sink.take())
    outcome = game.outcome(state)
    if outcome is None:
        raise RuntimeError("a game without an actor has no outcome")
    facts = game.facts(state)
    turns = facts.pop("turns")
    result = Result(number, job.bots, outcome.winners, outcome.reason, outcome.score, turns, decisions, facts, thinking)
    return result if watch is None else watch.complete(result)


Games = tuple[int, int]
"""A task: the number of its first game, and that after its last."""


def tasks(plan: Plan, first: int = 0) -> Iterator[Games]:
    """All games of a run from number `first` on, in portions for workers."""
    step = GAMES_PER_TASK if all(is_quick(bot, plan.game) for name in plan.bots for bot in name.split("+")) else 1
    for start in range(first, plan.games, step):
        yield start, min(start + step, plan.games)


@lru_cache(maxsize=1)
def worker_game(game: str, pack: Path | None) -> AnyGame:
    """The game of a worker, which plays one and loads it once."""
    return load_game(game, pack)


def play_some(plan: Plan, games: Games) -> list[Result]:
    """Play the games of a task; for workers."""
    game = worker_game(plan.game, plan.pack)
    return [plan.play(game, number) for number in range(*games)]


def simulate(plan: Plan, workers: int, first: int = 0) -> Iterator[Result]:
    """The results of all games from number `first` on, in order, whatever the number of workers."""
    if workers <= 1:
        game = load_game(plan.game, plan.pack)
        for number in range(first, plan.games):
            yield plan.play(game, number)
        return
    try:
        for results in in_order(partial(play_some, plan), tasks(plan, first), workers):
            yield from results
    except WorkerDied as died:
        raise Problem("lab-worker", first=died.task[0], times=MOST_TRIES) from None


def default_workers() -> int:
    return max(1, os.cpu_count() or 1)
