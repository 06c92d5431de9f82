"""Heuristics for Castlecards: what cards, targets and attacks are worth, in village cards.

Everything is judged by what lies open and by the hand of one seat, without any search.
"""

from typing import Final

from siegeworks.games.castlecards.actions import REMOVE
from siegeworks.games.castlecards.frames import AttackFrame
from siegeworks.games.castlecards.names import (
    ACADEMY_DECK,
    ARCHER,
    BACKS,
    BUILDER,
    CASTLE,
    DECK_CELLS,
    DEFENDER,
    DUKE,
    DUNGEON_DECK,
    EXPLORER,
    FACE_DOWN_WEAPON,
    FIRST_ACADEMY,
    FIRST_DUNGEON,
    FIRST_WALL,
    FIRST_WEAPON,
    GOLD,
    HALVES,
    HAND_KINDS,
    HIDDEN,
    KINDS,
    KING,
    MARKS,
    POSTS,
    SOLDIER,
)
from siegeworks.games.castlecards.rules.cards import can_attack
from siegeworks.games.castlecards.rules.disarm import removals_left, unmarked
from siegeworks.games.castlecards.rules.fortress import (
    castles_standing,
    matching,
    needs_assault,
    post_of,
    shields_of,
    staged_assault,
)
from siegeworks.games.castlecards.state import State, in_hand, last_staged
from siegeworks.kernel.frames import top

HOPELESS: Final = -99.0
ONE_REACTION: Final = 2 * HALVES
"""How much a usual reaction weakens an attack, in halves."""


FULL_HAND: Final = 8
"""Beyond this many cards in a hand, each is worth less."""


class Weights:
    """What things are worth to a bot."""

    __slots__ = (
        "archer", "assault", "builder", "castle", "defender", "duke", "explorer", "first_reaction", "gold", "help",
        "help_wall", "king", "last_wall", "leftover", "loot", "night", "post", "reaction", "shield", "soldier", "spent",
        "sword", "unpost", "wall", "win",
    )  # fmt: skip

    win: float
    spent: float
    castle: float
    wall: float
    last_wall: float
    defender: float
    loot: float
    soldier: float
    archer: float
    gold: float
    builder: float
    explorer: float
    king: float
    duke: float
    night: float
    sword: float
    assault: float
    reaction: float
    post: float
    shield: float
    unpost: float
    help: float
    help_wall: float
    leftover: float
    first_reaction: float

    def __init__(self, weights: dict[str, float]) -> None:
        self.win = weights["win"]
        self.spent = weights["spent"]
        self.castle = weights["castle"]
        self.wall = weights["wall"]
        self.last_wall = weights["last_wall"]
        self.defender = weights["defender"]
        self.loot = weights["loot"]
        self.soldier = weights["soldier"]
        self.archer = weights["archer"]
        self.gold = weights["gold"]
        self.builder = weights["builder"]
        self.explorer = weights["explorer"]
        self.king = weights["king"]
        self.duke = weights["duke"]
        self.night = weights["night"]
        self.sword = weights["sword"]
        self.assault = weights["assault"]
        self.reaction = weights["reaction"]
        self.post = weights["post"]
        self.shield = weights["shield"]
        self.unpost = weights["unpost"]
        self.help = weights["help"]
        self.help_wall = weights["help_wall"]
        self.leftover = weights["leftover"]
        self.first_reaction = weights["first_reaction"]


def card_worth(s: State, w: Weights, kind: int) -> float:
    """What a card in the hand is worth."""
    if kind >= FIRST_ACADEMY:
        return w.reaction
    if kind >= FIRST_WEAPON:
        return w.sword * s.content.swords[kind] / HALVES + w.assault * s.content.assault[kind]
    if kind == SOLDIER:
        return w.soldier
    if kind == ARCHER:
        return w.archer
    if kind == GOLD:
        return w.gold
    if kind == BUILDER:
        return w.builder
    if kind == EXPLORER:
        return w.explorer
    if kind == KING:
        return w.king
    return w.duke if kind == DUKE else w.night


def walls_left(s: State, seat: int) -> int:
    walls = 0
    for post in range(FIRST_WALL, POSTS):
        walls += s.standing[seat * POSTS + post]
    return walls


