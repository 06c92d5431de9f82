"""Leases: which of the processes that share a database owns a table.

A process says again and again that it lives. A table belongs to one process until that process gives it back, or has
not been heard of for so long that another one takes the table. Each time a table changes hands it gets a new token, and
a write is carried out only with the present one: a process that was frozen meanwhile cannot write any more.
"""

import secrets
import threading
from collections.abc import Collection

import psycopg
from psycopg.conninfo import make_conninfo
from psycopg_pool import ConnectionPool, PoolTimeout

from siegeworks.store.peers import Owned, Peer
from siegeworks.store.postgres_base import MOST_READERS, PATIENCE, SESSION, PostgresBase

LEASE_SECONDS = 3.0
"""A process that was not heard of for so long has lost its claim on its tables."""
LOCK_SECONDS = 1
"""A write takes a few milliseconds; whoever locks a table for longer may be frozen."""
FORGOTTEN_SECONDS = 3600.0
"""After so long the row of a dead process is deleted."""
ID_BYTES = 9
SECRET_BYTES = 24


class Leases:
    """The leases of one process. Every method waits for the database: not for the event loop."""

    def __init__(self, base: PostgresBase, address: str) -> None:
        self._base = base
        self._present = threading.Lock()
        """Held while the row of this process is written: a heartbeat on its way must not bring it back at the end."""
        self._left = False
        self.own = Peer(secrets.token_urlsafe(ID_BYTES), address, secrets.token_urlsafe(SECRET_BYTES))
        base.process = self.own.id
        self._pool = ConnectionPool(
            make_conninfo(base.conninfo, options=f"-c lock_timeout={LOCK_SECONDS}s -c statement_timeout=20s"),
            min_size=1,
            max_size=MOST_READERS,
            timeout=PATIENCE,
            open=True,
            check=ConnectionPool.check_connection,
            kwargs={"autocommit": True},
        )

    def _rows(self, statement: str, *values: object) -> list[tuple[object, ...]]:
        try:
            return self._rows_unless_locked(statement, *values)
        except psycopg.errors.LockNotAvailable as error:
            raise self._base.problem(error) from None

    def _rows_unless_locked(self, statement: str, *values: object) -> list[tuple[object, ...]]:
        try:
            with self._pool.connection() as connection:
                cursor = connection.execute(statement.encode(), values)
                return cursor.fetchall() if cursor.description is not None else []
        except psycopg.errors.LockNotAvailable:
            raise
        except (psycopg.Error, PoolTimeout) as error:
            raise self._base.problem(error) from None

    def renew(self) -> dict[str, Peer]:
        """Say that this process lives, and return the others that do."""
        with self._present:
            if not self._left:
                self._rows(
                    "INSERT INTO processes (id, address, secret, expires)"
                    " VALUES (%s, %s, %s, clock_timestamp() + make_interval(secs => %s))"
                    " ON CONFLICT (id) DO UPDATE SET expires = excluded.expires",
                    self.own.id, self.own.address, self.own.secret, LEASE_SECONDS,
                )  # fmt: skip
        self._rows(
            "DELETE FROM processes WHERE expires < clock_timestamp() - make_interval(secs => %s)", FORGOTTEN_SECONDS
        )
        rows = self._rows(
            "SELECT id, address, secret FROM processes WHERE expires > clock_timestamp() AND id <> %s", self.own.id
        )
        return {str(id_): Peer(str(id_), str(address), str(secret)) for id_, address, secret in rows}

    def acquire(self, table: str) -> Owned | Peer | None:
        """Own a table that nobody owns, or else its owner; None if the owner has just changed: ask again.

        A table that this process owns already gets a new token too: whatever wrote it before cannot write any more.
        """
        try:
            taken = self._rows_unless_locked(
                "INSERT INTO owners (table_id, process, token) VALUES (%s, %s, 1)"
                " ON CONFLICT (table_id) DO UPDATE SET process = excluded.process, token = owners.token + 1"
                " WHERE owners.process = excluded.process OR NOT EXISTS"
                " (SELECT 1 FROM processes p WHERE p.id = owners.process AND p.expires > clock_timestamp())"
                " RETURNING token",
                table, self.own.id,
            )  # fmt: skip
        except psycopg.errors.LockNotAvailable:
            self._end_writing_of_dead_owner(table)
            return None
        if taken:
            return Owned(int(str(taken[0][0])))
        rows = self._rows(
            "SELECT p.id, address, secret FROM owners o JOIN processes p ON p.id = o.process WHERE table_id = %s", table
        )
        return Peer(*(str(part) for part in rows[0])) if rows and rows[0][0] != self.own.id else None

    def _end_writing_of_dead_owner(self, table: str) -> None:
        """End the session of a process that froze in the middle of a write: its transaction locks the table."""
        self._rows(
            "SELECT pg_terminate_backend(a.pid) FROM owners o JOIN pg_stat_activity a"
            " ON a.application_name = %s || o.process AND a.datname = current_database()"
            " WHERE o.table_id = %s AND NOT EXISTS"
            " (SELECT 1 FROM processes p WHERE p.id = o.process AND p.expires > clock_timestamp())",
            SESSION, table,
        )  # fmt: skip

    def release(self, table: str, token: int) -> None:
        """Give a table back; the token stays, so that the next owner's is higher."""
        self._rows(
            "UPDATE owners SET process = '' WHERE table_id = %s AND process = %s AND token = %s",
            table, self.own.id, token,
        )  # fmt: skip

    def give_away(self, table: str) -> None:
        """Give back a table that this process owns without playing it."""
        self._rows("UPDATE owners SET process = '' WHERE table_id = %s AND process = %s", table, self.own.id)

    def lost(self, tables: Collection[str]) -> set[str]:
        """The tables among these that belong to another process now."""
        owned = self._rows(
            "SELECT table_id FROM owners WHERE process = %s AND table_id = ANY(%s)", self.own.id, list(tables)
        )
        return set(tables) - {str(table) for (table,) in owned}

    def leave(self) -> None:
        """Give back all tables at once: this process ends."""
        with self._present:
            self._left = True
            self._rows("DELETE FROM processes WHERE id = %s", self.own.id)

    def close(self) -> None:
        self._pool.close()
