"""The tables of a server in one SQLite file: who has which seat, and each game as the lines of its log.

A game follows from its log and its content, so nothing else of it is stored. The content of every game is stored once,
by the digest that the logs name. Tokens are stored as hashes only.
"""

import os
import sqlite3
import threading
from dataclasses import dataclass, field
from pathlib import Path

from siegeworks.kernel.content import Document, read_document
from siegeworks.kernel.problem import Problem
from siegeworks.store import files

FILE_NAME = "tables.sqlite3"
CLAIM_NAME = "tables.claim"
VERSION = 3
BUSY_SECONDS = 10
CONTENTS = """
CREATE TABLE contents (
    digest TEXT PRIMARY KEY,
    document TEXT NOT NULL
);
"""
SCHEMA = f"""
{CONTENTS}
CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    created TEXT NOT NULL,
    game TEXT NOT NULL,
    options TEXT NOT NULL,
    pace INTEGER NOT NULL,
    rated INTEGER NOT NULL,
    founder TEXT NOT NULL,
    watch TEXT NOT NULL,
    header TEXT,
    seed TEXT,
    hints INTEGER NOT NULL DEFAULT 0
) WITHOUT ROWID;
CREATE TABLE seats (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    name TEXT,
    bot TEXT,
    token TEXT,
    PRIMARY KEY (table_id, seat)
) WITHOUT ROWID;
CREATE TABLE lines (
    table_id TEXT NOT NULL REFERENCES tables (id),
    number INTEGER NOT NULL,
    line TEXT NOT NULL,
    PRIMARY KEY (table_id, number)
) WITHOUT ROWID;
CREATE TABLE endings (
    table_id TEXT PRIMARY KEY REFERENCES tables (id),
    date TEXT NOT NULL,
    outcome TEXT NOT NULL,
    result TEXT NOT NULL,
    score INTEGER NOT NULL,
    rank TEXT,
    rewinds INTEGER NOT NULL
) WITHOUT ROWID;
"""
UPGRADES = {1: "ALTER TABLE tables ADD COLUMN hints INTEGER NOT NULL DEFAULT 0;", 2: CONTENTS}
"""The statements that upgrade a file from a version to the next.

Files of the versions 1 and 2 hold no content: their games have the content of Siegeworks 0.1, which its games archive.
"""


@dataclass(slots=True)
class StoredSeat:
    """A seat: its name, the bot that plays it, and the hash of the token in its link, if it has one."""

    name: str | None
    bot: str | None
    token: str | None


@dataclass(slots=True)
class StoredTable:
    """A table as it was created, and its log up to now."""

    id: str
    created: str
    game: str
    options: str
    pace: int
    rated: bool
    founder: str
    watch: str
    seats: list[StoredSeat]
    header: str | None = None
    seed: str | None = None
    """Before the game begins: the seed that was requested, if any."""
    lines: list[str] = field(default_factory=list)
    outcome: str | None = None

    def log_text(self) -> str:
        """The log as a file: the header, the lines, and at the end the seed and the outcome."""
        if self.header is None:
            raise Problem("table-gathering")
        ending = [] if self.outcome is None else [f"seed: {self.seed}", f"outcome: {self.outcome}"]
        return "\n".join([self.header, *self.lines, *ending]) + "\n"


@dataclass(frozen=True, slots=True)
class Ending:
    """How a game ended, as it is recorded."""

    date: str
    outcome: str
    result: str
    score: int
    rank: str | None
    rewinds: int


@dataclass(frozen=True, slots=True)
class EndedTable:
    """A finished game of a table, for the Chronicles."""

    table: str
    game: str
    options: str
    content: str
    names: list[str]
    hints: int
    ending: Ending


