"""Guesses: a random state that is consistent with a view, each equally likely, for search to play on."""

from siegeworks.games.runedar.frames import CARD_PHASE, ORC_PHASE, REFILL_PHASE
from siegeworks.games.runedar.names import (
    ASIDE_SIZE,
    CATAPULT_CARDS,
    DECK_SIZE,
    GOBLIN_FIGURES,
    GOBLINS_PER_LEVEL,
    GREY_CARDS,
    HIDDEN,
    LEVELS,
    ORC_CARD,
    PILE_SIZE,
    RED_CARDS,
    SECTIONS,
    SIEGE_PER_LEVEL,
    STARTING_CARDS,
    TROLL_TILES,
    YELLOW_CARDS,
)
from siegeworks.games.runedar.state import State, add_to_hand
from siegeworks.games.runedar.view import View
from siegeworks.kernel.chance import Chance
from siegeworks.kernel.frames import kind_at


def guess(view: View, chance: Chance) -> State:
    """Fill in at random what the seat does not see, consistent with everything it knows."""
    s = view.seen.copy()
    for level in range(LEVELS):
        first = level * SIEGE_PER_LEVEL
        chance.complete(s.siege, first, SIEGE_PER_LEVEL, first)
    chance.complete(s.troll_tiles, 0, TROLL_TILES, 0)
    chance.complete(s.catapults, 0, CATAPULT_CARDS, 0)
    chance.complete(s.decks, 0, YELLOW_CARDS, STARTING_CARDS)
    chance.complete(s.decks, YELLOW_CARDS, GREY_CARDS, STARTING_CARDS + YELLOW_CARDS)
    chance.complete(s.decks, YELLOW_CARDS + GREY_CARDS, RED_CARDS, STARTING_CARDS + YELLOW_CARDS + GREY_CARDS)
    _guess_tunnel(s, chance)
    hidden = View(view.seat, s)
    hidden.unseen = view.unseen[:]
    hidden.unseen_count = view.unseen_count[:]
    for seat in range(s.seats):
        _guess_cards(s, hidden, seat, chance)
    return s


def _guess_tunnel(s: State, chance: Chance) -> None:
    """Put two of the four goblins of its level under each closed section; the others are out of the game."""
    unused = SECTIONS * GOBLIN_FIGURES
    for level in range(LEVELS):
        lowest = level * GOBLINS_PER_LEVEL
        here = level * GOBLIN_FIGURES
        if s.goblin_tiles[here] == HIDDEN:
            one = chance.below(GOBLINS_PER_LEVEL)
            other = chance.below(GOBLINS_PER_LEVEL - 1)
            if other >= one:
                other += 1
            s.goblin_tiles[here] = lowest + one
            s.goblin_tiles[here + 1] = lowest + other
        for tile in range(lowest, lowest + GOBLINS_PER_LEVEL):
            if tile != s.goblin_tiles[here] and tile != s.goblin_tiles[here + 1]:
                s.goblin_tiles[unused] = tile
                unused += 1


def _guess_cards(s: State, hidden: View, seat: int, chance: Chance) -> None:
    """Deal a seat's unseen cards to its hand (if hidden), its pile and its two cards set aside."""
    first = seat * DECK_SIZE
    count = hidden.unseen_count[seat]
    in_hand = count - s.pile_count[seat] - ASIDE_SIZE
    if in_hand > 0:
        _shuffle_hand_first(s, hidden, seat, in_hand, chance)
        s.hand_count[seat] = 0
        for at in range(first, first + in_hand):
            add_to_hand(s, seat, hidden.unseen[at])
    at = first + in_hand
    chance.shuffle(hidden.unseen, at, count - in_hand)
    for place in range(s.pile_count[seat]):
        s.pile[seat * PILE_SIZE + place] = hidden.unseen[at]
        at += 1
    for place in range(ASIDE_SIZE):
        s.aside[seat * ASIDE_SIZE + place] = hidden.unseen[at]
        at += 1


def _shuffle_hand_first(s: State, hidden: View, seat: int, in_hand: int, chance: Chance) -> None:
    """Shuffle the unseen cards, which are sorted with orc cards last, so that a possible hand comes first.

    The phase limits the hand: a seat that has to reveal holds an orc card, a seat that plays dwarf cards has none.
    """
    first = seat * DECK_SIZE
    count = hidden.unseen_count[seat]
    if seat == s.active and (kind_at(s, 0) == CARD_PHASE or kind_at(s, 0) == REFILL_PHASE):
        while hidden.unseen[first + count - 1] == ORC_CARD:
            count -= 1
        chance.shuffle(hidden.unseen, first, count)
        return
    asked_to_reveal = seat == s.active and s.depth == 1 and kind_at(s, 0) == ORC_PHASE
    while True:
        chance.shuffle(hidden.unseen, first, count)
        if not asked_to_reveal:
            return
        for at in range(first, first + in_hand):
            if hidden.unseen[at] == ORC_CARD:
                return
