"""The greedy bot of The Siege of Runedar: takes the action that seems worth most one step ahead, in a guessed state."""

from typing import Final

from siegeworks.bots.runedar.attacks import shot_worth
from siegeworks.bots.runedar.heuristics import Weights, table_worth
from siegeworks.bots.runedar.prospects import ending_worth, hand_worth, pending_worth, worth
from siegeworks.games.runedar.actions import (
    ACTIVATE,
    AIM,
    CONTINUE,
    DONE,
    END,
    FILL,
    REMOVE,
    REVEAL,
    ROLL,
)
from siegeworks.games.runedar.frames import GatherFrame
from siegeworks.games.runedar.guess import guess
from siegeworks.games.runedar.names import DECKS
from siegeworks.games.runedar.rules.apply import apply
from siegeworks.games.runedar.rules.upgrades import deck_left
from siegeworks.games.runedar.state import State
from siegeworks.games.runedar.view import View
from siegeworks.kernel.chance import Chance
from siegeworks.kernel.frames import top

REMOVED: Final = -0.5


def best_action(view: View, legal: list[int], chance: Chance, w: Weights) -> int:
    """The legal action with the highest score; of equal ones the first."""
    return best_in(guess(view, chance), legal, chance, w)


def best_in(state: State, legal: list[int], chance: Chance, w: Weights) -> int:
    """The same for a state instead of a view."""
    best = legal[0]
    highest = -1.0e9
    for action in legal:
        number: int = action
        score = score_of(state, w, number, chance)
        if score > highest:
            highest = score
            best = number
    return best


def score_of(state: State, w: Weights, action: int, chance: Chance) -> float:
    """The value of the position after an action; what is random counts with its expected value."""
    if action == ROLL or action == REVEAL or action == CONTINUE or action == DONE:
        return worth(state, w) + 0.001
    if AIM <= action < ROLL:
        dice = top(state, GatherFrame).dice
        gain = shot_worth(state, w, action - AIM, dice)
        return table_worth(state, w) + hand_worth(state, w) + gain + 0.001
    if ACTIVATE <= action < REVEAL:
        return worth(state, w)
    if action == END:
        return table_worth(state, w) + pending_worth(state, w) + ending_worth(state, w)
    if REMOVE <= action < FILL:
        return worth(state, w) + REMOVED
    if FILL <= action < DONE:
        return worth(state, w) + _fill_gain(state, w, (action - FILL) % DECKS)
    after = state.copy()
    apply(after, action, chance, None)
    return worth(after, w) + ending_worth(after, w) * 0.3


def _fill_gain(state: State, w: Weights, deck: int) -> float:
    """The gain of refilling from a deck: cheap cards first, stronger decks once a section of the tunnel is open."""
    preferred = 0
    if state.sections_open >= 1:
        preferred = 1
    if deck_left(state, preferred) == 0:
        preferred = 2 if preferred == 1 else 1
    return w.filled + (0.3 if deck == preferred else 0.0)
