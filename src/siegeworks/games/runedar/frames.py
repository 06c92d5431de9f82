"""Frames of The Siege of Runedar: the steps that are pending.

The bottom frame is always a phase of the turn; the frames above interrupt it.
A frame in which several things are picked remembers the highest pick, whatever the order of picks: the canonical
order, which lists one path to each result, goes on from there.
"""

from dataclasses import dataclass
from typing import Final

from siegeworks.kernel.frames import Frame

# Phases of the turn (R-TURN), each replaced by the next.
MACHINES_PHASE: Final = 0
ORC_PHASE: Final = 1
CARD_PHASE: Final = 2
REFILL_PHASE: Final = 3
PHASES: Final = 4
DEEPEST: Final = 6
"""The most frames that a position can have."""

# Frames that interrupt a phase.
ACTIVATION: Final = 4
SIEGE_CARD: Final = 5
MAGIC: Final = 6
GATHER: Final = 7
ASSIGN: Final = 8
PLACE: Final = 9
DIG_BESIDE: Final = 10
TAKE: Final = 11

FRAME_NAMES: Final = (
    "machines", "orc_cards", "dwarf_cards", "refill",
    "activation", "siege_card", "magic", "gather", "assign", "place", "dig_beside", "take",
)  # fmt: skip

# Steps of a siege card (R-SIEGE, Q23).
SIEGE_REVEALED: Final = 0
SIEGE_ORCS: Final = 1
SIEGE_MACHINE: Final = 2
SIEGE_BEFORE_ARROW: Final = 3
SIEGE_ARROW: Final = 4
SIEGE_DONE: Final = 5


@dataclass(slots=True)
class MachinesFrame(Frame):
    """The phase in which machines are activated. Each number is 1 while its machine is still to be activated."""

    tower: int = 0
    catapult: int = 0


@dataclass(slots=True)
class CardsFrame(Frame):
    """The phase of the orc cards, or that of the dwarf cards."""


@dataclass(slots=True)
class RefillFrame(Frame):
    """The phase in which the board is refilled."""

    filled: int = 0
    """1 once a space was filled; after that no card can be removed."""
    next_space: int = 0
    """The space after the highest one whose card was removed."""


@dataclass(slots=True)
class ActivationFrame(Frame):
    """A machine is about to act."""

    machine: int = 0
    from_phase: int = 0
    """1 if the machines phase activates it, 0 if a siege card does, which is then only partly resolved."""


@dataclass(slots=True)
class SiegeFrame(Frame):
    """A siege card is being resolved."""

    card: int = 0
    step: int = 0
    """Its next step."""


@dataclass(slots=True)
class MagicFrame(Frame):
    """A magic card has moved the dwarf and can be used for one more thing."""

    card: int = 0


@dataclass(slots=True)
class GatherFrame(Frame):
    """Cards are being added to an attack."""

    use: int = 0
    """Melee or ranged."""
    last_card: int = 0
    """The highest card added, not counting the leader."""
    dice: int = 0
    direct: int = 0
    """Direct hits."""
    leader: int = 0
    """The magic card that moved the dwarf to the fight, if any."""


@dataclass(slots=True)
class AssignFrame(Frame):
    """Hits are being assigned."""

    use: int = 0
    """Melee or ranged."""
    hits: int = 0
    """Hits left."""
    last: int = 0
    """The highest rank of a target hit; cheap targets rank high."""
    place: int = 0
    begun: int = 0
    """1 once a hit was assigned."""


@dataclass(slots=True)
class PlaceFrame(Frame):
    """Worked resources are being placed."""

    resource: int = 0
    left: int = 0
    last: int = 0
    """The highest target given to."""
    completed: int = 0
    """The spaces completed so far, as bits."""


@dataclass(slots=True)
class DigFrame(Frame):
    """Rubble beside goblins is being removed."""

    left: int = 0
    last: int = 0
    """The highest slot of a goblin dug beside."""


@dataclass(slots=True)
class TakeFrame(Frame):
    """An upgrade is being taken; the card to give up for it is still to be chosen."""

    space: int = 0


FORMS: Final = (
    MachinesFrame, CardsFrame, CardsFrame, RefillFrame,
    ActivationFrame, SiegeFrame, MagicFrame, GatherFrame, AssignFrame, PlaceFrame, DigFrame, TakeFrame,
)  # fmt: skip
"""The form of each kind of frame."""
