"""Heuristics for The Siege of Runedar: a weighted sum of what lies open on the table, without any search."""

from typing import Final

from siegeworks.games.runedar.names import (
    ANY,
    CATAPULT_CARDS,
    DIG,
    DIRECT,
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
    MACHINES,
    MAGIC_STEPS,
    MOST_CIRCLES,
    MOVE,
    ORC_CARD,
    RESOURCES,
    SIEGE_CARDS,
    SPACES,
    TOWER,
    TROLL_FIGURES,
    TROLL_TILES,
    USES,
    WORKSHOPS,
)
from siegeworks.games.runedar.rules.upgrades import goblin_wants, goblin_wants_in_all, missing
from siegeworks.games.runedar.state import State

CROWD_FROM: Final = 4
"""Each orc beyond this many counts more than the one before, because the tenth loses the game."""
SCARCE_GOLD: Final = 10


class Weights:
    """What things are worth to a bot. The power of a card is the sum over its lines."""

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
    """The value of a card: the sum over its lines.

    The search calls this for every card of every position, so it reads the table of uses without a call for each.
    """
    power = 0.0
    lines = card * USES
    for use in range(MOVE):
        value = s.content.card_use[lines + use]
        if use == DIG or use == ANY:
            power += 1.1 * value
        elif use == DIRECT:
            power += 1.6 * value
        else:
            power += 0.8 * value
    if s.content.card_use[lines + MOVE] == MAGIC_STEPS:
        power += w.magic
    return power


def table_worth(s: State, w: Weights) -> float:
    """The value of everything that lies open, without the hand."""
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
    """The value of gold; the last nuggets count most."""
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
    """The threat of goblins, by what they still demand, and of trolls, by their open circles."""
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
    """How much a goblin still demands: resources, rubble or hits."""
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
            threat += w.machine + activation_cost(s, w, machine) * 0.5
    return threat


def activation_cost(s: State, w: Weights, machine: int) -> float:
    """The cost of an activation of a machine: the fewer tiles or cards are left before defeat, the more."""
    left = TROLL_TILES - s.troll_next if machine == TOWER else CATAPULT_CARDS - s.catapult_next
    if left <= 1:
        return 40.0
    return w.activation + 6.0 / left


def _board_worth(s: State, w: Weights) -> float:
    """The value of the cards on the board, by how much of them is paid."""
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
    """The value of the cards of the active seat in this turn; only taking upgrades changes it."""
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
    """The share of the siege that is still to come: the longer it is, the more a better card pays."""
    return (SIEGE_CARDS - s.siege_next) / (SIEGE_CARDS + 0.0)
