"""The ladder: ratings of several bots on one scale (Bradley and Terry), in Elo points."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import accumulate
from math import log10
from random import Random
from statistics import quantiles

Points = tuple[float, ...]
"""What every bot won from every other one in a deal: cell `a * bots + b` is what a won from b."""

ANCHOR = 1000.0
"""The rating of the first bot; all others are relative to it."""
PRIOR = 0.5
"""Points that each bot of a pair has won from the other before the first game: a drawn game, so that one who always
wins is not infinitely strong."""
RESAMPLES = 1000
MOST_STEPS = 1000
NEAR_ENOUGH = 1e-6


@dataclass(frozen=True, slots=True)
class Rating:
    """A place on the ladder: 400 points more are odds of ten to one."""

    rating: float
    low: float
    high: float

    def text(self) -> str:
        if self.low == self.high:
            return f"{self.rating:.0f}"
        return f"{self.rating:.0f} ({self.low:.0f}–{self.high:.0f})"

    def json(self) -> dict[str, object]:
        return {"rating": self.rating, "95": [self.low, self.high]}


def ladder(deals: Sequence[Points], bots: int, whole_deal: float, seed: str) -> list[Rating]:
    """The ratings of all bots, with 95 % intervals by resampling deals.

    `whole_deal` is what one bot can win from another in a deal. As for shares, each pair is given two more deals to
    draw from, one won whole by each: who won every deal might still have lost one.
    """
    fitted = fit([sum(column) for column in zip(*deals, strict=True)], bots)
    added = [_won_whole(a, b, bots, whole_deal) for a in range(bots) for b in range(bots) if a != b]
    counts = Counter([*deals, *added])
    kinds, summed = list(counts), list(accumulate(counts.values()))
    chance = Random(seed)  # noqa: S311 - resampling keeps no secrets
    samples = []
    for _ in range(RESAMPLES):
        drawn = Counter(chance.choices(range(len(kinds)), cum_weights=summed, k=summed[-1]))
        totals = [0.0] * (bots * bots)
        for kind, times in drawn.items():
            for cell, won in enumerate(kinds[kind]):
                totals[cell] += won * times
        samples.append(fit(totals, bots))
    ratings = []
    for bot, rating in enumerate(fitted):
        cuts = quantiles([sample[bot] for sample in samples], n=40, method="inclusive")
        ratings.append(Rating(rating, min(rating, cuts[0]), max(rating, cuts[-1])))
    return ratings


def _won_whole(winner: int, loser: int, bots: int, points: float) -> Points:
    return tuple(points if cell == winner * bots + loser else 0.0 for cell in range(bots * bots))


def fit(points: Sequence[float], bots: int) -> list[float]:
    """The most likely ratings (Hunter's MM steps), the first bot at the anchor."""
    met = [[0.0 if a == b else points[a * bots + b] + points[b * bots + a] + 2 * PRIOR for b in range(bots)]
           for a in range(bots)]  # fmt: skip
    won = [sum(points[a * bots + b] + PRIOR for b in range(bots) if b != a) for a in range(bots)]
    strength = [1.0] * bots
    for _ in range(MOST_STEPS):
        before = strength[:]
        for a in range(bots):
            strength[a] = won[a] / sum(met[a][b] / (strength[a] + strength[b]) for b in range(bots) if b != a)
        strength = [each / strength[0] for each in strength]
        if all(abs(new / old - 1) < NEAR_ENOUGH for new, old in zip(strength, before, strict=True)):
            break
    return [ANCHOR + 400 * log10(each) for each in strength]
