"""Observations: what a seat sees of a game, as a row of numbers with a name each.

They are made from a `View`, so nothing a seat may not know can be in them. A row has the same length and the same
order in every position of a game with as many seats. The numbers of actions are the game's own, and so are the
numbers of seats in their texts; everything else is told from the own seat on, the others in turn order.
"""

from collections.abc import Callable
from typing import Any

from siegeworks.kernel.game import AnyGame
from siegeworks.rl.castlecards.layout import lay_out as lay_out_castlecards
from siegeworks.rl.castlecards.observation import describe as describe_castlecards
from siegeworks.rl.layout import Layout
from siegeworks.rl.runedar.layout import lay_out as lay_out_runedar
from siegeworks.rl.runedar.observation import describe as describe_runedar
from siegeworks.rl.sheet import FloatCells, Sheet, copy_cells

VERSIONS = {"runedar": 1, "castlecards": 1}
"""Go up when any number changes its meaning, its place or its scale."""
LAYOUTS: dict[str, Callable[[Any, int], Layout]] = {
    "runedar": lay_out_runedar,
    "castlecards": lay_out_castlecards,
}
DESCRIBES: dict[str, Callable[[Any, Sheet], None]] = {
    "runedar": describe_runedar,
    "castlecards": describe_castlecards,
}


class Encoding:
    """How views of one game with a number of seats become rows of numbers."""

    def __init__(self, game: AnyGame, seats: int) -> None:
        layout = LAYOUTS[game.id](game.tables, seats)
        self.version = VERSIONS[game.id]
        self.seats = seats
        self.names: tuple[str, ...] = tuple(layout.names)
        """What each number of an observation is."""
        self.size = len(self.names)
        self.actions = len(game.notation.texts)
        self.low: tuple[float, ...] = (0.0,) * self.size
        self.high: tuple[float, ...] = tuple(layout.high)
        self._game = game.id
        self._sheet = Sheet()

    def numbers(self, view: Any) -> list[float]:
        """The observation of a view."""
        self._describe(view)
        return self._sheet.numbers()

    def write(self, view: Any, out: FloatCells) -> None:
        """Fill one row of 32-bit floats: NumPy's, or any other buffer."""
        if len(out) != self.size:
            raise ValueError(f"an observation has {self.size} numbers, the row has room for {len(out)}")
        self._describe(view)
        copy_cells(self._sheet, out)

    def _describe(self, view: Any) -> None:
        if not 0 <= view.seat < self.seats == view.seen.seats:
            raise ValueError(f"this encoding is for the seats of a game of {self.seats}")
        DESCRIBES[self._game](view, self._sheet)


def load_encoding(game: AnyGame, seats: int) -> Encoding:
    """The encoding of a game with a number of seats."""
    return Encoding(game, seats)
