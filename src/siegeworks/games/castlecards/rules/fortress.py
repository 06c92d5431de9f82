"""Fortresses: which posts stand, what protects them, and how strong they are."""

from siegeworks.games.castlecards.names import (
    ARCHER,
    ATTACKABLE_CASTLE_POSTS,
    CASTLE,
    DEFENDER,
    FIRST_ACADEMY,
    FIRST_WALL,
    FIRST_WEAPON,
    HALVES,
    HAND_KINDS,
    POSTS,
    SOLDIER,
)
from siegeworks.games.castlecards.rules.cards import can_attack
from siegeworks.games.castlecards.state import State, in_hand


def walled(s: State, seat: int) -> bool:
    """Whether a wall of a seat still stands."""
    for post in range(FIRST_WALL, POSTS):
        if s.standing[seat * POSTS + post] == 1:
            return True
    return False


def post_of(target: int) -> int:
    """The post of a target: the attacked post, or the post of the attacked defender."""
    return target if target < DEFENDER else target - DEFENDER


def needs_assault(s: State, victim: int, target: int) -> bool:
    """C-ASSAULT: a castle behind walls needs an assault weapon.

    So does a defender posted on it (Q12), unless the house rule of castle posts says otherwise.
    """
    if target >= DEFENDER and s.castle_posts == ATTACKABLE_CASTLE_POSTS:
        return False
    return post_of(target) == CASTLE and walled(s, victim)


def holds_attackers(s: State, seat: int) -> bool:
    """Whether a hand has a soldier, an archer or a weapon."""
    for kind in range(FIRST_ACADEMY):
        if can_attack(kind) and in_hand(s, seat, kind) > 0:
            return True
    return False


def holds_assault(s: State, seat: int, lowest: int) -> bool:
    """Whether a hand has an assault weapon of this kind or a higher one."""
    for kind in range(max(lowest, FIRST_WEAPON), FIRST_ACADEMY):
        if s.content.assault[kind] == 1 and in_hand(s, seat, kind) > 0:
            return True
    return False


def staged_assault(s: State, seat: int) -> bool:
    """Whether a seat has laid out an assault weapon."""
    for kind in range(FIRST_WEAPON, FIRST_ACADEMY):
        if s.content.assault[kind] == 1 and s.staged[seat * HAND_KINDS + kind] > 0:
            return True
    return False


def matching(post: int) -> int:
    """C-COLOUR: soldiers match castles, archers match walls."""
    return SOLDIER if post == CASTLE else ARCHER


def printed_shields(s: State, post: int) -> int:
    """The shields printed on a castle or a wall, in halves."""
    return s.content.shields[0 if post == CASTLE else 1]


def post_limit(s: State, post: int) -> int:
    """C-POST-LIMIT: a post holds as many cards as its printed shields."""
    return printed_shields(s, post) // HALVES


def shields_of(s: State, victim: int, target: int) -> int:
    """C-TIE: the shields of the post and all cards on it, or of a single defender alone (Q4). In halves."""
    post = post_of(target)
    each = s.content.post_shields[matching(post)]
    if target >= DEFENDER:
        return each
    return printed_shields(s, post) + each * s.posted[victim * POSTS + post]


def is_living(s: State, seat: int) -> bool:
    """Whether a seat's castle stands."""
    return s.standing[seat * POSTS + CASTLE] == 1


def castles_standing(s: State) -> int:
    count = 0
    for seat in range(s.seats):
        count += s.standing[seat * POSTS + CASTLE]
    return count
