"""What an operator does with the tables of a store: list, close and delete them, ban networks, forget people."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta

from siegeworks.kernel.problem import Problem
from siegeworks.store import cups, lobby, notes, profiles
from siegeworks.store.database import Database
from siegeworks.store.records import names_text, searched_names
from siegeworks.store.schema import COLUMNS
from siegeworks.store.sqlite_base import SqliteBase
from siegeworks.store.tables import TableStore

CLOSED = ""
"""Stands where the hash of a token was: no token has it."""
IDS_AT_ONCE = 500
PHASES = ("gathering", "playing", "over")


@dataclass(frozen=True, slots=True)
class TableEntry:
    """A table in the list of an operator."""

    id: str
    created: str
    game: str
    names: tuple[str, ...]
    lines: int
    phase: str
    ended: str | None
    closed: bool


@dataclass(frozen=True, slots=True)
class Ban:
    """A network that is not served, and until when; None for ever."""

    network: str
    since: str
    until: str | None


def listed(store: TableStore, table: str | None = None) -> list[TableEntry]:
    """All tables, or the one with an id, the oldest first."""
    chosen = "" if table is None else "WHERE t.id = ?"
    with store.base.reading() as read:
        rows = read(
            "SELECT t.id, created, game, header IS NOT NULL, founder, date,"  # noqa: S608 - our own words
            " (SELECT count(*) FROM lines l WHERE l.table_id = t.id)"
            f" FROM tables t LEFT JOIN endings e ON e.table_id = t.id {chosen} ORDER BY created, t.id",
            *(() if table is None else (table,)),
        )
        names: dict[str, list[str]] = {}
        for id_, name in read("SELECT table_id, name FROM seats ORDER BY table_id, seat"):
            names.setdefault(id_, []).append(name or "")
    return [
        TableEntry(
            id_, created, game, tuple(names.get(id_, ())), max(lines - 1, 0),
            "over" if ended else "playing" if begun else "gathering", ended, founder == CLOSED,
        )
        for id_, created, game, begun, founder, ended, lines in rows
    ]  # fmt: skip


def existing(store: TableStore, ids: Sequence[str]) -> None:
    """Refuse ids of tables that are not there."""
    for id_ in ids:
        if not listed(store, id_):
            raise Problem("admin-no-table", table=id_)


def delete_rows(store: TableStore, ids: Sequence[str]) -> None:
    """Delete tables with everything that belongs to them, in the open transaction."""
    for table in reversed(COLUMNS):
        key = "table_id" if "table_id" in COLUMNS[table] else "id" if table == "tables" else None
        if key is not None:
            store.base.run_many(f"DELETE FROM {table} WHERE {key} = ?", [(id_,) for id_ in ids])  # noqa: S608 - our own words


def delete(store: TableStore, ids: Sequence[str]) -> None:
    """Delete tables with everything that belongs to them."""
    _in_transaction(store, lambda: delete_rows(store, ids))
    if isinstance(store.base, SqliteBase):
        # What the witness has noted of these tables would look like a loss.
        store.base.tidy()


def close(store: TableStore, ids: Sequence[str]) -> None:
    """Make the links of tables useless, so that nobody sits down there any more. Finished games can still be read."""

    def write() -> None:
        for id_ in ids:
            store.base.run("UPDATE tables SET founder = ?, watch = ? WHERE id = ?", CLOSED, CLOSED, id_)
            store.base.run("DELETE FROM keys WHERE table_id = ?", id_)
            lobby.leave(store.base, id_)

    _in_transaction(store, write)


def closed_or_deleted(store: TableStore, ids: Sequence[str]) -> list[str]:
    """Those of some tables that an operator has closed or deleted."""
    stored = dict[str, str]()
    with store.base.reading() as read:
        for start in range(0, len(ids), IDS_AT_ONCE):
            chunk = ids[start : start + IDS_AT_ONCE]
            places = ",".join("?" * len(chunk))
            stored |= dict(read(f"SELECT id, founder FROM tables WHERE id IN ({places})", *chunk))  # noqa: S608 - our own words
    return [id_ for id_ in ids if stored.get(id_, CLOSED) == CLOSED]


def expired(store: TableStore, now: datetime, *, never_begun: float, unfinished: float, finished: float) -> list[str]:
    """The tables that are older than their kind may become, in days; 0 keeps a kind for ever."""
    most = {"gathering": never_begun, "playing": unfinished, "over": finished}

    def is_old(entry: TableEntry) -> bool:
        return _is_older(entry.ended or entry.created, most[entry.phase], now)

    return [entry.id for entry in listed(store) if is_old(entry)]


def expired_cups(store: TableStore, now: datetime, *, unfinished: float, finished: float) -> list[str]:
    """The cups that are older than their kind may become, in days; 0 keeps a kind for ever."""

    def is_old(created: str, ended: str | None) -> bool:
        return _is_older(ended or created, unfinished if ended is None else finished, now)

    return [id_ for id_, created, ended in cups.ages(store.base) if is_old(created, ended)]


def moment(text: object) -> datetime | None:
    """A moment as it is stored; None if its row is damaged."""
    try:
        found = datetime.fromisoformat(str(text))
    except ValueError:
        return None
    return found if found.tzinfo is not None else found.replace(tzinfo=UTC)


def _is_older(text: object, days: float, now: datetime) -> bool:
    """True if what has this moment is older than so many days; 0 days are for ever, as is a damaged moment."""
    since = moment(text)
    return days > 0 and since is not None and now - since > timedelta(days=days)


def delete_cups(store: TableStore, ids: Sequence[str]) -> None:
    _in_transaction(store, lambda: cups.delete(store.base, ids))


# Bans.


def bans(store: TableStore) -> list[Ban]:
    with store.base.reading() as read:
        return [Ban(*row) for row in read("SELECT network, since, until FROM bans ORDER BY network")]


def ban(store: TableStore, entry: Ban) -> None:
    def write() -> None:
        store.base.run("DELETE FROM bans WHERE network = ?", entry.network)
        store.base.run(
            "INSERT INTO bans (network, since, until) VALUES (?,?,?)", entry.network, entry.since, entry.until
        )

    _in_transaction(store, write)


def unban(store: TableStore, network: str) -> None:
    if not any(entry.network == network for entry in bans(store)):
        raise Problem("admin-no-ban", network=network)
    _in_transaction(store, lambda: store.base.run("DELETE FROM bans WHERE network = ?", network))


# People.


@dataclass(frozen=True, slots=True)
class RewrittenGame:
    """The log of a table under other names: its header, its lines, and the names of its seats."""

    table: str
    header: str
    lines: list[str]
    names: list[str]


def rewrite_rows(base: Database, game: RewrittenGame) -> None:
    """Replace the log of a table, and the names of its seats in all places, in the open transaction. The secrets of the
    table stay."""
    base.run("UPDATE tables SET header = ? WHERE id = ?", game.header, game.table)
    base.run_many(
        "UPDATE lines SET line = ? WHERE table_id = ? AND number = ?",
        [(line, game.table, number) for number, line in enumerate(game.lines)],
    )
    base.run_many(
        "UPDATE seats SET name = ? WHERE table_id = ? AND seat = ?",
        [(name, game.table, seat) for seat, name in enumerate(game.names)],
    )
    base.run(
        "UPDATE chronicles SET names = ?, searched = ? WHERE table_id = ?",
        names_text(game.names), searched_names(game.names), game.table,
    )  # fmt: skip


def rewrite(store: TableStore, game: RewrittenGame) -> None:
    """Replace the log of a table, and the names of its seats in all places."""
    _in_transaction(store, lambda: rewrite_rows(store.base, game))


def delete_notes(store: TableStore, found: Sequence[tuple[str, int]]) -> None:
    """Delete notes, each named by its table and its number."""

    def write() -> None:
        for table, number in found:
            notes.delete(store.base, table, number)

    _in_transaction(store, write)


def forget_entrants(store: TableStore, found: Sequence[tuple[str, int]]) -> None:
    """Take people out of cups, each named by the cup and their number."""
    _in_transaction(store, lambda: cups.forget(store.base, found))


def delete_profiles(store: TableStore, found: Sequence[str], nobody: str) -> None:
    """Delete profiles with everything that is noted under them."""

    def write() -> None:
        for number, profile in enumerate(found):
            profiles.delete(store.base, profile, f"{nobody} {number} ")

    _in_transaction(store, write)


def _in_transaction(store: TableStore, write: Callable[[], None]) -> None:
    try:
        store.base.begin()
        write()
        store.base.commit()
    except Problem:
        store.base.cancel()
        raise
    except Exception as error:
        store.base.cancel()
        raise store.base.problem(error) from None
