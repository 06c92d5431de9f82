"""The odds of an attack before the dice are rolled: how likely each enemy falls, computed exactly from the die."""

from fractions import Fraction

from siegeworks.games.runedar.frames import GATHER, GatherFrame
from siegeworks.games.runedar.names import (
    AIM_CATAPULT,
    DICE,
    DIE_FACES,
    ENTRANCE,
    GOBLIN_FIGURES,
    HIDDEN,
    HITS_PER_DIRECT,
    HITS_PER_ORC,
    MELEE,
    MOST_CIRCLES,
    RANGED,
    TROLL_FIGURES,
)
from siegeworks.games.runedar.rules.fight import aimed_place, fights
from siegeworks.games.runedar.state import State
from siegeworks.kernel.frames import top, top_kind

ORC, GOBLIN, TROLL, MACHINE = "orc", "goblin", "troll", "machine"
Enemy = tuple[str, int]
"""A kind of enemy with its tile or machine; for orcs, how many of them."""


def chances(s: State, target: int | None) -> list[tuple[Enemy, Fraction]]:
    """How likely each enemy in reach of the gathered attack falls, if all hits go to it.

    `target` is that of a long-range attack, None for a close-range one. Empty if no such attack is gathered.
    """
    if top_kind(s) != GATHER or (top(s, GatherFrame).use == RANGED) != (target is not None):
        return []
    attack = top(s, GatherFrame)
    sure = attack.direct * HITS_PER_DIRECT if attack.use == MELEE else 0
    faces = s.content.die_hits if attack.use == MELEE else s.content.die_crossbow
    rolled = at_least(list(faces), min(attack.dice, DICE))
    needed = _machine(target) if target is not None and target <= AIM_CATAPULT else _needed(s, target)
    return [(enemy, rolled.get(max(hits - sure, 0), Fraction(0))) for enemy, hits in needed]


def at_least(faces: list[int], dice: int) -> dict[int, Fraction]:
    """For each number of hits up to the most how likely so many dice show at least that."""
    ways = {0: 1}
    for _ in range(dice):
        following: dict[int, int] = {}
        for hits, count in ways.items():
            for face in faces:
                following[hits + face] = following.get(hits + face, 0) + count
        ways = following
    everything = DIE_FACES**dice
    return {
        least: Fraction(sum(count for hits, count in ways.items() if hits >= least), everything)
        for least in range(max(ways) + 1)
    }


def _machine(target: int) -> list[tuple[Enemy, int]]:
    return [((MACHINE, target), 1)]


def _needed(s: State, target: int | None) -> list[tuple[Enemy, int]]:
    """The enemies of the place, each with the hits that it takes; a long shot takes one for each orc or circle."""
    place = s.dwarf[s.active] if target is None else aimed_place(target)
    ranged = target is not None
    if place != ENTRANCE:
        return [((ORC, count), count * (1 if ranged else HITS_PER_ORC)) for count in range(1, s.orcs[place] + 1)]
    needed: list[tuple[Enemy, int]] = []
    for slot in range(GOBLIN_FIGURES):
        if fights(s, slot):
            tile = s.goblin_tile[slot]
            needed.append(((GOBLIN, tile), 1 if ranged else s.content.goblin_amount[tile]))
    for slot in range(TROLL_FIGURES):
        tile = s.troll_tile[slot]
        if tile != HIDDEN:
            open_circles = [
                circle for circle in range(s.content.troll_circles[tile]) if not s.troll_covered[slot] >> circle & 1
            ]
            hits = sum(s.content.troll_hits[tile * MOST_CIRCLES + circle] for circle in open_circles)
            needed.append(((TROLL, tile), len(open_circles) if ranged else hits))
    return needed
