"""The inputs of the value network of Castlecards: a position in numbers, from what one seat knows.

The state may be a guess, so other hands, face-down cards, loot and the order of decks are never read. What the seat can
count is read: how many weapons and reactions are in other hands, and which village cards it does not see.
"""

from typing import Final

from siegeworks.bots.castlecards.odds import Odds, reactions_of, success, swords_to_expect, weapons_of, weigh
from siegeworks.bots.castlecards.pending import write_attack
from siegeworks.bots.net import Inputs
from siegeworks.games.castlecards.frames import FALLEN, TURN, TurnFrame
from siegeworks.games.castlecards.names import (
    ARCHER,
    BUILD_CARDS,
    BUILDER,
    CASTLE,
    DECK_CELLS,
    DUKE,
    DUNGEON_DECK,
    EXPLORER,
    FIRST_ACADEMY,
    FIRST_DUNGEON,
    FIRST_WALL,
    FIRST_WEAPON,
    GOLD,
    HALVES,
    HAND_KINDS,
    KINDS,
    LEAST_SEATS,
    MOST_SEATS,
    MOST_WALLS,
    POSTABLE,
    POSTS,
    SOLDIER,
    VILLAGE_DECK,
    VILLAGE_KINDS,
)
from siegeworks.games.castlecards.rules.fortress import castles_standing, is_living
from siegeworks.games.castlecards.state import State, in_hand
from siegeworks.kernel.frames import frame_at, kind_at

FORTRESS_INPUTS: Final = 10
TARGET_INPUTS: Final = 10
RIVAL_INPUTS: Final = FORTRESS_INPUTS + 14
GROUPS = (
    ("fortress", 0, 10),
    ("hand", 10, 59),
    ("targets", 59, 89),
    ("rivals", 89, 166),
    ("supplies", 166, 183),
    ("tempo", 183, 195),
    ("attack", 195, 255),
)
"""The features in groups by topic; the coach names the group that makes the difference."""


def describe(s: State, seat: int, to: Inputs) -> None:
    """Write the features of a position that a seat knows. Their order is that of the trained weights."""
    to.count = 0
    odds = Odds()
    weigh(s, seat, odds)
    _write_fortress(s, seat, to)
    _write_hand(s, seat, odds, to)
    for step in range(1, MOST_SEATS):
        _write_target(s, seat, (seat + step) % s.seats if step < s.seats else seat, odds, to)
    for step in range(1, MOST_SEATS):
        _write_rival(s, seat, step, odds, to)
    _write_standing(s, seat, odds, to)
    _write_supplies(s, odds, to)
    _write_tempo(s, seat, to)
    write_attack(s, seat, odds, to)


def skip(to: Inputs, count: int) -> None:
    """Write `count` zeros."""
    for _ in range(count):
        to.add(0.0)


def weakest_wall(s: State, seat: int) -> int:
    """The shields of a seat's weakest wall, in halves; 0 if none stands."""
    weakest = 0
    for post in range(FIRST_WALL, POSTS):
        if s.standing[seat * POSTS + post] == 1:
            shields = s.content.shields[1] + s.content.post_shields[ARCHER] * s.posted[seat * POSTS + post]
            if weakest == 0 or shields < weakest:
                weakest = shields
    return weakest


def castle_shields(s: State, seat: int) -> int:
    """The shields of a seat's castle, in halves."""
    return s.content.shields[0] + s.content.post_shields[SOLDIER] * s.posted[seat * POSTS + CASTLE]


def siege_need(s: State, seat: int) -> int:
    """The swords it takes to destroy a seat's walls one by one and then its castle."""
    if s.standing[seat * POSTS + CASTLE] == 0:
        return 0
    need = castle_shields(s, seat) // HALVES + 1
    for post in range(FIRST_WALL, POSTS):
        if s.standing[seat * POSTS + post] == 1:
            shields = s.content.shields[1] + s.content.post_shields[ARCHER] * s.posted[seat * POSTS + post]
            need += shields // HALVES + 1
    return need


def _write_fortress(s: State, seat: int, to: Inputs) -> None:
    """The standing parts of a fortress and who is posted there."""
    if s.standing[seat * POSTS + CASTLE] == 0:
        skip(to, FORTRESS_INPUTS)
        return
    walls = 0
    archers = 0
    for post in range(FIRST_WALL, POSTS):
        walls += s.standing[seat * POSTS + post]
        archers += s.posted[seat * POSTS + post]
    to.add(1.0)
    to.one_of(walls, MOST_WALLS + 1)
    to.add(s.posted[seat * POSTS + CASTLE] / 3.0)
    to.add(1.0 if s.posted[seat * POSTS + CASTLE] >= HALVES else 0.0)
    to.add(archers / 4.0)
    to.add(0.0 if walls == 0 else (weakest_wall(s, seat) - s.content.shields[1]) / 2.0)
    to.add(siege_need(s, seat) / 12.0)


