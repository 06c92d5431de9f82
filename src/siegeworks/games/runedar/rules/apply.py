"""Applying an action: changes the state in place up to the next decision. The action must be legal."""

from siegeworks.games.runedar.actions import (
    ACTIVATE,
    AIM,
    CARD_DISCARD,
    CARD_USE,
    CONTINUE,
    DIG_GOBLIN,
    DONE,
    END,
    FILL,
    GIVE,
    HIRE_CATAPULT,
    HIRE_GOBLIN,
    HIRE_ORCS,
    HIRE_TROLL,
    HIT_ORC,
    PASS,
    PER_CARD,
    REMOVE,
    REVEAL,
    ROLL,
    STOP,
    TAKE_SPACE,
)
from siegeworks.games.runedar.frames import ACTIVATION, GATHER, MAGIC, TAKE, MagicFrame, TakeFrame
from siegeworks.games.runedar.names import (
    ANY,
    DECKS,
    DIG,
    HIRE_FOR_CATAPULT,
    HIRE_FOR_GOBLIN,
    HIRE_FOR_ORCS,
    HIRE_FOR_SIEGE,
    HIRE_FOR_TROLL,
    MAGIC_STEPS,
    MOVE,
    RUNNING,
)
from siegeworks.games.runedar.rules.canonical import fill_canonical
from siegeworks.games.runedar.rules.fight import begin_attack, hit, join_attack, shoot, strike
from siegeworks.games.runedar.rules.mercenaries import hire
from siegeworks.games.runedar.rules.turn import (
    advance,
    begin_activation,
    carry_out_activation,
    end_turn,
    next_siege_step,
    pass_card,
    rest_unused,
    reveal_siege_card,
)
from siegeworks.games.runedar.rules.upgrades import fill_space, give, remove_upgrade, take
from siegeworks.games.runedar.rules.work import dig, dig_beside, move, play, value_of, work
from siegeworks.games.runedar.state import State
from siegeworks.kernel.actions import Moves
from siegeworks.kernel.chance import Chance
from siegeworks.kernel.events import EventSink
from siegeworks.kernel.frames import pop, push, top_kind


def apply(s: State, action: int, chance: Chance, sink: EventSink | None) -> None:
    """Carry out a legal action and everything that follows automatically."""
    if action < AIM:
        _card_action(s, action // PER_CARD, action % PER_CARD, sink)
    elif action < ROLL:
        shoot(s, action - AIM, chance, sink)
    elif action == ROLL:
        strike(s, chance, sink)
    elif action == STOP:
        pop(s)
    elif action < HIT_ORC:
        give(s, action - GIVE, sink)
    elif action < DIG_GOBLIN:
        hit(s, action - HIT_ORC, sink)
    elif action < TAKE_SPACE:
        dig_beside(s, action - DIG_GOBLIN, sink)
    elif action < HIRE_ORCS:
        push(s, TakeFrame(TAKE, action - TAKE_SPACE))
    elif action < ACTIVATE:
        _hire_action(s, action, sink)
    else:
        _flow_action(s, action, chance, sink)
    advance(s, chance, sink)


def _card_action(s: State, card: int, use: int, sink: EventSink | None) -> None:
    if use == CARD_DISCARD:
        take(s, card, sink)
        return
    kind = top_kind(s)
    if kind == GATHER:
        play(s, card, use - CARD_USE, sink)
        join_attack(s, card, use - CARD_USE)
        return
    jumped = kind == MAGIC
    if jumped:
        pop(s)
    else:
        play(s, card, MOVE if use < CARD_USE else use - CARD_USE, sink)
    if use < CARD_USE:
        move(s, use, sink)
        if value_of(s, card, MOVE) == MAGIC_STEPS:
            push(s, MagicFrame(MAGIC, card))
    else:
        _use_card(s, card, use - CARD_USE, jumped, sink)


def _use_card(s: State, card: int, use: int, jumped: bool, sink: EventSink | None) -> None:
    if use <= ANY:
        work(s, value_of(s, card, use))
    elif use == DIG:
        dig(s, value_of(s, card, use), sink)
    else:
        begin_attack(s, card, use, jumped)


def _hire_action(s: State, action: int, sink: EventSink | None) -> None:
    if action == HIRE_ORCS:
        hire(s, HIRE_FOR_ORCS, 0, sink)
    elif action < HIRE_TROLL:
        hire(s, HIRE_FOR_GOBLIN, action - HIRE_GOBLIN, sink)
    elif action < HIRE_CATAPULT:
        hire(s, HIRE_FOR_TROLL, action - HIRE_TROLL, sink)
    elif action == HIRE_CATAPULT:
        hire(s, HIRE_FOR_CATAPULT, 0, sink)
    else:
        hire(s, HIRE_FOR_SIEGE, 0, sink)


def _flow_action(s: State, action: int, chance: Chance, sink: EventSink | None) -> None:
    if action < REVEAL:
        begin_activation(s, action - ACTIVATE)
    elif action == REVEAL:
        reveal_siege_card(s, sink)
    elif action == CONTINUE:
        if top_kind(s) == ACTIVATION:
            carry_out_activation(s, sink)
        else:
            next_siege_step(s, sink)
    elif action < FILL:
        remove_upgrade(s, action - REMOVE, sink)
    elif action < DONE:
        fill_space(s, (action - FILL) // DECKS, (action - FILL) % DECKS, sink)
    elif action == DONE:
        end_turn(s, chance, sink)
    elif action == END:
        rest_unused(s, sink)
    else:
        pass_card(s, action - PASS, sink)


def random_playout(s: State, chance: Chance, most: int) -> int:
    """Play at most `most` random actions, until the game ends; return how many. For search and timing."""
    moves = Moves()
    made = 0
    while made < most and s.result == RUNNING:
        fill_canonical(s, moves)
        apply(s, moves.ids[chance.below(moves.count)], chance, None)
        made += 1
    return made
