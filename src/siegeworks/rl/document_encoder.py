"""Observations of a game that brings no encoder of its own: its view document, hashed into a row of fixed length.

Every value of the document has a path, such as `gates.0.stones`. The CRC-32 of the path says to which number of the
row the value is added, so values may share a number; with a few hundred values and 512 numbers a learner copes.

- A number adds a tenth of itself at its path; below zero it adds its amount at `<path> below 0`.
- A word, true or false adds 1 at `<path>=<word>`.
- Null, which stands for what the seat cannot see, adds 0.1 at `<path>=null`.
- Words and nulls in a list share the path of the list, so that a hand is counted by kind; numbers, lists and objects
  in a list have its index in their path.
"""

from collections.abc import Iterator
from typing import Any
from zlib import crc32

from siegeworks.kernel.game import AnyGame
from siegeworks.rl.layout import Layout
from siegeworks.rl.part import Encoder
from siegeworks.rl.sheet import Sheet

NUMBERS = 512
HIGHEST = 100.0
"""A sum beyond it is cut off."""
SCALE = 10
HIDDEN_WEIGHT = 0.1


def make_document_encoder(game: AnyGame, seats: int) -> Encoder:
    """The encoder of a game by its view documents, for a number of seats."""

    def describe(view: Any, to: Sheet) -> None:
        to.clear()
        to.one_of(view.seat, seats)
        for amount in hashed(game.view_document(view)):
            to.add(amount)

    return Encoder(lay_out, describe)


def lay_out(tables: object, seats: int) -> Layout:  # noqa: ARG001 - as every encoder is called
    """The own seat, then the numbers of the document."""
    to = Layout()
    to.each("own seat is", [str(seat) for seat in range(seats)])
    to.each("hash", [str(place) for place in range(NUMBERS)], HIGHEST)
    return to


def hashed(document: object) -> list[float]:
    """The numbers of a document."""
    row = [0.0] * NUMBERS
    for path, amount in entries(document):
        place = crc32(path.encode()) % NUMBERS
        row[place] = min(row[place] + amount, HIGHEST)
    return row


def entries(value: object, path: str = "") -> Iterator[tuple[str, float]]:
    """Every value of a document as a path and what it adds there."""
    if isinstance(value, dict):
        for key, each in value.items():
            yield from entries(each, f"{path}.{key}" if path else str(key))
    elif isinstance(value, list | tuple):
        for index, each in enumerate(value):
            counted = each is None or isinstance(each, str | bool)
            yield from entries(each, path if counted else f"{path}.{index}")
    elif value is None:
        yield f"{path}=null", HIDDEN_WEIGHT
    elif isinstance(value, int | float) and not isinstance(value, bool):
        yield (path if value >= 0 else f"{path} below 0"), abs(value) / SCALE
    else:
        yield f"{path}={value}", 1.0
