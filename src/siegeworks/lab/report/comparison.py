"""The comparison of two runs: differences between cells with the same set-up, and how certain they are."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from math import sqrt
from typing import TypeVar

import numpy as np
import pyarrow.compute as pc

from siegeworks.kernel.problem import Problem
from siegeworks.lab.arrays import Numbers
from siegeworks.lab.cell import Cell
from siegeworks.lab.report.facts import card_keys, cell_order, reason_order
from siegeworks.lab.report.run_counts import NOBODY, RunCounts
from siegeworks.lab.report.significance import (
    ChiSquare,
    Difference,
    Stratum,
    holm,
    normal_p,
    paired_shares,
    same_distribution,
    stratified_difference,
    stratified_rates,
    two_shares,
)
from siegeworks.lab.statistics import Z95, Estimate, Share

BEGAN = "began"
Key = tuple[object, ...]
Change = TypeVar("Change")


@dataclass(frozen=True, slots=True)
class Both:
    """A cell of the first run, and the games of both runs with the same set-up."""

    cell: Cell
    first: Numbers
    """The games of the first run, by their place in it; the same deals in the same order if they are paired."""
    second: Numbers
    paired: bool


@dataclass(frozen=True, slots=True)
class WinChange:
    """How often one side of a cell won in either run; `side` is a seat, BEGAN, or None for all together."""

    both: Both
    side: int | str | None
    first: Share
    second: Share
    difference: Difference
    corrected: float = 1.0


@dataclass(frozen=True, slots=True)
class LengthChange:
    """The mean number of turns in either run."""

    both: Both
    first: float
    second: float
    difference: Difference
    corrected: float = 1.0


@dataclass(frozen=True, slots=True)
class ReasonChange:
    """How the games of a cell ended in either run."""

    both: Both
    first: dict[str, Share]
    second: dict[str, Share]
    test: ChiSquare
    corrected: float = 1.0


@dataclass(frozen=True, slots=True)
class CardChange:
    """In which share of the games of either run a card was used, as if both had the same games of each shared cell."""

    topic: str
    id: str
    first: float
    second: float
    difference: Difference
    corrected: float = 1.0


@dataclass(frozen=True, slots=True)
class RunComparison:
    """All differences between two runs."""

    wins: list[WinChange]
    lengths: list[LengthChange]
    reasons: list[ReasonChange]
    cards: list[CardChange]

    @property
    def paired(self) -> bool:
        return all(change.both.paired for change in self.wins)


def compare(first: RunCounts, second: RunCounts, names: tuple[str, str]) -> RunComparison:
    """Compare two runs of one game; `names` are the names of the runs in problems."""
    if first.game.id != second.game.id:
        raise Problem("report-other-game", first=names[0], second=names[1], games=f"{first.game.id}, {second.game.id}")
    boths = list(_matched(first, second))
    if not boths:
        raise Problem("report-nothing-shared", first=names[0], second=names[1])
    wins = [change for both in boths for change in _win_changes(first, second, both)]
    lengths = [_length_change(first, second, both) for both in boths]
    reasons = [_reason_change(first, second, both) for both in boths]
    cards = _card_changes(first, second)
    return RunComparison(
        [replace(change, corrected=p) for change, p in _corrected(wins, lambda change: change.difference.p)],
        [replace(change, corrected=p) for change, p in _corrected(lengths, lambda change: change.difference.p)],
        [replace(change, corrected=p) for change, p in _corrected(reasons, lambda change: change.test.p)],
        [replace(change, corrected=p) for change, p in _corrected(cards, lambda change: change.difference.p)],
    )


def _corrected(changes: list[Change], p: Callable[[Change], float]) -> list[tuple[Change, float]]:
    return list(zip(changes, holm([p(change) for change in changes]), strict=True))


def _keys(first: RunCounts, second: RunCounts) -> Callable[[Cell], Key]:
    """The key by which cells are matched: seats and difficulty, and the bots if a run has several line-ups."""
    several = any(
        len({(cell.seats, cell.difficulty) for cell in run.cells})
        < len({(cell.seats, cell.difficulty, cell.bots) for cell in run.cells})
        for run in (first, second)
    )
    return lambda cell: (cell.seats, cell.difficulty, cell.bots if several else None)


def _matched(first: RunCounts, second: RunCounts) -> list[Both]:
    key = _keys(first, second)
    firsts, seconds = _by_key(first, key), _by_key(second, key)
    found = []
    for each, numbers in firsts.items():
        if each in seconds:
            games = np.flatnonzero(first.of(numbers)), np.flatnonzero(second.of(seconds[each]))
            found.append(_both(first, second, first.cells[numbers[0]], *games))
    return found


def _by_key(run: RunCounts, key: Callable[[Cell], Key]) -> dict[Key, list[int]]:
    """The cells of a run, grouped by their key."""
    found: dict[Key, list[int]] = {}
    for number in cell_order(run):
        found.setdefault(key(run.cells[number]), []).append(number)
    return found


def _both(first: RunCounts, second: RunCounts, cell: Cell, games: Numbers, others: Numbers) -> Both:
    """The games of both runs: the shared deals if the shorter run is all made of them, else all."""
    seeds, other_seeds = first.seeds.take(games), second.seeds.take(others)
    once = all(pc.count_distinct(each).as_py() == len(each) for each in (seeds, other_seeds))
    places = np.asarray(pc.index_in(seeds, value_set=other_seeds.combine_chunks()).fill_null(NOBODY))
    shared = places != NOBODY
    if once and shared.sum() == min(len(games), len(others)):
        return Both(cell, games[shared], others[places[shared]], paired=True)
    return Both(cell, games, others, paired=False)


def _win_changes(first: RunCounts, second: RunCounts, both: Both) -> list[WinChange]:
    changes = []
    for side in _sides(first, both):
        won, other = _won_by(first, side)[both.first], _won_by(second, side)[both.second]
        shares = Share(int(won.sum()), len(won)), Share(int(other.sum()), len(other))
        if both.paired:
            difference = paired_shares(int((won & ~other).sum()), int((other & ~won).sum()), len(won))
        else:
            difference = two_shares(*shares)
        changes.append(WinChange(both, side, *shares, difference))
    return changes


def _sides(run: RunCounts, both: Both) -> list[int | str | None]:
    if run.game.cooperative:
        return [None]
    began: list[int | str | None] = [BEGAN] if (run.first[both.first] != NOBODY).all() else []
    return [*range(both.cell.seats), *began]


def _won_by(run: RunCounts, side: int | str | None) -> Numbers:
    if side is None:
        return run.won
    return np.asarray(run.won & (run.winner == (run.first if side == BEGAN else side)))


def _length_change(first: RunCounts, second: RunCounts, both: Both) -> LengthChange:
    """The difference of mean turns by the normal curve: over the pairs, or over either run by itself."""
    turns, others = first.turns[both.first].astype(float), second.turns[both.second].astype(float)
    error = _squared_error(others - turns) if both.paired else _squared_error(turns) + _squared_error(others)
    difference = float(others.mean() - turns.mean())
    half = Z95 * sqrt(error)
    p = normal_p(difference / sqrt(error)) if error else 1.0
    estimate = Estimate(difference, difference - half, difference + half)
    return LengthChange(both, float(turns.mean()), float(others.mean()), Difference(estimate, p))


def _squared_error(values: Numbers) -> float:
    """The variance of the mean of some numbers."""
    return float(values.var(ddof=1) / len(values)) if len(values) > 1 else 0.0


def _reason_change(first: RunCounts, second: RunCounts, both: Both) -> ReasonChange:
    reasons = list(dict.fromkeys([*reason_order(first), *reason_order(second)]))
    counts = [_count(first, both.first, reason) for reason in reasons]
    others = [_count(second, both.second, reason) for reason in reasons]
    return ReasonChange(
        both,
        {reason: Share(count, len(both.first)) for reason, count in zip(reasons, counts, strict=True)},
        {reason: Share(count, len(both.second)) for reason, count in zip(reasons, others, strict=True)},
        same_distribution(counts, others),
    )


def _count(run: RunCounts, games: Numbers, reason: str) -> int:
    return int((run.reason[games] == run.reasons.index(reason)).sum()) if reason in run.reasons else 0


def _card_changes(first: RunCounts, second: RunCounts) -> list[CardChange]:
    """The changes over the cells that both runs have, each compared with its counterpart; the largest first.

    All games put together would differ where one run only has more games of a cell in which a card is used more.
    """
    key = _keys(first, second)
    cells = [_by_key(run, key) for run in (first, second)]
    shared = [(numbers, cells[1][each]) for each, numbers in cells[0].items() if each in cells[1]]
    changes = []
    for topic, name in dict.fromkeys([*card_keys(first), *card_keys(second)]):
        card = f"{topic} {name}"
        strata = [Stratum(_used(second, card, theirs), _used(first, card, ours)) for ours, theirs in shared]
        rates, difference = stratified_rates(strata), stratified_difference(strata)
        if rates is not None and difference is not None:
            (there, _), (here, _) = rates
            changes.append(CardChange(topic, name, here, there, difference))
    return sorted(changes, key=lambda change: -abs(change.difference.estimate.rate))


def _used(run: RunCounts, key: str, cells: Sequence[int]) -> Share:
    """In how many games of some cells a card was used."""
    found = [run.uses[number, key].games for number in cells if (number, key) in run.uses]
    return Share(sum(found), int(run.of(cells).sum()))
