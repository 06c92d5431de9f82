"""From tables of games to counts, part by part: what is kept grows with what can happen, hardly with the games.

Of each game a few numbers are kept; what happened turn by turn and which cards were used is counted and let go.
"""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc

from siegeworks.games import load_game
from siegeworks.kernel.game import AnyGame
from siegeworks.kernel.problem import Problem
from siegeworks.lab.usage import CARDS

Numbers = np.ndarray[Any, Any]

ROWS_AT_ONCE = 20_000
FIELD_BITS = 15
"""Four fields of a count are packed into one number; each is clipped to what fits."""
NOBODY = -1
PRESSURES = ("orcs", "trolls", "towers", "catapults", "gold_lost")
"""What presses at the end of a turn; the last is what the turn cost."""


@dataclass(frozen=True, slots=True)
class Cell:
    """Games that were set up alike and played by the same bots."""

    seats: int
    difficulty: str | None
    bots: tuple[str, ...]
    content: str


class Counts:
    """How often each combination of up to four small numbers occurred."""

    def __init__(self, fields: int) -> None:
        self._fields = fields
        self._counts: dict[int, int] = defaultdict(int)

    def add(self, *fields: Numbers) -> None:
        packed = np.zeros(len(fields[0]), np.int64)
        for field in fields:
            packed = (packed << FIELD_BITS) | np.clip(field.astype(np.int64), 0, (1 << FIELD_BITS) - 1)
        for key, count in zip(*(each.tolist() for each in np.unique(packed, return_counts=True)), strict=True):
            self._counts[key] += count

    def table(self) -> tuple[list[Numbers], Numbers]:
        """The combinations that occurred, a column for each field, and how often each did."""
        keys = sorted(self._counts)
        packed = np.array(keys, np.int64)
        shifts = [FIELD_BITS * place for place in reversed(range(self._fields))]
        return [(packed >> shift) & ((1 << FIELD_BITS) - 1) for shift in shifts], np.array(
            [self._counts[key] for key in keys], np.int64
        )


@dataclass(slots=True)
class Uses:
    """In how many games of a cell a card was used, in how many of those its side won, and how often in all."""

    games: int = 0
    won: int = 0
    times: int = 0


@dataclass(frozen=True, slots=True)
class Gathered:
    """What a run tells: a few numbers of every game, and counts of the rest."""

    game: AnyGame
    cells: list[Cell]
    reasons: list[str]
    cell: Numbers
    reason: Numbers
    won: Numbers
    """Whether somebody won: in a cooperative game, everybody."""
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
    """Cell, whether it was won, turn or round, gold or walls."""
    pressure: Counts
    """Which of PRESSURES, level of the siege deck, number."""

    @property
    def games(self) -> int:
        return len(self.cell)

    def of(self, cells: Sequence[int]) -> Numbers:
        """Which games belong to some cells."""
        return np.isin(self.cell, np.asarray(cells, np.int64))


def gather(tables: Iterable[Any], source: str) -> Gathered:
    """Count all games of some tables; `source` is the name of the run, for what may be wrong with it."""
    gatherer: Gatherer | None = None
    for table in tables:
        for part in _parts(table):
            games = pc.unique(part.column("game").cast(pa.string())).to_pylist()
            if gatherer is None:
                gatherer = Gatherer(load_game(games[0]))
            if games != [gatherer.game.id]:
                found = sorted({gatherer.game.id, *games})
                raise Problem("report-two-games", file=source, games=", ".join(found))
            gatherer.add(part)
    if gatherer is None:
        raise Problem("report-no-games", file=source)
    return gatherer.gathered()


def _parts(table: Any) -> Iterable[Any]:
    for start in range(0, table.num_rows, ROWS_AT_ONCE):
        yield table.slice(start, ROWS_AT_ONCE)


