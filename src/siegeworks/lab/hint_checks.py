"""Whether hints are true: what the coach says of two actions is counted again, in other guessed states, other draws."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any, ClassVar

from siegeworks.bots.coach import (
    CHANCE,
    LOSS,
    TIE,
    WIN,
    Advice,
    PairedDifference,
    advise,
    searched,
    try_each,
)
from siegeworks.bots.part import evaluator_part
from siegeworks.kernel.chance import child_seed
from siegeworks.kernel.game import AnyGame
from siegeworks.lab.judged_decisions import FINE, AdvisedPlan, DecisionObserver
from siegeworks.lab.simulate import Result

NOISE = 2.0
"""How many standard errors a chance that is counted again may lie on the wrong side."""
HINTS, UNTRUE, SAID, FOUND = "hints", "untrue", "said", "found"


@dataclass(frozen=True, slots=True)
class CheckedHint:
    """A hint, how large it says an effect is and how large the effect was when it was counted again.

    An effect is positive if it speaks for the first option. Hints without an effect, such as that options are equal,
    say nothing that could be counted.
    """

    advice: Advice
    said: float = 0.0
    found: float = 0.0
    true: bool = True


def check_hint(game: AnyGame, view: Any, advice: Advice, seed: str, tries: int) -> CheckedHint:
    """Count again what an advice says."""
    reason, first = advice.reason, advice.options[0].action
    if reason.other is None:
        return CheckedHint(advice)
    tree = searched(game, view, [first, reason.other], seed, 0)
    pair = try_each(game, tree, range(2), seed, tries)
    better, count = _counted(game, view.seat, reason.name)
    sign = 1.0 if better else -1.0
    if count is None:
        found = PairedDifference.of_chances(*pair)
    else:
        found = PairedDifference.of(*(each.measured(count) for each in pair))
    effect = sign * found.mean
    # An effect must have the right sign again; a chance may be off by noise.
    true = effect >= -NOISE * found.error if reason.name in (CHANCE, WIN, LOSS) else effect > 0
    return CheckedHint(advice, sign * (reason.ours - reason.theirs), effect, true)


def _counted(game: AnyGame, seat: int, name: str) -> tuple[bool, Callable[[Any], float] | None]:
    """What a reason counts in a state, and whether more of it is better; None for the chance of winning."""
    if name == CHANCE:
        return True, None
    if name in (WIN, LOSS):
        return name == WIN, lambda state: float(_ended(game, state, seat, won=name == WIN))
    part = evaluator_part(game.id)
    measure = part.score if name == TIE else next(each for each in part.measures if each.name == name)
    if measure is None:
        raise ValueError(f"{game.id} has no score")
    count = measure.count
    return measure.more_is_better, lambda state: count(state, seat)


def _ended(game: AnyGame, state: Any, seat: int, *, won: bool) -> bool:
    """Whether the game is over, won or lost by a seat."""
    outcome = game.outcome(state)
    return outcome is not None and (seat in outcome.winners) == won


class HintObserver(DecisionObserver):
    """Asks for hints in one game and counts again what they say."""

    def __init__(self, game: AnyGame, plan: "HintsPlan") -> None:
        super().__init__(game, plan.own_seed)
        self.one_in = plan.one_in
        self._plan = plan
        self._facts: dict[str, int] = {}

    def judge(self, view: Any, legal: list[int], seed: str) -> None:
        advice = advise(self.game, view, legal, seed, self._plan.simulations, self._plan.tries)
        checked = check_hint(self.game, view, advice, child_seed(seed, "checked"), self._plan.tries)
        name = advice.reason.name
        for fact, number in (
            (HINTS, 1),
            (UNTRUE, int(not checked.true)),
            (SAID, round(FINE * checked.said)),
            (FOUND, round(FINE * checked.found)),
        ):
            self._facts[f"{fact} {name}"] = self._facts.get(f"{fact} {name}", 0) + number

    def completed(self, result: Result) -> Result:
        return replace(result, facts=result.facts | self._facts)


@dataclass(frozen=True, slots=True)
class HintsPlan(AdvisedPlan):
    """A run in which hints are checked."""

    kind: ClassVar[str] = "hints"

    def observer(self, game: AnyGame) -> HintObserver:
        return HintObserver(game, self)


@dataclass(frozen=True, slots=True)
class ReasonCount:
    """How often a reason was given, how often it was not found again, and its mean size as said and as found."""

    name: str
    hints: int
    untrue: int
    said: float
    found: float


def reason_counts(results: Sequence[Result]) -> list[ReasonCount]:
    """All reasons that were given, the most frequent first."""
    names = {fact.split()[1] for result in results for fact in result.facts if fact.startswith(HINTS)}

    def total(fact: str, name: str) -> int:
        return sum(result.facts.get(f"{fact} {name}", 0) for result in results)

    counts = [
        ReasonCount(name, hints, total(UNTRUE, name), *(total(fact, name) / FINE / hints for fact in (SAID, FOUND)))
        for name in names
        if (hints := total(HINTS, name))
    ]
    return sorted(counts, key=lambda each: (-each.hints, each.name))
