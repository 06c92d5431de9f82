"""The arena: which bot is stronger. Every line-up plays every deal, so the luck of the deal is the same for all.

Rivals: each set of bots that fits the seats plays a deal once in every rotation over the seats. With three or more
different bots, their order around the table changes from deal to deal, through all possible orders.
Cooperative games: each team plays the deal once. A team is one bot on all seats, or several: `a+b` alternates over the
seats.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations, islice, permutations
from math import ceil, comb, factorial
from typing import Any, ClassVar

from siegeworks.bots import check_bot
from siegeworks.kernel.chance import child_seed
from siegeworks.kernel.game import AnyGame
from siegeworks.kernel.problem import Problem
from siegeworks.lab.decision_times import DecisionTimes
from siegeworks.lab.ladder import Points, Rating, ladder
from siegeworks.lab.simulate import Job, Result, RunPlan
from siegeworks.lab.statistics import Estimate, Share, over_deals

ENOUGH_FOR_A_CLAIM = 1000
"""With fewer games of each pairing (in a cooperative game, of each team) nothing should be claimed."""
SLOWEST = 0.99
LEAST_BOTS, MOST_BOTS = 2, 8

Deal = Sequence[Result]
"""The games of one deal, in the order of the line-ups."""


@dataclass(frozen=True, slots=True)
class Contest(RunPlan):
    """A run in which `bots` are compared: in a cooperative game, teams."""

    kind: ClassVar[str] = "arena"

    def check(self, game: AnyGame) -> None:
        """Refuse also too few or too many bots, a bot named twice, and a team with more bots than seats."""
        seats = self.options(game).seats
        for name in self.bots:
            team = name.split("+") if game.cooperative else [name]
            for bot in team:
                check_bot(bot, game.id)
            if len(team) > seats:
                raise Problem("lab-team", team=name, seats=seats)
        if not LEAST_BOTS <= len(self.bots) <= MOST_BOTS or len(set(self.bots)) < len(self.bots):
            raise Problem("lab-contest", least=LEAST_BOTS, most=MOST_BOTS)

    def at_one_table(self, game: AnyGame) -> int:
        """How many of the compared bots sit at one table: as many as fit, or one team."""
        return 1 if game.cooperative else min(len(self.bots), self.options(game).seats)

    def games_per_deal(self, game: AnyGame) -> int:
        together = self.at_one_table(game)
        return comb(len(self.bots), together) * together

    def lineups(self, game: AnyGame, deal: int) -> list[tuple[str, ...]]:
        """The bots by seat in each game of a deal; over the whole deal each bot sits on each seat equally often."""
        seats = self.options(game).seats
        together = self.at_one_table(game)
        if game.cooperative:
            teams = [team.split("+") for team in self.bots]
            return [tuple(team[seat % len(team)] for seat in range(seats)) for team in teams]
        lineups = []
        for first, *others in combinations(self.bots, together):
            order = next(islice(permutations(others), deal % factorial(together - 1), None))
            ring = (first, *order)
            lineups += [tuple(ring[(seat + turn) % together] for seat in range(seats)) for turn in range(together)]
        return lineups

    def job(self, game: AnyGame, number: int) -> Job:
        deal, place = divmod(number, self.games_per_deal(game))
        return Job(number, child_seed(self.seed, "game", deal), self.lineups(game, deal)[place])


def games_for(contest: Contest, game: AnyGame, games: int) -> int:
    """How many games of a contest give each pairing (each team) at least so many; deals are played whole."""
    return ceil(games / contest.at_one_table(game)) * contest.games_per_deal(game)


@dataclass(frozen=True, slots=True)
class Standing:
    """How one bot or team did."""

    bot: str
    games: int
    won: int
    share: Estimate
    rating: Rating
    times: DecisionTimes

    def json(self) -> dict[str, Any]:
        return {
            "bot": self.bot,
            "games": self.games,
            "won": self.won,
            **self.share.json(),
            "ladder": self.rating.json(),
            "decisions": self.times.decisions,
            "cpu_ms_mean": self.times.mean,
            "cpu_ms_99": self.times.percentile(SLOWEST),
        }


@dataclass(frozen=True, slots=True)
class Pairing:
    """How two bots did against each other, or two teams on the same deals.

    Rivals: games at tables where both sat, won by either, and the first one's share of those that one of them won or
    that were drawn (a draw counts as half). Teams: deals that only one of them won, and the difference of their shares.
    """

    first: str
    second: str
    games: int
    won: int
    lost: int
    estimate: Estimate

    def json(self) -> dict[str, Any]:
        return {"bots": [self.first, self.second], "games": self.games, "won": [self.won, self.lost]} | (
            self.estimate.json()
        )


@dataclass(frozen=True, slots=True)
class Verdict:
    """The result of a contest."""

    cooperative: bool
    deals: int
    games: int
    drawn: int
    standings: list[Standing]
    pairings: list[Pairing]

    @property
    def fewest(self) -> int:
        """The games of the pairing or team that played least."""
        return min(each.games for each in (self.standings if self.cooperative else self.pairings))

    def json(self) -> dict[str, Any]:
        return {
            "deals": self.deals,
            "games": self.games,
            "drawn": self.drawn,
            "bots": [standing.json() for standing in self.standings],
            "differences" if self.cooperative else "pairings": [pairing.json() for pairing in self.pairings],
            "enough_for_a_claim": self.fewest >= ENOUGH_FOR_A_CLAIM,
        }


def judge(contest: Contest, game: AnyGame, results: Sequence[Result]) -> Verdict:
    """The result of the games of a contest; games of an unfinished last deal are left out."""
    size = contest.games_per_deal(game)
    deals = [results[start : start + size] for start in range(0, len(results) - size + 1, size)]
    if not deals:
        raise Problem("lab-no-deal", games=size)
    judged = _judge_teams(contest, deals) if game.cooperative else _judge_rivals(contest, game, deals)
    shares, pairings, points, whole = judged
    ratings = ladder(points, len(contest.bots), whole, contest.seed)
    standings = [
        Standing(bot, games, won, share, rating, _times(contest, game, deals, place))
        for place, (bot, (games, won, share), rating) in enumerate(zip(contest.bots, shares, ratings, strict=True))
    ]
    drawn = 0 if game.cooperative else sum(not result.winners for deal in deals for result in deal)
    return Verdict(game.cooperative, len(deals), size * len(deals), drawn, standings, pairings)


Shares = list[tuple[int, int, Estimate]]
"""By bot: games, games won, and the share of them."""
Judged = tuple[Shares, list[Pairing], list[Points], float]
"""Also the points the bots won from each other in every deal, and the most that is possible."""


def _times(contest: Contest, game: AnyGame, deals: Sequence[Deal], place: int) -> DecisionTimes:
    """The decision times of a bot; of a team, those of all its bots in its own games."""
    total = DecisionTimes()
    for deal in deals:
        if game.cooperative:
            for own in deal[place].times.values():
                total.merge(own)
        else:
            for result in deal:
                total.merge(result.times.get(contest.bots[place], DecisionTimes()))
    return total


def _judge_rivals(contest: Contest, game: AnyGame, deals: Sequence[Deal]) -> Judged:
    together = contest.at_one_table(game)
    shares: Shares = []
    for bot in contest.bots:
        played = [[result for result in deal if bot in result.bots] for deal in deals]
        gave = [(sum(_worth(result, bot, 1 / together) for result in own), float(len(own))) for own in played]
        won = sum(winner(result) == bot for own in played for result in own)
        shares.append((sum(len(own) for own in played), won, over_deals(gave, 0, 1)))
    pairings = []
    won_from: dict[tuple[str, str], list[float]] = {}
    for first, second in combinations(contest.bots, 2):
        met = [[result for result in deal if first in result.bots and second in result.bots] for deal in deals]
        mine = won_from[first, second] = [sum(_worth(result, first, 0.5) for result in own) for own in met]
        theirs = won_from[second, first] = [sum(_worth(result, second, 0.5) for result in own) for own in met]
        share = over_deals([(a, a + b) for a, b in zip(mine, theirs, strict=True)], 0, 1)
        won, lost = (sum(winner(result) == bot for own in met for result in own) for bot in (first, second))
        pairings.append(Pairing(first, second, sum(len(own) for own in met), won, lost, share))
    return shares, pairings, _points(contest.bots, won_from, len(deals)), float(together)


def winner(result: Result) -> str | None:
    """The bot that won a game of rivals; None if it was drawn."""
    return result.bots[result.winners[0]] if result.winners else None


def _worth(result: Result, bot: str, drawn: float) -> float:
    """The points of a bot in a game of rivals: 1 for a win, `drawn` for a draw."""
    return drawn if not result.winners else float(winner(result) == bot)


def _judge_teams(contest: Contest, deals: Sequence[Deal]) -> Judged:
    won = [[int(bool(deal[place].winners)) for deal in deals] for place in range(len(contest.bots))]
    shares: Shares = []
    for own in won:
        share = Share(sum(own), len(own))
        shares.append((len(own), sum(own), Estimate(share.rate, *share.interval)))
    pairings = []
    won_from: dict[tuple[str, str], list[float]] = {}
    for a, b in combinations(range(len(contest.bots)), 2):
        first, second = contest.bots[a], contest.bots[b]
        mine = won_from[first, second] = [float(one > other) for one, other in zip(won[a], won[b], strict=True)]
        theirs = won_from[second, first] = [float(one < other) for one, other in zip(won[a], won[b], strict=True)]
        difference = over_deals([(x - y, 1.0) for x, y in zip(mine, theirs, strict=True)], -1, 1)
        pairings.append(Pairing(first, second, len(deals), int(sum(mine)), int(sum(theirs)), difference))
    return shares, pairings, _points(contest.bots, won_from, len(deals)), 1.0


def _points(bots: Sequence[str], won_from: dict[tuple[str, str], list[float]], deals: int) -> list[Points]:
    nothing = [0.0] * deals
    return list(zip(*(won_from.get((a, b), nothing) for a in bots for b in bots), strict=True))
