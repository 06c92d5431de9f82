"""Where the numbers of pending frames stand within their section of an observation."""

from typing import Final

from siegeworks.games.runedar.names import (
    GOBLIN_FIGURES,
    MACHINES,
    MOVE,
    PLACES,
    RESOURCES,
    SPACES,
    WORKSHOPS,
)

FRAME_KINDS: Final = 12
SIEGE_STEPS: Final = 6
STACK_AT: Final = FRAME_KINDS
MACHINES_AT: Final = STACK_AT + FRAME_KINDS
REFILL_AT: Final = MACHINES_AT + MACHINES
ACTIVATION_AT: Final = REFILL_AT + 1 + SPACES
SIEGE_CARD_AT: Final = ACTIVATION_AT + MACHINES + 1
MAGIC_AT: Final = SIEGE_CARD_AT + WORKSHOPS + MACHINES + 1 + SIEGE_STEPS
GATHER_AT: Final = MAGIC_AT + MOVE
ASSIGN_AT: Final = GATHER_AT + 6
PLACE_AT: Final = ASSIGN_AT + 4 + PLACES
DIG_BESIDE_AT: Final = PLACE_AT + RESOURCES + 1 + SPACES + GOBLIN_FIGURES
TAKE_AT: Final = DIG_BESIDE_AT + 1
PENDING_NUMBERS: Final = TAKE_AT + SPACES
