"""What the coach counts in The Siege of Runedar to say what an action does."""

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


def sections(state: State, seat: int) -> float:  # noqa: ARG001 - the same for all seats, as most of these
    return state.sections_open


def rubble(state: State, seat: int) -> float:  # noqa: ARG001
    return state.rubble + sum(state.goblin_rubble)


def goblins(state: State, seat: int) -> float:  # noqa: ARG001
    return state.goblins_defeated


def goblin_resources(state: State, seat: int) -> float:  # noqa: ARG001
    return sum(state.goblin_given)


def trolls(state: State, seat: int) -> float:  # noqa: ARG001
    return sum(tile != HIDDEN for tile in state.troll_tile)


def damage(state: State, seat: int) -> float:  # noqa: ARG001
    """Covered circles, which are bits."""
    return sum(covered.bit_count() for covered in (*state.troll_covered, *state.goblin_covered))


def orcs(state: State, seat: int) -> float:  # noqa: ARG001
    return state.orcs_out


def orcs_inside(state: State, seat: int) -> float:  # noqa: ARG001
    return sum(state.orcs[FIRST_WORKSHOP : FIRST_WORKSHOP + WORKSHOPS])


def machines(state: State, seat: int) -> float:  # noqa: ARG001
    return sum(at != IN_RESERVE for at in state.machine_at)


def gold(state: State, seat: int) -> float:  # noqa: ARG001
    return state.gold


def board_resources(state: State, seat: int) -> float:  # noqa: ARG001
    return sum(state.board_given)


def board_cards(state: State, seat: int) -> float:  # noqa: ARG001
    return sum(card != HIDDEN for card in state.board_card)


def upgrades(state: State, seat: int) -> float:  # noqa: ARG001
    """Upgrades in all decks of the dwarves."""
    cards = [*state.aside, *state.played[: state.played_count]]
    for each in range(state.seats):
        cards += state.hand[each * HAND_SIZE : each * HAND_SIZE + state.hand_count[each]]
        cards += state.pile[each * PILE_SIZE : each * PILE_SIZE + state.pile_count[each]]
        cards += state.discard[each * DECK_SIZE : each * DECK_SIZE + state.discard_count[each]]
    return sum(STARTING_CARDS <= card < DWARF_CARDS for card in cards)


GOLD = Measure("gold", "gold", gold, more_is_better=True)
MEASURES = (
    Measure("sections", "tunnel", sections, more_is_better=True),
    Measure("rubble", "tunnel", rubble, more_is_better=False),
    Measure("goblins", "tunnel", goblins, more_is_better=True),
    Measure("goblin_resources", "entrance", goblin_resources, more_is_better=True),
    Measure("trolls", "entrance", trolls, more_is_better=False),
    Measure("damage", "entrance", damage, more_is_better=True),
    Measure("orcs", "orcs", orcs, more_is_better=False),
    Measure("orcs_inside", "orcs", orcs_inside, more_is_better=False),
    Measure("machines", "machines", machines, more_is_better=False),
    GOLD,
    Measure("board_resources", "board", board_resources, more_is_better=True),
    Measure("board_cards", "board", board_cards, more_is_better=True),
    Measure("upgrades", "decks", upgrades, more_is_better=True),
)
