"""Moving cards: drawing, reshuffling, laying out, discarding."""

from siegeworks.games.castlecards.events import CARD_DRAWN, CARD_HIDDEN, DECK_RESHUFFLED
from siegeworks.games.castlecards.names import (
    ACADEMY_DECK,
    BACKS,
    DECK_CELLS,
    DUNGEON_DECK,
    FIRST_ACADEMY,
    FIRST_DUNGEON,
    FIRST_RULES,
    FIRST_WEAPON,
    HAND_KINDS,
    HIDDEN,
    KINDS,
    POSTABLE,
    SIEGE_DECK,
    VILLAGE_DECK,
    VILLAGE_KINDS,
)
from siegeworks.games.castlecards.rules.rule_ids import ALLOWED, C_ORDER
from siegeworks.games.castlecards.state import State, face_down, last_staged
from siegeworks.kernel.chance import Chance
from siegeworks.kernel.events import EventSink, emit


def first_kind(deck: int) -> int:
    """The lowest kind of a deck."""
    if deck == VILLAGE_DECK:
        return 0
    if deck == DUNGEON_DECK:
        return FIRST_DUNGEON
    return FIRST_WEAPON if deck == 1 else FIRST_ACADEMY


def end_kind(deck: int) -> int:
    """One more than the highest kind of a deck."""
    return KINDS if deck == DUNGEON_DECK else first_kind(deck + 1)


def deck_of(kind: int) -> int:
    """The deck of a kind of card, which its back shows (C-BACKS)."""
    if kind < FIRST_WEAPON:
        return VILLAGE_DECK
    if kind < FIRST_ACADEMY:
        return SIEGE_DECK
    return ACADEMY_DECK if kind < FIRST_DUNGEON else DUNGEON_DECK


def cards_left(s: State, deck: int) -> int:
    """C-DECK-OUT: how many cards can still be drawn from a deck, including its discards."""
    left = s.deck_count[deck]
    for kind in range(first_kind(deck), end_kind(deck)):
        left += s.discard[kind]
    return left


def reshuffle(s: State, deck: int, chance: Chance, sink: EventSink | None) -> None:
    """C-DECK-OUT: shuffle the discards of a deck into that same deck (Q21)."""
    first = deck * DECK_CELLS
    for kind in range(first_kind(deck), end_kind(deck)):
        while s.discard[kind] > 0:
            s.discard[kind] -= 1
            s.deck[first + s.deck_count[deck]] = kind
            s.deck_count[deck] += 1
    chance.shuffle(s.deck, first, s.deck_count[deck])
    emit(sink, DECK_RESHUFFLED, deck, 0, 0)


def take_top(s: State, deck: int, chance: Chance, sink: EventSink | None) -> int:
    """Take the top card of a deck, reshuffling if necessary; HIDDEN if no card is left."""
    if s.deck_count[deck] == 0:
        if cards_left(s, deck) == 0:
            return HIDDEN
        reshuffle(s, deck, chance, sink)
    s.deck_count[deck] -= 1
    at = deck * DECK_CELLS + s.deck_count[deck]
    card = s.deck[at]
    s.deck[at] = HIDDEN
    s.stirred = 1
    return card


def draw(s: State, seat: int, deck: int, chance: Chance, sink: EventSink | None) -> None:
    """Draw a card into a hand, if one is left (Q24)."""
    card = take_top(s, deck, chance, sink)
    if card == HIDDEN:
        return
    put_in_hand(s, seat, card)
    emit(sink, CARD_DRAWN, seat, deck, card)


def put_in_hand(s: State, seat: int, kind: int) -> None:
    """Add a card to a hand."""
    s.hand[seat * HAND_KINDS + kind] += 1
    s.hand_count[seat] += 1
    s.hand_backs[seat * BACKS + deck_of(kind)] += 1


def take_from_hand(s: State, seat: int, kind: int) -> None:
    """Take a card out of a hand."""
    s.hand[seat * HAND_KINDS + kind] -= 1
    s.hand_count[seat] -= 1
    s.hand_backs[seat * BACKS + deck_of(kind)] -= 1


