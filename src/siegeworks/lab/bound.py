"""The bound: how many deals of a cooperative game a player could win who knows all hidden cards and all dice to come.

The search behind the expert bot looks into the real future, on the same deals as `sim` and `arena`, and plays a lost
deal again in other ways. A deal that it wins is certainly winnable. A deal that it loses proves nothing, because it
tries a few lines of play out of very many. So it gives a LOWER estimate of what a clairvoyant could win, and the share
of the winnable deals that a bot wins comes out too HIGH rather than too low.

This belongs to the lab alone. No bot may import it: the chance of a game reveals its future, which a bot must never
see.
"""

import time
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, ClassVar

from siegeworks.bots.evaluators import trained_evaluator
from siegeworks.bots.part import bot_part
from siegeworks.bots.search import Tree
from siegeworks.kernel.chance import Chance, child_seed
from siegeworks.kernel.game import AnyGame
from siegeworks.kernel.problem import Problem
from siegeworks.lab.decision_times import DecisionTimes
from siegeworks.lab.simulate import Job, Result, RunPlan, finished_result
from siegeworks.lab.statistics import Share

CLAIRVOYANT = "clairvoyant"
"""How the search is called in records. No bot has this name."""
MOST_ATTEMPTS = 1000
MOST_SIMULATIONS = 1_000_000
ONE_IN = 12
"""A further attempt does something else than the best in one decision of so many."""
OTHERS = 2
"""Of how many next best actions it then takes one."""


class Foresight:
    """An evaluator that knows what will come: what a tree asks of an evaluator, answered in the one real world.

    Every simulation begins in the real state with a copy of the real chance, so its dice are those that will really
    be rolled. As for the bots, the network judges at the end of the turn. Neither state nor chance is ever changed.
    All simulations being equally true, the best course one of them found can simply be followed; it is kept.
    """

    def __init__(self, evaluator: Any, state: Any, chance: Chance) -> None:
        self._evaluator = evaluator
        self._state = state
        self._chance = chance
        self._future = chance.copy()
        self._done: list[int] = []
        self.course: list[int] = []
        """The actions of the best simulation, to the end of the turn."""
        self.promise = -1.0
        """How likely the game is won after that course."""

    def hold(self, course: list[int], promise: float) -> None:
        """Remember a course from here that was found before."""
        self.course, self.promise = course, promise

    def guess(self, view: Any, chance: Chance) -> Any:  # noqa: ARG002 - it need not guess
        self._future = self._chance.copy()
        self._done = []
        return self._state.copy()

    def actor(self, state: Any) -> int:
        seat: int = self._evaluator.actor(state)
        return seat

    def legal(self, state: Any) -> list[int]:
        actions: list[int] = self._evaluator.legal(state)
        return actions

    def root_scores(self, view: Any, legal: list[int], chance: Chance) -> list[float]:
        return self.prior_scores(self.guess(view, chance), legal, chance)

    def prior_scores(self, state: Any, legal: list[int], chance: Chance) -> list[float]:
        """As the bots see it, with the chance of the search: the future is used up by what is really done only."""
        found: list[float] = self._evaluator.prior_scores(state, legal, chance)
        return found

    def at_stake(self, chance: float) -> float:
        amount: float = self._evaluator.at_stake(chance)
        return amount

    def step(self, state: Any, action: int, chance: Chance) -> bool:  # noqa: ARG002 - the future takes its place
        self._done.append(action)
        over: bool = self._evaluator.step(state, action, self._future)
        return over

    def finish(self, state: Any, chance: Chance) -> None:
        """Play on as a careful beginner would, to the end of the turn, with the dice that will come."""
        over = False
        while not over:
            legal = self.legal(state)
            prior_scores = self.prior_scores(state, legal, chance) if len(legal) > 1 else [0.0]
            over = self.step(state, legal[prior_scores.index(max(prior_scores))], chance)

    def score_kept(self, state: Any) -> float:
        kept: float = self._evaluator.score_kept(state)
        return kept

    def values(self, state: Any, chance: Chance, seat: int) -> list[float]:
        found: list[float] = self._evaluator.values(state, chance, seat)
        if found[seat] > self.promise:
            self.course, self.promise = self._done[:], found[seat]
        return found


