"""How true the coach's chances come: what it predicts at decisions of many games, beside what happened."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from math import log
from typing import Any, ClassVar

from siegeworks.bots.coach import NO_CORRECTION, advise, corrected_chance, uncorrected_chance
from siegeworks.kernel.game import AnyGame
from siegeworks.lab.judged_decisions import FINE, AdvisedPlan, DecisionObserver
from siegeworks.lab.simulate import Result
from siegeworks.lab.statistics import Estimate, over_deals

BINS = 10
CELLS = 100
"""Games keep their predictions in so many cells, before correction: another correction moves some to another bin."""
PREDICTED, CAME, COUNT = "predicted", "came", "count"
STEPS = 12
"""Steps of Newton's method; it is at rest after half of them."""


class ChanceObserver(DecisionObserver):
    """Lets the coach predict some of the decisions of one game. What is kept is what it says without its correction."""

    def __init__(self, game: AnyGame, plan: "ChancesPlan") -> None:
        super().__init__(game, plan.own_seed)
        self.one_in = plan.one_in
        self._plan = plan
        self._predicted: list[tuple[int, float]] = []

    def judge(self, view: Any, legal: list[int], seed: str) -> None:
        advice = advise(self.game, view, legal, seed, self._plan.simulations, self._plan.tries)
        self._predicted.append((view.seat, uncorrected_chance(self.game.id, view.seen.seats, advice.chance)))

    def completed(self, result: Result) -> Result:
        facts = dict(result.facts)
        for seat, chance in self._predicted:
            place = min(int(CELLS * chance), CELLS - 1)
            for name, number in ((PREDICTED, round(FINE * chance)), (CAME, seat in result.winners), (COUNT, 1)):
                facts[f"{name} {place}"] = facts.get(f"{name} {place}", 0) + int(number)
        return replace(result, facts=facts)


@dataclass(frozen=True, slots=True)
class ChancesPlan(AdvisedPlan):
    """A run in which the coach predicts how likely a seat is to win."""

    kind: ClassVar[str] = "chances"

    def observer(self, game: AnyGame) -> ChanceObserver:
        return ChanceObserver(game, self)


Correction = tuple[float, float]
"""A shift and a factor of log-odds."""


@dataclass(frozen=True, slots=True)
class Predictions:
    """Predictions of one game that are nearly the same, without correction."""

    game: int
    count: int
    came: int
    chance: float


def predictions(results: Sequence[Result]) -> list[Predictions]:
    """All predictions of some games; a game is known by its place in the list."""
    return [each for place, result in enumerate(results) for each in _of_game(place, result.facts)]


def _of_game(game: int, facts: dict[str, int]) -> Iterator[Predictions]:
    for place in range(CELLS):
        count = facts.get(f"{COUNT} {place}", 0)
        if count:
            yield Predictions(game, count, facts[f"{CAME} {place}"], facts[f"{PREDICTED} {place}"] / FINE / count)


@dataclass(frozen=True, slots=True)
class ChanceBin:
    """The predictions between two tenths, and how often they came true; the game is the unit of the interval."""

    count: int
    predicted: float
    came_true: Estimate

    @property
    def off(self) -> float:
        """How much more often they came true than was predicted."""
        return self.came_true.rate - self.predicted


def chance_bins(found: Sequence[Predictions], corrections: Sequence[Correction] = (NO_CORRECTION,)) -> list[ChanceBin]:
    """The ten bins; those without a prediction are left out. The games take turns with the corrections."""
    told: list[dict[int, list[tuple[Predictions, float]]]] = [{} for _ in range(BINS)]
    for each in found:
        chance = corrected_chance(each.chance, *corrections[each.game % len(corrections)])
        told[min(int(BINS * chance), BINS - 1)].setdefault(each.game, []).append((each, chance))
    return [_bin(list(own.values())) for own in told if own]


def _bin(games: Sequence[Sequence[tuple[Predictions, float]]]) -> ChanceBin:
    count = sum(each.count for own in games for each, _ in own)
    predicted = sum(each.count * chance for own in games for each, chance in own) / count
    deals = [(float(sum(each.came for each, _ in own)), float(sum(each.count for each, _ in own))) for own in games]
    return ChanceBin(count, predicted, over_deals(deals, 0, 1))


def correction(found: Sequence[Predictions]) -> Correction:
    """The shift and the factor of log-odds with which these predictions are most likely to come as they came."""
    points = [(log(x / (1 - x)), each) for each in found if 0 < (x := each.chance) < 1]
    shift, factor = NO_CORRECTION
    for _ in range(STEPS):
        slope_shift = slope_factor = bend_shift = bend_both = bend_factor = 0.0
        for odds, each in points:
            chance = corrected_chance(each.chance, shift, factor)
            off, weight = each.came - each.count * chance, each.count * chance * (1 - chance)
            slope_shift, slope_factor = slope_shift + off, slope_factor + off * odds
            bend_shift, bend_both = bend_shift + weight, bend_both + weight * odds
            bend_factor += weight * odds * odds
        bend = bend_shift * bend_factor - bend_both * bend_both
        if bend <= 0:
            # Too few predictions to tell shift and factor apart.
            return NO_CORRECTION
        shift += (bend_factor * slope_shift - bend_both * slope_factor) / bend
        factor += (bend_shift * slope_factor - bend_both * slope_shift) / bend
    return shift, factor


def checked_corrections(found: Sequence[Predictions]) -> tuple[Correction, Correction]:
    """For the even and the odd games the correction that was fitted on the other half: no game checks itself."""
    even, odd = ([each for each in found if each.game % 2 == half] for half in (0, 1))
    return correction(odd), correction(even)
