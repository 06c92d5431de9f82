"""The turn: set-up, machines, orc cards, end of turn, and the automatic steps between decisions."""

from siegeworks.games.runedar.actions import GIVE_TARGETS
from siegeworks.games.runedar.events import (
    CARD_DRAWN,
    CARD_PASSED,
    CARD_PHASE_BEGAN,
    CARD_UNUSED,
    DECK_RESHUFFLED,
    GAME_BEGAN,
    MACHINE_RAISED,
    ORC_CARD_PLAYED,
    SIEGE_CARD_REVEALED,
    TURN_BEGAN,
    TURN_ENDED,
)
from siegeworks.games.runedar.frames import (
    ACTIVATION,
    ASSIGN,
    CARD_PHASE,
    DIG_BESIDE,
    MACHINES_PHASE,
    MAGIC,
    ORC_PHASE,
    PLACE,
    REFILL_PHASE,
    SIEGE_ARROW,
    SIEGE_BEFORE_ARROW,
    SIEGE_CARD,
    SIEGE_DONE,
    SIEGE_MACHINE,
    SIEGE_ORCS,
    SIEGE_REVEALED,
    ActivationFrame,
    CardsFrame,
    DigFrame,
    MachinesFrame,
    MagicFrame,
    PlaceFrame,
    RefillFrame,
    SiegeFrame,
)
from siegeworks.games.runedar.names import (
    ASIDE_SIZE,
    CATAPULT,
    CATAPULT_CARDS,
    CHAMBER,
    DECK_SIZE,
    GOBLIN_FIGURES,
    GOBLIN_TILES,
    GOBLINS_PER_LEVEL,
    GREY_CARDS,
    HAND_SIZE,
    HIDDEN,
    IN_RESERVE,
    LEVELS,
    LOST_SIEGE,
    MACHINES,
    ORC_CARD,
    PILE_SIZE,
    RED_CARDS,
    RESOURCES,
    RUNNING,
    SIEGE_CARDS,
    SIEGE_PER_LEVEL,
    SPACES,
    START_GOLD,
    START_STOCK,
    STARTING_CARDS,
    TOWER,
    TROLL_TILES,
    UPGRADES,
    YELLOW_CARDS,
)
from siegeworks.games.runedar.rules.enemies import (
    activate_machine,
    advance_orcs,
    lose,
    machine_comes,
    place_orcs,
)
from siegeworks.games.runedar.rules.fight import TARGETS, finish_attack, hit, hit_refusal, hits_pay_for_all, is_twin
from siegeworks.games.runedar.rules.mercenaries import any_to_hire
from siegeworks.games.runedar.rules.rule_ids import ALLOWED
from siegeworks.games.runedar.rules.upgrades import any_to_take, can_refill, give, give_refusal, room_from
from siegeworks.games.runedar.rules.uses import usable_in_magic
from siegeworks.games.runedar.rules.work import dig_beside, dig_beside_refusal, rubble_beside
from siegeworks.games.runedar.state import State, add_to_hand, add_to_played, remove_from_hand
from siegeworks.kernel.chance import Chance
from siegeworks.kernel.events import EventSink, emit
from siegeworks.kernel.frames import pop, push, top, top_kind


def choose_rules(s: State, rules: int, magic_move: int, catapult_mercenary: int, taking: int) -> None:
    """Choose the version of the rules and the house rules before a game is set up."""
    s.rules = rules
    s.magic_move = magic_move
    s.catapult_mercenary = catapult_mercenary
    s.taking = taking


def set_up(s: State, seats: int, section_rubble: int, open_hands: int, chance: Chance, sink: EventSink | None) -> None:
    """R-SETUP: set up a game and begin the first turn; one seat plays R-SOLO."""
    s.seats = seats
    s.section_rubble = section_rubble
    s.open_hands = open_hands
    s.gold = START_GOLD
    s.rubble = section_rubble  # R-SETUP-7
    for resource in range(RESOURCES):
        s.stock[resource] = START_STOCK
    _lay_tunnel(s, chance)
    _shuffle_decks(s, chance)
    for seat in range(seats):
        s.dwarf[seat] = CHAMBER
        for card in range(STARTING_CARDS):
            s.discard[seat * DECK_SIZE + card] = card
        for card in range(STARTING_CARDS, DECK_SIZE):
            s.discard[seat * DECK_SIZE + card] = ORC_CARD
        s.discard_count[seat] = DECK_SIZE
    # R-SETUP-9: the first player is random.
    s.active = chance.below(seats)
    emit(sink, GAME_BEGAN, s.active, 0, 0)
    for seat in range(seats):
        _reshuffle(s, seat, chance, sink)
        _draw_hand(s, seat, sink)
    _begin_turn(s, sink)
    advance(s, chance, sink)


