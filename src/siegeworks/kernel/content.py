"""Reads content: turns TOML tables into checked rows and reports every fault with file, table, row and reason."""

import hashlib
import json
import tomllib
from collections import Counter
from collections.abc import Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import cast

from siegeworks.kernel.problem import Problem, Problems

CONTENT_FORMAT = "siegeworks content 1"
LANGUAGES = ("en", "es", "pt-BR", "pl")
SOURCES = ("printed", "reported", "designed")


@dataclass(slots=True)
class Document:
    """The tables of one game, each with the name of the file it came from."""

    tables: dict[str, object] = field(default_factory=dict)
    origin: dict[str, str] = field(default_factory=dict)

    def add_text(self, text: str, file: str) -> None:
        """Add the tables of a TOML text; a table of the same name is replaced."""
        try:
            tables = tomllib.loads(text)
        except (ValueError, RecursionError) as error:
            # ValueError covers TOMLDecodeError, and numbers with more digits than Python accepts.
            raise Problem("content-not-toml", file=file, reason=str(error)) from None
        for name, table in tables.items():
            self.tables[name] = table
            self.origin[name] = file

    def with_pack(self, pack: Path) -> "Document":
        """A copy with the tables of a content pack in place of the originals.

        A pack is a TOML file, or a JSON file with all tables as it is kept beside games.
        """
        if pack.suffix == ".json":
            return read_document(read_pack(pack), str(pack))
        other = Document(dict(self.tables), dict(self.origin))
        other.add_text(read_pack(pack), str(pack))
        return other

    def digest(self) -> str:
        """A hash of the content: equal tables have equal digests, whichever files they came from."""
        canonical = json.dumps(self.tables, sort_keys=True, ensure_ascii=True, separators=(",", ":"))
        return hashlib.sha256(canonical.encode()).hexdigest()[:16]

    def text(self) -> str:
        """All tables in one line, as they are kept beside the games that were played with them."""
        return json.dumps({"format": CONTENT_FORMAT, "tables": self.tables}, ensure_ascii=False)


def read_document(text: str, file: str) -> Document:
    """The tables of a text that `Document.text` wrote."""
    try:
        kept = json.loads(text)
    except (ValueError, RecursionError):
        kept = None
    if not isinstance(kept, dict) or kept.get("format") != CONTENT_FORMAT or not isinstance(kept.get("tables"), dict):
        raise Problem("content-format", file=file, format=CONTENT_FORMAT)
    return Document(kept["tables"], dict.fromkeys(kept["tables"], file))


def read_pack(path: Path) -> str:
    """The text of a content pack."""
    try:
        # A device or a pipe may never end.
        if path.exists() and not path.is_dir() and not path.is_file():
            raise OSError("not a regular file")
        return path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise Problem("file-unreadable", file=str(path), reason=_reason(error)) from None


def _reason(error: Exception) -> str:
    return error.strerror or str(error) if isinstance(error, OSError) else "not UTF-8"


Pack = Path | Document
"""Content that replaces a game's own: a file with some of the tables, or a document with all of them."""


def content_folder(package: str) -> Traversable:
    """The folder of a game's package that holds its content files."""
    return resources.files(package) / "content"


def shipped(package: str, files: Sequence[str], pack: Pack | None) -> Document:
    """The tables that come with a game, with those of a content pack in place of the originals."""
    if isinstance(pack, Document):
        return pack
    own = _own_document(cast(Hashable, content_folder(package)), tuple(files))
    return own if pack is None else own.with_pack(pack)


@cache
def _own_document(folder: Traversable, files: tuple[str, ...]) -> Document:
    """The tables that come with a game. Nobody changes a document, so all may share this one."""
    document = Document()
    for file in files:
        document.add_text((folder / f"{file}.toml").read_text(encoding="utf-8"), f"{file}.toml")
    return document


class Faults:
    """Collects the faults of a document, so that the author of a pack sees all of them at once."""

    def __init__(self) -> None:
        self.problems: list[Problem] = []

    def add(self, code: str, **facts: object) -> None:
        self.problems.append(Problem(code, **facts))

    def raise_any(self) -> None:
        if self.problems:
            raise Problems(self.problems)


