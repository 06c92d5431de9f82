"""What a game may bring for the terminal, and the defaults for a game that brings nothing."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from siegeworks.cli.plain_face import PlainFace
from siegeworks.games import part_of
from siegeworks.i18n.speech import Speech
from siegeworks.kernel.game import AnyGame
from siegeworks.kernel.log import Log
from siegeworks.table.seating import Seat, seats_from_log

MakeFace = Callable[[Any, Speech, Sequence[Seat]], PlainFace]
RankTitle = Callable[[AnyGame, str, str], str | None]


@dataclass(frozen=True, slots=True)
class SettingQuestion:
    """A question for a setting before a game: its message, and the messages `<labels>-<value>` of the answers."""

    setting: str
    message: str
    labels: str


@dataclass(frozen=True, slots=True)
class SetupQuestions:
    """The messages of the questions before a new game; the defaults speak of seats."""

    seats: str = "term-ask-seats"
    bots: str = "term-ask-bots"
    other_name: str = "term-ask-other-name"
    settings: tuple[SettingQuestion, ...] | None = None
    """The settings to ask for; None means all settings of the game, by name."""


def no_title(_game: AnyGame, _rank: str, _language: str) -> None:
    """The game gives its ranks no titles."""


@dataclass(frozen=True, slots=True)
class TerminalPart:
    """How the terminal shows a game; every field has a default that works for any game."""

    face: MakeFace = PlainFace
    questions: SetupQuestions = field(default_factory=SetupQuestions)
    rank_title: RankTitle = no_title
    """Takes the game, the id of a rank and a language; None for a rank that the game does not know."""
    won_line: str = "term-chronicle"
    lost_line: str = "term-chronicle"
    """The messages of a line of the Chronicles."""


DEFAULT = TerminalPart()


def terminal_part(game_id: str) -> TerminalPart:
    """The terminal part of a game, its own or the default."""
    return part_of(game_id, "cli", TerminalPart) or DEFAULT


def make_face(game: AnyGame, speech: Speech, log: Log) -> PlainFace:
    """The face of a game for the table that a log belongs to."""
    seats = seats_from_log(log.header.seats)
    return terminal_part(game.id).face(game, speech, seats)
