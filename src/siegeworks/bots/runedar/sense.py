"""A careful beginner's sense of The Siege of Runedar: what a position is worth, in nuggets of gold.

Everything is judged by what lies open and by the hand of the seat that looks; nothing is searched.
"""

from typing import Final

from siegeworks.games.runedar.frames import (
    ACTIVATION,
    ASSIGN,
    DIG_BESIDE,
    GATHER,
    MAGIC,
    PLACE,
    SIEGE_CARD,
    SIEGE_MACHINE,
    SIEGE_ORCS,
    TAKE,
)
from siegeworks.games.runedar.names import (
    AIM_ENTRANCE,
    AIMS,
    ANY,
    CATAPULT,
    CATAPULT_CARDS,
    CHAMBER,
    DICE,
    DIE_FACES,
    DIG,
    DIRECT,
    ENTRANCE,
    FIRST_FIELD,
    FIRST_WALL,
    FIRST_WORKSHOP,
    GOBLIN_FIGHT,
    GOBLIN_FIGURES,
    GOBLIN_FIXED,
    GOBLIN_MIX,
    HAND_SIZE,
    HIDDEN,
    IN_RESERVE,
    LOST_SIEGE,
    MACHINES,
    MAGIC_STEPS,
    MELEE,
    MOST_CIRCLES,
    MOVE,
    ORC_CARD,
    ORC_FIGURES,
    PLACES,
    RANGED,
    RESOURCES,
    SIEGE_CARDS,
    SPACES,
    TOWER,
    TROLL_FIGURES,
    TROLL_TILES,
    WON,
    WORKSHOPS,
)
from siegeworks.games.runedar.rules.enemies import trolls_or_goblins
from siegeworks.games.runedar.rules.fight import aim_refusal, aimed_place
from siegeworks.games.runedar.rules.rule_ids import ALLOWED
from siegeworks.games.runedar.rules.upgrades import goblin_wants, goblin_wants_in_all, missing
from siegeworks.games.runedar.rules.uses import usable
from siegeworks.games.runedar.rules.work import value_of
from siegeworks.games.runedar.state import State, top

DEFEAT: Final = 1000.0
CROWD_FROM: Final = 4
"""Orcs beyond this many are a crowd: each weighs more than the last, for the tenth loses."""
SCARCE_GOLD: Final = 10
ORDINARY_STEPS: Final = 2


class Weights:
    """What things are worth to a bot. A card's power is the sum of its lines."""

    __slots__ = (
        "activation", "completed", "crowd", "field_orc", "filled", "goblin", "goblin_need", "gold", "idle",
        "machine", "magic", "patience", "resource", "rubble", "scarce", "section", "troll", "troll_hit",
        "upgrade", "wall_orc", "work", "workshop_orc",
    )  # fmt: skip

    gold: float
    scarce: float
    goblin: float
    goblin_need: float
    section: float
    rubble: float
    field_orc: float
    wall_orc: float
    workshop_orc: float
    crowd: float
    troll: float
    troll_hit: float
    machine: float
    activation: float
    resource: float
    upgrade: float
    completed: float
    magic: float
    idle: float
    work: float
    filled: float
    patience: float

    def __init__(self, weights: dict[str, float]) -> None:
        self.gold = weights["gold"]
        self.scarce = weights["scarce"]
        self.goblin = weights["goblin"]
        self.goblin_need = weights["goblin_need"]
        self.section = weights["section"]
        self.rubble = weights["rubble"]
        self.field_orc = weights["field_orc"]
        self.wall_orc = weights["wall_orc"]
        self.workshop_orc = weights["workshop_orc"]
        self.crowd = weights["crowd"]
        self.troll = weights["troll"]
        self.troll_hit = weights["troll_hit"]
        self.machine = weights["machine"]
        self.activation = weights["activation"]
        self.resource = weights["resource"]
        self.upgrade = weights["upgrade"]
        self.completed = weights["completed"]
        self.magic = weights["magic"]
        self.idle = weights["idle"]
        self.work = weights["work"]
        self.filled = weights["filled"]
        self.patience = weights["patience"]


def card_power(s: State, w: Weights, card: int) -> float:
    """How good a card is, all its lines together."""
    power = 0.0
    for use in range(MOVE):
        value = value_of(s, card, use)
        if use == DIG:
            power += 1.1 * value
        elif use == DIRECT:
            power += 1.6 * value
        else:
            power += 0.8 * value
    if value_of(s, card, MOVE) == MAGIC_STEPS:
        power += w.magic
    return power


