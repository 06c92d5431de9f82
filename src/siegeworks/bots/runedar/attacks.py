"""The expected value of attacks."""

from siegeworks.bots.runedar.heuristics import CROWD_FROM, Weights, activation_cost
from siegeworks.games.runedar.names import (
    AIM_ENTRANCE,
    AIMS,
    CATAPULT,
    DICE,
    DIE_FACES,
    ENTRANCE,
    FIRST_FIELD,
    FIRST_WALL,
    GOBLIN_FIGHT,
    GOBLIN_FIGURES,
    HIDDEN,
    MOST_CIRCLES,
    TROLL_FIGURES,
)
from siegeworks.games.runedar.rules.fight import aim_refusal, aimed_place
from siegeworks.games.runedar.rules.rule_ids import ALLOWED
from siegeworks.games.runedar.state import State


def mean_hits(s: State) -> float:
    total = 0
    for face in range(DIE_FACES):
        total += s.content.die_hits[face]
    return total / 6.0


def crossbow_chance(s: State) -> float:
    total = 0
    for face in range(DIE_FACES):
        total += s.content.die_crossbow[face]
    return total / 6.0


def melee_worth(s: State, w: Weights, dice: int, direct: int) -> float:
    """The value of a close-range attack with so many dice and direct-hit icons where the dwarf stands."""
    hits = mean_hits(s) * min(dice, DICE) + 2.0 * direct
    place = s.dwarf[s.active]
    if place != ENTRANCE:
        return orc_worth(s, w, place) * min(max(hits - 0.4, 0.0) / 2.0, s.orcs[place] + 0.0)
    return entrance_hits_worth(s, w, max(hits - 0.5, 0.0))


def entrance_hits_worth(s: State, w: Weights, hits: float) -> float:
    """The value of hits in the entrance, which go to goblins first and then to the circles of trolls."""
    gain = 0.0
    for slot in range(GOBLIN_FIGURES):
        tile = s.goblin_tile[slot]
        if tile != HIDDEN and s.content.goblin_kind[tile] == GOBLIN_FIGHT and s.goblin_covered[slot] == 0:
            need = s.content.goblin_amount[tile] + 0.0
            share = min(hits / need, 1.0)
            gain += (w.goblin + w.goblin_need * need) * share * share
            hits = max(hits - need, 0.0)
    for slot in range(TROLL_FIGURES):
        tile = s.troll_tile[slot]
        if tile == HIDDEN:
            continue
        open_circles = 0
        used = 0.0
        for circle in range(s.content.troll_circles[tile]):
            if s.troll_covered[slot] >> circle & 1:
                continue
            open_circles += 1
            need = s.content.troll_hits[tile * MOST_CIRCLES + circle] + 0.0
            if hits >= need:
                hits -= need
                used += 1.0
                gain += w.troll_hit * need + 0.4
            else:
                gain += 0.25 * hits / need
                hits = 0.0
        if used >= open_circles:
            gain += w.troll
    return gain


def best_shot(s: State, w: Weights, dice: int) -> float:
    """The value of the best long-range attack with so many dice from where the dwarf stands."""
    best = 0.0
    for target in range(AIMS):
        if aim_refusal(s, target) == ALLOWED:
            gain = shot_worth(s, w, target, dice)
            if gain > best:
                best = gain
    return best


def shot_worth(s: State, w: Weights, target: int, dice: int) -> float:
    """The value of a long-range attack on one target."""
    chance = crossbow_chance(s)
    rolled = min(dice, DICE)
    if target <= CATAPULT:
        miss = 1.0
        for _ in range(rolled):
            miss *= 1.0 - chance
        return (1.0 - miss) * (w.machine + activation_cost(s, w, target))
    expected = chance * rolled
    if target == AIM_ENTRANCE:
        return ranged_entrance_worth(s, w, expected)
    place = aimed_place(target)
    return orc_worth(s, w, place) * min(expected, s.orcs[place] + 0.0)


def ranged_entrance_worth(s: State, w: Weights, crossbows: float) -> float:
    """The value of crossbows in the entrance: each covers a circle, whatever the circle demands."""
    gain = 0.0
    for slot in range(GOBLIN_FIGURES):
        tile = s.goblin_tile[slot]
        if tile != HIDDEN and s.content.goblin_kind[tile] == GOBLIN_FIGHT and s.goblin_covered[slot] == 0:
            share = min(crossbows, 1.0)
            gain += (w.goblin + w.goblin_need * s.content.goblin_amount[tile]) * share
            crossbows = max(crossbows - 1.0, 0.0)
    for slot in range(TROLL_FIGURES):
        if s.troll_tile[slot] != HIDDEN:
            gain += 1.3 * crossbows
            crossbows = 0.0
    return gain


def orc_worth(s: State, w: Weights, place: int) -> float:
    """The value of removing one orc from a place; it is higher when many are out."""
    each = w.workshop_orc if place < FIRST_WALL else (w.wall_orc if place < FIRST_FIELD else w.field_orc)
    return each + 2.0 * w.crowd * max(s.orcs_out - CROWD_FROM, 0)


def hits_worth(s: State, w: Weights, place: int, hits: float, ranged: bool) -> float:
    """The value of hits that are still to be assigned."""
    if place == ENTRANCE:
        return ranged_entrance_worth(s, w, hits) if ranged else entrance_hits_worth(s, w, hits)
    each = hits if ranged else hits / 2.0
    return orc_worth(s, w, place) * min(each, s.orcs[place] + 0.0)
