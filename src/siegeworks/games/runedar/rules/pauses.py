"""Pauses: the moments between complete steps, at which a seat may do more than the pending step asks for."""

from siegeworks.games.runedar.frames import (
    ACTIVATION,
    ASSIGN,
    CARD_PHASE,
    DIG_BESIDE,
    GATHER,
    MACHINES_PHASE,
    ORC_PHASE,
    PLACE,
    TAKE,
    ActivationFrame,
    AssignFrame,
)
from siegeworks.games.runedar.names import TAKING_ANYTIME
from siegeworks.games.runedar.state import State
from siegeworks.kernel.frames import top, top_kind


def is_pause(s: State) -> bool:
    """R-MERC-TIME: no hire while cards join an attack, while placing, digging or taking, or after the first hit."""
    kind = top_kind(s)
    if kind == ASSIGN:
        return top(s, AssignFrame).begun == 0
    return kind != GATHER and kind != PLACE and kind != DIG_BESIDE and kind != TAKE


def is_taking_time(s: State) -> bool:
    """R-TAKE: upgrades are taken between machines, orc cards and dwarf cards; by a house rule at every pause (Q12)."""
    if s.taking == TAKING_ANYTIME:
        return is_pause(s)
    kind = top_kind(s)
    if kind == ACTIVATION:
        return top(s, ActivationFrame).from_phase == 1
    return kind == CARD_PHASE or kind == ORC_PHASE or kind == MACHINES_PHASE
