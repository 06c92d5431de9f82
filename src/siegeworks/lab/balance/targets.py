"""Targets: what the games of a cell should measure, written as `greedy 2 easy 15-40` or `greedy 3 places <4`.

A target names a bot that plays all seats, the number of seats (or several: `2,3,4`), the difficulty where the game has
one, a measure, and a range. The measure may be left out where it is the first one of the game.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from math import inf, log, sqrt
from statistics import median

from siegeworks.bots import check_bot
from siegeworks.kernel.game import AnyGame
from siegeworks.kernel.problem import Problem
from siegeworks.lab.balance.deal_results import DealResults
from siegeworks.lab.cell import Cell
from siegeworks.lab.part import lab_part
from siegeworks.lab.statistics import Z95, Estimate, Share

TOGETHER = ("won", "turns")
RIVALS = ("first", "places", "draws", "turns")
SHARES = ("won", "first", "places", "draws")
"""Measures in percent; turns are counted: all turns of a game played together, those of each seat among rivals."""
FEWEST_WORDS = 3
RANGE = re.compile(r"(?:(\d+(?:\.\d+)?)%?[-–])?([<>]?)(\d+(?:\.\d+)?)%?")
TURNS_COUNT = 4
"""A hundredth of the turns counts as much as a point of a share: 0.04 in log odds, where both win equally often."""
LEAST_TURNS = 0.1
"""Counts instead of no turns, because zero has no logarithm."""
LEAST_SHARE = 0.0005
"""Shares nearer to 0 or 1 count as this one; otherwise the distance to a bound of 0 or 1 would be infinite."""


@dataclass(frozen=True, slots=True)
class Target:
    """A range for what is measured in a cell: in percent, or in turns; of `places`, how far from the fair share."""

    cell: Cell
    measure: str
    low: float
    high: float

    def __str__(self) -> str:
        return f"{self.cell} {self.measure} {self.range}"

    @property
    def range(self) -> str:
        most = 100.0 if self.measure in SHARES else inf
        if self.high == most and self.measure != "places":
            return f">{self.low:g}"
        return f"<{self.high:g}" if self.low == 0 < self.high else f"{self.low:g}-{self.high:g}"

    def bounds(self) -> tuple[float, float]:
        """The range as a reading has its values: shares from 0 to 1, or turns."""
        if self.measure == "places":
            return 1 / self.cell.seats - self.high / 100, 1 / self.cell.seats + self.high / 100
        return (self.low / 100, self.high / 100) if self.measure in SHARES else (self.low, self.high)


def measures(game: AnyGame) -> tuple[str, ...]:
    """What can be measured in a game; the first is the main measure."""
    return TOGETHER if game.cooperative else RIVALS


def design_targets(game: AnyGame, bots: Sequence[str]) -> list[Target]:
    """The targets of the design that speak of these bots."""
    targets = [target for text in lab_part(game.id).targets for target in read_targets(text, game)]
    return [target for target in targets if target.cell.line_up in bots]


def read_targets(text: str, game: AnyGame) -> list[Target]:
    """The targets in a text: one for each of its numbers of seats and difficulties."""
    words = text.split()
    if len(words) < FEWEST_WORDS:
        raise _unreadable(text, game)
    bot, seats, *between, span = words
    measure = between.pop() if between and between[-1] in measures(game) else measures(game)[0]
    if len(between) != bool(game.settings.get("difficulty")):
        raise _unreadable(text, game)
    check_bot(bot, game.id)
    low, high = _range(span, measure, text, game)
    found = []
    for count in seats.split(","):
        game.options({"seats": count})
        for difficulty in between[0].split(",") if between else [None]:
            if difficulty is not None:
                game.options({"difficulty": difficulty})
            found.append(Target(Cell.of_bot(bot, int(count), difficulty), measure, low, high))
    return found


def _range(span: str, measure: str, text: str, game: AnyGame) -> tuple[float, float]:
    """`15-40`, `<5` or `>90`, with or without a percent sign."""
    found = RANGE.fullmatch(span)
    most = 100.0 if measure in SHARES else inf
    if found is None or bool(found[1]) == bool(found[2]):
        raise _unreadable(text, game)
    first = float(found[3])
    low, high = (float(found[1]), first) if found[1] else (0.0, first) if found[2] == "<" else (first, most)
    if not low <= high <= most or (measure == "places" and low > 0):
        raise _unreadable(text, game)
    return low, high


def _unreadable(text: str, game: AnyGame) -> Problem:
    known = ", ".join(measures(game))
    if game.settings.get("difficulty"):
        return Problem("balance-target", target=text, game=game.id, measures=known)
    return Problem("balance-target-rivals", target=text, game=game.id, measures=known)


@dataclass(frozen=True, slots=True)
class Reading:
    """What was measured, with 95 % intervals: a share, a share for each place, or a median of turns."""

    measure: str
    values: tuple[Estimate, ...]
    games: int

    def text(self) -> str:
        if self.measure in SHARES:
            return "\n".join(value.percent() for value in self.values)
        return "\n".join(f"{value.rate:.1f} ({value.low:.1f}–{value.high:.1f})" for value in self.values)


def read_results(sample: DealResults, measure: str, cell: Cell, game: AnyGame) -> Reading:
    """Measure the games of a cell."""
    if measure == "turns":
        return Reading(measure, (_median(sample, 1 if game.cooperative else cell.seats),), len(sample.marks))
    marks = {
        "won": ("1",),
        "first": ("0",),
        "draws": ("-",),
        "places": tuple(str(place) for place in range(cell.seats)),
    }[measure]
    shares = [Share(sample.marks.count(mark), len(sample.marks)) for mark in marks]
    return Reading(measure, tuple(Estimate(share.rate, *share.interval) for share in shares), len(sample.marks))


def _median(sample: DealResults, shared_by: int) -> Estimate:
    """The median of turns, with an interval from order statistics, which holds for any distribution."""
    turns = sorted(sample.turns)
    half = Z95 * sqrt(len(turns)) / 2
    low = turns[max(0, int(len(turns) / 2 - half))]
    high = turns[min(len(turns) - 1, int(len(turns) / 2 + half))]
    return Estimate(median(turns) / shared_by, low / shared_by, high / shared_by)


HELD, PROBABLY_HELD, PROBABLY_MISSED, MISSED = "held", "probably-held", "probably-missed", "missed"


def verdict(target: Target, reading: Reading) -> str:
    """Whether a target holds; only probably, if the interval crosses a bound."""
    low, high = target.bounds()
    if all(low <= value.rate <= high for value in reading.values):
        sure = all(low <= value.low and value.high <= high for value in reading.values)
        return HELD if sure else PROBABLY_HELD
    sure = any(value.high < low or value.low > high for value in reading.values)
    return MISSED if sure else PROBABLY_MISSED


def distance(target: Target, reading: Reading) -> float:
    """How far a reading is from its target: 0 within, else the log odds to the range (of turns: logarithms, weighted).

    The range is narrowed by a standard error on both sides, so that a search does not stop on its very edge, where the
    next games would fall outside.
    """
    low, high = target.bounds()
    far = 0.0
    for value in reading.values:
        if target.measure in SHARES:
            far += _share_distance(value.rate, low, high, reading.games)
        else:
            here, least, most = (log(max(turns, LEAST_TURNS)) for turns in (value.rate, low, high))
            far += TURNS_COUNT * max(0.0, least - here, here - most)
    return far


def _share_distance(rate: float, low: float, high: float, games: int) -> float:
    if not games or (rate == 0 and low <= 0) or (rate == 1 and high >= 1):
        return 0.0
    # Half a game is added on both sides, as shares of 0 and 1 have no odds.
    here = _odds((rate * games + 0.5) / (games + 1))
    error = 1 / sqrt((games + 1) * max(rate, 1 / games) * max(1 - rate, 1 / games))
    least = -inf if low <= 0 else _odds(low) + error
    most = inf if high >= 1 else _odds(high) - error
    if least > most:
        least = most = (least + most) / 2
    return max(0.0, least - here, here - most)


def _odds(share: float) -> float:
    within = min(max(share, LEAST_SHARE), 1 - LEAST_SHARE)
    return log(within / (1 - within))
