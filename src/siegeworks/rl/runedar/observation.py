"""A view of The Siege of Runedar in numbers, own seat first, the others in turn order.

`layout.py` names every number in the same order. Only the view is read.
"""

from siegeworks.bots.runedar.heuristics import goblin_need
from siegeworks.games.runedar.frames import (
    ACTIVATION,
    ASSIGN,
    DIG_BESIDE,
    GATHER,
    MACHINES_PHASE,
    MAGIC,
    PLACE,
    REFILL_PHASE,
    SIEGE_CARD,
    TAKE,
    ActivationFrame,
    AssignFrame,
    DigFrame,
    GatherFrame,
    MachinesFrame,
    MagicFrame,
    PlaceFrame,
    RefillFrame,
    SiegeFrame,
    TakeFrame,
)
from siegeworks.games.runedar.names import (
    CARD_KINDS,
    CATAPULT_CARDS,
    DECK_SIZE,
    DECKS,
    GOBLIN_FIGURES,
    GOBLIN_TILES,
    GREY_CARDS,
    HAND_SIZE,
    HIDDEN,
    LEVELS,
    MACHINES,
    MAGIC_STEPS,
    MELEE,
    MERCENARIES,
    MOST_CIRCLES,
    MOVE,
    ORC_CARD,
    PLACES,
    RED_CARDS,
    RESOURCES,
    SECTIONS,
    SIEGE_CARDS,
    SIEGE_PER_LEVEL,
    SPACES,
    STARTING_CARDS,
    TROLL_FIGURES,
    TROLL_TILES,
    UPGRADES,
    USES,
    WORKSHOPS,
    YELLOW_CARDS,
)
from siegeworks.games.runedar.rules.mercenaries import payable
from siegeworks.games.runedar.rules.upgrades import deck_start, goblin_wants, is_complete, missing
from siegeworks.games.runedar.state import State
from siegeworks.games.runedar.view import View
from siegeworks.kernel.frames import frame_at, kind_at
from siegeworks.rl.runedar.pending_layout import (
    ACTIVATION_AT,
    ASSIGN_AT,
    DIG_BESIDE_AT,
    GATHER_AT,
    MACHINES_AT,
    MAGIC_AT,
    PENDING_NUMBERS,
    PLACE_AT,
    REFILL_AT,
    SIEGE_CARD_AT,
    STACK_AT,
    TAKE_AT,
)
from siegeworks.rl.sheet import Sheet


def describe(view: View, to: Sheet) -> None:
    """Write the observation of a view."""
    s = view.seen
    own = view.seat
    to.clear()
    _write_turn(s, own, to)
    _write_pending(s, to)
    _write_fortress(s, own, to)
    _write_siege(s, to)
    _write_entrance(s, to)
    _write_tunnel(s, to)
    _write_board(s, to)
    _write_upgrades(s, to)
    _write_own_cards(view, s, own, to)
    for ahead in range(1, s.seats):
        _write_other_cards(view, s, (own + ahead) % s.seats, to)


def _write_turn(s: State, own: int, to: Sheet) -> None:
    to.one_of(own, s.seats)
    to.one_of((s.active - own + s.seats) % s.seats, s.seats)
    to.add(min(s.turn / 100.0, 4.0))
    to.add(s.section_rubble / 12.0)
    to.add(s.open_hands + 0.0)
    to.add(s.magic_move + 0.0)
    to.add(s.catapult_mercenary + 0.0)
    to.add(s.taking + 0.0)


def _write_pending(s: State, to: Sheet) -> None:
    """The stack of frames: its top, everything in it, and what each sort of frame holds."""
    first = to.blank(PENDING_NUMBERS)
    for level in range(s.depth):
        kind = kind_at(s, level)
        to.x[first + STACK_AT + kind] = 1.0
        if level == s.depth - 1:
            to.x[first + kind] = 1.0
        if kind < GATHER:
            _write_enemy_frame(s, level, first, to)
        else:
            _write_own_frame(s, level, first, to)


