"""Guesses: a random state that is consistent with a view, for search to play on."""

from typing import Annotated

from siegeworks.games.castlecards.frames import GATHER, GIFT, AttackFrame
from siegeworks.games.castlecards.names import (
    ALL_CARDS,
    DECK_CELLS,
    DECKS,
    DUNGEON_DECK,
    FIRST_ACADEMY,
    FIRST_WEAPON,
    HAND_KINDS,
    HIDDEN,
    KINDS,
    POSTABLE,
    VILLAGE_DECK,
    VILLAGE_KINDS,
)
from siegeworks.games.castlecards.rules.cards import end_kind, first_kind
from siegeworks.games.castlecards.rules.fortress import needs_assault, staged_assault
from siegeworks.games.castlecards.state import State, face_down, last_staged
from siegeworks.games.castlecards.view import View
from siegeworks.kernel.chance import Chance
from siegeworks.kernel.frames import top, top_kind


class Unseen:
    """The hidden cards, while they are being dealt to the hidden places."""

    __slots__ = ("count", "left", "loose", "loose_of")

    left: Annotated[list[int], KINDS]
    """Cards not dealt yet, by kind."""
    loose_of: Annotated[list[int], DECKS]
    """How many cards of each deck are in hands or laid out face down."""
    loose: Annotated[list[int], ALL_CARDS]
    count: int

    def __init__(self) -> None:
        self.left = [0] * KINDS
        self.loose_of = [0] * DECKS
        self.loose = [0] * ALL_CARDS
        self.count = 0


def guess(view: View, chance: Chance) -> State:
    """Fill in at random what the seat does not see, consistent with everything it knows."""
    s = view.seen.copy()
    unseen = Unseen()
    for kind in range(KINDS):
        unseen.left[kind] = view.unseen[kind]
    _clear_hidden(s)
    _count_loose(s, unseen)
    if s.depth > 0 and top_kind(s) >= GATHER and top_kind(s) != GIFT:
        _deal_permission(s, view, unseen, chance)
    for seat in range(s.seats):
        if seat != view.seat:
            _deal_known(s, seat, unseen)
    for seat in range(s.seats):
        if seat != view.seat and s.depth > 0 and top_kind(s) != GIFT and face_down(s, seat):
            _deal_face_down(s, seat, unseen, chance)
    for deck in range(DECKS):
        _deal_deck(s, deck, unseen, chance)
    chance.shuffle(unseen.loose, 0, unseen.count)
    for seat in range(s.seats):
        if seat != view.seat:
            _deal_rest(s, seat, unseen)
    return s


def _clear_hidden(s: State) -> None:
    for cell in range(s.seats * HAND_KINDS):
        s.hand[cell] = max(s.hand[cell], 0)
        s.staged[cell] = max(s.staged[cell], 0)
    for cell in range(s.seats * VILLAGE_KINDS):
        s.loot[cell] = max(s.loot[cell], 0)


def _count_loose(s: State, unseen: Unseen) -> None:
    """Count the unseen cards of each deck that are neither in the deck nor in loot."""
    for deck in range(DECKS):
        loose = -s.deck_count[deck]
        for kind in range(first_kind(deck), end_kind(deck)):
            loose += unseen.left[kind]
        unseen.loose_of[deck] = loose
    for seat in range(s.seats):
        unseen.loose_of[VILLAGE_DECK] -= s.loot_count[seat]


def _take(unseen: Unseen, kind: int) -> None:
    unseen.left[kind] -= 1
    deck = 0
    while kind >= end_kind(deck):
        deck += 1
    unseen.loose_of[deck] -= 1


def _deal_permission(s: State, view: View, unseen: Unseen, chance: Chance) -> None:
    """Give the attacker the card that its attack requires: an assault weapon (Q17), or any attack card."""
    attack = top(s, AttackFrame)
    seat = s.active
    if seat == view.seat or staged_assault(s, seat):
        return
    gathering = attack.kind == GATHER and (attack.night == 0 or s.staged_count[seat] == 0)
    if needs_assault(s, attack.victim, attack.target):
        kind = _pick(unseen, chance, max(last_staged(s, seat), FIRST_WEAPON), FIRST_ACADEMY, s)
    elif gathering and s.staged_count[seat] == 0 and s.known[seat * POSTABLE] + s.known[seat * POSTABLE + 1] == 0:
        kind = _pick_attacker(unseen, chance)
    else:
        return
    _take(unseen, kind)
    if gathering:
        s.hand[seat * HAND_KINDS + kind] += 1
    else:
        s.staged[seat * HAND_KINDS + kind] += 1


