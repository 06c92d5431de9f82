"""Frames: what is pending, as plain data on a stack in the state.

A frame is six numbers, its kind and five of its own. The top one says what is asked or done next.
The bottom frame is always a phase of the turn; what interrupts it lies above.
"""

from typing import Final

FRAME_SIZE: Final = 6
MOST_FRAMES: Final = 8

# Phases of the turn (R-TURN), each replaced by the next.
MACHINES_PHASE: Final = 0
"""a: 1 if the siege tower must still be activated; b: the same for the catapult"""
ORC_PHASE: Final = 1
CARD_PHASE: Final = 2
REFILL_PHASE: Final = 3
"""a: 1 once a space was filled, which ends removing; b: number of the last space removed from, plus one"""

# What interrupts a phase.
ACTIVATION: Final = 4
"""A machine is about to work. a: machine; b: 1 if nothing is half resolved below (a phase asked for it)"""
SIEGE_CARD: Final = 5
"""A siege card is being resolved. a: card; b: its next step"""
MAGIC: Final = 6
"""A magic card has moved the dwarf and may do one thing more. a: card"""
GATHER: Final = 7
"""An attack is being declared. a: melee or ranged; b: last card joined; c: dice; d: direct hits; e: leader"""
ASSIGN: Final = 8
"""Hits are being assigned. a: melee or ranged; b: hits left; c: last target; d: place; e: 1 once one was assigned"""
PLACE: Final = 9
"""Worked resources are being placed. a: resource; b: how many are left; c: last target; d: spaces completed, as bits"""
DIG_BESIDE: Final = 10
"""Digging beside rubble goblins. a: how much is left; b: last goblin"""
TAKE: Final = 11
"""An upgrade is being taken, the card to remove is still to be named. a: space"""

FRAME_NAMES: Final = (
    "machines", "orc_cards", "dwarf_cards", "refill",
    "activation", "siege_card", "magic", "gather", "assign", "place", "dig_beside", "take",
)  # fmt: skip
PHASES: Final = 4

# Steps of a siege card (R-SIEGE, Q23).
SIEGE_REVEALED: Final = 0
SIEGE_ORCS: Final = 1
SIEGE_MACHINE: Final = 2
SIEGE_BEFORE_ARROW: Final = 3
SIEGE_ARROW: Final = 4
SIEGE_DONE: Final = 5
