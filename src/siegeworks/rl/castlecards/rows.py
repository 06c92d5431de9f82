"""One row of a batch of Castlecards: an action applied, and the decision that follows described."""

from siegeworks.games.castlecards.names import RUNNING
from siegeworks.games.castlecards.rules.apply import apply
from siegeworks.games.castlecards.rules.legal import actor, fill_canonical
from siegeworks.games.castlecards.state import State
from siegeworks.games.castlecards.view import view_of
from siegeworks.kernel.actions import Moves
from siegeworks.kernel.chance import Chance
from siegeworks.rl.castlecards.observation import describe
from siegeworks.rl.sheet import Sheet


def apply_row(s: State, chance: Chance, action: int) -> bool:
    """Apply an action; True if the game is over."""
    apply(s, action, chance, None)
    return s.result != RUNNING


def look(s: State, sheet: Sheet, moves: Moves) -> int:
    """Write what the seat that decides sees, and the canonical actions; returns the seat."""
    seat = actor(s)
    fill_canonical(s, moves)
    describe(view_of(s, seat), sheet)
    return seat
