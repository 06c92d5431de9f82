"""What the coach counts in Castlecards to say what an action does."""

from siegeworks.bots.part import Measure
from siegeworks.games.castlecards.names import (
    ACADEMY_DECK,
    BACKS,
    CASTLE,
    FIRST_ACADEMY,
    FIRST_WALL,
    GOLD,
    HALVES,
    POSTS,
    SIEGE_DECK,
)
from siegeworks.games.castlecards.rules.cards import can_attack
from siegeworks.games.castlecards.rules.fortress import shields_of
from siegeworks.games.castlecards.state import State, in_hand


def _own(cells: list[int], seat: int) -> list[int]:
    """What belongs to the posts of one seat."""
    return cells[seat * POSTS : (seat + 1) * POSTS]


def _others(state: State, seat: int) -> list[int]:
    return [other for other in range(state.seats) if other != seat]


def walls(state: State, seat: int) -> float:
    return sum(_own(state.standing, seat)[FIRST_WALL:])


def shields(state: State, seat: int) -> float:
    """The shields of the posts that stand, with the cards posted there."""
    standing = _own(state.standing, seat)
    return sum(shields_of(state, seat, post) for post in range(CASTLE, POSTS) if standing[post]) / HALVES


def hand(state: State, seat: int) -> float:
    return state.hand_count[seat]


def swords(state: State, seat: int) -> float:
    kinds = [kind for kind in range(FIRST_ACADEMY) if can_attack(kind)]
    return sum(in_hand(state, seat, kind) * state.content.swords[kind] for kind in kinds) / HALVES


def weapons(state: State, seat: int) -> float:
    return state.hand_backs[seat * BACKS + SIEGE_DECK]


def reactions(state: State, seat: int) -> float:
    return state.hand_backs[seat * BACKS + ACADEMY_DECK]


def gold(state: State, seat: int) -> float:
    return in_hand(state, seat, GOLD)


def rival_walls(state: State, seat: int) -> float:
    return sum(sum(_own(state.standing, other)[FIRST_WALL:]) for other in _others(state, seat))


def rival_castles(state: State, seat: int) -> float:
    return sum(_own(state.standing, other)[CASTLE] for other in _others(state, seat))


def rival_posted(state: State, seat: int) -> float:
    return sum(sum(_own(state.posted, other)) for other in _others(state, seat))


def rival_hand(state: State, seat: int) -> float:
    return sum(state.hand_count[other] for other in _others(state, seat))


MEASURES = (
    Measure("walls", "fortress", walls, more_is_better=True),
    Measure("shields", "fortress", shields, more_is_better=True),
    Measure("hand", "hand", hand, more_is_better=True),
    Measure("swords", "hand", swords, more_is_better=True),
    Measure("weapons", "hand", weapons, more_is_better=True),
    Measure("reactions", "hand", reactions, more_is_better=True),
    Measure("gold", "hand", gold, more_is_better=True),
    Measure("rival_castles", "rivals", rival_castles, more_is_better=False),
    Measure("rival_walls", "targets", rival_walls, more_is_better=False),
    Measure("rival_posted", "targets", rival_posted, more_is_better=False),
    Measure("rival_hand", "rivals", rival_hand, more_is_better=False),
)
