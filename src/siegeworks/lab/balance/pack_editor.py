"""New numbers in the text of a content pack: only the digits change, comments and layout stay as they are.

A number is located in the lines of its row. The result is parsed again and must hold exactly the intended tables, so a
layout that is not understood is refused, never damaged.
"""

import re
import tomllib
from collections.abc import Iterator, Sequence
from pathlib import Path

from siegeworks.kernel.problem import Problem
from siegeworks.lab.balance.numbers import Changes, ContentNumber, NumberedContent, content_files
from siegeworks.store import files

HEADER = re.compile(r"\s*(\[\[?)\s*([A-Za-z0-9_.\- ]+?)\s*\]\]?\s*(?:#.*)?$")
"""The line that begins a row, `[[siege]]`, or a table, `[die]`."""
WHOLE = r"\d+"
QUOTED = r"\"[^\"\n]*\"|'[^'\n]*'"

Span = tuple[int, int]
"""Where something begins and ends in a text."""


def pack_text(numbered: NumberedContent, changes: Changes) -> str:
    """A content pack with the new numbers: the pack that was read, and every other file that has a changed table."""
    shipped = content_files(numbered.game)
    held = "" if numbered.pack is None else files.read_text(numbered.pack)
    in_pack = set(tomllib.loads(held))
    by_file: dict[str, list[str]] = {}
    for address in changes:
        number = numbered.numbers[address]
        file = "" if number.table in in_pack else address.partition(".")[0]
        by_file.setdefault(file, []).append(address)
    parts = [_edited(held, numbered, changes, by_file.get("", []), str(numbered.pack))] if held else []
    for file in shipped.names:
        if file in by_file:
            text = without_tables(shipped.text(file), in_pack)
            parts.append(_edited(text, numbered, changes, by_file[file], f"{file}.toml"))
    text = "\n".join(parts)
    _verify(text, numbered, changes)
    return text


def write_pack(numbered: NumberedContent, changes: Changes, path: Path) -> None:
    """Write the pack to a new file; no file is ever overwritten."""
    if not files.write_new(path, pack_text(numbered, changes)):
        raise Problem("file-exists", file=str(path))


def without_tables(text: str, names: set[str]) -> str:
    """A text without the rows of some tables."""
    lines = text.splitlines(keepends=True)
    kept = []
    leaving = False
    for line in lines:
        header = HEADER.match(line)
        if header:
            leaving = header[2].split(".")[0].strip() in names
        if not leaving:
            kept.append(line)
    return "".join(kept)


def _edited(text: str, numbered: NumberedContent, changes: Changes, addresses: Sequence[str], file: str) -> str:
    for address in addresses:
        span = find(text, numbered.numbers[address])
        if span is None:
            raise Problem("balance-layout", address=address, file=file)
        text = text[: span[0]] + str(changes[address]) + text[span[1] :]
    return text


def _verify(text: str, numbered: NumberedContent, changes: Changes) -> None:
    """Refuse a text that does not hold the intended tables, because the layout of a row was misread."""
    wanted = numbered.changed(changes).tables
    try:
        tables = tomllib.loads(text)
    except tomllib.TOMLDecodeError:
        tables = {}
    if {**numbered.document.tables, **tables} != wanted:
        raise Problem("balance-layout", address=", ".join(changes), file=str(numbered.pack or f"{numbered.game}.toml"))


def find(text: str, number: ContentNumber) -> Span | None:
    """The place of the digits of a number in a text."""
    for prefix, begin, end in _sections(text, number):
        way = number.way
        if way[: len(prefix)] != prefix:
            continue
        span: Span | None = (begin, end)
        for depth, step in enumerate(way[len(prefix) :]):
            if span is None:
                break
            span = _entry(text, span, step) if isinstance(step, int) else _field(text, span, step, inline=depth > 0)
        digits = None if span is None else re.compile(WHOLE).search(text, *span)
        if digits is not None and int(digits[0]) == number.value:
            return digits.span()
    return None


def _sections(text: str, number: ContentNumber) -> Iterator[tuple[tuple[str, ...], int, int]]:
    """The stretches of text that belong to a number's row, each with the names of its sub-table."""
    row = -1
    begin: int | None = None
    prefix: tuple[str, ...] = ()
    place = 0
    for line in text.splitlines(keepends=True):
        header = HEADER.match(line)
        if header:
            if begin is not None:
                yield prefix, begin, place
            table, *below = [part.strip() for part in header[2].split(".")]
            row += table == number.table and not below
            begin = place + len(line) if table == number.table and row == (number.row or 0) else None
            prefix = tuple(below)
        place += len(line)
    if begin is not None:
        yield prefix, begin, place


def _field(text: str, span: Span, name: str, *, inline: bool) -> Span | None:
    """What follows `name =`: at the beginning of a line, or inside braces."""
    before = r"[{,]\s*" if inline else r"^[ \t]*"
    key = rf"(?:{re.escape(name)}|\"{re.escape(name)}\"|'{re.escape(name)}')"
    found = re.compile(rf"{before}{key}[ \t]*=[ \t]*", re.MULTILINE).search(text, *span)
    return None if found is None else (found.end(), span[1])


def _entry(text: str, span: Span, place: int) -> Span | None:
    """The entry of a list: a quoted text or a number."""
    close = text.find("]", *span)
    entries = list(re.compile(rf"{QUOTED}|{WHOLE}").finditer(text, span[0], span[1] if close < 0 else close))
    return entries[place].span() if place < len(entries) else None