def _lay_tunnel(s: State, chance: Chance) -> None:
    """R-SETUP-1: put two of the four goblins of each level under their section; the rest stay unseen."""
    for tile in range(GOBLIN_TILES):
        s.goblin_tiles[tile] = tile
    for level in range(LEVELS):
        chance.shuffle(s.goblin_tiles, level * GOBLINS_PER_LEVEL, GOBLINS_PER_LEVEL)
    for level in range(1, LEVELS):
        for slot in range(GOBLIN_FIGURES):
            here = level * GOBLIN_FIGURES + slot
            there = level * GOBLINS_PER_LEVEL + slot
            held = s.goblin_tiles[here]
            s.goblin_tiles[here] = s.goblin_tiles[there]
            s.goblin_tiles[there] = held


def _shuffle_decks(s: State, chance: Chance) -> None:
    """R-SETUP-2, R-SETUP-3, R-SETUP-5: shuffle the siege deck by levels, trolls, catapult cards, upgrades."""
    for card in range(SIEGE_CARDS):
        s.siege[card] = card
    for level in range(LEVELS):
        chance.shuffle(s.siege, level * SIEGE_PER_LEVEL, SIEGE_PER_LEVEL)
    for tile in range(TROLL_TILES):
        s.troll_tiles[tile] = tile
    chance.shuffle(s.troll_tiles, 0, TROLL_TILES)
    for card in range(CATAPULT_CARDS):
        s.catapults[card] = card
    chance.shuffle(s.catapults, 0, CATAPULT_CARDS)
    for card in range(UPGRADES):
        s.decks[card] = STARTING_CARDS + card
    chance.shuffle(s.decks, 0, YELLOW_CARDS)
    chance.shuffle(s.decks, YELLOW_CARDS, GREY_CARDS)
    chance.shuffle(s.decks, YELLOW_CARDS + GREY_CARDS, RED_CARDS)
    for space in range(SPACES):
        s.board_card[space] = s.decks[space]
    s.deck_next[0] = SPACES


def _reshuffle(s: State, seat: int, chance: Chance, sink: EventSink | None) -> None:
    """R-RESHUFFLE (R-SETUP-8): shuffle all twelve cards and set two aside unseen; ten are the draw pile."""
    first = seat * DECK_SIZE
    chance.shuffle(s.discard, first, DECK_SIZE)
    for place in range(ASIDE_SIZE):
        s.aside[seat * ASIDE_SIZE + place] = s.discard[first + place]
    for place in range(PILE_SIZE):
        s.pile[seat * PILE_SIZE + place] = s.discard[first + ASIDE_SIZE + place]
    for place in range(DECK_SIZE):
        s.discard[first + place] = HIDDEN
    s.discard_count[seat] = 0
    s.pile_count[seat] = PILE_SIZE
    emit(sink, DECK_RESHUFFLED, seat, 0, 0)


def _draw_hand(s: State, seat: int, sink: EventSink | None) -> None:
    """R-END: draw five cards."""
    for _ in range(HAND_SIZE):
        s.pile_count[seat] -= 1
        at = seat * PILE_SIZE + s.pile_count[seat]
        card = s.pile[at]
        s.pile[at] = HIDDEN
        add_to_hand(s, seat, card)
        emit(sink, CARD_DRAWN, seat, card, 0)


def _begin_turn(s: State, sink: EventSink | None) -> None:
    """R-TURN A: activate the machines in the seat's area; R-SOLO-RAISE, R-SOLO-ACT (Q27)."""
    s.turn += 1
    emit(sink, TURN_BEGAN, s.active, s.turn, 0)
    push(s, MachinesFrame(MACHINES_PHASE))
    due = top(s, MachinesFrame)
    for machine in range(MACHINES):
        if s.machine_at[machine] == s.active:
            if s.machine_up[machine] == 1:
                if machine == TOWER:
                    due.tower = 1
                else:
                    due.catapult = 1
            else:
                s.machine_up[machine] = 1
                emit(sink, MACHINE_RAISED, machine, 0, 0)


