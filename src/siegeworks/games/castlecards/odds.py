"""The odds of an attack before it is launched: how likely the victim's unseen reactions cannot stop it, exactly."""

from collections.abc import Iterator
from fractions import Fraction
from itertools import combinations
from math import comb
from operator import mul

from siegeworks.games.castlecards.frames import GATHER, AttackFrame
from siegeworks.games.castlecards.names import (
    ACADEMY_DECK,
    BACKS,
    FIRST_ACADEMY,
    FIRST_WEAPON,
    HAND_KINDS,
)
from siegeworks.games.castlecards.rules.fortress import needs_assault, shields_of
from siegeworks.games.castlecards.state import State, in_hand
from siegeworks.kernel.frames import top, top_kind

Reactions = tuple[int, ...]
"""How many academy cards of each kind, from `FIRST_ACADEMY` on."""


def chance_to_win(s: State) -> Fraction | None:
    """How likely the gathered attack succeeds if the victim plays every academy card it holds and nobody supports.

    Every set of academy cards that the attacker does not see is equally likely card by card. None if no attack is
    gathered.
    """
    if top_kind(s) != GATHER:
        return None
    held = s.hand_backs[top(s, AttackFrame).victim * BACKS + ACADEMY_DECK]
    unseen = _unseen(s)
    held = min(held, sum(unseen))
    won = sum((Fraction(ways) * _success(s, cards) for cards, ways in _hands(unseen, held)), Fraction(0))
    return won / comb(sum(unseen), held)


def wins_unopposed(s: State) -> bool:
    """Whether the gathered attack succeeds if the victim plays nothing and nobody supports."""
    return _holds(s, (0,) * (HAND_KINDS - FIRST_ACADEMY), [])


def _unseen(s: State) -> Reactions:
    """The academy cards that the attacker sees nowhere, by kind."""
    copies, discard = s.content.copies, s.discard
    return tuple(copies[kind] - discard[kind] - in_hand(s, s.active, kind) for kind in range(FIRST_ACADEMY, HAND_KINDS))


def _hands(unseen: Reactions, held: int) -> Iterator[tuple[Reactions, int]]:
    """Every choice of so many unseen cards, by kind, and in how many ways it can be drawn."""
    if not unseen:
        if held == 0:
            yield (), 1
        return
    for count in range(min(unseen[0], held) + 1):
        for others, ways in _hands(unseen[1:], held - count):
            yield (count, *others), ways * comb(unseen[0], count)


def _success(s: State, reactions: Reactions) -> Fraction:
    """How likely the attack succeeds against these reactions; only at night it is chance which weapons are removed."""
    attack = top(s, AttackFrame)
    staged = s.staged[s.active * HAND_KINDS : (s.active + 1) * HAND_KINDS]
    weapons = [kind for kind in range(FIRST_WEAPON, FIRST_ACADEMY) for _ in range(staged[kind])]
    removed = sum(map(mul, s.content.removed_weapons[FIRST_ACADEMY:HAND_KINDS], reactions))
    ways = list(combinations(range(len(weapons)), min(removed, len(weapons))))
    outcomes = [_holds(s, reactions, [weapons[place] for place in gone]) for gone in ways]
    return Fraction(sum(outcomes), len(outcomes)) if attack.night == 1 else Fraction(int(all(outcomes)))


def _holds(s: State, reactions: Reactions, gone: list[int]) -> bool:
    """Whether the attack succeeds against these reactions without these weapons (C-TIE, C-ASSAULT)."""
    attack = top(s, AttackFrame)
    content = s.content
    staged = s.staged[s.active * HAND_KINDS : (s.active + 1) * HAND_KINDS]
    each, assaults = content.swords, content.assault
    swords: int = sum(map(mul, each[:FIRST_ACADEMY], staged)) - sum(each[kind] for kind in gone)
    shields: int = shields_of(s, attack.victim, attack.target)
    swords -= sum(map(mul, content.cut_swords[FIRST_ACADEMY:HAND_KINDS], reactions))
    shields += sum(map(mul, content.added_shields[FIRST_ACADEMY:HAND_KINDS], reactions))
    assault = sum(map(mul, assaults[FIRST_WEAPON:FIRST_ACADEMY], staged[FIRST_WEAPON:FIRST_ACADEMY]))
    if needs_assault(s, attack.victim, attack.target) and assault == sum(assaults[kind] for kind in gone):
        return False
    return max(swords, 0) > shields
