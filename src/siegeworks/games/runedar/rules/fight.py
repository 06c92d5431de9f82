"""Attacks: possible targets, adding cards, rolling, assigning hits."""

from typing import Final

from siegeworks.games.runedar.events import (
    ATTACK_ROLLED,
    CIRCLE_COVERED,
    DIE_ROLLED,
    HITS_SCORED,
)
from siegeworks.games.runedar.frames import ASSIGN, GATHER, AssignFrame, GatherFrame
from siegeworks.games.runedar.names import (
    AIM_CATAPULT,
    AIM_ENTRANCE,
    AIM_FIELD,
    AIM_WALL,
    AIMS,
    ANY_ORDER,
    DICE,
    DIE_FACES,
    DIRECT,
    ENTRANCE,
    FIRST_FIELD,
    FIRST_WALL,
    GOBLIN_FIGHT,
    GOBLIN_FIGURES,
    HIDDEN,
    HITS_PER_DIRECT,
    HITS_PER_ORC,
    IN_RESERVE,
    MAGIC_STEPS,
    MELEE,
    MOST_CIRCLES,
    MOVE,
    ORDERED_PICKS,
    PLACES,
    RANGED,
    TROLL_FIGURES,
    TUNNEL_TOWER,
)
from siegeworks.games.runedar.rules.enemies import (
    after_goblins,
    any_troll,
    defeat_goblin,
    defeat_orc,
    defeat_troll,
    destroy_machine,
)
from siegeworks.games.runedar.rules.rule_ids import (
    ALLOWED,
    R_LOST_HITS,
    R_MELEE,
    R_ONE_LINE,
    R_RANGED,
)
from siegeworks.games.runedar.rules.work import value_of
from siegeworks.games.runedar.state import State
from siegeworks.kernel.chance import Chance
from siegeworks.kernel.events import EventSink, emit
from siegeworks.kernel.frames import pop, push, top

# Targets of hits: the orcs of the place, the two goblins, then the circles of each troll.
ORC_TARGET: Final = 0
GOBLIN_TARGET: Final = 1
TROLL_TARGET: Final = GOBLIN_TARGET + GOBLIN_FIGURES
TARGETS: Final = TROLL_TARGET + TROLL_FIGURES * MOST_CIRCLES
DEAREST: Final = 99
"""More hits than any circle needs; used to rank more expensive targets first."""


def fights(s: State, slot: int) -> bool:
    """R-GOBLIN-FIGHT: whether the goblin in a slot has an open circle."""
    tile = s.goblin_tile[slot]
    return tile != HIDDEN and s.content.goblin_kind[tile] == GOBLIN_FIGHT and s.goblin_covered[slot] == 0


def can_be_fought(s: State, place: int) -> bool:
    """Whether a place has an enemy that can be hit (Q17)."""
    if place != ENTRANCE:
        return s.orcs[place] > 0
    return fights(s, 0) or fights(s, 1) or any_troll(s)


def melee_refusal(s: State) -> int:
    """R-MELEE: the dwarf must be in the same place as an enemy that can be hit."""
    return ALLOWED if can_be_fought(s, s.dwarf[s.active]) else R_MELEE


def aim_refusal(s: State, target: int) -> int:
    """R-RANGED: a tower reaches machines and the walls and fields beside it, the tunnel tower the entrance."""
    tower = s.dwarf[s.active]
    if tower < TUNNEL_TOWER:
        return R_RANGED
    if target <= AIM_CATAPULT:
        return ALLOWED if s.machine_at[target] != IN_RESERVE else R_RANGED
    if target == AIM_ENTRANCE:
        return ALLOWED if tower == TUNNEL_TOWER and can_be_fought(s, ENTRANCE) else R_RANGED
    workshop = target - AIM_WALL if target < AIM_FIELD else target - AIM_FIELD
    if s.content.distance[tower * PLACES + FIRST_WALL + workshop] != 1:
        return R_RANGED
    return ALLOWED if s.orcs[aimed_place(target)] > 0 else R_RANGED


def aimed_place(target: int) -> int:
    """The place of a target of a ranged attack; machines have none."""
    if target == AIM_ENTRANCE:
        return ENTRANCE
    return FIRST_WALL + target - AIM_WALL if target < AIM_FIELD else FIRST_FIELD + target - AIM_FIELD


def ranged_refusal(s: State) -> int:
    """R-RANGED: the dwarf must be on a tower with a target in reach."""
    if s.dwarf[s.active] < TUNNEL_TOWER:
        return R_RANGED
    for target in range(AIMS):
        if aim_refusal(s, target) == ALLOWED:
            return ALLOWED
    return R_RANGED


