"""The counts of a run, made part by part from tables of games.

A few numbers of each game are kept; what happened turn by turn and which cards were used is only counted, so memory
hardly grows with the number of games.
"""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc

from siegeworks.games import load_game
from siegeworks.kernel.content import Document
from siegeworks.kernel.game import AnyGame
from siegeworks.kernel.kit import import_object
from siegeworks.kernel.problem import Problem
from siegeworks.lab.arrays import MISSING, Counts, Numbers, encoded_texts, filled, rows_and_items, whole
from siegeworks.lab.cell import Cell
from siegeworks.lab.part import lab_part

if TYPE_CHECKING:
    from siegeworks.lab.report.outline import Section
    from siegeworks.lab.report.sections import RunSections

ROWS_AT_ONCE = 20_000
NOBODY = MISSING
"""The number of no seat."""


class SampleCounts(Protocol):
    """Counts samples for an extra section of the report; the lab's part of a game names the class."""

    def add(self, rows: Numbers, samples: Any) -> None:
        """Count some samples, given as an Arrow array of records; `rows` has the row of the game of each."""
        ...

    def section(self, sections: "RunSections") -> "Section | None":
        """The section of the report; None if there is nothing to show."""
        ...


@dataclass(slots=True)
class Uses:
    """In how many games of a cell a card was used, in how many of those its side won, and how often in all."""

    games: int = 0
    won: int = 0
    times: int = 0


@dataclass(frozen=True, slots=True)
class RunCounts:
    """A run in numbers: a few of every game, and counts of the rest."""

    game: AnyGame
    cells: list[Cell]
    reasons: list[str]
    cell: Numbers
    reason: Numbers
    won: Numbers
    """Whether the game was won: by a seat, or by all together."""
    winner: Numbers
    first: Numbers
    turns: Numbers
    decisions: Numbers
    seeds: Any
    """The seed of every game, as an Arrow array."""
    uses: dict[tuple[int, str], Uses]
    """By cell and key, such as `upgrade axe`."""
    seat_uses: Counts
    """Of rivals: cell, number in `seat_cards`, the seats that used it as bits, the seat that won plus one (or 0)."""
    seat_cards: list[str]
    curves: Counts
    """Cell, whether it was won, turn or round, the drawn field of the samples."""
    sample_counts: SampleCounts | None
    """The game's own counts of its samples, for an extra section."""

    @property
    def games(self) -> int:
        return len(self.cell)

    def of(self, cells: Sequence[int]) -> Numbers:
        """Which games belong to some cells."""
        return np.isin(self.cell, np.asarray(cells, np.int64))


def count_run(tables: Iterable[Any], source: str, content: Document | None = None) -> RunCounts:
    """Count all games of some tables.

    `source` is the name of the run in problems, `content` what all its games were played with, if it is known.
    """
    counter: RunCounter | None = None
    for table in tables:
        for part in _parts(table):
            games = pc.unique(part.column("game").cast(pa.string())).to_pylist()
            if counter is None:
                counter = RunCounter(load_game(games[0], content))
            if games != [counter.game.id]:
                found = sorted({counter.game.id, *games})
                raise Problem("report-two-games", file=source, games=", ".join(found))
            counter.add(part)
    if counter is None:
        raise Problem("report-no-games", file=source)
    return counter.counts()


def _parts(table: Any) -> Iterable[Any]:
    for start in range(0, table.num_rows, ROWS_AT_ONCE):
        yield table.slice(start, ROWS_AT_ONCE)