def _next_phase(s: State, phase: int) -> None:
    pop(s)
    push(s, CardsFrame(phase))


def advance(s: State, chance: Chance, sink: EventSink | None) -> None:  # noqa: C901 - one branch for each kind of frame
    """Carry out automatic steps until a seat has to decide or the game is over; none after that (Q28)."""
    while s.result == RUNNING:
        kind = top_kind(s)
        if kind == CARD_PHASE:
            # The seat decides even with an empty hand: it ends its turn itself, so that it can undo its last card.
            return
        if kind == MACHINES_PHASE:
            if _machines_ask(s):
                return
        elif kind == ORC_PHASE:
            if s.hand[s.active * HAND_SIZE + s.hand_count[s.active] - 1] != ORC_CARD:
                emit(sink, CARD_PHASE_BEGAN, s.active, 0, 0)
                _next_phase(s, CARD_PHASE)
            elif _may_step_in(s):
                return
            else:
                reveal_siege_card(s, sink)
        elif kind == ACTIVATION:
            if _may_step_in(s):
                return
            carry_out_activation(s, sink)
        elif kind == SIEGE_CARD:
            if _siege_card_asks(s, sink):
                return
        elif kind == MAGIC:
            if usable_in_magic(s, top(s, MagicFrame).card) or _may_step_in(s):
                return
            pop(s)
        elif kind == ASSIGN:
            if _assignment_asks(s, sink):
                return
        elif kind == PLACE:
            if _placing_asks(s, sink):
                return
        elif kind == DIG_BESIDE:
            if _digging_asks(s, sink):
                return
        elif kind == REFILL_PHASE:
            if can_refill(s):
                return
            end_turn(s, chance, sink)
        else:
            return


def _may_step_in(s: State) -> bool:
    """Whether the seat could hire a mercenary or take an upgrade at this pause."""
    return any_to_hire(s) or any_to_take(s)


def _machines_ask(s: State) -> bool:
    """R-MACHINE: whether the seat has two machines and must choose the order; a single one begins to act."""
    due = top(s, MachinesFrame)
    tower = due.tower
    catapult = due.catapult
    if tower == 1 and catapult == 1:
        return True
    if tower == 1:
        begin_activation(s, TOWER)
    elif catapult == 1:
        begin_activation(s, CATAPULT)
    else:
        _next_phase(s, ORC_PHASE)
    return False


def begin_activation(s: State, machine: int) -> None:
    """Begin to activate a machine in the machines phase; there is a pause before it acts."""
    due = top(s, MachinesFrame)
    if machine == TOWER:
        due.tower = 0
    else:
        due.catapult = 0
    push(s, ActivationFrame(ACTIVATION, machine, from_phase=1))


def carry_out_activation(s: State, sink: EventSink | None) -> None:
    machine = top(s, ActivationFrame).machine
    pop(s)
    activate_machine(s, machine, sink)


def reveal_siege_card(s: State, sink: EventSink | None) -> None:
    """R-ORC: an orc card reveals the top siege card; R-LOSE-SIEGE: the last one loses at once (Q7)."""
    remove_from_hand(s, s.active, ORC_CARD)
    add_to_played(s, ORC_CARD)
    emit(sink, ORC_CARD_PLAYED, s.active, 0, 0)
    card = s.siege[s.siege_next]
    s.siege_next += 1
    emit(sink, SIEGE_CARD_REVEALED, card, 0, 0)
    if s.siege_next == SIEGE_CARDS:
        lose(s, LOST_SIEGE, sink)
        return
    push(s, SiegeFrame(SIEGE_CARD, card, SIEGE_REVEALED))


def _siege_card_asks(s: State, sink: EventSink | None) -> bool:
    """Whether a siege card pauses, after it is revealed or before its arrow; if not, its next step runs."""
    resolved = top(s, SiegeFrame)
    step = resolved.step
    pauses = step == SIEGE_REVEALED or (step == SIEGE_BEFORE_ARROW and s.content.siege_arrow[resolved.card] == 1)
    if pauses and _may_step_in(s):
        return True
    next_siege_step(s, sink)
    return False


