"""Sets of cards that may be laid out together: for an attack, in support of one, or as reactions to one.

Cards are chosen one by one, but only whole sets can be judged. Sets that make no sense are left out: those whose swords
do not reach the shields, and those with more swords than any reaction could demand.
"""

from typing import Annotated, Final

from siegeworks.games.castlecards.frames import GATHER, REACT, SUPPORT, AttackFrame
from siegeworks.games.castlecards.names import (
    ARCHER,
    FIRST_ACADEMY,
    FIRST_WEAPON,
    HALVES,
    HAND_KINDS,
    SOLDIER,
)
from siegeworks.games.castlecards.rules.cards import can_attack
from siegeworks.games.castlecards.rules.fortress import needs_assault, shields_of, staged_assault
from siegeworks.games.castlecards.rules.legal import actor
from siegeworks.games.castlecards.state import State, face_down, in_hand
from siegeworks.kernel.frames import top

SPARE: Final = 4 * HALVES
"""Sets that exceed the shields by more swords than this are left out, except the one of all cards."""
MOST_SETS: Final = 40
"""The most sets that are listed: a large hand has more than are worth the time."""


class Muster:
    """A set that is being put together: for whom, what it needs, and the cards chosen so far."""

    __slots__ = ("all_swords", "closed", "first", "found", "frame", "night", "seat", "shields", "staged", "take")

    seat: int
    frame: int
    night: bool
    first: int
    """The lowest kind that may still be added."""
    staged: int
    """Cards laid out already."""
    shields: int
    """Swords that are still missing for a tie, in halves."""
    all_swords: int
    closed: bool
    """Whether an assault weapon is still missing."""
    take: Annotated[list[int], HAND_KINDS]
    found: list[list[int]]

    def __init__(self, seat: int, frame: int) -> None:
        self.seat = seat
        self.frame = frame
        self.night = False
        self.first = 0
        self.staged = 0
        self.shields = 0
        self.all_swords = 0
        self.closed = False
        self.take = [0] * HAND_KINDS
        self.found = []


def sets_to_add(s: State, first: int) -> list[list[int]]:
    """The sensible sets of further cards of kind `first` and higher for the seat that decides, in ascending order."""
    attack = top(s, AttackFrame)
    muster = Muster(actor(s), attack.kind)
    seat = muster.seat
    victim = attack.victim
    target = attack.target
    muster.night = attack.night == 1
    muster.first = first
    muster.staged = s.staged_count[seat]
    if muster.frame == REACT:
        _react(s, muster, max(muster.first, FIRST_ACADEMY))
        return muster.found
    muster.shields = shields_of(s, victim, target)
    for other in range(s.seats):
        if other != victim and (other == seat or not face_down(s, other)):
            for kind in range(FIRST_ACADEMY):
                muster.shields -= s.content.swords[kind] * s.staged[other * HAND_KINDS + kind]
    for kind in range(muster.first, FIRST_ACADEMY):
        if can_attack(kind):
            muster.all_swords += s.content.swords[kind] * in_hand(s, seat, kind)
    muster.closed = muster.frame == GATHER and needs_assault(s, victim, target) and not staged_assault(s, seat)
    if muster.frame == SUPPORT or (muster.staged > 0 and not muster.closed):
        _keep(muster)
    _everything(s, muster)
    _attack(s, muster, muster.first, 0, 0)
    return muster.found


def _react(s: State, muster: Muster, first: int) -> None:
    """Add every set of reactions."""
    kind = first
    while kind < HAND_KINDS and in_hand(s, muster.seat, kind) == 0:
        kind += 1
    if kind >= HAND_KINDS:
        _keep(muster)
        return
    for count in range(in_hand(s, muster.seat, kind) + 1):
        muster.take[kind] = count
        _react(s, muster, kind + 1)
    muster.take[kind] = 0


def _attack(s: State, muster: Muster, first: int, swords: int, cards: int) -> None:
    """Add sets with every number of soldiers, archers and weapons from kind `first` on."""
    kind = first
    while kind < FIRST_ACADEMY and (not can_attack(kind) or in_hand(s, muster.seat, kind) == 0):
        kind += 1
    if kind >= FIRST_ACADEMY:
        if _sensible(s, muster, swords, cards):
            _keep(muster)
        return
    if kind >= FIRST_WEAPON and _mixed(s, muster):
        return
    held = in_hand(s, muster.seat, kind)
    for step in range(held + 1):
        # Sets with many soldiers and archers come before sets with many weapons, in case there are too many sets.
        count = held - step if kind < FIRST_WEAPON else step
        if len(muster.found) >= MOST_SETS:
            break
        muster.take[kind] = count
        _attack(s, muster, kind + 1, swords + count * s.content.swords[kind], cards + count)
    muster.take[kind] = 0


def _everything(s: State, muster: Muster) -> None:
    """Add the set of all attack cards in the hand, if there are any."""
    if muster.all_swords == 0:
        return
    for kind in range(muster.first, FIRST_ACADEMY):
        muster.take[kind] = in_hand(s, muster.seat, kind) if can_attack(kind) else 0
    _keep(muster)
    for kind in range(FIRST_ACADEMY):
        muster.take[kind] = 0


def _mixed(s: State, muster: Muster) -> bool:
    """Whether the set has soldiers and archers and leaves some of both: if they are equally strong, using up one kind
    first is no worse."""
    if s.content.swords[SOLDIER] != s.content.swords[ARCHER]:
        return False
    soldiers = muster.take[SOLDIER]
    archers = muster.take[ARCHER]
    return 0 < soldiers < in_hand(s, muster.seat, SOLDIER) and 0 < archers < in_hand(s, muster.seat, ARCHER)


def _sensible(s: State, muster: Muster, swords: int, cards: int) -> bool:
    if cards == 0 or _mixed(s, muster):
        return False
    if muster.closed and not _opens(s, muster):
        return False
    if swords == muster.all_swords or 0 < swords - muster.shields <= SPARE:
        return True
    return muster.night and muster.staged + cards == 1


def _opens(s: State, muster: Muster) -> bool:
    for kind in range(FIRST_WEAPON, FIRST_ACADEMY):
        if muster.take[kind] > 0 and s.content.assault[kind] == 1:
            return True
    return False


def _keep(muster: Muster) -> None:
    cards: list[int] = []
    for kind in range(HAND_KINDS):
        if muster.take[kind] > 0:
            cards += [kind] * muster.take[kind]
    muster.found.append(cards)