class TableFile:
    """The file, opened by one process. What a method wrote is on disk once `commit` has returned."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._one_reader = threading.Lock()
        files.make_folder(path.parent)
        try:
            handle = os.open(path, os.O_RDWR | os.O_CREAT, files.SECRET)
            os.close(handle)
            self._base = sqlite3.connect(path, timeout=BUSY_SECONDS, isolation_level=None, check_same_thread=False)
            self._base.execute("PRAGMA journal_mode = WAL")
            self._base.execute("PRAGMA synchronous = FULL")
            self._base.execute("PRAGMA foreign_keys = ON")
            self._prepare()
        except OSError as error:
            raise Problem("file-unwritable", file=str(path), reason=files.why(error)) from None
        except sqlite3.Error as error:
            raise Problem("store-unusable", file=str(path), reason=str(error)) from None

    def _prepare(self) -> None:
        (version,) = self._base.execute("PRAGMA user_version").fetchone()
        if version == 0:
            self._base.executescript(f"BEGIN; {SCHEMA} PRAGMA user_version = {VERSION}; COMMIT;")
            return
        while version in UPGRADES:
            self._base.executescript(f"BEGIN; {UPGRADES[version]} PRAGMA user_version = {version + 1}; COMMIT;")
            version += 1
        if version != VERSION:
            raise Problem("store-version", file=str(self.path), found=version, wanted=VERSION)

    def close(self) -> None:
        self._base.close()

    def start(self) -> None:
        """Begin a transaction of several writes."""
        self._base.execute("BEGIN IMMEDIATE")

    def commit(self) -> None:
        self._base.execute("COMMIT")

    def cancel(self) -> None:
        """Undo what the open transaction wrote, if one is open."""
        if self._base.in_transaction:
            self._base.execute("ROLLBACK")

    # Writing, between `start` and `commit`.

    def create(self, table: StoredTable) -> None:
        kept = (
            table.id, table.created, table.game, table.options, table.pace, table.rated,
            table.founder, table.watch, table.seed,
        )  # fmt: skip
        columns = "id, created, game, options, pace, rated, founder, watch, seed"
        self._base.execute(f"INSERT INTO tables ({columns}) VALUES (?,?,?,?,?,?,?,?,?)", kept)  # noqa: S608 - our own words
        self._base.executemany(
            "INSERT INTO seats (table_id, seat, name, bot, token) VALUES (?,?,?,?,?)",
            [(table.id, number, seat.name, seat.bot, seat.token) for number, seat in enumerate(table.seats)],
        )

    def seat(self, table: str, seat: int, name: str | None, bot: str | None) -> None:
        """Store who has a seat now."""
        self._base.execute(
            "UPDATE seats SET name = ?, bot = ? WHERE table_id = ? AND seat = ?", (name, bot, table, seat)
        )

    def begin(self, table: str, header: str, seed: str) -> None:
        self._base.execute("UPDATE tables SET header = ?, seed = ? WHERE id = ?", (header, seed, table))

    def keep_content(self, digest: str, document: Document | None) -> None:
        """Store the content of a game, unless it is stored; a game without content files has none."""
        if document is not None:
            self._base.execute(
                "INSERT OR IGNORE INTO contents (digest, document) VALUES (?,?)", (digest, document.text())
            )

    def append(self, table: str, number: int, line: str) -> None:
        """Append a line of a log. A number that exists already is refused: two processes would play one table."""
        self._base.execute("INSERT INTO lines (table_id, number, line) VALUES (?,?,?)", (table, number, line))

    def count_hint(self, table: str) -> None:
        """Count a hint that was given."""
        self._base.execute("UPDATE tables SET hints = hints + 1 WHERE id = ?", (table,))

    def end(self, table: str, ending: Ending) -> None:
        self._base.execute(
            "INSERT INTO endings (table_id, date, outcome, result, score, rank, rewinds) VALUES (?,?,?,?,?,?,?)",
            (table, ending.date, ending.outcome, ending.result, ending.score, ending.rank, ending.rewinds),
        )

    # Reading.

    def load(self, table: str) -> StoredTable | None:
        """A table as it is at one moment, whatever is written meanwhile."""
        with self._one_reader:
            self._base.execute("BEGIN")
            try:
                return self._load(table)
            finally:
                self._base.execute("COMMIT")

    def _load(self, table: str) -> StoredTable | None:
        row = self._base.execute(
            "SELECT t.id, created, game, options, pace, rated, founder, watch, header, seed, outcome"
            " FROM tables t LEFT JOIN endings e ON e.table_id = t.id WHERE t.id = ?",
            (table,),
        ).fetchone()
        if row is None:
            return None
        id_, created, game, options, pace, rated, founder, watch, header, seed, outcome = row
        seats = [StoredSeat(*seat) for seat in self._seats(table)]
        lines = self._base.execute("SELECT line FROM lines WHERE table_id = ? ORDER BY number", (table,))
        return StoredTable(
            id_, created, game, options, pace, bool(rated), founder, watch, seats,
            header, seed, [line for (line,) in lines], outcome,
        )  # fmt: skip

    def _seats(self, table: str) -> list[tuple[str | None, str | None, str | None]]:
        rows = self._base.execute("SELECT name, bot, token FROM seats WHERE table_id = ? ORDER BY seat", (table,))
        return rows.fetchall()

    def content(self, digest: str) -> Document | None:
        """The content with this digest, if it is stored."""
        with self._one_reader:
            row = self._base.execute("SELECT document FROM contents WHERE digest = ?", (digest,)).fetchone()
        return None if row is None else read_document(row[0], str(self.path))

    def finished(self) -> list[EndedTable]:
        """Every finished game that counts."""
        rows = self._base.execute(
            "SELECT t.id, game, options, header, hints, date, outcome, result, score, rank, rewinds"
            " FROM endings e JOIN tables t ON t.id = e.table_id WHERE rated AND rank IS NOT NULL ORDER BY date, t.id"
        ).fetchall()
        return [
            EndedTable(table, game, options, _content(header), self._names(table), hints, Ending(*ending))
            for table, game, options, header, hints, *ending in rows
        ]

    def _names(self, table: str) -> list[str]:
        return [name or "" for name, _, _ in self._seats(table)]


def _content(header: str) -> str:
    """The digest of the content a game was played with, from the header of its log."""
    return next(line.removeprefix("content: ") for line in header.splitlines() if line.startswith("content: "))


class Claim:
    """The lock that lets one process serve the tables of a folder. It ends with the process, however that ends."""

    def __init__(self, home: Path) -> None:
        files.make_folder(home)
        path = home / CLAIM_NAME
        try:
            self._base = sqlite3.connect(path, timeout=0, isolation_level=None, check_same_thread=False)
            self._base.execute("BEGIN EXCLUSIVE")
        except sqlite3.Error as error:
            if "locked" in str(error):
                raise Problem("store-taken", file=str(home / FILE_NAME)) from None
            raise Problem("store-unusable", file=str(path), reason=str(error)) from None

    def close(self) -> None:
        self._base.close()


def open_tables(home: Path) -> TableFile:
    """The file of tables in the data folder."""
    return TableFile(home / FILE_NAME)


def finished_games(home: Path) -> list[EndedTable]:
    """The finished games of a folder; none if no server ever kept its tables there."""
    if not (home / FILE_NAME).is_file():
        return []
    file = open_tables(home)
    try:
        return file.finished()
    finally:
        file.close()