def _write_hand(s: State, seat: int, odds: Odds, to: Inputs) -> None:
    """The seat's own hand, and which combinations in it are nearly complete."""
    for kind in range(VILLAGE_KINDS):
        count = in_hand(s, seat, kind)
        to.add(count / 3.0)
        to.add(1.0 if count > 0 else 0.0)
    for kind in range(EXPLORER + 1):
        to.add(1.0 if in_hand(s, seat, kind) > 1 else 0.0)
    for kind in range(FIRST_WEAPON, FIRST_ACADEMY):
        to.add(in_hand(s, seat, kind) + 0.0)
    weapons = 0
    for kind in range(FIRST_WEAPON, FIRST_ACADEMY):
        weapons += in_hand(s, seat, kind)
    to.add(weapons / 2.0)
    to.add(odds.own_assault + 0.0)
    reactions = 0
    cut = 0
    added = 0
    removed = 0
    for kind in range(FIRST_ACADEMY, HAND_KINDS):
        count = in_hand(s, seat, kind)
        if count > 0:
            reactions += count
            cut += count * s.content.cut_swords[kind]
            added += count * s.content.added_shields[kind]
            removed += count * min(s.content.removed_weapons[kind], 3)
    to.add(reactions / 2.0)
    to.add(1.0 if reactions > 0 else 0.0)
    to.add(1.0 if reactions > 1 else 0.0)
    to.add(cut / 8.0)
    to.add(added / 8.0)
    to.add(removed / 3.0)
    gold = in_hand(s, seat, GOLD)
    builders = in_hand(s, seat, BUILDER)
    together = min(builders + gold, BUILD_CARDS)
    to.add(together / 4.0 if builders > 0 else 0.0)
    to.add(1.0 if builders > 0 and together == BUILD_CARDS else 0.0)
    to.add(1.0 if builders > 0 and builders + gold >= BUILD_CARDS - 1 else 0.0)
    to.add((in_hand(s, seat, DUKE) > 0) * min(gold, 2) / 2.0)
    to.add(1.0 if in_hand(s, seat, DUKE) > 0 and gold > 1 else 0.0)
    to.add(1.0 if in_hand(s, seat, EXPLORER) > 2 else 0.0)
    to.add((in_hand(s, seat, SOLDIER) + in_hand(s, seat, ARCHER)) / 4.0)
    to.add(odds.own_swords / 12.0)
    to.add(max(odds.own_swords - 8, 0) / 8.0)
    to.add(s.hand_count[seat] / 8.0)
    to.add(max(s.hand_count[seat] - 8, 0) / 6.0)
    to.add(s.loot_count[seat] / 4.0)


def _write_target(s: State, seat: int, victim: int, odds: Odds, to: Inputs) -> None:
    """Which parts of a rival's fortress the seat's hand could destroy."""
    if victim == seat or s.standing[victim * POSTS + CASTLE] == 0:
        skip(to, TARGET_INPUTS)
        return
    wall = weakest_wall(s, victim)
    reactions = reactions_of(s, victim)
    margin = odds.own_swords - wall
    to.add(0.0 if wall == 0 else max(min(margin, 8), -6) / 6.0)
    to.add(1.0 if wall > 0 and margin > 0 else 0.0)
    to.add(success(s, odds, reactions, margin, odds.own_weapons, odds.own_best, 0) if wall > 0 else 0.0)
    margin = odds.own_swords - castle_shields(s, victim)
    to.add(max(min(margin, 8), -6) / 6.0)
    if wall == 0 or odds.own_assault > 0:
        hope = success(s, odds, reactions, margin, odds.own_weapons, odds.own_best, 1 if wall > 0 else 0)
        to.add(max(min(margin, 8), -6) / 6.0)
        to.add(1.0 if margin > 0 else 0.0)
        to.add(hope)
        to.add(hope if castles_standing(s) == LEAST_SEATS else 0.0)
    else:
        skip(to, 4)
    to.add(min(odds.own_swords / (HALVES * siege_need(s, victim) + 0.0), 1.5))
    defenders = 0
    for post in range(FIRST_WALL, POSTS):
        defenders += s.posted[victim * POSTS + post]
    to.add(min(defenders, 2) / 2.0 if odds.own_swords > 0 else 0.0)


