"""The numbers of a report, from what was run of a run: no words, no pictures."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

import numpy as np

from siegeworks.lab import statistics
from siegeworks.lab.arrays import Numbers
from siegeworks.lab.cell import Cell
from siegeworks.lab.part import lab_part
from siegeworks.lab.report.rivals import seats_by_card
from siegeworks.lab.report.run_counts import NOBODY, RunCounts, Uses
from siegeworks.lab.report.significance import (
    SURE,
    ChiSquare,
    Difference,
    Stratum,
    equal_chances,
    holm,
    same_distribution,
    stratified_difference,
)
from siegeworks.lab.statistics import Share
from siegeworks.lab.usage import ending_order

MOST_PANELS = 4
"""Up to so many cells each have their own picture; more are combined by difficulty or by seats."""
FEWEST_IN_CURVE = 10
"""A curve ends where fewer games are still running: their median means nothing."""
FEWEST_EACH = 10
"""Games (of rivals, seats) with a card and without it that it takes to compare them."""


@dataclass(frozen=True, slots=True)
class Spread:
    """The median and mean of some numbers, and the range of the middle eight tenths."""

    tenth: float
    median: float
    ninetieth: float
    mean: float


@dataclass(frozen=True, slots=True)
class Panel:
    """Cells that are shown together; what they do not share is None."""

    cells: tuple[int, ...]
    seats: int | None
    difficulty: str | None
    bots: tuple[str, ...] | None


@dataclass(frozen=True, slots=True)
class Rate:
    """How often a cell was won: by all together, or by the seats of one bot, with its share if all were equal."""

    cell: int
    bot: str | None
    share: Share
    fair: float | None


@dataclass(frozen=True, slots=True)
class Fates:
    """The share of games that had ended for each reason by each turn."""

    turns: Numbers
    ended: dict[str, Numbers]


@dataclass(frozen=True, slots=True)
class Length:
    """How long the games of a cell were; None where there are none."""

    cell: int
    turns: Spread
    decisions: Spread
    turns_won: Spread | None
    turns_lost: Spread | None


@dataclass(frozen=True, slots=True)
class Curve:
    """A number by turn, over the games that were still running then."""

    turns: Numbers
    games: Numbers
    tenth: Numbers
    median: Numbers
    ninetieth: Numbers


@dataclass(frozen=True, slots=True)
class Card:
    """One card: in how many games it was used, how often a game, and how much more was won with it than without.

    Those who win together are counted by game, rivals by seat.
    """

    topic: str
    id: str
    games: Share
    times: float
    contribution: Difference | None
    corrected: float = 1.0
    """How likely chance alone is, corrected for all cards of the report."""

    @property
    def clear(self) -> bool:
        return self.corrected < SURE


@dataclass(frozen=True, slots=True)
class Fairness:
    """Wins by seat or by place in the order of play, and whether equal chances can explain them."""

    cell: int
    by_place: bool
    shares: list[Share]
    test: ChiSquare
    fair: float | None
    """The share of each if all were equal; None where all win together."""
    same_bots: bool


def spread(values: Numbers) -> Spread | None:
    if not len(values):
        return None
    return counted_spread(*np.unique(values, return_counts=True))


def counted_spread(values: Numbers, counts: Numbers) -> Spread:
    """The spread of numbers that are given by how often each occurs; one may be given several times."""
    occurred: Counter[int] = Counter()
    for value, count in zip(values.tolist(), counts.tolist(), strict=True):
        occurred[value] += count
    return Spread(**statistics.spread(occurred))


def cell_order(run: RunCounts) -> list[int]:
    """The cells in reading order: by difficulty, easy first, then by seats."""
    known = list(run.game.settings.get("difficulty", ()))

    def key(number: int) -> tuple[int, int, tuple[str, ...], str]:
        cell = run.cells[number]
        place = known.index(cell.difficulty) if cell.difficulty in known else len(known)
        return place, cell.seats, cell.bots, cell.content or ""

    return sorted(range(len(run.cells)), key=key)


def panels(run: RunCounts) -> list[Panel]:
    """The groups of cells that get a picture each."""
    order = cell_order(run)
    groups: dict[object, list[int]] = {}
    for number in order:
        cell = run.cells[number]
        together = cell.difficulty if run.game.cooperative else cell.seats
        groups.setdefault(number if len(order) <= MOST_PANELS else together, []).append(number)
    return [_panel(run, cells) for cells in groups.values()]


def _panel(run: RunCounts, numbers: Sequence[int]) -> Panel:
    cells = [run.cells[number] for number in numbers]
    first = cells[0]
    return Panel(
        tuple(numbers),
        first.seats if all(cell.seats == first.seats for cell in cells) else None,
        first.difficulty if all(cell.difficulty == first.difficulty for cell in cells) else None,
        first.bots if all(cell.bots == first.bots for cell in cells) else None,
    )


def win_rates(run: RunCounts) -> list[Rate]:
    rates: list[Rate] = []
    for number in cell_order(run):
        mask = run.of([number])
        if run.game.cooperative:
            rates.append(Rate(number, None, _share(run.won[mask]), None))
            continue
        cell, winner = run.cells[number], run.winner[mask]
        for bot in dict.fromkeys(cell.bots):
            seats = [seat for seat, each in enumerate(cell.bots) if each == bot]
            rates.append(Rate(number, bot, _share(np.isin(winner, seats)), len(seats) / len(cell.bots)))
    return rates


def _share(happened: Numbers) -> Share:
    return Share(int(happened.sum()), len(happened))


def endings(run: RunCounts, cell: int) -> dict[str, Share]:
    """How the games of a cell ended, in the game's own order of reasons."""
    reasons = run.reason[run.of([cell])]
    return {reason: _share(reasons == run.reasons.index(reason)) for reason in reason_order(run)}


