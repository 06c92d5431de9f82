"""The numbers of a game's content by address: `mercenaries.troll.price`, `upgrades.axe.cost.wood`, `die.faces.3`.

An address is the name of the file, the name of the row, and the path to the number inside the row. All of it is found
in the tables themselves. The range of a number is found with the game's own reader of content.
"""

import copy
import difflib
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import takewhile
from pathlib import Path
from typing import Any

from siegeworks.games import kit_of, load_game
from siegeworks.kernel.content import Document, shipped
from siegeworks.kernel.kit import ContentFiles
from siegeworks.kernel.problem import Problem, Problems

PRINTED = "printed"
WORDED = re.compile(r"([a-z_]+) (\d+)")
"""An entry such as “melee 2”: a number with the word it belongs to."""
HIGHEST_TRIED = 12
"""Numbers of worded entries are tried from 0 to this one; a reader that accepts even this one sets no bound."""

Way = tuple[str | int, ...]
"""The keys and places that lead from a row to a number in it."""
Changes = Mapping[str, int]
"""New numbers by address."""


@dataclass(frozen=True, slots=True)
class ContentNumber:
    """One number of the content; `row` is None in a table without rows."""

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
        """Refuse a value that the reader of the content would not accept here."""
        if self.low is not None and self.high is not None and not self.low <= value <= self.high:
            raise Problem("balance-range", address=self.address, value=value, low=self.low, high=self.high)


@dataclass(frozen=True, slots=True)
class NumberedContent:
    """The content of a game, with each of its numbers by address."""

    game: str
    pack: Path | None
    document: Document
    numbers: dict[str, ContentNumber]

    def find(self, address: str) -> ContentNumber:
        """A number by its address; for an unknown address the refusal names the nearest one."""
        if address not in self.numbers:
            near = difflib.get_close_matches(address, self.numbers, n=1, cutoff=0.0)
            raise Problem("balance-address", address=address, near=near[0], game=self.game)
        return self.numbers[address]

    def changed(self, changes: Changes) -> Document:
        """The content with other numbers, unchecked."""
        return self._with({self.numbers[address]: value for address, value in changes.items()})

    def checked(self, changes: Changes) -> Document:
        """The content with other numbers, checked by the game's reader."""
        document = self.changed(changes)
        content_files(self.game).read(document)
        return document

    def possible(self, changes: Changes) -> bool:
        """Whether the game's reader accepts these numbers together."""
        try:
            self.checked(changes)
        except (Problem, Problems):
            return False
        return True

    def _with(self, values: Mapping[ContentNumber, object]) -> Document:
        names = {number.table for number in values}
        tables = {
            name: copy.deepcopy(table) if name in names else table for name, table in self.document.tables.items()
        }
        for number, value in values.items():
            _put(tables[number.table], number, value)
        return Document(tables, dict(self.document.origin))


def content_files(game: str) -> ContentFiles:
    """The content files of a game; refuses a game that has none."""
    content = kit_of(game).content
    if content is None:
        raise Problem("balance-no-content", game=game)
    return content


def open_numbered(game: str, pack: Path | None) -> NumberedContent:
    """The content of a game, or that of a content pack, with the range of each number."""
    load_game(game, pack)  # refuses an unknown game and a faulty pack
    shipped_files = content_files(game)
    own = shipped(shipped_files.package, shipped_files.names, None)
    document = shipped(shipped_files.package, shipped_files.names, pack)
    found: dict[str, ContentNumber] = {}
    for table, value in document.tables.items():
        stem = Path(own.origin[table]).stem
        found |= {number.address: number for number in _numbers(stem, table, value)}
    return NumberedContent(
        game, pack, document, _with_ranges(NumberedContent(game, pack, document, found), shipped_files.read)
    )


def _numbers(stem: str, table: str, value: Any) -> Iterator[ContentNumber]:
    """The numbers of a table, except those that name its rows."""
    if isinstance(value, dict):
        yield from _in_row(stem, table, None, value, ())
        return
    names = naming_fields(value)
    for row, fields in enumerate(value):
        name = "-".join(str(fields[field]) for field in names) if names else str(row + 1)
        rest = {field: entry for field, entry in fields.items() if field not in names}
        yield from _in_row(f"{stem}.{name}", table, row, rest, ())


