"""The lobby in a store: tables that are open to everybody, and running ones that everybody may watch.

A table leaves the lobby when its game ends. The token of its onlookers is no secret and stands here as it is.
"""

from dataclasses import dataclass

from siegeworks.store.database import Database, Row
from siegeworks.store.records import OpenTable

FREE_SEATS = """
SELECT count(*) FROM seats s JOIN tables t ON t.id = s.table_id
WHERE t.id = ? AND t.header IS NULL AND s.person = 1 AND (s.name IS NULL OR s.name = '')
"""

DAY = 24 * 60 * 60
CLOCKS = {"none": "c.decision IS NULL", "live": f"c.decision < {DAY}", "days": f"c.decision >= {DAY}"}
"""The paces of a game: nobody's time is limited, all play at once, or over days."""


@dataclass(frozen=True, slots=True)
class LobbyRow:
    """A table in the lobby."""

    table: str
    game: str
    options: str
    pace: int
    rated: bool
    language: str
    level: str
    free: int
    """How many seats one may take; 0 once the game has begun."""
    watchers: int
    watch: str
    since: str
    decision: int | None
    """Seconds for each decision; None without a clock."""
    reserve: int | None
    names: tuple[str | None, ...]


@dataclass(frozen=True, slots=True)
class LobbyQuery:
    """Which tables of the lobby somebody wants to see: those with free seats or the running ones; None: all."""

    running: bool
    game: str | None = None
    language: str | None = None
    level: str | None = None
    clock: str | None = None
    """One of `CLOCKS`."""
    rated: bool | None = None


# Writing, in the open transaction.


def enter(base: Database, table: str, since: str, card: OpenTable) -> None:
    base.run(
        "INSERT INTO lobby (table_id, since, language, level, watch, free, watchers) VALUES (?,?,?,?,?,0,0)",
        table, since, card.language, card.level, card.watch,
    )  # fmt: skip
    count_free(base, table)


def count_free(base: Database, table: str) -> None:
    """Count the free seats of a table again, if it is in the lobby."""
    base.run(f"UPDATE lobby SET free = ({FREE_SEATS}) WHERE table_id = ?", table, table)  # noqa: S608 - our own words


def note_watchers(base: Database, table: str, watchers: int) -> None:
    base.run("UPDATE lobby SET watchers = ? WHERE table_id = ?", watchers, table)


def forget_watchers(base: Database) -> None:
    """Nobody watches any table: the server has just started."""
    base.run("UPDATE lobby SET watchers = 0 WHERE watchers <> 0")


def renew_watch(base: Database, table: str, watch: str) -> None:
    base.run("UPDATE lobby SET watch = ? WHERE table_id = ?", watch, table)


def leave(base: Database, table: str) -> None:
    base.run("DELETE FROM lobby WHERE table_id = ?", table)


# Reading.


def listed(base: Database, query: LobbyQuery, start: int, most: int) -> list[LobbyRow]:
    """Tables of the lobby from a place on, the latest first."""
    where, values = "l.free = 0 AND t.header IS NOT NULL" if query.running else "l.free > 0", list[object]()
    rated = None if query.rated is None else int(query.rated)
    chosen = {"t.game": query.game, "l.language": query.language, "l.level": query.level, "t.rated": rated}
    for column, value in chosen.items():
        if value is not None:
            where, values = f"{where} AND {column} = ?", [*values, value]
    if query.clock is not None:
        where = f"{where} AND {CLOCKS[query.clock]}"
    with base.reading() as read:
        rows = read(
            "SELECT l.table_id, t.game, t.options, t.pace, t.rated, l.language, l.level, l.free, l.watchers, l.watch,"  # noqa: S608 - our own words
            " l.since, c.decision, c.reserve FROM lobby l JOIN tables t ON t.id = l.table_id"
            f" LEFT JOIN clocks c ON c.table_id = l.table_id WHERE {where}"
            " ORDER BY l.since DESC, l.table_id LIMIT ? OFFSET ?",
            *values, most, start,
        )  # fmt: skip
        ids = [row[0] for row in rows]
        names: dict[str, list[str | None]] = {}
        if ids:
            places = ",".join("?" * len(ids))
            for table, name in read(
                f"SELECT table_id, name FROM seats WHERE table_id IN ({places}) ORDER BY table_id, seat",  # noqa: S608 - our own words
                *ids,
            ):
                names.setdefault(table, []).append(name or None)
    return [_row(row, tuple(names.get(row[0], ()))) for row in rows]


def _row(row: Row, names: tuple[str | None, ...]) -> LobbyRow:
    table, game, options, pace, rated, language, level, free, watchers, watch, since, decision, reserve = row
    return LobbyRow(
        table, game, options, pace, bool(rated), language, level, free, watchers, watch, since, decision, reserve, names
    )
