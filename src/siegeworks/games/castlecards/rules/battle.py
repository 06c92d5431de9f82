"""The result of an attack: swords against shields, what falls, loot and conquest."""

from siegeworks.games.castlecards.events import (
    ATTACK_REPELLED,
    ATTACK_WON,
    CARD_SHOWN,
    CASTLE_FELL,
    DEFENDER_LOST,
    DEFENDER_TAKEN,
    GAME_WON,
    HAND_TAKEN,
    LOOT_OPENED,
    LOOT_TAKEN,
    PERMISSION_LOST,
    WALL_FELL,
)
from siegeworks.games.castlecards.frames import AttackFrame
from siegeworks.games.castlecards.names import (
    ASSAULTED,
    BREACHED,
    CASTLE,
    DEFENDER,
    FIRST_ACADEMY,
    FIRST_RULES,
    HAND_CONQUEST,
    HAND_KINDS,
    HIDDEN,
    LEAST_SEATS,
    POSTABLE,
    POSTS,
    RUNNING,
    VILLAGE_DECK,
    VILLAGE_KINDS,
)
from siegeworks.games.castlecards.rules.cards import (
    discard_staged,
    draw,
    put_in_hand,
    receive,
    show_staged,
    take_from_hand,
    take_top,
)
from siegeworks.games.castlecards.rules.disarm import remove_marked, remove_strongest
from siegeworks.games.castlecards.rules.fortress import (
    castles_standing,
    matching,
    needs_assault,
    post_of,
    shields_of,
    staged_assault,
    walled,
)
from siegeworks.games.castlecards.state import State
from siegeworks.kernel.chance import Chance
from siegeworks.kernel.events import EventSink, emit
from siegeworks.kernel.frames import pop, top


def resolve(s: State, chance: Chance, sink: EventSink | None) -> None:
    """C-TIE: an attack succeeds when its swords are strictly more than the target's shields.

    Against a castle behind walls it fails without an assault weapon of the attacker, whatever its swords (Q16).
    """
    attack = top(s, AttackFrame)
    victim = attack.victim
    target = attack.target
    if attack.night == 1:
        _show_night(s, victim, sink)
    if s.rules == FIRST_RULES:
        remove_strongest(s, victim, sink)
    else:
        remove_marked(s, chance, sink)
    swords = swords_of(s, victim)
    shields = shields_of(s, victim, target) + added_shields(s, victim)
    permitted = not needs_assault(s, victim, target) or staged_assault(s, s.active)
    if not permitted:
        emit(sink, PERMISSION_LOST, s.active, victim, 0)
    discard_staged(s)
    pop(s)
    if permitted and swords > shields:
        emit(sink, ATTACK_WON, s.active, swords, shields)
        _succeed(s, victim, target, chance, sink)
    else:
        emit(sink, ATTACK_REPELLED, s.active, swords, shields)


def _show_night(s: State, victim: int, sink: EventSink | None) -> None:
    """C-NIGHT: show all face-down cards, after the victim has reacted without seeing them."""
    for step in range(s.seats):
        seat = (s.active + step) % s.seats
        if seat != victim:
            show_staged(s, seat, CARD_SHOWN, sink)


def swords_of(s: State, victim: int) -> int:
    """The swords of attack and support minus those that reactions take away, at least 0. In halves."""
    swords = 0
    for seat in range(s.seats):
        if seat != victim and s.staged_count[seat] > 0:
            for kind in range(FIRST_ACADEMY):
                swords += s.content.swords[kind] * s.staged[seat * HAND_KINDS + kind]
    for kind in range(FIRST_ACADEMY, HAND_KINDS):
        swords -= s.content.cut_swords[kind] * s.staged[victim * HAND_KINDS + kind]
    return max(swords, 0)


def added_shields(s: State, victim: int) -> int:
    """C-REACT: the shields that reactions add to the attacked post, for this attack only. In halves."""
    shields = 0
    for kind in range(FIRST_ACADEMY, HAND_KINDS):
        shields += s.content.added_shields[kind] * s.staged[victim * HAND_KINDS + kind]
    return shields