def naming_fields(rows: Sequence[Mapping[str, Any]]) -> list[str]:
    """The fields that name a row: its id, or as few of the first fields as make all rows different."""
    if all("id" in row for row in rows):
        return ["id"]
    first = list(rows[0])
    shared = list(takewhile(lambda field: all(isinstance(row.get(field), str | int) for row in rows), first))
    for length in range(1, len(shared) + 1):
        if len({tuple(row[field] for field in shared[:length]) for row in rows}) == len(rows):
            return shared[:length]
    return []


def _in_row(address: str, table: str, row: int | None, value: Any, way: Way) -> Iterator[ContentNumber]:
    """The numbers in a value at `way` in a row, each with its address."""
    source = value.get("source", "") if isinstance(value, dict) and not way else ""
    for name, step, entry in _entries(value):
        here = f"{address}.{name}"
        worded = WORDED.fullmatch(entry) if isinstance(entry, str) else None
        if type(entry) is int:
            yield ContentNumber(here, table, row, (*way, step), "", entry, source)
        elif worded and isinstance(step, int):
            yield ContentNumber(here, table, row, (*way, step), worded[1], int(worded[2]), source)
        elif isinstance(entry, dict | list):
            for number in _in_row(here, table, row, entry, (*way, step)):
                yield replace(number, source=source) if source else number


def _entries(value: Any) -> Iterator[tuple[str, str | int, Any]]:
    """The entries of a table or a list: the name of each in an address, its key, and its value.

    An entry of a list is named by its word if all words differ, else by its place from 1 on.
    """
    if isinstance(value, dict):
        yield from ((name, name, entry) for name, entry in value.items())
        return
    words = [entry.partition(" ")[0] if isinstance(entry, str) else "" for entry in value]
    by_word = "" not in words and len(set(words)) == len(words)
    for place, entry in enumerate(value):
        yield words[place] if by_word else str(place + 1), place, entry


def _put(table: Any, number: ContentNumber, value: object) -> None:
    here = table if number.row is None else table[number.row]
    for step in number.way[:-1]:
        here = here[step]
    here[number.way[-1]] = f"{number.word} {value}" if number.word else value


def _with_ranges(numbered: NumberedContent, read: Callable[[Document], object]) -> dict[str, ContentNumber]:
    """The numbers with their ranges, found by giving the reader impossible content: its complaints name the bounds."""
    plain = [number for number in numbered.numbers.values() if not number.word]
    worded = [number for number in numbered.numbers.values() if number.word]
    bounds: dict[tuple[object, ...], tuple[int, int]] = {}
    for problem in _faults(numbered._with(dict.fromkeys(plain, "?")), read):  # noqa: SLF001 - of the same file
        facts: Any = problem.facts
        if "high" in facts and "key" in facts:
            bounds[facts["table"], facts["row"], facts["key"]] = (facts.get("low", 0), facts["high"])
    ranged = dict(numbered.numbers)
    for number in plain:
        low, high = bounds.get((number.table, _row_number(number), number.way[0]), (None, None))
        ranged[number.address] = replace(number, low=low, high=high)
    taken: dict[str, list[int]] = {number.address: [] for number in worded}
    for value in range(HIGHEST_TRIED + 1):
        faults = _faults(numbered._with(dict.fromkeys(worded, value)), read)  # noqa: SLF001 - of the same file
        refused = {
            (problem.facts.get("table"), problem.facts.get("row"), fact)
            for problem in faults
            for fact in problem.facts.values()
        }
        for number in worded:
            if (number.table, _row_number(number), f"{number.word} {value}") not in refused:
                taken[number.address].append(value)
    for number in worded:
        values = taken[number.address]
        if values and values[-1] < HIGHEST_TRIED:
            ranged[number.address] = replace(number, low=values[0], high=values[-1])
    return ranged


def _row_number(number: ContentNumber) -> int:
    """The number of a row in a fault: rows count from 1, a table without rows is row 1."""
    return 1 if number.row is None else number.row + 1


def _faults(document: Document, read: Callable[[Document], object]) -> list[Problem]:
    try:
        read(document)
    except Problems as faults:
        return faults.problems
    return []
