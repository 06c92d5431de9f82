"""How true the coach's chances come: what it predicts at decisions of many games, beside what happened."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import log
from typing import Any, ClassVar

from siegeworks.bots.coach import advise, corrected_chance
from siegeworks.kernel.chance import Chance, child_seed
from siegeworks.kernel.events import Event
from siegeworks.kernel.game import AnyGame
from siegeworks.lab.simulate import Result, RunPlan, play_one
from siegeworks.lab.statistics import Estimate, over_deals

BINS = 10
ONE_IN = 12
"""One decision of so many is predicted."""
SIMULATIONS, TRIES = 24, 24
FINE = 10_000
"""Predictions are added up as whole numbers of this fraction, because the facts of a game are whole numbers."""


class ChanceObserver:
    """Lets the coach predict some of the decisions of one game; each counts for the bin of its prediction."""

    def __init__(self, game: AnyGame, seed: str) -> None:
        self._game = game
        self._seed = seed
        self._chance = Chance(child_seed(seed, "decisions"))
        self._predicted: list[tuple[int, float]] = []

    def started(self, state: Any, seats: int, first: int) -> None:
        """Nothing to prepare."""

    def chosen(self, state: Any, seat: int, action: int, legal: list[int]) -> None:  # noqa: ARG002 - the best counts
        if len(legal) == 1 or self._chance.below(ONE_IN) or not self._game.in_play(state, seat):
            return
        own = child_seed(self._seed, len(self._predicted))
        advice = advise(self._game, self._game.view(state, seat), legal, own, SIMULATIONS, TRIES)
        self._predicted.append((seat, advice.chance))

    def happened(self, state: Any, events: list[Event]) -> None:
        """Only decisions matter."""

    def completed(self, result: Result) -> Result:
        facts = dict(result.facts)
        for seat, chance in self._predicted:
            place = min(int(BINS * chance), BINS - 1)
            for name, number in (("predicted", round(FINE * chance)), ("came", seat in result.winners), ("count", 1)):
                facts[f"{name} {place}"] = facts.get(f"{name} {place}", 0) + int(number)
        return replace(result, facts=facts)


@dataclass(frozen=True, slots=True)
class ChancesPlan(RunPlan):
    """A run in which the coach predicts some of the decisions."""

    kind: ClassVar[str] = "chances"

    number: int = 0
    """The game that is played: in each one other decisions are predicted."""

    def play(self, game: AnyGame, number: int) -> Result:
        return play_one(game, replace(self, number=number), number)

    def observer(self, game: AnyGame) -> ChanceObserver:
        return ChanceObserver(game, child_seed(self.seed, self.kind, self.number))


@dataclass(frozen=True, slots=True)
class ChanceBin:
    """The predictions between two tenths, and how often they came true; the game is the unit of the interval."""

    count: int
    predicted: float
    came_true: Estimate


def chance_bins(results: Sequence[Result]) -> list[ChanceBin]:
    """The ten bins; those without a prediction are left out."""
    found = []
    for place in range(BINS):
        own = [result.facts for result in results if f"count {place}" in result.facts]
        count = sum(facts[f"count {place}"] for facts in own)
        if count:
            predicted = sum(facts[f"predicted {place}"] for facts in own) / FINE / count
            games = [(float(facts[f"came {place}"]), float(facts[f"count {place}"])) for facts in own]
            found.append(ChanceBin(count, predicted, over_deals(games, 0, 1)))
    return found


def correction(bins: Sequence[ChanceBin]) -> tuple[float, float]:
    """The shift and the factor of log-odds that fit the bins best, each weighted by its predictions."""
    points = [
        (_log_odds(each.predicted), _log_odds(each.came_true.rate), float(each.count))
        for each in bins
        if 0 < each.came_true.rate < 1
    ]
    weight = sum(count for _, _, count in points)
    mean_x = sum(x * count for x, _, count in points) / weight
    mean_y = sum(y * count for _, y, count in points) / weight
    spread = sum(count * (x - mean_x) ** 2 for x, _, count in points)
    factor = sum(count * (x - mean_x) * (y - mean_y) for x, y, count in points) / spread if spread else 1.0
    return mean_y - factor * mean_x, factor


def corrected(bins: Sequence[ChanceBin], shift: float, factor: float) -> list[ChanceBin]:
    """The same bins as if their predictions had been corrected."""
    return [replace(each, predicted=corrected_chance(each.predicted, shift, factor)) for each in bins]


def _log_odds(chance: float) -> float:
    return log(chance / (1 - chance))