def _succeed(s: State, victim: int, target: int, chance: Chance, sink: EventSink | None) -> None:
    """C-ATTACK: turn over the wall or castle, or discard the single defender; then take loot."""
    post = post_of(target)
    if target >= DEFENDER:
        s.posted[victim * POSTS + post] -= 1
        s.discard[matching(post)] += 1
        emit(sink, DEFENDER_LOST, victim, matching(post), post)
    elif post == CASTLE:
        _castle_falls(s, victim, sink)
        if s.result != RUNNING:
            return
    else:
        emit(sink, WALL_FELL, victim, post, 0)
        _clear_post(s, victim, post, sink)
    _take_loot(s, chance, sink)


def _clear_post(s: State, victim: int, post: int, sink: EventSink | None) -> None:
    """Turn a fallen post over and discard the cards posted on it (Q18)."""
    s.standing[victim * POSTS + post] = 0
    while s.posted[victim * POSTS + post] > 0:
        s.posted[victim * POSTS + post] -= 1
        s.discard[matching(post)] += 1
        emit(sink, DEFENDER_LOST, victim, matching(post), post)


def _castle_falls(s: State, victim: int, sink: EventSink | None) -> None:
    """C-WIN: the last castle standing wins; with more than two seats the game continues until then (Q20)."""
    emit(sink, CASTLE_FELL, victim, s.active, 0)
    result = ASSAULTED if walled(s, victim) else BREACHED
    if s.seats == LEAST_SEATS:
        _clear_post(s, victim, CASTLE, sink)
    else:
        _conquer(s, victim, sink)
        _open_loot(s, victim, sink)
    if castles_standing(s) == 1:
        s.result = result
        s.winner = s.active
        emit(sink, GAME_WON, s.active, 0, 0)


def _conquer(s: State, victim: int, sink: EventSink | None) -> None:
    """C-CONQUEST: the conqueror takes all posted cards; the fortress leaves play, hand and loot stay (Q8).

    With the house rule of conquest the conqueror takes the hand as well.
    """
    for post in range(POSTS):
        s.standing[victim * POSTS + post] = 0
        while s.posted[victim * POSTS + post] > 0:
            s.posted[victim * POSTS + post] -= 1
            receive(s, s.active, matching(post))
            emit(sink, DEFENDER_TAKEN, s.active, matching(post), post)
    if s.conquest == HAND_CONQUEST:
        _take_hand(s, victim, sink)


def _take_hand(s: State, victim: int, sink: EventSink | None) -> None:
    """C-CONQUEST: move the hand of a fallen seat to the conqueror, with what is publicly known of it."""
    for kind in range(HAND_KINDS):
        while s.hand[victim * HAND_KINDS + kind] > 0:
            take_from_hand(s, victim, kind)
            put_in_hand(s, s.active, kind)
            emit(sink, HAND_TAKEN, s.active, victim, kind)
    for kind in range(POSTABLE):
        s.known[s.active * POSTABLE + kind] += s.known[victim * POSTABLE + kind]
        s.known[victim * POSTABLE + kind] = 0


def _open_loot(s: State, seat: int, sink: EventSink | None) -> None:
    """C-FALLEN: the fallen seat adds its loot to its hand."""
    for kind in range(VILLAGE_KINDS):
        while s.loot[seat * VILLAGE_KINDS + kind] > 0:
            s.loot[seat * VILLAGE_KINDS + kind] -= 1
            s.loot_count[seat] -= 1
            put_in_hand(s, seat, kind)
            emit(sink, LOOT_OPENED, seat, kind, 0)


def _take_loot(s: State, chance: Chance, sink: EventSink | None) -> None:
    """C-LOOT: the attacker alone (Q7, Q19) draws a card: into the hand with two seats, else face down and unseen."""
    if s.seats == LEAST_SEATS:
        draw(s, s.active, VILLAGE_DECK, chance, sink)
        return
    card = take_top(s, VILLAGE_DECK, chance, sink)
    if card != HIDDEN:
        s.loot[s.active * VILLAGE_KINDS + card] += 1
        s.loot_count[s.active] += 1
        emit(sink, LOOT_TAKEN, s.active, card, 0)