def worth(s: State, w: Weights) -> float:
    """The whole position: the table, what is pending, and what the hand can still do."""
    if s.result == WON:
        return DEFEAT + s.gold
    if s.result >= LOST_SIEGE:
        return -DEFEAT
    return table_worth(s, w) + pending_worth(s, w) + hand_worth(s, w)


def table_worth(s: State, w: Weights) -> float:
    """What lies open, without the hand."""
    total = _gold_worth(s, w)
    total += w.goblin * s.goblins_defeated + w.section * s.sections_open
    total -= w.rubble * s.rubble
    return (
        total
        - _orc_threat(s, w)
        - _entrance_threat(s, w)
        - _machine_threat(s, w)
        + _board_worth(s, w)
        + _deck_worth(s, w)
    )


def _gold_worth(s: State, w: Weights) -> float:
    """Gold, the last nuggets most of all."""
    scarce = max(SCARCE_GOLD - s.gold, 0)
    return w.gold * s.gold - w.scarce * scarce * scarce


def _orc_threat(s: State, w: Weights) -> float:
    threat = 0.0
    for workshop in range(WORKSHOPS):
        threat += w.field_orc * s.orcs[FIRST_FIELD + workshop]
        threat += w.wall_orc * s.orcs[FIRST_WALL + workshop]
        threat += w.workshop_orc * s.orcs[FIRST_WORKSHOP + workshop]
    if s.orcs_out > CROWD_FROM:
        crowd = s.orcs_out - CROWD_FROM
        threat += w.crowd * crowd * crowd
    return threat


def _entrance_threat(s: State, w: Weights) -> float:
    """Goblins by what they still ask for, trolls by their open circles and by how few tiles are left."""
    threat = 0.0
    for slot in range(GOBLIN_FIGURES):
        threat += w.goblin_need * goblin_need(s, slot)
    for slot in range(TROLL_FIGURES):
        tile = s.troll_tile[slot]
        if tile == HIDDEN:
            continue
        threat += w.troll
        for circle in range(s.content.troll_circles[tile]):
            if not s.troll_covered[slot] >> circle & 1:
                threat += w.troll_hit * s.content.troll_hits[tile * MOST_CIRCLES + circle]
    return threat


def goblin_need(s: State, slot: int) -> int:
    """How much work a goblin still is: resources, rubble or hits."""
    tile = s.goblin_tile[slot]
    if tile == HIDDEN or s.goblin_covered[slot] == 1:
        return 0
    kind = s.content.goblin_kind[tile]
    if kind == GOBLIN_FIXED:
        return goblin_wants(s, slot, 0) + goblin_wants(s, slot, 1) + goblin_wants(s, slot, 2)
    if kind == GOBLIN_MIX:
        return goblin_wants_in_all(s, slot)
    if kind == GOBLIN_FIGHT:
        return s.content.goblin_amount[tile]
    return s.goblin_rubble[slot]


def _machine_threat(s: State, w: Weights) -> float:
    threat = 0.0
    for machine in range(MACHINES):
        if s.machine_at[machine] != IN_RESERVE:
            threat += w.machine + _activation_cost(s, w, machine) * 0.5
    return threat


def _activation_cost(s: State, w: Weights, machine: int) -> float:
    """What it costs when a machine works: more the fewer tiles or cards are left before defeat."""
    left = TROLL_TILES - s.troll_next if machine == TOWER else CATAPULT_CARDS - s.catapult_next
    if left <= 1:
        return 40.0
    return w.activation + 6.0 / left


def _board_worth(s: State, w: Weights) -> float:
    """Cards on the board, by how far they are paid."""
    total = 0.0
    for space in range(SPACES):
        card = s.board_card[space]
        if card == HIDDEN:
            continue
        paid = 0
        open_cost = 0
        for resource in range(RESOURCES):
            paid += s.board_given[space * RESOURCES + resource]
            open_cost += missing(s, space, resource)
        share = paid / (paid + open_cost + 0.0)
        total += w.resource * paid + w.upgrade * w.completed * horizon(s) * card_power(s, w, card) * share * share
    return total


def _deck_worth(s: State, w: Weights) -> float:
    """The cards of the active seat that this turn shows: only taking upgrades changes their power."""
    power = 0.0
    for place in range(s.played_count):
        if s.played[place] != ORC_CARD:
            power += card_power(s, w, s.played[place])
    first = s.active * HAND_SIZE
    for at in range(first, first + s.hand_count[s.active]):
        if s.hand[at] != ORC_CARD and s.hand[at] != HIDDEN:
            power += card_power(s, w, s.hand[at])
    return w.upgrade * horizon(s) * power


