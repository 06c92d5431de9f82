"""Automatic answers: what a table answers for a person who asked not to be asked, and when.

Among rivals the moment of an answer must not reveal anything about a hand. So each decision has a random delay, drawn
without a look at the game: an automatic answer is given when it is over, and the person's own answer, if it is one that
could have been automatic, is not carried out earlier either.
"""

from collections.abc import Sequence
from random import SystemRandom

from siegeworks.kernel.game import AnyGame
from siegeworks.kernel.log import UNDO
from siegeworks.kernel.match import Match
from siegeworks.kernel.problem import Problem
from siegeworks.kernel.stage import Stage

SHORTEST_DELAY = 0.8
LONGEST_DELAY = 2.4
"""Seconds between a decision and its automatic answer among rivals: any time in between is equally likely."""


def draw_delay() -> float:
    """A random delay in seconds. It takes no argument, so nothing hidden can have an influence on it."""
    return SystemRandom().uniform(SHORTEST_DELAY, LONGEST_DELAY)


class AutomaticAnswers:
    """The automatic answers at one table."""

    def __init__(self, game: AnyGame, stage: Stage) -> None:
        self._game = game
        self._stage = stage
        self._delay = (-1, 0.0)
        """A decision and its delay."""
        self._answer: tuple[int, str, int | None] = (-1, "", None)
        """A decision, when its seat is asked, and its automatic answer."""

    @property
    def default(self) -> str | None:
        """When a seat is asked that has not said when; None in games that always ask."""
        return self._stage.asking[0] if self._stage.asking else None

    def check(self, asking: str) -> None:
        """Refuse a value that this game does not know."""
        known = self._stage.asking
        if not known:
            raise Problem("asking-none")
        if asking not in known:
            raise Problem("asking-unknown", value=asking, known=", ".join(known))

    def answer(self, match: Match, asking: str | None) -> int | None:
        """The answer to the pending decision; None if the person is asked.

        After an undo the person is asked, too: they took a choice back to make another one.
        """
        if asking is None or match.log.entries[-1].action == UNDO:
            return None
        decision = len(match.log.entries)
        if self._answer[:2] != (decision, asking):
            self._answer = decision, asking, self._answer_for(match, asking, self._game.legal(match.state))
        return self._answer[2]

    def _answer_for(self, match: Match, asking: str, actions: Sequence[int]) -> int | None:
        actor = match.actor
        return None if actor is None else self._stage.answer(self._game.view(match.state, actor), actions, asking)

    def may_be(self, match: Match, action: int) -> bool:
        """True if the table would give this answer to the pending decision for a person who had no other choice.

        Others cannot know whether the person has another choice, so to them it may be an automatic answer.
        """
        return any(self._answer_for(match, asking, [action]) == action for asking in self._stage.asking)

    def delay(self, decision: int) -> float:
        """The seconds that a decision takes at least among rivals."""
        if self._delay[0] != decision:
            self._delay = decision, draw_delay()
        return self._delay[1]
