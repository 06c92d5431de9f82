"""How close decisions are: how much better the best action is than the second best, as the coach sees it."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, ClassVar

from siegeworks.bots.coach import advise
from siegeworks.kernel.game import AnyGame
from siegeworks.lab.judged_decisions import FINE, DecisionObserver, JudgedPlan
from siegeworks.lab.simulate import Result
from siegeworks.lab.statistics import Estimate, Share, over_deals

CLOSE = 0.02
"""A decision is close if the second best action gives up less than this much of the chance of winning."""
SIMULATIONS, TRIES = 100, 48
"""How much the coach tries for each of them."""
JUDGED, CLOSE_ONES, GAPS = "judged", "close", "gaps"


class GapObserver(DecisionObserver):
    """Lets the coach compare the actions of some of the decisions of one game."""

    one_in = 8

    def __init__(self, game: AnyGame, seed: str) -> None:
        super().__init__(game, seed)
        self._facts = {JUDGED: 0, CLOSE_ONES: 0, GAPS: 0}

    def judge(self, view: Any, legal: list[int], seed: str) -> None:
        advice = advise(self.game, view, legal, seed, SIMULATIONS, TRIES)
        gap = advice.lead
        self._facts[JUDGED] += 1
        self._facts[CLOSE_ONES] += gap < CLOSE
        self._facts[GAPS] += round(FINE * gap)

    def completed(self, result: Result) -> Result:
        return replace(result, facts=result.facts | self._facts)


@dataclass(frozen=True, slots=True)
class ClosenessPlan(JudgedPlan):
    """A run in which the coach compares the actions of some of the decisions."""

    kind: ClassVar[str] = "closeness"

    def observer(self, game: AnyGame) -> GapObserver:
        return GapObserver(game, self.own_seed)


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
