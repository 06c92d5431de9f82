"""Applying an action: the single entry point for all of them."""

from siegeworks.games.castlecards.actions import (
    ADD,
    ATTACK,
    BUILD,
    BUY,
    CROWN,
    DONE,
    END,
    EXPLORE,
    GIVE,
    GO,
    NIGHT_ATTACK,
    POST,
    REMOVE,
    STUDY,
    UNPOST,
    WASTE,
)
from siegeworks.games.castlecards.frames import FALLEN, GIFT, TurnFrame
from siegeworks.games.castlecards.names import POSTS, RUNNING, TARGETS, VILLAGE_DECK
from siegeworks.games.castlecards.rules.attack import (
    add_to_attack,
    declare,
    declare_at_night,
    end_window,
    launch,
    remove_weapon,
)
from siegeworks.games.castlecards.rules.cards import draw
from siegeworks.games.castlecards.rules.legal import fill_canonical
from siegeworks.games.castlecards.rules.turn import add_to_gift, advance, begin_gift, end_turn, make_gift
from siegeworks.games.castlecards.rules.village import build, buy, explore, play_king, post, study, unpost, waste
from siegeworks.games.castlecards.state import State
from siegeworks.kernel.actions import Moves
from siegeworks.kernel.chance import Chance
from siegeworks.kernel.events import EventSink
from siegeworks.kernel.frames import top, top_kind


def apply(s: State, action: int, chance: Chance, sink: EventSink | None) -> None:
    """Carry out a legal action and everything that follows automatically."""
    if ADD <= action < GO:
        if top_kind(s) == GIFT:
            add_to_gift(s, action - ADD, sink)
        else:
            add_to_attack(s, action - ADD, sink)
        return
    if action == GO:
        launch(s, chance, sink)
    elif action == DONE:
        _close(s, chance, sink)
    elif action >= REMOVE:
        remove_weapon(s, action - REMOVE, chance, sink)
    elif action >= GIVE:
        begin_gift(s, action - GIVE, sink)
    elif action == END:
        end_turn(s, chance, sink)
    else:
        top(s, TurnFrame).actions -= 1
        _act(s, action, chance, sink)
    advance(s, chance, sink)


def _close(s: State, chance: Chance, sink: EventSink | None) -> None:
    """The action `done`: ends a support or reaction, completes a gift, or ends a fallen seat's turn."""
    kind = top_kind(s)
    if kind == GIFT:
        make_gift(s, sink)
        end_turn(s, chance, sink)
    elif kind == FALLEN:
        end_turn(s, chance, sink)
    else:
        end_window(s, chance, sink)


def _act(s: State, action: int, chance: Chance, sink: EventSink | None) -> None:
    """C-TURN: carry out one action of the active seat."""
    if action < NIGHT_ATTACK:
        declare(s, (action - ATTACK) // TARGETS, (action - ATTACK) % TARGETS, sink)
    elif action < ADD:
        declare_at_night(s, (action - NIGHT_ATTACK) // TARGETS, (action - NIGHT_ATTACK) % TARGETS, sink)
    elif action < UNPOST:
        post(s, (action - POST) // POSTS, (action - POST) % POSTS, sink)
    elif action < BUILD:
        unpost(s, action - UNPOST, sink)
    elif action >= WASTE:
        waste(s, action - WASTE, sink)
    else:
        _fetch(s, action, chance, sink)


def _fetch(s: State, action: int, chance: Chance, sink: EventSink | None) -> None:
    """Carry out an action that brings cards or further actions."""
    if action < EXPLORE:
        build(s, action - BUILD, chance, sink)
    elif action < BUY:
        explore(s, action - EXPLORE + 1, chance, sink)
    elif action == BUY:
        buy(s, chance, sink)
    elif action == STUDY:
        study(s, chance, sink)
    elif action == CROWN:
        play_king(s, sink)
    else:
        draw(s, s.active, VILLAGE_DECK, chance, sink)


def random_playout(s: State, chance: Chance, most: int) -> int:
    """Play at most `most` random actions, until the game ends; return how many. For search and timing."""
    moves = Moves()
    made = 0
    while made < most and s.result == RUNNING:
        fill_canonical(s, moves)
        apply(s, moves.ids[chance.below(moves.count)], chance, None)
        made += 1
    return made
