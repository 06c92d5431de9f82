"""Legality: decides which actions may be chosen, and which rule forbids each of the others.

Cards are laid out in any order (C-ANY-ORDER). Search and learning ask for the canonical actions instead: the same
choices with one path to each result.
"""

from siegeworks.games.castlecards.actions import (
    ADD,
    ATTACK,
    BUILD,
    BUY,
    CROWN,
    DONE,
    DRAW,
    END,
    EXPLORE,
    GIVE,
    GO,
    NIGHT_ATTACK,
    POST,
    REMOVE,
    STUDY,
    UNPOST,
    WASTE,
)
from siegeworks.games.castlecards.frames import DISARM, FALLEN, GATHER, GIFT, REACT, SUPPORT, TURN, AttackFrame
from siegeworks.games.castlecards.names import (
    BUILD_CARDS,
    BUILDER,
    DRAWN,
    EXPLORER,
    FIRST_RULES,
    HAND_KINDS,
    MARKS,
    MOST_EXPLORERS,
    NIGHT,
    POSTABLE,
    POSTS,
    RUNNING,
    STALEMATE,
    TARGETS,
)
from siegeworks.games.castlecards.rules.attack import (
    attack_refusal,
    gather_refusal,
    last_gatherable,
    launch_refusal,
    night_refusal,
    reaction_refusal,
    support_refusal,
    target_refusal,
)
from siegeworks.games.castlecards.rules.cards import is_reaction
from siegeworks.games.castlecards.rules.disarm import in_removal_order, removal_refusal, removals, removals_left
from siegeworks.games.castlecards.rules.fortress import holds_attackers, is_living
from siegeworks.games.castlecards.rules.rule_ids import (
    ALLOWED,
    C_ATTACK,
    C_DRAWN,
    C_FALLEN,
    C_GIFT,
    C_ONE_TARGET,
    C_ORDER,
    C_REACT,
    C_TURN,
    C_TURN_CAP,
    C_WIN,
)
from siegeworks.games.castlecards.rules.turn import gift_refusal, receiver_refusal
from siegeworks.games.castlecards.rules.village import (
    build_refusal,
    buy_refusal,
    draw_refusal,
    end_refusal,
    explore_refusal,
    king_refusal,
    post_refusal,
    study_refusal,
    unpost_refusal,
    waste_refusal,
)
from siegeworks.games.castlecards.state import State, in_hand, last_staged
from siegeworks.kernel.actions import Moves
from siegeworks.kernel.frames import top, top_kind


def actor(s: State) -> int:
    """The seat that has to decide: the active seat, a supporter or the victim."""
    kind = top_kind(s)
    if kind == SUPPORT:
        return top(s, AttackFrame).supporter
    if kind == REACT or kind == DISARM:
        return top(s, AttackFrame).victim
    return s.active


def picking(s: State) -> bool:
    """C-ANY-ORDER: whether the deciding seat has laid out cards or chosen weapons and has not finished yet."""
    if s.result != RUNNING:
        return False
    kind = top_kind(s)
    if kind == DISARM:
        return removals_left(s) < removals(s, actor(s))
    return kind >= GATHER and s.staged_count[actor(s)] > 0


def legal(s: State) -> list[int]:
    """Every action that the deciding seat may choose now, ascending and unique."""
    moves = Moves()
    fill_legal(s, moves)
    return moves.listed()


def canonical(s: State) -> list[int]:
    """The legal actions that follow the canonical order."""
    moves = Moves()
    fill_canonical(s, moves)
    return moves.listed()


def fill_legal(s: State, moves: Moves) -> None:
    """Fill a buffer with the legal actions."""
    moves.count = 0
    if s.result != RUNNING:
        return
    kind = top_kind(s)
    if kind == TURN:
        _attacks(s, moves)
        _postings(s, moves)
        _village_actions(s, moves)
    elif kind == DISARM:
        for cell in range(s.seats * MARKS):
            if removal_refusal(s, cell) == ALLOWED:
                moves.add(REMOVE + cell)
    else:
        _window_actions(s, kind, 0, HAND_KINDS - 1, moves)


