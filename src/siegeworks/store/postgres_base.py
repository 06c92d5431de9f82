"""A database of a PostgreSQL server, shared by several processes."""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from functools import cache
from typing import Any

import psycopg
from psycopg import IsolationLevel, pq
from psycopg.conninfo import conninfo_to_dict, make_conninfo
from psycopg_pool import ConnectionPool, PoolTimeout

from siegeworks.kernel.problem import Problem
from siegeworks.store.database import Database, Read, Row

SCHEMA_LOCK = 7_237_115
"""The number of the lock that lets one process at a time create or upgrade the schema."""
SCHEMA_SECONDS = 60
"""How long a process may wait for another one that creates or upgrades the schema, or pause while it does."""
MOST_READERS = 4
PATIENCE = 5
"""Seconds after which a database that does not answer counts as unreachable."""
SESSION = "siegeworks "
"""With the id of the process: what the session is called in which a process writes."""
CONNECTION: dict[str, str | int | None] = {
    "connect_timeout": PATIENCE,
    "tcp_user_timeout": PATIENCE * 1000,
    "keepalives_idle": PATIENCE,
    "keepalives_interval": 1,
    "keepalives_count": 3,
    "application_name": "siegeworks",
}
TIMEOUTS = (
    "-c synchronous_commit=on -c idle_in_transaction_session_timeout=2s -c lock_timeout=5s -c statement_timeout=60s"
)
"""A process that hangs must not keep its rows locked for ever."""
LEASES = """
CREATE TABLE processes (
    id TEXT PRIMARY KEY,
    address TEXT NOT NULL,
    secret TEXT NOT NULL,
    expires TIMESTAMPTZ NOT NULL
);
CREATE TABLE owners (
    table_id TEXT PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    process TEXT NOT NULL,
    token BIGINT NOT NULL
);
"""


