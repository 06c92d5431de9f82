"""Actions of a turn other than attacks: posting, building, exploring, buying, academy, king, wasting."""

from siegeworks.games.castlecards.events import (
    ACADEMY_VISITED,
    CARD_POSTED,
    CARD_UNPOSTED,
    CARD_WASTED,
    CARDS_BOUGHT,
    DUNGEON_BEATEN,
    DUNGEON_ENTERED,
    DUNGEON_HELD,
    DUNGEON_REVEALED,
    KING_PLAYED,
    WEAPON_BUILT,
)
from siegeworks.games.castlecards.frames import TurnFrame
from siegeworks.games.castlecards.names import (
    ACADEMY_DECK,
    ACADEMY_GOLD,
    BUILD_CARDS,
    BUILDER,
    BUY_CARDS,
    DECK_CELLS,
    DUKE,
    DUNGEON_DECK,
    EXPLORER,
    FIRST_RULES,
    GOLD,
    KING,
    KING_ACTIONS,
    POST_EACH_ACTION,
    POSTS,
    SIEGE_DECK,
    VILLAGE_DECK,
)
from siegeworks.games.castlecards.rules.cards import (
    cards_left,
    draw,
    play_from_hand,
    receive,
    spend,
    take_top,
)
from siegeworks.games.castlecards.rules.fortress import matching, post_limit
from siegeworks.games.castlecards.rules.rule_ids import (
    ALLOWED,
    C_ACADEMY,
    C_BUILD,
    C_BUY,
    C_COLOUR,
    C_DECK_OUT,
    C_DEFEND,
    C_DUNGEON,
    C_KING,
    C_KING_DRAW,
    C_POST_LIMIT,
    C_POST_ONCE,
    C_TURN,
    C_UNPOST,
    C_WASTE,
)
from siegeworks.games.castlecards.state import State, in_hand
from siegeworks.kernel.chance import Chance
from siegeworks.kernel.events import EventSink, emit
from siegeworks.kernel.frames import frame_at, top


def post_refusal(s: State, kind: int, post: int) -> int:
    """C-DEFEND: post one card of the post's colour, within its limit, once each turn, even with a king (Q13).

    With the house rule of postings under a king, one card can be posted with each action.
    """
    if in_hand(s, s.active, kind) == 0 or s.standing[s.active * POSTS + post] == 0:
        return C_DEFEND
    if kind != matching(post):
        return C_COLOUR
    if s.posted[s.active * POSTS + post] >= post_limit(s, post):
        return C_POST_LIMIT
    return ALLOWED if may_post(s) else C_POST_ONCE


def may_post(s: State) -> bool:
    """C-POST-ONCE: whether the active seat may still post a card in this turn."""
    return s.king_posts == POST_EACH_ACTION or frame_at(s, 0, TurnFrame).posted == 0


def post(s: State, kind: int, where: int, sink: EventSink | None) -> None:
    """C-DEFEND: put a card from the hand on a post."""
    play_from_hand(s, s.active, kind)
    s.posted[s.active * POSTS + where] += 1
    top(s, TurnFrame).posted = 1
    emit(sink, CARD_POSTED, s.active, kind, where)


def unpost_refusal(s: State, post: int) -> int:
    """C-UNPOST: a card must be posted there."""
    return ALLOWED if s.posted[s.active * POSTS + post] > 0 else C_UNPOST


def unpost(s: State, post: int, sink: EventSink | None) -> None:
    """C-UNPOST: take a posted card back into the hand."""
    s.posted[s.active * POSTS + post] -= 1
    receive(s, s.active, matching(post))
    emit(sink, CARD_UNPOSTED, s.active, matching(post), post)


def build_refusal(s: State, builders: int) -> int:
    """C-BUILD: pay four builders and gold, at least one builder; C-DECK-OUT: a weapon must be left (Q10)."""
    gold = BUILD_CARDS - builders
    if builders == 0 or in_hand(s, s.active, BUILDER) < builders or in_hand(s, s.active, GOLD) < gold:
        return C_BUILD
    return ALLOWED if cards_left(s, SIEGE_DECK) > 0 else C_DECK_OUT


def build(s: State, builders: int, chance: Chance, sink: EventSink | None) -> None:
    """C-BUILD: pay and take the top siege card."""
    spend(s, s.active, BUILDER, builders)
    spend(s, s.active, GOLD, BUILD_CARDS - builders)
    emit(sink, WEAPON_BUILT, s.active, builders, BUILD_CARDS - builders)
    draw(s, s.active, SIEGE_DECK, chance, sink)