def forget(s: State, seat: int, kind: int) -> None:
    """Reduce the publicly known cards of a hand after one of that kind was seen to leave it."""
    if kind < POSTABLE and s.known[seat * POSTABLE + kind] > 0:
        s.known[seat * POSTABLE + kind] -= 1


def receive(s: State, seat: int, kind: int) -> None:
    """Take a posted soldier or archer into the hand, where it is publicly known."""
    put_in_hand(s, seat, kind)
    s.known[seat * POSTABLE + kind] += 1


def play_from_hand(s: State, seat: int, kind: int) -> None:
    """Take a card out of a hand so that everybody sees it."""
    take_from_hand(s, seat, kind)
    forget(s, seat, kind)


def spend(s: State, seat: int, kind: int, count: int) -> None:
    """Discard cards from a hand."""
    for _ in range(count):
        play_from_hand(s, seat, kind)
        s.discard[kind] += 1


def stage(s: State, seat: int, kind: int, event: int, sink: EventSink | None) -> None:
    """Lay out a card from the hand for the pending attack or gift; `event` says so if it lies face up."""
    take_from_hand(s, seat, kind)
    deck = deck_of(kind)
    s.staged[seat * HAND_KINDS + kind] += 1
    s.staged_count[seat] += 1
    s.staged_backs[seat * BACKS + deck] += 1
    if face_down(s, seat):
        emit(sink, CARD_HIDDEN, seat, deck, kind)
    else:
        forget(s, seat, kind)
        emit(sink, event, seat, kind, 0)


def staging_refusal(s: State, seat: int, kind: int) -> int:
    """C-ANY-ORDER: cards are laid out in any order; only the first rules demand ascending kinds."""
    return C_ORDER if s.rules == FIRST_RULES and not in_staging_order(s, seat, kind) else ALLOWED


def in_staging_order(s: State, seat: int, kind: int) -> bool:
    """Whether the canonical order allows a card next: kinds ascend, so that each set of cards has one order."""
    return kind >= last_staged(s, seat)


def unstage(s: State, seat: int, kind: int) -> None:
    """Take away a card that was laid out."""
    s.staged[seat * HAND_KINDS + kind] -= 1
    s.staged_count[seat] -= 1
    s.staged_backs[seat * BACKS + deck_of(kind)] -= 1


def show_staged(s: State, seat: int, event: int, sink: EventSink | None) -> None:
    """Turn up the face-down cards of a seat, one event for each."""
    if s.staged_count[seat] == 0:
        return
    for kind in range(HAND_KINDS):
        for _ in range(s.staged[seat * HAND_KINDS + kind]):
            forget(s, seat, kind)
            emit(sink, event, seat, kind, 0)


def discard_staged(s: State) -> None:
    """C-ORDER: discard all attack, support and reaction cards, whether the attack succeeded or not."""
    for seat in range(s.seats):
        if s.staged_count[seat] == 0:
            continue
        for kind in range(HAND_KINDS):
            s.discard[kind] += s.staged[seat * HAND_KINDS + kind]
            s.staged[seat * HAND_KINDS + kind] = 0
        s.staged_count[seat] = 0
        for deck in range(BACKS):
            s.staged_backs[seat * BACKS + deck] = 0


def is_weapon(kind: int) -> bool:
    return FIRST_WEAPON <= kind < FIRST_ACADEMY


def is_reaction(kind: int) -> bool:
    return FIRST_ACADEMY <= kind < HAND_KINDS


def can_attack(kind: int) -> bool:
    """C-ATTACK: soldiers, archers and weapons can attack."""
    return kind <= 1 or is_weapon(kind)


def village_is_out(s: State) -> bool:
    """Whether no village card is left to draw."""
    if s.deck_count[VILLAGE_DECK] > 0:
        return False
    for kind in range(VILLAGE_KINDS):
        if s.discard[kind] > 0:
            return False
    return True
