"""Observations: what a seat sees of a game, as a row of numbers with a name each.

They are made from a view, so they cannot contain anything that the seat may not know. A row has the same length and
the same order in every position of a game with the same number of seats. Action numbers are those of the game.
"""

from typing import Any

from siegeworks.kernel.game import AnyGame
from siegeworks.rl.document_encoder import make_document_encoder
from siegeworks.rl.part import learning_part
from siegeworks.rl.sheet import MOST_NUMBERS, FloatCells, Sheet, copy_cells


class Encoding:
    """Turns the views of one game with a certain number of seats into rows of numbers."""

    def __init__(self, game: AnyGame, seats: int) -> None:
        encoder = learning_part(game.id).encoder or make_document_encoder(game, seats)
        layout = encoder.lay_out(game.tables, seats)
        self.version = encoder.version
        self.seats = seats
        self.names: tuple[str, ...] = tuple(layout.names)
        """What each number of an observation is."""
        self.size = len(self.names)
        self.actions = len(game.notation.texts)
        self.low: tuple[float, ...] = (0.0,) * self.size
        self.high: tuple[float, ...] = tuple(layout.high)
        self._describe = encoder.describe
        self._sheet = Sheet()
        if self.size > MOST_NUMBERS:
            raise ValueError(f"an observation can have {MOST_NUMBERS} numbers, the layout of {game.id} has {self.size}")

    def numbers(self, view: Any) -> list[float]:
        """The observation of a view."""
        self.describe(view, self._sheet)
        return self._sheet.numbers()

    def write(self, view: Any, out: FloatCells) -> None:
        """Fill one row of 32-bit floats: NumPy's, or any other buffer."""
        if len(out) != self.size:
            raise ValueError(f"an observation has {self.size} numbers, the row has room for {len(out)}")
        self.describe(view, self._sheet)
        copy_cells(self._sheet, out)

    def describe(self, view: Any, to: Sheet) -> None:
        """Write the observation of a view on a sheet."""
        if 0 <= view.seat < self.seats:
            self._describe(view, to)
            if to.count == self.size:
                return
        raise ValueError(f"this encoding is for the seats of a game of {self.seats}")


def load_encoding(game: AnyGame, seats: int) -> Encoding:
    """The encoding of a game with a number of seats."""
    return Encoding(game, seats)
