"""Intervals and ladder: known cases, coverage on simulated deals, and strengths that are found again."""

from math import log10

import pytest

from siegeworks.kernel.chance import Chance
from siegeworks.lab.decision_times import DecisionTimes
from siegeworks.lab.ladder import ANCHOR, Points, fit, ladder
from siegeworks.lab.statistics import over_deals, t95


def test_students_quantiles() -> None:
    for freedom, known in ((3, 3.182), (5, 2.571), (10, 2.228), (30, 2.042), (1000, 1.962)):
        assert t95(freedom) == pytest.approx(known, abs=0.0005)


def test_the_paired_difference_is_that_of_bonett_and_price() -> None:
    """Their adjusted Wald interval of 16 and 4 unequal pairs of 100, but by Student's quantile and with n - 1."""
    deals = [(1.0, 1.0)] * 16 + [(-1.0, 1.0)] * 4 + [(0.0, 1.0)] * 80
    estimate = over_deals(deals, -1, 1)
    assert estimate.rate == pytest.approx(0.12)
    centre, mean_square = (17 - 5) / 102, (17 + 5) / 102
    half = t95(101) * ((mean_square - centre**2) / 101) ** 0.5
    assert (estimate.low, estimate.high) == pytest.approx((centre - half, centre + half))


def test_an_interval_has_width_even_if_one_side_won_everything() -> None:
    whole = over_deals([(2.0, 2.0)] * 500, 0, 1)
    assert (whole.rate, whole.high) == (1.0, 1.0)
    assert 0.98 < whole.low < 1.0
    split = over_deals([(1.0, 2.0)] * 3, 0, 1)
    assert split.low < 0.25
    assert split.high > 0.75
    nothing = over_deals([], 0, 1)
    assert (nothing.low, nothing.high) == (0, 1)


class Luck:
    """Numbers from 0 to 1, the same in every run."""

    def __init__(self, seed: str) -> None:
        self._chance = Chance(seed)

    def random(self) -> float:
        return self._chance.below(65_536) / 65_536


def deal_of_two(luck: Luck, kind: str, share: float) -> float:
    """What a bot that wins `share` of its games wins in a mirrored pair."""
    if kind == "independent":
        return float((luck.random() < share) + (luck.random() < share))
    if kind == "the deal decides which bot":
        return 2.0 * (luck.random() < share)
    # The deal decides which seat wins: both bots win once, unless the stronger one wins in spite of it.
    return 1.0 if luck.random() < 2 * (1 - share) else 2.0


@pytest.mark.parametrize("kind", ["independent", "the deal decides which bot", "the deal decides which seat"])
@pytest.mark.parametrize("share", [0.6, 0.75, 0.95])
def test_intervals_over_deals_hold_as_often_as_they_promise(kind: str, share: float) -> None:
    luck = Luck(f"{kind} {share}")
    held = 0
    for _ in range(400):
        estimate = over_deals([(deal_of_two(luck, kind, share), 2.0) for _ in range(80)], 0, 1)
        held += estimate.low <= share <= estimate.high
    assert 0.92 <= held / 400 <= 0.995


def test_games_that_are_not_paired_would_promise_too_much() -> None:
    """If the deal decides which bot wins, 160 games tell no more than 80: the interval knows."""
    alike = over_deals([(2.0, 2.0)] * 48 + [(0.0, 2.0)] * 32, 0, 1)
    apart = over_deals([(2.0, 2.0)] * 29 + [(1.0, 2.0)] * 38 + [(0.0, 2.0)] * 13, 0, 1)
    mirrored = over_deals([(2.0, 2.0)] * 16 + [(1.0, 2.0)] * 64, 0, 1)
    assert alike.rate == apart.rate == mirrored.rate == 0.6
    widths = [estimate.high - estimate.low for estimate in (mirrored, apart, alike)]
    assert widths == sorted(widths)
    assert widths[2] > 1.3 * widths[1] > 1.3 * widths[0]


def synthetic(strengths: list[float], deals: int, luck: Luck) -> list[Points]:
    """Deals in which every two bots meet twice and win by their strengths."""
    bots = len(strengths)
    found = []
    for _ in range(deals):
        cells = [0.0] * (bots * bots)
        for a in range(bots):
            for b in range(a):
                for _ in range(2):
                    won = luck.random() < strengths[a] / (strengths[a] + strengths[b])
                    cells[a * bots + b if won else b * bots + a] += 1
        found.append(tuple(cells))
    return found


def test_the_ladder_finds_strengths_again() -> None:
    strengths = [1.0, 0.5, 4.0, 2.0]
    wanted = [ANCHOR + 400 * log10(strength) for strength in strengths]
    ratings = ladder(synthetic(strengths, 1000, Luck("ladder")), 4, 2.0, "seed")
    assert ratings[0].rating == ratings[0].low == ratings[0].high == ANCHOR
    for rating, true in zip(ratings, wanted, strict=True):
        assert rating.rating == pytest.approx(true, abs=25)
        assert rating.high - rating.low < 100


def test_the_intervals_of_the_ladder_hold_as_often_as_they_promise(monkeypatch: pytest.MonkeyPatch) -> None:
    """A quick check, with fewer resamples than a run takes; 95 % of 160 are 152."""
    monkeypatch.setattr("siegeworks.lab.ladder.RESAMPLES", 200)
    luck = Luck("held")
    strengths = [1.0, 2.0, 4.0]
    held = 0
    for number in range(80):
        ratings = ladder(synthetic(strengths, 60, luck), 3, 2.0, str(number))
        for rating, strength in zip(ratings[1:], strengths[1:], strict=True):
            held += rating.low <= ANCHOR + 400 * log10(strength) <= rating.high
    assert 142 <= held <= 159


def test_the_ladder_is_the_same_for_the_same_seed() -> None:
    deals = synthetic([1.0, 3.0], 60, Luck("same"))
    assert ladder(deals, 2, 2.0, "seed") == ladder(deals, 2, 2.0, "seed")


def test_two_bots_are_as_far_apart_as_their_odds() -> None:
    """With the prior's half point each: 29.5 to 9.5."""
    assert fit([0.0, 9.0, 29.0, 0.0], 2) == pytest.approx([ANCHOR, ANCHOR + 400 * log10(29.5 / 9.5)])


def test_who_always_wins_is_not_infinitely_strong() -> None:
    champion = ladder([(0.0, 0.0, 2.0, 0.0)] * 500, 2, 2.0, "seed")[1]
    assert ANCHOR + 800 < champion.low < champion.rating <= champion.high < ANCHOR + 1500


def test_bots_that_never_met_are_placed_by_whom_they_met() -> None:
    """a beats b, b beats c: c is below b, below a, though a and c never met."""
    a, b, c = fit([0, 30, 0, 10, 0, 30, 0, 10, 0], 3)
    assert a > b > c


def test_decision_times_in_buckets() -> None:
    times, other = DecisionTimes(), DecisionTimes()
    for number in range(1, 991):
        times.add(number / 10)
    for _ in range(10):
        other.add(500.0)
    times.merge(other)
    assert times.decisions == 1000
    assert times.mean == pytest.approx((sum(range(1, 991)) / 10 + 5000) / 1000)
    assert 99.0 <= times.percentile(0.99) <= 99.0 * 1.06
    assert 500.0 <= times.percentile(0.995) <= 500.0 * 1.06
    assert DecisionTimes().percentile(0.99) == 0.0
