"""The coach: what a strong bot would do in a seat's place, how likely that wins, and why. Sees a view, like a bot."""

from dataclasses import dataclass
from typing import Any

from siegeworks.bots.evaluators import trained_evaluator
from siegeworks.bots.part import bot_part, evaluator_part
from siegeworks.bots.search import Tree
from siegeworks.kernel.chance import Chance
from siegeworks.kernel.game import AnyGame

MOST_OPTIONS = 4
SIMULATIONS = 160
LEAST_TRIES = 40
"""Simulations that every option told of has had at least, so that its chance can be compared."""
LOOKED_AT = 8
"""Simulations by whose ends an option is explained."""


@dataclass(frozen=True, slots=True)
class Option:
    """An action the coach considered."""

    action: int
    chance: float
    """How likely the seat wins after it, from 0 to 1."""
    share: float
    """The share of the coach's simulations that began with it."""


@dataclass(frozen=True, slots=True)
class Advice:
    """The best few actions, the best first, and why it is the best."""

    options: tuple[Option, ...]
    reason: str

    @property
    def chance(self) -> float:
        """How likely the seat wins, as far as it can know."""
        return self.options[0].chance


def has_coach(game_id: str) -> bool:
    """Whether the coach knows a game."""
    return bot_part(game_id).evaluator is not None


def check_coach(game_id: str) -> None:
    """Refuse a game that the coach does not know."""
    evaluator_part(game_id)


def advise(
    game: AnyGame, view: Any, legal: list[int], seed: str, simulations: int = SIMULATIONS, also: int | None = None
) -> Advice:
    """What the coach would do; the same view, seed and number of simulations give the same advice.

    `also` is an action that is among the options in any case, so that one that was played can be judged.
    """
    tree = Tree(trained_evaluator(game.id), view, legal, Chance(seed))
    for _ in range(simulations):
        tree.simulate(-1)
    visits = list(tree.root.visits)
    ranking = tree.ranking()
    told = ranking[:MOST_OPTIONS] + [place for place in ranking[MOST_OPTIONS:] if tree.root.actions[place] == also]
    ended = {place: _tried_enough(tree, place) for place in told}
    told.sort(key=tree.chance_of, reverse=True)
    options = [Option(tree.root.actions[place], tree.chance_of(place), visits[place] / simulations) for place in told]
    return Advice(tuple(options), _reason(game, view.seat, tree, ended[told[0]], [ended[place] for place in told[1:]]))


def _tried_enough(tree: Tree, place: int) -> list[Any]:
    """Try an action of the root a few times more; gives the states that it led to."""
    missing = max(LOOKED_AT, LEAST_TRIES - tree.root.visits[place])
    return [tree.simulate(place) for _ in range(missing)][-LOOKED_AT:]


def _reason(game: AnyGame, seat: int, tree: Tree, best: list[Any], others: list[list[Any]]) -> str:
    """The group of inputs by which the best action is better than the others: each is put in the place of theirs."""
    evaluator = tree.evaluator
    ours = _mean([evaluator.features(state, seat) for state in best])
    theirs = _mean([evaluator.features(state, seat) for states in others for state in states])
    groups = evaluator_part(game.id).reasons
    if not ours or not theirs:
        return groups[0][0]
    gains = [
        (evaluator.chance_at([*theirs[:first], *ours[first:end], *theirs[end:]], best[0]), name)
        for name, first, end in groups
    ]
    return max(gains)[1]


def _mean(rows: list[list[float]]) -> list[float]:
    """The mean of what several states look like; states that are over look like nothing."""
    told = [row for row in rows if row]
    return [sum(column) / len(told) for column in zip(*told, strict=True)] if told else []
