"""How true the coach's chances come: what it predicts at decisions of many games, beside what happened."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import log
from typing import Any, ClassVar

from siegeworks.bots.coach import advise, corrected_chance
from siegeworks.kernel.game import AnyGame
from siegeworks.lab.judged_decisions import FINE, DecisionObserver, JudgedPlan
from siegeworks.lab.simulate import Result
from siegeworks.lab.statistics import Estimate, over_deals

BINS = 10
SIMULATIONS, TRIES = 24, 24


class ChanceObserver(DecisionObserver):
    """Lets the coach predict some of the decisions of one game; each counts for the bin of its prediction."""

    one_in = 12

    def __init__(self, game: AnyGame, seed: str) -> None:
        super().__init__(game, seed)
        self._predicted: list[tuple[int, float]] = []

    def judge(self, view: Any, legal: list[int], seed: str) -> None:
        advice = advise(self.game, view, legal, seed, SIMULATIONS, TRIES)
        self._predicted.append((view.seat, advice.chance))

    def completed(self, result: Result) -> Result:
        facts = dict(result.facts)
        for seat, chance in self._predicted:
            place = min(int(BINS * chance), BINS - 1)
            for name, number in (("predicted", round(FINE * chance)), ("came", seat in result.winners), ("count", 1)):
                facts[f"{name} {place}"] = facts.get(f"{name} {place}", 0) + int(number)
        return replace(result, facts=facts)


@dataclass(frozen=True, slots=True)
class ChancesPlan(JudgedPlan):
    """A run in which the coach predicts some of the decisions."""

    kind: ClassVar[str] = "chances"

    def observer(self, game: AnyGame) -> ChanceObserver:
        return ChanceObserver(game, self.own_seed)


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
