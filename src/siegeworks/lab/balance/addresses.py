"""The numbers of a game's content by address: `mercenaries.troll.price`, `upgrades.axe.cost.wood`, `die.faces.3`.

An address is the name of the file, what names the row, and the way to the number inside the row. All of it is found in
the tables themselves, and what a number may be is asked of the game's own reader of content.
"""

import copy
import difflib
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from importlib import resources
from itertools import takewhile
from pathlib import Path
from typing import Any

from siegeworks.games import load_game
from siegeworks.games.castlecards import tables as castlecards_tables
from siegeworks.games.runedar import tables as runedar_tables
from siegeworks.kernel.content import Document, shipped
from siegeworks.kernel.problem import Problem, Problems

PRINTED = "printed"
WORDED = re.compile(r"([a-z_]+) (\d+)")
"""An entry such as “melee 2”: a number with the word it belongs to."""
HIGHEST_TRIED = 12
"""Numbers of worded entries are tried from 0 to this one; a reader that takes even this one has no bound."""

Way = tuple[str | int, ...]
"""The names and places that lead from a row to a number in it."""
Changes = Mapping[str, int]
"""New numbers by address."""


@dataclass(frozen=True, slots=True)
class Shelf:
    """Where the content of a game stands, and what reads it."""

    package: str
    files: Sequence[str]
    read: Callable[[Document], object]

    def text(self, file: str) -> str:
        """A file that comes with the game, as it is."""
        return (resources.files(self.package) / "content" / f"{file}.toml").read_bytes().decode()


SHELVES = {
    "runedar": Shelf("siegeworks.games.runedar", runedar_tables.FILES, runedar_tables.read),
    "castlecards": Shelf("siegeworks.games.castlecards", castlecards_tables.FILES, castlecards_tables.read),
}


@dataclass(frozen=True, slots=True)
class Number:
    """One number of the content. Of a table without rows, `row` is None."""

    address: str
    table: str
    row: int | None
    way: Way
    word: str
    value: int
    source: str
    low: int | None = None
    high: int | None = None

    def check(self, value: int) -> None:
        """Refuse what the reader of the content would not take here."""
        if self.low is not None and self.high is not None and not self.low <= value <= self.high:
            raise Problem("balance-range", address=self.address, value=value, low=self.low, high=self.high)


@dataclass(frozen=True, slots=True)
class Book:
    """The content of a game with all its numbers."""

    game: str
    pack: Path | None
    document: Document
    numbers: dict[str, Number]

    def find(self, address: str) -> Number:
        """A number by its address; an unknown one is answered with the nearest there is."""
        if address not in self.numbers:
            near = difflib.get_close_matches(address, self.numbers, n=1, cutoff=0.0)
            raise Problem("balance-address", address=address, near=near[0], game=self.game)
        return self.numbers[address]

    def changed(self, changes: Changes) -> Document:
        """The content with other numbers. Nobody has checked it yet."""
        return self._with({self.numbers[address]: value for address, value in changes.items()})

    def checked(self, changes: Changes) -> Document:
        """The content with other numbers, read by the game's reader, which refuses what cannot be."""
        document = self.changed(changes)
        SHELVES[self.game].read(document)
        return document

    def possible(self, changes: Changes) -> bool:
        """Whether the game's reader takes these numbers together."""
        try:
            self.checked(changes)
        except (Problem, Problems):
            return False
        return True

    def _with(self, values: Mapping[Number, object]) -> Document:
        names = {number.table for number in values}
        tables = {
            name: copy.deepcopy(table) if name in names else table for name, table in self.document.tables.items()
        }
        for number, value in values.items():
            _put(tables[number.table], number, value)
        return Document(tables, dict(self.document.origin))


def open_book(game: str, pack: Path | None) -> Book:
    """The content of a game, or that of a content pack, with what each number may be."""
    load_game(game, pack)  # refuses an unknown game and a faulty pack
    shelf = SHELVES[game]
    own = shipped(shelf.package, shelf.files, None)
    document = shipped(shelf.package, shelf.files, pack)
    found: dict[str, Number] = {}
    for table, value in document.tables.items():
        stem = Path(own.origin[table]).stem
        found |= {number.address: number for number in _numbers(stem, table, value)}
    return Book(game, pack, document, _with_ranges(Book(game, pack, document, found), shelf.read))