def horizon(s: State) -> float:
    """How much of the siege is still to come: a better card pays as long as it can be played."""
    return (SIEGE_CARDS - s.siege_next) / (SIEGE_CARDS + 0.0)


def pending_worth(s: State, w: Weights) -> float:
    """What the top frame will bring: expected hits, a siege card's effect, an activation, a taken card."""
    base = top(s)
    kind = s.frames[base]
    if kind == GATHER:
        if s.frames[base + 1] == MELEE:
            return melee_worth(s, w, s.frames[base + 3], s.frames[base + 4])
        return best_shot(s, w, s.frames[base + 3])
    if kind == SIEGE_CARD:
        return -_siege_cost(s, w, s.frames[base + 1], s.frames[base + 2])
    if kind == ACTIVATION:
        return -_activation_cost(s, w, s.frames[base + 1])
    if kind == PLACE:
        return (w.resource + w.work) * s.frames[base + 2]
    if kind == DIG_BESIDE:
        return w.goblin_need * s.frames[base + 1]
    if kind == ASSIGN:
        return _hits_worth(s, w, s.frames[base + 4], s.frames[base + 2] + 0.0, s.frames[base + 1] == RANGED)
    if kind == MAGIC:
        return _magic_worth(s, w, s.frames[base + 1])
    if kind == TAKE:
        return w.upgrade * horizon(s) * (card_power(s, w, s.board_card[s.frames[base + 1]]) - _weakest(s, w))
    return 0.0


def _hits_worth(s: State, w: Weights, place: int, hits: float, ranged: bool) -> float:
    """Hits that are still to be assigned."""
    if place == ENTRANCE:
        return _ranged_entrance(s, w, hits) if ranged else _entrance_hits_worth(s, w, hits)
    each = hits if ranged else hits / 2.0
    return _orc_worth(s, w, place) * min(each, s.orcs[place] + 0.0)


def _magic_worth(s: State, w: Weights, card: int) -> float:
    """The best a magic card can still do where it has taken the dwarf."""
    bits = usable(s)
    best = 0.0
    if bits >> DIG & 1:
        best = w.rubble * min(value_of(s, card, DIG), rubble_to_dig(s))
    if bits >> MELEE & 1:
        best = max(best, melee_worth(s, w, value_of(s, card, MELEE), value_of(s, card, DIRECT)))
    if bits >> RANGED & 1:
        best = max(best, best_shot(s, w, value_of(s, card, RANGED)))
    worked = min(_work_value(s, card, bits), _room_here(s, s.dwarf[s.active]))
    return max(best, (w.resource + w.work) * worked)


def _weakest(s: State, w: Weights) -> float:
    weakest = 99.0
    first = s.active * HAND_SIZE
    for at in range(first, first + s.hand_count[s.active]):
        if s.hand[at] != ORC_CARD:
            power = card_power(s, w, s.hand[at])
            if power < weakest:
                weakest = power
    return weakest


def _siege_cost(s: State, w: Weights, card: int, step: int) -> float:
    """What the rest of a siege card would cost."""
    cost = 0.0
    if step <= SIEGE_ORCS:
        orcs = s.content.siege_orcs[card]
        cost += w.field_orc * orcs
        if s.orcs_out + orcs >= ORC_FIGURES:
            cost += 40.0
    machine = s.content.siege_machine[card]
    if step <= SIEGE_MACHINE and machine != HIDDEN:
        cost += w.machine if s.machine_at[machine] == IN_RESERVE else _activation_cost(s, w, machine)
    if s.content.siege_arrow[card] == 1:
        for workshop in range(WORKSHOPS):
            stealing = s.orcs[FIRST_WORKSHOP + workshop]
            cost += (1.0 if s.gold > stealing else 20.0) * stealing
            cost += 0.5 * s.orcs[FIRST_WALL + workshop] + 0.3 * s.orcs[FIRST_FIELD + workshop]
    return cost


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
    """What a close-range attack with so many dice and direct-hit icons may bring here."""
    hits = mean_hits(s) * min(dice, DICE) + 2.0 * direct
    place = s.dwarf[s.active]
    if place != ENTRANCE:
        return _orc_worth(s, w, place) * min(max(hits - 0.4, 0.0) / 2.0, s.orcs[place] + 0.0)
    return _entrance_hits_worth(s, w, max(hits - 0.5, 0.0))


def _entrance_hits_worth(s: State, w: Weights, hits: float) -> float:
    """Hits in the entrance go to goblins first, then to the circles of trolls."""
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
    """What a long-range attack with so many dice may bring from where the dwarf stands."""
    best = 0.0
    for target in range(AIMS):
        if aim_refusal(s, target) == ALLOWED:
            gain = shot_worth(s, w, target, dice)
            if gain > best:
                best = gain
    return best


