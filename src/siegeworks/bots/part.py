"""What a game brings for bots, and what bots do with a game that brings nothing.

A game names its `BotPart` under `parts["bots"]` of its kit. Every field improves on a generic default: a game with
rules alone is played by the random and the flat bot, and its levels are flat bots that try more and more.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any, Protocol

from siegeworks.bots.bot import GreedyRule
from siegeworks.games import kits, part_of
from siegeworks.kernel.chance import Chance
from siegeworks.kernel.game import AnyGame
from siegeworks.kernel.problem import Problem

LAYER = "bots"
LEVELS = ("beginner", "steady", "expert")
"""The bots people choose from, weakest first. Every game has them; its part says which bot plays a level."""
FLAT_LEVELS = MappingProxyType({"beginner": "flat:10", "steady": "flat:60", "expert": "flat:300"})
"""The levels of a game without heuristics."""
SEARCH_LEVELS = MappingProxyType({"beginner": "greedy", "steady": "search:16", "expert": "search:200"})
"""The levels of a game with heuristics and a trained evaluator."""
MOST_DECISIONS = 500
"""Decisions after which a generic random playout is stopped."""
UNDECIDED = 0.5
"""The value of a playout that ended in a draw or was stopped."""

Playout = Callable[[AnyGame, Any, int, Chance], float]
"""Plays a state on at random, in place, and returns what came of it for a seat: 0 is lost, 1 is won."""
ReasonGroup = tuple[str, int, int]
"""A group of features: its name, its first feature and the one after its last."""


class Evaluator(Protocol):
    """What the search and the coach ask of a game: moves of a simulation, and how good positions are.

    Seats and actions are numbers as everywhere; a state is one that `guess` returned.
    """

    def guess(self, view: Any, chance: Chance) -> Any:
        """A state that is consistent with a view."""
        ...

    def actor(self, state: Any) -> int:
        """The seat that decides; -1 when the game is over."""
        ...

    def legal(self, state: Any) -> list[int]:
        """The actions to search: one order of picks for each result."""
        ...

    def restrict(self, restriction: Any) -> None:
        """Leave out, from now on, what a `Restriction` does not allow."""
        ...

    def step(self, state: Any, action: int, chance: Chance) -> bool:
        """Apply an action in place; True if the simulation should stop here and evaluate the state."""
        ...

    def finish(self, state: Any, chance: Chance) -> None:
        """Play on to a state that `values` can judge well, such as the end of the turn."""
        ...

    def root_scores(self, view: Any, legal: list[int], chance: Chance) -> list[float]:
        """How promising each action looks where the search begins; higher is better."""
        ...

    def prior_scores(self, state: Any, legal: list[int], chance: Chance) -> list[float]:
        """How promising each action looks inside a simulation."""
        ...

    def at_stake(self, chance: float) -> float:
        """How much the search should explore, from 0 to 1, where this is the chance of winning."""
        ...

    def values(self, state: Any, chance: Chance, seat: int) -> list[float]:
        """For each seat how likely it wins, from what `seat` knows."""
        ...

    def score_kept(self, state: Any, /) -> float:
        """The share of the highest score that a win keeps from here, from 0 to 1; always 1 where a win is a win."""
        ...

    def features(self, state: Any, seat: int) -> list[float]:
        """The inputs of the value network; empty where the state is not evaluated by it."""
        ...

    def chance_at(self, numbers: list[float], state: Any) -> float:
        """How likely a position with these features is won."""
        ...


def random_playout(game: AnyGame, state: Any, seat: int, chance: Chance) -> float:
    """The generic playout: random actions to the end of the game, judged by its outcome."""
    for _ in range(MOST_DECISIONS):
        if game.actor(state) is None:
            break
        actions = game.canonical(state)
        game.apply(state, actions[chance.below(len(actions))], chance, None)
    outcome = game.outcome(state)
    if outcome is None or (not outcome.winners and not game.cooperative):
        return UNDECIDED
    return float(seat in outcome.winners)


@dataclass(frozen=True, slots=True)
class Measure:
    """Something on the table that one can count: what an action does to it can be a reason for the action."""

    name: str
    """The game's texts call it `coach-measure-<name>`."""
    group: str
    """The group of features that it belongs to."""
    count: Callable[[Any, int], float]
    """From a state and the seat that is advised to the number."""
    more_is_better: bool


@dataclass(frozen=True, slots=True)
class EvaluatorPart:
    """The trained evaluator of a game, and how the coach explains what it prefers."""

    make: Callable[[int], Evaluator]
    """Makes the evaluator. The argument says in how many guessed states `root_scores` may look at each action."""
    reasons: tuple[ReasonGroup, ...]
    """The features in groups by topic: the coach names an effect of the group that makes the difference."""
    worlds: int = 1
    """The most guessed states that are worth it in `root_scores`."""
    measures: tuple[Measure, ...] = ()
    """What the coach can give as a reason."""
    calibration: Mapping[int, tuple[float, float]] = field(default_factory=lambda: MappingProxyType({}))
    """By number of seats, how the coach corrects a chance of the search before it is shown: a shift and a factor
    of its log-odds. `tools/research/chance_calibration.py` measures them. Without them the chance stays as it is."""
    score: Measure | None = None
    """What counts after a win; the coach decides by it between actions that win equally often."""


@dataclass(frozen=True, slots=True)
class BotPart:
    """What a game brings for bots."""

    greedy: GreedyRule | None = None
    """The choice of the greedy bot; without it the game has no greedy bot."""
    playout: Playout = random_playout
    """One simulation of the flat bot after its first action."""
    evaluator: EvaluatorPart | None = None
    """Without it the game has no search bot, no coach and no analysis."""
    levels: Mapping[str, str] = field(default_factory=lambda: FLAT_LEVELS)
    """For each of `LEVELS` the name of the bot that plays it."""

    def __post_init__(self) -> None:
        if tuple(self.levels) != LEVELS or set(self.levels.values()) & set(LEVELS):
            raise ValueError(f"levels must name a bot for each of {', '.join(LEVELS)}")


GENERIC_PART = BotPart()


def bot_part(game_id: str) -> BotPart:
    """The part of a game; the generic one if the game brings none."""
    if game_id not in kits():
        return GENERIC_PART
    return part_of(game_id, LAYER, BotPart) or GENERIC_PART


def evaluator_part(game_id: str) -> EvaluatorPart:
    """The evaluator of a game; a game without one has no coach and is refused."""
    part = bot_part(game_id).evaluator
    if part is None:
        raise Problem("coach-missing", game=game_id)
    return part
