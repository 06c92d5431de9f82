"""How close decisions are: how much better the best action is than the second best, as the coach sees it."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, ClassVar

from siegeworks.bots.coach import advise
from siegeworks.kernel.chance import Chance, child_seed
from siegeworks.kernel.events import Event
from siegeworks.kernel.game import AnyGame
from siegeworks.lab.simulate import Result, RunPlan, play_one
from siegeworks.lab.statistics import Estimate, Share, over_deals

CLOSE = 0.02
"""A decision is close if the second best action gives up less than this much of the chance of winning."""
ONE_IN = 8
"""One decision of so many is looked at."""
SIMULATIONS, TRIES = 100, 48
"""How much the coach tries for each of them."""
JUDGED, CLOSE_ONES, GAPS = "judged", "close", "gaps"
FINE = 10_000
"""Gaps are added up as whole numbers of this fraction, because the facts of a game are whole numbers."""


class GapObserver:
    """Lets the coach judge some of the decisions of one game."""

    def __init__(self, game: AnyGame, seed: str) -> None:
        self._game = game
        self._seed = seed
        self._chance = Chance(child_seed(seed, "decisions"))
        self._seen = 0
        self._facts = {JUDGED: 0, CLOSE_ONES: 0, GAPS: 0}

    def started(self, state: Any, seats: int, first: int) -> None:
        """Nothing to prepare."""

    def chosen(self, state: Any, seat: int, action: int, legal: list[int]) -> None:  # noqa: ARG002 - all are compared
        if len(legal) == 1:
            return
        self._seen += 1
        if self._chance.below(ONE_IN) or not self._game.in_play(state, seat):
            return
        view, own = self._game.view(state, seat), child_seed(self._seed, self._seen)
        options = advise(self._game, view, legal, own, SIMULATIONS, TRIES).options
        gap = options[0].chance - options[1].chance
        self._facts[JUDGED] += 1
        self._facts[CLOSE_ONES] += gap < CLOSE
        self._facts[GAPS] += round(FINE * gap)

    def happened(self, state: Any, events: list[Event]) -> None:
        """Only decisions matter."""

    def completed(self, result: Result) -> Result:
        return replace(result, facts=result.facts | self._facts)


@dataclass(frozen=True, slots=True)
class ClosenessPlan(RunPlan):
    """A run in which the coach judges some of the decisions."""

    kind: ClassVar[str] = "closeness"

    number: int = 0
    """The game that is played: in each one other decisions are judged."""

    def play(self, game: AnyGame, number: int) -> Result:
        return play_one(game, replace(self, number=number), number)

    def observer(self, game: AnyGame) -> GapObserver:
        return GapObserver(game, child_seed(self.seed, self.kind, self.number))


@dataclass(frozen=True, slots=True)
class Closeness:
    """How close the judged decisions were."""

    close: Share
    gap: Estimate

    def json(self) -> dict[str, Any]:
        low, high = self.close.interval
        return {
            "decisions": self.close.of,
            "close": self.close.count,
            "share": self.close.rate,
            "95": [low, high],
            "gap": self.gap.json(),
        }


def closeness(results: Sequence[Result]) -> Closeness:
    """The judged decisions of all games together; the game is the unit of the interval of the gap."""
    facts = [result.facts for result in results]
    close = Share(sum(each[CLOSE_ONES] for each in facts), sum(each[JUDGED] for each in facts))
    return Closeness(close, over_deals([(each[GAPS] / FINE, float(each[JUDGED])) for each in facts], 0, 1))
