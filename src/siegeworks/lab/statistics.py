"""Statistics of many games: shares with intervals, medians, counts."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import sqrt
from types import ModuleType
from typing import Any

from siegeworks.kernel.extras import need
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
    """The mean over deals, each given as the sum of its games and their number; a game gives `least` to `most`.

    Games of one deal are not independent, so the deal is the unit: the interval comes from the spread between deals
    (of a ratio, linearised) and the quantile of Student's t. Two deals are added, one with `most` and one with `least`
    in every game, as Agresti and Caffo do for shares and Bonett and Price for paired ones: without them the interval
    would have no width if one side won every deal. They change only the interval, not the mean.
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
    """The two-sided 95 % quantile of Student's t with so many degrees of freedom."""
    return float(need_special_functions().stdtrit(freedom, 0.975))


def need_special_functions() -> ModuleType:
    """SciPy's special functions, which come with the `lab` extra; commands ask for them before they play."""
    return need("scipy.special", "lab")


@dataclass(frozen=True, slots=True)
class RunSummary:
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


def summarise(results: Iterable[Result], seats: int) -> RunSummary:
    """The summary of finished games."""
    tally = Tally(seats)
    for result in results:
        tally.add(result)
    return tally.summary()


class Tally:
    """Counts finished games one by one without keeping them; a cooperative win counts for every seat."""

    def __init__(self, seats: int) -> None:
        self.games = 0
        self._won_by_seat = [0] * seats
        self._won_by_place = [0] * seats
        self._in_order = False
        self._reasons: Counter[str] = Counter()
        self._turns: Counter[int] = Counter()
        self._decisions = 0
        self._won = Mean()
        self._lost = Mean()
        self._facts: Counter[str] = Counter()

    def add(self, result: Result) -> None:
        self.games += 1
        (self._won if result.winners else self._lost).add(result.score)
        for seat in result.winners:
            self._won_by_seat[seat] += 1
        place = result.facts.get("place")
        if place is not None:
            self._in_order = True
            if place >= 0:
                self._won_by_place[place] += 1
        self._reasons[result.reason] += 1
        self._turns[result.turns] += 1
        self._decisions += result.decisions
        self._facts.update(result.facts)

    def summary(self) -> RunSummary:
        games = self.games
        return RunSummary(
            games=games,
            won=Share(self._won.count, games),
            seats=[Share(count, games) for count in self._won_by_seat],
            places=[Share(count, games) for count in self._won_by_place] if self._in_order else [],
            reasons=dict(sorted(self._reasons.items())),
            turns=spread(self._turns),
            decisions=self._decisions / games if games else 0.0,
            score_won=self._won.value,
            score_lost=self._lost.value,
            facts={name: total / games for name, total in self._facts.items()},
        )


@dataclass(slots=True)
class Mean:
    """A mean of numbers that are added one by one."""

    count: int = 0
    total: int = 0

    def add(self, number: int) -> None:
        self.count += 1
        self.total += number

    @property
    def value(self) -> float | None:
        return self.total / self.count if self.count else None


def spread(counts: Counter[int]) -> dict[str, float]:
    """Mean, median and outer tenths of numbers, from how often each occurred; nothing if there are none.

    All medians come from here, because two ways to interpolate would differ.
    """
    games = counts.total()
    if not games:
        return {}
    return {
        "mean": sum(value * count for value, count in counts.items()) / games,
        "median": tenths(counts, 5),
        "tenth": tenths(counts, 1),
        "ninetieth": tenths(counts, 9),
    }


def tenths(counts: Counter[int], share: int) -> float:
    """The number below which so many tenths of all numbers lie, interpolated linearly."""
    below, rest = divmod(share * (counts.total() - 1), 10)
    values = sorted(counts)
    passed = 0
    for at, value in enumerate(values):
        passed += counts[value]
        if passed > below:
            # The number after it is the same one again, or the next larger one.
            after = value if passed > below + 1 or at + 1 == len(values) else values[at + 1]
            return (value * (10 - rest) + after * rest) / 10
    raise ValueError("there are no numbers")
