"""Rewards: what each seat of a game is paid, and when.

`outcome`  Seats that win together get 1 for a win and 0 otherwise. Among rivals the winner gets 1 and each of the
           others -1 / (seats - 1); a draw pays nothing. The sum is zero.
`shaped`   `outcome`, and before the end γΦ(s') - Φ(s) for a potential Φ of what everybody sees. Its sum depends on
           where a game begins and not on what a seat does, so the best policies are those of `outcome`
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
"""Takes the spectator's views before and after a step, and the outcome if the game is over; pays each seat."""
RewardChoice = str | RewardFunction

OUTCOME, SHAPED = "outcome", "shaped"


class Reward(Protocol):
    """Pays the seats of one running game. Every game needs its own, made by `make_reward`."""

    needs_view: bool
    """Whether `begin` and `step` need a spectator's view; otherwise the view may be None."""
    bounds: tuple[float, float]
    """The least and the most that a seat can get in a whole game without a discount."""

    def begin(self, view: Any) -> None:
        """Start with a new game."""
        ...

    def step(self, view: Any, deciding: Sequence[int], outcome: Outcome | None) -> Sequence[float]:
        """What each seat is paid after a step; `deciding` are the seats that choose next."""
        ...


class EndReward:
    """Pays only when the game is over."""

    needs_view = False

    def __init__(self, payment: Payment, bounds: tuple[float, float], seats: int) -> None:
        self.bounds = bounds
        self._payment = payment
        self._seats = seats
        self._nothing = (0.0,) * seats

    def begin(self, view: Any) -> None:
        """Nothing has to be remembered."""

    def step(self, view: Any, deciding: Sequence[int], outcome: Outcome | None) -> Sequence[float]:  # noqa: ARG002 - the outcome is enough
        return self._nothing if outcome is None else self._payment(outcome, self._seats)


class ShapedReward:
    """Pays the outcome at the end, and before it what the potential of a seat has gained since its last decision.

    A seat is paid when it decides again, so that the discount of a learner counts its own choices only.
    """

    needs_view = True

    def __init__(self, potentials: Potentials, gamma: float, end: EndReward, seats: int) -> None:
        self.bounds = end.bounds
        self._potentials = potentials
        self._gamma = gamma
        self._end = end
        self._seats = seats
        self._last = [0.0] * seats

    def begin(self, view: Any) -> None:
        self._last = self._potentials(view, self._seats)

    def step(self, view: Any, deciding: Sequence[int], outcome: Outcome | None) -> Sequence[float]:
        if outcome is not None:
            paid = self._end.step(view, deciding, outcome)
            return [amount - last for amount, last in zip(paid, self._last, strict=True)]
        paid = [0.0] * self._seats
        now = self._potentials(view, self._seats)
        for seat in deciding:
            paid[seat] = self._gamma * now[seat] - self._last[seat]
            self._last[seat] = now[seat]
        return paid


class OwnReward:
    """Pays what a function of one's own returns."""

    needs_view = True
    bounds = (-math.inf, math.inf)

    def __init__(self, function: RewardFunction, seats: int) -> None:
        self._function = function
        self._seats = seats
        self._before: Any = None

    def begin(self, view: Any) -> None:
        self._before = view

    def step(self, view: Any, deciding: Sequence[int], outcome: Outcome | None) -> Sequence[float]:  # noqa: ARG002 - all seats are paid in every step
        paid = self._function(self._before, view, outcome)
        if len(paid) != self._seats:
            raise Problem("reward-seats", count=len(paid), wanted=self._seats)
        self._before = view
        return paid


def make_reward(choice: RewardChoice, game: AnyGame, seats: int) -> Reward:
    """The reward that a name or a function stands for, for one running game."""
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
    """The losers pay the winners in equal parts. A seat that forfeits loses to all others."""
    winners, losers = len(outcome.winners), seats - len(outcome.winners)
    if not winners or not losers:
        return [0.0] * seats
    return [1 / winners if seat in outcome.winners else -1 / losers for seat in range(seats)]
