"""Guesses: a random state that is consistent with a view, for search to play on.

The backs of the cards say how many cards of each deck a hand or a row of face-down cards has (C-BACKS). So each deck is
dealt on its own: first the cards of which something is known, then the rest at random.
"""

from typing import Annotated

from siegeworks.games.castlecards.frames import GATHER, AttackFrame
from siegeworks.games.castlecards.names import (
    ARCHER,
    BACKS,
    DECK_CELLS,
    DECKS,
    DUNGEON_DECK,
    FIRST_ACADEMY,
    FIRST_WEAPON,
    HAND_KINDS,
    HIDDEN,
    KINDS,
    POSTABLE,
    SIEGE_DECK,
    SOLDIER,
    VILLAGE_DECK,
    VILLAGE_KINDS,
)
from siegeworks.games.castlecards.rules.cards import end_kind, first_kind
from siegeworks.games.castlecards.rules.fortress import needs_assault, staged_assault
from siegeworks.games.castlecards.state import State, attack_pending, face_down, last_staged
from siegeworks.games.castlecards.view import View
from siegeworks.kernel.chance import Chance
from siegeworks.kernel.frames import top


class Unseen:
    """The hidden cards, while they are being dealt to the hidden places."""

    __slots__ = ("count", "left", "loose")

    left: Annotated[list[int], KINDS]
    """Cards not dealt yet, by kind."""
    loose: Annotated[list[int], DECK_CELLS]
    """The cards of one deck that are still to be dealt, shuffled."""
    count: int

    def __init__(self) -> None:
        self.left = [0] * KINDS
        self.loose = [0] * DECK_CELLS
        self.count = 0


def guess(view: View, chance: Chance) -> State:
    """Fill in at random what the seat does not see, consistent with everything it knows."""
    s = view.seen.copy()
    unseen = Unseen()
    for kind in range(KINDS):
        unseen.left[kind] = view.unseen[kind]
    _clear_hidden(s)
    for seat in range(s.seats):
        if seat != view.seat:
            _deal_known(s, seat, unseen)
    if attack_pending(s):
        if s.active != view.seat:
            _deal_permission(s, unseen, chance)
        for seat in range(s.seats):
            for _ in range(_staged_room(s, seat, VILLAGE_DECK)):
                _deal_to_staged(s, seat, _pick_foot(unseen, chance), unseen)
    for deck in range(DECKS):
        _deal_deck(s, deck, unseen, chance)
    return s


def _clear_hidden(s: State) -> None:
    for cell in range(s.seats * HAND_KINDS):
        s.hand[cell] = max(s.hand[cell], 0)
        s.staged[cell] = max(s.staged[cell], 0)
    for cell in range(s.seats * VILLAGE_KINDS):
        s.loot[cell] = max(s.loot[cell], 0)


def _hand_room(s: State, seat: int, deck: int) -> int:
    """How many cards of a deck are still to be dealt to a hand."""
    room = s.hand_backs[seat * BACKS + deck]
    for kind in range(first_kind(deck), end_kind(deck)):
        room -= s.hand[seat * HAND_KINDS + kind]
    return room


def _staged_room(s: State, seat: int, deck: int) -> int:
    """How many cards of a deck are still to be dealt to a seat's face-down cards."""
    room = s.staged_backs[seat * BACKS + deck]
    for kind in range(first_kind(deck), end_kind(deck)):
        room -= s.staged[seat * HAND_KINDS + kind]
    return room


def _deal_to_hand(s: State, seat: int, kind: int, unseen: Unseen) -> None:
    unseen.left[kind] -= 1
    s.hand[seat * HAND_KINDS + kind] += 1


def _deal_to_staged(s: State, seat: int, kind: int, unseen: Unseen) -> None:
    unseen.left[kind] -= 1
    s.staged[seat * HAND_KINDS + kind] += 1


def _deal_known(s: State, seat: int, unseen: Unseen) -> None:
    """Deal the cards that everybody saw enter the hand: to the face-down cards if possible, else to the hand."""
    for kind in range(POSTABLE):
        for _ in range(s.known[seat * POSTABLE + kind]):
            if _staged_room(s, seat, VILLAGE_DECK) > 0:
                _deal_to_staged(s, seat, kind, unseen)
            else:
                _deal_to_hand(s, seat, kind, unseen)


def _deal_permission(s: State, unseen: Unseen, chance: Chance) -> None:
    """Deal the attacker the card that its attack requires: an assault weapon (Q17), or any attack card."""
    attack = top(s, AttackFrame)
    seat = s.active
    if attack.kind != GATHER and not face_down(s, seat):
        return
    if needs_assault(s, attack.victim, attack.target):
        if staged_assault(s, seat):
            return
        weapon = _pick_assault(s, last_staged(s, seat), unseen, chance)
        if _staged_room(s, seat, SIEGE_DECK) > 0:
            _deal_to_staged(s, seat, weapon, unseen)
        else:
            _deal_to_hand(s, seat, weapon, unseen)
    elif s.staged_count[seat] + s.hand_backs[seat * BACKS + SIEGE_DECK] + _known(s, seat) == 0:
        _deal_to_hand(s, seat, _pick_foot(unseen, chance), unseen)


def _known(s: State, seat: int) -> int:
    """How many soldiers and archers of a seat everybody knows."""
    return s.known[seat * POSTABLE + SOLDIER] + s.known[seat * POSTABLE + ARCHER]


def _pick_assault(s: State, lowest: int, unseen: Unseen, chance: Chance) -> int:
    """The kind of an unseen assault weapon, each card equally likely; `lowest` is the lowest kind that it may have."""
    total = 0
    for kind in range(max(lowest, FIRST_WEAPON), FIRST_ACADEMY):
        total += s.content.assault[kind] * unseen.left[kind]
    at = chance.below(total)
    for kind in range(max(lowest, FIRST_WEAPON), FIRST_ACADEMY):
        at -= s.content.assault[kind] * unseen.left[kind]
        if at < 0:
            return kind
    return HIDDEN


def _pick_foot(unseen: Unseen, chance: Chance) -> int:
    """The kind of an unseen soldier or archer, each card equally likely."""
    return SOLDIER if chance.below(unseen.left[SOLDIER] + unseen.left[ARCHER]) < unseen.left[SOLDIER] else ARCHER


def _deal_deck(s: State, deck: int, unseen: Unseen, chance: Chance) -> None:
    """Shuffle the unseen cards of a deck that are left, and deal them to the deck, loot, hands and face-down cards."""
    unseen.count = 0
    for kind in range(first_kind(deck), end_kind(deck)):
        for _ in range(unseen.left[kind]):
            unseen.loose[unseen.count] = kind
            unseen.count += 1
    chance.shuffle(unseen.loose, 0, unseen.count)
    known = s.bottom_known if deck == DUNGEON_DECK else 0
    for at in range(deck * DECK_CELLS + known, deck * DECK_CELLS + s.deck_count[deck]):
        unseen.count -= 1
        s.deck[at] = unseen.loose[unseen.count]
    if deck == DUNGEON_DECK:
        return
    for seat in range(s.seats):
        if deck == VILLAGE_DECK:
            for _ in range(s.loot_count[seat]):
                unseen.count -= 1
                s.loot[seat * VILLAGE_KINDS + unseen.loose[unseen.count]] += 1
        for _ in range(_hand_room(s, seat, deck)):
            unseen.count -= 1
            s.hand[seat * HAND_KINDS + unseen.loose[unseen.count]] += 1
        for _ in range(_staged_room(s, seat, deck)):
            unseen.count -= 1
            s.staged[seat * HAND_KINDS + unseen.loose[unseen.count]] += 1
