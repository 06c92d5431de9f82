"""Frames of Castlecards: what is pending.

The bottom frame is always a turn; an attack or a gift lies above it.
"""

from dataclasses import dataclass
from typing import Final

from siegeworks.kernel.frames import Frame

TURN: Final = 0
FALLEN: Final = 1
# The parts of an attack, each replaced by the next (C-ORDER).
GATHER: Final = 2
SUPPORT: Final = 3
REACT: Final = 4
GIFT: Final = 5

FRAME_NAMES: Final = ("turn", "fallen", "gather", "support", "react", "gift")
DEEPEST: Final = 2
"""A turn, and an attack or a gift above it."""


@dataclass(slots=True)
class TurnFrame(Frame):
    """A living seat acts."""

    actions: int = 0
    """Actions left."""
    posted: int = 0
    """1 once something was posted."""
    crowned: int = 0
    """1 once a king was played."""


@dataclass(slots=True)
class FallenFrame(Frame):
    """A fallen seat may make a gift."""


@dataclass(slots=True)
class AttackFrame(Frame):
    """An attack is gathered, supported or reacted to."""

    victim: int = 0
    target: int = 0
    night: int = 0
    """1 for an attack at night."""
    supporter: int = 0
    """The seat asked for support, while others may support."""


@dataclass(slots=True)
class GiftFrame(Frame):
    """A fallen seat gathers a gift."""

    receiver: int = 0


FORMS: Final = (TurnFrame, FallenFrame, AttackFrame, AttackFrame, AttackFrame, GiftFrame)
"""The form of each kind."""
