"""The processes that share a database, and what they know of each other."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Peer:
    """A process that shares the database: where it answers others, and the word by which it recognises them."""

    id: str
    address: str
    secret: str


@dataclass(frozen=True, slots=True)
class Owned:
    """This process owns a table, with this token."""

    token: int
