"""Depth: what each capability of a game is worth, how much better play pays, how close decisions are, and luck's share.

A capability is measured by forbidding it to a bot. Rivals: the bot that may not plays mirrored deals against the same
bot that may; what it wins less than half is the loss. Cooperative games: a team that may not plays the same deals as
the team that may; the difference of what they win is the loss.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random
from statistics import fmean, quantiles
from typing import Any, ClassVar

from siegeworks.bots import LEVELS, Bot, make_bot, make_restricted_bot
from siegeworks.bots.restriction import Restriction
from siegeworks.kernel.chance import child_seed
from siegeworks.kernel.game import AnyGame
from siegeworks.kernel.problem import Problem
from siegeworks.lab.arena import Contest, winner
from siegeworks.lab.closeness import Closeness
from siegeworks.lab.part import Capability, lab_part
from siegeworks.lab.simulate import Job, Result, RunPlan
from siegeworks.lab.statistics import Estimate, over_deals

DEPTH_FILE = "depth.json"
"""What was measured, in the folder of a measurement; a report reads it."""
HALF = 0.5
RESAMPLES = 1000


def capabilities(game: AnyGame, seats: int, only: Sequence[str] = ()) -> list[Capability]:
    """The capabilities that can be used with so many seats, or the named ones; a game without any is refused."""
    known = lab_part(game.id).capabilities
    if not known:
        raise Problem("lab-depth-game", game=game.id)
    usable = [each for each in known if each.least_seats <= seats]
    for name in only:
        if name not in [each.name for each in known]:
            raise Problem("lab-capability", name=name, known=", ".join(each.name for each in known))
        if name not in [each.name for each in usable]:
            raise Problem("lab-capability-seats", name=name, seats=seats)
    return [each for each in usable if not only or each.name in only]


@dataclass(frozen=True, slots=True)
class RestrictedPlan(RunPlan):
    """A run in which a bot may not use a capability; the deals are those of every other plan with the same seed.

    Rivals play each deal twice, so that the restricted bot and the other change places. In a cooperative game the whole
    team is restricted.
    """

    kind: ClassVar[str] = "depth"

    forbidden: str = ""

    @property
    def restricted(self) -> str:
        """The name of the restricted bot in results."""
        return f"{self.bots[0]} without {self.forbidden}"

    def document(self, game: AnyGame) -> dict[str, Any]:
        # The simple form of super() does not work in a dataclass with slots.
        return RunPlan.document(self, game) | {"without": self.forbidden}

    def bot(self, name: str, game: AnyGame, seed: str) -> Bot:
        if name != self.restricted:
            return make_bot(name, game, seed)
        (capability,) = capabilities(game, self.options(game).seats, [self.forbidden])
        restriction = Restriction(capability.forbids, whole_team=game.cooperative)
        return make_restricted_bot(self.bots[0], game, seed, restriction)

    def job(self, game: AnyGame, number: int) -> Job:
        seats = self.options(game).seats
        if game.cooperative:
            return Job(number, child_seed(self.seed, "game", number), (self.restricted,) * seats)
        deal, turned = divmod(number, 2)
        pair = (self.bots[0], self.restricted)
        return Job(
            number, child_seed(self.seed, "game", deal), tuple(pair[(seat + turned) % 2] for seat in range(seats))
        )


def loss(plan: RestrictedPlan, game: AnyGame, results: Sequence[Result], free: Sequence[Result]) -> Estimate:
    """What a bot wins less without a capability, as a share of all games, with its 95 % interval.

    `free` are the games of the unrestricted team on the same deals; for rivals they are not needed. Games of an
    unfinished last deal are left out.
    """
    if game.cooperative:
        pairs = zip(free, results, strict=False)
        return over_deals([(float(bool(one.winners)) - float(bool(other.winners)), 1.0) for one, other in pairs], -1, 1)
    deals = zip(results[::2], results[1::2], strict=False)
    return over_deals(
        [(sum(HALF - _worth(each, plan.restricted) for each in deal), 2.0) for deal in deals], -HALF, HALF
    )


def _worth(result: Result, bot: str) -> float:
    """1 for a win, half for a draw."""
    return HALF if not result.winners else float(winner(result) == bot)


@dataclass(frozen=True, slots=True)
class LevelRate:
    """How often a level wins: of its own games with its team, or of its seats at tables of all levels."""

    bot: str
    rate: Estimate

    def json(self) -> dict[str, Any]:
        return {"bot": self.bot, **self.rate.json()}


Tries = list[tuple[float, float]]
"""For each deal, what a level won and how many seats or teams it had."""


def tries_of_teams(results: Sequence[Sequence[Result]]) -> list[Tries]:
    """The same deals, played by a team of each level."""
    return [[(float(bool(each.winners)), 1.0) for each in own] for own in results]


def tries_of_rivals(contest: Contest, game: AnyGame, results: Sequence[Result]) -> list[Tries]:
    """The deals of a contest of the levels; a draw is shared by all seats."""
    size = contest.games_per_deal(game)
    deals = [results[start : start + size] for start in range(0, len(results) - size + 1, size)]
    return [[_won_by(bot, deal) for deal in deals] for bot in contest.bots]


def _won_by(bot: str, deal: Sequence[Result]) -> tuple[float, float]:
    """What the seats of a bot won in the games of a deal, and how many seats it had."""
    won = seats = 0.0
    for result in deal:
        own = result.bots.count(bot)
        won += own / len(result.bots) if not result.winners else float(winner(result) == bot)
        seats += own
    return won, seats


def level_rates(bots: Sequence[str], tries: Sequence[Tries]) -> list[LevelRate]:
    return [LevelRate(bot, over_deals(own, 0, 1)) for bot, own in zip(bots, tries, strict=True)]


def luck_share(tries: Sequence[Tries], seed: str) -> Estimate:
    """The share of the variance of results that the level of the player does not explain, with its 95 % interval.

    A player of a random level plays a random deal: the variance of the result is that between levels plus that within
    them, and the latter is luck. The interval comes from resampling deals.
    """
    deals = list(zip(*tries, strict=True))
    if not deals:
        return Estimate(1.0, 0.0, 1.0)
    chance = Random(seed)  # noqa: S311 - resampling keeps no secrets
    samples = [_unexplained(chance.choices(deals, k=len(deals))) for _ in range(RESAMPLES)]
    found = _unexplained(deals)
    cuts = quantiles(samples, n=40, method="inclusive")
    return Estimate(found, min(found, cuts[0]), max(found, cuts[-1]))


def _unexplained(deals: Sequence[Sequence[tuple[float, float]]]) -> float:
    rates = []
    for own in zip(*deals, strict=True):
        tried = sum(of for _, of in own)
        rates.append(sum(won for won, _ in own) / tried if tried else 0.0)
    mean = fmean(rates)
    total = mean * (1 - mean)
    return 1.0 - fmean((rate - mean) ** 2 for rate in rates) / total if total else 1.0


def compared_levels(bot: str) -> tuple[str, ...]:
    """The levels, weakest first, and the measured bot if it is none of them."""
    return tuple(dict.fromkeys((*LEVELS, bot)))


@dataclass(frozen=True, slots=True)
class CapabilityLoss:
    """What a bot loses without a capability."""

    name: str
    games: int
    lost: Estimate

    def json(self) -> dict[str, Any]:
        return {"name": self.name, "games": self.games, "lost": self.lost.json()}


@dataclass(slots=True)
class Depth:
    """What was measured so far; parts that were not asked for, or not finished, are empty."""

    bot: str
    losses: list[CapabilityLoss] = field(default_factory=list)
    levels: list[LevelRate] = field(default_factory=list)
    luck: Estimate | None = None
    closeness: Closeness | None = None
    complete: bool = True

    def json(self) -> dict[str, Any]:
        return {
            "bot": self.bot,
            "capabilities": [each.json() for each in self.losses],
            "levels": [each.json() for each in self.levels],
            "luck": None if self.luck is None else self.luck.json(),
            "decisions": None if self.closeness is None else self.closeness.json(),
            "complete": self.complete,
        }
