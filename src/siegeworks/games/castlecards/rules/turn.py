"""The turn: set-up, the order of turns, gifts of fallen seats, and draws."""

from siegeworks.games.castlecards.events import (
    GAME_BEGAN,
    GAME_DRAWN,
    GIFT_BEGAN,
    GIFT_GIVEN,
    TURN_BEGAN,
    TURN_ENDED,
    TURN_SKIPPED,
)
from siegeworks.games.castlecards.frames import FALLEN, GIFT, TURN, FallenFrame, GiftFrame, TurnFrame
from siegeworks.games.castlecards.names import (
    ACADEMY_DECK,
    ACADEMY_OF_TWO,
    CASTLE,
    DEAL_OF_MORE,
    DEAL_OF_TWO,
    DECK_CELLS,
    DECKS,
    DRAWN,
    FIRST_WALL,
    HAND_KINDS,
    LEAST_SEATS,
    MOST_TURNS,
    POSTABLE,
    POSTS,
    RUNNING,
    VILLAGE_DECK,
    WALLS_OF_MORE,
    WALLS_OF_TWO,
)
from siegeworks.games.castlecards.rules.cards import draw, end_kind, first_kind, stage, village_is_out
from siegeworks.games.castlecards.rules.fortress import is_living
from siegeworks.games.castlecards.rules.rule_ids import ALLOWED, C_GIFT, C_ORDER
from siegeworks.games.castlecards.state import State, in_hand, last_staged
from siegeworks.kernel.chance import Chance
from siegeworks.kernel.events import EventSink, emit
from siegeworks.kernel.frames import pop, push, top, top_kind


def set_up(s: State, seats: int, chance: Chance, sink: EventSink | None) -> None:
    """C-SETUP: set up fortresses, shuffled decks and hands, and choose the first seat at random."""
    s.seats = seats
    walls = WALLS_OF_TWO if seats == LEAST_SEATS else WALLS_OF_MORE
    for seat in range(seats):
        s.standing[seat * POSTS + CASTLE] = 1
        for wall in range(walls):
            s.standing[seat * POSTS + FIRST_WALL + wall] = 1
    for deck in range(DECKS):
        _shuffle_deck(s, deck, chance)
    s.first = chance.below(seats)
    s.active = s.first
    emit(sink, GAME_BEGAN, s.first, 0, 0)
    for step in range(seats):
        seat = (s.first + step) % seats
        for _ in range(DEAL_OF_TWO if seats == LEAST_SEATS else DEAL_OF_MORE):
            draw(s, seat, VILLAGE_DECK, chance, sink)
        if seats == LEAST_SEATS:
            for _ in range(ACADEMY_OF_TWO):
                draw(s, seat, ACADEMY_DECK, chance, sink)
    _begin_turn(s, chance, sink)
    advance(s, chance, sink)


def _shuffle_deck(s: State, deck: int, chance: Chance) -> None:
    """C-DECKS: put every card of a deck in it and shuffle."""
    first = deck * DECK_CELLS
    for kind in range(first_kind(deck), end_kind(deck)):
        for _ in range(s.content.copies[kind]):
            s.deck[first + s.deck_count[deck]] = kind
            s.deck_count[deck] += 1
    chance.shuffle(s.deck, first, s.deck_count[deck])


def _begin_turn(s: State, chance: Chance, sink: EventSink | None) -> None:
    """C-TURN: draw one village card, then act once. C-FALLEN: a fallen seat draws nothing but may make a gift."""
    s.turn += 1
    s.stirred = 0
    emit(sink, TURN_BEGAN, s.active, s.turn, 0)
    if is_living(s, s.active):
        push(s, TurnFrame(TURN, actions=1))
        draw(s, s.active, VILLAGE_DECK, chance, sink)
    else:
        push(s, FallenFrame(FALLEN))


def advance(s: State, chance: Chance, sink: EventSink | None) -> None:
    """Carry out automatic steps until a seat has to decide or the game is over."""
    while s.result == RUNNING:
        kind = top_kind(s)
        if kind == TURN and top(s, TurnFrame).actions == 0:
            end_turn(s, chance, sink)
        elif s.hand_count[s.active] == 0 and (kind == FALLEN or (kind == TURN and top(s, TurnFrame).crowned == 0)):
            # An empty hand skips the turn (Q2), unless a king's further actions are left, because those need no card.
            emit(sink, TURN_SKIPPED, s.active, 0, 0)
            end_turn(s, chance, sink)
        else:
            return


def end_turn(s: State, chance: Chance, sink: EventSink | None) -> None:
    """C-TURN: the next seat clockwise begins its turn, unless the game is drawn (C-DRAWN)."""
    emit(sink, TURN_ENDED, s.active, 0, 0)
    if s.stirred == 1 or not village_is_out(s):
        s.quiet = 0
    else:
        s.quiet += 1
    if s.quiet >= s.seats or s.turn >= MOST_TURNS:
        # Either a full round passed without a draw or an attack and no village card is left (Q11), or the game goes
        # on forever, because wasted cards are reshuffled again and again while no seat can attack.
        s.result = DRAWN
        emit(sink, GAME_DRAWN, 0, 0, 0)
        return
    pop(s)
    s.active = (s.active + 1) % s.seats
    _begin_turn(s, chance, sink)


def receiver_refusal(s: State, seat: int) -> int:
    """C-GIFT: a gift goes to a living seat, at most one each turn (Q25)."""
    return ALLOWED if seat < s.seats and is_living(s, seat) else C_GIFT


def begin_gift(s: State, seat: int, sink: EventSink | None) -> None:
    """C-GIFT: announce who receives the gift."""
    emit(sink, GIFT_BEGAN, s.active, seat, 0)
    push(s, GiftFrame(GIFT, receiver=seat))


def gift_refusal(s: State, kind: int) -> int:
    """C-GIFT: a gift consists of any cards from the hand, added in ascending order."""
    if in_hand(s, s.active, kind) == 0:
        return C_GIFT
    return C_ORDER if kind < last_staged(s, s.active) else ALLOWED


def add_to_gift(s: State, kind: int, sink: EventSink | None) -> None:
    """C-GIFT: add a card; the number of cards is public, the cards are not (Q9)."""
    stage(s, s.active, kind, 0, sink)


def make_gift(s: State, sink: EventSink | None) -> None:
    """C-GIFT: move the cards to the receiver's hand; less of the giver's hand is publicly known now."""
    receiver = top(s, GiftFrame).receiver
    giver = s.active
    given = s.staged_count[giver]
    for kind in range(POSTABLE):
        s.known[giver * POSTABLE + kind] = max(s.known[giver * POSTABLE + kind] - given, 0)
    for kind in range(HAND_KINDS):
        cell = giver * HAND_KINDS + kind
        while s.staged[cell] > 0:
            s.staged[cell] -= 1
            s.hand[receiver * HAND_KINDS + kind] += 1
            emit(sink, GIFT_GIVEN, giver, receiver, kind)
    s.hand_count[receiver] += given
    s.staged_count[giver] = 0
    pop(s)
