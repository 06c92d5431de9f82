"""The state of a game of Castlecards: numbers and small lists of numbers, cheap to copy.

Cards of a kind are interchangeable, so hands, loot and discards are counts; only decks have an order.
Lists with values for every seat are flat: in `hand` the cells of seat s begin at s * HAND_KINDS.
Only the rules and the position reader change a state.
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
    """One moment of a game. All copies share `content` and nothing else."""

    content: Content = given()
    seats: int = public()
    # The turn.
    turn: int = public()
    first: int = public()
    active: int = public()
    result: int = public()
    winner: int = public(fill=HIDDEN)
    quiet: int = public()
    """Consecutive turns without a draw or an attack (C-DRAWN)."""
    stirred: int = public()
    """1 once there was a draw or an attack in this turn."""
    # The fortresses: posts that stand, and how many cards are posted on each.
    standing: list[int] = public(size=MOST_SEATS * POSTS)
    posted: list[int] = public(size=MOST_SEATS * POSTS)
    # All decks in one list; the top of a deck is its last card. The lowest `bottom_known` dungeon cards are public.
    deck: list[int] = hidden(size=DECKS * DECK_CELLS, fill=HIDDEN)
    deck_count: list[int] = public(size=DECKS)
    bottom_known: int = public()
    discard: list[int] = public(size=KINDS)
    # The seats' cards.
    hand: list[int] = hidden(size=MOST_SEATS * HAND_KINDS)
    hand_count: list[int] = public(size=MOST_SEATS)
    known: list[int] = public(size=MOST_SEATS * POSTABLE)
    """Soldiers and archers that everybody saw enter a hand; they are still there, or laid out face down."""
    loot: list[int] = hidden(size=MOST_SEATS * VILLAGE_KINDS)
    loot_count: list[int] = public(size=MOST_SEATS)
    # Cards laid out for the pending attack or gift.
    staged: list[int] = hidden(size=MOST_SEATS * HAND_KINDS)
    staged_count: list[int] = public(size=MOST_SEATS)


def face_down(s: State, seat: int) -> bool:
    """Whether the others cannot see a seat's staged cards: those of a gift or of a night attack."""
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
    """The highest kind a seat has staged. Cards are staged in ascending order, so that each set has one order."""
    for kind in range(HAND_KINDS - 1, -1, -1):
        if s.staged[seat * HAND_KINDS + kind] > 0:
            return kind
    return 0
