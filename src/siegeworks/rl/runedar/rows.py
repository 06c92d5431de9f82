"""One row of a batch of The Siege of Runedar: an action applied, and the decision that follows described."""

from siegeworks.games.runedar.names import RUNNING
from siegeworks.games.runedar.rules.apply import apply
from siegeworks.games.runedar.rules.canonical import fill_canonical
from siegeworks.games.runedar.state import State
from siegeworks.games.runedar.view import view_of
from siegeworks.kernel.actions import Moves
from siegeworks.kernel.chance import Chance
from siegeworks.rl.runedar.observation import describe
from siegeworks.rl.sheet import Sheet


def apply_row(s: State, chance: Chance, action: int) -> bool:
    """Apply an action; True if the game is over."""
    apply(s, action, chance, None)
    return s.result != RUNNING


def look(s: State, sheet: Sheet, moves: Moves) -> int:
    """Write what the seat that decides sees, and the actions to choose from; returns the seat."""
    fill_canonical(s, moves)
    describe(view_of(s, s.active), sheet)
    return s.active