def begin_attack(s: State, card: int, use: int, jumped: bool) -> None:
    """Begin an attack with its first card.

    Q16: a magic card moves the dwarf first; then all cards are added at the new place, in any order (R-ANY-ORDER).
    """
    push(s, GatherFrame(GATHER, RANGED if use == RANGED else MELEE))
    attack = top(s, GatherFrame)
    attack.last_card = HIDDEN if jumped else card
    attack.leader = card if jumped else HIDDEN
    add_to_attack(s, card, use)


def add_to_attack(s: State, card: int, use: int) -> None:
    """Q14: a card adds exactly one of its lines; R-DIRECT: a direct line adds hits without dice."""
    attack = top(s, GatherFrame)
    if use == DIRECT:
        attack.direct += value_of(s, card, use)
    else:
        attack.dice += value_of(s, card, use)


def join_refusal(s: State, card: int, use: int) -> int:
    """R-MELEE, R-RANGED: further cards need a line of the same kind of attack."""
    attack = top(s, GatherFrame)
    ranged = attack.use == RANGED
    if ranged != (use == RANGED) or (use != RANGED and use != MELEE and use != DIRECT):
        return R_ONE_LINE
    if value_of(s, card, use) == 0:
        return R_ONE_LINE
    if s.rules == ORDERED_PICKS and (not joins_in_order(s, card) or _could_have_led(s, card)):
        return R_ONE_LINE
    return ALLOWED


def joins_in_order(s: State, card: int) -> bool:
    """Whether a card joins an attack in the canonical order, which is ascending: one path to each set of cards."""
    return card > top(s, GatherFrame).last_card


def _could_have_led(s: State, card: int) -> bool:
    """Whether a magic card could have moved the dwarf to this fight instead of the one that did."""
    return value_of(s, card, MOVE) == MAGIC_STEPS and card < top(s, GatherFrame).leader


def join_attack(s: State, card: int, use: int) -> None:
    attack = top(s, GatherFrame)
    attack.last_card = max(attack.last_card, card)
    add_to_attack(s, card, use)


def strike(s: State, chance: Chance, sink: EventSink | None) -> None:
    """R-MELEE: roll all dice of the attack, at most five (R-DICE-CAP, Q15); crossbows do not count."""
    attack = top(s, GatherFrame)
    dice = min(attack.dice, DICE)
    hits = attack.direct * HITS_PER_DIRECT
    pop(s)
    emit(sink, ATTACK_ROLLED, s.active, MELEE, dice)
    for _ in range(dice):
        face = chance.below(DIE_FACES)
        hits += s.content.die_hits[face]
        emit(sink, DIE_ROLLED, face, 0, 0)
    emit(sink, HITS_SCORED, hits, MELEE, 0)
    push(s, AssignFrame(ASSIGN, MELEE, hits, place=s.dwarf[s.active]))


def shoot(s: State, target: int, chance: Chance, sink: EventSink | None) -> None:
    """R-RANGED: roll all dice of the attack, at most five; only crossbows count, one damage each."""
    dice = min(top(s, GatherFrame).dice, DICE)
    crossbows = 0
    pop(s)
    emit(sink, ATTACK_ROLLED, s.active, RANGED, dice)
    for _ in range(dice):
        face = chance.below(DIE_FACES)
        crossbows += s.content.die_crossbow[face]
        emit(sink, DIE_ROLLED, face, 0, 0)
    emit(sink, HITS_SCORED, crossbows, RANGED, 0)
    if target <= AIM_CATAPULT:
        if crossbows > 0:
            destroy_machine(s, target, sink)
    else:
        push(s, AssignFrame(ASSIGN, RANGED, crossbows, place=aimed_place(target)))


def target_cost(s: State, target: int) -> int:
    """The hits that one enemy or circle needs in the pending attack; 0 if there is nothing left to hit."""
    attack = top(s, AssignFrame)
    ranged = attack.use == RANGED
    place = attack.place
    if target == ORC_TARGET:
        if s.orcs[place] == 0:
            return 0
        return 1 if ranged else HITS_PER_ORC
    if place != ENTRANCE:
        return 0
    if target < TROLL_TARGET:
        slot = target - GOBLIN_TARGET
        if not fights(s, slot):
            return 0
        return 1 if ranged else s.content.goblin_amount[s.goblin_tile[slot]]
    slot = (target - TROLL_TARGET) // MOST_CIRCLES
    circle = (target - TROLL_TARGET) % MOST_CIRCLES
    tile = s.troll_tile[slot]
    if tile == HIDDEN or circle >= s.content.troll_circles[tile] or s.troll_covered[slot] >> circle & 1:
        return 0
    return 1 if ranged else s.content.troll_hits[tile * MOST_CIRCLES + circle]


