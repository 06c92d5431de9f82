"""Simulation: many seeded games by bots, with the same results whatever the number of processes."""

import os
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import lru_cache, partial
from pathlib import Path
from typing import Any, ClassVar, Protocol

from siegeworks.bots import Bot, check_bot, is_quick, make_bot
from siegeworks.games import load_game
from siegeworks.kernel.chance import Chance, child_seed
from siegeworks.kernel.events import Event, EventSink
from siegeworks.kernel.game import AnyGame, Options
from siegeworks.kernel.problem import Problem
from siegeworks.lab.decision_times import DecisionTimes
from siegeworks.workers.ordered import MOST_TRIES, in_order
from siegeworks.workers.supervisor import WorkerDied

GAMES_PER_TASK = 20
"""Quick games go to a worker by the score; games of slow bots one by one, so that a killed run loses little."""
PLACE, NO_PLACE = "place", -1
"""The fact of a game of rivals that says which place in the order of play won: 0 for who began, -1 for a draw."""


class GameObserver(Protocol):
    """Looks on while one game is played. The lab may see the state; a bot never does."""

    def started(self, state: Any, seats: int, first: int) -> None:
        """The game is set up; seat `first` begins."""
        ...

    def chosen(self, state: Any, seat: int, action: int, legal: list[int]) -> None:
        """A seat has chosen, and nothing has happened yet."""
        ...

    def happened(self, state: Any, events: list[Event]) -> None:
        """The events that followed from the choice, and the state afterwards."""
        ...

    def completed(self, result: "Result") -> "Result":
        """The result of the finished game, with what was observed added to it."""
        ...


@dataclass(frozen=True, slots=True)
class Job:
    """One game to play: its number in the run, the seed of its deal, and the bot of each seat."""

    number: int
    seed: str
    bots: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class RunPlan:
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
        """Refuse settings that the game does not have, and unknown bots."""
        self.options(game)
        for name in self.bots:
            check_bot(name, game.id)

    def job(self, game: AnyGame, number: int) -> Job:
        """Game `number`: its seed depends on the run's seed and its number only. A short list of bots goes round."""
        bots = tuple(self.bots[seat % len(self.bots)] for seat in range(self.options(game).seats))
        return Job(number, child_seed(self.seed, "game", number), bots)

    def bot(self, name: str, game: AnyGame, seed: str) -> Bot:
        """The bot that plays a seat of a job under this name."""
        return make_bot(name, game, seed)

    def observer(self, game: AnyGame) -> GameObserver | None:  # noqa: ARG002 - for runs that observe their games
        """A new observer for one game of this run, if its games are observed."""
        return None

    def play(self, game: AnyGame, number: int) -> "Result":
        """Play game `number`."""
        return play_one(game, self, number)

    def document(self, game: AnyGame) -> dict[str, Any]:
        """Everything that decides how each game of the run goes, but not how many games there are."""
        return {
            "game": self.game,
            "settings": dict(self.settings),
            "bots": list(self.bots),
            "seed": self.seed,
            "rules": game.rules_version,
            "content": game.content_digest,
        }


@dataclass(frozen=True, slots=True)
class Story:
    """How a game went, for runs that keep more of it than its result."""

    first: int
    """The seat that began."""
    uses: dict[str, int]
    """How often each thing was done, as `usage` counts it."""
    uses_by_seat: tuple[dict[str, int], ...] | None
    """The same for each seat; None where all win together."""
    samples: tuple[tuple[int, ...], ...] | None
    """What was seen of the table as time went on; None for a game without samples."""


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
    times: dict[str, DecisionTimes] = field(compare=False)
    """By bot. They differ from run to run, so results are compared without them."""
    story: Story | None = None


def play_one(game: AnyGame, plan: RunPlan, number: int) -> Result:
    """Play game `number` of a run."""
    job = plan.job(game, number)
    observer = plan.observer(game)
    sink = None if observer is None else EventSink()
    chance = Chance(job.seed)
    bots = [plan.bot(name, game, child_seed(job.seed, "bot", seat)) for seat, name in enumerate(job.bots)]
    times = {name: DecisionTimes() for name in job.bots}
    state = game.setup(plan.options(game), chance, sink)
    first = game.actor(state) or 0
    if observer is not None and sink is not None:
        observer.started(state, len(bots), first)
        sink.take()
    decisions = 0
    while (seat := game.actor(state)) is not None:
        view, legal = game.view(state, seat), game.canonical(state)
        before = time.process_time()
        action = bots[seat].choose(view, legal)
        if len(legal) > 1:
            times[job.bots[seat]].add(1000 * (time.process_time() - before))
        if observer is not None:
            observer.chosen(state, seat, action, legal)
        game.apply(state, action, chance, sink)
        decisions += 1
        if observer is not None and sink is not None:
            observer.happened(state, sink.take())
    result = finished_result(game, state, job, first, decisions, times)
    return result if observer is None else observer.completed(result)


def finished_result(
    game: AnyGame, state: Any, job: Job, first: int, decisions: int, times: dict[str, DecisionTimes]
) -> Result:
    """The result of a game that is over."""
    outcome = game.outcome(state)
    if outcome is None:
        raise RuntimeError("a game without an actor has no outcome")
    facts = game.facts(state)
    turns = facts.pop("turns")
    if not game.cooperative:
        facts.setdefault(PLACE, (outcome.winners[0] - first) % len(job.bots) if outcome.winners else NO_PLACE)
    return Result(job.number, job.bots, outcome.winners, outcome.reason, outcome.score, turns, decisions, facts, times)


Games = tuple[int, int]
"""A task: the number of its first game, and that after its last."""


def tasks(plan: RunPlan, first: int = 0) -> Iterator[Games]:
    """All games of a run from number `first` on, in portions for workers."""
    step = GAMES_PER_TASK if all(is_quick(bot, plan.game) for name in plan.bots for bot in name.split("+")) else 1
    for start in range(first, plan.games, step):
        yield start, min(start + step, plan.games)


@lru_cache(maxsize=1)
def worker_game(game: str, pack: Path | None) -> AnyGame:
    """The game that a worker plays, loaded once."""
    return load_game(game, pack)


def play_some(plan: RunPlan, games: Games) -> list[Result]:
    """Play the games of a task; for workers."""
    game = worker_game(plan.game, plan.pack)
    return [plan.play(game, number) for number in range(*games)]


def simulate(plan: RunPlan, workers: int, first: int = 0) -> Iterator[Result]:
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
