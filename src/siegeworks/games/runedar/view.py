"""Views: what a seat may see. A view starts empty, and only what is visible is copied into it.

A view holds a state in which everything the seat may not see is `HIDDEN`, so bots and pages can call the same
functions as the rules; and, for each seat, which cards of its deck cannot be seen.
"""

from typing import Annotated

from siegeworks.games.runedar.names import (
    ASIDE_SIZE,
    CARD_KINDS,
    DECK_SIZE,
    DECKS,
    GOBLIN_FIGURES,
    HAND_SIZE,
    HIDDEN,
    MOST_SEATS,
    PILE_SIZE,
)
from siegeworks.games.runedar.rules.upgrades import deck_start
from siegeworks.games.runedar.state import State

SPECTATOR = -1


class View:
    """What one seat or a spectator sees."""

    __slots__ = ("seat", "seen", "unseen", "unseen_count")

    seat: int
    seen: State
    unseen: Annotated[list[int], MOST_SEATS * DECK_SIZE]
    unseen_count: Annotated[list[int], MOST_SEATS]

    def __init__(self, seat: int, seen: State) -> None:
        self.seat = seat
        self.seen = seen
        self.unseen = [HIDDEN] * (MOST_SEATS * DECK_SIZE)
        self.unseen_count = [0] * MOST_SEATS


def view_of(s: State, seat: int) -> View:
    """The view of a seat, or of a spectator for `SPECTATOR`.

    R-TALK, Q30: a hand is hidden from the others, unless the table plays with open hands.
    """
    seen = s.public_copy()
    _show_revealed(s, seen)
    view = View(seat, seen)
    for other in range(s.seats):
        open_hand = other == seat or s.open_hands == 1
        if open_hand:
            for at in range(other * HAND_SIZE, other * HAND_SIZE + s.hand_count[other]):
                seen.hand[at] = s.hand[at]
        _count_unseen(s, view, other, open_hand)
    return view


def _show_revealed(s: State, seen: State) -> None:
    """Show the cards and tiles that were revealed; they stay known."""
    for at in range(s.siege_next):
        seen.siege[at] = s.siege[at]
    for at in range(s.troll_next):
        seen.troll_tiles[at] = s.troll_tiles[at]
    for at in range(s.catapult_next):
        seen.catapults[at] = s.catapults[at]
    for at in range(s.sections_open * GOBLIN_FIGURES):
        seen.goblin_tiles[at] = s.goblin_tiles[at]
    for deck in range(DECKS):
        for at in range(deck_start(deck), deck_start(deck) + s.deck_next[deck]):
            seen.decks[at] = s.decks[at]


def _count_unseen(s: State, view: View, seat: int, open_hand: bool) -> None:
    """List the cards of a seat that are out of sight; its deck is public, so the sorted list reveals no secret."""
    count = 0
    first = seat * DECK_SIZE
    for card in range(CARD_KINDS):
        copies = _copies(s, seat, card, open_hand)
        for _ in range(copies):
            view.unseen[first + count] = card
            count += 1
    view.unseen_count[seat] = count


def _copies(s: State, seat: int, card: int, open_hand: bool) -> int:
    copies = 0
    for at in range(seat * PILE_SIZE, seat * PILE_SIZE + s.pile_count[seat]):
        copies += 1 if s.pile[at] == card else 0
    for at in range(seat * ASIDE_SIZE, (seat + 1) * ASIDE_SIZE):
        copies += 1 if s.aside[at] == card else 0
    if not open_hand:
        for at in range(seat * HAND_SIZE, seat * HAND_SIZE + s.hand_count[seat]):
            copies += 1 if s.hand[at] == card else 0
    return copies
