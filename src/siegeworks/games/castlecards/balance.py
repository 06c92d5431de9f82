"""The balance of the pending attack: its swords and shields, as far as a state or a view shows them."""

from dataclasses import dataclass
from operator import mul

from siegeworks.games.castlecards.frames import AttackFrame
from siegeworks.games.castlecards.names import FIRST_ACADEMY, FIRST_WEAPON, HAND_KINDS, HIDDEN, MARKS, MOST_WEAPONS
from siegeworks.games.castlecards.rules.fortress import shields_of
from siegeworks.games.castlecards.state import State


@dataclass(frozen=True, slots=True)
class Balance:
    """The strength of both sides that can be seen, in halves."""

    swords: int
    shields: int
    hidden: int
    """Cards of attackers and supporters that cannot be seen."""


def balance(s: State, attack: AttackFrame) -> Balance:
    """C-TIE: the swords and shields of an attack now. Reactions that remove weapons take the strongest ones.

    Each list is read only once, because reading a list of a compiled state copies it.
    """
    staged, counts = s.staged, s.staged_count
    rows = [staged[seat * HAND_KINDS : (seat + 1) * HAND_KINDS] for seat in range(s.seats)]
    reactions = [max(count, 0) for count in rows[attack.victim]]
    content = s.content
    added, cut, removed = (
        sum(map(mul, reactions, effect))
        for effect in (content.added_shields, content.cut_swords, content.removed_weapons)
    )
    attackers = [seat for seat in range(s.seats) if seat != attack.victim]
    return Balance(
        max(_swords(s, {seat: rows[seat] for seat in attackers}, removed) - cut, 0),
        shields_of(s, attack.victim, attack.target) + added,
        sum(counts[seat] for seat in attackers if HIDDEN in rows[seat]),
    )


def _swords(s: State, rows: dict[int, list[int]], removed: int) -> int:
    """The swords of the visible cards, without the weapons chosen for removal and the strongest of the others."""
    swords, marked = s.content.swords, s.marked
    foot = 0
    weapons: list[int] = []
    for seat, row in rows.items():
        chosen = marked[seat * MARKS : seat * MARKS + MOST_WEAPONS]
        removed -= sum(chosen)
        for kind, count in enumerate(row[:FIRST_ACADEMY]):
            if kind < FIRST_WEAPON:
                foot += swords[kind] * max(count, 0)
            else:
                weapons += [swords[kind]] * (count - chosen[kind - FIRST_WEAPON])
    return foot + sum(sorted(weapons, reverse=True)[max(removed, 0) :])
