"""Features of the pending attack, from what one seat knows."""

from typing import Final

from siegeworks.bots.castlecards.odds import Odds, reactions_of, success
from siegeworks.bots.net import Inputs
from siegeworks.games.castlecards.frames import REACT, SUPPORT, AttackFrame
from siegeworks.games.castlecards.names import (
    BACKS,
    CASTLE,
    DEFENDER,
    FIRST_ACADEMY,
    FIRST_WALL,
    FIRST_WEAPON,
    HALVES,
    HAND_KINDS,
    LEAST_SEATS,
    POSTS,
    SIEGE_DECK,
    VILLAGE_DECK,
)
from siegeworks.games.castlecards.rules.disarm import removals
from siegeworks.games.castlecards.rules.fortress import castles_standing, needs_assault, shields_of
from siegeworks.games.castlecards.state import State, attack_pending, face_down, in_hand
from siegeworks.kernel.frames import top

ROLE_INPUTS: Final = 20
ATTACKER: Final = 0
VICTIM: Final = 1
BYSTANDER: Final = 2
ROLES: Final = 3
FACE_DOWN_REACTION: Final = 2 * HALVES
"""How much an unseen reaction weakens an attack, in halves."""


class Assault:
    """What a seat knows of the attack that is pending."""

    __slots__ = ("expected", "hidden", "margin", "permitted", "strongest", "weapons")

    margin: int
    """Visible swords minus shields and reactions, in halves."""
    hidden: int
    """Face-down attack cards of others."""
    expected: float
    """The margin with the mean swords of those cards, in halves."""
    weapons: int
    strongest: int
    """The swords of the strongest visible weapon, in halves."""
    permitted: bool

    def __init__(self) -> None:
        self.margin = 0
        self.hidden = 0
        self.expected = 0.0
        self.weapons = 0
        self.strongest = 0
        self.permitted = True


def write_attack(s: State, seat: int, odds: Odds, to: Inputs) -> None:
    """The pending attack. Attackers, the victim and all others each have a block of features of their own."""
    first = to.count
    for _ in range(ROLES * ROLE_INPUTS):
        to.add(0.0)
    if not attack_pending(s):
        return
    attack = top(s, AttackFrame)
    victim = attack.victim
    role = ATTACKER if seat == s.active else (VICTIM if seat == victim else BYSTANDER)
    assault = Assault()
    _survey(s, seat, odds, assault)
    to.count = first + role * ROLE_INPUTS
    _write_target(s, victim, attack.target, to)
    to.add(attack.night + 0.0)
    to.add(1.0 if attack.kind == SUPPORT else 0.0)
    _write_margin(s, seat, victim, assault, odds, to)
    to.add(_power_to_turn(s, seat, attack.kind, assault, odds))
    to.count = first + ROLES * ROLE_INPUTS


def _survey(s: State, seat: int, odds: Odds, assault: Assault) -> None:
    """Add up the cards of the attack that a seat can see, and what the backs of the others say (C-BACKS)."""
    attack = top(s, AttackFrame)
    victim = attack.victim
    target = attack.target
    margin = -shields_of(s, victim, target)
    opened = False
    unseen = 0.0
    for other in range(s.seats):
        if s.staged_count[other] == 0:
            continue
        if other != seat and face_down(s, other):
            opened = opened or other == s.active
            if other == victim:
                unseen -= FACE_DOWN_REACTION * s.staged_count[other]
            else:
                assault.hidden += s.staged_count[other]
                unseen += odds.foot_swords * s.staged_backs[other * BACKS + VILLAGE_DECK]
                unseen += odds.weapon_swords * s.staged_backs[other * BACKS + SIEGE_DECK]
            continue
        for kind in range(HAND_KINDS):
            count = s.staged[other * HAND_KINDS + kind]
            if count == 0:
                continue
            if kind >= FIRST_ACADEMY:
                margin -= count * (s.content.cut_swords[kind] + s.content.added_shields[kind])
                continue
            margin += count * s.content.swords[kind]
            if kind >= FIRST_WEAPON:
                assault.weapons += count
                assault.strongest = max(assault.strongest, s.content.swords[kind])
                opened = opened or (other == s.active and s.content.assault[kind] == 1)
    assault.margin = margin
    assault.permitted = opened or not needs_assault(s, victim, target)
    if seat == victim or not face_down(s, victim):
        assault.margin -= min(removals(s, victim), assault.weapons) * assault.strongest
    assault.expected = assault.margin + unseen


def _write_target(s: State, victim: int, target: int, to: Inputs) -> None:
    """The target of the attack."""
    walls = 0
    for post in range(FIRST_WALL, POSTS):
        walls += s.standing[victim * POSTS + post]
    to.add(1.0 if target == CASTLE else 0.0)
    to.add(1.0 if target == CASTLE and castles_standing(s) == LEAST_SEATS else 0.0)
    to.add(1.0 if FIRST_WALL <= target < DEFENDER else 0.0)
    to.add(1.0 if FIRST_WALL <= target < DEFENDER and walls == 1 else 0.0)
    to.add(1.0 if target >= DEFENDER else 0.0)


def _write_margin(s: State, seat: int, victim: int, assault: Assault, odds: Odds, to: Inputs) -> None:
    """Whether the attack would succeed with the cards laid out so far, and what could still change that."""
    expected = assault.expected
    winning = assault.permitted and expected > 0
    target = top(s, AttackFrame).target
    hope = 0.0
    reactions = reactions_of(s, victim)
    if seat == victim:
        hope = 1.0 if winning and _power_to_turn(s, seat, REACT, assault, odds) == 0.0 else 0.0
    elif winning:
        needed = 1 if needs_assault(s, victim, target) else 0
        hope = success(s, odds, reactions, int(expected), assault.weapons, assault.strongest, needed)
    to.add(assault.hidden / 3.0)
    to.add(max(min(expected, 8.0), -8.0) / 8.0)
    to.add(1.0 if winning else 0.0)
    to.add(1.0 if winning and expected > 2 * HALVES else 0.0)
    to.add(1.0 if winning and expected > 4 * HALVES else 0.0)
    to.add(min(reactions, 2) / 2.0 if winning else 0.0)
    to.add(hope)
    to.add(hope if target == CASTLE else 0.0)
    to.add(hope if target == CASTLE and castles_standing(s) == LEAST_SEATS else 0.0)
    to.add(hope if target < DEFENDER else 0.0)
    to.add(1.0 if winning and assault.weapons > 0 and assault.margin - assault.strongest <= 0 else 0.0)
    to.add(1.0 if winning and target == CASTLE else 0.0)


def _power_to_turn(s: State, seat: int, kind: int, assault: Assault, odds: Odds) -> float:
    """1 if the seat could change the result with its hand, now or later."""
    attack = top(s, AttackFrame)
    expected = assault.expected
    if seat == attack.victim:
        power = 0.0
        for card in range(FIRST_ACADEMY, HAND_KINDS):
            count = in_hand(s, seat, card)
            if count > 0:
                power += count * (s.content.cut_swords[card] + s.content.added_shields[card])
                if s.content.removed_weapons[card] > 0:
                    power += min(count * s.content.removed_weapons[card], assault.weapons) * assault.strongest
        return 1.0 if expected > 0 and power >= expected else 0.0
    if kind == REACT or seat == s.active:
        return 0.0
    return 1.0 if expected <= 0 and expected + odds.own_swords > 0 else 0.0
