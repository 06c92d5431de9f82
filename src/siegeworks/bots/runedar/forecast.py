"""Inputs of the value network about what comes next: siege cards to be revealed, and hands to be drawn.

Both are read from sets of cards of which only the order is unknown, so a guessed state gives the same numbers as any
other guess.
"""

from typing import Final

from siegeworks.bots.net import Inputs
from siegeworks.games.runedar.names import (
    ANY,
    ASIDE_SIZE,
    CATAPULT,
    CATAPULT_CARDS,
    DECK_SIZE,
    DIG,
    DIRECT,
    HAND_SIZE,
    HITS_PER_DIRECT,
    MELEE,
    ORC_CARD,
    PILE_SIZE,
    RANGED,
    RESOURCES,
    SIEGE_CARDS,
    SIEGE_PER_LEVEL,
    TOWER,
    TROLL_TILES,
    USES,
)
from siegeworks.games.runedar.state import State

HAND_NUMBERS: Final = 6
"""Numbers about the next hand of a seat: dig, melee, ranged and the three resources."""


def write_forecast(s: State, to: Inputs) -> None:
    """Write what the siege has in store and what the next hands can do."""
    _write_siege(s, to)
    _write_next_hand(s, s.active, to)
    _write_next_hand(s, (s.active + 1) % s.seats, to)


def _write_siege(s: State, to: Inputs) -> None:
    """The next siege card on average, then all that are left, compared with what is left before defeat."""
    level_end = (s.siege_next // SIEGE_PER_LEVEL + 1) * SIEGE_PER_LEVEL
    first = to.count
    for _ in range(8):
        to.add(0.0)
    if s.siege_next >= SIEGE_CARDS:
        return
    share = 1.0 / (level_end - s.siege_next)
    for at in range(s.siege_next, SIEGE_CARDS):
        card = s.siege[at]
        orcs = s.content.siege_orcs[card]
        arrow = s.content.siege_arrow[card]
        machine = s.content.siege_machine[card]
        if at < level_end:
            to.x[first] += share * orcs / 2.0
            to.x[first + 1] += share * arrow
            to.x[first + 2] += share if machine == TOWER else 0.0
            to.x[first + 3] += share if machine == CATAPULT else 0.0
        to.x[first + 4] += orcs / 50.0
        to.x[first + 5] += arrow / 16.0
        to.x[first + 6] += 0.1 if machine == TOWER else 0.0
        to.x[first + 7] += 0.1 if machine == CATAPULT else 0.0
    to.x[first + 6] *= 2.0 / (TROLL_TILES - s.troll_next + 0.0)
    to.x[first + 7] *= 2.0 / (CATAPULT_CARDS - s.catapult_next + 0.0)


def _write_next_hand(s: State, seat: int, to: Inputs) -> None:
    """What the next hand of a seat can do on average."""
    first = to.count
    for _ in range(HAND_NUMBERS):
        to.add(0.0)
    cards = _count_unseen(s, seat, to, first)
    if seat == s.active and s.pile_count[seat] == 0:
        # All of its cards will be shuffled.
        for at in range(seat * DECK_SIZE, seat * DECK_SIZE + s.discard_count[seat]):
            cards += _count(s, to, first, s.discard[at])
        for at in range(s.played_count):
            cards += _count(s, to, first, s.played[at])
    if cards > 0:
        for number in range(HAND_NUMBERS):
            to.x[first + number] *= HAND_SIZE / (cards + 0.0) / 6.0


def _count_unseen(s: State, seat: int, to: Inputs, first: int) -> int:
    """Add the cards that were not seen since the last shuffle, among them the hand of a seat that waits."""
    cards = 0
    for at in range(seat * PILE_SIZE, seat * PILE_SIZE + s.pile_count[seat]):
        cards += _count(s, to, first, s.pile[at])
    for at in range(seat * ASIDE_SIZE, (seat + 1) * ASIDE_SIZE):
        cards += _count(s, to, first, s.aside[at])
    if seat != s.active:
        for at in range(seat * HAND_SIZE, seat * HAND_SIZE + s.hand_count[seat]):
            cards += _count(s, to, first, s.hand[at])
    return cards


def _count(s: State, to: Inputs, first: int, card: int) -> int:
    """Add what a card can do to the sums; gives 1 for a card, orc cards included, and 0 for an empty slot."""
    if card < 0:
        return 0
    if card >= ORC_CARD:
        return 1
    lines = card * USES
    to.x[first] += s.content.card_use[lines + DIG]
    to.x[first + 1] += s.content.card_use[lines + MELEE] + HITS_PER_DIRECT * s.content.card_use[lines + DIRECT]
    to.x[first + 2] += s.content.card_use[lines + RANGED]
    for resource in range(RESOURCES):
        to.x[first + 3 + resource] += s.content.card_use[lines + resource] + s.content.card_use[lines + ANY]
    return 1
