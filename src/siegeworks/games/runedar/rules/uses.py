"""The uses of a card that are possible where the dwarf is, computed once per decision for all cards."""

from siegeworks.games.runedar.names import ANY, DIG, DIRECT, MELEE, MOVE, RANGED
from siegeworks.games.runedar.rules.fight import melee_refusal, ranged_refusal
from siegeworks.games.runedar.rules.rule_ids import ALLOWED, R_CARD
from siegeworks.games.runedar.rules.work import dig_refusal, value_of, work_refusal
from siegeworks.games.runedar.state import State


def use_refusal(s: State, use: int) -> int:
    """R-WORK, R-MELEE, R-RANGED, R-DIG: why a use other than moving is not possible where the dwarf is."""
    if use <= ANY:
        return work_refusal(s, use)
    if use == MELEE or use == DIRECT:
        return melee_refusal(s)
    if use == RANGED:
        return ranged_refusal(s)
    return dig_refusal(s)


def usable(s: State) -> int:
    """All possible uses as bits."""
    bits = 0
    if work_refusal(s, ANY) == ALLOWED:
        bits |= 1 << ANY
        for resource in range(ANY):
            if work_refusal(s, resource) == ALLOWED:
                bits |= 1 << resource
    if melee_refusal(s) == ALLOWED:
        bits |= 1 << MELEE | 1 << DIRECT
    if ranged_refusal(s) == ALLOWED:
        bits |= 1 << RANGED
    if dig_refusal(s) == ALLOWED:
        bits |= 1 << DIG
    return bits


def card_refusal(s: State, card: int, use: int) -> int:
    """R-CARD: the line must be printed on the card and usable here."""
    if value_of(s, card, use) == 0:
        return R_CARD
    return use_refusal(s, use)


def usable_in_magic(s: State, card: int) -> bool:
    """R-MAGIC: whether a magic card that has moved the dwarf can be used for one more thing."""
    bits = usable(s)
    for use in range(MOVE):
        if bits >> use & 1 and value_of(s, card, use) > 0:
            return True
    return False
