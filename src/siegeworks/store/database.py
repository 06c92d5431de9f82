"""What the store of tables needs of a database: statements, snapshots and transactions."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from contextlib import AbstractContextManager
from typing import Any

from siegeworks.kernel.problem import Problem

Row = tuple[Any, ...]
Read = Callable[..., list[Row]]
"""A function of a statement and its values that returns the rows found."""


class Database(ABC):
    """A connection to a database. Statements have `?` where a value goes, and are the same for every database."""

    name: str
    """What people call it: the path of the file, or the address of the server without its password."""
    table_end = ""
    """What follows a table with a primary key of its own in the schema."""
    text_type = " TEXT"
    """The type of texts, which are compared letter by letter."""
    own_schema = ""
    """What the schema has in this kind of database alone."""

    @abstractmethod
    def reading(self) -> AbstractContextManager[Read]:
        """Read in one snapshot, whatever is written meanwhile. A failure is raised as a problem."""

    @abstractmethod
    def begin(self) -> None:
        """Begin a transaction; everything below belongs to it until `commit` or `cancel`."""

    @abstractmethod
    def run(self, statement: str, *values: object) -> None: ...

    @abstractmethod
    def run_many(self, statement: str, values: Sequence[Sequence[object]]) -> None: ...

    @abstractmethod
    def rows(self, statement: str, *values: object) -> list[Row]: ...

    def note_line(self, table: str, number: int, line: str) -> None:  # noqa: B027 - most databases need no witness
        """Note a line that the open transaction appends to a log."""

    def own(self, table: str) -> None:  # noqa: B027 - the only process owns every table
        """Own a table that the open transaction creates, before any other process can see it."""

    def tidy(self) -> None:  # noqa: B027 - a database server does this by itself
        """Do what can wait until nothing is written for a moment."""

    @abstractmethod
    def commit(self) -> None:
        """Commit; when this returns, what the transaction wrote is on disk under the name of the database."""

    @abstractmethod
    def cancel(self) -> None:
        """Undo what the open transaction wrote, if one is open."""

    @abstractmethod
    def close(self) -> None: ...

    @abstractmethod
    def problem(self, error: Exception) -> Problem:
        """A failure of this database as a problem."""

    def lost(self, fences: Mapping[str, int]) -> set[str]:  # noqa: ARG002 - the only process owns every table
        """The tables among these that this process does not own any more with these tokens."""
        return set()

    # The schema.

    def lock_schema(self) -> None:  # noqa: B027 - a transaction locks a whole file
        """Wait until no other process changes the schema; the transaction ends the lock."""

    @abstractmethod
    def version(self, read: Read) -> int:
        """The version of the schema; 0 if there is none."""

    @abstractmethod
    def set_version(self, version: int) -> None: ...

    @abstractmethod
    def columns(self, read: Read) -> dict[str, set[str]]:
        """The columns of every table of the database."""
