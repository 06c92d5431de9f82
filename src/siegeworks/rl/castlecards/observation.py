"""A view of Castlecards in numbers, own seat first, the others in turn order.

`layout.py` names every number in the same order. Only the view is read.
"""

from siegeworks.games.castlecards.frames import DISARM, GIFT, SUPPORT, TURN, AttackFrame, GiftFrame, TurnFrame
from siegeworks.games.castlecards.names import (
    BACKS,
    DECK_CELLS,
    DECKS,
    DUNGEON_DECK,
    FIRST_ACADEMY,
    FIRST_DUNGEON,
    HAND_KINDS,
    KINDS,
    MARKS,
    MOST_DUNGEONS,
    POSTABLE,
    POSTS,
    TARGETS,
)
from siegeworks.games.castlecards.rules.disarm import removals_left
from siegeworks.games.castlecards.rules.fortress import needs_assault, shields_of, staged_assault, walled
from siegeworks.games.castlecards.state import State, attack_pending
from siegeworks.games.castlecards.view import View
from siegeworks.kernel.frames import frame_at, kind_at, top, top_kind
from siegeworks.rl.sheet import Sheet


def describe(view: View, to: Sheet) -> None:
    """Write the observation of a view."""
    s = view.seen
    own = view.seat
    to.clear()
    _write_turn(s, own, to)
    _write_pending(s, own, to)
    _write_decks(view, s, to)
    _write_hand(s, own, to)
    for ahead in range(s.seats):
        _write_seat(s, (own + ahead) % s.seats, to)


def _write_turn(s: State, own: int, to: Sheet) -> None:
    to.one_of(own, s.seats)
    to.one_of(_ahead(s, own, s.first), s.seats)
    to.one_of(_ahead(s, own, s.active), s.seats)
    to.add(s.turn / 100.0)
    to.add(s.quiet / 4.0)
    to.add(s.stirred + 0.0)


def _ahead(s: State, own: int, seat: int) -> int:
    """How many places in turn order a seat comes after the own seat."""
    return (seat - own + s.seats) % s.seats


def _write_pending(s: State, own: int, to: Sheet) -> None:
    """The pending decision, what is left of the turn, and the attack or gift in progress."""
    kind = top_kind(s) if s.depth > 0 else -1
    to.one_of(kind, DISARM + 1)
    if s.depth > 0 and kind_at(s, 0) == TURN:
        turn = frame_at(s, 0, TurnFrame)
        to.add(turn.actions / 3.0)
        to.add(turn.posted + 0.0)
        to.add(turn.crowned + 0.0)
        to.add(turn.kings / 3.0)
    else:
        to.blank(4)
    if attack_pending(s):
        _write_attack(s, own, to)
    else:
        to.blank(2 * s.seats + TARGETS + 6)
    to.one_of(_ahead(s, own, top(s, GiftFrame).receiver) if kind == GIFT else -1, s.seats)
    to.add(s.conquest + 0.0)
    to.add(s.castle_posts + 0.0)
    to.add(s.king_posts + 0.0)
    to.add(s.gifts + 0.0)


def _write_attack(s: State, own: int, to: Sheet) -> None:
    """The victim and target of the attack, and the strength of both sides as far as the seat sees it."""
    attack = top(s, AttackFrame)
    victim = attack.victim
    target = attack.target
    to.one_of(_ahead(s, own, victim), s.seats)
    to.one_of(target, TARGETS)
    to.add(attack.night + 0.0)
    to.one_of(_ahead(s, own, attack.supporter) if attack.kind == SUPPORT else -1, s.seats)
    swords = 0
    shields = shields_of(s, victim, target)
    for seat in range(s.seats):
        for card in range(HAND_KINDS):
            count = max(s.staged[seat * HAND_KINDS + card], 0)
            if seat != victim and card < FIRST_ACADEMY:
                swords += count * s.content.swords[card]
            elif seat == victim and card >= FIRST_ACADEMY:
                shields += count * (s.content.added_shields[card] + s.content.cut_swords[card])
    assault = needs_assault(s, victim, target)
    to.add(swords / 16.0)
    to.add(shields / 16.0)
    to.add(1.0 if assault else 0.0)
    to.add(1.0 if assault and staged_assault(s, s.active) else 0.0)
    to.add(removals_left(s) / 3.0 if attack.kind == DISARM else 0.0)


def _write_decks(view: View, s: State, to: Sheet) -> None:
    """Cards left to draw, cards out of sight and discarded by kind, and what is known of the dungeon."""
    for deck in range(DECKS):
        to.add(s.deck_count[deck] / 50.0)
    for kind in range(KINDS):
        to.add(view.unseen[kind] / 8.0)
    for kind in range(KINDS):
        to.add(s.discard[kind] / 8.0)
    bottom = to.blank(MOST_DUNGEONS)
    next_known = to.blank(MOST_DUNGEONS)
    first = DUNGEON_DECK * DECK_CELLS
    for at in range(first, first + s.bottom_known):
        to.x[bottom + s.deck[at] - FIRST_DUNGEON] += 1.0
    if 0 < s.bottom_known == s.deck_count[DUNGEON_DECK]:
        to.x[next_known + s.deck[first + s.bottom_known - 1] - FIRST_DUNGEON] = 1.0


def _write_hand(s: State, own: int, to: Sheet) -> None:
    """Own cards by kind, and the swords they make."""
    swords = 0
    for kind in range(HAND_KINDS):
        count = s.hand[own * HAND_KINDS + kind]
        to.add(count / 4.0)
        swords += count * s.content.swords[kind]
    to.add(swords / 16.0)


def _write_seat(s: State, seat: int, to: Sheet) -> None:
    """A fortress and the cards laid out in front of its seat; cards face down have their own number."""
    to.add(1.0 if walled(s, seat) else 0.0)
    for post in range(POSTS):
        to.add(s.standing[seat * POSTS + post] + 0.0)
        to.add(s.posted[seat * POSTS + post] / 4.0)
        to.add(shields_of(s, seat, post) / 16.0 if s.standing[seat * POSTS + post] == 1 else 0.0)
    to.add(s.hand_count[seat] / 10.0)
    for deck in range(BACKS):
        to.add(s.hand_backs[seat * BACKS + deck] / 4.0)
    to.add(s.loot_count[seat] / 4.0)
    for kind in range(POSTABLE):
        to.add(s.known[seat * POSTABLE + kind] / 4.0)
    to.add(s.staged_count[seat] / 4.0)
    for deck in range(BACKS):
        to.add(s.staged_backs[seat * BACKS + deck] / 4.0)
    hidden = 0.0
    for kind in range(HAND_KINDS):
        count = s.staged[seat * HAND_KINDS + kind]
        if count < 0:
            hidden = 1.0
        to.add(max(count, 0) / 4.0)
    to.add(hidden if s.staged_count[seat] > 0 else 0.0)
    for weapon in range(MARKS):
        to.add(s.marked[seat * MARKS + weapon] / 2.0)
