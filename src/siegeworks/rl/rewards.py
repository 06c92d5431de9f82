"""Rewards: what each seat of a game is paid, and when.

`outcome`  Seats that win together get 1 for a win and 0 otherwise. Among rivals the winner gets 1 and each of the
           others -1 / (seats - 1), a draw pays nobody: zero-sum.
`shaped`   `outcome`, and on the way γΦ(s') - Φ(s) for a potential Φ of what everybody sees. Such a sum depends on
           where a game begins and on nothing a seat does, so the best policies are those of `outcome`
           (Ng, Harada and Russell 1999). Φ is 0 when a game begins and when it is over: without a discount the
           rewards of a game add up to its outcome. `shaped:0.99` is for learners that discount by 0.99.
           Only for games that bring potentials.

A game may bring further rewards that are paid when it is over.
"""

import math
from collections.abc import Callable, Sequence
from typing import Any, Protocol

from siegeworks.kernel.game import AnyGame, Outcome
from siegeworks.kernel.problem import Problem
from siegeworks.rl.part import Payment, Potentials, learning_part

RewardFunction = Callable[[Any, Any, Outcome | None], Sequence[float]]
"""What each seat gets for the way from one onlooker's view to the next one; the outcome if the game is over."""
RewardChoice = str | RewardFunction

OUTCOME, SHAPED = "outcome", "shaped"


class Reward(Protocol):
    """Pays the seats of one game at a time. Ask `make_reward` for one of its own for each game that is running."""

    looks: bool
    """Whether it needs an onlooker's view; it is never looked at otherwise and can be None."""
    bounds: tuple[float, float]
    """What a seat can get in a whole game without a discount, at least and at most."""

    def begin(self, view: Any) -> None:
        """A new game was set up."""
        ...

    def step(self, view: Any, asked: Sequence[int], outcome: Outcome | None) -> Sequence[float]:
        """What each seat gets now; `asked` are the seats whose next choice comes now."""
        ...


class EndReward:
    """Pays when the game is over, and nothing before."""

    looks = False

    def __init__(self, payment: Payment, bounds: tuple[float, float], seats: int) -> None:
        self.bounds = bounds
        self._payment = payment
        self._seats = seats
        self._nothing = (0.0,) * seats

    def begin(self, view: Any) -> None:
        """There is nothing to remember."""

    def step(self, view: Any, asked: Sequence[int], outcome: Outcome | None) -> Sequence[float]:  # noqa: ARG002 - it does not look
        return self._nothing if outcome is None else self._payment(outcome, self._seats)


class ShapedReward:
    """The outcome at the end, and on the way what the potential of a seat has gained since it was asked last.

    A seat is paid when it is asked again: the discount of a learner counts its own choices, not those of others.
    """

    looks = True

    def __init__(self, potentials: Potentials, gamma: float, end: EndReward, seats: int) -> None:
        self.bounds = end.bounds
        self._potentials = potentials
        self._gamma = gamma
        self._end = end
        self._seats = seats
        self._last = [0.0] * seats

    def begin(self, view: Any) -> None:
        self._last = self._potentials(view, self._seats)

    def step(self, view: Any, asked: Sequence[int], outcome: Outcome | None) -> Sequence[float]:
        if outcome is not None:
            paid = self._end.step(view, asked, outcome)
            return [amount - last for amount, last in zip(paid, self._last, strict=True)]
        paid = [0.0] * self._seats
        now = self._potentials(view, self._seats)
        for seat in asked:
            paid[seat] = self._gamma * now[seat] - self._last[seat]
            self._last[seat] = now[seat]
        return paid


class OwnReward:
    """Pays what a function says of an onlooker's views before and after."""

    looks = True
    bounds = (-math.inf, math.inf)

    def __init__(self, function: RewardFunction, seats: int) -> None:
        self._function = function
        self._seats = seats
        self._before: Any = None

    def begin(self, view: Any) -> None:
        self._before = view

    def step(self, view: Any, asked: Sequence[int], outcome: Outcome | None) -> Sequence[float]:  # noqa: ARG002 - all at once
        paid = self._function(self._before, view, outcome)
        if len(paid) != self._seats:
            raise Problem("reward-seats", count=len(paid), wanted=self._seats)
        self._before = view
        return paid


def make_reward(choice: RewardChoice, game: AnyGame, seats: int) -> Reward:
    """The reward a name or a function stands for, for one running game."""
    if callable(choice):
        return OwnReward(choice, seats)
    part = learning_part(game.id)
    name, colon, gamma = str(choice).partition(":")
    known = [OUTCOME, *([SHAPED] if part.potentials else []), *part.end_rewards]
    if name not in known or (colon and name != SHAPED):
        raise Problem("reward-unknown", reward=choice, known=", ".join(known))
    if name in part.end_rewards:
        return EndReward(part.end_rewards[name], (0.0, 1.0), seats)
    if game.cooperative:
        end = EndReward(shared_outcome, (0.0, 1.0), seats)
    else:
        end = EndReward(rivals_outcome, (-1.0, 1.0), seats)
    if name == OUTCOME or part.potentials is None:
        return end
    return ShapedReward(part.potentials, _discount(gamma) if colon else 1.0, end, seats)


def _discount(text: str) -> float:
    try:
        gamma = float(text)
    except ValueError:
        gamma = math.nan
    if not 0 < gamma <= 1:
        raise Problem("reward-discount", value=text)
    return gamma


def shared_outcome(outcome: Outcome, seats: int) -> list[float]:
    return [1.0 if outcome.winners else 0.0] * seats


def rivals_outcome(outcome: Outcome, seats: int) -> list[float]:
    """What the winner takes, the others lose in equal parts. Who forfeits a game loses to all others."""
    winners, losers = len(outcome.winners), seats - len(outcome.winners)
    if not winners or not losers:
        return [0.0] * seats
    return [1 / winners if seat in outcome.winners else -1 / losers for seat in range(seats)]
