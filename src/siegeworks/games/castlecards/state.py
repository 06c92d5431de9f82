"""The state of a game of Castlecards: numbers and small lists of numbers, cheap to copy.

Cards of a kind are interchangeable, so hands, loot and discards are counts; only decks have an order.
Lists with values for every seat are flat: in `hand` the cells of seat s begin at s * HAND_KINDS.
The backs of the decks differ, so the number of cards by deck is public wherever the cards themselves are not (C-BACKS).
Only the rules and the position reader change a state.
"""

from siegeworks.games.castlecards.content import Content
from siegeworks.games.castlecards.frames import DISARM, FORMS, GATHER, GIFT, REACT, SUPPORT, AttackFrame
from siegeworks.games.castlecards.names import (
    BACKS,
    DECK_CELLS,
    DECKS,
    FIRST_RULES,
    HAND_KINDS,
    HIDDEN,
    KINDS,
    MARKS,
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
    rules: int = public()
    """The version of the rules."""
    seats: int = public()
    # House rules; 0 is the default.
    conquest: int = public()
    castle_posts: int = public()
    king_posts: int = public()
    gifts: int = public()
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
    hand_backs: list[int] = public(size=MOST_SEATS * BACKS)
    """The cards of each hand by deck."""
    known: list[int] = public(size=MOST_SEATS * POSTABLE)
    """Soldiers and archers that everybody saw enter a hand; they are still there, or laid out face down."""
    loot: list[int] = hidden(size=MOST_SEATS * VILLAGE_KINDS)
    loot_count: list[int] = public(size=MOST_SEATS)
    # Cards laid out for the pending attack or gift.
    staged: list[int] = hidden(size=MOST_SEATS * HAND_KINDS)
    staged_count: list[int] = public(size=MOST_SEATS)
    staged_backs: list[int] = public(size=MOST_SEATS * BACKS)
    marked: list[int] = public(size=MOST_SEATS * MARKS)
    """Weapons of the attack that the victim chose for removal (C-REACT)."""


def attack_pending(s: State) -> bool:
    """Whether an attack is being carried out."""
    if s.depth == 0:
        return False
    kind = top_kind(s)
    return GATHER <= kind <= REACT or kind == DISARM


def face_down(s: State, seat: int) -> bool:
    """Whether the others cannot see a seat's staged cards.

    Cards of a gift always lie face down, those of a night attack until the result. By day all cards of a seat are shown
    together, when the seat has finished choosing them (C-ANY-ORDER); under the first rules each is shown at once.
    """
    if s.depth > 0 and top_kind(s) == GIFT:
        return True
    if not attack_pending(s):
        return False
    attack = top(s, AttackFrame)
    if seat == attack.victim:
        return s.rules != FIRST_RULES and attack.kind == REACT
    if attack.night == 1:
        return True
    return s.rules != FIRST_RULES and seat == _choosing(s)


def _choosing(s: State) -> int:
    """The seat that is adding cards to the attack; HIDDEN if all of them have been added."""
    attack = top(s, AttackFrame)
    if attack.kind == GATHER:
        return s.active
    return attack.supporter if attack.kind == SUPPORT else HIDDEN


def in_hand(s: State, seat: int, kind: int) -> int:
    """How many cards of a kind a seat holds."""
    return s.hand[seat * HAND_KINDS + kind]


def last_staged(s: State, seat: int) -> int:
    """The highest kind a seat has staged. In the canonical order cards are staged by ascending kind."""
    for kind in range(HAND_KINDS - 1, -1, -1):
        if s.staged[seat * HAND_KINDS + kind] > 0:
            return kind
    return 0
