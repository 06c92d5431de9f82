"""Care of a store of tables: copies of it, and a check of everything in it."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from siegeworks.games.opening import open_game
from siegeworks.kernel.log import parse_log
from siegeworks.kernel.match import replay
from siegeworks.kernel.problem import Problem, Problems
from siegeworks.store.database import Database, Read, Row
from siegeworks.store.records import StoredTable
from siegeworks.store.schema import COLUMNS
from siegeworks.store.sqlite_base import SqliteBase
from siegeworks.store.tables import TableStore

TABLES_AT_ONCE = 200
INDEPENDENT = tuple(name for name, columns in COLUMNS.items() if name != "tables" and "table_id" not in columns)
"""What belongs to no single table."""


@dataclass(frozen=True, slots=True)
class CopyResult:
    """How many tables were copied, and a problem for each that is damaged and was left out."""

    tables: int
    damaged: list[Problem]


def copy_all(source: TableStore, target: TableStore, *, replace: bool = False) -> CopyResult:
    """Copy everything into a store, in one transaction; it must be empty, or everything in it is replaced."""
    base = target.base
    try:
        base.begin()
        if replace:
            for table in reversed(COLUMNS):
                base.run(f"DELETE FROM {table}")  # noqa: S608 - our own words
        elif base.rows("SELECT id FROM tables LIMIT 1"):
            raise Problem("store-not-empty", file=base.name)
        with source.base.reading() as read:
            result = _copy(source.base, read, base)
        base.commit()
    except Exception as error:
        base.cancel()
        raise base.problem(error) from None
    return result


def copy_old(source: Database, target: Database, version: int) -> None:
    """Copy the tables of an older schema as they are into an empty database, without their keys."""
    try:
        with source.reading() as read:
            target.begin()
            for table, columns in source.columns(read).items():
                if table in COLUMNS:
                    names = ", ".join(sorted(columns))
                    target.run(f"CREATE TABLE {table} ({names})")
                    places = ",".join("?" * len(columns))
                    rows = read(f"SELECT {names} FROM {table}")  # noqa: S608 - the names are those of our own schema
                    target.run_many(f"INSERT INTO {table} ({names}) VALUES ({places})", rows)  # noqa: S608 - as above
            target.set_version(version)
            target.commit()
    except Exception as error:
        target.cancel()
        raise target.problem(error) from None


def _copy(source: Database, read: Read, target: Database) -> CopyResult:
    for table in INDEPENDENT:
        _insert(target, table, read(_selection(table)))
    ids = [id_ for (id_,) in read("SELECT id FROM tables ORDER BY id")]
    copied, damaged = 0, list[Problem]()
    for start in range(0, len(ids), TABLES_AT_ONCE):
        for chunk in _readable(source, read, ids[start : start + TABLES_AT_ONCE], damaged):
            for table, rows in chunk.items():
                _insert(target, table, rows)
            copied += len(chunk["tables"])
    return CopyResult(copied, damaged)


def _readable(source: Database, read: Read, ids: list[str], damaged: list[Problem]) -> Iterator[dict[str, list[Row]]]:
    """The rows of some tables; where they cannot be read together, of each table that can be read by itself."""
    try:
        yield _rows_of(read, ids)
    except Exception as error:
        if len(ids) == 1:
            damaged.append(_damaged(source, ids[0], source.problem(error)))
            return
        for id_ in ids:
            yield from _readable(source, read, [id_], damaged)


def _rows_of(read: Read, ids: list[str]) -> dict[str, list[Row]]:
    found: dict[str, list[Row]] = {}
    for table in COLUMNS:
        if table not in INDEPENDENT:
            key = "id" if table == "tables" else "table_id"
            found[table] = read(f"{_selection(table)} WHERE {key} >= ? AND {key} <= ?", ids[0], ids[-1])
    return found


def _selection(table: str) -> str:
    return f"SELECT {', '.join(COLUMNS[table])} FROM {table}"  # noqa: S608 - our own words


def _insert(target: Database, table: str, rows: list[Row]) -> None:
    columns = COLUMNS[table]
    if rows:
        places = ",".join("?" * len(columns))
        target.run_many(f"INSERT INTO {table} ({', '.join(columns)}) VALUES ({places})", rows)  # noqa: S608 - as above


def check_all(store: TableStore, *, replays: bool, progress: Callable[[int, int], None]) -> Iterator[Problem]:
    """A problem for everything that is damaged: the file, then each table. `replays` plays every game again."""
    if isinstance(store.base, SqliteBase):
        for reason in store.base.damage():
            yield Problem("store-damaged", file=store.name, reason=reason)
    try:
        with store.base.reading() as read:
            ids = [id_ for (id_,) in read("SELECT id FROM tables ORDER BY id")]
    except Problem as unreadable:
        yield unreadable  # so much is damaged that no table can be named
        return
    for number, id_ in enumerate(ids, start=1):
        problem = _table_problem(store, id_, replays=replays)
        if problem is not None:
            yield problem
        progress(number, len(ids))


def _table_problem(store: TableStore, id_: str, *, replays: bool) -> Problem | None:
    try:
        stored = store.load(id_)
        if stored is None or stored.header is None:
            return None
        _check_game(store, stored, replays=replays)
    except Problem as problem:
        return _damaged(store.base, id_, problem)
    except Problems as problems:
        return _damaged(store.base, id_, problems.problems[0])
    except (TypeError, ValueError, KeyError) as error:
        return _damaged(store.base, id_, Problem("store-unusable", file=store.name, reason=str(error)))
    if stored.lost:
        return Problem("store-lines-lost", file=store.name, table=id_, lines=stored.lost)
    return None


def _check_game(store: TableStore, stored: StoredTable, *, replays: bool) -> None:
    log = parse_log(stored.log_text(), stored.id)
    if replays:
        for _ in replay(open_game(log.header, store.content(log.header.content)), log):
            pass


def _damaged(base: Database, table: str, problem: Problem) -> Problem:
    if problem.code == "store-table-damaged":
        return problem
    return Problem("store-table-damaged", file=base.name, table=table, reason=problem)