def is_twin(s: State, target: int) -> bool:
    """Whether the same troll has an earlier open circle of the same cost; hitting either is as good."""
    if target < TROLL_TARGET:
        return False
    first = target - (target - TROLL_TARGET) % MOST_CIRCLES
    tile = s.troll_tile[(target - TROLL_TARGET) // MOST_CIRCLES]
    hits = s.content.troll_hits[tile * MOST_CIRCLES + target - first]
    for earlier in range(first, target):
        if target_cost(s, earlier) > 0 and s.content.troll_hits[tile * MOST_CIRCLES + earlier - first] == hits:
            return True
    return False


def hits_pay_for_all(s: State) -> bool:
    """Whether the hits left are enough for every target, so that there is nothing to choose."""
    attack = top(s, AssignFrame)
    needed = 0
    for target in range(TARGETS):
        cost = target_cost(s, target)
        needed += cost * s.orcs[attack.place] if target == ORC_TARGET else cost
    return needed <= attack.hits


def hit_refusal(s: State, target: int) -> int:
    """R-LOST-HITS: a target must be there and the hits left must pay for it; targets are hit in any order."""
    cost = target_cost(s, target)
    if cost == 0 or cost > top(s, AssignFrame).hits:
        return R_LOST_HITS
    return R_LOST_HITS if s.rules == ORDERED_PICKS and not hits_in_order(s, target) else ALLOWED


def hits_in_order(s: State, target: int) -> bool:
    """Whether a target that can be paid follows the canonical order: the most expensive targets come first.

    Because of this order each result can be reached in one way only. A target follows it if, after hitting it and
    everything that comes later in the order, the hits left are too few for any target that was skipped.
    """
    attack = top(s, AssignFrame)
    hits = attack.hits
    rank = (DEAREST - target_cost(s, target)) * TARGETS + target
    if rank < attack.last or is_twin(s, target):
        return False
    rest = 0
    cheapest_passed = DEAREST
    for other in range(TARGETS):
        price = target_cost(s, other)
        if price == 0:
            continue
        if (DEAREST - price) * TARGETS + other >= rank:
            rest += price * s.orcs[attack.place] if other == ORC_TARGET else price
        elif price < cheapest_passed:
            cheapest_passed = price
    return hits - rest < cheapest_passed


def hit(s: State, target: int, sink: EventSink | None) -> None:
    """Spend the hits for one orc or circle."""
    attack = top(s, AssignFrame)
    cost = target_cost(s, target)
    attack.hits -= cost
    attack.last = max(attack.last, (DEAREST - cost) * TARGETS + target)
    attack.begun = 1
    if target == ORC_TARGET:
        defeat_orc(s, attack.place, sink)
    elif target < TROLL_TARGET:
        s.goblin_covered[target - GOBLIN_TARGET] = 1
        emit(sink, CIRCLE_COVERED, 1, target - GOBLIN_TARGET + 1, 1)
    else:
        slot = (target - TROLL_TARGET) // MOST_CIRCLES
        circle = (target - TROLL_TARGET) % MOST_CIRCLES
        s.troll_covered[slot] |= 1 << circle
        emit(sink, CIRCLE_COVERED, 0, slot + 1, circle + 1)


def finish_attack(s: State, sink: EventSink | None) -> None:
    """Q29: after all hits are assigned, remove defeated enemies, then apply R-NEXT and R-WIN."""
    pop(s)
    for slot in range(TROLL_FIGURES):
        tile = s.troll_tile[slot]
        if tile == HIDDEN:
            continue
        if s.troll_covered[slot] == (1 << s.content.troll_circles[tile]) - 1:
            defeat_troll(s, slot, sink)
        elif s.rules >= ANY_ORDER:
            _gather_tokens(s, slot)
    fell = False
    for slot in range(GOBLIN_FIGURES):
        if s.goblin_covered[slot] == 1:
            defeat_goblin(s, slot, sink)
            fell = True
    if fell:
        after_goblins(s, sink)


def _gather_tokens(s: State, slot: int) -> None:
    """Lay the tokens of equal circles of a troll on the first of them: which one was hit makes no difference."""
    first = s.troll_tile[slot] * MOST_CIRCLES
    circles = s.content.troll_circles[s.troll_tile[slot]]
    for circle in range(circles):
        for later in range(circle + 1, circles):
            equal = s.content.troll_hits[first + circle] == s.content.troll_hits[first + later]
            if equal and not s.troll_covered[slot] >> circle & 1 and s.troll_covered[slot] >> later & 1:
                s.troll_covered[slot] ^= 1 << circle | 1 << later