def target_worth(s: State, w: Weights, victim: int, target: int) -> float:
    """What it is worth to destroy a target."""
    loot = w.loot if s.seats == 2 else w.leftover
    if target >= DEFENDER:
        return w.defender + loot
    if target == CASTLE:
        return w.win if castles_standing(s) == 2 else w.castle
    last = w.last_wall if walls_left(s, victim) == 1 else 0.0
    return w.wall + last + loot


def success(margin: int, fear: int, night: int) -> float:
    """How likely an attack is to succeed whose swords exceed the visible shields by `margin` halves.

    `fear` is the number of academy cards that the victim holds (C-BACKS).
    """
    if margin <= 0:
        return 0.0
    risk = min(fear * 0.8, 0.9)
    if margin > 2 * ONE_REACTION:
        risk *= 0.15
    elif margin > ONE_REACTION:
        risk *= 0.4
    if night == 1:
        risk *= 0.6
    return 1.0 - risk


class AttackPlan:
    """An attack that is being gathered: who attacks, against how many shields, for what gain."""

    __slots__ = ("fear", "gain", "needs_assault", "night", "seat", "shields")

    seat: int
    shields: int
    needs_assault: bool
    night: int
    fear: int
    gain: float

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.shields = 0
        self.needs_assault = False
        self.night = 0
        self.fear = 0
        self.gain = 0.0


def plan_for(s: State, w: Weights, seat: int) -> AttackPlan:
    """The plan behind the attack that is being gathered."""
    attack = top(s, AttackFrame)
    victim = attack.victim
    target = attack.target
    plan = AttackPlan(seat)
    plan.shields = shields_of(s, victim, target)
    plan.needs_assault = needs_assault(s, victim, target)
    plan.night = attack.night
    plan.fear = s.hand_backs[victim * BACKS + ACADEMY_DECK]
    plan.gain = target_worth(s, w, victim, target)
    return plan


def staged_swords(s: State, victim: int) -> int:
    """The swords of all seats that attack a victim, before reactions."""
    swords = 0
    for seat in range(s.seats):
        if seat != victim:
            for kind in range(FIRST_ACADEMY):
                swords += s.content.swords[kind] * s.staged[seat * HAND_KINDS + kind]
    return swords


def thrift(s: State, seat: int) -> float:
    """How valuable each card is to a seat: the more it holds, the less."""
    held = s.hand_count[seat] + s.staged_count[seat]
    return 1.0 if held <= FULL_HAND else FULL_HAND / (held + 0.0)


def staged_cost(s: State, w: Weights, seat: int) -> float:
    """What the cards that a seat has laid out would be worth in its hand."""
    cost = 0.0
    for kind in range(HAND_KINDS):
        count = s.staged[seat * HAND_KINDS + kind]
        if count > 0:
            cost += count * card_worth(s, w, kind)
    return cost * thrift(s, seat)


def prospect(w: Weights, plan: AttackPlan, swords: int) -> float:
    """What an attack with so many swords may gain: the target, or a reaction that the victim has to spend."""
    if swords <= plan.shields:
        return 0.0
    chance = success(swords - plan.shields, plan.fear, plan.night)
    return chance * plan.gain + (1.0 - chance) * w.spent


def launch_worth(s: State, w: Weights, plan: AttackPlan) -> float:
    """What the attack is worth with the cards laid out so far."""
    swords = staged_swords(s, top(s, AttackFrame).victim)
    if plan.needs_assault and not staged_assault(s, plan.seat):
        return HOPELESS
    return prospect(w, plan, swords) - staged_cost(s, w, plan.seat)


def gather_worth(s: State, w: Weights, plan: AttackPlan) -> float:
    """What the attack is worth with the best further cards of the hand."""
    swords = staged_swords(s, top(s, AttackFrame).victim)
    opened = not plan.needs_assault or staged_assault(s, plan.seat)
    return _best_from(s, w, plan, last_staged(s, plan.seat), swords, staged_cost(s, w, plan.seat), opened)


