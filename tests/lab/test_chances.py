"""How true chances come: bins of predictions, and the correction that makes them true."""

from dataclasses import replace
from math import exp, log

import pytest

from siegeworks.bots import coach
from siegeworks.bots.coach import NO_CORRECTION
from siegeworks.bots.part import evaluator_part
from siegeworks.lab.chances import (
    ChancesPlan,
    Predictions,
    chance_bins,
    checked_corrections,
    correction,
    predictions,
)
from siegeworks.lab.judged_decisions import FINE
from siegeworks.lab.simulate import Result, simulate


def game(number: int, facts: dict[str, int]) -> Result:
    return Result(number, ("greedy",) * 2, (0,), "", 0, 1, 1, facts, {})


def test_predictions_are_counted_in_ten_bins() -> None:
    low = {"count 15": 2, "predicted 15": int(0.31 * FINE), "came 15": 1}
    high = {"count 95": 1, "predicted 95": int(0.95 * FINE), "came 95": 1}
    more = {"count 10": 2, "predicted 10": int(0.2 * FINE), "came 10": 0}
    found = predictions([game(0, low), game(1, high | more)])
    assert [(each.game, each.count) for each in found] == [(0, 2), (1, 2), (1, 1)]
    first, last = chance_bins(found)
    assert (first.count, first.came_true.rate) == (4, 0.25)
    assert (last.count, last.came_true.rate) == (1, 1.0)
    assert [first.predicted, last.predicted] == pytest.approx([0.1275, 0.95])
    assert first.off == pytest.approx(0.1225)
    assert first.came_true.low < 0.25 < first.came_true.high


def true(chance: float) -> float:
    return 1 / (1 + exp(-0.5 - 1.5 * log(chance / (1 - chance))))


def foreseen(halves: tuple[float, ...] = (0.0, 0.0)) -> list[Predictions]:
    """Predictions of two games that come true as `true` says; those of the second game `halves` apart."""
    return [
        Predictions(number, 100_000, round(100_000 * true(chance)) + round(100_000 * halves[number]), chance)
        for number in (0, 1)
        for chance in (0.1, 0.3, 0.6, 0.8)
    ]


def test_the_correction_makes_predictions_true() -> None:
    found = foreseen()
    assert correction(found) == pytest.approx((0.5, 1.5), abs=1e-4)
    assert all(abs(each.off) < 1e-4 for each in chance_bins(found, [correction(found)]))
    # A corrected prediction is counted in the bin of what is shown.
    assert [each.count for each in chance_bins(found, [(3.0, 1.0)])] == [200_000, 200_000, 400_000]
    certain = Predictions(0, 5, 5, 1.0)
    assert correction([*found, certain]) == correction(found)
    assert correction(found[:1]) == NO_CORRECTION
    assert correction([]) == NO_CORRECTION


def test_no_game_checks_the_correction_that_was_fitted_on_it() -> None:
    found = foreseen((0.0, 0.05))
    for_even, for_odd = checked_corrections(found)
    assert for_odd == pytest.approx((0.5, 1.5), abs=1e-4)
    assert for_even == correction([each for each in found if each.game == 1]) != for_odd
    checked = chance_bins(found, (for_even, for_odd))
    assert max(abs(each.off) for each in checked) > 0.02


def test_a_played_game_has_predictions() -> None:
    plan = ChancesPlan("castlecards", (("seats", "2"),), ("greedy",), 2, "chances", simulations=8, tries=4)
    found = predictions(list(simulate(plan, 1)))
    assert sum(each.count for each in found) > 0
    assert all(0 <= each.chance <= 1 for each in found)


def test_predictions_are_kept_without_the_correction_of_their_day(monkeypatch: pytest.MonkeyPatch) -> None:
    plan = ChancesPlan("castlecards", (("seats", "2"),), ("greedy",), 1, "chances", simulations=8, tries=4)
    for measured in (NO_CORRECTION, (-0.3, 1.0)):
        part = replace(evaluator_part("castlecards"), calibration={2: measured})
        monkeypatch.setattr(coach, "evaluator_part", lambda _game, part=part: part)
        found = predictions(list(simulate(plan, 1)))
        if measured == NO_CORRECTION:
            plain = found
    assert [each.chance for each in found] == pytest.approx([each.chance for each in plain], abs=2 / FINE)
