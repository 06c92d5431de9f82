"""A witness beside a SQLite file: the last lines that were committed since the file alone was complete.

If the write-ahead log of a database is lost or damaged, SQLite opens what is left without a word, and tables end
earlier than their players remember. The witness is written after each commit and not synced: it costs next to nothing,
survives the end of the process, and whatever it names was committed.
"""

import os
import re
from pathlib import Path

from siegeworks.store import files

SUFFIX = ".witness"
LINE = re.compile(rb"([0-9A-Za-z_-]{1,64}) ([0-9]{1,9}) ([0-9a-f]{12})")


class Witness:
    """The file of a witness, open for appending."""

    def __init__(self, database: Path) -> None:
        self.path = database.with_name(database.name + SUFFIX)
        with files.writing(self.path):
            self._handle = os.open(self.path, os.O_RDWR | os.O_CREAT | os.O_APPEND | files.BINARY, files.SECRET)
        self._waiting: list[str] = []

    def note(self, table: str, number: int, line: str) -> None:
        """Note a line that the open transaction appends."""
        self._waiting.append(f"{table} {number} {line.rpartition('#')[2]}\n")

    def committed(self) -> None:
        """Write what was noted; the transaction is on disk."""
        if self._waiting:
            text, self._waiting = "".join(self._waiting), []
            with files.writing(self.path):
                os.write(self._handle, text.encode())

    def cancelled(self) -> None:
        self._waiting.clear()

    def last_lines(self) -> dict[str, tuple[int, str]]:
        """The number and the link of the last noted line of each table; what a crash left of a line is no note."""
        found: dict[str, tuple[int, str]] = {}
        for line in files.read_bytes(self.path).split(b"\n"):
            match = LINE.fullmatch(line)
            if match is not None:
                found[match[1].decode()] = (int(match[2]), match[3].decode())
        return found

    def forget(self) -> None:
        """Empty the file: everything it names is in the database file itself."""
        with files.writing(self.path):
            os.ftruncate(self._handle, 0)

    def close(self) -> None:
        if self._handle >= 0:
            os.close(self._handle)
            self._handle = -1
