"""How true chances come: bins of predictions, and the correction that makes them true."""

from math import exp, log

import pytest

from siegeworks.lab.chances import ChanceBin, ChancesPlan, chance_bins, corrected, correction
from siegeworks.lab.judged_decisions import FINE
from siegeworks.lab.simulate import Result, simulate
from siegeworks.lab.statistics import Estimate


def game(number: int, facts: dict[str, int]) -> Result:
    return Result(number, ("greedy",) * 2, (0,), "", 0, 1, 1, facts, {})


def test_predictions_are_counted_in_ten_bins() -> None:
    low = {"count 1": 2, "predicted 1": int(0.3 * FINE), "came 1": 1}
    high = {"count 9": 1, "predicted 9": int(0.95 * FINE), "came 9": 1, "count 1": 2, "predicted 1": int(0.2 * FINE)}
    first, last = chance_bins([game(0, low), game(1, high | {"came 1": 0})])
    assert (first.count, first.came_true.rate) == (4, 0.25)
    assert (last.count, last.came_true.rate) == (1, 1.0)
    assert [first.predicted, last.predicted] == pytest.approx([0.125, 0.95])
    assert first.came_true.low < 0.25 < first.came_true.high


def test_the_correction_makes_predictions_true() -> None:
    def true(chance: float) -> float:
        return 1 / (1 + exp(-0.5 - 1.5 * log(chance / (1 - chance))))

    bins = [ChanceBin(10, chance, Estimate(true(chance), 0, 1)) for chance in (0.1, 0.3, 0.6, 0.8)]
    assert [each.predicted for each in corrected(bins, 0.5, 1.5)] == pytest.approx(
        [true(x) for x in (0.1, 0.3, 0.6, 0.8)]
    )
    assert correction([*bins, ChanceBin(5, 0.99, Estimate(1.0, 0.9, 1.0))]) == pytest.approx((0.5, 1.5))


def test_a_played_game_has_predictions() -> None:
    plan = ChancesPlan("castlecards", (("seats", "2"),), ("greedy",), 2, "chances")
    bins = chance_bins(list(simulate(plan, 1)))
    assert sum(each.count for each in bins) > 0
    assert all(0 <= each.predicted <= 1 for each in bins)
