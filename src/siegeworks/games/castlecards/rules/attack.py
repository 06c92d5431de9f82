"""Attacks: targets, adding cards, support, reactions and removals; `battle` determines the result."""

from siegeworks.games.castlecards.events import (
    ATTACK_DECLARED,
    ATTACK_LAUNCHED,
    CARD_ADDED,
    CARD_SHOWN,
    NIGHT_DECLARED,
    REACTION_ENDED,
    REACTION_PLAYED,
    REACTION_SHOWN,
    SUPPORT_GIVEN,
)
from siegeworks.games.castlecards.frames import DISARM, GATHER, REACT, SUPPORT, AttackFrame
from siegeworks.games.castlecards.names import (
    ACADEMY_DECK,
    BACKS,
    CASTLE,
    DEFENDER,
    FIRST_ACADEMY,
    FIRST_RULES,
    HAND_KINDS,
    NIGHT,
    POSTS,
    SIEGE_DECK,
    VILLAGE_DECK,
)
from siegeworks.games.castlecards.rules.battle import resolve
from siegeworks.games.castlecards.rules.cards import (
    can_attack,
    cards_left,
    in_staging_order,
    is_reaction,
    show_staged,
    spend,
    stage,
    staging_refusal,
)
from siegeworks.games.castlecards.rules.disarm import choose_weapon, mark_without_choice
from siegeworks.games.castlecards.rules.fortress import (
    holds_assault,
    holds_attackers,
    needs_assault,
    post_of,
    staged_assault,
)
from siegeworks.games.castlecards.rules.rule_ids import (
    ALLOWED,
    C_ASSAULT,
    C_ATTACK,
    C_NIGHT,
    C_ORDER,
    C_POSTED,
    C_REACT,
    C_SUPPORT,
)
from siegeworks.games.castlecards.state import State, in_hand
from siegeworks.kernel.chance import Chance
from siegeworks.kernel.events import EventSink, emit
from siegeworks.kernel.frames import push, top


def target_refusal(s: State, victim: int, target: int) -> int:
    """C-ATTACK: a target is a rival's standing wall, castle in reach (C-ASSAULT) or posted defender (C-POSTED)."""
    if victim >= s.seats or victim == s.active or s.standing[victim * POSTS + CASTLE] == 0:
        return C_ATTACK
    if s.standing[victim * POSTS + post_of(target)] == 0:
        return C_ATTACK
    if target >= DEFENDER and s.posted[victim * POSTS + target - DEFENDER] == 0:
        return C_POSTED
    if needs_assault(s, victim, target) and not holds_assault(s, s.active, 0):
        return C_ASSAULT
    return ALLOWED


def attack_refusal(s: State, victim: int, target: int) -> int:
    """C-ATTACK: an attack needs a soldier, archer or weapon in hand, not posted (Q22); it may be hopeless."""
    if not holds_attackers(s, s.active):
        return C_ATTACK
    return target_refusal(s, victim, target)


def night_refusal(s: State, victim: int, target: int) -> int:
    """C-NIGHT: a night attack needs a night card, an attack card and a legal target (Q17)."""
    if in_hand(s, s.active, NIGHT) == 0 or not holds_attackers(s, s.active):
        return C_NIGHT
    return target_refusal(s, victim, target)


def declare(s: State, victim: int, target: int, sink: EventSink | None) -> None:
    """C-ATTACK: announce the target."""
    s.stirred = 1
    emit(sink, ATTACK_DECLARED, s.active, victim, target)
    push(s, AttackFrame(GATHER, victim, target))


def declare_at_night(s: State, victim: int, target: int, sink: EventSink | None) -> None:
    """C-NIGHT: play a night card face up; the cards under it lie face down."""
    s.stirred = 1
    spend(s, s.active, NIGHT, 1)
    emit(sink, NIGHT_DECLARED, s.active, victim, target)
    push(s, AttackFrame(GATHER, victim, target, night=1))


def gather_refusal(s: State, kind: int) -> int:
    """C-ATTACK: soldiers, archers and weapons from the hand join an attack, in any order (C-ANY-ORDER)."""
    if is_reaction(kind):
        return C_REACT
    if not can_attack(kind) or in_hand(s, s.active, kind) == 0:
        return C_ATTACK
    if s.rules != FIRST_RULES or in_gather_order(s, kind):
        return ALLOWED
    return C_ASSAULT if in_staging_order(s, s.active, kind) else C_ORDER


def in_gather_order(s: State, kind: int) -> bool:
    """Whether the canonical order allows a card next: kinds ascend, and a required assault weapon stays possible."""
    if not in_staging_order(s, s.active, kind):
        return False
    attack = top(s, AttackFrame)
    if not needs_assault(s, attack.victim, attack.target) or s.content.assault[kind] == 1:
        return True
    return staged_assault(s, s.active) or holds_assault(s, s.active, kind)


def last_gatherable(s: State) -> int:
    """The highest kind that the canonical order allows next, so that a required assault weapon stays possible."""
    attack = top(s, AttackFrame)
    if not needs_assault(s, attack.victim, attack.target) or staged_assault(s, s.active):
        return HAND_KINDS - 1
    kind = FIRST_ACADEMY - 1
    while kind >= 0 and (s.content.assault[kind] == 0 or in_hand(s, s.active, kind) == 0):
        kind -= 1
    return kind


