"""The coach: what a strong bot would do in a seat's place, how likely that is to win, and why. It sees a view alone."""

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
"""Simulations that every listed option gets at least, so that chances can be compared."""
LOOKED_AT = 8
"""The number of final states of simulations by which an option is explained."""


@dataclass(frozen=True, slots=True)
class Option:
    """An action that the coach considered."""

    action: int
    chance: float
    """How likely the seat is to win after it, from 0 to 1."""
    share: float
    """The share of the coach's simulations that began with it."""


@dataclass(frozen=True, slots=True)
class Advice:
    """The best few actions, best first, and the reason why the first is the best."""

    options: tuple[Option, ...]
    reason: str

    @property
    def chance(self) -> float:
        """How likely the seat is to win, from what it knows."""
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
    """What the coach would do. The same view, seed and number of simulations give the same advice.

    `also` is an action that is listed in any case, so that an action that was played can be judged.
    """
    tree = Tree(trained_evaluator(game.id), view, legal, Chance(seed))
    for _ in range(simulations):
        tree.simulate(-1)
    visits = list(tree.root.visits)
    ranking = tree.ranking()
    listed = ranking[:MOST_OPTIONS] + [place for place in ranking[MOST_OPTIONS:] if tree.root.actions[place] == also]
    ended = {place: _tried_enough(tree, place) for place in listed}
    listed.sort(key=tree.chance_of, reverse=True)
    options = [Option(tree.root.actions[place], tree.chance_of(place), visits[place] / simulations) for place in listed]
    return Advice(
        tuple(options), _reason(game, view.seat, tree, ended[listed[0]], [ended[place] for place in listed[1:]])
    )


def _tried_enough(tree: Tree, place: int) -> list[Any]:
    """Try an action of the root a few more times; returns the last states that it led to."""
    missing = max(LOOKED_AT, LEAST_TRIES - tree.root.visits[place])
    return [tree.simulate(place) for _ in range(missing)][-LOOKED_AT:]


def _reason(game: AnyGame, seat: int, tree: Tree, best: list[Any], others: list[list[Any]]) -> str:
    """The group of features that makes the best action best: each in turn replaces that of the other actions."""
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
    """The mean features of several states. States without features, such as finished games, are left out."""
    full = [row for row in rows if row]
    return [sum(column) / len(full) for column in zip(*full, strict=True)] if full else []
