"""The canonical order: one path to each result, for searching and learning.

No rule book prints an order among picks of one kind (R-ANY-ORDER), so `legal` offers them in any order. A search would
visit each result once for every order; it asks here instead.
"""

from siegeworks.games.runedar.actions import AIM, DIG_GOBLIN, FILL, GIVE, HIT_ORC, PER_CARD, REMOVE, TAKE_SPACE
from siegeworks.games.runedar.frames import (
    ASSIGN,
    DIG_BESIDE,
    GATHER,
    PLACE,
    REFILL_PHASE,
    AssignFrame,
    RefillFrame,
)
from siegeworks.games.runedar.names import ANY_ORDER, RUNNING
from siegeworks.games.runedar.rules.fight import hits_in_order, joins_in_order
from siegeworks.games.runedar.rules.legal import fill_except_passes
from siegeworks.games.runedar.rules.upgrades import gives_in_order, removes_in_order
from siegeworks.games.runedar.rules.work import digs_in_order
from siegeworks.games.runedar.state import State
from siegeworks.kernel.actions import Moves
from siegeworks.kernel.frames import top, top_kind


def canonical(s: State) -> list[int]:
    """The legal actions that follow the canonical order, ascending and unique."""
    moves = Moves()
    fill_canonical(s, moves)
    return moves.listed()


def fill_canonical(s: State, moves: Moves) -> None:
    """Fill a buffer with the canonical actions; with all legal ones if earlier picks left the order."""
    # R-CARD-PASS: a card that is not played before the turn ends is played for nothing then, with the same result.
    fill_except_passes(s, moves)
    if s.result != RUNNING or s.rules < ANY_ORDER:
        return  # in the first version of the rules this order is the only one
    kind = top_kind(s)
    if kind == GATHER or kind == ASSIGN or kind == PLACE or kind == DIG_BESIDE or kind == REFILL_PHASE:
        _keep_ordered(s, kind, moves)


def is_picking(s: State) -> bool:
    """Whether the active seat has made some picks of a kind, in an order that does not matter, and more may follow."""
    kind = top_kind(s)
    if kind == ASSIGN:
        return top(s, AssignFrame).begun == 1
    if kind == REFILL_PHASE:
        return top(s, RefillFrame).filled == 0 and top(s, RefillFrame).next_space > 0
    return kind == GATHER or kind == PLACE or kind == DIG_BESIDE


def _keep_ordered(s: State, kind: int, moves: Moves) -> None:
    kept = 0
    for at in range(moves.count):
        if _in_order(s, kind, moves.ids[at]):
            moves.ids[kept] = moves.ids[at]
            kept += 1
    if kept > 0:
        moves.count = kept


def _in_order(s: State, kind: int, action: int) -> bool:
    """Whether an action follows the order; actions that are no picks always do."""
    if kind == GATHER:
        return action >= AIM or joins_in_order(s, action // PER_CARD)
    if kind == ASSIGN:
        return action >= TAKE_SPACE or hits_in_order(s, action - HIT_ORC)
    if kind == PLACE:
        return gives_in_order(s, action - GIVE)
    if kind == DIG_BESIDE:
        return digs_in_order(s, action - DIG_GOBLIN)
    return action < REMOVE or action >= FILL or removes_in_order(s, action - REMOVE)