def launch_refusal(s: State) -> int:
    """C-ATTACK: at least one card; C-ASSAULT: the attacker's own assault weapon to reach a walled castle (Q15)."""
    if s.staged_count[s.active] == 0:
        return C_ATTACK
    attack = top(s, AttackFrame)
    if needs_assault(s, attack.victim, attack.target) and not staged_assault(s, s.active):
        return C_ASSAULT
    return ALLOWED


def support_refusal(s: State, kind: int) -> int:
    """C-SUPPORT: supporters add soldiers, archers and weapons from the hand."""
    seat = top(s, AttackFrame).supporter
    if is_reaction(kind):
        return C_REACT
    if not can_attack(kind) or in_hand(s, seat, kind) == 0:
        return C_SUPPORT
    return staging_refusal(s, seat, kind)


def reaction_refusal(s: State, kind: int) -> int:
    """C-REACT: the victim adds academy cards from the hand, useful or not (Q23)."""
    seat = top(s, AttackFrame).victim
    if not is_reaction(kind) or in_hand(s, seat, kind) == 0:
        return C_REACT
    return staging_refusal(s, seat, kind)


def add_to_attack(s: State, kind: int, sink: EventSink | None) -> None:
    """Lay out a card of the attacker, a supporter or the victim."""
    attack = top(s, AttackFrame)
    if attack.kind == GATHER:
        stage(s, s.active, kind, CARD_ADDED, sink)
    elif attack.kind == SUPPORT:
        stage(s, attack.supporter, kind, CARD_ADDED, sink)
    else:
        stage(s, attack.victim, kind, REACTION_PLAYED, sink)


def launch(s: State, chance: Chance, sink: EventSink | None) -> None:
    """C-ORDER: show the attack, or at night announce it; then support and reaction follow."""
    emit(sink, ATTACK_LAUNCHED, s.active, s.staged_count[s.active], 0)
    if s.rules != FIRST_RULES and top(s, AttackFrame).night == 0:
        show_staged(s, s.active, CARD_SHOWN, sink)
    _ask_support(s, s.active, chance, sink)


def _ask_support(s: State, asked: int, chance: Chance, sink: EventSink | None) -> None:
    """C-SUPPORT: every seat except attacker and victim, even a fallen one, may support once, clockwise.

    This holds at night too (Q5). Who is asked depends on the backs of the cards alone, so that the question reveals
    nothing.
    """
    attack = top(s, AttackFrame)
    seat = (asked + 1) % s.seats
    while seat != s.active:
        if seat != attack.victim and _may_support(s, seat):
            attack.kind = SUPPORT
            attack.supporter = seat
            return
        seat = (seat + 1) % s.seats
    _ask_reaction(s, chance, sink)


def _may_support(s: State, seat: int) -> bool:
    """C-BACKS: whether a seat publicly holds cards that could be soldiers, archers or weapons."""
    if s.rules == FIRST_RULES:
        return s.hand_count[seat] > 0
    return s.hand_backs[seat * BACKS + VILLAGE_DECK] + s.hand_backs[seat * BACKS + SIEGE_DECK] > 0


def _ask_reaction(s: State, chance: Chance, sink: EventSink | None) -> None:
    """C-REACT: ask the victim if it publicly holds an academy card (C-BACKS)."""
    attack = top(s, AttackFrame)
    attack.kind = REACT
    attack.supporter = 0
    if not _may_react(s, attack.victim):
        resolve(s, chance, sink)


def _may_react(s: State, victim: int) -> bool:
    """Whether the victim is asked for reactions; the first rules ask it even if another seat holds the academy card."""
    if s.rules == FIRST_RULES:
        return s.hand_count[victim] > 0 and academy_cards_held(s)
    return s.hand_backs[victim * BACKS + ACADEMY_DECK] > 0


def academy_cards_held(s: State) -> bool:
    """Whether any hand holds an academy card, that is, not all of them are in the deck and its discards."""
    held = -cards_left(s, ACADEMY_DECK)
    for kind in range(FIRST_ACADEMY, HAND_KINDS):
        held += s.content.copies[kind]
    return held > 0


def end_window(s: State, chance: Chance, sink: EventSink | None) -> None:
    """End a support or reaction: ask the next seat, or resolve the attack."""
    attack = top(s, AttackFrame)
    if attack.kind == SUPPORT:
        seat = attack.supporter
        emit(sink, SUPPORT_GIVEN, seat, s.staged_count[seat], 0)
        if s.rules != FIRST_RULES and attack.night == 0:
            show_staged(s, seat, CARD_SHOWN, sink)
        _ask_support(s, seat, chance, sink)
    else:
        victim = attack.victim
        emit(sink, REACTION_ENDED, victim, s.staged_count[victim], 0)
        if s.rules != FIRST_RULES:
            show_staged(s, victim, REACTION_SHOWN, sink)
            _ask_removals(s, chance, sink)
        else:
            resolve(s, chance, sink)


def _ask_removals(s: State, chance: Chance, sink: EventSink | None) -> None:
    """C-REACT: ask the victim which weapons its reactions remove, if it has a choice; then resolve the attack."""
    if mark_without_choice(s):
        resolve(s, chance, sink)
    else:
        top(s, AttackFrame).kind = DISARM


def remove_weapon(s: State, cell: int, chance: Chance, sink: EventSink | None) -> None:
    """C-REACT: the victim chooses a weapon for removal."""
    choose_weapon(s, cell, sink)
    _ask_removals(s, chance, sink)
