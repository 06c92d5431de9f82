"""Reactions that remove weapons: the victim chooses which (C-REACT).

By day the victim chooses among the weapons shown, at night among the face-down siege cards of each seat. A choice only
marks a weapon. All marked weapons are removed together when the attack is resolved, and at night chance picks which of
a seat's siege cards they are.
"""

from siegeworks.games.castlecards.events import WEAPON_CHOSEN, WEAPON_REMOVED
from siegeworks.games.castlecards.frames import AttackFrame
from siegeworks.games.castlecards.names import (
    BACKS,
    FACE_DOWN_WEAPON,
    FIRST_ACADEMY,
    FIRST_WEAPON,
    HAND_KINDS,
    HIDDEN,
    MARKS,
    SIEGE_DECK,
)
from siegeworks.games.castlecards.rules.cards import unstage
from siegeworks.games.castlecards.rules.rule_ids import ALLOWED, C_REACT
from siegeworks.games.castlecards.state import State
from siegeworks.kernel.chance import Chance
from siegeworks.kernel.events import EventSink, emit
from siegeworks.kernel.frames import top


def removals(s: State, victim: int) -> int:
    """How many weapons the victim's reactions remove at most."""
    count = 0
    for kind in range(FIRST_ACADEMY, HAND_KINDS):
        count += s.content.removed_weapons[kind] * s.staged[victim * HAND_KINDS + kind]
    return count


def removals_left(s: State) -> int:
    """How many weapons the victim has not chosen yet."""
    count = removals(s, top(s, AttackFrame).victim)
    for cell in range(s.seats * MARKS):
        count -= s.marked[cell]
    return count


def unmarked(s: State, cell: int) -> int:
    """How many weapons can still be chosen that a cell of `marked` stands for."""
    return weapons_at(s, cell) - s.marked[cell]


def weapons_at(s: State, cell: int) -> int:
    """How many weapons of the attack a cell of `marked` stands for."""
    attack = top(s, AttackFrame)
    seat = cell // MARKS
    weapon = cell % MARKS
    if seat == attack.victim or (weapon == FACE_DOWN_WEAPON) != (attack.night == 1):
        return 0
    if weapon == FACE_DOWN_WEAPON:
        return s.staged_backs[seat * BACKS + SIEGE_DECK]
    return s.staged[seat * HAND_KINDS + FIRST_WEAPON + weapon]


def unmarked_from(s: State, first: int) -> int:
    """How many weapons can still be chosen in the cells from `first` on."""
    count = 0
    for cell in range(first, s.seats * MARKS):
        count += unmarked(s, cell)
    return count


def removal_refusal(s: State, cell: int) -> int:
    """C-REACT: the victim removes weapons of the attack, by day those that it sees."""
    return ALLOWED if cell < s.seats * MARKS and unmarked(s, cell) > 0 else C_REACT


def in_removal_order(s: State, cell: int) -> bool:
    """Whether the canonical order allows a weapon next: cells ascend, and enough weapons must be left after it."""
    for later in range(cell + 1, s.seats * MARKS):
        if s.marked[later] > 0:
            return False
    return unmarked_from(s, cell) >= removals_left(s)


def choose_weapon(s: State, cell: int, sink: EventSink | None) -> None:
    """C-REACT: mark a weapon of a seat for removal."""
    s.marked[cell] += 1
    emit(sink, WEAPON_CHOSEN, top(s, AttackFrame).victim, cell // MARKS, 0)


def mark_without_choice(s: State) -> bool:
    """Mark what the victim need not choose: all weapons, or the only sort there is. False if it has to choose."""
    left = removals_left(s)
    if left >= unmarked_from(s, 0):
        for cell in range(s.seats * MARKS):
            s.marked[cell] += unmarked(s, cell)
        return True
    if left == 0:
        return True
    first = 0
    while unmarked(s, first) == 0:
        first += 1
    if unmarked_from(s, first + 1) > 0:
        return False
    s.marked[first] += left
    return True


def remove_marked(s: State, chance: Chance, sink: EventSink | None) -> None:
    """C-REACT: remove the marked weapons; chance picks among those that were chosen face down."""
    if s.staged_count[top(s, AttackFrame).victim] == 0:
        return  # without a reaction nothing is marked
    for cell in range(s.seats * MARKS):
        seat = cell // MARKS
        weapon = cell % MARKS
        while s.marked[cell] > 0:
            s.marked[cell] -= 1
            if weapon == FACE_DOWN_WEAPON:
                _remove(s, seat, _any_weapon(s, seat, chance), sink)
            else:
                _remove(s, seat, FIRST_WEAPON + weapon, sink)


def _any_weapon(s: State, seat: int, chance: Chance) -> int:
    """The kind of a weapon that a seat laid out, each card equally likely."""
    at = chance.below(s.staged_backs[seat * BACKS + SIEGE_DECK])
    kind = FIRST_WEAPON
    while at >= s.staged[seat * HAND_KINDS + kind]:
        at -= s.staged[seat * HAND_KINDS + kind]
        kind += 1
    return kind


def _remove(s: State, seat: int, kind: int, sink: EventSink | None) -> None:
    unstage(s, seat, kind)
    s.discard[kind] += 1
    emit(sink, WEAPON_REMOVED, seat, kind, 0)


def remove_strongest(s: State, victim: int, sink: EventSink | None) -> None:
    """Remove the strongest weapons, as the first rules do; of equals assault weapons, then the attacker's, go first."""
    for _ in range(removals(s, victim)):
        cell = strongest_weapon(s, victim)
        if cell == HIDDEN:
            return
        _remove(s, cell // HAND_KINDS, cell % HAND_KINDS, sink)


def strongest_weapon(s: State, victim: int) -> int:
    """The index in `staged` of the attack's strongest weapon; HIDDEN if there is none."""
    best = HIDDEN
    strength = 0
    for step in range(s.seats):
        seat = (s.active + step) % s.seats
        if seat == victim:
            continue
        for kind in range(FIRST_WEAPON, FIRST_ACADEMY):
            power = s.content.swords[kind] * 2 + s.content.assault[kind] + 1
            if s.staged[seat * HAND_KINDS + kind] > 0 and power > strength:
                strength = power
                best = seat * HAND_KINDS + kind
    return best
