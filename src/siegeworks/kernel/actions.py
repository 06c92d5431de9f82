"""Actions: each is a number with one readable text, the same in logs, tests, terminals and neural networks."""

from typing import Annotated, Final

from siegeworks.kernel.problem import Problem

MOST_MOVES: Final = 256
"""The most legal actions that a decision of any game can have."""

MOST_ACTIONS: Final = 4096


class Moves:
    """The numbers of the actions that are legal in one decision; the rules add them in ascending order.

    A playout reuses one buffer for all its decisions, so that it allocates no memory per decision.
    """

    __slots__ = ("count", "ids", "interned")

    ids: Annotated[list[int], MOST_MOVES]
    count: int
    interned: list[int]

    def __init__(self) -> None:
        self.ids = [0] * MOST_MOVES
        self.count = 0
        self.interned = INTERNED

    def clear(self) -> None:
        self.count = 0

    def add(self, action: int) -> None:
        if self.count == MOST_MOVES:
            raise IndexError(TOO_MANY)
        self.ids[self.count] = action
        self.count += 1

    def listed(self) -> list[int]:
        """The numbers as a list. It holds shared integers: creating new ones would take longer than the rules do."""
        listed: list[int] = []
        for place in range(self.count):
            listed.append(self.interned[self.ids[place]])  # noqa: PERF401 - compiles to a tight loop, a comprehension does not
        return listed


TOO_MANY = f"more than {MOST_MOVES} legal actions in one decision"
INTERNED = list(range(MOST_ACTIONS))


class Notation:
    """Translates between the number of an action and its text; each number has exactly one text."""

    def __init__(self, texts: list[str]) -> None:
        self.texts = texts
        self._numbers = {text: number for number, text in enumerate(texts)}
        if len(self._numbers) != len(texts):
            raise ValueError("two actions share one text")

    def __len__(self) -> int:
        return len(self.texts)

    def text(self, action: int) -> str:
        return self.texts[action]

    def parse(self, text: str) -> int:
        """The action that a text names. Upper or lower case and extra blanks do not matter."""
        number = self._numbers.get(" ".join(text.lower().split()))
        if number is None:
            raise Problem("action-unknown", text=text)
        return number
