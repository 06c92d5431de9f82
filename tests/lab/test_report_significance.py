"""The tests of the report, against values that other programs and the literature give."""

import pytest

from siegeworks.lab.report.significance import (
    Stratum,
    chi_square_p,
    equal_chances,
    holm,
    normal_p,
    paired_shares,
    same_distribution,
    stratified_difference,
    two_shares,
)
from siegeworks.lab.statistics import Share


@pytest.mark.parametrize(
    ("value", "freedom", "p"),
    [
        # The usual table of critical values, and both ways of computing far from it.
        (3.841459, 1, 0.05), (6.634897, 1, 0.01), (5.991465, 2, 0.05), (18.307038, 10, 0.05), (124.342113, 100, 0.05),
        (0.0039321, 1, 0.95), (29.588298, 10, 0.001), (0.5, 2, 0.7788008), (40.0, 2, 2.0611536e-09), (0.0, 3, 1.0),
    ],
)  # fmt: skip
def test_chi_square(value: float, freedom: int, p: float) -> None:
    assert chi_square_p(value, freedom) == pytest.approx(p, rel=1e-4)


def test_chi_square_of_one_degree_is_the_square_of_a_normal() -> None:
    for z in (0.1, 1.0, 1.959964, 3.0, 5.0):
        assert chi_square_p(z * z, 1) == pytest.approx(normal_p(z), rel=1e-9)


def test_normal() -> None:
    assert normal_p(1.959964) == pytest.approx(0.05, rel=1e-5)
    assert normal_p(-2.575829) == pytest.approx(0.01, rel=1e-5)
    assert normal_p(0) == 1


def test_equal_chances() -> None:
    found = equal_chances([30, 50])
    assert (found.value, found.freedom) == (5.0, 1)
    assert found.p == pytest.approx(0.025347, rel=1e-4)
    assert equal_chances([0, 0, 0]).p == 1


def test_same_distribution_leaves_out_what_never_happens() -> None:
    # 2 × 2 without correction: 100 · (10·20 − 30·40)² / (40 · 60 · 50 · 50)
    found = same_distribution([10, 0, 40], [30, 0, 20])
    assert found.freedom == 1
    assert found.value == pytest.approx(100 * (10 * 20 - 30 * 40) ** 2 / (40 * 60 * 50 * 50))
    assert same_distribution([5, 0], [9, 0]).p == 1


def test_two_shares_by_newcombe() -> None:
    """His example: 56 of 70 and 48 of 80; method 10 gives 0.0524 to 0.3339."""
    found = two_shares(Share(48, 80), Share(56, 70))
    assert found.estimate.rate == pytest.approx(0.2)
    assert found.estimate.low == pytest.approx(0.0524, abs=1e-4)
    assert found.estimate.high == pytest.approx(0.3339, abs=1e-4)
    assert found.p == pytest.approx(0.00804, abs=1e-4)
    assert two_shares(Share(0, 5), Share(0, 5)).p == 1
    assert two_shares(Share(0, 0), Share(3, 5)).p == 1


def test_paired_shares_by_mcnemar() -> None:
    # Exact: 2 · (1 + 8 + 28) / 2⁸
    found = paired_shares(2, 6, 100)
    assert found.p == pytest.approx(2 * 37 / 256)
    assert found.estimate.rate == pytest.approx(0.04)
    assert found.estimate.low < 0 < found.estimate.high
    assert paired_shares(0, 0, 50).p == 1
    assert paired_shares(5, 5, 50).p == 1
    many = paired_shares(900, 1100, 5000)
    assert many.p == pytest.approx(normal_p(200 / 2000**0.5))


def test_holm() -> None:
    assert holm([0.01, 0.04, 0.03, 0.005]) == pytest.approx([0.03, 0.06, 0.06, 0.02])
    assert holm([0.9, 0.8]) == [1.0, 1.0]
    assert holm([]) == []


def test_a_stratified_difference_of_one_stratum_is_that_of_newcombe() -> None:
    with_it, without = Share(56, 70), Share(48, 80)
    found, plain = stratified_difference([Stratum(with_it, without)]), two_shares(without, with_it).estimate
    assert found is not None
    estimate = found.estimate
    assert (estimate.rate, estimate.low, estimate.high) == pytest.approx((plain.rate, plain.low, plain.high))


def test_the_p_value_of_a_stratified_difference_is_that_of_its_interval() -> None:
    # Newcombe's and the test of two proportions differ little where neither share is far from a half.
    found = stratified_difference([Stratum(Share(560, 1000), Share(500, 1000))])
    assert found is not None
    assert found.p == pytest.approx(two_shares(Share(500, 1000), Share(560, 1000)).p, rel=0.03)
    for wins in range(30, 71):
        found = stratified_difference([Stratum(Share(wins, 100), Share(50, 100))])
        assert found is not None
        assert (found.p < 0.05) == (not found.estimate.low <= 0 <= found.estimate.high)
    same = stratified_difference([Stratum(Share(5, 10), Share(50, 100))])
    assert same is not None
    assert same.p == pytest.approx(1)
    far = stratified_difference([Stratum(Share(9000, 9000), Share(0, 9000))])
    assert far is not None
    assert far.p == 0


def test_what_is_clustered_counts_for_less() -> None:
    strata = [Stratum(Share(60, 100), Share(40, 100)), Stratum(Share(30, 40), Share(80, 160))]
    halves = [Stratum(Share(30, 50), Share(20, 50)), Stratum(Share(15, 20), Share(40, 80))]
    assert stratified_difference(strata, clustering=2.0) == stratified_difference(halves)


def test_few_games_without_a_win_leave_much_open() -> None:
    """Of 17 games none was won: up to 18 % may be won in truth."""
    found = stratified_difference([Stratum(Share(0, 17), Share(200, 1000))])
    assert found is not None
    assert found.estimate.rate == pytest.approx(-0.2)
    assert found.estimate.low == pytest.approx(-0.226, abs=0.001)
    assert found.estimate.high == pytest.approx(-0.014, abs=0.001)


def test_strata_keep_apart_what_only_seems_to_help() -> None:
    """Simpson: the card is taken in easy games, and helps in none."""
    easy = Stratum(Share(72, 90), Share(8, 10))
    hard = Stratum(Share(1, 10), Share(9, 90))
    found = stratified_difference([easy, hard])
    assert found is not None
    assert found.estimate.rate == pytest.approx(0)
    assert found.estimate.low < 0 < found.estimate.high


def test_a_stratum_of_one_sort_tells_nothing() -> None:
    assert stratified_difference([Stratum(Share(5, 9), Share(0, 0))]) is None
