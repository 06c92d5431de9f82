"""How a game is shown: the scene that a page draws, the handles that players click, and the words."""

from collections.abc import Sequence
from fractions import Fraction
from typing import Any, Protocol

from siegeworks.kernel.events import SeenEvent
from siegeworks.kernel.game import Json
from siegeworks.kernel.scene_parts import SceneParts, differences


class Words(Protocol):
    """A game in the words of one language, with the names at one table."""

    def action(self, s: Any, action: int, *, short: bool = False) -> str: ...

    def event(self, seen: SeenEvent) -> str: ...

    def question(self, s: Any) -> str: ...

    def threats(self, s: Any) -> list[str]: ...

    def outcome(self, s: Any) -> str: ...

    def rule(self, rule_id: str) -> str: ...

    def obstacle(self, s: Any, action: int, rule_id: str) -> str | None:
        """What at this table makes a rule forbid an action, from what the seat sees; None if the rule alone says it."""
        ...

    def confirmation(self, s: Any, action: int) -> str | None:
        """What a person is asked once more before a choice that is easily regretted; None for all other choices."""
        ...

    def odds(self, s: Any, action: int) -> str | None:
        """How likely an attack succeeds that an action would carry out, from what the seat sees; None for the rest."""
        ...


class Stage(Protocol):
    """A game as pages show it. Everything is computed from a view, so nothing hidden can leak."""

    asking: tuple[str, ...]
    """When a person can ask to be asked, the default first; empty if the game always asks."""

    def answer(self, view: Any, legal: Sequence[int], asking: str) -> int | None:
        """The choice that is made for a person who does not want to be asked here; None if the person is asked.

        It depends on what everybody knows and on the person's own cards only, and it never spends anything.
        """
        ...

    def in_window(self, view: Any) -> bool:
        """True if the seat is asked out of turn, where the moment of its answer could tell whether it had a choice."""
        ...

    def scene(self, view: Any) -> Json:
        """Everything a page draws, with every number that depends on the rules already computed."""
        ...

    def common_changes(self, before: Any, view: Any) -> Json:
        """The parts of the scene that are the same for everybody and have changed between two views of the onlookers;
        empty if there are no such parts."""
        ...

    def own_changes(self, before: Any, view: Any) -> Json:
        """The other parts, which depend on who looks, that have changed between two views of one seat. A part that the
        scene no longer has is null."""
        ...

    def path(self, view: Any, action: int) -> Sequence[str]:
        """The handles of the things on the table to click for an action, in order; the last one completes it."""
        ...

    def event(self, seen: SeenEvent) -> Json:
        """The facts of an event, with cards, places and the like named by their ids."""
        ...

    def things(self, words: Any) -> Json:
        """The names and effects of everything whose id appears in a scene or a handle."""
        ...

    def chart(self, view: Any) -> dict[str, int]:
        """The numbers that the chart of a game shows for each turn."""
        ...

    def title(self, words: Any, view: Any) -> str | None:
        """The title that a finished game earned, if the game has titles."""
        ...


def percent(chance: Fraction) -> int:
    """A chance in whole percent: 0 and 100 are for what is impossible and what is certain."""
    if chance in (0, 1):
        return 100 * int(chance)
    return min(max(round(100 * chance), 1), 99)


class BaseWords:
    """Answers that the words of most games give alike."""

    def obstacle(self, s: Any, action: int, rule_id: str) -> str | None:  # noqa: ARG002 - the rule alone says it
        return None

    def confirmation(self, s: Any, action: int) -> str | None:  # noqa: ARG002 - most choices are made at once
        return None

    def odds(self, s: Any, action: int) -> str | None:  # noqa: ARG002 - most actions attack nobody
        return None


class BaseStage:
    """Answers that the stages of most games give alike."""

    asking: tuple[str, ...] = ()

    common: SceneParts = SceneParts()
    """The parts of the scene that are the same for everybody."""
    own: SceneParts | None = None
    """The parts that depend on who looks; None in a small game, which makes each scene as a whole."""

    def scene(self, view: Any) -> Json:
        if self.own is None:
            raise NotImplementedError
        return self.common.all(view) | self.own.all(view)

    def common_changes(self, before: Any, view: Any) -> Json:
        return {} if self.own is None else self.common.changed(before, view)

    def own_changes(self, before: Any, view: Any) -> Json:
        if self.own is None:
            return differences(self.scene(before), self.scene(view))
        return self.own.changed(before, view)

    def answer(self, view: Any, legal: Sequence[int], asking: str) -> int | None:  # noqa: ARG002 - always ask
        return None

    def in_window(self, view: Any) -> bool:  # noqa: ARG002 - nobody is asked out of turn
        return False
