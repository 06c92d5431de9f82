"""Frames of Castlecards: the steps that are pending.

The bottom frame is always a turn; an attack or a gift can be above it.
"""

from dataclasses import dataclass
from typing import Final

from siegeworks.kernel.frames import Frame

TURN: Final = 0
FALLEN: Final = 1
# The stages of an attack, each replaced by the next (C-ORDER).
GATHER: Final = 2
SUPPORT: Final = 3
REACT: Final = 4
GIFT: Final = 5
# One more stage of an attack: after its reaction the victim chooses which weapons are removed.
DISARM: Final = 6

FRAME_NAMES: Final = ("turn", "fallen", "gather", "support", "react", "gift", "disarm")
DEEPEST: Final = 2
"""The most frames: a turn with an attack or a gift above it."""


@dataclass(slots=True)
class TurnFrame(Frame):
    """The turn of a living seat."""

    actions: int = 0
    """Actions left."""
    posted: int = 0
    """1 once a card was posted in this turn."""
    crowned: int = 0
    """1 once a king was played in this turn."""
    kings: int = 0
    """Kings of this turn, which are discarded when it ends (C-KING)."""


@dataclass(slots=True)
class FallenFrame(Frame):
    """The turn of a fallen seat, which may make a gift."""


@dataclass(slots=True)
class AttackFrame(Frame):
    """An attack: the attacker, a supporter or the victim lays out cards, or the victim chooses weapons."""

    victim: int = 0
    target: int = 0
    night: int = 0
    """1 for an attack at night."""
    supporter: int = 0
    """The seat that decides about its support, while others may support."""


@dataclass(slots=True)
class GiftFrame(Frame):
    """A gift to which a fallen seat is adding cards."""

    receiver: int = 0


FORMS: Final = (TurnFrame, FallenFrame, AttackFrame, AttackFrame, AttackFrame, GiftFrame, AttackFrame)
"""The form of each kind of frame."""
