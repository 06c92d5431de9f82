"""The cards of rivals: how often seats with a card and seats without it won."""

from dataclasses import dataclass

import numpy as np

from siegeworks.lab.arrays import Numbers
from siegeworks.lab.report.run_counts import RunCounts
from siegeworks.lab.report.significance import Stratum
from siegeworks.lab.statistics import Share


@dataclass(frozen=True, slots=True)
class SeatStrata:
    """SeatStrata with a card and without it, kept apart by cell and bot.

    At most one seat of a game wins, so its seats are not independent. `clustering` is how many of them count as one
    independent seat: the variance of the difference summed by game, divided by that summed by seat. It is at least one,
    so the interval is never narrower than that of independent seats.
    """

    strata: list[Stratum]
    clustering: float


def seats_by_card(run: RunCounts) -> dict[str, SeatStrata]:
    """By card such as `weapon ram`; none where all win together."""
    (cell, card, users, winner), games = run.seat_uses.table()
    games_by_winner = [
        np.bincount(run.winner[run.of([place])] + 1, minlength=each.seats + 1) for place, each in enumerate(run.cells)
    ]
    found = {}
    for number, key in enumerate(run.seat_cards):
        strata: list[Stratum] = []
        by_game = by_seat = 0.0
        for place, each in enumerate(run.cells):
            own = (card == number) & (cell == place)
            counted = _with_unused(users[own], winner[own], games[own], games_by_winner[place])
            more, squares, other_squares = _of_cell(each.bots, *counted)
            strata += more
            by_game += squares
            by_seat += other_squares
        found[key] = SeatStrata(strata, max(1.0, by_game / by_seat) if by_seat else 1.0)
    return found


def _with_unused(users: Numbers, winner: Numbers, games: Numbers, in_all: Numbers) -> tuple[Numbers, Numbers, Numbers]:
    """The counts of a cell, with the games added in which no seat used the card, by winner."""
    left = in_all - np.bincount(winner, weights=games, minlength=len(in_all)).astype(int)
    nobody, winners = np.zeros(len(in_all), int), np.arange(len(in_all))
    return np.append(users, nobody), np.append(winner, winners), np.append(games, left)


def _of_cell(
    bots: tuple[str, ...], users: Numbers, winner: Numbers, games: Numbers
) -> tuple[list[Stratum], float, float]:
    """The seats of each bot, and how the difference varies: squares summed by game, and by seat.

    What a seat adds to the difference is how far its use is from that of its bot, times how far its winning is.
    """
    seats = np.arange(len(bots))
    used, won = (users[:, None] >> seats) & 1 == 1, winner[:, None] == seats + 1
    times = games[:, None]
    added = np.zeros(used.shape)
    strata = []
    for bot in dict.fromkeys(bots):
        own = [seat for seat, each in enumerate(bots) if each == bot]
        use, win = used[:, own], won[:, own]
        with_it, without = int((times * use).sum()), int((times * ~use).sum())
        won_with, won_without = int((times * (use & win)).sum()), int((times * (~use & win)).sum())
        strata.append(Stratum(Share(won_with, with_it), Share(won_without, without)))
        in_all = with_it + without
        added[:, own] = (use - with_it / in_all) * (win - (won_with + won_without) / in_all)
    return strata, float((games * added.sum(axis=1) ** 2).sum()), float((times * added**2).sum())
