"""The legal actions as a numbered list, and what a typed line means."""

import difflib
from dataclasses import dataclass, field

from siegeworks.cli.terminal import Line, cut
from siegeworks.kernel.actions import Notation
from siegeworks.kernel.problem import Problem

MOST_SHOWN = 60
"""Longer input is cut before an error message repeats it."""


@dataclass(frozen=True, slots=True)
class Choices:
    """Lines to show, the action behind each number, and actions by short codes such as `2c`.

    Numbers up to `cards` are cards: to play one, type a code such as `2c` or one of the later numbers.
    """

    lines: list[Line]
    actions: list[int]
    codes: dict[str, int] = field(default_factory=dict)
    cards: int = 0

    def find(self, text: str) -> int | None:
        """The action that a number or code stands for; None if it is neither."""
        if not is_number(text):
            return self.codes.get(text.lower())
        number = int(text)
        most = self.cards + len(self.actions)
        if not 1 <= number <= most:
            raise Problem("term-number", number=number, most=most)
        if number <= self.cards:
            raise Problem("term-card-alone", number=number)
        return self.actions[number - self.cards - 1]

    def name_of(self, action: int) -> str | None:
        """The number or code to type for an action; None if the list has none for it."""
        if action in self.actions:
            return str(self.cards + self.actions.index(action) + 1)
        return next((code for code, coded in self.codes.items() if coded == action), None)


def is_number(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) < 5


class ActionParser:
    """Finds the action that a typed text means: its notation, with blanks or underscores."""

    def __init__(self, notation: Notation) -> None:
        self._notation = notation
        self._numbers = {_plain(text): number for number, text in enumerate(notation.texts)}

    def parse(self, text: str) -> int:
        number = self._numbers.get(_plain(text))
        if number is not None:
            return number
        shown = cut(text, MOST_SHOWN)
        near = difflib.get_close_matches(_plain(shown), self._numbers, 1, 0.75)
        if near:
            raise Problem("term-near", text=shown, near=self._notation.text(self._numbers[near[0]]))
        raise Problem("term-unknown", text=shown)


def _plain(text: str) -> str:
    return " ".join(text.lower().replace("_", " ").split())
