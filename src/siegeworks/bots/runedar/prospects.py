"""The value of a position for the seat whose turn it is: the table, what is pending, and what its hand can do."""

from typing import Final

from siegeworks.bots.runedar.attacks import best_shot, hits_worth, melee_worth
from siegeworks.bots.runedar.heuristics import Weights, activation_cost, card_power, horizon, table_worth
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
    ActivationFrame,
    AssignFrame,
    DigFrame,
    GatherFrame,
    MagicFrame,
    PlaceFrame,
    SiegeFrame,
    TakeFrame,
)
from siegeworks.games.runedar.names import (
    ANY,
    CHAMBER,
    DIG,
    DIRECT,
    FIRST_FIELD,
    FIRST_WALL,
    FIRST_WORKSHOP,
    GOBLIN_FIGURES,
    HAND_SIZE,
    HIDDEN,
    IN_RESERVE,
    LOST_SIEGE,
    MELEE,
    ORC_CARD,
    ORC_FIGURES,
    ORDINARY_STEPS,
    PLACES,
    RANGED,
    SPACES,
    WON,
    WORKSHOPS,
)
from siegeworks.games.runedar.rules.enemies import trolls_or_goblins
from siegeworks.games.runedar.rules.upgrades import goblin_wants, missing
from siegeworks.games.runedar.rules.uses import usable
from siegeworks.games.runedar.rules.work import value_of
from siegeworks.games.runedar.state import State
from siegeworks.kernel.frames import top, top_kind

DEFEAT: Final = 1000.0


def worth(s: State, w: Weights) -> float:
    """The value of the whole position."""
    if s.result == WON:
        return DEFEAT + s.gold
    if s.result >= LOST_SIEGE:
        return -DEFEAT
    return table_worth(s, w) + pending_worth(s, w) + hand_worth(s, w)


def pending_worth(s: State, w: Weights) -> float:
    """The value of what is pending: expected hits, the effect of a siege card, an activation, a taken card."""
    kind = top_kind(s)
    if kind == GATHER:
        attack = top(s, GatherFrame)
        if attack.use == MELEE:
            return melee_worth(s, w, attack.dice, attack.direct)
        return best_shot(s, w, attack.dice)
    if kind == SIEGE_CARD:
        return -_siege_cost(s, w, top(s, SiegeFrame).card, top(s, SiegeFrame).step)
    if kind == ACTIVATION:
        return -activation_cost(s, w, top(s, ActivationFrame).machine)
    if kind == PLACE:
        return (w.resource + w.work) * top(s, PlaceFrame).left
    if kind == DIG_BESIDE:
        return w.goblin_need * top(s, DigFrame).left
    if kind == ASSIGN:
        assigned = top(s, AssignFrame)
        return hits_worth(s, w, assigned.place, assigned.hits + 0.0, assigned.use == RANGED)
    if kind == MAGIC:
        return _magic_worth(s, w, top(s, MagicFrame).card)
    if kind == TAKE:
        return w.upgrade * horizon(s) * (card_power(s, w, s.board_card[top(s, TakeFrame).space]) - _weakest(s, w))
    return 0.0


def _magic_worth(s: State, w: Weights, card: int) -> float:
    """The best that a magic card can still do where it has moved the dwarf."""
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
    """The cost of the remaining steps of a siege card."""
    cost = 0.0
    if step <= SIEGE_ORCS:
        orcs = s.content.siege_orcs[card]
        cost += w.field_orc * orcs
        if s.orcs_out + orcs >= ORC_FIGURES:
            cost += 40.0
    machine = s.content.siege_machine[card]
    if step <= SIEGE_MACHINE and machine != HIDDEN:
        cost += w.machine if s.machine_at[machine] == IN_RESERVE else activation_cost(s, w, machine)
    if s.content.siege_arrow[card] == 1:
        for workshop in range(WORKSHOPS):
            stealing = s.orcs[FIRST_WORKSHOP + workshop]
            cost += (1.0 if s.gold > stealing else 20.0) * stealing
            cost += 0.5 * s.orcs[FIRST_WALL + workshop] + 0.3 * s.orcs[FIRST_FIELD + workshop]
    return cost


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
    """What the unplayed cards could do where the dwarf stands: each on its own, except that attacks are combined."""
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
    """The rubble that can be dug now: in the section, or beside goblins."""
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
    """How many tokens of this workshop's resource are needed and available."""
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
    """The value of the place where a turn ends: the board can be refilled in the chamber, nothing else counts."""
    if s.dwarf[s.active] != CHAMBER:
        return 0.0
    gain = 0.0
    for space in range(SPACES):
        if s.board_card[space] == HIDDEN and s.blocked[space] == 0:
            gain += w.filled
    return gain
