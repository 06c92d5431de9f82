"""The statistical tests of a report: chi-square, McNemar, two shares, Mantel and Haenszel, Holm."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import comb, erfc, hypot, sqrt

from scipy.special import gammaincc

from siegeworks.lab.statistics import Z95, Estimate, Share

FARTHEST, HALVINGS = 40.0, 50
"""In standard errors: beyond it a p-value is too small for a float. How often the search interval is halved."""
SURE = 0.05
"""A corrected p-value below it means more than chance."""
MOST_EXACT = 1000
"""Up to so many differing pairs McNemar's test is exact; beyond, the normal distribution is as good."""


def normal_p(z: float) -> float:
    """The two-sided p-value of a standard normal number."""
    return erfc(abs(z) / sqrt(2))


def chi_square_p(value: float, freedom: int) -> float:
    """The p-value of a chi-square number with so many degrees of freedom."""
    if freedom < 1 or value <= 0:
        return 1.0
    return float(gammaincc(freedom / 2, value / 2))


@dataclass(frozen=True, slots=True)
class ChiSquare:
    """The result of a chi-square test."""

    value: float
    freedom: int

    @property
    def p(self) -> float:
        return chi_square_p(self.value, self.freedom)


def equal_chances(counts: Sequence[int]) -> ChiSquare:
    """Test whether equal chances can explain these numbers of wins."""
    expected = sum(counts) / len(counts) if counts else 0.0
    if not expected:
        return ChiSquare(0.0, max(0, len(counts) - 1))
    return ChiSquare(sum((count - expected) ** 2 for count in counts) / expected, len(counts) - 1)


def same_distribution(first: Sequence[int], second: Sequence[int]) -> ChiSquare:
    """Test whether two rows of counts can come from the same distribution; columns without counts are left out."""
    columns = [(a, b) for a, b in zip(first, second, strict=True) if a + b]
    sums = sum(a for a, _ in columns), sum(b for _, b in columns)
    if not all(sums) or len(columns) < 2:
        return ChiSquare(0.0, max(0, len(columns) - 1))
    value = 0.0
    for a, b in columns:
        for count, row in ((a, sums[0]), (b, sums[1])):
            expected = (a + b) * row / sum(sums)
            value += (count - expected) ** 2 / expected
    return ChiSquare(value, len(columns) - 1)


@dataclass(frozen=True, slots=True)
class Difference:
    """The difference of two shares, second minus first, with its 95 % interval and p-value."""

    estimate: Estimate
    p: float


def two_shares(first: Share, second: Share) -> Difference:
    """Of independent games: Newcombe's interval from those of Wilson, the test of two proportions."""
    if not first.of or not second.of:
        return Difference(Estimate(0.0, -1.0, 1.0), 1.0)
    difference = second.rate - first.rate
    (low_1, high_1), (low_2, high_2) = first.interval, second.interval
    low = difference - sqrt((second.rate - low_2) ** 2 + (high_1 - first.rate) ** 2)
    high = difference + sqrt((high_2 - second.rate) ** 2 + (first.rate - low_1) ** 2)
    pooled = (first.count + second.count) / (first.of + second.of)
    spread = sqrt(pooled * (1 - pooled) * (1 / first.of + 1 / second.of))
    return Difference(Estimate(difference, low, high), normal_p(difference / spread) if spread else 1.0)


def paired_shares(only_first: int, only_second: int, pairs: int) -> Difference:
    """Of the same deals played twice: McNemar's test, and the interval of Bonett and Price.

    `only_first` deals were won the first time only, `only_second` the second time only.
    """
    if not pairs:
        return Difference(Estimate(0.0, -1.0, 1.0), 1.0)
    first, second = (only_first + 1) / (pairs + 2), (only_second + 1) / (pairs + 2)
    half = Z95 * sqrt((first + second - (second - first) ** 2) / (pairs + 2))
    low, high = max(-1.0, second - first - half), min(1.0, second - first + half)
    return Difference(Estimate((only_second - only_first) / pairs, low, high), _mcnemar_p(only_first, only_second))


