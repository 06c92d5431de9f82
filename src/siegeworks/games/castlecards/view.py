"""Views: what a seat may see. A view starts empty, and only what is visible is copied into it.

A view holds a state in which everything the seat may not see is `HIDDEN`, so bots and pages can call the same
functions as the rules; and, for each kind, how many cards the seat cannot see.
"""

from typing import Annotated

from siegeworks.games.castlecards.frames import TURN, TurnFrame
from siegeworks.games.castlecards.names import (
    DECK_CELLS,
    DUNGEON_DECK,
    HAND_KINDS,
    HIDDEN,
    KINDS,
    KING,
    POSTS,
    VILLAGE_KINDS,
)
from siegeworks.games.castlecards.rules.fortress import matching
from siegeworks.games.castlecards.state import State, face_down
from siegeworks.kernel.frames import frame_at, kind_at

SPECTATOR = -1


class View:
    """What one seat or a spectator sees."""

    __slots__ = ("seat", "seen", "unseen")

    seat: int
    seen: State
    unseen: Annotated[list[int], KINDS]

    def __init__(self, seat: int, seen: State) -> None:
        self.seat = seat
        self.seen = seen
        self.unseen = [0] * KINDS


def view_of(s: State, seat: int) -> View:
    """The view of a seat, or of a spectator for `SPECTATOR`."""
    seen = s.public_copy()
    first = DUNGEON_DECK * DECK_CELLS
    for at in range(first, first + s.bottom_known):
        seen.deck[at] = s.deck[at]
    for other in range(s.seats):
        for kind in range(HAND_KINDS):
            cell = other * HAND_KINDS + kind
            seen.hand[cell] = s.hand[cell] if other == seat else HIDDEN
            seen.staged[cell] = s.staged[cell] if other == seat or not face_down(s, other) else HIDDEN
        for kind in range(VILLAGE_KINDS):
            # C-LOOT: nobody sees loot, not even its owner.
            seen.loot[other * VILLAGE_KINDS + kind] = HIDDEN
    view = View(seat, seen)
    _count_unseen(seen, view)
    return view


def _count_unseen(seen: State, view: View) -> None:
    """Count the cards out of sight. Everybody knows which cards exist, so this reveals only what is public."""
    for kind in range(KINDS):
        view.unseen[kind] = seen.content.copies[kind] - seen.discard[kind]
    first = DUNGEON_DECK * DECK_CELLS
    for at in range(first, first + seen.bottom_known):
        view.unseen[seen.deck[at]] -= 1
    if seen.depth > 0 and kind_at(seen, 0) == TURN:
        view.unseen[KING] -= frame_at(seen, 0, TurnFrame).kings
    for seat in range(seen.seats):
        for post in range(POSTS):
            view.unseen[matching(post)] -= seen.posted[seat * POSTS + post]
        for kind in range(HAND_KINDS):
            view.unseen[kind] -= max(seen.hand[seat * HAND_KINDS + kind], 0)
            view.unseen[kind] -= max(seen.staged[seat * HAND_KINDS + kind], 0)
