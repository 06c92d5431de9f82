"""Legality: decides which actions may be chosen, and which rule forbids each of the others."""

from siegeworks.games.runedar.actions import (
    ACTIVATE,
    AIM,
    CARD_DISCARD,
    CARD_USE,
    CONTINUE,
    DIG_GOBLIN,
    DONE,
    END,
    FILL,
    GIVE,
    GIVE_TARGETS,
    HIRE_ORCS,
    HIT_ORC,
    PASS,
    PER_CARD,
    REMOVE,
    REVEAL,
    ROLL,
    STOP,
    TAKE_SPACE,
)
from siegeworks.games.runedar.frames import (
    ACTIVATION,
    ASSIGN,
    CARD_PHASE,
    DIG_BESIDE,
    GATHER,
    MACHINES_PHASE,
    MAGIC,
    ORC_PHASE,
    PLACE,
    REFILL_PHASE,
    SIEGE_CARD,
    TAKE,
    GatherFrame,
    MagicFrame,
)
from siegeworks.games.runedar.names import (
    AIMS,
    ANY_ORDER,
    DECKS,
    GOBLIN_FIGURES,
    HAND_SIZE,
    MAGIC_STEPS,
    MELEE,
    MERCENARIES,
    MOVE,
    ORC_CARD,
    ORDINARY_STEPS,
    PLACES,
    RANGED,
    RUNNING,
    SPACES,
    USES,
    WON,
)
from siegeworks.games.runedar.rules.fight import TARGETS, aim_refusal, hit_refusal, join_refusal
from siegeworks.games.runedar.rules.mercenaries import hire_refusal, hire_slots, payable, use_refusal
from siegeworks.games.runedar.rules.pauses import is_pause, is_taking_time
from siegeworks.games.runedar.rules.rule_ids import (
    ALLOWED,
    R_CARD,
    R_MACHINE,
    R_MAGIC,
    R_ORC,
    R_TAKE,
    R_TURN,
    R_WIN,
)
from siegeworks.games.runedar.rules.upgrades import (
    discard_refusal,
    fill_refusal,
    give_refusal,
    holds_dwarf_card,
    refill_time,
    remove_refusal,
    take_refusal,
)
from siegeworks.games.runedar.rules.uses import card_refusal, usable
from siegeworks.games.runedar.rules.work import dig_beside_refusal, magic_reaches, move_refusal, value_of
from siegeworks.games.runedar.state import State, in_hand
from siegeworks.kernel.actions import Moves
from siegeworks.kernel.frames import top, top_kind


def legal(s: State) -> list[int]:
    """Every action that the active seat may choose now, ascending and unique."""
    moves = Moves()
    fill_legal(s, moves)
    return moves.listed()


def fill_legal(s: State, moves: Moves) -> None:
    """Fill a buffer with the legal actions."""
    fill_except_passes(s, moves)
    if s.result == RUNNING and s.rules >= ANY_ORDER and top_kind(s) == CARD_PHASE:
        _passes(s, moves)


def fill_except_passes(s: State, moves: Moves) -> None:  # noqa: C901 - one branch for each kind of frame
    """Fill a buffer with the legal actions except those of R-CARD-PASS, which come last."""
    moves.count = 0
    if s.result != RUNNING:
        return
    kind = top_kind(s)
    if kind == CARD_PHASE:
        _card_plays(s, moves)
        _takes(s, moves)
        _hires(s, moves)
        moves.add(END)
    elif kind == GATHER:
        _joins(s, moves)
    elif kind == TAKE:
        _discards(s, moves)
    elif kind == PLACE:
        for target in range(GIVE_TARGETS):
            if give_refusal(s, target) == ALLOWED:
                moves.add(GIVE + target)
    elif kind == ASSIGN:
        for target in range(TARGETS):
            if hit_refusal(s, target) == ALLOWED:
                moves.add(HIT_ORC + target)
        _takes(s, moves)
        _hires(s, moves)
    elif kind == DIG_BESIDE:
        for slot in range(GOBLIN_FIGURES):
            if dig_beside_refusal(s, slot) == ALLOWED:
                moves.add(DIG_GOBLIN + slot)
    elif kind == MAGIC:
        _add_uses(s, top(s, MagicFrame).card, usable(s), moves)
        moves.add(STOP)
        _takes(s, moves)
        _hires(s, moves)
    elif kind == REFILL_PHASE:
        _hires(s, moves)
        _refills(s, moves)
    else:
        _enemy_pause(s, kind, moves)