class Gatherer:
    """Counts tables of one game, one after another."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self._cells: dict[Cell, int] = {}
        self._reasons: dict[str, int] = {}
        self._columns: dict[str, list[Numbers]] = defaultdict(list)
        self._seeds: list[Any] = []
        self._uses: dict[tuple[int, str], Uses] = defaultdict(Uses)
        self._seat_cards: dict[str, int] = {}
        self._seat_uses, self._curves, self._pressure = Counts(4), Counts(4), Counts(3)
        self._topics = tuple(f"{cards.topic} " for cards in CARDS[game.id])

    def add(self, table: Any) -> None:
        cell = self._cell_numbers(table)
        winner, won = _winners(table)
        columns = {
            "cell": cell,
            "winner": winner,
            "won": won,
            "reason": self._reason_numbers(table),
            "first": _filled(_whole(table.column("first")), NOBODY),
            "turns": _filled(_whole(table.column("turns"))),
            "decisions": _filled(_whole(table.column("decisions"))),
        }
        for name, numbers in columns.items():
            self._columns[name].append(numbers)
        self._seeds += table.column("seed").cast(pa.string()).chunks
        self._add_uses(table, cell, won)
        if self.game.id == "runedar":
            self._add_curve(table, cell, won)
        else:
            self._add_seat_uses(table, cell, winner)
            self._add_walls(table, cell, winner)

    def gathered(self) -> Gathered:
        columns = {name: np.concatenate(parts) for name, parts in self._columns.items()}
        return Gathered(
            game=self.game,
            cells=list(self._cells),
            reasons=list(self._reasons),
            seeds=pa.chunked_array(self._seeds, pa.string()),
            uses=dict(self._uses),
            seat_uses=self._seat_uses,
            seat_cards=list(self._seat_cards),
            curves=self._curves,
            pressure=self._pressure,
            **columns,
        )

    def _cell_numbers(self, table: Any) -> Numbers:
        """The number of the cell of each game; new cells get the next number."""
        parts = [
            _codes(table.column("seats").cast(pa.string())),
            _codes(table.column("difficulty").cast(pa.string())),
            _codes(pc.binary_join(table.column("bots").cast(pa.list_(pa.string())), "\n")),
            _codes(table.column("content").cast(pa.string())),
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
        codes, names = _codes(table.column("reason").cast(pa.string()).fill_null(""))
        numbers = np.array([self._reasons.setdefault(name, len(self._reasons)) for name in names], np.int16)
        return np.asarray(numbers[codes])

    def _add_uses(self, table: Any, cell: Numbers, won: Numbers) -> None:
        rows, codes, times, names = self._card_uses(_whole(table.column("uses")))
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
        games, maps = _rows_and_items(_whole(table.column("uses_by_seat")))
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
        rows, entries = _rows_and_items(column)
        codes, names = _codes(entries.field(0).cast(pa.string()))
        cards = [place for place, name in enumerate(names) if name.startswith(self._topics)]
        kept = np.isin(codes, cards)
        numbers = np.searchsorted(np.array(cards, np.int64), codes[kept])
        return rows[kept], numbers, _filled(entries.field(1))[kept], [names[place] for place in cards]

    def _add_curve(self, table: Any, cell: Numbers, won: Numbers) -> None:
        rows, turns = _rows_and_items(_whole(table.column("curve")))
        if not len(rows):
            return
        fields = {name: _filled(turns.field(name)) for name in ("turn", "gold", "level", *PRESSURES[:-1])}
        self._curves.add(cell[rows], won[rows], fields["turn"], fields["gold"])
        for place, name in enumerate(PRESSURES[:-1]):
            self._pressure.add(np.full(len(rows), place), fields["level"], fields[name])
        # A turn meets the cards of the deck that was on top when the turn before ended.
        later = np.flatnonzero(rows[1:] == rows[:-1]) + 1
        lost = fields["gold"][later - 1] - fields["gold"][later]
        self._pressure.add(np.full(len(later), len(PRESSURES) - 1), fields["level"][later - 1], lost)

    def _add_walls(self, table: Any, cell: Numbers, winner: Numbers) -> None:
        rows, samples = _rows_and_items(_whole(table.column("walls")))
        if not len(rows):
            return
        seats, turns, walls = (_filled(samples.field(name)) for name in ("seat", "turn", "walls"))
        seats_of_cell = np.array([each.seats for each in self._cells])
        rounds = -(-turns.astype(np.int64) // seats_of_cell[cell[rows]])
        self._curves.add(cell[rows], seats == winner[rows], rounds, walls)


def _winners(table: Any) -> tuple[Numbers, Numbers]:
    """The first winning seat of each game (or NOBODY), and whether there is one."""
    rows, seats = _rows_and_items(_whole(table.column("winners")))
    winner = np.full(table.num_rows, NOBODY, np.int8)
    # Written from the last to the first, so that the first stays.
    winner[rows[::-1]] = _filled(seats)[::-1]
    won = np.zeros(table.num_rows, bool)
    won[rows] = True
    return winner, won


def _whole(column: Any) -> Any:
    """A column as one array."""
    return column.combine_chunks() if isinstance(column, pa.ChunkedArray) else column


def _rows_and_items(column: Any) -> tuple[Numbers, Any]:
    """All items of the lists in a column, and the row of each."""
    if pa.types.is_map(column.type):
        # A slice of a map knows its own offsets, but gives the keys and items of the whole.
        offsets = np.asarray(column.offsets)
        entries = pa.StructArray.from_arrays([column.keys, column.items], ["key", "value"])
        return np.repeat(np.arange(len(column)), np.diff(offsets)), entries.slice(offsets[0], offsets[-1] - offsets[0])
    lengths = _filled(pc.list_value_length(column))
    return np.repeat(np.arange(len(column)), lengths), pc.list_flatten(column)


def _codes(column: Any) -> tuple[Numbers, list[str]]:
    """The texts of a column as numbers into a list of the different ones; -1 where there is none."""
    encoded = _whole(column).dictionary_encode()
    return _filled(encoded.indices, NOBODY).astype(np.int64), encoded.dictionary.to_pylist()


def _filled(array: Any, missing: int = 0) -> Numbers:
    return np.asarray(array.fill_null(missing))