def fill_canonical(s: State, moves: Moves) -> None:
    """Fill a buffer with the canonical actions, for playouts.

    If the cards chosen so far fit no canonical path, these are all legal actions.
    """
    if s.result == RUNNING and s.rules != FIRST_RULES:
        kind = top_kind(s)
        if kind == DISARM:
            _fill_ordered_removals(s, moves)
            return
        if kind != TURN:
            _fill_ordered_cards(s, kind, moves)
            return
    fill_legal(s, moves)  # no order excludes anything here; under the first rules the canonical order is the only one


def _fill_ordered_cards(s: State, kind: int, moves: Moves) -> None:
    """Add the cards of a canonical path: kinds ascend, and a required assault weapon stays possible."""
    seat = actor(s)
    lowest = last_staged(s, seat) if s.staged_count[seat] > 0 else 0
    highest = last_gatherable(s) if kind == GATHER else HAND_KINDS - 1
    moves.count = 0
    _window_actions(s, kind, lowest, highest, moves)
    if moves.count == 0:
        _window_actions(s, kind, 0, HAND_KINDS - 1, moves)


def _fill_ordered_removals(s: State, moves: Moves) -> None:
    """Add the weapons of a canonical path."""
    fill_legal(s, moves)
    kept = 0
    for place in range(moves.count):
        if in_removal_order(s, moves.ids[place] - REMOVE):
            moves.ids[kept] = moves.ids[place]
            kept += 1
    if kept > 0:
        moves.count = kept


def _window_actions(s: State, kind: int, lowest: int, highest: int, moves: Moves) -> None:
    """Add the cards that can be laid out, from a lowest to a highest kind, and what completes them.

    For a fallen seat add the receivers of a gift.
    """
    seat = actor(s)
    for card in range(lowest, highest + 1):
        # Every window takes cards from the hand alone; asking for them first saves most of the questions.
        if in_hand(s, seat, card) > 0 and add_refusal(s, kind, card) == ALLOWED:
            moves.add(ADD + card)
    if kind == GATHER and launch_refusal(s) == ALLOWED:
        moves.add(GO)
    if done_refusal(s, kind) == ALLOWED:
        moves.add(DONE)
    if kind == FALLEN:
        for seat in range(s.seats):
            if receiver_refusal(s, seat) == ALLOWED:
                moves.add(GIVE + seat)


def _attacks(s: State, moves: Moves) -> None:
    """C-ATTACK, C-NIGHT: add an attack on every target in reach, by day and by night."""
    if not holds_attackers(s, s.active):
        return
    for night in range(2 if in_hand(s, s.active, NIGHT) > 0 else 1):
        for victim in range(s.seats):
            if victim == s.active or not is_living(s, victim):
                continue
            for target in range(TARGETS):
                if target_refusal(s, victim, target) == ALLOWED:
                    moves.add((NIGHT_ATTACK if night == 1 else ATTACK) + victim * TARGETS + target)


def _postings(s: State, moves: Moves) -> None:
    """C-DEFEND, C-UNPOST: add posting the cards that the seat holds, and taking posted ones back."""
    for kind in range(POSTABLE):
        if in_hand(s, s.active, kind) > 0:
            for post in range(POSTS):
                if post_refusal(s, kind, post) == ALLOWED:
                    moves.add(POST + kind * POSTS + post)
    for post in range(POSTS):
        if unpost_refusal(s, post) == ALLOWED:
            moves.add(UNPOST + post)


