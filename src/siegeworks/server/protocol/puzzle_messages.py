"""The bodies of requests and answers about puzzles."""

from typing import Annotated, Any

from msgspec import Meta, Struct

from siegeworks.server.protocol.socket_messages import Action

MOST_CHOICES = 8


class PuzzleEntry(Struct):
    """A puzzle in the list."""

    id: str
    game: str
    task: str
    """What to reach, in words."""
    choices: int
    """How many choices there are to begin with."""
    steps: int
    """How many choices the course has."""
    tries: int
    """How many people of this server tried it."""
    solved: int
    """How many of them solved it at their first try."""


class PuzzleList(Struct):
    """All puzzles of this server."""

    puzzles: list[PuzzleEntry]


class PuzzlePosition(Struct):
    """The table of a puzzle as its solver sees it."""

    game: str
    content: str
    """The digest of the content; `/api/games/{game}/words` has its names and effects."""
    options: dict[str, str]
    cooperative: bool
    seat: int
    names: list[str]
    scene: dict[str, Any]
    threats: list[str]
    question: str
    actions: list[Action]


class PuzzleTry(Struct, forbid_unknown_fields=True):
    """The choices that somebody made in a puzzle so far."""

    choices: Annotated[list[Annotated[str, Meta(max_length=80)]], Meta(max_length=MOST_CHOICES)]
    first: bool = False
    """True if the sender never tried this puzzle before: only then does the result count."""


class SharedTry(Struct, forbid_unknown_fields=True):
    """The same in the scenario of a link, which is sent along."""

    scenario: Annotated[str, Meta(max_length=8000)]
    choices: Annotated[list[Annotated[str, Meta(max_length=80)]], Meta(max_length=MOST_CHOICES)]


class PuzzleAnswer(Struct):
    """What came of choices in a puzzle, and the table for the next one."""

    title: str
    task: str
    rule: str
    """How many choices are still to be found, in words."""
    right: int
    """How many of the choices were right."""
    solved: bool
    failed: bool
    text: str
    """What came of the last choice, in words; empty before the first."""
    solution: list[str]
    """The best course and why it is the best, in words; empty until the puzzle is solved or failed."""
    position: PuzzlePosition