def _enemy_pause(s: State, kind: int, moves: Moves) -> None:
    """The actions before the enemy acts: take an upgrade, hire a mercenary, or let the enemy act."""
    _takes(s, moves)
    _hires(s, moves)
    if kind == MACHINES_PHASE:
        moves.add(ACTIVATE)
        moves.add(ACTIVATE + 1)
    elif kind == ORC_PHASE:
        moves.add(REVEAL)
    else:
        moves.add(CONTINUE)


def _card_plays(s: State, moves: Moves) -> None:
    """R-CARD: add the uses of every card of the hand: moves first, then its other lines."""
    bits = usable(s)
    first = s.active * HAND_SIZE
    for at in range(first, first + s.hand_count[s.active]):
        card = s.hand[at]
        if card == ORC_CARD:
            break
        _add_moves(s, card, moves)
        if bits:
            _add_uses(s, card, bits, moves)


def _add_moves(s: State, card: int, moves: Moves) -> None:
    """R-MOVE: add the places within a card's steps, written directly into the buffer because most actions are moves."""
    steps = s.content.card_use[card * USES + MOVE]
    row = s.dwarf[s.active] * PLACES
    action = card * PER_CARD
    ids = moves.ids
    count = moves.count
    if steps == ORDINARY_STEPS:
        near = s.content.near
        for at in range(row, row + s.content.near_count[s.dwarf[s.active]]):
            ids[count] = action + near[at]
            count += 1
    else:
        distance = s.content.distance
        for place in range(PLACES):
            if 0 < distance[row + place] <= steps and (steps < MAGIC_STEPS or magic_reaches(s, place)):
                ids[count] = action + place
                count += 1
    moves.count = count


def _add_uses(s: State, card: int, bits: int, moves: Moves) -> None:
    """Add the lines of a card that can be used here."""
    for use in range(MOVE):
        if bits >> use & 1 and value_of(s, card, use) > 0:
            moves.add(card * PER_CARD + CARD_USE + use)


def _passes(s: State, moves: Moves) -> None:
    """R-CARD-PASS: add playing each card of the hand for nothing; hands are sorted, and hold no orc card now."""
    first = s.active * HAND_SIZE
    for at in range(first, first + s.hand_count[s.active]):
        moves.add(PASS + s.hand[at])


def _joins(s: State, moves: Moves) -> None:
    """Add further cards for the attack, then the roll, or in a ranged attack the targets, which start the roll."""
    first = s.active * HAND_SIZE
    for at in range(first, first + s.hand_count[s.active]):
        card = s.hand[at]
        if card == ORC_CARD:
            break
        for use in range(MELEE, RANGED + 1):
            if join_refusal(s, card, use) == ALLOWED:
                moves.add(card * PER_CARD + CARD_USE + use)
    if top(s, GatherFrame).use == MELEE:
        moves.add(ROLL)
        return
    for target in range(AIMS):
        if aim_refusal(s, target) == ALLOWED:
            moves.add(AIM + target)


def _discards(s: State, moves: Moves) -> None:
    first = s.active * HAND_SIZE
    for at in range(first, first + s.hand_count[s.active]):
        if s.hand[at] != ORC_CARD:
            moves.add(s.hand[at] * PER_CARD + CARD_DISCARD)


def _takes(s: State, moves: Moves) -> None:
    if not is_taking_time(s) or not holds_dwarf_card(s):
        return
    for space in range(SPACES):
        if take_refusal(s, space) == ALLOWED:
            moves.add(TAKE_SPACE + space)


def _hires(s: State, moves: Moves) -> None:
    """R-MERC: add the possible hires, in the order of their numbers."""
    if not is_pause(s):
        return
    action = HIRE_ORCS
    for mercenary in range(MERCENARIES):
        slots = hire_slots(mercenary)
        if payable(s, mercenary):
            for slot in range(slots):
                if use_refusal(s, mercenary, slot) == ALLOWED:
                    moves.add(action + slot)
        action += slots


