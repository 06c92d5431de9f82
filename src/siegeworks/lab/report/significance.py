"""The few tests a report needs, on nothing but `math`: chi-square, McNemar, two shares, Mantel and Haenszel, Holm."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import comb, erfc, exp, hypot, lgamma, log, sqrt

from siegeworks.lab.statistics import Z95, Estimate, Share

PRECISION = 1e-15
MOST_STEPS = 10_000
TINY = 1e-300
FARTHEST, HALVINGS = 40.0, 50
"""In standard errors: what lies farther from zero has a p-value that no number can hold. How finely it is sought."""
SURE = 0.05
"""Below it a corrected p-value tells of more than chance."""
MOST_EXACT = 1000
"""Up to so many pairs that differ McNemar's test is exact; beyond, the normal curve cannot be told from it."""


def normal_p(z: float) -> float:
    """How likely a standard normal number is at least this far from 0, to either side."""
    return erfc(abs(z) / sqrt(2))


def chi_square_p(value: float, freedom: int) -> float:
    """How likely a chi-square number of so many degrees of freedom is at least this large."""
    if freedom < 1 or value <= 0:
        return 1.0
    return _upper_gamma(freedom / 2, value / 2)


def _upper_gamma(a: float, x: float) -> float:
    """The regularised upper incomplete gamma function, by its series or by its continued fraction (Lentz)."""
    scale = exp(a * log(x) - x - lgamma(a))
    if x < a + 1:
        term = total = 1 / a
        for step in range(1, MOST_STEPS):
            term *= x / (a + step)
            total += term
            if term < total * PRECISION:
                break
        return max(0.0, 1 - scale * total)
    b = x + 1 - a
    c, d = 1 / TINY, 1 / b
    fraction = d
    for step in range(1, MOST_STEPS):
        factor = step * (a - step)
        b += 2
        d = 1 / _not_zero(factor * d + b)
        c = _not_zero(b + factor / c)
        fraction *= d * c
        if abs(d * c - 1) < PRECISION:
            break
    return min(1.0, scale * fraction)


def _not_zero(value: float) -> float:
    return value if abs(value) > TINY else TINY


@dataclass(frozen=True, slots=True)
class ChiSquare:
    """The result of a chi-square test."""

    value: float
    freedom: int

    @property
    def p(self) -> float:
        return chi_square_p(self.value, self.freedom)


def equal_chances(counts: Sequence[int]) -> ChiSquare:
    """Whether so many wins can come from equal chances for all."""
    expected = sum(counts) / len(counts) if counts else 0.0
    if not expected:
        return ChiSquare(0.0, max(0, len(counts) - 1))
    return ChiSquare(sum((count - expected) ** 2 for count in counts) / expected, len(counts) - 1)


def same_distribution(first: Sequence[int], second: Sequence[int]) -> ChiSquare:
    """Whether two rows of counts can come from the same chances; what neither row has is left out."""
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
    """A difference of two shares, the second less the first, with its 95 % interval and how likely chance alone is."""

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
    """The p-values of tests made together, corrected after Holm: below 0.05 means so for all of them at once."""
    corrected = [1.0] * len(values)
    largest = 0.0
    for rank, place in enumerate(sorted(range(len(values)), key=values.__getitem__)):
        largest = max(largest, min(1.0, values[place] * (len(values) - rank)))
        corrected[place] = largest
    return corrected


@dataclass(frozen=True, slots=True)
class Stratum:
    """Games of one sort, with and without something: how many of each, and how many of those were won."""

    with_it: Share
    without: Share

    @property
    def compares(self) -> bool:
        return self.with_it.of > 0 and self.without.of > 0


def stratified_difference(strata: Sequence[Stratum], clustering: float = 1.0) -> Difference | None:
    """The difference of win rates with and without something, within each stratum, weighted as Mantel and Haenszel do.

    The interval is Newcombe's from Wilson's of either rate, as Yan and Su have it for strata: it stays honest where a
    rate of few games is 0 or 1. Chance alone is as likely as the narrowest interval of this kind that reaches zero is
    to miss. Where what is counted is not independent, so many as `clustering` count as one. None where no stratum has
    games of both sorts.
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
    """A weighted rate, and of how many games a plain rate would be equally sure."""
    rate = sum(weight * share.rate for weight, share in zip(weights, shares, strict=True))
    return rate, 1 / sum(weight**2 / share.of for weight, share in zip(weights, shares, strict=True))


def _wilson(rate: float, n: float, z: float) -> tuple[float, float]:
    centre = (rate + z**2 / (2 * n)) / (1 + z**2 / n)
    half = z * sqrt(max(0.0, rate * (1 - rate)) / n + z**2 / (4 * n * n)) / (1 + z**2 / n)
    return centre - half, centre + half


def _reaching_zero_p(within: Callable[[float], Estimate]) -> float:
    """How likely the narrowest interval that reaches zero misses; `within` so many standard errors it lies."""
    short, far = 0.0, FARTHEST
    for _ in range(HALVINGS):
        middle = (short + far) / 2
        estimate = within(middle)
        if estimate.low <= 0 <= estimate.high:
            far = middle
        else:
            short = middle
    return normal_p(far)
