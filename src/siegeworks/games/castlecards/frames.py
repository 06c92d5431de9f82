"""Frames: what is pending, as plain data on a stack in the state.

A frame is six numbers, its kind and five of its own. The top one says what is asked or done next.
The bottom frame is always a turn; an attack or a gift lies above it.
"""

from typing import Final

FRAME_SIZE: Final = 6
MOST_FRAMES: Final = 3

# Turns.
TURN: Final = 0
"""A living seat acts. a: actions left; b: 1 once something was posted; c: 1 once a king was played"""
FALLEN: Final = 1
"""A fallen seat may make a gift."""

# An attack, each part replaced by the next (C-ORDER). a: victim; b: target; c: 1 at night; d: the supporter asked
GATHER: Final = 2
SUPPORT: Final = 3
REACT: Final = 4

GIFT: Final = 5
"""A fallen seat gathers a gift. a: who receives it"""

FRAME_NAMES: Final = ("turn", "fallen", "gather", "support", "react", "gift")
