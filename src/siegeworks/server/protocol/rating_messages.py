"""The answers about ratings."""

from typing import Literal

from msgspec import Struct


class RatingEntry(Struct):
    """Somebody in the ratings of a game."""

    kind: Literal["person", "bot", "difficulty"]
    name: str
    """The name of a person, the level of a bot, or a difficulty that teams play against."""
    rating: int
    spread: int
    """The true strength is within so many points with about 95 % certainty."""
    games: int
    won: int
    provisional: bool
    """True until ten games."""


class RatingMoment(Struct):
    """A game of a person, and the rating after it."""

    table: str | None
    """The id of the table, for the replay; null for a game of the terminal."""
    date: str
    won: bool
    rating: int
    change: int


class RatingPage(Struct):
    """The ratings of a game, the highest first, and the games of one person if a name was given."""

    game: str
    games: list[str]
    """The games that have ratings."""
    entries: list[RatingEntry]
    person: RatingEntry | None
    history: list[RatingMoment]
    """The games of that person, the latest first."""
