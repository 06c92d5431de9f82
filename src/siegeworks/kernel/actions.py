"""Actions: numbers with one readable notation, shared by logs, tests, terminals, networks and masks."""

from typing import Annotated, Final

from siegeworks.kernel.problem import Problem

MOST_MOVES: Final = 256
"""No decision of any game offers more."""

MOST_ACTIONS: Final = 4096


class Moves:
    """The action numbers legal in one decision, filled in ascending order by the rules of a game.

    A playout reuses one buffer for all its decisions, so nothing is allocated on the way.
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
        """The numbers as a list (of shared integers: making new ones would cost more than the rules do)."""
        listed: list[int] = []
        for place in range(self.count):
            listed.append(self.interned[self.ids[place]])  # noqa: PERF401 - compiles to a tight loop, a comprehension does not
        return listed


TOO_MANY = f"more than {MOST_MOVES} legal actions in one decision"
INTERNED = list(range(MOST_ACTIONS))


class Notation:
    """Action number ⇄ text, both ways exact."""

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
        """The action a text names; blanks and capitals do not matter."""
        number = self._numbers.get(" ".join(text.lower().split()))
        if number is None:
            raise Problem("action-unknown", text=text)
        return number