def shot_worth(s: State, w: Weights, target: int, dice: int) -> float:
    """What a long-range attack at one target may bring."""
    chance = crossbow_chance(s)
    rolled = min(dice, DICE)
    if target <= CATAPULT:
        miss = 1.0
        for _ in range(rolled):
            miss *= 1.0 - chance
        return (1.0 - miss) * (w.machine + _activation_cost(s, w, target))
    expected = chance * rolled
    if target == AIM_ENTRANCE:
        return _ranged_entrance(s, w, expected)
    place = aimed_place(target)
    return _orc_worth(s, w, place) * min(expected, s.orcs[place] + 0.0)


def _orc_worth(s: State, w: Weights, place: int) -> float:
    """What it is worth to be rid of one orc at a place; more in a crowd."""
    each = w.workshop_orc if place < FIRST_WALL else (w.wall_orc if place < FIRST_FIELD else w.field_orc)
    return each + 2.0 * w.crowd * max(s.orcs_out - CROWD_FROM, 0)


def _ranged_entrance(s: State, w: Weights, crossbows: float) -> float:
    """Each crossbow covers a circle, whatever it asks for."""
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


def hand_worth(s: State, w: Weights) -> float:
    """What the unplayed cards could do here, or after one of them has moved the dwarf to a better place."""
    cards = s.hand_count[s.active]
    here = s.dwarf[s.active]
    best = place_worth(s, w)
    if cards < 2:
        return best
    left = w.patience * (cards - 1) / (cards + 0.0)
    for place in range(PLACES):
        if place != here and s.content.distance[here * PLACES + place] <= ORDINARY_STEPS:
            s.dwarf[s.active] = place
            best = max(best, left * place_worth(s, w))
    s.dwarf[s.active] = here
    return best


def place_worth(s: State, w: Weights) -> float:
    """What the unplayed cards could do where the dwarf stands, each for itself, attacks together."""
    bits = usable(s)
    first = s.active * HAND_SIZE
    place = s.dwarf[s.active]
    total = 0.0
    dice = 0
    direct = 0
    ranged = 0
    dig_left = rubble_to_dig(s) + 0.0
    room = _room_here(s, place) + 0.0
    for at in range(first, first + s.hand_count[s.active]):
        card = s.hand[at]
        if card == ORC_CARD or card == HIDDEN:
            continue
        best = w.idle
        if bits >> DIG & 1 and value_of(s, card, DIG) > 0:
            dug = min(value_of(s, card, DIG) + 0.0, dig_left)
            best = w.rubble * dug
            dig_left -= dug
        worked = _work_value(s, card, bits)
        if worked > 0:
            gain = w.work * min(worked + 0.0, room)
            if gain > best:
                room -= min(worked + 0.0, room)
                best = gain
        total += best
        if bits >> MELEE & 1:
            dice += value_of(s, card, MELEE)
            direct += value_of(s, card, DIRECT)
        if bits >> RANGED & 1:
            ranged += value_of(s, card, RANGED)
    fight = 0.0
    if dice + direct > 0:
        fight = melee_worth(s, w, dice, direct)
    if ranged > 0:
        fight = max(fight, best_shot(s, w, ranged))
    return max(total, fight) + 0.3 * min(total, fight)


def rubble_to_dig(s: State) -> int:
    """Rubble that can be dug now: of the section, or beside goblins."""
    if trolls_or_goblins(s):
        return s.goblin_rubble[0] + s.goblin_rubble[1]
    return s.rubble


def _work_value(s: State, card: int, bits: int) -> int:
    best = 0
    for use in range(ANY + 1):
        if bits >> use & 1:
            best = max(best, value_of(s, card, use))
    return best


def _room_here(s: State, place: int) -> int:
    """How many tokens of this workshop's resource are wanted and there."""
    workshop = place - FIRST_WORKSHOP
    if workshop < 0 or workshop >= WORKSHOPS:
        return 0
    wanted = 0
    for space in range(SPACES):
        wanted += missing(s, space, workshop)
    for slot in range(GOBLIN_FIGURES):
        wanted += goblin_wants(s, slot, workshop)
    return min(wanted, s.stock[workshop])


def ending_worth(s: State, w: Weights) -> float:
    """Where a turn ends matters little to a beginner, except that the board is refilled from the chamber."""
    if s.dwarf[s.active] != CHAMBER:
        return 0.0
    gain = 0.0
    for space in range(SPACES):
        if s.board_card[space] == HIDDEN and s.blocked[space] == 0:
            gain += w.filled
    return gain
