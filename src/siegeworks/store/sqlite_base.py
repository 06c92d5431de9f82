"""A database in one SQLite file."""

import os
import sqlite3
import sys
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path

from siegeworks.kernel.problem import Problem
from siegeworks.store import files
from siegeworks.store.database import Database, Read, Row
from siegeworks.store.witness import Witness

BUSY_SECONDS = 10
JOURNAL = "TRUNCATE" if sys.platform == "emscripten" else "WAL"
"""The write-ahead log needs memory that connections share; the file system of a page has none."""


class SqliteBase(Database):
    """The file, opened by one process for reading or for writing."""

    table_end = " WITHOUT ROWID"

    def __init__(self, path: Path) -> None:
        self.path = path
        self.name = str(path)
        self._one_reader = threading.Lock()
        files.make_folder(path.parent)
        try:
            os.close(os.open(path, os.O_RDWR | os.O_CREAT, files.SECRET))
            self._place = _place(path)
            self._base = sqlite3.connect(path, timeout=BUSY_SECONDS, isolation_level=None, check_same_thread=False)
            self._base.execute(f"PRAGMA journal_mode = {JOURNAL}")
            self._base.execute("PRAGMA synchronous = FULL")
            self._base.execute("PRAGMA foreign_keys = ON")
        except OSError as error:
            raise Problem("file-unwritable", file=self.name, reason=files.why(error)) from None
        except sqlite3.Error as error:
            raise self.problem(error) from None
        self.witness = Witness(path)

    def close(self) -> None:
        # SQLite ends the process if its connection is closed while another thread reads.
        with self._one_reader:
            self._base.close()
        self.witness.close()

    @contextmanager
    def reading(self) -> Iterator[Read]:
        with self._one_reader:
            try:
                self._base.execute("BEGIN")
                yield self.rows
            except sqlite3.Error as error:
                raise self.problem(error) from None
            finally:
                with suppress(sqlite3.Error):
                    self._base.execute("COMMIT")

    def rows(self, statement: str, *values: object) -> list[Row]:
        return self._base.execute(statement, values).fetchall()

    def begin(self) -> None:
        self._check_place()
        self._base.execute("BEGIN IMMEDIATE")

    def run(self, statement: str, *values: object) -> None:
        self._base.execute(statement, values)

    def run_many(self, statement: str, values: Sequence[Sequence[object]]) -> None:
        self._base.executemany(statement, values)

    def commit(self) -> None:
        self._base.execute("COMMIT")
        self._check_place()
        self.witness.committed()

    def cancel(self) -> None:
        self.witness.cancelled()
        if self._base.in_transaction:
            self._base.execute("ROLLBACK")

    def _check_place(self) -> None:
        """Refuse to go on if the file was moved or replaced: what is written would be in a file without a name."""
        if _place(self.path) != self._place:
            raise Problem("store-moved", file=self.name)

    def note_line(self, table: str, number: int, line: str) -> None:
        self.witness.note(table, number, line)

    def problem(self, error: Exception) -> Problem:
        if isinstance(error, Problem):
            return error
        reason = str(error)
        if isinstance(error, sqlite3.OperationalError) and "locked" in reason:
            return Problem("store-taken", file=self.name)
        if _means_damage(error):
            return Problem("store-damaged", file=self.name, reason=reason)
        return Problem("store-unusable", file=self.name, reason=reason)

    # The schema.

    def version(self, read: Read) -> int:
        return int(read("PRAGMA user_version")[0][0])

    def set_version(self, version: int) -> None:
        self._base.execute(f"PRAGMA user_version = {int(version)}")

    def columns(self, read: Read) -> dict[str, set[str]]:
        found: dict[str, set[str]] = {}
        for table, column in read(
            "SELECT m.name, c.name FROM sqlite_schema m JOIN pragma_table_info(m.name) c WHERE m.type = 'table'"
        ):
            found.setdefault(table, set()).add(column)
        return found

    # Care of the file.

    def tidy(self) -> None:
        """Bring everything from the write-ahead log into the file, so that the file alone is a good copy."""
        try:
            ((busy, written, moved),) = self._base.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchall()
        except sqlite3.Error as error:
            raise self.problem(error) from None
        if not busy and written == moved:
            self.witness.forget()

    def copy_to(self, path: Path) -> None:
        """Write a copy of the database as it is at one moment, also while a server writes."""
        waiting = path.with_name(f".{path.name}.new")
        waiting.unlink(missing_ok=True)
        with files.writing(path):
            os.close(os.open(waiting, os.O_RDWR | os.O_CREAT | os.O_EXCL, files.SECRET))
            copy = sqlite3.connect(waiting, isolation_level=None)
            try:
                self._base.backup(copy)
                copy.execute("PRAGMA journal_mode = DELETE")
            except sqlite3.Error as error:
                raise self.problem(error) from None
            finally:
                copy.close()
            waiting.replace(path)

    def damage(self) -> list[str]:
        """What SQLite finds damaged in the file, in its own words; nothing if the file is whole."""
        try:
            found = self._base.execute("PRAGMA quick_check(20)").fetchall()
        except sqlite3.Error as error:
            return [str(error)]
        return [str(said) for (said,) in found if said != "ok"]


def _place(path: Path) -> tuple[int, int] | None:
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino


def _means_damage(error: Exception) -> bool:
    """True for what SQLite raises about a damaged file or schema, and about values that do not fit their column."""
    if not isinstance(error, sqlite3.DatabaseError):
        return False
    if isinstance(error, sqlite3.OperationalError):
        return str(error).startswith(("no such ", "Could not decode", "malformed"))
    return type(error) is sqlite3.DatabaseError