def _pick(unseen: Unseen, chance: Chance, first: int, end: int, assault_of: State | None) -> int:
    """The kind of an unseen card, each card equally likely; with `assault_of` only assault weapons."""
    total = 0
    for kind in range(first, end):
        if assault_of is None or assault_of.content.assault[kind] == 1:
            total += unseen.left[kind]
    at = chance.below(total)
    for kind in range(first, end):
        if assault_of is None or assault_of.content.assault[kind] == 1:
            at -= unseen.left[kind]
            if at < 0:
                return kind
    return HIDDEN


def _pick_attacker(unseen: Unseen, chance: Chance) -> int:
    """The kind of a soldier, an archer or a weapon, in proportion to how many of them a seat can have."""
    foot = min(unseen.left[0] + unseen.left[1], unseen.loose_of[VILLAGE_DECK])
    if chance.below(foot + unseen.loose_of[1]) < foot:
        return _pick(unseen, chance, 0, POSTABLE, None)
    return _pick(unseen, chance, FIRST_WEAPON, FIRST_ACADEMY, None)


def _deal_known(s: State, seat: int, unseen: Unseen) -> None:
    """Deal the cards that everybody saw enter the hand: face down under a night card if possible, else to the hand."""
    under_night = s.depth > 0 and top_kind(s) != GIFT and face_down(s, seat)
    room = s.staged_count[seat] - _dealt(s, seat) if under_night else 0
    for kind in range(POSTABLE):
        for _ in range(s.known[seat * POSTABLE + kind]):
            _take(unseen, kind)
            if room > 0:
                s.staged[seat * HAND_KINDS + kind] += 1
                room -= 1
            else:
                s.hand[seat * HAND_KINDS + kind] += 1


def _dealt(s: State, seat: int) -> int:
    """How many of a seat's face-down cards are already dealt."""
    count = 0
    for kind in range(HAND_KINDS):
        count += s.staged[seat * HAND_KINDS + kind]
    return count


def _deal_face_down(s: State, seat: int, unseen: Unseen, chance: Chance) -> None:
    """Deal soldiers, archers and weapons to the cards under a night card."""
    for _ in range(s.staged_count[seat] - _dealt(s, seat)):
        kind = _pick_attacker(unseen, chance)
        _take(unseen, kind)
        s.staged[seat * HAND_KINDS + kind] += 1


def _deal_deck(s: State, deck: int, unseen: Unseen, chance: Chance) -> None:
    """Shuffle the unseen cards of a deck and deal them to the deck and to loot; the rest stays loose."""
    start = unseen.count
    for kind in range(first_kind(deck), end_kind(deck)):
        for _ in range(unseen.left[kind]):
            unseen.loose[unseen.count] = kind
            unseen.count += 1
        unseen.left[kind] = 0
    chance.shuffle(unseen.loose, start, unseen.count - start)
    known = s.bottom_known if deck == DUNGEON_DECK else 0
    for at in range(deck * DECK_CELLS + known, deck * DECK_CELLS + s.deck_count[deck]):
        unseen.count -= 1
        s.deck[at] = unseen.loose[unseen.count]
    if deck == VILLAGE_DECK:
        for seat in range(s.seats):
            for _ in range(s.loot_count[seat]):
                unseen.count -= 1
                s.loot[seat * VILLAGE_KINDS + unseen.loose[unseen.count]] += 1


def _deal_rest(s: State, seat: int, unseen: Unseen) -> None:
    """Fill a seat's hand and its pending gift from the loose cards."""
    held = 0
    for kind in range(HAND_KINDS):
        held += s.hand[seat * HAND_KINDS + kind]
    while held < s.hand_count[seat]:
        unseen.count -= 1
        s.hand[seat * HAND_KINDS + unseen.loose[unseen.count]] += 1
        held += 1
    for _ in range(s.staged_count[seat] - _dealt(s, seat)):
        unseen.count -= 1
        s.staged[seat * HAND_KINDS + unseen.loose[unseen.count]] += 1