def explore_refusal(s: State, explorers: int) -> int:
    """C-DUNGEON: send one or more explorers from the hand; C-DECK-OUT: a dungeon must be left (Q10)."""
    if in_hand(s, s.active, EXPLORER) < explorers:
        return C_DUNGEON
    return ALLOWED if cards_left(s, DUNGEON_DECK) > 0 else C_DECK_OUT


def explore(s: State, explorers: int, chance: Chance, sink: EventSink | None) -> None:
    """C-DUNGEON: more torches than danger win the treasure; the explorers are discarded in any case (Q27)."""
    seat = s.active
    spend(s, seat, EXPLORER, explorers)
    emit(sink, DUNGEON_ENTERED, seat, explorers, 0)
    card = take_top(s, DUNGEON_DECK, chance, sink)
    s.bottom_known = min(s.bottom_known, s.deck_count[DUNGEON_DECK])
    emit(sink, DUNGEON_REVEALED, card, 0, 0)
    if explorers * s.content.torches[EXPLORER] > s.content.danger[card]:
        s.discard[card] += 1
        emit(sink, DUNGEON_BEATEN, seat, card, s.content.treasure[card])
        for _ in range(s.content.treasure[card]):
            draw(s, seat, VILLAGE_DECK, chance, sink)
    else:
        _put_under(s, card)
        emit(sink, DUNGEON_HELD, seat, card, 0)


def _put_under(s: State, card: int) -> None:
    """Put an undefeated dungeon at the bottom of its deck, where everybody knows it (Q6)."""
    first = DUNGEON_DECK * DECK_CELLS
    for at in range(first + s.deck_count[DUNGEON_DECK], first, -1):
        s.deck[at] = s.deck[at - 1]
    s.deck[first] = card
    s.deck_count[DUNGEON_DECK] += 1
    s.bottom_known += 1


def buy_refusal(s: State) -> int:
    """C-BUY: buying costs one gold."""
    return ALLOWED if in_hand(s, s.active, GOLD) > 0 else C_BUY


def buy(s: State, chance: Chance, sink: EventSink | None) -> None:
    """C-BUY: pay one gold and draw two village cards, or as many as are left (Q24)."""
    spend(s, s.active, GOLD, 1)
    emit(sink, CARDS_BOUGHT, s.active, 0, 0)
    for _ in range(BUY_CARDS):
        draw(s, s.active, VILLAGE_DECK, chance, sink)


def study_refusal(s: State) -> int:
    """C-ACADEMY: an academy card costs a duke and two gold; C-DECK-OUT: one must be left (Q10)."""
    if in_hand(s, s.active, DUKE) == 0 or in_hand(s, s.active, GOLD) < ACADEMY_GOLD:
        return C_ACADEMY
    return ALLOWED if cards_left(s, ACADEMY_DECK) > 0 else C_DECK_OUT


def study(s: State, chance: Chance, sink: EventSink | None) -> None:
    """C-ACADEMY: pay and draw an academy card."""
    spend(s, s.active, DUKE, 1)
    spend(s, s.active, GOLD, ACADEMY_GOLD)
    emit(sink, ACADEMY_VISITED, s.active, 0, 0)
    draw(s, s.active, ACADEMY_DECK, chance, sink)


def king_refusal(s: State) -> int:
    """C-KING: play a king from the hand; a second king can follow (Q14)."""
    return ALLOWED if in_hand(s, s.active, KING) > 0 else C_KING


def play_king(s: State, sink: EventSink | None) -> None:
    """C-KING: gain up to two further actions.

    The king lies beside the discards until the turn ends, so that it cannot be drawn and played again before.
    """
    turn = top(s, TurnFrame)
    if s.rules == FIRST_RULES:
        spend(s, s.active, KING, 1)
    else:
        play_from_hand(s, s.active, KING)
        turn.kings += 1
    turn.actions += KING_ACTIONS
    turn.crowned = 1
    emit(sink, KING_PLAYED, s.active, turn.actions, 0)


def draw_refusal(s: State) -> int:
    """C-KING-DRAW: drawing a village card is an action only after a king."""
    if top(s, TurnFrame).crowned == 0:
        return C_KING_DRAW
    return ALLOWED if cards_left(s, VILLAGE_DECK) > 0 else C_DECK_OUT


def end_refusal(s: State) -> int:
    """C-TURN: no passing; only a king's further actions may be left unused."""
    return ALLOWED if top(s, TurnFrame).crowned == 1 else C_TURN


def waste_refusal(s: State, kind: int) -> int:
    """C-WASTE: any card of the hand can be wasted (Q1)."""
    return ALLOWED if in_hand(s, s.active, kind) > 0 else C_WASTE


def waste(s: State, kind: int, sink: EventSink | None) -> None:
    """C-WASTE: discard a card without effect."""
    spend(s, s.active, kind, 1)
    emit(sink, CARD_WASTED, s.active, kind, 0)
