"""What a game may bring for learners, and the defaults for a game that brings nothing.

A game names its `LearningPart` in its kit under the layer `rl`. Each field has a default that works with any game
by the contract of games alone, so a plug-in with nothing but rules, stage and words is a learning environment too.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any

from siegeworks.games import part_of
from siegeworks.i18n.speech import Speech
from siegeworks.kernel.actions import Moves
from siegeworks.kernel.chance import Chance
from siegeworks.kernel.game import Outcome
from siegeworks.rl.layout import Layout
from siegeworks.rl.sheet import Sheet

LAYER = "rl"
NAMESPACE = "siegeworks"
"""Environment ids begin with it."""

Potentials = Callable[[Any, int], list[float]]
"""Takes a spectator's view and the number of seats; returns the potential of each seat, 0 when a game begins."""
Payment = Callable[[Outcome, int], list[float]]
"""Takes an outcome and the number of seats; returns what each seat is paid."""
PictureLines = list[list[tuple[str, str]]]
"""Lines of styled texts, as the pictures of the games are made."""
Picture = Callable[[Any, Any, Speech, int], PictureLines]
"""Takes a view, the words of the game, the speech and a width in characters."""


@dataclass(frozen=True, slots=True)
class Encoder:
    """How the views of a game become numbers."""

    lay_out: Callable[[Any, int], Layout]
    """Takes the tables of the game and the number of seats; names every number in order."""
    describe: Callable[[Any, Sheet], None]
    """Takes a view and writes its numbers, as many as the layout names."""
    version: int = 1
    """Goes up when any number changes its meaning, its place or its scale."""


@dataclass(frozen=True, slots=True)
class RowFunctions:
    """What a batch does in one of its games; compiled code makes it fast."""

    apply_row: Callable[[Any, Chance, int], bool]
    """Applies an action to a state; returns whether the game is over."""
    look: Callable[[Any, Sheet, Moves], int]
    """Writes what the seat that decides sees, and its legal actions; returns the seat."""


@dataclass(frozen=True, slots=True)
class OpenSpielLimits:
    """Bounds that OpenSpiel wants to know before a game is played; real games stay far below them."""

    decisions: int = 20_000
    draws: int = 20_000
    faces: int = 4_096
    """The most outcomes that one draw can have."""


@dataclass(frozen=True, slots=True, kw_only=True)
class LearningPart:
    """A game for learners."""

    environment_version: int = 0
    """The number at the end of the environment id.

    From version 1.0 of Siegeworks on it goes up when observations, action numbers or rewards change their meaning.
    Until then the version of the encoding alone says so.
    """
    agent: str = "seat"
    """The agents of PettingZoo are called `<agent>_0`, `<agent>_1` …"""
    encoder: Encoder | None = None
    """None: the view document, hashed (`siegeworks.rl.document_encoder`)."""
    rows: RowFunctions | None = None
    """None: the methods of the game."""
    potentials: Potentials | None = None
    """None: the game has no `shaped` reward."""
    end_rewards: Mapping[str, Payment] = field(default_factory=lambda: MappingProxyType({}))
    """Further rewards by name, paid when a game is over, from 0 to 1."""
    limits: OpenSpielLimits = OpenSpielLimits()
    picture: Picture | None = None
    """The table as styled text, with the hand of the observing seat. None: the view document, indented."""


DEFAULT = LearningPart()


def learning_part(game_id: str) -> LearningPart:
    """The learning part of a game, its own or the default."""
    return part_of(game_id, LAYER, LearningPart) or DEFAULT


def environment_id(game_id: str) -> str:
    """The id under which Gymnasium knows a game, such as `siegeworks/MyGame-v0` for `my_game`."""
    name = "".join(word.capitalize() for word in game_id.replace("-", "_").split("_"))
    return f"{NAMESPACE}/{name}-v{learning_part(game_id).environment_version}"