class RunCounter:
    """Counts tables of one game, one after another."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self._cells: dict[Cell, int] = {}
        self._reasons: dict[str, int] = {}
        self._columns: dict[str, list[Numbers]] = defaultdict(list)
        self._seeds: list[Any] = []
        self._uses: dict[tuple[int, str], Uses] = defaultdict(Uses)
        self._seat_cards: dict[str, int] = {}
        self._seat_uses, self._curves = Counts(4), Counts(4)
        part = lab_part(game.id)
        self._topics = tuple(f"{sort.topic} " for sort in part.cards)
        self._series = part.series
        self._sample_counts: SampleCounts | None = import_object(part.sample_counts)() if part.sample_counts else None

    def add(self, table: Any) -> None:
        cell = self._cell_numbers(table)
        winner, won = _winners(table)
        columns = {
            "cell": cell,
            "winner": winner,
            "won": won,
            "reason": self._reason_numbers(table),
            "first": filled(whole(table.column("first")), NOBODY),
            "turns": filled(whole(table.column("turns"))),
            "decisions": filled(whole(table.column("decisions"))),
        }
        for name, numbers in columns.items():
            self._columns[name].append(numbers)
        self._seeds += table.column("seed").cast(pa.string()).chunks
        self._add_uses(table, cell, won)
        if not self.game.cooperative:
            self._add_seat_uses(table, cell, winner)
        self._add_samples(table, cell, won, winner)

    def counts(self) -> RunCounts:
        columns = {name: np.concatenate(parts) for name, parts in self._columns.items()}
        return RunCounts(
            game=self.game,
            cells=list(self._cells),
            reasons=list(self._reasons),
            seeds=pa.chunked_array(self._seeds, pa.string()),
            uses=dict(self._uses),
            seat_uses=self._seat_uses,
            seat_cards=list(self._seat_cards),
            curves=self._curves,
            sample_counts=self._sample_counts,
            **columns,
        )

    def _cell_numbers(self, table: Any) -> Numbers:
        """The number of the cell of each game; new cells get the next number."""
        parts = [
            encoded_texts(table.column("seats").cast(pa.string())),
            encoded_texts(table.column("difficulty").cast(pa.string())),
            encoded_texts(pc.binary_join(table.column("bots").cast(pa.list_(pa.string())), "\n")),
            encoded_texts(table.column("content").cast(pa.string())),
        ]
        packed = np.zeros(table.num_rows, np.int64)
        for codes, names in parts:
            packed = packed * (len(names) + 1) + codes + 1
        kinds, first_rows, places = np.unique(packed, return_index=True, return_inverse=True)
        numbers = np.empty(len(kinds), np.int32)
        for kind in np.argsort(first_rows, kind="stable").tolist():
            seats, difficulty, bots, content = (
                names[codes[first_rows[kind]]] if codes[first_rows[kind]] >= 0 else None for codes, names in parts
            )
            found = Cell(int(seats or 0), difficulty, tuple((bots or "").split("\n")), content or "")
            numbers[kind] = self._cells.setdefault(found, len(self._cells))
        return np.asarray(numbers[places])

    def _reason_numbers(self, table: Any) -> Numbers:
        codes, names = encoded_texts(table.column("reason").cast(pa.string()).fill_null(""))
        numbers = np.array([self._reasons.setdefault(name, len(self._reasons)) for name in names], np.int16)
        return np.asarray(numbers[codes])

    def _add_uses(self, table: Any, cell: Numbers, won: Numbers) -> None:
        rows, codes, times, names = self._card_uses(whole(table.column("uses")))
        keys = cell[rows].astype(np.int64) * len(names) + codes
        size = len(self._cells) * len(names)
        games = np.bincount(keys, minlength=size)
        games_won = np.bincount(keys, weights=won[rows], minlength=size)
        in_all = np.bincount(keys, weights=times, minlength=size)
        for key in np.flatnonzero(games).tolist():
            uses = self._uses[key // len(names), names[key % len(names)]]
            uses.games += int(games[key])
            uses.won += int(games_won[key])
            uses.times += int(in_all[key])

    def _add_seat_uses(self, table: Any, cell: Numbers, winner: Numbers) -> None:
        games, maps = rows_and_items(whole(table.column("uses_by_seat")))
        lengths = np.bincount(games, minlength=table.num_rows)
        seats = np.arange(len(games)) - (np.cumsum(lengths) - lengths)[games]
        rows, codes, _, names = self._card_uses(maps)
        pairs, places = np.unique(games[rows] * len(names) + codes, return_inverse=True)
        users = np.bincount(places, weights=1 << seats[rows], minlength=len(pairs))
        rows, codes = np.divmod(pairs, max(1, len(names)))
        cards = np.array([self._seat_cards.setdefault(name, len(self._seat_cards)) for name in names], np.int64)
        self._seat_uses.add(cell[rows], cards[codes], users, winner[rows] + 1)

    def _card_uses(self, column: Any) -> tuple[Numbers, Numbers, Numbers, list[str]]:
        """The uses of cards in a column of counts: row, number of the card, how often; and the cards by number."""
        rows, entries = rows_and_items(column)
        codes, names = encoded_texts(entries.field(0).cast(pa.string()))
        cards = [place for place, name in enumerate(names) if name.startswith(self._topics)]
        kept = np.isin(codes, cards)
        numbers = np.searchsorted(np.array(cards, np.int64), codes[kept])
        return rows[kept], numbers, filled(entries.field(1))[kept], [names[place] for place in cards]

    def _add_samples(self, table: Any, cell: Numbers, won: Numbers, winner: Numbers) -> None:
        series = self._series
        if series is None:
            return
        rows, samples = rows_and_items(whole(table.column(series.column)))
        if not len(rows):
            return
        times, values = (filled(samples.field(name)) for name in ("turn", series.drawn))
        is_winner = won[rows]
        if series.by_seat:
            seats_of_cell = np.array([each.seats for each in self._cells])
            times = -(-times.astype(np.int64) // seats_of_cell[cell[rows]])
            is_winner = filled(samples.field("seat")) == winner[rows]
        self._curves.add(cell[rows], is_winner, times, values)
        if self._sample_counts is not None:
            self._sample_counts.add(rows, samples)


def _winners(table: Any) -> tuple[Numbers, Numbers]:
    """The first winning seat of each game (or NOBODY), and whether there is one."""
    rows, seats = rows_and_items(whole(table.column("winners")))
    winner = np.full(table.num_rows, NOBODY, np.int8)
    # Written from the last to the first, so that the first stays.
    winner[rows[::-1]] = filled(seats)[::-1]
    won = np.zeros(table.num_rows, bool)
    won[rows] = True
    return winner, won
