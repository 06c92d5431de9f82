"""The legal actions as a numbered list, and what a typed line means."""

import difflib
from collections.abc import Sequence
from dataclasses import dataclass, field

from siegeworks.cli.terminal import Line, cut
from siegeworks.kernel.problem import Problem

BETWEEN_ACTIONS = ";"
"""Separates actions that are typed on one line; numbers and codes need only blanks or commas between them."""
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

    def knows(self, text: str) -> bool:
        """Whether a text is a number or one of the codes."""
        return is_number(text) or text.lower() in self.codes

    def find(self, text: str) -> int:
        """The action that a number or code stands for."""
        if not is_number(text):
            return self.codes[text.lower()]
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
    """Finds the actions that a typed line means: numbers, codes, or actions as the terminal writes them.

    `shown` holds the text of each action as the terminal shows it. The texts of a log are understood too. Blanks and
    underscores mean the same.
    """

    def __init__(self, shown: Sequence[str], in_logs: Sequence[str]) -> None:
        self._shown = shown
        self._numbers = {_plain(text): number for texts in (in_logs, shown) for number, text in enumerate(texts)}

    def actions(self, line: str, choices: Choices) -> list[int]:
        """The actions of a line, in the order in which they are typed."""
        parts = [part.strip() for part in line.split(BETWEEN_ACTIONS)]
        return [action for part in parts if part for action in self._actions(part, choices)]

    def _actions(self, part: str, choices: Choices) -> list[int]:
        words = part.replace(",", " ").split()
        if words and all(choices.knows(word) for word in words):
            return [choices.find(word) for word in words]
        return [self._typed(part)]

    def _typed(self, text: str) -> int:
        number = self._numbers.get(_plain(text))
        if number is not None:
            return number
        shown = cut(text, MOST_SHOWN)
        near = difflib.get_close_matches(_plain(shown), self._numbers, 1, 0.75)
        if near:
            raise Problem("term-near", text=shown, near=self._shown[self._numbers[near[0]]])
        raise Problem("term-unknown", text=shown)


def _plain(text: str) -> str:
    return " ".join(text.lower().replace("_", " ").split())
