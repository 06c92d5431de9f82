"""Card counting: what a seat can work out about cards it does not see, such as weapons and reactions of others."""

from typing import Annotated

from siegeworks.games.castlecards.frames import TURN, TurnFrame
from siegeworks.games.castlecards.names import (
    ACADEMY_DECK,
    ARCHER,
    BACKS,
    FIRST_ACADEMY,
    FIRST_WEAPON,
    HALVES,
    HAND_KINDS,
    KING,
    MOST_ACADEMY,
    POSTABLE,
    POSTS,
    SIEGE_DECK,
    SOLDIER,
    VILLAGE_DECK,
    VILLAGE_KINDS,
)
from siegeworks.games.castlecards.rules.cards import can_attack
from siegeworks.games.castlecards.rules.fortress import matching
from siegeworks.games.castlecards.state import State, face_down, in_hand
from siegeworks.kernel.frames import frame_at, kind_at


class Odds:
    """Counts of the cards that a seat does not see, and of what its own hand can do."""

    __slots__ = (
        "academy", "foot_share", "foot_swords", "own_assault", "own_best", "own_swords", "own_weapons", "power",
        "village", "village_cards", "weapon_swords",
    )  # fmt: skip

    own_swords: int
    """All swords of the seat's hand, in halves."""
    own_assault: int
    """Assault weapons in the seat's hand."""
    own_weapons: int
    own_best: int
    """The swords of the strongest weapon in the seat's hand, in halves."""
    academy: Annotated[list[int], MOST_ACADEMY]
    """Reactions out of sight, by kind."""
    power: Annotated[list[int], MOST_ACADEMY]
    """How much each reaction weakens the attack that is being judged, in halves."""
    weapon_swords: float
    """The mean swords of an unseen weapon, in halves."""
    village: Annotated[list[int], VILLAGE_KINDS]
    """Village cards out of sight, by kind."""
    village_cards: int
    foot_share: float
    """How likely an unseen village card is to be a soldier or an archer."""
    foot_swords: float
    """The mean swords of an unseen soldier or archer, in halves."""

    def __init__(self) -> None:
        self.own_swords = 0
        self.own_assault = 0
        self.own_weapons = 0
        self.own_best = 0
        self.academy = [0] * MOST_ACADEMY
        self.power = [0] * MOST_ACADEMY
        self.weapon_swords = 0.0
        self.village = [0] * VILLAGE_KINDS
        self.village_cards = 0
        self.foot_share = 0.0
        self.foot_swords = 0.0


def weigh(s: State, seat: int, odds: Odds) -> None:
    """Count what a seat holds and what it does not see."""
    _weigh_kinds(s, seat, odds)
    for other in range(s.seats):
        for post in range(POSTS):
            odds.village[matching(post)] -= s.posted[other * POSTS + post]
    if kind_at(s, 0) == TURN:
        odds.village[KING] -= frame_at(s, 0, TurnFrame).kings
    for kind in range(VILLAGE_KINDS):
        odds.village_cards += odds.village[kind]
    if odds.village_cards > 0:
        odds.foot_share = (odds.village[SOLDIER] + odds.village[ARCHER]) / (odds.village_cards + 0.0)
    foot = odds.village[SOLDIER] + odds.village[ARCHER]
    if foot > 0:
        swords = odds.village[SOLDIER] * s.content.swords[SOLDIER] + odds.village[ARCHER] * s.content.swords[ARCHER]
        odds.foot_swords = swords / (foot + 0.0)


def _weigh_kinds(s: State, seat: int, odds: Odds) -> None:
    """Go through all kinds of cards that hands can hold."""
    weapons = 0
    swords = 0
    for kind in range(HAND_KINDS):
        copies = s.content.copies[kind]
        if copies == 0:
            continue
        own = in_hand(s, seat, kind)
        if own > 0 and can_attack(kind):
            odds.own_swords += own * s.content.swords[kind]
            odds.own_assault += own * s.content.assault[kind]
            if kind >= FIRST_WEAPON:
                odds.own_weapons += own
                odds.own_best = max(odds.own_best, s.content.swords[kind])
        unseen = copies - s.discard[kind] - own - _seen_staged(s, seat, kind)
        if kind < VILLAGE_KINDS:
            odds.village[kind] = unseen
        elif kind < FIRST_ACADEMY:
            weapons += unseen
            swords += unseen * s.content.swords[kind]
        else:
            odds.academy[kind - FIRST_ACADEMY] = unseen
    odds.weapon_swords = swords / (weapons + 0.0) if weapons > 0 else 0.0


def _seen_staged(s: State, seat: int, kind: int) -> int:
    """Cards of a kind that are laid out and visible to a seat."""
    count = 0
    for other in range(s.seats):
        if s.staged_count[other] > 0 and (other == seat or not face_down(s, other)):
            count += s.staged[other * HAND_KINDS + kind]
    return count


def swords_to_expect(s: State, rival: int, odds: Odds) -> float:
    """The mean swords in another hand, whose cards by deck everybody knows (C-BACKS)."""
    village = s.hand_backs[rival * BACKS + VILLAGE_DECK]
    known = s.known[rival * POSTABLE] + s.known[rival * POSTABLE + 1]
    foot = max(village * odds.foot_share, known + 0.0)
    return (weapons_of(s, rival) * odds.weapon_swords + foot * odds.foot_swords) / HALVES


def weapons_of(s: State, rival: int) -> int:
    """How many weapons a seat holds."""
    return s.hand_backs[rival * BACKS + SIEGE_DECK]


def reactions_of(s: State, victim: int) -> int:
    """How many reactions a seat holds."""
    return s.hand_backs[victim * BACKS + ACADEMY_DECK]


def success(s: State, odds: Odds, reactions: int, margin: int, weapons: int, strongest: int, needed: int) -> float:
    """How likely an attack with a lead of `margin` halves is to succeed against so many unknown reactions.

    `weapons` is the number of its weapons and `strongest` the swords of the strongest one, in halves. `needed` is 1 if
    the attack is only allowed with an assault weapon.
    """
    if margin <= 0:
        return 0.0
    if reactions == 0:
        return 1.0
    cards = 0
    one = 0
    for kind in range(MOST_ACADEMY):
        count = odds.academy[kind]
        if count > 0:
            cards += count
            odds.power[kind] = _power(s, FIRST_ACADEMY + kind, margin, weapons, strongest, needed)
            one += count if odds.power[kind] >= margin else 0
    if cards == 0:
        return 1.0
    first = one / (cards + 0.0)
    if reactions == 1 or cards == 1:
        return 1.0 - first
    return (1.0 - _two_stop(odds, cards, margin)) * 2.0 / reactions


def _two_stop(odds: Odds, cards: int, margin: int) -> float:
    """How likely two unseen reactions are to stop an attack together."""
    two = 0
    for kind in range(MOST_ACADEMY):
        if odds.academy[kind] > 0:
            for other in range(MOST_ACADEMY):
                if odds.academy[other] > 0 and odds.power[kind] + odds.power[other] >= margin:
                    two += odds.academy[kind] * (odds.academy[other] - (1 if kind == other else 0))
    return two / (cards * (cards - 1.0))


def _power(s: State, kind: int, margin: int, weapons: int, strongest: int, needed: int) -> int:
    """How much a reaction weakens an attack, in halves."""
    removed = min(s.content.removed_weapons[kind], weapons)
    if removed > 0 and needed == 1 and removed == weapons:
        return margin
    return s.content.cut_swords[kind] + s.content.added_shields[kind] + removed * strongest
