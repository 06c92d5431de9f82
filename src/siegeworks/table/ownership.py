"""Who may play and write a table: the only process there is, or one of several."""

from typing import Protocol

from siegeworks.store.peers import Peer


class TableElsewhere(Exception):
    """Another process owns the table: whoever wants something of it has to ask there."""

    def __init__(self, peer: Peer) -> None:
        super().__init__(peer.address)
        self.peer = peer


class Ownership(Protocol):
    """Decides which process owns a table."""

    async def acquire(self, table: str) -> int | None:
        """Own a table; returns the token that its writes need. Raises `TableElsewhere` if another process owns it."""

    async def release(self, table: str, token: int | None) -> None:
        """Give a table back."""


class SoleOwnership:
    """The ownership of a process that shares its tables with nobody: it owns all of them, without tokens."""

    async def acquire(self, table: str) -> int | None:  # noqa: ARG002 - every table
        return None

    async def release(self, table: str, token: int | None) -> None:
        """Nobody else waits for it."""