def reason_order(run: RunCounts) -> list[str]:
    return [reason for reason in ending_order(run.game.id, run.reasons) if reason in run.reasons]


def winning_reason(run: RunCounts) -> str | None:
    """The ending of all won games of a cooperative game; None if there is not exactly one."""
    found = set(run.reason[run.won].tolist()) if run.game.cooperative else set()
    return run.reasons[found.pop()] if len(found) == 1 else None


def fates(run: RunCounts, panel: Panel) -> Fates:
    mask = run.of(panel.cells)
    turns, reasons = run.turns[mask], run.reason[mask]
    # All panels end where the longest game of the run does, so that they can be laid beside each other.
    last = int(run.turns.max())
    ended = {}
    for reason in reason_order(run):
        counts = np.bincount(turns[reasons == run.reasons.index(reason)], minlength=last + 1)
        ended[reason] = np.cumsum(counts) / len(turns)
    return Fates(np.arange(last + 1), ended)


def lengths(run: RunCounts) -> list[Length]:
    found = []
    for number in cell_order(run):
        mask = run.of([number])
        turns, decisions = spread(run.turns[mask]), spread(run.decisions[mask])
        if turns is None or decisions is None:
            continue
        won, lost = mask & run.won, mask & ~run.won
        found.append(Length(number, turns, decisions, spread(run.turns[won]), spread(run.turns[lost])))
    return found


def curves(run: RunCounts, panel: Panel) -> dict[bool, Curve]:
    """The drawn samples by turn or round, of won and of lost games; among rivals, of winners and of the others."""
    (cell, won, turn, value), counts = run.curves.table()
    found = {}
    for outcome in (True, False):
        mask = np.isin(cell, panel.cells) & (won == outcome)
        rows = []
        for each in np.unique(turn[mask]).tolist():
            here = mask & (turn == each)
            games = int(counts[here].sum())
            if games >= FEWEST_IN_CURVE:
                middle = counted_spread(value[here], counts[here])
                rows.append((each, games, middle.tenth, middle.median, middle.ninetieth))
        if rows:
            found[outcome] = Curve(*(np.array(column) for column in zip(*rows, strict=True)))
    return found


def cards(run: RunCounts) -> list[Card]:
    """Every card of the game that is counted, used or not, in the order of the content."""
    found = []
    by_seat = seats_by_card(run)
    cells = range(len(run.cells))
    in_all = [_share(run.won[run.of([cell])]) for cell in cells]
    for topic, name in card_keys(run):
        key = f"{topic} {name}"
        uses = [run.uses.get((cell, key), Uses()) for cell in cells]
        if run.game.cooperative:
            contribution = _contribution(_game_strata(uses, in_all))
        else:
            contribution = _contribution(by_seat[key].strata, by_seat[key].clustering) if key in by_seat else None
        games = Share(sum(use.games for use in uses), run.games)
        found.append(Card(topic, name, games, sum(use.times for use in uses) / run.games, contribution))
    judged = [card.contribution.p for card in found if card.contribution is not None]
    corrected = iter(holm(judged))
    return [card if card.contribution is None else replace(card, corrected=next(corrected)) for card in found]


def _game_strata(uses: Sequence[Uses], in_all: Sequence[Share]) -> list[Stratum]:
    """The games of each cell with a card and without it, from those with it and all."""
    return [
        Stratum(Share(use.won, use.games), Share(won.count - use.won, won.of - use.games))
        for use, won in zip(uses, in_all, strict=True)
    ]


def _contribution(strata: Sequence[Stratum], clustering: float = 1.0) -> Difference | None:
    both = [stratum for stratum in strata if stratum.compares]
    fewer = min(sum(stratum.with_it.of for stratum in both), sum(stratum.without.of for stratum in both))
    return stratified_difference(both, clustering) if fewer >= FEWEST_EACH else None


def card_keys(run: RunCounts) -> Iterator[tuple[str, str]]:
    """The topics and ids of the cards of the game, then those of other content packs that were used."""
    used = {key for _, key in run.uses}
    part = lab_part(run.game.id)
    for sort in part.cards:
        ids = part.card_ids(sort, run.game)
        others = sorted(key.removeprefix(f"{sort.topic} ") for key in used if key.startswith(f"{sort.topic} "))
        for name in dict.fromkeys([*ids, *others]):
            yield sort.topic, name


def fairness(run: RunCounts) -> list[Fairness]:
    """Among rivals, wins by seat and by place; in a cooperative game, wins by the seat that began."""
    found = []
    for number in cell_order(run):
        cell = run.cells[number]
        mask = run.of([number])
        first, won, winner = run.first[mask], run.won[mask], run.winner[mask]
        same_bots = len(set(cell.bots)) == 1
        began = first[0] != NOBODY
        if run.game.cooperative:
            if began and cell.seats > 1:
                shares = [_share(won[first == seat]) for seat in range(cell.seats)]
                lost = [share.of - share.count for share in shares]
                test = same_distribution([share.count for share in shares], lost)
                found.append(Fairness(number, by_place=False, shares=shares, test=test, fair=None, same_bots=same_bots))
            continue
        seats = [_share(winner == seat) for seat in range(cell.seats)]
        found.append(_rivals_fairness(cell, number, seats, by_place=False))
        if began:
            place = np.where(won, (winner - first) % cell.seats, NOBODY)
            places = [_share(place == each) for each in range(cell.seats)]
            found.append(_rivals_fairness(cell, number, places, by_place=True))
    return found


def _rivals_fairness(cell: Cell, number: int, shares: list[Share], *, by_place: bool) -> Fairness:
    test = equal_chances([share.count for share in shares])
    return Fairness(number, by_place, shares, test, 1 / cell.seats, len(set(cell.bots)) == 1)
