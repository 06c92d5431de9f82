"""The inputs of the value network of The Siege of Runedar: a position in numbers, from what the team knows.

These are the table, every deck and the hand of the active seat, whose view it is. The state may be a guess, so its
other hidden cells are never read.
"""

from typing import Final

from siegeworks.bots.net import Inputs
from siegeworks.bots.runedar.forecast import write_forecast
from siegeworks.bots.runedar.heuristics import Weights, card_power, goblin_need, horizon, table_worth
from siegeworks.bots.runedar.prospects import hand_worth, pending_worth, place_worth
from siegeworks.games.runedar.frames import (
    ACTIVATION,
    ASSIGN,
    GATHER,
    PHASES,
    PLACE,
    SIEGE_BEFORE_ARROW,
    SIEGE_CARD,
    SIEGE_MACHINE,
    SIEGE_ORCS,
    TAKE,
    ActivationFrame,
    AssignFrame,
    GatherFrame,
    PlaceFrame,
    SiegeFrame,
    TakeFrame,
)
from siegeworks.games.runedar.names import (
    ASIDE_SIZE,
    CATAPULT_CARDS,
    DECK_SIZE,
    DIG,
    DIRECT,
    FIRST_FIELD,
    FIRST_WALL,
    FIRST_WORKSHOP,
    GOBLIN_FIGHT,
    GOBLIN_FIGURES,
    GOBLIN_FIXED,
    GOBLIN_MIX,
    GREY_CARDS,
    HAND_SIZE,
    HIDDEN,
    IN_RESERVE,
    LEVELS,
    MACHINES,
    MAGIC_STEPS,
    MELEE,
    MERCENARIES,
    MOST_CIRCLES,
    MOST_SEATS,
    MOVE,
    ORC_CARD,
    PILE_SIZE,
    PLACES,
    RANGED,
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
from siegeworks.games.runedar.rules.upgrades import goblin_wants, goblin_wants_in_all, is_complete, missing
from siegeworks.games.runedar.rules.work import value_of
from siegeworks.games.runedar.state import State
from siegeworks.kernel.frames import kind_at, top, top_kind

FRAME_KINDS: Final = 12
GROUPS = (
    ("tunnel", 0, 24),
    ("gold", 24, 32),
    ("orcs", 32, 44),
    ("machines", 44, 60),
    ("entrance", 60, 71),
    ("board", 71, 84),
    ("decks", 84, 128),
    ("place", 128, 160),
)
"""The features in groups by topic; the coach names the group that makes the difference. The features after the last
group describe the turn itself, what the decks can still do in the turns that are left, and what comes next."""


def describe(s: State, w: Weights, to: Inputs) -> None:
    """Write the features of a position. Their order is that of the trained weights."""
    to.count = 0
    _write_progress(s, to)
    _write_gold(s, to)
    _write_orcs(s, to)
    _write_machines(s, to)
    _write_goblins(s, to)
    _write_trolls(s, to)
    _write_board(s, w, to)
    decks = to.count
    _write_decks(s, to)
    _write_dwarves(s, to)
    _write_hand(s, w, to)
    _write_pending(s, w, to)
    _write_outlook(s, w, to, decks)
    write_forecast(s, to)


def _write_progress(s: State, to: Inputs) -> None:
    """The progress of the tunnel compared with that of the siege."""
    to.one_of(s.seats - 1, MOST_SEATS)
    to.add(s.section_rubble / 12.0)
    to.one_of(s.sections_open, SECTIONS + 1)
    to.add(s.goblins_defeated / 10.0)
    to.add(s.rubble / 12.0)
    digging = _rubble_left(s)
    to.add(digging / 60.0)
    left = SIEGE_CARDS - s.siege_next
    to.add(left / 50.0)
    to.add(min(s.siege_next % SIEGE_PER_LEVEL, SIEGE_PER_LEVEL) / 10.0)
    to.one_of(min(s.siege_next // SIEGE_PER_LEVEL, LEVELS - 1), LEVELS)
    to.add(digging / (left + 3.0))
    to.add((10 - s.goblins_defeated) / (left + 3.0))
    to.add(3.0 / (left + 1.0))


def _rubble_left(s: State) -> int:
    """All rubble that is still to be dug, of this section and of those behind it."""
    sections_left = SECTIONS - s.sections_open
    return s.rubble + max(sections_left - (1 if s.rubble > 0 else 0), 0) * s.section_rubble


def _write_gold(s: State, to: Inputs) -> None:
    to.add(s.gold / 20.0)
    to.add(max(6 - s.gold, 0) / 6.0)
    to.add(max(3 - s.gold, 0) / 3.0)
    for mercenary in range(MERCENARIES):
        to.add(0.0 if s.hired[mercenary] == 1 else (1.0 if payable(s, mercenary) else 0.5))


def _write_orcs(s: State, to: Inputs) -> None:
    for workshop in range(WORKSHOPS):
        to.add(s.orcs[FIRST_FIELD + workshop] / 3.0)
        to.add(s.orcs[FIRST_WALL + workshop] / 3.0)
        to.add(s.orcs[FIRST_WORKSHOP + workshop] / 3.0)
    to.add(s.orcs_out / 10.0)
    to.add(max(s.orcs_out - 5, 0) / 4.0)
    to.add(max(s.orcs_out - 7, 0) / 2.0)


def _write_machines(s: State, to: Inputs) -> None:
    """For each machine the turns until its activation, and how much is left before it ends the game."""
    for machine in range(MACHINES):
        at = s.machine_at[machine]
        away = at == IN_RESERVE
        turns = 0 if away else (at - s.active + s.seats) % s.seats
        if not away and turns == 0 and kind_at(s, 0) > 0:
            turns = s.seats
        to.add(0.0 if away else 1.0)
        to.add(0.0 if away else (MOST_SEATS - turns + 1.0) / 5.0)
        to.add(1.0 if not away and s.machine_up[machine] == 0 else 0.0)
    to.one_of(s.troll_next, TROLL_TILES)
    to.one_of(s.catapult_next, CATAPULT_CARDS)


def _write_goblins(s: State, to: Inputs) -> None:
    """What goblins still demand."""
    fixed = 0
    mix = 0
    rubble = 0
    fight = 0
    standing = 0
    for slot in range(GOBLIN_FIGURES):
        tile = s.goblin_tile[slot]
        if tile == HIDDEN:
            continue
        standing += 1
        kind = s.content.goblin_kind[tile]
        need = goblin_need(s, slot)
        if kind == GOBLIN_FIXED:
            fixed += need
        elif kind == GOBLIN_MIX:
            mix += goblin_wants_in_all(s, slot)
        elif kind == GOBLIN_FIGHT:
            fight += need
        else:
            rubble += need
    to.add(standing / 2.0)
    to.add(fixed / 8.0)
    to.add(mix / 8.0)
    to.add(rubble / 8.0)
    to.add(fight / 6.0)
    for resource in range(RESOURCES):
        to.add((goblin_wants(s, 0, resource) + goblin_wants(s, 1, resource)) / 6.0)


def _write_trolls(s: State, to: Inputs) -> None:
    trolls = 0
    circles = 0
    hits = 0
    for slot in range(TROLL_FIGURES):
        tile = s.troll_tile[slot]
        if tile == HIDDEN:
            continue
        trolls += 1
        for circle in range(s.content.troll_circles[tile]):
            if not s.troll_covered[slot] >> circle & 1:
                circles += 1
                hits += s.content.troll_hits[tile * MOST_CIRCLES + circle]
    to.add(trolls / 2.0)
    to.add(circles / 6.0)
    to.add(hits / 10.0)


def _write_board(s: State, w: Weights, to: Inputs) -> None:
    """The upgrade board: which cards lie there, how much is paid, and what they still need."""
    filled = 0
    blocked = 0
    ready = 0
    ready_power = 0.0
    paid_power = 0.0
    nearest = 9
    wanted = 0
    open_power = 0.0
    strongest = 0.0
    bargain = 0.0
    for space in range(SPACES):
        blocked += s.blocked[space]
        card = s.board_card[space]
        if card == HIDDEN:
            continue
        filled += 1
        paid = 0
        needed = 0
        for resource in range(RESOURCES):
            paid += s.board_given[space * RESOURCES + resource]
            needed += missing(s, space, resource)
        power = card_power(s, w, card)
        wanted += needed
        if is_complete(s, space):
            ready += 1
            ready_power = max(ready_power, power)
        else:
            nearest = min(nearest, needed)
            open_power += power
            strongest = max(strongest, power)
            bargain = max(bargain, power / (needed + 1.0))
            share = paid / (paid + needed + 0.0)
            paid_power += power * share * share
    to.add(filled / 5.0)
    to.add(blocked / 4.0)
    to.add(ready / 2.0)
    to.add(ready_power / 6.0)
    to.add(paid_power / 6.0)
    to.add(0.0 if nearest == 9 else (5 - min(nearest, 5)) / 5.0)
    to.add(wanted / 20.0)
    for resource in range(RESOURCES):
        to.add(s.stock[resource] / 10.0)
    to.add(open_power / 20.0)
    to.add(strongest / 8.0)
    to.add(bargain / 3.0)


def _write_decks(s: State, to: Inputs) -> None:
    """What all decks can do together, and which upgrades are in them; decks are public."""
    first = to.count
    for _ in range(MOVE + 1 + UPGRADES):
        to.add(0.0)
    for seat in range(s.seats):
        for at in range(seat * PILE_SIZE, seat * PILE_SIZE + s.pile_count[seat]):
            _count_card(s, to, first, s.pile[at])
        for at in range(seat * ASIDE_SIZE, (seat + 1) * ASIDE_SIZE):
            _count_card(s, to, first, s.aside[at])
        for at in range(seat * DECK_SIZE, seat * DECK_SIZE + s.discard_count[seat]):
            _count_card(s, to, first, s.discard[at])
        for at in range(seat * HAND_SIZE, seat * HAND_SIZE + s.hand_count[seat]):
            _count_card(s, to, first, s.hand[at])
    for at in range(s.played_count):
        _count_card(s, to, first, s.played[at])


def _count_card(s: State, to: Inputs, first: int, card: int) -> None:
    if card < 0 or card >= ORC_CARD:
        return
    share = 1.0 / s.seats
    for use in range(MOVE):
        value = s.content.card_use[card * USES + use]
        if value > 0:
            to.x[first + use] += 0.1 * share * value
    if s.content.card_use[card * USES + MOVE] == MAGIC_STEPS:
        to.x[first + MOVE] += 0.3 * share
    if card >= STARTING_CARDS:
        to.x[first + MOVE + 1 + card - STARTING_CARDS] = 1.0


def _write_dwarves(s: State, to: Inputs) -> None:
    """Where the active dwarf stands, where the others stand, and how soon orc cards come."""
    to.one_of(s.dwarf[s.active], PLACES)
    first = to.count
    for _ in range(PLACES):
        to.add(0.0)
    for ahead in range(1, s.seats):
        seat = (s.active + ahead) % s.seats
        to.x[first + s.dwarf[seat]] += 0.6 if ahead == 1 else 0.3
    own = _orcs_to_come(s, s.active)
    to.add(own / 2.0)
    to.add(s.pile_count[s.active] / 10.0)
    following = (s.active + 1) % s.seats
    to.add(_orcs_to_come(s, following) / 2.0)
    to.add(s.pile_count[following] / 10.0)


def _orcs_to_come(s: State, seat: int) -> int:
    """Orc cards of a seat that have not shown up since its last shuffle (a hand before its turn counts as unseen)."""
    shown = 0
    for at in range(seat * DECK_SIZE, seat * DECK_SIZE + s.discard_count[seat]):
        shown += 1 if s.discard[at] == ORC_CARD else 0
    if seat == s.active:
        for at in range(s.played_count):
            shown += 1 if s.played[at] == ORC_CARD else 0
    return 2 - shown


def _write_hand(s: State, w: Weights, to: Inputs) -> None:
    """What the unplayed cards can do in total, and what they could do here and nearby."""
    first = to.count
    for _ in range(MOVE + 1):
        to.add(0.0)
    orcs = 0
    cards = 0
    for at in range(s.active * HAND_SIZE, s.active * HAND_SIZE + s.hand_count[s.active]):
        card = s.hand[at]
        if card == ORC_CARD:
            orcs += 1
            continue
        cards += 1
        for use in range(MOVE):
            to.x[first + use] += value_of(s, card, use) / 4.0
        if value_of(s, card, MOVE) == MAGIC_STEPS:
            to.x[first + MOVE] += 0.5
    to.add(orcs / 2.0)
    to.add(cards / 5.0)
    here = 0.0 if cards == 0 else place_worth(s, w)
    near = 0.0 if cards == 0 else hand_worth(s, w)
    to.add(here / 8.0)
    to.add(near / 8.0)
    lying = table_worth(s, w)
    to.add(lying / 60.0)
    to.add((lying + near + pending_worth(s, w)) / 60.0)


def _write_pending(s: State, w: Weights, to: Inputs) -> None:
    """The phase of the turn, and what is half done."""
    kind = top_kind(s)
    to.one_of(kind_at(s, 0), PHASES)
    to.one_of(kind, FRAME_KINDS)
    to.add(pending_worth(s, w) / 8.0)
    _write_own_work(s, kind, to)
    _write_enemy_work(s, kind, to)
    taken = 0.0
    if kind == TAKE:
        taken = card_power(s, w, s.board_card[top(s, TakeFrame).space]) / 6.0
    to.add(taken)


def _write_own_work(s: State, kind: int, to: Inputs) -> None:
    """The attack that is declared, the hits to assign, the resources to place."""
    melee = 0
    ranged = 0
    direct = 0
    hits = 0
    tokens = 0
    if kind == GATHER:
        attack = top(s, GatherFrame)
        direct = attack.direct
        if attack.use == MELEE:
            melee = min(attack.dice, 5)
        else:
            ranged = min(attack.dice, 5)
    elif kind == ASSIGN:
        hits = top(s, AssignFrame).hits
    elif kind == PLACE:
        tokens = top(s, PlaceFrame).left
    to.add(melee / 5.0)
    to.add(ranged / 5.0)
    to.add(direct / 2.0)
    to.add(hits / 5.0)
    to.add(tokens / 3.0)


def _write_enemy_work(s: State, kind: int, to: Inputs) -> None:
    """What the siege card or the machine is about to do."""
    orcs = 0
    machine = HIDDEN
    arrow = 0
    if kind == SIEGE_CARD:
        card = top(s, SiegeFrame).card
        step = top(s, SiegeFrame).step
        if step <= SIEGE_ORCS:
            orcs = s.content.siege_orcs[card]
        if step <= SIEGE_MACHINE:
            machine = s.content.siege_machine[card]
        if step <= SIEGE_BEFORE_ARROW + 1:
            arrow = s.content.siege_arrow[card]
    elif kind == ACTIVATION:
        machine = top(s, ActivationFrame).machine
    to.add(orcs / 3.0)
    to.add(1.0 if machine == 0 else 0.0)
    to.add(1.0 if machine == 1 else 0.0)
    to.add(arrow + 0.0)


def _write_outlook(s: State, w: Weights, to: Inputs, first: int) -> None:
    """What the decks can still do in the turns that are left, which is what an upgrade is worth.

    `first` is the place of the features of the decks, which count their uses and their upgrades.
    """
    power = 0.0
    yellow = 0.0
    grey = 0.0
    red = 0.0
    for upgrade in range(UPGRADES):
        if to.x[first + MOVE + 1 + upgrade] > 0.0:
            power += card_power(s, w, STARTING_CARDS + upgrade)
            if upgrade < YELLOW_CARDS:
                yellow += 1.0
            elif upgrade < YELLOW_CARDS + GREY_CARDS:
                grey += 1.0
            else:
                red += 1.0
    ahead = horizon(s)
    to.add(yellow / (3.0 * s.seats))
    to.add(grey / (3.0 * s.seats))
    to.add(red / (3.0 * s.seats))
    to.add(power / (12.0 * s.seats))
    to.add(ahead * power / (12.0 * s.seats))
    to.add(ahead * to.x[first + DIG])
    to.add(ahead * (to.x[first + MELEE] + 2.0 * to.x[first + DIRECT]))
    to.add(ahead * to.x[first + RANGED])
    digging = _rubble_left(s)
    # A turn plays 5 of 12 cards, and an orc card in 5 of 6 turns; the sums of uses are in tenths.
    can_dig = 10.0 * to.x[first + DIG] * HAND_SIZE / DECK_SIZE * 1.2 * (SIEGE_CARDS - s.siege_next)
    to.add(min(digging / (can_dig + 1.0), 2.0))
    to.add(min(digging / (10.0 * to.x[first + DIG] + 1.0), 20.0) / 10.0)
