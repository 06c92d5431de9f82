"""The daily siege: one deal a day for everybody, the same seats and the same bot.

A day is one of UTC. The seeds of the coming days are drawn and stored in advance, and their hashes are public; a seed
is published once its day is over. Everybody has one try, alone: without hints, going back or a bot in their place.
Tables without a server have nobody who could keep a secret: there a deal follows from its date.
"""

import hashlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta

from siegeworks import __version__
from siegeworks.bots.analysis import Analysis
from siegeworks.games import kits
from siegeworks.kernel.chance import new_seed
from siegeworks.kernel.game import AnyGame
from siegeworks.kernel.problem import Problem
from siegeworks.store.dailies import PERSON_SEAT, DailyDeal
from siegeworks.store.records import DailyTry
from siegeworks.table.registry import SeatRequest, TableRequest

BOT = "steady"
"""Plays all seats but that of the person."""
PACE = 600


@dataclass(frozen=True, slots=True)
class DealSource:
    """Where the deals of the days come from."""

    seed: Callable[[str, str], str]
    """The seed of a day and a game."""
    ahead: int
    """For so many days after today the deals are known to the store."""


def dated_seed(day: str, game: str) -> str:
    """The same seed wherever this version is used."""
    return hashlib.sha256(f"{__version__} {day} {game}".encode()).hexdigest()[:32]


SECRET_DEALS = DealSource(lambda _day, _game: new_seed(), 7)
"""Drawn in advance, and committed by their hashes."""
DATED_DEALS = DealSource(dated_seed, 0)
"""Made on the day itself, so that a newer version has no deals of the older one."""


def today(now: datetime) -> str:
    return now.astimezone(UTC).date().isoformat()


def last_day(now: datetime, source: DealSource) -> str:
    """The last day that has a deal by now."""
    return (now.astimezone(UTC).date() + timedelta(days=source.ahead)).isoformat()


def checked_day(text: str) -> str:
    """A day as people write it in an address; anything else is refused."""
    try:
        return date.fromisoformat(text).isoformat()
    except ValueError:
        raise Problem("daily-day", day=text[:20]) from None


def missing_deals(now: datetime, known: Sequence[DailyDeal], source: DealSource) -> list[DailyDeal]:
    """New deals for today and the coming days, for every game that has none yet."""
    have = {(deal.day, deal.game) for deal in known}
    first, committed = now.astimezone(UTC).date(), now.astimezone(UTC).isoformat(timespec="seconds")
    days = [(first + timedelta(days=number)).isoformat() for number in range(source.ahead + 1)]
    wanted = [(day, game) for day in days for game in kits() if (day, game) not in have]
    return [DailyDeal(day, game, source.seed(day, game), committed) for day, game in wanted]


def seats_of(game: AnyGame) -> int:
    """As few seats as the game can be played with: a team alone, rivals against one bot."""
    return min(game.seat_counts)


def daily_request(game: AnyGame, deal: DailyDeal, name: str, key: str, person: str) -> TableRequest:
    """The request for the table of a person's try; the key opens their seat."""
    bots = [SeatRequest("bot", None, BOT)] * (seats_of(game) - 1)
    return TableRequest(
        game.id,
        {},
        [SeatRequest("me", name, BOT), *bots],
        PACE,
        deal.seed,
        key=key,
        daily=DailyTry(deal.day, person),
    )


def seat_key(key: str, deal: DailyDeal) -> str:
    """The key of the seat, which follows from the person's own key: who asks again finds the same table open, and the
    links of a table do not show the person's key."""
    return hashlib.sha256(f"{key} {deal.day} {deal.game}".encode()).hexdigest()


def luck_and_rest(analysis: Analysis) -> tuple[int, int]:
    """The luck of the person's side, and their result without it, both in hundredths of a percent."""
    luck, end = analysis.luck[PERSON_SEAT], analysis.curves[PERSON_SEAT][-1]
    return round(luck * 10_000), round((end - luck) * 10_000)


def streaks(days: Sequence[str], day: str) -> tuple[int, int]:
    """How many days in a row somebody has played up to now, and the most ever; `days` come the latest first.

    A streak goes on until a whole day was left out: before today's game it counts up to yesterday.
    """
    numbers = [date.fromisoformat(each).toordinal() for each in days]
    runs: list[int] = []
    for place, number in enumerate(numbers):
        if place and numbers[place - 1] - number == 1:
            runs[-1] += 1
        else:
            runs.append(1)
    lasts = bool(numbers) and date.fromisoformat(day).toordinal() - numbers[0] <= 1
    return (runs[0] if lasts else 0), max(runs, default=0)