def _numbers(stem: str, table: str, value: Any) -> Iterator[Number]:
    """The numbers of a table, those that name its rows left out."""
    if isinstance(value, dict):
        yield from _in_row(stem, table, None, value, ())
        return
    names = naming_fields(value)
    for row, fields in enumerate(value):
        name = "-".join(str(fields[field]) for field in names) if names else str(row + 1)
        rest = {field: entry for field, entry in fields.items() if field not in names}
        yield from _in_row(f"{stem}.{name}", table, row, rest, ())


def naming_fields(rows: Sequence[Mapping[str, Any]]) -> list[str]:
    """What names a row: its id, or the shortest run of first fields that no two rows share."""
    if all("id" in row for row in rows):
        return ["id"]
    first = list(rows[0])
    shared = list(takewhile(lambda field: all(isinstance(row.get(field), str | int) for row in rows), first))
    for length in range(1, len(shared) + 1):
        if len({tuple(row[field] for field in shared[:length]) for row in rows}) == len(rows):
            return shared[:length]
    return []


def _in_row(address: str, table: str, row: int | None, value: Any, way: Way) -> Iterator[Number]:
    """The numbers in a value that stands at `way` in a row, each with its address."""
    source = value.get("source", "") if isinstance(value, dict) and not way else ""
    for name, step, entry in _entries(value):
        here = f"{address}.{name}"
        worded = WORDED.fullmatch(entry) if isinstance(entry, str) else None
        if type(entry) is int:
            yield Number(here, table, row, (*way, step), "", entry, source)
        elif worded and isinstance(step, int):
            yield Number(here, table, row, (*way, step), worded[1], int(worded[2]), source)
        elif isinstance(entry, dict | list):
            for number in _in_row(here, table, row, entry, (*way, step)):
                yield replace(number, source=source) if source else number


def _entries(value: Any) -> Iterator[tuple[str, str | int, Any]]:
    """The entries of a table or a list: how an address calls each, where it stands, and what it is.

    An entry of a list is called by its word where the words differ, else by its place from 1 on.
    """
    if isinstance(value, dict):
        yield from ((name, name, entry) for name, entry in value.items())
        return
    words = [entry.partition(" ")[0] if isinstance(entry, str) else "" for entry in value]
    by_word = "" not in words and len(set(words)) == len(words)
    for place, entry in enumerate(value):
        yield words[place] if by_word else str(place + 1), place, entry


def _put(table: Any, number: Number, value: object) -> None:
    here = table if number.row is None else table[number.row]
    for step in number.way[:-1]:
        here = here[step]
    here[number.way[-1]] = f"{number.word} {value}" if number.word else value


def _with_ranges(book: Book, read: Callable[[Document], object]) -> dict[str, Number]:
    """The numbers with what the reader takes for each: it is shown impossible content and names its bounds."""
    plain = [number for number in book.numbers.values() if not number.word]
    worded = [number for number in book.numbers.values() if number.word]
    bounds: dict[tuple[object, ...], tuple[int, int]] = {}
    for problem in _faults(book._with(dict.fromkeys(plain, "?")), read):  # noqa: SLF001 - of the same file
        facts: Any = problem.facts
        if "high" in facts and "key" in facts:
            bounds[facts["table"], facts["row"], facts["key"]] = (facts.get("low", 0), facts["high"])
    ranged = dict(book.numbers)
    for number in plain:
        low, high = bounds.get((number.table, _row_told(number), number.way[0]), (None, None))
        ranged[number.address] = replace(number, low=low, high=high)
    taken: dict[str, list[int]] = {number.address: [] for number in worded}
    for value in range(HIGHEST_TRIED + 1):
        faults = _faults(book._with(dict.fromkeys(worded, value)), read)  # noqa: SLF001 - of the same file
        refused = {
            (problem.facts.get("table"), problem.facts.get("row"), fact)
            for problem in faults
            for fact in problem.facts.values()
        }
        for number in worded:
            if (number.table, _row_told(number), f"{number.word} {value}") not in refused:
                taken[number.address].append(value)
    for number in worded:
        values = taken[number.address]
        if values and values[-1] < HIGHEST_TRIED:
            ranged[number.address] = replace(number, low=values[0], high=values[-1])
    return ranged


def _row_told(number: Number) -> int:
    """How a fault counts rows: from 1 on, and a table without rows as one."""
    return 1 if number.row is None else number.row + 1


def _faults(document: Document, read: Callable[[Document], object]) -> list[Problem]:
    try:
        read(document)
    except Problems as faults:
        return faults.problems
    return []
