"""Moving, working and digging: the uses of a card other than attacks."""

from siegeworks.games.runedar.events import CARD_PLAYED, DWARF_MOVED, RUBBLE_DUG, RUBBLE_DUG_BESIDE
from siegeworks.games.runedar.frames import DIG_BESIDE, PLACE, DigFrame, PlaceFrame
from siegeworks.games.runedar.names import (
    ANY,
    ENTRANCE,
    FIRST_FIELD,
    FIRST_WORKSHOP,
    GOBLIN_FIGURES,
    GOBLIN_RUBBLE,
    HIDDEN,
    MAGIC_INSIDE,
    MAGIC_STEPS,
    MOVE,
    ORDERED_PICKS,
    PLACES,
    USES,
    WORKSHOPS,
)
from siegeworks.games.runedar.rules.enemies import (
    after_goblins,
    defeat_goblin,
    open_section,
    trolls_or_goblins,
)
from siegeworks.games.runedar.rules.rule_ids import (
    ALLOWED,
    R_DIG,
    R_GOBLIN_RUBBLE,
    R_MAGIC,
    R_MOVE,
    R_WORK,
    R_WORK_BLOCKED,
    R_WORK_NOTHING,
)
from siegeworks.games.runedar.rules.upgrades import has_room, room_from
from siegeworks.games.runedar.state import State, add_to_played, remove_from_hand
from siegeworks.kernel.events import EventSink, emit
from siegeworks.kernel.frames import pop, push, top


def value_of(s: State, card: int, use: int) -> int:
    """The number printed on a line of a card; 0 if it has no such line."""
    return s.content.card_use[card * USES + use]


def play(s: State, card: int, use: int, sink: EventSink | None) -> None:
    """R-CARD: move a card from the hand to the cards played this turn."""
    remove_from_hand(s, s.active, card)
    add_to_played(s, card)
    emit(sink, CARD_PLAYED, s.active, card, use)


def move_refusal(s: State, card: int, place: int) -> int:
    """R-MOVE: move at most the steps on the card; R-MAGIC: a magic card reaches every place (Q3)."""
    here = s.dwarf[s.active]
    steps = value_of(s, card, MOVE)
    if place == here or s.content.distance[here * PLACES + place] > steps:
        return R_MOVE
    if steps == MAGIC_STEPS and not magic_reaches(s, place):
        return R_MAGIC
    return ALLOWED


def magic_reaches(s: State, place: int) -> bool:
    """Q3: whether the house rule lets a magic move end here; the fields are outside the fortress."""
    return s.magic_move != MAGIC_INSIDE or place < FIRST_FIELD or place >= FIRST_FIELD + WORKSHOPS


def move(s: State, place: int, sink: EventSink | None) -> None:
    emit(sink, DWARF_MOVED, s.active, s.dwarf[s.active], place)
    s.dwarf[s.active] = place


def work_refusal(s: State, use: int) -> int:
    """R-WORK: work needs the resource's workshop (R-WORK-ANY: any), without orcs, and a place for a token."""
    workshop = s.dwarf[s.active] - FIRST_WORKSHOP
    if workshop < 0 or workshop >= WORKSHOPS:
        return R_WORK
    if use != ANY and use != workshop:
        return R_WORK
    if s.orcs[FIRST_WORKSHOP + workshop] > 0:
        return R_WORK_BLOCKED
    if s.stock[workshop] == 0 or not has_room(s, workshop):
        return R_WORK_NOTHING
    return ALLOWED


def work(s: State, amount: int) -> None:
    """R-WORK: take as many tokens as possible up to the card's value, the stock and the room to place them (Q11)."""
    workshop = s.dwarf[s.active] - FIRST_WORKSHOP
    tokens = min(amount, s.stock[workshop], room_from(s, 0, workshop))
    push(s, PlaceFrame(PLACE, workshop, tokens))


def rubble_beside(s: State) -> int:
    """The amount of rubble beside both goblins together."""
    return s.goblin_rubble[0] + s.goblin_rubble[1]


def dig_refusal(s: State) -> int:
    """R-DIG: dig in the entrance while no enemy is there, or beside rubble goblins (R-GOBLIN-RUBBLE)."""
    if s.dwarf[s.active] != ENTRANCE:
        return R_DIG
    if trolls_or_goblins(s):
        return ALLOWED if rubble_beside(s) > 0 else R_GOBLIN_RUBBLE
    return ALLOWED if s.rubble > 0 else R_DIG


def dig(s: State, amount: int, sink: EventSink | None) -> None:
    """R-DIG: remove as much rubble as the card's value, or all that is left; the rest is lost (Q4)."""
    if trolls_or_goblins(s):
        push(s, DigFrame(DIG_BESIDE, min(amount, rubble_beside(s))))
        return
    pieces = min(amount, s.rubble)
    s.rubble -= pieces
    emit(sink, RUBBLE_DUG, pieces, s.rubble, 0)
    if s.rubble == 0:
        open_section(s, sink)


def dig_beside_refusal(s: State, slot: int) -> int:
    """Q18: digging can be split freely over two rubble goblins, in any order (R-ANY-ORDER)."""
    if s.goblin_rubble[slot] == 0:
        return R_GOBLIN_RUBBLE
    return R_GOBLIN_RUBBLE if s.rules == ORDERED_PICKS and not digs_in_order(s, slot) else ALLOWED


def digs_in_order(s: State, slot: int) -> bool:
    """Whether digging follows the canonical order: ascending slots, with rubble enough from this one on."""
    dig = top(s, DigFrame)
    later = s.goblin_rubble[1] if slot == 0 else 0
    return slot >= dig.last and s.goblin_rubble[slot] + later >= dig.left


def dig_beside(s: State, slot: int, sink: EventSink | None) -> None:
    """R-GOBLIN-RUBBLE: remove one piece beside a goblin; a goblin without rubble is defeated."""
    dig = top(s, DigFrame)
    s.goblin_rubble[slot] -= 1
    emit(sink, RUBBLE_DUG_BESIDE, slot + 1, s.goblin_tile[slot], s.goblin_rubble[slot])
    dig.left -= 1
    dig.last = max(dig.last, slot)
    if dig.left > 0:
        return
    pop(s)
    left = False
    for each in range(GOBLIN_FIGURES):
        tile = s.goblin_tile[each]
        if tile != HIDDEN and s.content.goblin_kind[tile] == GOBLIN_RUBBLE and s.goblin_rubble[each] == 0:
            defeat_goblin(s, each, sink)
            left = True
    if left:
        after_goblins(s, sink)
