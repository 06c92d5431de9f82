"""Runs in which the coach judges some of the decisions of each game."""

from dataclasses import dataclass, replace
from typing import Any

from siegeworks.bots.coach import SIMULATIONS, TRIES
from siegeworks.kernel.chance import Chance, child_seed
from siegeworks.kernel.events import Event
from siegeworks.kernel.game import AnyGame
from siegeworks.lab.simulate import Result, RunPlan, play_one

FINE = 10_000
"""Chances are added up as whole numbers of this fraction, because the facts of a game are whole numbers."""


class DecisionObserver:
    """Looks at one of `one_in` real decisions of a game, drawn from a seed of its own."""

    one_in: int

    def __init__(self, game: AnyGame, seed: str) -> None:
        self.game = game
        self._seed = seed
        self._chance = Chance(child_seed(seed, "decisions"))
        self._seen = 0

    def judge(self, view: Any, legal: list[int], seed: str) -> None:
        """Look at one decision, as the seat that decides sees it."""
        raise NotImplementedError

    def started(self, state: Any, seats: int, first: int) -> None:
        """Nothing to prepare."""

    def chosen(self, state: Any, seat: int, _action: int, legal: list[int]) -> None:
        if len(legal) == 1:
            return
        self._seen += 1
        if not self._chance.below(self.one_in) and self.game.in_play(state, seat):
            self.judge(self.game.view(state, seat), legal, child_seed(self._seed, self._seen))

    def happened(self, state: Any, events: list[Event]) -> None:
        """Only decisions matter."""

    def completed(self, result: Result) -> Result:
        """The result of the game, with what was judged added to its facts."""
        raise NotImplementedError


@dataclass(frozen=True, slots=True)
class JudgedPlan(RunPlan):
    """A run in which some of the decisions are judged."""

    number: int = 0
    """The game that is played: in each one other decisions are judged."""

    def play(self, game: AnyGame, number: int) -> Result:
        return play_one(game, replace(self, number=number), number)

    @property
    def own_seed(self) -> str:
        """The seed of the judging in this game."""
        return child_seed(self.seed, self.kind, self.number)


@dataclass(frozen=True, slots=True)
class AdvisedPlan(JudgedPlan):
    """A run in which the coach is asked for hints, by default with the strength that people get."""

    simulations: int = SIMULATIONS
    tries: int = TRIES
    one_in: int = 16

    def document(self, game: AnyGame) -> dict[str, Any]:
        # The simple form of super() does not work in a dataclass with slots.
        own = {"simulations": self.simulations, "tries": self.tries, "one_in": self.one_in}
        return JudgedPlan.document(self, game) | own
