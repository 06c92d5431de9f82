"""The answers about the lobby."""

from msgspec import Struct

from siegeworks.server.protocol.common import Language
from siegeworks.server.protocol.http_messages import Level


class LobbyEntry(Struct):
    """A table of the lobby."""

    table: str
    game: str
    options: dict[str, str]
    names: list[str | None]
    """The names at its seats; null where nobody sits."""
    free: int
    """How many seats one may take; 0 once the game has begun."""
    language: Language
    level: Level
    pace: int
    decision: int | None
    """Seconds for each decision; null without a clock."""
    reserve: int | None
    rated: bool
    since: str
    watchers: int
    """How many onlookers it has."""
    token: str
    """The token of the onlookers; with `sit` it also takes a free seat."""


class LobbyPage(Struct):
    """A page of the lobby, the latest tables first."""

    entries: list[LobbyEntry]
    more: bool
    """True if further tables follow."""
