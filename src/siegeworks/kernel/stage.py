"""How a game is put before eyes: the scene a page draws, the handles it offers, the words it speaks."""

from collections.abc import Sequence
from typing import Any, Protocol

from siegeworks.kernel.events import SeenEvent
from siegeworks.kernel.game import Json


class Words(Protocol):
    """A game in the words of one language, with the names at one table."""

    def action(self, s: Any, action: int, *, short: bool = False) -> str: ...

    def event(self, seen: SeenEvent) -> str: ...

    def question(self, s: Any) -> str: ...

    def threats(self, s: Any) -> list[str]: ...

    def outcome(self, s: Any) -> str: ...

    def rule(self, rule_id: str) -> str: ...


class Stage(Protocol):
    """A game as pages show it. Everything comes from a view, so nothing hidden can get through."""

    def scene(self, view: Any) -> Json:
        """All that can be drawn, counted by the rules already: a page never computes one."""
        ...

    def path(self, view: Any, action: int) -> Sequence[str]:
        """The handles of things on the table that lead to an action; the last one decides."""
        ...

    def event(self, seen: SeenEvent) -> Json:
        """The facts of an event, cards, places and the like by their ids."""
        ...

    def things(self, words: Any) -> Json:
        """The names and effects of everything a scene or a handle names by its id."""
        ...

    def chart(self, view: Any) -> dict[str, int]:
        """What the chart of a game shows of each turn."""
        ...

    def title(self, words: Any, view: Any) -> str | None:
        """The title a finished game earned, if the game gives titles."""
        ...
