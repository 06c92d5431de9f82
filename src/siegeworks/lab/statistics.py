"""What many games tell: shares with intervals, medians, counts."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import mean, median, quantiles
from typing import Any

from siegeworks.lab.simulate import Result

Z95 = 1.959964


@dataclass(frozen=True, slots=True)
class Share:
    """How often something happened, with its 95 % interval (Wilson)."""

    count: int
    of: int

    @property
    def rate(self) -> float:
        return self.count / self.of if self.of else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        if not self.of:
            return 0.0, 1.0
        n = self.of
        centre = (self.rate + Z95**2 / (2 * n)) / (1 + Z95**2 / n)
        half = Z95 * sqrt(self.rate * (1 - self.rate) / n + Z95**2 / (4 * n * n)) / (1 + Z95**2 / n)
        return max(0.0, centre - half), min(1.0, centre + half)

    def percent(self) -> str:
        low, high = self.interval
        return f"{100 * self.rate:.1f} % ({100 * low:.1f}–{100 * high:.1f})"


@dataclass(frozen=True, slots=True)
class Estimate:
    """A mean over deals with its 95 % interval."""

    rate: float
    low: float
    high: float

    def percent(self) -> str:
        return f"{100 * self.rate:.1f} % ({100 * self.low:.1f}–{100 * self.high:.1f})"

    def points(self) -> str:
        """A difference of shares, with its sign."""
        return f"{100 * self.rate:+.1f} ({100 * self.low:+.1f} … {100 * self.high:+.1f})"

    def json(self) -> dict[str, Any]:
        return {"rate": self.rate, "95": [self.low, self.high]}


def over_deals(deals: Sequence[tuple[float, float]], least: float, most: float) -> Estimate:
    """The mean of what each deal gave: a sum, and of how many games; a single game gives from `least` to `most`.

    Games of one deal belong together, so the deal is the unit: the interval comes from the spread between deals
    (of a ratio, linearised), by the quantile of Student's t. Two deals are added, one of all `most` and one of all
    `least`, as Agresti and Caffo do for shares and Bonett and Price for paired ones: without them an interval would
    have no width where one side won every deal. They move only the interval, not the mean.
    """
    games = sum(of for _, of in deals)
    if not games:
        return Estimate((least + most) / 2, least, most)
    typical = games / len(deals)
    padded = [*deals, (most * typical, typical), (least * typical, typical)]
    all_games = games + 2 * typical
    centre = sum(gave for gave, _ in padded) / all_games
    spread = sum((gave - centre * of) ** 2 for gave, of in padded) * len(padded) / (len(padded) - 1)
    half = t95(len(padded) - 1) * sqrt(spread) / all_games
    rate = sum(gave for gave, _ in deals) / games
    return Estimate(rate, max(least, centre - half), min(most, centre + half))


def t95(freedom: int) -> float:
    """The two-sided 95 % quantile of Student's t (Cornish-Fisher: within 1 % from 3 degrees of freedom on)."""
    z = Z95
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first / freedom + second / freedom**2 + third / freedom**3


@dataclass(frozen=True, slots=True)
class Summary:
    """A run of games in numbers."""

    games: int
    won: Share
    seats: list[Share]
    places: list[Share]
    """By order of play, the seat that began first; empty for games that are won together."""
    reasons: dict[str, int]
    turns: dict[str, float]
    decisions: float
    score_won: float | None
    score_lost: float | None
    facts: dict[str, float]

    def json(self) -> dict[str, Any]:
        low, high = self.won.interval
        return {
            "games": self.games,
            "won": self.won.count,
            "win_rate": self.won.rate,
            "win_rate_95": [low, high],
            "won_by_seat": [share.count for share in self.seats],
            "won_by_order": [share.count for share in self.places],
            "reasons": self.reasons,
            "turns": self.turns,
            "decisions_mean": self.decisions,
            "score_mean_won": self.score_won,
            "score_mean_lost": self.score_lost,
            "facts_mean": self.facts,
        }


def summarise(results: Sequence[Result], seats: int) -> Summary:
    """The summary of finished games; a cooperative win counts for every seat."""
    won = [result for result in results if result.winners]
    lost = [result for result in results if not result.winners]
    return Summary(
        games=len(results),
        won=Share(len(won), len(results)),
        seats=[Share(sum(seat in result.winners for result in results), len(results)) for seat in range(seats)],
        places=[
            Share(sum(result.facts.get("place") == place for result in results), len(results)) for place in range(seats)
        ]
        if results and "place" in results[0].facts
        else [],
        reasons=dict(sorted(Counter(result.reason for result in results).items())),
        turns=_spread([result.turns for result in results]),
        decisions=mean(result.decisions for result in results) if results else 0.0,
        score_won=mean(result.score for result in won) if won else None,
        score_lost=mean(result.score for result in lost) if lost else None,
        facts={name: mean(result.facts[name] for result in results) for name in (results[0].facts if results else ())},
    )


def _spread(values: list[int]) -> dict[str, float]:
    if not values:
        return {}
    tenths = quantiles(values, n=10, method="inclusive") if len(values) > 1 else [float(values[0])] * 9
    return {"mean": mean(values), "median": median(values), "tenth": tenths[0], "ninetieth": tenths[8]}
