"""Sheets: a buffer in which an observation is written before it is copied into an array."""

from typing import Annotated, Any, Final

MOST_NUMBERS: Final = 2048
"""No observation is longer."""

FloatRows = Any
"""A NumPy array (rows, numbers) of 32-bit floats; interpreted code and compiled code index it alike."""
FloatCells = Any
"""A single row of 32-bit floats: NumPy's, or any other buffer of them."""
ByteRows = Any
"""Rows of bytes: masks."""
LongCells = Any
"""A NumPy array of 64-bit integers."""


class Sheet:
    """A list of numbers of which the first `count` are in use."""

    __slots__ = ("count", "x")

    x: Annotated[list[float], MOST_NUMBERS]
    count: int

    def __init__(self) -> None:
        self.x = [0.0] * MOST_NUMBERS
        self.count = 0

    def clear(self) -> None:
        """Start an empty observation."""
        self.count = 0

    def add(self, value: float) -> None:
        """Write the next number."""
        if self.count == MOST_NUMBERS:
            raise IndexError("an observation has too many numbers")
        self.x[self.count] = value
        self.count += 1

    def one_of(self, choice: int, choices: int) -> None:
        """Write a number for each of several alternatives: 1 for the one that applies, 0 for the others."""
        first = self.blank(choices)
        if 0 <= choice < choices:
            self.x[first + choice] = 1.0

    def blank(self, numbers: int) -> int:
        """Write zeros that may be changed afterwards; returns the index of the first."""
        first = self.count
        if numbers < 0 or first + numbers > MOST_NUMBERS:
            raise IndexError("an observation has too many numbers")
        for at in range(first, first + numbers):
            self.x[at] = 0.0
        self.count += numbers
        return first

    def numbers(self) -> list[float]:
        """The observation as a list."""
        return [self.x[at] for at in range(self.count)]


def copy_row(sheet: Sheet, rows: FloatRows, row: int) -> None:
    """Copy an observation into a row of a two-dimensional array."""
    for at in range(sheet.count):
        rows[row, at] = sheet.x[at]


def copy_cells(sheet: Sheet, cells: FloatCells) -> None:
    """Copy an observation into a one-dimensional array."""
    for at in range(sheet.count):
        cells[at] = sheet.x[at]