def _best_from(s: State, w: Weights, plan: AttackPlan, first: int, swords: int, cost: float, opened: bool) -> float:
    """The best value over every number of cards of each kind from `first` on."""
    kind = first
    while kind < FIRST_ACADEMY and (not can_attack(kind) or in_hand(s, plan.seat, kind) == 0):
        kind += 1
    if kind >= FIRST_ACADEMY:
        if not opened or swords == 0:
            return HOPELESS
        return prospect(w, plan, swords) - cost
    best = HOPELESS
    each = card_worth(s, w, kind) * thrift(s, plan.seat)
    for count in range(in_hand(s, plan.seat, kind) + 1):
        opens = opened or (count > 0 and s.content.assault[kind] == 1)
        value = _best_from(s, w, plan, kind + 1, swords + count * s.content.swords[kind], cost + count * each, opens)
        if value > best:
            best = value
    return best


def build_worth(s: State, w: Weights, builders: int) -> float:
    """The mean value of a weapon, minus its price."""
    total = 0.0
    cards = 0
    for kind in range(FIRST_WEAPON, FIRST_ACADEMY):
        cards += s.content.copies[kind]
        total += s.content.copies[kind] * card_worth(s, w, kind)
    return total / cards - builders * w.builder - (4 - builders) * w.gold


def study_worth(s: State, w: Weights) -> float:
    """The value of a reaction, higher for a seat that has none, minus a duke and two gold."""
    worth = w.reaction + w.first_reaction
    for kind in range(FIRST_ACADEMY, HAND_KINDS):
        if in_hand(s, s.active, kind) > 0:
            worth = w.reaction
    return worth - w.duke - 2.0 * w.gold


def explore_worth(s: State, w: Weights, explorers: int) -> float:
    """The treasure to be expected from the dungeon deck, minus the explorers."""
    total = 0.0
    torches = explorers * s.content.torches[EXPLORER]
    first = DUNGEON_DECK * DECK_CELLS
    count = s.deck_count[DUNGEON_DECK]
    for at in range(first, first + count):
        if torches > s.content.danger[s.deck[at]]:
            total += s.content.treasure[s.deck[at]]
    if count == 0:
        for kind in range(FIRST_DUNGEON, KINDS):
            count += s.discard[kind]
            if torches > s.content.danger[kind]:
                total += s.discard[kind] * s.content.treasure[kind]
    return total / count - explorers * w.explorer


def post_worth(s: State, w: Weights, post: int) -> float:
    """What posting a card is worth by the shields it adds; the castle matters once walls are few."""
    gain = w.post + w.shield * s.content.post_shields[matching(post)] / HALVES
    return 0.6 * gain if post == CASTLE and walls_left(s, s.active) > 1 else gain


def removal(s: State) -> int:
    """The next weapon that a victim should choose for removal: the first of the strongest that it can remove."""
    left = removals_left(s)
    for cell in range(s.seats * MARKS):
        if unmarked(s, cell) > 0 and _stronger(s, cell) < left:
            return REMOVE + cell
    return HIDDEN


def _stronger(s: State, cell: int) -> int:
    """How many weapons should be removed before those of a cell."""
    count = 0
    threat = _threat(s, cell)
    for other in range(s.seats * MARKS):
        before = _threat(s, other)
        if before > threat or (before == threat and other < cell):
            count += unmarked(s, other)
    return count


def _threat(s: State, cell: int) -> int:
    """How dangerous the weapons of a cell are: by their swords, then those of the attacker, then assault weapons."""
    weapon = cell % MARKS
    first = 2 if cell // MARKS == s.active else 0
    if weapon == FACE_DOWN_WEAPON:
        return first
    return 4 * s.content.swords[FIRST_WEAPON + weapon] + first + s.content.assault[FIRST_WEAPON + weapon]


def loss_of(w: Weights, target: int) -> float:
    """What it costs the victim when a target falls."""
    if target >= DEFENDER:
        return w.defender
    return w.win if post_of(target) == CASTLE else w.wall


def help_worth(s: State, w: Weights, seat: int, target: int) -> float:
    """What it is worth to a seat that another one's attack succeeds."""
    if s.standing[seat * POSTS + CASTLE] == 0:
        return w.help
    return w.help if target == CASTLE else w.help_wall
