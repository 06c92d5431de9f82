"""The turn: set-up, the order of turns, gifts of fallen seats, and draws."""

from siegeworks.games.castlecards.events import (
    GAME_BEGAN,
    GAME_DRAWN,
    GAME_STALLED,
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
    BACKS,
    CASTLE,
    DEAL_OF_MORE,
    DEAL_OF_TWO,
    DECK_CELLS,
    DECKS,
    DRAWN,
    FIRST_RULES,
    FIRST_WALL,
    GIFTS_TO_ANYONE,
    HAND_KINDS,
    KING,
    LEAST_SEATS,
    MOST_TURNS,
    POSTABLE,
    POSTS,
    RUNNING,
    STALEMATE,
    VILLAGE_DECK,
    WALLS_OF_MORE,
    WALLS_OF_TWO,
)
from siegeworks.games.castlecards.rules.cards import (
    draw,
    end_kind,
    first_kind,
    put_in_hand,
    stage,
    staging_refusal,
    unstage,
    village_is_out,
)
from siegeworks.games.castlecards.rules.fortress import is_living
from siegeworks.games.castlecards.rules.rule_ids import ALLOWED, C_GIFT
from siegeworks.games.castlecards.state import State, in_hand
from siegeworks.kernel.chance import Chance
from siegeworks.kernel.events import EventSink, emit
from siegeworks.kernel.frames import pop, push, top, top_kind


def set_rules(s: State, rules: int, conquest: int, castle_posts: int, king_posts: int, gifts: int) -> None:
    """Record the version of the rules and the house rules that a game is played with."""
    s.rules = rules
    s.conquest = conquest
    s.castle_posts = castle_posts
    s.king_posts = king_posts
    s.gifts = gifts


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
        elif s.hand_count[s.active] == 0 and (kind == FALLEN or (kind == TURN and not _acts_without_cards(s))):
            emit(sink, TURN_SKIPPED, s.active, 0, 0)
            end_turn(s, chance, sink)
        else:
            return


def _acts_without_cards(s: State) -> bool:
    """Q2: whether a seat with an empty hand can act: with a king's further actions, or by C-UNPOST."""
    if top(s, TurnFrame).crowned == 1:
        return True
    if s.rules == FIRST_RULES:
        return False
    for post in range(POSTS):
        if s.posted[s.active * POSTS + post] > 0:
            return True
    return False


def end_turn(s: State, chance: Chance, sink: EventSink | None) -> None:
    """C-TURN: the next seat clockwise begins its turn, unless the game is drawn (C-DRAWN)."""
    emit(sink, TURN_ENDED, s.active, 0, 0)
    if top_kind(s) == TURN:
        _discard_kings(s)
    if s.stirred == 1 or not village_is_out(s):
        s.quiet = 0
    else:
        s.quiet += 1
    if s.quiet >= s.seats or s.turn >= MOST_TURNS:
        _end_in_a_draw(s, sink)
        return
    pop(s)
    s.active = (s.active + 1) % s.seats
    _begin_turn(s, chance, sink)


def _discard_kings(s: State) -> None:
    """C-KING: discard the kings of a turn when their actions are done."""
    turn = top(s, TurnFrame)
    s.discard[KING] += turn.kings
    turn.kings = 0


def _end_in_a_draw(s: State, sink: EventSink | None) -> None:
    """C-DRAWN: a round passed without a draw or an attack, and no village card is left (Q11).

    C-TURN-CAP: or the game would go on forever, because cards are reshuffled again and again while no seat can attack.
    """
    if s.quiet >= s.seats or s.rules == FIRST_RULES:
        s.result = DRAWN
        emit(sink, GAME_DRAWN, 0, 0, 0)
    else:
        s.result = STALEMATE
        emit(sink, GAME_STALLED, s.turn, 0, 0)


def receiver_refusal(s: State, seat: int) -> int:
    """C-GIFT: a gift goes to a living seat, at most one each turn (Q25).

    With the house rule of gifts it may go to another fallen seat too.
    """
    if seat >= s.seats or seat == s.active:
        return C_GIFT
    return ALLOWED if is_living(s, seat) or s.gifts == GIFTS_TO_ANYONE else C_GIFT


def begin_gift(s: State, seat: int, sink: EventSink | None) -> None:
    """C-GIFT: announce who receives the gift."""
    emit(sink, GIFT_BEGAN, s.active, seat, 0)
    push(s, GiftFrame(GIFT, receiver=seat))


def gift_refusal(s: State, kind: int) -> int:
    """C-GIFT: a gift consists of any cards from the hand."""
    return C_GIFT if in_hand(s, s.active, kind) == 0 else staging_refusal(s, s.active, kind)


def add_to_gift(s: State, kind: int, sink: EventSink | None) -> None:
    """C-GIFT: add a card; the number of cards is public, the cards are not (Q9)."""
    stage(s, s.active, kind, 0, sink)


def make_gift(s: State, sink: EventSink | None) -> None:
    """C-GIFT: move the cards to the receiver's hand; less of the giver's hand is publicly known now."""
    receiver = top(s, GiftFrame).receiver
    giver = s.active
    given = s.staged_backs[giver * BACKS + VILLAGE_DECK]
    if s.rules == FIRST_RULES:
        given = s.staged_count[giver]
    for kind in range(POSTABLE):
        s.known[giver * POSTABLE + kind] = max(s.known[giver * POSTABLE + kind] - given, 0)
    for kind in range(HAND_KINDS):
        while s.staged[giver * HAND_KINDS + kind] > 0:
            unstage(s, giver, kind)
            put_in_hand(s, receiver, kind)
            emit(sink, GIFT_GIVEN, giver, receiver, kind)
    pop(s)