def _village_actions(s: State, moves: Moves) -> None:
    """C-TURN: add the actions of a turn that are neither attacks nor postings, in the order of their numbers."""
    for builders in range(1, min(in_hand(s, s.active, BUILDER), BUILD_CARDS) + 1):
        if build_refusal(s, builders) == ALLOWED:
            moves.add(BUILD + builders)
    for explorers in range(1, min(in_hand(s, s.active, EXPLORER), MOST_EXPLORERS) + 1):
        if explore_refusal(s, explorers) == ALLOWED:
            moves.add(EXPLORE + explorers - 1)
    for action in range(BUY, WASTE):
        if _village_refusal(s, action) == ALLOWED:
            moves.add(action)
    for kind in range(HAND_KINDS):
        if waste_refusal(s, kind) == ALLOWED:
            moves.add(WASTE + kind)


def add_refusal(s: State, kind: int, card: int) -> int:
    """Why a card cannot be laid out now; each stage of an attack takes its own kinds of cards (C-ORDER)."""
    if kind == GATHER:
        return gather_refusal(s, card)
    if kind == SUPPORT:
        return support_refusal(s, card)
    if kind == REACT:
        return reaction_refusal(s, card)
    if kind == GIFT:
        return gift_refusal(s, card)
    if kind == FALLEN:
        return C_FALLEN
    if kind == DISARM:
        return C_ORDER
    return C_REACT if is_reaction(card) else C_ATTACK


def done_refusal(s: State, kind: int) -> int:
    """C-TURN: no passing; C-ORDER: an attack cannot be abandoned; C-GIFT: a gift has at least one card.

    C-REACT: the victim has to say which weapons its reactions remove.
    """
    if kind == TURN:
        return C_TURN
    if kind == GATHER:
        return C_ORDER
    if kind == DISARM:
        return C_REACT
    return C_GIFT if kind == GIFT and s.staged_count[s.active] == 0 else ALLOWED


def why_not(s: State, action: int) -> int:
    """The rule that forbids an action now; ALLOWED if none does."""
    if s.result != RUNNING:
        return _end(s)
    kind = top_kind(s)
    if ADD <= action <= DONE or action >= GIVE:
        return _window_refusal(s, kind, action)
    if kind == FALLEN or kind == GIFT:
        # A fallen seat cannot play reactions or kings, or buy (Q26).
        return C_FALLEN
    if kind != TURN:
        return C_ONE_TARGET if kind == GATHER and action < ADD else C_TURN
    if action < NIGHT_ATTACK:
        return attack_refusal(s, (action - ATTACK) // TARGETS, (action - ATTACK) % TARGETS)
    if action < ADD:
        return night_refusal(s, (action - NIGHT_ATTACK) // TARGETS, (action - NIGHT_ATTACK) % TARGETS)
    return _village_refusal(s, action)


def _window_refusal(s: State, kind: int, action: int) -> int:
    """Why a card cannot be laid out, a choice completed, a gift begun or a weapon removed now."""
    if action < GO:
        return add_refusal(s, kind, action - ADD)
    if action == GO:
        return launch_refusal(s) if kind == GATHER else C_ORDER
    if action == DONE:
        return done_refusal(s, kind)
    if action >= REMOVE:
        return removal_refusal(s, action - REMOVE) if kind == DISARM else C_REACT
    return receiver_refusal(s, action - GIVE) if kind == FALLEN else C_GIFT


def _end(s: State) -> int:
    """The rule that ended the game."""
    if s.result == DRAWN:
        return C_DRAWN
    return C_TURN_CAP if s.result == STALEMATE else C_WIN


def _village_refusal(s: State, action: int) -> int:
    if action < UNPOST:
        return post_refusal(s, (action - POST) // POSTS, (action - POST) % POSTS)
    if action < BUILD:
        return unpost_refusal(s, action - UNPOST)
    if action < EXPLORE:
        return build_refusal(s, action - BUILD)
    if action < BUY:
        return explore_refusal(s, action - EXPLORE + 1)
    if action == BUY:
        return buy_refusal(s)
    if action == STUDY:
        return study_refusal(s)
    if action == CROWN:
        return king_refusal(s)
    if action == DRAW:
        return draw_refusal(s)
    if action == END:
        return end_refusal(s)
    return waste_refusal(s, action - WASTE)
