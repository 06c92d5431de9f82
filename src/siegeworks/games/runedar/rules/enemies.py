"""Orcs, machines, trolls and goblins: how they arrive, act and are defeated, and how a game ends."""

from siegeworks.games.runedar.content import Content
from siegeworks.games.runedar.events import (
    GAME_LOST,
    GAME_WON,
    GOBLIN_CAME,
    GOBLIN_DEFEATED,
    GOLD_LOST,
    MACHINE_ACTIVATED,
    MACHINE_CAME,
    MACHINE_DESTROYED,
    ORC_DEFEATED,
    ORC_PLACED,
    ORC_STOLE,
    ORCS_ADVANCED,
    RUBBLE_PLACED,
    SECTION_OPENED,
    SPACE_BLOCKED,
    TROLL_CAME,
    TROLL_DEFEATED,
    UPGRADE_LOST,
)
from siegeworks.games.runedar.names import (
    CATAPULT_CARDS,
    FIRST_FIELD,
    FIRST_WALL,
    FIRST_WORKSHOP,
    GOBLIN_FIGURES,
    GOBLIN_RUBBLE,
    GOLD_STOLEN,
    GOLD_TO_CATAPULT,
    HIDDEN,
    IN_RESERVE,
    LOST_CATAPULT,
    LOST_GOLD,
    LOST_ORC,
    LOST_TROLL,
    ORC_FIGURES,
    RESOURCES,
    RUNNING,
    SECTIONS,
    TOWER,
    TROLL_FIGURES,
    TROLL_TILES,
    WON,
    WORKSHOPS,
)
from siegeworks.games.runedar.state import State
from siegeworks.kernel.events import EventSink, emit


def lose(s: State, loss: int, sink: EventSink | None) -> None:
    """R-LOSE: lose the game at once; the score is the number of goblins defeated."""
    s.result = loss
    emit(sink, GAME_LOST, loss, s.goblins_defeated, 0)


def win(s: State, sink: EventSink | None) -> None:
    """R-WIN: win once the goblins of the fifth section are gone; the score is the gold left."""
    s.result = WON
    emit(sink, GAME_WON, s.gold, 0, 0)


def lose_gold(s: State, amount: int, reason: int, sink: EventSink | None) -> None:
    """Remove gold from the game; R-LOSE-GOLD: losing the last nugget loses the game."""
    s.gold -= amount
    emit(sink, GOLD_LOST, amount, reason, 0)
    if s.gold <= 0:
        lose(s, LOST_GOLD, sink)


def place_orcs(s: State, workshop: int, count: int, sink: EventSink | None) -> None:
    """R-SIEGE-ORC: put orcs on the field of a wall; R-LOSE-ORC: the tenth figure loses the game at once."""
    for _ in range(count):
        s.orcs[FIRST_FIELD + workshop] += 1
        s.orcs_out += 1
        emit(sink, ORC_PLACED, FIRST_FIELD + workshop, 0, 0)
        if s.orcs_out == ORC_FIGURES:
            lose(s, LOST_ORC, sink)
            return


def advance_orcs(s: State, sink: EventSink | None) -> None:
    """R-SIEGE-ARROW: every orc moves one step, field → wall → workshop → chamber (R-ORC-PATH)."""
    emit(sink, ORCS_ADVANCED, s.orcs_out, 0, 0)
    for workshop in range(WORKSHOPS):
        for _ in range(s.orcs[FIRST_WORKSHOP + workshop]):
            s.orcs[FIRST_WORKSHOP + workshop] -= 1
            s.orcs_out -= 1
            emit(sink, ORC_STOLE, FIRST_WORKSHOP + workshop, 0, 0)
            lose_gold(s, 1, GOLD_STOLEN, sink)
            if s.result != RUNNING:
                return
    for workshop in range(WORKSHOPS):
        s.orcs[FIRST_WORKSHOP + workshop] = s.orcs[FIRST_WALL + workshop]
        s.orcs[FIRST_WALL + workshop] = s.orcs[FIRST_FIELD + workshop]
        s.orcs[FIRST_FIELD + workshop] = 0


def defeat_orc(s: State, place: int, sink: EventSink | None) -> None:
    """R-RESERVE: return a defeated orc to the reserve."""
    s.orcs[place] -= 1
    s.orcs_out -= 1
    emit(sink, ORC_DEFEATED, place, 0, 0)


def machine_comes(s: State, machine: int, sink: EventSink | None) -> None:
    """R-SIEGE-TOWER, R-SIEGE-CATAPULT (Q2): the active seat gets a free machine; R-SOLO-LIE: solo, it lies down."""
    s.machine_at[machine] = s.active
    s.machine_up[machine] = 0 if s.seats == 1 else 1
    emit(sink, MACHINE_CAME, s.active, machine, 0)


def machine_leaves(s: State, machine: int) -> None:
    s.machine_at[machine] = IN_RESERVE
    s.machine_up[machine] = 0


def destroy_machine(s: State, machine: int, sink: EventSink | None) -> None:
    """R-RANGED: one damage returns a machine to the reserve."""
    machine_leaves(s, machine)
    emit(sink, MACHINE_DESTROYED, machine, 0, 0)


