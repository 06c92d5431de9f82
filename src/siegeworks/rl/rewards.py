"""Rewards: what each seat of a game is paid, and when.

`outcome`  Seats that win together get 1 for a win and 0 otherwise. Among rivals the winner gets 1 and each of the
           others -1 / (seats - 1), a draw pays nobody: zero-sum.
`score`    The Siege of Runedar only: the share of the gold that was saved in a game that was won, otherwise 0.
`shaped`   `outcome`, and on the way γΦ(s') - Φ(s) for a potential Φ of what everybody sees. Such a sum depends on
           where a game begins and on nothing a seat does, so the best policies are those of `outcome`
           (Ng, Harada and Russell 1999). Φ is 0 when a game begins and when it is over: without a discount the
           rewards of a game add up to its outcome. `shaped:0.99` is for learners that discount by 0.99.
"""

import math
from collections.abc import Callable, Sequence
from typing import Any, Protocol

from siegeworks.games.castlecards.names import LEAST_SEATS, POSTS, WALLS_OF_MORE, WALLS_OF_TWO
from siegeworks.games.runedar.names import GOBLIN_FIGURES, SECTIONS, START_GOLD
from siegeworks.kernel.game import AnyGame, Outcome
from siegeworks.kernel.problem import Problem

RewardFunction = Callable[[Any, Any, Outcome | None], Sequence[float]]
"""What each seat gets for the way from one onlooker's view to the next one; the outcome if the game is over."""
RewardChoice = str | RewardFunction
Potentials = Callable[[Any, int], list[float]]
Payment = Callable[[Outcome, int], list[float]]

REWARDS = ("outcome", "shaped", "score")
TUNNEL_WEIGHT = 0.5
GOLD_WEIGHT = 0.25
FORTRESS_WEIGHT = 0.5


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
    name, colon, gamma = str(choice).partition(":")
    if name not in REWARDS or (colon and name != "shaped"):
        raise Problem("reward-unknown", reward=choice, known=", ".join(REWARDS))
    if name == "score":
        if not game.cooperative:
            raise Problem("reward-score", reward=choice, game=game.id)
        return EndReward(gold_saved, (0.0, 1.0), seats)
    end = EndReward(shared_outcome, (0.0, 1.0), seats)
    if not game.cooperative:
        end = EndReward(rivals_outcome, (-1.0, 1.0), seats)
    if name == "outcome":
        return end
    return ShapedReward(POTENTIALS[game.id], _discount(gamma) if colon else 1.0, end, seats)


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
    if not winners:
        return [0.0] * seats
    return [1 / winners if seat in outcome.winners else -1 / losers for seat in range(seats)]


def gold_saved(outcome: Outcome, seats: int) -> list[float]:
    """R-SCORE: the score of a game that was won is the gold left."""
    return [outcome.score / START_GOLD if outcome.winners else 0.0] * seats


def runedar_potentials(view: Any, seats: int) -> list[float]:
    """How far the tunnel is dug and cleared of goblins, less the gold that is gone; the same for all seats."""
    seen = view.seen
    begun = seen.section_rubble - seen.rubble if seen.rubble else 0
    dug = (seen.sections_open * seen.section_rubble + begun) / (SECTIONS * seen.section_rubble)
    cleared = seen.goblins_defeated / (SECTIONS * GOBLIN_FIGURES)
    lost = 1 - seen.gold / START_GOLD
    return [TUNNEL_WEIGHT * (dug + cleared) / 2 - GOLD_WEIGHT * lost] * seats


def castlecards_potentials(view: Any, seats: int) -> list[float]:
    """What stands of a fortress, compared with the average of its rivals: zero-sum, as the outcome is."""
    whole = 1 + (WALLS_OF_TWO if seats == LEAST_SEATS else WALLS_OF_MORE)
    standing = view.seen.standing
    held = [sum(standing[seat * POSTS : (seat + 1) * POSTS]) / whole for seat in range(seats)]
    total = sum(held)
    return [FORTRESS_WEIGHT * (own - (total - own) / (seats - 1)) for own in held]


POTENTIALS: dict[str, Potentials] = {"runedar": runedar_potentials, "castlecards": castlecards_potentials}