def _write_enemy_frame(s: State, level: int, first: int, to: Sheet) -> None:
    """A phase, an activation, a siege card, or the magic card that is half played."""
    kind = kind_at(s, level)
    if kind == MACHINES_PHASE:
        due = frame_at(s, level, MachinesFrame)
        to.x[first + MACHINES_AT] = due.tower
        to.x[first + MACHINES_AT + 1] = due.catapult
    elif kind == REFILL_PHASE:
        refill = frame_at(s, level, RefillFrame)
        to.x[first + REFILL_AT] = refill.filled
        if refill.next_space > 0:
            to.x[first + REFILL_AT + refill.next_space] = 1.0
    elif kind == ACTIVATION:
        activation = frame_at(s, level, ActivationFrame)
        to.x[first + ACTIVATION_AT + activation.machine] = 1.0
        to.x[first + ACTIVATION_AT + MACHINES] = activation.from_phase
    elif kind == SIEGE_CARD:
        at = first + SIEGE_CARD_AT
        card = frame_at(s, level, SiegeFrame).card
        if s.content.siege_orcs[card] > 0:
            to.x[at + s.content.siege_wall[card]] = s.content.siege_orcs[card] / 3.0
        if s.content.siege_machine[card] != HIDDEN:
            to.x[at + WORKSHOPS + s.content.siege_machine[card]] = 1.0
        to.x[at + WORKSHOPS + MACHINES] = s.content.siege_arrow[card]
        to.x[at + WORKSHOPS + MACHINES + 1 + frame_at(s, level, SiegeFrame).step] = 1.0
    elif kind == MAGIC:
        card = frame_at(s, level, MagicFrame).card
        for use in range(MOVE):
            to.x[first + MAGIC_AT + use] = s.content.card_use[card * USES + use] / 4.0


def _write_own_frame(s: State, level: int, first: int, to: Sheet) -> None:
    """An attack, tokens to place, rubble to dig, an upgrade to take."""
    kind = kind_at(s, level)
    if kind == GATHER:
        at = first + GATHER_AT
        attack = frame_at(s, level, GatherFrame)
        to.x[at + (0 if attack.use == MELEE else 1)] = 1.0
        to.x[at + 2] = (attack.last_card + 1) / 46.0
        to.x[at + 3] = attack.dice / 5.0
        to.x[at + 4] = attack.direct / 5.0
        to.x[at + 5] = (attack.leader + 1) / 46.0
    elif kind == ASSIGN:
        at = first + ASSIGN_AT
        assigned = frame_at(s, level, AssignFrame)
        to.x[at + (0 if assigned.use == MELEE else 1)] = 1.0
        to.x[at + 2] = assigned.hits / 5.0
        to.x[at + 3] = assigned.begun
        to.x[at + 4 + assigned.place] = 1.0
    elif kind == PLACE:
        at = first + PLACE_AT
        placing = frame_at(s, level, PlaceFrame)
        to.x[at + placing.resource] = 1.0
        to.x[at + RESOURCES] = placing.left / 4.0
        for target in range(SPACES + GOBLIN_FIGURES):
            to.x[at + RESOURCES + 1 + target] = placing.completed >> target & 1
    elif kind == DIG_BESIDE:
        to.x[first + DIG_BESIDE_AT] = frame_at(s, level, DigFrame).left / 4.0
    elif kind == TAKE:
        to.x[first + TAKE_AT + frame_at(s, level, TakeFrame).space] = 1.0


def _write_fortress(s: State, own: int, to: Sheet) -> None:
    to.add(s.gold / 10.0)
    for resource in range(RESOURCES):
        to.add(s.stock[resource] / 10.0)
    for place in range(PLACES):
        to.add(s.orcs[place] / 4.0)
    to.add(s.orcs_out / 10.0)
    for ahead in range(s.seats):
        to.one_of(s.dwarf[(own + ahead) % s.seats], PLACES)
    for machine in range(MACHINES):
        at = s.machine_at[machine]
        to.one_of(HIDDEN if at == HIDDEN else (at - own + s.seats) % s.seats, s.seats)
        to.add(s.machine_up[machine] + 0.0)
    for mercenary in range(MERCENARIES):
        to.add(s.hired[mercenary] + 0.0)
        to.add(1.0 if s.hired[mercenary] == 0 and payable(s, mercenary) else 0.0)