def _mcnemar_p(only_first: int, only_second: int) -> float:
    differing = only_first + only_second
    if not differing:
        return 1.0
    if differing > MOST_EXACT:
        return normal_p((only_first - only_second) / sqrt(differing))
    fewer = min(only_first, only_second)
    ways = sum(comb(differing, count) for count in range(fewer + 1))
    return min(1.0, float(2 * ways / 2**differing))


def holm(values: Sequence[float]) -> list[float]:
    """The p-values of tests that are made together, with Holm's correction."""
    corrected = [1.0] * len(values)
    largest = 0.0
    for rank, place in enumerate(sorted(range(len(values)), key=values.__getitem__)):
        largest = max(largest, min(1.0, values[place] * (len(values) - rank)))
        corrected[place] = largest
    return corrected


@dataclass(frozen=True, slots=True)
class Stratum:
    """Games of one set-up with and without something: how many there are, and how many of them were won."""

    with_it: Share
    without: Share

    @property
    def compares(self) -> bool:
        return self.with_it.of > 0 and self.without.of > 0


def stratified_difference(strata: Sequence[Stratum], clustering: float = 1.0) -> Difference | None:
    """The difference of win rates with and without something, within each stratum, weighted as Mantel and Haenszel do.

    The interval is Newcombe's, from Wilson's interval of each rate, as Yan and Su extend it to strata; it holds even
    where a rate of few games is 0 or 1. The p-value is that of the narrowest such interval that reaches zero. If what
    is counted is not independent, `clustering` of them count as one. None if no stratum has games with and without.
    """
    compared = stratified_rates(strata)
    if compared is None:
        return None
    (rate, n), (other, other_n) = compared
    difference = rate - other

    def within(z: float) -> Estimate:
        low, high = _wilson(rate, n / clustering, z)
        other_low, other_high = _wilson(other, other_n / clustering, z)
        below, above = hypot(rate - low, other_high - other), hypot(high - rate, other - other_low)
        return Estimate(difference, max(-1.0, difference - below), min(1.0, difference + above))

    return Difference(within(Z95), _reaching_zero_p(within))


def stratified_rates(strata: Sequence[Stratum]) -> tuple[tuple[float, float], tuple[float, float]] | None:
    """The rates with and without something that `stratified_difference` compares, each with its number of games."""
    both = [stratum for stratum in strata if stratum.compares]
    if not both:
        return None
    weights = [_harmonic(stratum.with_it.of, stratum.without.of) for stratum in both]
    shares = [weight / sum(weights) for weight in weights]
    return _pooled(shares, [stratum.with_it for stratum in both]), _pooled(shares, [each.without for each in both])


def _harmonic(first: int, second: int) -> float:
    return first * second / (first + second)


def _pooled(weights: Sequence[float], shares: Sequence[Share]) -> tuple[float, float]:
    """A weighted rate, and the number of games of an unweighted rate that is equally certain."""
    rate = sum(weight * share.rate for weight, share in zip(weights, shares, strict=True))
    return rate, 1 / sum(weight**2 / share.of for weight, share in zip(weights, shares, strict=True))


def _wilson(rate: float, n: float, z: float) -> tuple[float, float]:
    centre = (rate + z**2 / (2 * n)) / (1 + z**2 / n)
    half = z * sqrt(max(0.0, rate * (1 - rate)) / n + z**2 / (4 * n * n)) / (1 + z**2 / n)
    return centre - half, centre + half


def _reaching_zero_p(within: Callable[[float], Estimate]) -> float:
    """The p-value of the narrowest interval that reaches zero; `within` gives the one of so many standard errors."""
    short, far = 0.0, FARTHEST
    for _ in range(HALVINGS):
        middle = (short + far) / 2
        estimate = within(middle)
        if estimate.low <= 0 <= estimate.high:
            far = middle
        else:
            short = middle
    return normal_p(far)
