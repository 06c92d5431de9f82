"""What a dwarf can do in The Siege of Runedar: the actions that each capability stands for."""

from typing import Any

from siegeworks.bots.restriction import Forbids
from siegeworks.games.runedar.actions import (
    ACTIVATE,
    AIM,
    CARD_DISCARD,
    CARD_USE,
    DIG_GOBLIN,
    DONE,
    GIVE,
    HIRE_CATAPULT,
    HIRE_GOBLIN,
    HIRE_ORCS,
    HIRE_SIEGE,
    HIRE_TROLL,
    PER_CARD,
    REMOVE,
    TAKE_SPACE,
)
from siegeworks.games.runedar.names import (
    ANY,
    DIG,
    DIRECT,
    FIRST_FIELD,
    FIRST_WORKSHOP,
    LEATHER,
    LEVELS,
    MELEE,
    METAL,
    RANGED,
    SIEGE_PER_LEVEL,
    SPACES,
    WOOD,
    WORKSHOPS,
)
from siegeworks.games.runedar.rules.upgrades import room_from
from siegeworks.lab.part import Capability, actions

NO_USE = -1


def use_of(action: int) -> int:
    """The line of a card that an action uses; `NO_USE` if it is a move or uses no card."""
    if action >= AIM:
        return NO_USE
    place = action % PER_CARD
    return place - CARD_USE if CARD_USE <= place < CARD_DISCARD else NO_USE


def resource_of(state: Any, action: int) -> int:
    """The resource that an action works; `NO_USE` if it works none. An `any` line works that of the workshop."""
    use = use_of(action)
    if use == ANY:
        return int(state.dwarf[state.active]) - FIRST_WORKSHOP
    return use if WOOD <= use <= METAL else NO_USE


def uses(*lines: int) -> Forbids:
    """Using certain lines of a card."""

    def used(_state: Any, action: int) -> bool:
        return use_of(action) in lines

    return used


def works(resource: int) -> Forbids:
    """Working one resource."""

    def worked(state: Any, action: int) -> bool:
        return resource_of(state, action) == resource

    return worked


def upgrades(state: Any, action: int) -> bool:
    """Taking an upgrade, or paying for one: who may not take any should not work for them."""
    if TAKE_SPACE <= action < HIRE_ORCS or GIVE <= action < GIVE + SPACES:
        return True
    resource = resource_of(state, action)
    return resource != NO_USE and room_from(state, SPACES, resource) == 0


def goes_outside(_state: Any, action: int) -> bool:
    """A move to a field before the walls."""
    return action < AIM and FIRST_FIELD <= action % PER_CARD < FIRST_FIELD + WORKSHOPS


def digs_at(level: int) -> Forbids:
    """Digging while the next siege card is one of this level."""

    def digs(state: Any, action: int) -> bool:
        is_dig = use_of(action) == DIG or DIG_GOBLIN <= action < TAKE_SPACE
        return is_dig and state.siege_next // SIEGE_PER_LEVEL == level

    return digs


CAPABILITIES = (
    Capability("upgrade", upgrades),
    Capability("wood", works(WOOD)),
    Capability("leather", works(LEATHER)),
    Capability("metal", works(METAL)),
    Capability("melee", uses(MELEE, DIRECT)),
    Capability("ranged", uses(RANGED)),
    Capability("hire_orcs", actions(HIRE_ORCS, HIRE_GOBLIN)),
    Capability("hire_goblin", actions(HIRE_GOBLIN, HIRE_TROLL)),
    Capability("hire_troll", actions(HIRE_TROLL, HIRE_CATAPULT)),
    Capability("hire_catapult", actions(HIRE_CATAPULT, HIRE_SIEGE)),
    Capability("hire_siege", actions(HIRE_SIEGE, ACTIVATE)),
    Capability("refill", actions(REMOVE, DONE)),
    Capability("outside", goes_outside),
    Capability("dig_early", digs_at(0)),
    Capability("dig_late", digs_at(LEVELS - 1)),
)