class PostgresBase(Database):
    """A connection to write, and a pool of connections to read."""

    own_schema = LEASES
    text_type = ' TEXT COLLATE "C"'

    def __init__(self, address: str) -> None:
        self.process = ""
        """The id of this process among those that share the database; it owns the tables it writes."""
        self.name = "postgresql"
        self._writing: psycopg.Connection[Any] | None = None
        self._pipeline: Any = None
        try:
            self.name = shown_address(address)
            self.conninfo = make_conninfo(address, **CONNECTION, options=TIMEOUTS)
        except psycopg.Error:
            # What the library says of it shows the password.
            raise Problem("store-address") from None
        try:
            psycopg.connect(self.conninfo).close()
        except psycopg.Error as error:
            raise self.problem(error) from None
        self.pool = ConnectionPool(
            self.conninfo,
            min_size=1,
            max_size=MOST_READERS,
            timeout=PATIENCE,
            open=True,
            configure=_prepare_reader,
            check=ConnectionPool.check_connection,
            kwargs={"autocommit": False},
        )

    def close(self) -> None:
        self.pool.close()
        if self._writing is not None:
            self._writing.close()

    @contextmanager
    def reading(self) -> Iterator[Read]:
        try:
            with self.pool.connection() as connection:

                def read(statement: str, *values: object) -> list[Row]:
                    return connection.execute(_translated(statement), values).fetchall()

                yield read
        except (psycopg.Error, PoolTimeout) as error:
            raise self.problem(error) from None

    # Writing: the statements of a transaction are sent together, and their results are waited for once.

    def begin(self) -> None:
        if self._writing is None or self._writing.closed or self._writing.broken:
            session = make_conninfo(self.conninfo, application_name=f"{SESSION}{self.process}")
            self._writing = psycopg.connect(session, autocommit=True)
        self._pipeline = self._writing.pipeline()
        self._pipeline.__enter__()
        self._writing.execute("BEGIN")

    @property
    def _open(self) -> psycopg.Connection[Any]:
        if self._writing is None:
            raise psycopg.OperationalError("no transaction is open")
        return self._writing

    def run(self, statement: str, *values: object) -> None:
        self._open.execute(_translated(statement), values)

    def run_many(self, statement: str, values: Sequence[Sequence[object]]) -> None:
        with self._open.cursor() as cursor:
            cursor.executemany(_translated(statement), values)

    def rows(self, statement: str, *values: object) -> list[Row]:
        return self._open.execute(_translated(statement), values).fetchall()

    def commit(self) -> None:
        """Commit; a problem on the way may leave open whether it happened, so it must not be acknowledged."""
        self._open.execute("COMMIT")
        self._end_pipeline()

    def cancel(self) -> None:
        with suppress(psycopg.Error):
            self._end_pipeline()
        connection = self._writing
        if connection is None or connection.closed or connection.broken:
            return
        if connection.info.transaction_status != pq.TransactionStatus.IDLE:
            connection.execute("ROLLBACK")

    def _end_pipeline(self) -> None:
        pipeline, self._pipeline = self._pipeline, None
        if pipeline is not None:
            pipeline.__exit__(None, None, None)

    def own(self, table: str) -> None:
        if self.process:
            self.run("INSERT INTO owners (table_id, process, token) VALUES (?,?,1)", table, self.process)

    def lost(self, fences: Mapping[str, int]) -> set[str]:
        """The tables among these that this process does not own any more with these tokens.

        The rows of the others stay locked until the transaction ends: nobody can take a table over in between.
        """
        if not fences:
            return set()
        owned = self.rows(
            "SELECT o.table_id FROM owners o JOIN unnest(?::text[], ?::bigint[]) AS w (id, token)"
            " ON o.table_id = w.id AND o.token = w.token WHERE o.process = ? FOR SHARE OF o",
            list(fences), list(fences.values()), self.process,
        )  # fmt: skip
        return set(fences) - {table for (table,) in owned}

    def problem(self, error: Exception) -> Problem:
        if isinstance(error, Problem):
            return error
        reason = (str(error).strip().splitlines() or [type(error).__name__])[0]
        if isinstance(error, psycopg.errors.UndefinedTable | psycopg.errors.UndefinedColumn):
            return Problem("store-damaged", file=self.name, reason=reason)
        if isinstance(error, psycopg.OperationalError | PoolTimeout):
            return Problem("store-unreachable", file=self.name, reason=reason)
        return Problem("store-unusable", file=self.name, reason=reason)

    # The schema.

    def lock_schema(self) -> None:
        """Processes that start together wait for the one that makes the schema, longer than a write may take."""
        for setting in ("lock_timeout", "idle_in_transaction_session_timeout"):
            self.run(f"SET LOCAL {setting} = '{SCHEMA_SECONDS}s'")
        self.rows("SELECT pg_advisory_xact_lock(?)", SCHEMA_LOCK)

    def version(self, read: Read) -> int:
        if read("SELECT to_regclass('schema_version')")[0][0] is None:
            return 0
        rows = read("SELECT version FROM schema_version")
        return int(rows[0][0]) if rows else 0

    def set_version(self, version: int) -> None:
        self.run("CREATE TABLE IF NOT EXISTS schema_version (version INTEGER NOT NULL)")
        self.run("DELETE FROM schema_version")
        self.run("INSERT INTO schema_version (version) VALUES (?)", version)

    def columns(self, read: Read) -> dict[str, set[str]]:
        found: dict[str, set[str]] = {}
        for table, column in read(
            "SELECT table_name, column_name FROM information_schema.columns WHERE table_schema = current_schema()"
        ):
            found.setdefault(table, set()).add(column)
        return found


def _prepare_reader(connection: psycopg.Connection[Any]) -> None:
    connection.isolation_level = IsolationLevel.REPEATABLE_READ
    connection.read_only = True


@cache
def _translated(statement: str) -> str:
    """A statement with the placeholders of psycopg."""
    return statement.replace("?", "%s")


def shown_address(address: str) -> str:
    """The address of a database without its password."""
    parts = conninfo_to_dict(address)
    host, port = parts.get("host") or "", parts.get("port")
    user = f"{parts['user']}@" if parts.get("user") else ""
    return f"postgresql://{user}{host}{f':{port}' if port else ''}/{parts.get('dbname') or ''}"