def next_siege_step(s: State, sink: EventSink | None) -> None:
    """R-ORC: carry out the next step: orcs, then machine, then arrow (Q23), each completely."""
    resolved = top(s, SiegeFrame)
    card = resolved.card
    step = resolved.step
    resolved.step = step + 1
    if step == SIEGE_ORCS:
        place_orcs(s, s.content.siege_wall[card], s.content.siege_orcs[card], sink)
    elif step == SIEGE_MACHINE:
        machine = s.content.siege_machine[card]
        if machine == HIDDEN:
            return
        if s.machine_at[machine] == IN_RESERVE:
            machine_comes(s, machine, sink)
        else:
            push(s, ActivationFrame(ACTIVATION, machine))
    elif step == SIEGE_ARROW:
        if s.content.siege_arrow[card] == 1:
            advance_orcs(s, sink)
    elif step == SIEGE_DONE:
        pop(s)


def _assignment_asks(s: State, sink: EventSink | None) -> bool:
    """Whether the seat has a choice of results; otherwise the next hit is assigned.

    There is none if only one target or several equal circles can be hit, or if the hits pay for all targets.
    """
    options = 0
    first = 0
    for target in range(TARGETS):
        if hit_refusal(s, target) == ALLOWED and not is_twin(s, target):
            first = first if options > 0 else target
            options += 1
    if options == 0:
        finish_attack(s, sink)
        return False
    if (options > 1 and not hits_pay_for_all(s)) or _may_step_in(s):
        return True
    hit(s, first, sink)
    return False


def _placing_asks(s: State, sink: EventSink | None) -> bool:
    """Whether the seat has a choice of results: several targets, and not enough tokens for all of them."""
    placing = top(s, PlaceFrame)
    scarce = room_from(s, 0, placing.resource) > placing.left
    options = 0
    first = 0
    for target in range(GIVE_TARGETS):
        if give_refusal(s, target) == ALLOWED:
            first = first if options > 0 else target
            options += 1
    if options > 1 and scarce:
        return True
    give(s, first, sink)
    return False


def _digging_asks(s: State, sink: EventSink | None) -> bool:
    """Whether the seat has a choice of results: two goblins, and more rubble than it digs."""
    first = 0 if dig_beside_refusal(s, 0) == ALLOWED else 1
    if first == 0 and dig_beside_refusal(s, 1) == ALLOWED and rubble_beside(s) > top(s, DigFrame).left:
        return True
    dig_beside(s, first, sink)
    return False


def pass_card(s: State, card: int, sink: EventSink | None) -> None:
    """R-CARD-PASS: play one card without effect. The seat names it, so unlike the end of a turn this can be undone."""
    remove_from_hand(s, s.active, card)
    add_to_played(s, card)
    emit(sink, CARD_PASSED, s.active, card, 0)


def rest_unused(s: State, sink: EventSink | None) -> None:
    """R-CARD-PASS: play the remaining cards without effect."""
    while s.hand_count[s.active] > 0:
        card = s.hand[s.active * HAND_SIZE]
        remove_from_hand(s, s.active, card)
        add_to_played(s, card)
        emit(sink, CARD_UNUSED, s.active, card, 0)
    pop(s)
    push(s, RefillFrame(REFILL_PHASE))


def end_turn(s: State, chance: Chance, sink: EventSink | None) -> None:
    """R-END: discard the five played cards (Q26) and draw five; then the next seat begins."""
    seat = s.active
    for place in range(s.played_count):
        s.discard[seat * DECK_SIZE + s.discard_count[seat]] = s.played[place]
        s.discard_count[seat] += 1
        s.played[place] = HIDDEN
    s.played_count = 0
    if s.pile_count[seat] == 0:
        for place in range(ASIDE_SIZE):
            s.discard[seat * DECK_SIZE + s.discard_count[seat]] = s.aside[seat * ASIDE_SIZE + place]
            s.aside[seat * ASIDE_SIZE + place] = HIDDEN
            s.discard_count[seat] += 1
        _reshuffle(s, seat, chance, sink)
    emit(sink, TURN_ENDED, seat, 0, 0)
    _draw_hand(s, seat, sink)
    pop(s)
    s.active = (seat + 1) % s.seats
    _begin_turn(s, sink)
