"""What the coach counts in The Siege of Runedar to say what an action does."""

from collections.abc import Callable

from siegeworks.bots.part import Measure
from siegeworks.games.runedar.names import (
    DECK_SIZE,
    DWARF_CARDS,
    FIRST_WORKSHOP,
    HAND_SIZE,
    HIDDEN,
    IN_RESERVE,
    PILE_SIZE,
    STARTING_CARDS,
    WORKSHOPS,
)
from siegeworks.games.runedar.state import State


def sections(state: State) -> float:
    return state.sections_open


def rubble(state: State) -> float:
    return state.rubble + sum(state.goblin_rubble)


def goblins(state: State) -> float:
    return state.goblins_defeated


def goblin_resources(state: State) -> float:
    return sum(state.goblin_given)


def trolls(state: State) -> float:
    return sum(tile != HIDDEN for tile in state.troll_tile)


def damage(state: State) -> float:
    """Covered circles, which are bits."""
    return sum(covered.bit_count() for covered in (*state.troll_covered, *state.goblin_covered))


def orcs(state: State) -> float:
    return state.orcs_out


def orcs_inside(state: State) -> float:
    return sum(state.orcs[FIRST_WORKSHOP : FIRST_WORKSHOP + WORKSHOPS])


def machines(state: State) -> float:
    return sum(at != IN_RESERVE for at in state.machine_at)


def gold(state: State) -> float:
    return state.gold


def board_resources(state: State) -> float:
    return sum(state.board_given)


def board_cards(state: State) -> float:
    return sum(card != HIDDEN for card in state.board_card)


def upgrades(state: State) -> float:
    """Upgrades in all decks of the dwarves."""
    cards = [*state.aside, *state.played[: state.played_count]]
    for each in range(state.seats):
        cards += state.hand[each * HAND_SIZE : each * HAND_SIZE + state.hand_count[each]]
        cards += state.pile[each * PILE_SIZE : each * PILE_SIZE + state.pile_count[each]]
        cards += state.discard[each * DECK_SIZE : each * DECK_SIZE + state.discard_count[each]]
    return sum(STARTING_CARDS <= card < DWARF_CARDS for card in cards)


def _measure(name: str, group: str, count: Callable[[State], float], *, more_is_better: bool) -> Measure:
    """A measure of the whole table: all of them are the same for every seat."""
    return Measure(name, group, lambda state, _seat: count(state), more_is_better)


GOLD = _measure("gold", "gold", gold, more_is_better=True)
MEASURES = (
    _measure("sections", "tunnel", sections, more_is_better=True),
    _measure("rubble", "tunnel", rubble, more_is_better=False),
    _measure("goblins", "tunnel", goblins, more_is_better=True),
    _measure("goblin_resources", "entrance", goblin_resources, more_is_better=True),
    _measure("trolls", "entrance", trolls, more_is_better=False),
    _measure("damage", "entrance", damage, more_is_better=True),
    _measure("orcs", "orcs", orcs, more_is_better=False),
    _measure("orcs_inside", "orcs", orcs_inside, more_is_better=False),
    _measure("machines", "machines", machines, more_is_better=False),
    GOLD,
    _measure("board_resources", "board", board_resources, more_is_better=True),
    _measure("board_cards", "board", board_cards, more_is_better=True),
    _measure("upgrades", "decks", upgrades, more_is_better=True),
)
