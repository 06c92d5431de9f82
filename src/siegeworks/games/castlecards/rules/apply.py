"""Applying an action: one door for all of them."""

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
    STUDY,
    UNPOST,
    WASTE,
)
from siegeworks.games.castlecards.frames import FALLEN, GIFT
from siegeworks.games.castlecards.names import POSTS, RUNNING, TARGETS, VILLAGE_DECK
from siegeworks.games.castlecards.rules.attack import add_to_attack, declare, declare_at_night, end_window, launch
from siegeworks.games.castlecards.rules.cards import draw
from siegeworks.games.castlecards.rules.legal import fill_legal
from siegeworks.games.castlecards.rules.turn import add_to_gift, advance, begin_gift, end_turn, make_gift
from siegeworks.games.castlecards.rules.village import build, buy, explore, play_king, post, study, unpost, waste
from siegeworks.games.castlecards.state import State, top
from siegeworks.kernel.actions import Moves
from siegeworks.kernel.chance import Chance
from siegeworks.kernel.events import Tell


def apply(s: State, action: int, chance: Chance, tell: Tell | None) -> None:
    """Carry out a legal action and everything that follows by itself."""
    if ADD <= action < GO:
        if s.frames[top(s)] == GIFT:
            add_to_gift(s, action - ADD, tell)
        else:
            add_to_attack(s, action - ADD, tell)
        return
    if action == GO:
        launch(s, chance, tell)
    elif action == DONE:
        _close(s, chance, tell)
    elif action >= GIVE:
        begin_gift(s, action - GIVE, tell)
    elif action == END:
        end_turn(s, chance, tell)
    else:
        s.frames[top(s) + 1] -= 1
        _act(s, action, chance, tell)
    advance(s, chance, tell)


def _close(s: State, chance: Chance, tell: Tell | None) -> None:
    """Done: with a window of an attack, with a gift, or with a fallen seat's turn."""
    kind = s.frames[top(s)]
    if kind == GIFT:
        make_gift(s, tell)
        end_turn(s, chance, tell)
    elif kind == FALLEN:
        end_turn(s, chance, tell)
    else:
        end_window(s, chance, tell)


def _act(s: State, action: int, chance: Chance, tell: Tell | None) -> None:
    """C-TURN: one action of the active seat."""
    if action < NIGHT_ATTACK:
        declare(s, (action - ATTACK) // TARGETS, (action - ATTACK) % TARGETS, tell)
    elif action < ADD:
        declare_at_night(s, (action - NIGHT_ATTACK) // TARGETS, (action - NIGHT_ATTACK) % TARGETS, tell)
    elif action < UNPOST:
        post(s, (action - POST) // POSTS, (action - POST) % POSTS, tell)
    elif action < BUILD:
        unpost(s, action - UNPOST, tell)
    elif action >= WASTE:
        waste(s, action - WASTE, tell)
    else:
        _fetch(s, action, chance, tell)


def _fetch(s: State, action: int, chance: Chance, tell: Tell | None) -> None:
    """The actions that bring cards, or more actions."""
    if action < EXPLORE:
        build(s, action - BUILD, chance, tell)
    elif action < BUY:
        explore(s, action - EXPLORE + 1, chance, tell)
    elif action == BUY:
        buy(s, chance, tell)
    elif action == STUDY:
        study(s, chance, tell)
    elif action == CROWN:
        play_king(s, tell)
    else:
        draw(s, s.active, VILLAGE_DECK, chance, tell)


def random_playout(s: State, chance: Chance, most: int) -> int:
    """Play random actions until the game ends or `most` were made; gives how many. For search and timing."""
    moves = Moves()
    made = 0
    while made < most and s.result == RUNNING:
        fill_legal(s, moves)
        apply(s, moves.ids[chance.below(moves.count)], chance, None)
        made += 1
    return made