def activate_machine(s: State, machine: int, sink: EventSink | None) -> None:
    """R-MACHINE: the machine acts once and returns to the reserve."""
    emit(sink, MACHINE_ACTIVATED, machine, 0, 0)
    machine_leaves(s, machine)
    if machine == TOWER:
        _troll_comes(s, sink)
    else:
        _catapult_fires(s, sink)


def _troll_comes(s: State, sink: EventSink | None) -> None:
    """R-TOWER: a troll enters; R-LOSE-TROLL: the last tile loses at once, so figures never run out."""
    tile = s.troll_tiles[s.troll_next]
    s.troll_next += 1
    if s.troll_next == TROLL_TILES:
        lose(s, LOST_TROLL, sink)
        return
    slot = 0
    while s.troll_tile[slot] != HIDDEN:
        slot += 1
    s.troll_tile[slot] = tile
    emit(sink, TROLL_CAME, slot + 1, tile, 0)


def _catapult_fires(s: State, sink: EventSink | None) -> None:
    """R-CATAPULT: block a space and lose 1 gold; R-LOSE-CATAPULT: the last card loses before that (Q24)."""
    card = s.catapults[s.catapult_next]
    s.catapult_next += 1
    if s.catapult_next == CATAPULT_CARDS:
        lose(s, LOST_CATAPULT, sink)
        return
    space = s.content.catapult_space[card]
    s.blocked[space] = 1
    emit(sink, SPACE_BLOCKED, space + 1, 0, 0)
    if s.board_card[space] != HIDDEN:
        emit(sink, UPGRADE_LOST, space + 1, s.board_card[space], 0)
        clear_space(s, space)
    lose_gold(s, 1, GOLD_TO_CATAPULT, sink)


def clear_space(s: State, space: int) -> None:
    """Remove the card from a space and return its resources to their workshops."""
    s.board_card[space] = HIDDEN
    for resource in range(RESOURCES):
        s.stock[resource] += s.board_given[space * RESOURCES + resource]
        s.board_given[space * RESOURCES + resource] = 0


def any_troll(s: State) -> bool:
    """Whether a troll stands in the entrance."""
    for slot in range(TROLL_FIGURES):
        if s.troll_tile[slot] != HIDDEN:
            return True
    return False


def trolls_or_goblins(s: State) -> bool:
    """Whether a troll or goblin stands in the entrance."""
    return s.goblin_tile[0] != HIDDEN or s.goblin_tile[1] != HIDDEN or any_troll(s)


def damage_on(content: Content, tile: int, covered: int) -> int:
    """R-SETUP: the damage tokens on a troll; the last circle needs none, because the troll is defeated (Q20)."""
    if tile == HIDDEN or covered == (1 << content.troll_circles[tile]) - 1:
        return 0
    tokens = 0
    for circle in range(content.troll_circles[tile]):
        tokens += covered >> circle & 1
    return tokens


def defeat_troll(s: State, slot: int, sink: EventSink | None) -> None:
    """R-TROLL: return the figure to the reserve and remove the tile from the game."""
    emit(sink, TROLL_DEFEATED, slot + 1, s.troll_tile[slot], 0)
    s.troll_tile[slot] = HIDDEN
    s.troll_covered[slot] = 0


def defeat_goblin(s: State, slot: int, sink: EventSink | None) -> None:
    """R-GOBLIN: return the goblin's resources and rubble, and count it for the score (Q21)."""
    emit(sink, GOBLIN_DEFEATED, slot + 1, s.goblin_tile[slot], 0)
    s.goblin_tile[slot] = HIDDEN
    s.goblin_covered[slot] = 0
    s.goblin_rubble[slot] = 0
    for resource in range(RESOURCES):
        s.stock[resource] += s.goblin_given[slot * RESOURCES + resource]
        s.goblin_given[slot * RESOURCES + resource] = 0
    s.goblins_defeated += 1


def after_goblins(s: State, sink: EventSink | None) -> None:
    """R-NEXT: when both goblins are gone, place new rubble; R-WIN: after the fifth section, win."""
    if s.goblin_tile[0] != HIDDEN or s.goblin_tile[1] != HIDDEN:
        return
    if s.sections_open == SECTIONS:
        win(s, sink)
    else:
        s.rubble = s.section_rubble
        emit(sink, RUBBLE_PLACED, s.rubble, 0, 0)


def open_section(s: State, sink: EventSink | None) -> None:
    """R-SECTION: open the section nearest the tunnel tower; its two goblins enter the entrance."""
    section = s.sections_open
    s.sections_open += 1
    emit(sink, SECTION_OPENED, section + 1, 0, 0)
    for slot in range(GOBLIN_FIGURES):
        tile = s.goblin_tiles[section * GOBLIN_FIGURES + slot]
        s.goblin_tile[slot] = tile
        if s.content.goblin_kind[tile] == GOBLIN_RUBBLE:
            s.goblin_rubble[slot] = s.content.goblin_amount[tile]
        emit(sink, GOBLIN_CAME, slot + 1, tile, 0)
