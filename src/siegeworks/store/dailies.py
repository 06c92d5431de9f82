"""The daily siege in a store: the deals of the days, who played them, and how they ended.

A person is known by the hash of a key and has one try for each day and game. A try counts if it ends on its day.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Literal

from siegeworks.kernel.problem import Problem
from siegeworks.store.database import Database, Row
from siegeworks.store.records import DailyTry, Ending, winners_of

PERSON_SEAT = 0
"""The seat of the person at every table of the daily siege."""
RANKED = """
SELECT * FROM (
    SELECT g.table_id, s.name, g.person, g.won, g.score, g.luck, g.adjusted,
        rank() OVER (ORDER BY g.won DESC, g.score DESC) AS place,
        rank() OVER (ORDER BY g.adjusted IS NULL, g.adjusted DESC) AS adjusted_place
    FROM daily_games g JOIN seats s ON s.table_id = g.table_id AND s.seat = 0
    WHERE g.day = ? AND g.game = ? AND g.counted = 1
) ranked
"""
Order = Literal["place", "adjusted_place"]


@dataclass(frozen=True, slots=True)
class DailyDeal:
    """The deal of a game on a day, and when it was committed to (UTC)."""

    day: str
    game: str
    seed: str
    committed: str


@dataclass(frozen=True, slots=True)
class DailyResult:
    """A counted try of a day. Luck and the luck-adjusted result are in hundredths of a percent of the chance to win;
    they are None until the coach has judged the game."""

    table: str
    name: str
    person: str
    won: bool
    score: int
    luck: int | None
    adjusted: int | None
    place: int
    adjusted_place: int | None


@dataclass(frozen=True, slots=True)
class DayPage:
    """A part of a day's ranking: how many tries count, some of them, and that of one person."""

    players: int
    entries: list[DailyResult]
    own: DailyResult | None


@dataclass(frozen=True, slots=True)
class OwnTry:
    """Somebody's try of a day: its table, and whether its game is over."""

    table: str
    over: bool


@dataclass(frozen=True, slots=True)
class DaySummary:
    """How many people played a game on a day in time, and how many of them won."""

    day: str
    game: str
    players: int
    won: int


# Writing, in the open transaction.


def commit_deals(base: Database, deals: Iterable[DailyDeal]) -> None:
    """Store deals; where a day has one already, that one stays."""
    base.run_many(
        "INSERT INTO daily_deals (day, game, seed, committed) VALUES (?,?,?,?) ON CONFLICT DO NOTHING",
        [(deal.day, deal.game, deal.seed, deal.committed) for deal in deals],
    )


def enter_try(base: Database, table: str, game: str, own: DailyTry) -> None:
    """Store whose try a new table is; a second try is refused."""
    found = "SELECT 1 FROM daily_games WHERE person = ? AND day = ? AND game = ?"
    if base.rows(found, own.person, own.day, game):
        raise Problem("daily-begun")
    base.run("INSERT INTO daily_games (table_id, day, game, person) VALUES (?,?,?,?)", table, own.day, game, own.person)


def end_try(base: Database, table: str, ending: Ending) -> None:
    """Store how a table of the daily siege ended. A person who lost against a rival has no score: it is the rival's."""
    rows = base.rows("SELECT day FROM daily_games WHERE table_id = ?", table)
    if not rows:
        return
    winners = winners_of(ending.outcome)
    won = PERSON_SEAT in winners
    base.run(
        "UPDATE daily_games SET counted = ?, won = ?, score = ? WHERE table_id = ?",
        int(_utc_day(ending.date) == rows[0][0]), int(won), ending.score if won or not winners else 0, table,
    )  # fmt: skip


def note_judgement(base: Database, table: str, luck: int, adjusted: int) -> None:
    """Store what the coach found in a game, in hundredths of a percent."""
    base.run("UPDATE daily_games SET luck = ?, adjusted = ? WHERE table_id = ?", luck, adjusted, table)


# Reading.


def deals(base: Database, first: str, last: str) -> list[DailyDeal]:
    """The deals from a day to another one, in order."""
    with base.reading() as read:
        rows = read(
            "SELECT day, game, seed, committed FROM daily_deals WHERE day >= ? AND day <= ? ORDER BY day, game",
            first, last,
        )  # fmt: skip
    return [DailyDeal(*row) for row in rows]


def own_try(base: Database, day: str, game: str, person: str) -> OwnTry | None:
    with base.reading() as read:
        rows = read(
            "SELECT g.table_id, e.table_id IS NOT NULL FROM daily_games g LEFT JOIN endings e"
            " ON e.table_id = g.table_id WHERE g.person = ? AND g.day = ? AND g.game = ?",
            person, day, game,
        )  # fmt: skip
    return OwnTry(rows[0][0], bool(rows[0][1])) if rows else None


def day_page(base: Database, day: str, game: str, person: str | None, order: Order, start: int, most: int) -> DayPage:
    """The counted tries of a day from a place on, in the order of one of the two rankings."""
    with base.reading() as read:
        counted = read("SELECT count(*) FROM daily_games WHERE day = ? AND game = ? AND counted = 1", day, game)
        rows = read(f"{RANKED} ORDER BY {order}, place, table_id LIMIT ? OFFSET ?", day, game, most, start)
        own = [] if person is None else read(f"{RANKED} WHERE person = ?", day, game, person)
    return DayPage(counted[0][0], [_result(row) for row in rows], _result(own[0]) if own else None)


def summaries(base: Database, before: str, most: int) -> list[DaySummary]:
    """The days before a day on which somebody played, the latest first."""
    with base.reading() as read:
        rows = read(
            "SELECT day, game, count(*), sum(won) FROM daily_games WHERE counted = 1 AND day < ?"
            " GROUP BY day, game ORDER BY day DESC, game LIMIT ?",
            before, most,
        )  # fmt: skip
    return [DaySummary(day, game, int(players), int(won)) for day, game, players, won in rows]


def played_days(base: Database, person: str) -> list[str]:
    """The days on which a person finished a daily siege in time, the latest first."""
    with base.reading() as read:
        rows = read("SELECT DISTINCT day FROM daily_games WHERE person = ? AND counted = 1 ORDER BY day DESC", person)
    return [day for (day,) in rows]


def unjudged(base: Database, day: str, game: str) -> list[str]:
    """The tables of a day that count and wait for the coach."""
    with base.reading() as read:
        rows = read(
            "SELECT table_id FROM daily_games WHERE day = ? AND game = ? AND counted = 1 AND adjusted IS NULL"
            " ORDER BY table_id",
            day, game,
        )  # fmt: skip
    return [table for (table,) in rows]


def _result(row: Row) -> DailyResult:
    table, name, person, won, score, luck, adjusted, place, adjusted_place = row
    return DailyResult(
        table, name or "", person, bool(won), score, luck, adjusted, place, None if adjusted is None else adjusted_place
    )


def _utc_day(date: str) -> str:
    return datetime.fromisoformat(date).astimezone(UTC).date().isoformat()