def _refills(s: State, moves: Moves) -> None:
    for space in range(SPACES):
        if remove_refusal(s, space) == ALLOWED:
            moves.add(REMOVE + space)
    for space in range(SPACES):
        for deck in range(DECKS):
            if fill_refusal(s, space, deck) == ALLOWED:
                moves.add(FILL + space * DECKS + deck)
    moves.add(DONE)


def why_not(s: State, action: int) -> int:  # noqa: C901 - one branch for each family of actions
    """The rule that forbids an action now; ALLOWED if none does."""
    if s.result != RUNNING:
        return R_WIN + s.result - WON
    kind = top_kind(s)
    if action < AIM:
        return _card_refusal(s, kind, action // PER_CARD, action % PER_CARD)
    if action < ROLL:
        return aim_refusal(s, action - AIM) if kind == GATHER and top(s, GatherFrame).use == RANGED else R_TURN
    if action == ROLL:
        return ALLOWED if kind == GATHER and top(s, GatherFrame).use == MELEE else R_TURN
    if action == STOP:
        return ALLOWED if kind == MAGIC else R_TURN
    if action < HIT_ORC:
        return give_refusal(s, action - GIVE) if kind == PLACE else R_TURN
    if action < DIG_GOBLIN:
        return hit_refusal(s, action - HIT_ORC) if kind == ASSIGN else R_TURN
    if action < TAKE_SPACE:
        return dig_beside_refusal(s, action - DIG_GOBLIN) if kind == DIG_BESIDE else R_TURN
    if action < HIRE_ORCS:
        return take_refusal(s, action - TAKE_SPACE) if is_taking_time(s) else R_TAKE
    if action < ACTIVATE:
        return _hire_refusal(s, action)
    return _flow_refusal(s, kind, action)


def _card_refusal(s: State, kind: int, card: int, use: int) -> int:
    """Why a card cannot be played, added to an attack or given up in this way."""
    if kind == MAGIC and card == top(s, MagicFrame).card:
        return R_MAGIC if use < CARD_USE or use == CARD_DISCARD else card_refusal(s, card, use - CARD_USE)
    if use == CARD_DISCARD:
        return discard_refusal(s, card) if kind == TAKE else R_TAKE
    if not in_hand(s, s.active, card):
        return R_CARD
    if kind == CARD_PHASE:
        return move_refusal(s, card, use) if use < CARD_USE else card_refusal(s, card, use - CARD_USE)
    if kind == GATHER and use >= CARD_USE:
        return join_refusal(s, card, use - CARD_USE)
    return R_ORC if kind == ORC_PHASE else R_TURN


def _hire_refusal(s: State, action: int) -> int:
    slot = action - HIRE_ORCS
    mercenary = 0
    while slot >= hire_slots(mercenary):
        slot -= hire_slots(mercenary)
        mercenary += 1
    return hire_refusal(s, mercenary, slot)


def _flow_refusal(s: State, kind: int, action: int) -> int:
    """Why an action that lets the enemy act, changes the board or ends the turn is not possible now."""
    if action < REVEAL:
        return ALLOWED if kind == MACHINES_PHASE else R_MACHINE
    if action == REVEAL:
        return ALLOWED if kind == ORC_PHASE else R_ORC
    if action == CONTINUE:
        return ALLOWED if kind == ACTIVATION or kind == SIEGE_CARD else R_TURN
    if action == END:
        return ALLOWED if kind == CARD_PHASE else R_TURN
    if action >= PASS:
        return _pass_refusal(s, kind, action - PASS)
    refusal = refill_time(s)
    if refusal != ALLOWED or action == DONE:
        return refusal
    if action < FILL:
        return remove_refusal(s, action - REMOVE)
    return fill_refusal(s, (action - FILL) // DECKS, (action - FILL) % DECKS)


def _pass_refusal(s: State, kind: int, card: int) -> int:
    """R-CARD-PASS: a single card of the hand can be played for nothing, since the second version of the rules."""
    if kind != CARD_PHASE or s.rules < ANY_ORDER:
        return R_ORC if kind == ORC_PHASE else R_TURN
    return ALLOWED if in_hand(s, s.active, card) else R_CARD