def _write_siege(s: State, to: Sheet) -> None:
    """How far the siege has come, which cards were revealed, and what the next one brings on average."""
    level = min(s.siege_next // SIEGE_PER_LEVEL, LEVELS - 1)
    to.add((SIEGE_CARDS - s.siege_next) / 50.0)
    to.one_of(level, LEVELS)
    left = (level + 1) * SIEGE_PER_LEVEL - s.siege_next
    to.add(left / 10.0)
    first = to.blank(SIEGE_CARDS)
    for at in range(s.siege_next):
        to.x[first + s.siege[at]] = 1.0
    mean = to.blank(WORKSHOPS + MACHINES + 1)
    if left == 0:
        return
    for card in range(level * SIEGE_PER_LEVEL, (level + 1) * SIEGE_PER_LEVEL):
        if to.x[first + card] == 1.0:
            continue
        to.x[mean + s.content.siege_wall[card]] += s.content.siege_orcs[card] / (3.0 * left)
        if s.content.siege_machine[card] != HIDDEN:
            to.x[mean + WORKSHOPS + s.content.siege_machine[card]] += 1.0 / left
        to.x[mean + WORKSHOPS + MACHINES] += s.content.siege_arrow[card] / (left + 0.0)


def _write_entrance(s: State, to: Sheet) -> None:
    """Trolls and the hits they still take, then catapult cards and the spaces they block."""
    to.add((TROLL_TILES - s.troll_next) / 5.0)
    first = to.blank(TROLL_TILES)
    for at in range(s.troll_next):
        to.x[first + s.troll_tiles[at]] = 1.0
    for slot in range(TROLL_FIGURES):
        tile = s.troll_tile[slot]
        to.add(0.0 if tile == HIDDEN else 1.0)
        first = to.blank(MOST_CIRCLES)
        if tile == HIDDEN:
            continue
        for circle in range(s.content.troll_circles[tile]):
            if not s.troll_covered[slot] >> circle & 1:
                to.x[first + circle] = s.content.troll_hits[tile * MOST_CIRCLES + circle] / 4.0
    to.add((CATAPULT_CARDS - s.catapult_next) / 5.0)
    first = to.blank(CATAPULT_CARDS)
    for at in range(s.catapult_next):
        to.x[first + s.catapults[at]] = 1.0
    for space in range(SPACES):
        to.add(s.blocked[space] + 0.0)


def _write_tunnel(s: State, to: Sheet) -> None:
    """Rubble, sections and goblins."""
    to.one_of(s.sections_open, SECTIONS + 1)
    to.add(s.rubble / 12.0)
    closed = SECTIONS - s.sections_open - (1 if s.rubble > 0 else 0)
    to.add((s.rubble + max(closed, 0) * s.section_rubble) / 60.0)
    to.add(s.goblins_defeated / 10.0)
    first = to.blank(GOBLIN_TILES)
    for at in range(s.sections_open * GOBLIN_FIGURES):
        to.x[first + s.goblin_tiles[at]] = 1.0
    for slot in range(GOBLIN_FIGURES):
        tile = s.goblin_tile[slot]
        to.add(0.0 if tile == HIDDEN else 1.0)
        to.one_of(HIDDEN if tile == HIDDEN else s.content.goblin_kind[tile], 4)
        to.add(goblin_need(s, slot) / 8.0)
        for resource in range(RESOURCES):
            to.add(goblin_wants(s, slot, resource) / 4.0)
        to.add(s.goblin_rubble[slot] / 12.0)
        to.add(s.goblin_covered[slot] + 0.0)


def _write_board(s: State, to: Sheet) -> None:
    """The five spaces: what lies there, what it can do, what it has and what it still needs."""
    for space in range(SPACES):
        card = s.board_card[space]
        to.add(s.blocked[space] + 0.0)
        if card == HIDDEN:
            to.blank(1 + DECKS + USES + 1 + 2 * RESOURCES + 1)
            continue
        to.add(1.0)
        to.one_of(_deck_of(card), DECKS)
        _write_uses(s, card, to)
        for resource in range(RESOURCES):
            to.add(missing(s, space, resource) / 4.0)
        for resource in range(RESOURCES):
            to.add(s.board_given[space * RESOURCES + resource] / 4.0)
        to.add(1.0 if is_complete(s, space) else 0.0)


def _deck_of(card: int) -> int:
    place = card - STARTING_CARDS
    if place < YELLOW_CARDS:
        return 0
    return 1 if place < YELLOW_CARDS + GREY_CARDS else 2


def _write_uses(s: State, card: int, to: Sheet) -> None:
    """Every line of a card; a move to any place has its own number."""
    for use in range(MOVE):
        to.add(s.content.card_use[card * USES + use] / 4.0)
    steps = s.content.card_use[card * USES + MOVE]
    to.add(0.0 if steps == MAGIC_STEPS else steps / 4.0)
    to.add(1.0 if steps == MAGIC_STEPS else 0.0)


def _write_upgrades(s: State, to: Sheet) -> None:
    """How many are left in each deck, which ones were turned up, and which lie on the board."""
    to.add((YELLOW_CARDS - s.deck_next[0]) / 15.0)
    to.add((GREY_CARDS - s.deck_next[1]) / 10.0)
    to.add((RED_CARDS - s.deck_next[2]) / 10.0)
    first = to.blank(UPGRADES)
    for deck in range(DECKS):
        for at in range(deck_start(deck), deck_start(deck) + s.deck_next[deck]):
            to.x[first + s.decks[at] - STARTING_CARDS] = 1.0
    first = to.blank(UPGRADES)
    for space in range(SPACES):
        if s.board_card[space] != HIDDEN:
            to.x[first + s.board_card[space] - STARTING_CARDS] = 1.0


def _write_own_cards(view: View, s: State, own: int, to: Sheet) -> None:
    """Hand, unseen cards, discard, the cards played this turn; then what hand and whole deck can do in all."""
    hand = to.count
    _write_hand(s, own, to)
    unseen = to.count
    _write_unseen(view, own, to)
    _write_discard(s, own, to)
    first = to.blank(CARD_KINDS)
    for at in range(s.played_count):
        to.x[first + s.played[at]] += 1.0
    _write_counts(s, own, to)
    able = to.blank(MOVE + 1)
    _add_powers(s, to, hand, 1, 4.0, able)
    able = to.blank(MOVE + 1)
    _add_powers(s, to, hand, 1, 10.0, able)
    _add_powers(s, to, unseen, 2 if s.active != own else 3, 10.0, able)


def _write_other_cards(view: View, s: State, seat: int, to: Sheet) -> None:
    """The same for another seat; its hand is empty here unless the table plays with open hands."""
    _write_hand(s, seat, to)
    unseen = to.count
    _write_unseen(view, seat, to)
    _write_discard(s, seat, to)
    _write_counts(s, seat, to)
    able = to.blank(MOVE + 1)
    _add_powers(s, to, unseen, 2, 10.0, able)


def _write_hand(s: State, seat: int, to: Sheet) -> None:
    first = to.blank(CARD_KINDS)
    for at in range(seat * HAND_SIZE, seat * HAND_SIZE + s.hand_count[seat]):
        if s.hand[at] != HIDDEN:
            to.x[first + s.hand[at]] += 1.0


def _write_unseen(view: View, seat: int, to: Sheet) -> None:
    first = to.blank(CARD_KINDS)
    for at in range(seat * DECK_SIZE, seat * DECK_SIZE + view.unseen_count[seat]):
        to.x[first + view.unseen[at]] += 1.0


def _write_discard(s: State, seat: int, to: Sheet) -> None:
    first = to.blank(CARD_KINDS)
    for at in range(seat * DECK_SIZE, seat * DECK_SIZE + s.discard_count[seat]):
        to.x[first + s.discard[at]] += 1.0


def _write_counts(s: State, seat: int, to: Sheet) -> None:
    to.add(s.hand_count[seat] / 5.0)
    to.add(s.pile_count[seat] / 10.0)
    to.add(s.discard_count[seat] / 12.0)


def _add_powers(s: State, to: Sheet, first: int, groups: int, scale: float, able: int) -> None:
    """Add up what the cards of some groups of counts can do."""
    for group in range(groups):
        for card in range(ORC_CARD):
            count = to.x[first + group * CARD_KINDS + card]
            if count > 0.0:
                for use in range(MOVE):
                    to.x[able + use] += count * s.content.card_use[card * USES + use] / scale
                if s.content.card_use[card * USES + MOVE] == MAGIC_STEPS:
                    to.x[able + MOVE] += count / 4.0