def _write_rival(s: State, seat: int, step: int, odds: Odds, to: Inputs) -> None:
    """The rival `step` seats further in the order of play: its fortress, and what its hand may hold."""
    if step >= s.seats:
        skip(to, RIVAL_INPUTS)
        return
    rival = (seat + step) % s.seats
    _write_fortress(s, rival, to)
    held = s.hand_count[rival]
    weapons = weapons_of(s, rival)
    living = is_living(s, rival)
    to.add(held / 8.0 if living else 0.0)
    to.add(max(held - 5, 0) / 5.0 if living else 0.0)
    to.add(0.0 if living else held / 8.0)
    to.add(s.loot_count[rival] / 4.0)
    to.add((s.known[rival * POSTABLE] + s.known[rival * POSTABLE + 1]) / 2.0)
    to.add(weapons / 2.0)
    reactions = reactions_of(s, rival)
    to.add(min(reactions, 3) / 2.0)
    to.add(1.0 if reactions > 0 else 0.0)
    to.add(1.0 if reactions > 1 else 0.0)
    swords = swords_to_expect(s, rival, odds)
    to.add(swords / 6.0)
    if is_living(s, seat):
        wall = weakest_wall(s, seat)
        shields = castle_shields(s, seat) if wall == 0 else wall
        to.add(max(min(swords - shields / 2.0, 4.0), -4.0) / 4.0)
        to.add(1.0 if weapons > 0 else 0.0)
    else:
        skip(to, 2)
    to.add(1.0 if s.active == rival else 0.0)
    to.add(1.0 if (rival - s.active + s.seats) % s.seats < (seat - s.active + s.seats) % s.seats else 0.0)


def _write_standing(s: State, seat: int, odds: Odds, to: Inputs) -> None:
    """How the seat's fortress compares with all others."""
    own = siege_need(s, seat)
    highest = 0
    lowest = 99
    threat = 0.0
    for step in range(1, s.seats):
        rival = (seat + step) % s.seats
        if is_living(s, rival):
            need = siege_need(s, rival)
            highest = max(highest, need)
            lowest = min(lowest, need)
            threat = max(threat, swords_to_expect(s, rival, odds))
    to.add((castles_standing(s) - 2) / 2.0)
    to.add((own - highest) / 8.0)
    to.add((own - lowest) / 8.0 if lowest < 99 else 0.0)
    to.add(threat / 6.0)
    to.add((odds.own_swords / 2.0 - threat) / 6.0)


def _write_supplies(s: State, odds: Odds, to: Inputs) -> None:
    """The decks, and what may still be drawn."""
    for deck in range(DUNGEON_DECK):
        to.add(s.deck_count[deck] / (60.0 if deck == VILLAGE_DECK else 12.0))
    to.add(1.0 if s.deck_count[VILLAGE_DECK] == 0 else 0.0)
    to.add(odds.weapon_swords / 8.0)
    for kind in range(VILLAGE_KINDS):
        to.add(4.0 * odds.village[kind] / (odds.village_cards + 1.0))
    first = 0.0
    second = 0.0
    third = 0.0
    cards = 0
    for kind in range(FIRST_DUNGEON, KINDS):
        count = s.content.copies[kind] - s.discard[kind]
        if count > 0:
            cards += count
            danger = s.content.danger[kind]
            treasure = count * s.content.treasure[kind]
            torches = s.content.torches[EXPLORER]
            first += treasure if torches > danger else 0
            second += treasure if 2 * torches > danger else 0
            third += treasure if 3 * torches > danger else 0
    to.add(first / (2.0 * cards + 1.0))
    to.add(second / (2.0 * cards + 1.0))
    to.add(third / (2.0 * cards + 1.0))
    to.add(_known_dungeon(s))


def _known_dungeon(s: State) -> float:
    """1 if everybody knows the next dungeon and one torch is enough for it."""
    if s.deck_count[DUNGEON_DECK] == 0 or s.bottom_known < s.deck_count[DUNGEON_DECK]:
        return 0.0
    card = s.deck[DUNGEON_DECK * DECK_CELLS + s.deck_count[DUNGEON_DECK] - 1]
    return 1.0 if s.content.torches[EXPLORER] > s.content.danger[card] else -1.0


def _write_tempo(s: State, seat: int, to: Inputs) -> None:
    """Whose turn it is, and what may still be done in it."""
    acting = kind_at(s, 0) == TURN
    actions = frame_at(s, 0, TurnFrame).actions if acting else 0
    own = s.active == seat and acting
    left = min(actions, 3) if own else 0
    to.add(1.0 if own else 0.0)
    to.one_of(left if own else -1, 4)
    to.add(1.0 if own and frame_at(s, 0, TurnFrame).posted == 1 else 0.0)
    to.add((actions + 0.0) / 2.0 if not own else 0.0)
    to.add(1.0 if kind_at(s, 0) == FALLEN else 0.0)
    to.add((seat - s.active + s.seats) % s.seats / 4.0)
    to.add(min(s.turn, 200) / 100.0)
    to.add(1.0 if s.seats == MOST_SEATS else 0.0)
    to.add(1.0 if s.seats == MOST_SEATS - 1 else 0.0)
