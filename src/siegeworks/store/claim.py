"""The claim of a process on the tables of a folder."""

import sqlite3
from pathlib import Path

from siegeworks.kernel.problem import Problem
from siegeworks.store import files
from siegeworks.store.opening import FILE_NAME

CLAIM_NAME = "tables.claim"


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
