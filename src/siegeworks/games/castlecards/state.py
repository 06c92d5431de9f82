"""The state of a game of Castlecards: numbers and small lists of numbers, cheap to copy.

Cards of a kind are alike, so hands, loot and discards are counts; only decks have an order.
Lists that hold something for every seat are flat: seat s of `hand` owns the cells from s * HAND_KINDS.
Only the rules and the position reader write here.
"""

from siegeworks.games.castlecards.content import Content
from siegeworks.games.castlecards.frames import FORMS, GATHER, GIFT, AttackFrame
from siegeworks.games.castlecards.names import (
    DECK_CELLS,
    DECKS,
    HAND_KINDS,
    HIDDEN,
    KINDS,
    MOST_SEATS,
    POSTABLE,
    POSTS,
    VILLAGE_KINDS,
)
from siegeworks.kernel.frames import top, top_kind
from siegeworks.kernel.state import GameState, given, hidden, public


class State(GameState, forms=FORMS):
    """One moment of a game. `content` is shared by all copies, everything else is a state's own."""

    content: Content = given()
    seats: int = public()
    # The turn.
    turn: int = public()
    first: int = public()
    active: int = public()
    result: int = public()
    winner: int = public(fill=HIDDEN)
    quiet: int = public()
    """Turns in a row without a card drawn or an attack made (C-DRAWN)."""
    stirred: int = public()
    """1 once a card was drawn or an attack made in this turn."""
    # The fortresses: posts that stand, and how many cards are posted on each.
    standing: list[int] = public(size=MOST_SEATS * POSTS)
    posted: list[int] = public(size=MOST_SEATS * POSTS)
    # Decks one after the other; the top is the last card. Everybody has seen the lowest `bottom_known` dungeon cards.
    deck: list[int] = hidden(size=DECKS * DECK_CELLS, fill=HIDDEN)
    deck_count: list[int] = public(size=DECKS)
    bottom_known: int = public()
    discard: list[int] = public(size=KINDS)
    # The seats' cards.
    hand: list[int] = hidden(size=MOST_SEATS * HAND_KINDS)
    hand_count: list[int] = public(size=MOST_SEATS)
    known: list[int] = public(size=MOST_SEATS * POSTABLE)
    """Soldiers and archers that everybody saw come into a hand; they are there, or face down before it."""
    loot: list[int] = hidden(size=MOST_SEATS * VILLAGE_KINDS)
    loot_count: list[int] = public(size=MOST_SEATS)
    # Cards laid out for the attack or the gift that is pending.
    staged: list[int] = hidden(size=MOST_SEATS * HAND_KINDS)
    staged_count: list[int] = public(size=MOST_SEATS)


def face_down(s: State, seat: int) -> bool:
    """Whether what a seat has staged is hidden from the others: a gift, or a part of a night attack."""
    kind = top_kind(s)
    if kind == GIFT:
        return True
    if kind < GATHER:
        return False
    attack = top(s, AttackFrame)
    return attack.night == 1 and seat != attack.victim


def in_hand(s: State, seat: int, kind: int) -> int:
    """How many cards of a kind a seat holds."""
    return s.hand[seat * HAND_KINDS + kind]


def last_staged(s: State, seat: int) -> int:
    """The highest kind a seat has staged; cards are staged in ascending order, one way for each result."""
    for kind in range(HAND_KINDS - 1, -1, -1):
        if s.staged[seat * HAND_KINDS + kind] > 0:
            return kind
    return 0
