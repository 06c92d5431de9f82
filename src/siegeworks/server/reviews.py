"""The protocol, second part: how a finished game is looked at again, and played on from any line.

Like the types in `messages`, these are the only description of the wire.
"""

from typing import Annotated

from msgspec import Meta, Struct

from siegeworks.server.messages import Name, Number, SeatNumber


class Thinking(Struct, tag_field="state", tag="thinking"):
    """The coach is still looking at the game; ask again in a moment."""

    done: int
    of: int


class Moment(Struct):
    """A choice that stood, and what the coach thinks of it. Always: after = before - lost + luck."""

    line: int
    turn: int
    seat: int
    action: str
    words: str
    best: str | None
    """What would have been better, in words; null if nothing was."""
    before: float
    """The chance of the seat's side, from 0 to 1, with the best the coach sees."""
    lost: float
    after: float
    luck: float
    """What dice, cards and the others changed until the side decided again."""


class Account(Struct):
    """What the choices of a seat were worth."""

    seat: int
    decisions: int
    lost: float
    luck: float
    best_share: float
    """The share of its decisions that the coach would have made as well."""


class Analysis(Struct, tag_field="state", tag="ready"):
    """A finished game looked at by the coach, each choice by what its seat could know."""

    moments: list[Moment]
    curves: list[list[float]]
    """The chance before each moment and at the end: one curve for all if they win together, else one for each seat."""
    accounts: list[Account]
    luck: list[float]
    """The luck of each side in all."""
    turning_points: list[int]
    """The places in `moments` that changed most, in order of play."""


class Branch(Struct, forbid_unknown_fields=True):
    """What if: a new table that begins where a finished game stood before a line, with new dice. One seat is the
    founder's, the others are bots'."""

    line: Number
    seat: SeatNumber
    name: Name
    bot: str = "beginner"
    pace: Annotated[int, Meta(ge=0, le=5000)] = 600
