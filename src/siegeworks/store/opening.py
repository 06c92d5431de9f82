"""Opening a store of tables: the file of a data folder, or a database that is named by its path or its address."""

from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path

from siegeworks.kernel.extras import need
from siegeworks.kernel.problem import Problem
from siegeworks.store import schema
from siegeworks.store.database import Database
from siegeworks.store.maintenance import copy_all, copy_old
from siegeworks.store.sqlite_base import SqliteBase
from siegeworks.store.tables import TableStore

FILE_NAME = "tables.sqlite3"
ADDRESSES = ("postgresql://", "postgres://")
EXTRA = "postgres"
BACKUPS = "backups"


def is_address(place: str) -> bool:
    """True for the address of a database server, False for the path of a file."""
    return place.startswith(ADDRESSES)


def place_of(named: str | None, home: Path) -> str:
    """The path or the address of a database: the one that is named, or else the file of the data folder."""
    return named or str(home / FILE_NAME)


def open_tables(home: Path) -> TableStore:
    """The tables of a data folder; an older file is upgraded, after a copy of it was made."""
    return open_store(place_of(None, home))


def open_store(place: str) -> TableStore:
    """The tables at a path or an address.

    An empty database gets its schema. An older file is upgraded after a copy of it was made; a database server may
    have other users, so there only `migrate` upgrades.
    """
    base = _base(place)
    try:
        if isinstance(base, SqliteBase):
            schema.prepare(base, lambda version: _copy_beside(base, version))
        else:
            schema.create(base)
            schema.check(base)
    except BaseException:
        base.close()
        raise
    return TableStore(base)


def existing_store(place: str) -> TableStore:
    """The tables at a path or an address where there must be some."""
    if not is_address(place) and not Path(place).is_file():
        raise Problem("store-missing", file=place)
    return open_store(place)


@contextmanager
def existing_tables(home: Path) -> Iterator[TableStore | None]:
    """The tables of a data folder for a while; None if no server ever kept its tables there."""
    if not (home / FILE_NAME).is_file():
        yield None
        return
    with closing(open_tables(home)) as store:
        yield store


def _base(place: str) -> Database:
    if not is_address(place):
        return SqliteBase(Path(place))
    base: Database = need("siegeworks.store.postgres_base", EXTRA).PostgresBase(place)
    return base


@dataclass(frozen=True, slots=True)
class Migration:
    """From which version to which a database was upgraded, and the backup that was made before."""

    found: int
    version: int
    backup: Path | None


def migrate(place: str, home: Path) -> Migration:
    """Bring a database to the version of this program, after a backup."""
    base = _base(place)
    saved: list[Path] = []

    def backup(version: int) -> None:
        saved.append(
            _copy_beside(base, version) if isinstance(base, SqliteBase) else _backup_server(base, home, version)
        )

    try:
        found = schema.version_of(base)
        schema.prepare(base, backup)
    finally:
        base.close()
    return Migration(found or schema.VERSION, schema.VERSION, saved[0] if saved else None)


def write_backup(store: TableStore, path: Path) -> None:
    """Write everything as it is at one moment into a new SQLite file, also while servers write."""
    if path.exists():
        raise Problem("file-exists", file=str(path))
    if isinstance(store.base, SqliteBase):
        store.base.copy_to(path)
        return
    with closing(open_store(str(path))) as copy:
        copy_all(store, copy)
        copy.base.tidy()


def _copy_beside(base: SqliteBase, version: int) -> Path:
    """Copy a file before it is upgraded; a copy that is there already is older still, and is kept."""
    copy = base.path.with_name(f"{base.path.stem}-version-{version}{base.path.suffix}")
    if not copy.exists():
        base.copy_to(copy)
    return copy


def _backup_server(base: Database, home: Path, version: int) -> Path:
    """Save what a database server holds before it is upgraded, table by table, in a file of the old version."""
    copy = home / BACKUPS / f"tables-version-{version}.sqlite3"
    if copy.exists():
        raise Problem("file-exists", file=str(copy))
    with closing(SqliteBase(copy)) as file:
        copy_old(base, file, version)
    return copy


def find_losses(store: TableStore) -> list[Problem]:
    """Note the tables whose last lines are gone, for their players, and return a problem for each, for the operator.

    For the process that has the claim, before it writes anything.
    """
    base = store.base
    if not isinstance(base, SqliteBase):
        return []
    found: list[Problem] = []
    for table, (number, link) in base.witness.last_lines().items():
        try:
            lines = _lost_lines(store, table, number, link)
            if lines:
                _note_loss(store, table, lines)
                found.append(Problem("store-lines-lost", file=store.name, table=table, lines=lines))
        except Problem as damaged:
            found.append(damaged)
    base.witness.forget()
    return found


def _lost_lines(store: TableStore, table: str, number: int, link: str) -> int:
    """How many lines of a table are gone, up to the one with this number and this link; 0 if none is."""
    last = store.last_line(table)
    if last is None:
        return number + 1
    if last[0] >= number:
        return 0 if last[0] > number or last[1].endswith(f"#{link}") else 1
    return number - last[0]


def _note_loss(store: TableStore, table: str, lines: int) -> None:
    """Note a loss for the players of a table, if the table itself is still there."""
    if store.load(table) is None:
        return
    try:
        store.start()
        store.note_loss(table, lines)
        store.commit()
    except Exception as error:
        store.cancel()
        raise store.base.problem(error) from None