class Row:
    """One row of a table. Reads typed values, collects faults instead of raising them, and reports unknown keys."""

    def __init__(self, values: Mapping[str, object], file: str, table: str, number: int, faults: Faults) -> None:
        self._values = dict(values)
        self._faults = faults
        self.file = file
        self.table = table
        self.number = number
        self._read: set[str] = set()

    def fault(self, code: str, **facts: object) -> None:
        self._faults.add(code, file=self.file, table=self.table, row=self.number, **facts)

    def has(self, key: str) -> bool:
        """Whether the row has a value for a key."""
        return key in self._values

    def whole(self, key: str, low: int, high: int, default: int | None = None) -> int:
        """A whole number within bounds."""
        value = self._take(key, default)
        if type(value) is not int or not low <= value <= high:
            if value is not None or default is None:
                self.fault("content-number", key=key, low=low, high=high, value=_shown(value))
            return low
        return value

    def text(self, key: str) -> str:
        value = self._take(key, None)
        if not isinstance(value, str) or not value:
            self.fault("content-text", key=key)
            return ""
        return value

    def one_of(self, key: str, choices: Iterable[str], default: str | None = None) -> str:
        value = self._take(key, default)
        listed = list(choices)
        if value is None and default is None and key not in self._values:
            self.fault("content-missing", key=key)
            return listed[0]
        if value not in listed:
            self.fault("content-choice", key=key, choices=", ".join(listed), value=_shown(value))
            return listed[0]
        return str(value)

    def flag(self, key: str, default: bool) -> bool:
        value = self._take(key, default)
        if not isinstance(value, bool):
            self.fault("content-flag", key=key, value=_shown(value))
            return default
        return value

    def texts(self, key: str) -> list[str]:
        value = self._take(key, None)
        if not isinstance(value, list) or not all(isinstance(entry, str) for entry in value):
            self.fault("content-list", key=key)
            return []
        return [str(entry) for entry in value]

    def wholes(self, key: str, low: int, high: int, most: int) -> list[int]:
        value = self._take(key, None)
        right = isinstance(value, list) and 1 <= len(value) <= most
        if not isinstance(value, list) or not right or not all(type(n) is int and low <= n <= high for n in value):
            self.fault("content-numbers", key=key, most=most, low=low, high=high)
            return [low]
        return list(value)

    def amounts(self, key: str, names: Iterable[str], high: int) -> dict[str, int]:
        """A small table of named numbers without the zeros."""
        value = self._take(key, {})
        listed = list(names)
        amounts = dict.fromkeys(listed, 0)
        if not isinstance(value, dict):
            self.fault("content-amounts", key=key, names=", ".join(listed), high=high)
            return amounts
        for name, number in value.items():
            if name not in amounts or type(number) is not int or not 0 <= number <= high:
                self.fault("content-amounts", key=key, names=", ".join(listed), high=high)
            else:
                amounts[name] = number
        return amounts

    def names(self, key: str = "name") -> dict[str, str]:
        """A text in all four languages."""
        value = self._take(key, None)
        if not isinstance(value, dict) or any(
            not isinstance(value.get(language), str) or not value[language] for language in LANGUAGES
        ):
            self.fault("content-names", key=key, languages=", ".join(LANGUAGES))
            return dict.fromkeys(LANGUAGES, "?")
        for extra in value:
            if extra not in LANGUAGES:
                self.fault("content-unknown-key", key=f"{key}.{extra}")
        return {language: value[language] for language in LANGUAGES}

    def finish(self) -> str:
        """Read `source`, report every key that was not read, and return the source."""
        source = self.one_of("source", SOURCES)
        for key in self._values:
            if key not in self._read:
                self.fault("content-unknown-key", key=key)
        return source

    def _take(self, key: str, default: object) -> object:
        self._read.add(key)
        return self._values.get(key, default)


class TableReader:
    """Reads one document table by table and collects the faults; the base class of every game's reader."""

    def __init__(self, document: Document, tables: Sequence[str]) -> None:
        self.document = document
        self.faults = Faults()
        self.sources: Counter[str] = Counter()
        for name in document.tables:
            if name not in tables:
                self.faults.add("content-unknown-table", file=document.origin[name], table=name)

    def finish(self, row: Row) -> None:
        """Finish a row and count its source."""
        self.sources[row.finish()] += 1

    def check_unique(self, table: str, ids: list[str]) -> None:
        for row_id, count in Counter(ids).items():
            if count > 1:
                file = self.document.origin.get(table, "?")
                self.faults.add("content-id-repeated", file=file, table=table, id=row_id)


def rows(document: Document, table: str, count: int, faults: Faults) -> list[Row]:
    """The rows of an array of tables, which must have exactly `count` of them."""
    value = document.tables.get(table, [])
    file = document.origin.get(table, "?")
    if not isinstance(value, list) or not all(isinstance(entry, dict) for entry in value):
        faults.add("content-not-rows", file=file, table=table)
        return []
    if len(value) != count:
        faults.add("content-count", file=file, table=table, count=len(value), wanted=count)
    return [Row(entry, file, table, number, faults) for number, entry in enumerate(value, start=1)]


def _shown(value: object) -> str:
    text = json.dumps(value, ensure_ascii=False, default=str)
    return text if len(text) <= 60 else text[:57] + "…"