@dataclass(frozen=True, slots=True)
class BoundPlan(RunPlan):
    """A run of the clairvoyant search. The deal of a number is that of every other plan with the same seed."""

    kind: ClassVar[str] = "bound"

    attempts: int = 1
    simulations: int = 1

    def check(self, game: AnyGame) -> None:
        """Refuse also a game of rivals, where a win depends on the others, and a game without an evaluator."""
        if not game.cooperative:
            raise Problem("lab-bound-game", game=game.id)
        if bot_part(game.id).evaluator is None:
            raise Problem("lab-bound-evaluator", game=game.id)
        self.options(game)
        if not 1 <= self.attempts <= MOST_ATTEMPTS:
            raise Problem("lab-attempts", value=self.attempts, most=MOST_ATTEMPTS)
        if not 1 <= self.simulations <= MOST_SIMULATIONS:
            raise Problem("lab-simulations", value=self.simulations, most=MOST_SIMULATIONS)

    def document(self, game: AnyGame) -> dict[str, Any]:
        # The simple form of super() does not work in a dataclass with slots.
        return RunPlan.document(self, game) | {"attempts": self.attempts, "simulations": self.simulations}

    def play(self, game: AnyGame, number: int) -> Result:
        """Try a deal until an attempt wins or none is left; the result is that of the last attempt."""
        job = self.job(game, number)
        attempt = Attempt(game, self, job, 0)
        while not attempt.play() and attempt.number + 1 < self.attempts:
            attempt = Attempt(game, self, job, attempt.number + 1)
        return attempt.result()


class Attempt:
    """One clairvoyant game of a deal. The first does what is best; later ones stray now and then, each differently."""

    def __init__(self, game: AnyGame, plan: BoundPlan, job: Job, number: int) -> None:
        self.number = number
        self._game = game
        self._job = job
        self._simulations = plan.simulations
        self._evaluator = trained_evaluator(game.id)
        self._chance = Chance(job.seed)
        self.state = game.setup(plan.options(game), self._chance, None)
        self._first = game.actor(self.state) or 0
        own_seed = child_seed(job.seed, CLAIRVOYANT, number)
        self._search_chance = Chance(child_seed(own_seed, "search"))
        self._whim = Chance(child_seed(own_seed, "whim"))
        self._course: list[int] = []
        self._promise = -1.0
        self._decisions = 0
        self._times = DecisionTimes()

    def play(self) -> bool:
        """Play the game to its end; True if it is won."""
        game = self._game
        while (seat := game.actor(self.state)) is not None:
            legal = game.canonical(self.state)
            action = legal[0] if len(legal) == 1 else self._timed_choice(seat, legal)
            self._course = self._course[1:] if self._course[:1] == [action] else []
            game.apply(self.state, action, self._chance, None)
            self._decisions += 1
        outcome = game.outcome(self.state)
        return outcome is not None and bool(outcome.winners)

    def _timed_choice(self, seat: int, legal: list[int]) -> int:
        before = time.process_time()
        action = self.choose(seat, legal)
        self._times.add(1000 * (time.process_time() - before))
        return action

    def choose(self, seat: int, legal: list[int]) -> int:
        """The first action of the best course known, unless the attempt strays here."""
        foresight = Foresight(self._evaluator, self.state, self._chance)
        if self._course:
            foresight.hold(self._course, self._promise)
        tree = Tree(foresight, self._game.view(self.state, seat), legal, self._search_chance)
        for _ in range(self._simulations):
            tree.simulate(-1)
        self._course, self._promise = foresight.course, foresight.promise
        best = self._course[0]
        if self.number == 0 or self._whim.below(ONE_IN):
            return best
        ranked = [tree.root.actions[place] for place in tree.ranking()]
        others = [action for action in ranked if action != best][:OTHERS]
        return others[self._whim.below(len(others))]

    def result(self) -> Result:
        """The finished game, with how many attempts it took."""
        times = {CLAIRVOYANT: self._times}
        result = finished_result(self._game, self.state, self._job, self._first, self._decisions, times)
        return replace(result, facts=result.facts | {"attempts": self.number + 1})


@dataclass(frozen=True, slots=True)
class BoundComparison:
    """A bot and the clairvoyant search on the same deals."""

    bot: Share
    search: Share
    winnable: Share
    """Deals that one of the two won: a bot's victory proves as well that a deal can be won."""

    @property
    def ratio(self) -> Share:
        """The share of the deals known to be winnable that the bot won: bot / bound.

        The bot's victories are among those deals, so this is a share of independent deals like any other.
        """
        return Share(self.bot.count, self.winnable.count)

    def json(self) -> dict[str, Any]:
        shares = {"bot": self.bot, "search": self.search, "winnable": self.winnable, "ratio": self.ratio}
        return {
            "deals": self.bot.of,
            **{
                name: {"count": share.count, "rate": share.rate, "95": share.interval} for name, share in shares.items()
            },
        }


def compare(bot: Sequence[Result], search: Sequence[Result]) -> BoundComparison:
    """What both won of the deals that both have played."""
    deals = [(bool(one.winners), bool(other.winners)) for one, other in zip(bot, search, strict=False)]
    return BoundComparison(
        Share(sum(one for one, _ in deals), len(deals)),
        Share(sum(other for _, other in deals), len(deals)),
        Share(sum(one or other for one, other in deals), len(deals)),
    )
