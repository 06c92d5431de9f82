"""PostgreSQL: its schema is upgraded on request only, and tables belong to one process at a time."""

import sqlite3
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import psycopg
import pytest

from cli.kit import run
from siegeworks.kernel.problem import Problem
from siegeworks.store import postgres_base, schema
from siegeworks.store.database import Database
from siegeworks.store.leases import Leases
from siegeworks.store.opening import open_store
from siegeworks.store.peers import Owned, Peer
from siegeworks.store.postgres_base import PostgresBase, shown_address
from siegeworks.store.records import DEVICE, StoredKey
from siegeworks.store.tables import TableStore

from .kit import VERSION_4, keep_game, new_table, played, write


@pytest.fixture
def store(address: str) -> Iterator[TableStore]:
    opened = open_store(address)
    yield opened
    opened.close()


def execute(address: str, *statements: str) -> None:
    with psycopg.connect(address, autocommit=True) as base:
        for statement in statements:
            base.execute(statement.encode())


def refusal(address: str) -> str:
    with pytest.raises(Problem) as refused:
        open_store(address)
    return refused.value.code


def test_a_password_is_never_shown() -> None:
    assert shown_address("postgresql://ana:secret@host:5433/name") == "postgresql://ana@host:5433/name"


def test_another_schema_is_one_sentence(address: str, store: TableStore) -> None:
    execute(address, "UPDATE schema_version SET version = 99")
    assert refusal(address) == "store-newer"
    execute(address, "UPDATE schema_version SET version = 3")
    assert refusal(address) == "store-older"
    execute(address, f"UPDATE schema_version SET version = {schema.VERSION}")  # noqa: S608 - a number of our own
    execute(address, "ALTER TABLE tables DROP COLUMN hints")
    assert refusal(address) == "store-damaged"


def test_an_upgrade_happens_on_request_and_after_a_backup(
    address: str, store: TableStore, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    keep_game(store, "t1", played(5))
    later = schema.VERSION + 1
    monkeypatch.setattr(schema, "VERSION", later)
    monkeypatch.setitem(schema.UPGRADES, later - 1, lambda base: base.run("ALTER TABLE seats ADD COLUMN mood TEXT"))
    assert refusal(address) == "store-older"
    said = run(tmp_path, "db", "migrate", "--database", address)
    assert said.exit_code == 0, said.output
    backup = sqlite3.connect(tmp_path / "backups" / f"tables-version-{later - 1}.sqlite3")
    assert backup.execute("SELECT count(*) FROM lines").fetchone() == (6,)
    assert backup.execute("PRAGMA user_version").fetchone() == (later - 1,)
    backup.close()
    upgraded = open_store(address)
    with upgraded.base.reading() as read:
        assert "mood" in upgraded.base.columns(read)["seats"]
    upgraded.close()


def test_a_process_waits_for_another_one_that_makes_the_schema(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A write gives up after a while; a process that starts on a busy machine does not."""
    monkeypatch.setattr(postgres_base, "TIMEOUTS", "-c lock_timeout=50ms")
    with psycopg.connect(address) as first, ThreadPoolExecutor(1) as pool:
        first.execute("SELECT pg_advisory_xact_lock(%s)", (postgres_base.SCHEMA_LOCK,))
        second = pool.submit(open_store, address)
        with pytest.raises(TimeoutError):
            second.result(1.0)
        first.commit()
        second.result().close()


def test_the_tokens_of_version_4_become_keys(address: str, store: TableStore, tmp_path: Path) -> None:
    keep_game(store, "t1", played(3))
    execute(address, *VERSION_4, "UPDATE schema_version SET version = 4")
    said = run(tmp_path, "db", "migrate", "--database", address)
    assert said.exit_code == 0, said.output
    upgraded = open_store(address)
    found = upgraded.load("t1")
    upgraded.close()
    assert found is not None
    assert found.keys == [StoredKey(0, "hash", DEVICE)]
    assert [seat.person for seat in found.seats] == [True, False]


def test_a_failed_upgrade_changes_nothing(
    address: str, store: TableStore, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(base: Database) -> None:
        base.run("ALTER TABLE seats ADD COLUMN mood TEXT")
        base.run("ALTER TABLE nothing ADD COLUMN mood TEXT")

    version = schema.VERSION
    monkeypatch.setattr(schema, "VERSION", version + 1)
    monkeypatch.setitem(schema.UPGRADES, version, broken)
    said = run(tmp_path, "db", "migrate", "--database", address)
    assert said.exit_code == 2
    assert len(said.output.strip().splitlines()) == 1
    with store.base.reading() as read:
        assert store.base.version(read) == version
        assert "mood" not in store.base.columns(read)["seats"]


def test_sqlite_is_copied_to_postgres_and_back(address: str, tmp_path: Path) -> None:
    first, second = str(tmp_path / "one.sqlite3"), tmp_path / "two.sqlite3"
    source = open_store(first)
    keep_game(source, "t1", played(10_000))
    keep_game(source, "t2", played(6, "other"))
    assert run(tmp_path, "db", "copy", first, address).exit_code == 0
    assert "already holds tables" in run(tmp_path, "db", "copy", first, address).output
    assert run(tmp_path, "db", "check", "--replay", "--database", address).exit_code == 0
    assert run(tmp_path, "db", "backup", str(second), "--database", address).exit_code == 0
    copied = open_store(str(second))
    assert [copied.load(table) for table in ("t1", "t2")] == [source.load(table) for table in ("t1", "t2")]
    copied.close()
    source.close()


@pytest.fixture
def pair(address: str, store: TableStore) -> Iterator[tuple[Leases, Leases, TableStore, TableStore]]:
    """Two processes with their leases and their stores."""
    write(store, lambda file: file.create(new_table("t1")))
    stores = [open_store(address) for _ in range(2)]
    leases = []
    for number, each in enumerate(stores):
        assert isinstance(each.base, PostgresBase)
        leases.append(Leases(each.base, f"here:{number}"))
        leases[-1].renew()
    yield leases[0], leases[1], stores[0], stores[1]
    for lease in leases:
        lease.close()
    for each in stores:
        each.close()


def expire(address: str, lease: Leases) -> None:
    execute(address, f"UPDATE processes SET expires = now() - interval '1 second' WHERE id = '{lease.own.id}'")  # noqa: S608


def test_a_table_has_one_owner(pair: tuple[Leases, Leases, TableStore, TableStore]) -> None:
    one, two, _, _ = pair
    assert one.acquire("t1") == Owned(1)
    assert two.acquire("t1") == one.own
    assert one.acquire("t1") == Owned(2)
    one.release("t1", 1)
    assert isinstance(two.acquire("t1"), Peer)
    one.release("t1", 2)
    assert two.acquire("t1") == Owned(3)
    assert one.lost(["t1"]) == {"t1"}
    two.leave()
    assert one.acquire("t1") == Owned(4)
    assert one.renew() == {}


def test_a_new_table_has_its_owner_before_anybody_sees_it(
    pair: tuple[Leases, Leases, TableStore, TableStore],
) -> None:
    """Otherwise another process that finds it in the lobby or in a cup could take it from the one that opens it."""
    one, two, first, _ = pair
    write(first, lambda file: file.create(new_table("t2")))
    assert two.acquire("t2") == one.own
    assert one.acquire("t2") == Owned(2)


def test_a_locked_row_is_a_problem_like_any_other(pair: tuple[Leases, Leases, TableStore, TableStore]) -> None:
    one, _, first, _ = pair
    assert one.acquire("t1") == Owned(1)
    assert first.start({"t1": 1}) == set()
    with pytest.raises(Problem, match="store-unreachable"):
        one.release("t1", 1)
    first.cancel()
    one.release("t1", 1)


def test_a_heartbeat_after_the_end_does_not_bring_a_process_back(
    pair: tuple[Leases, Leases, TableStore, TableStore],
) -> None:
    first, second, *_ = pair
    first.renew()
    assert first.own.id in second.renew()
    first.leave()
    first.renew()
    assert first.own.id not in second.renew()


def test_a_silent_owner_loses_its_tables_and_cannot_write_any_more(
    address: str, pair: tuple[Leases, Leases, TableStore, TableStore]
) -> None:
    one, two, first, second = pair
    assert one.acquire("t1") == Owned(1)
    expire(address, one)
    assert first.start({"t1": 1}) == set()
    first.append("t1", 0, "0 deal #0123456789ab")
    first.commit()
    assert two.acquire("t1") == Owned(2)
    one.renew()
    assert first.start({"t1": 1}) == {"t1"}
    first.cancel()
    assert second.start({"t1": 2}) == set()
    second.cancel()
    assert two.renew().keys() == {one.own.id}


def test_a_table_is_not_taken_over_in_the_middle_of_a_write(
    address: str, pair: tuple[Leases, Leases, TableStore, TableStore]
) -> None:
    """A living owner keeps it; if it is frozen there, its session is ended, and the table goes on elsewhere."""
    one, two, first, _ = pair
    assert one.acquire("t1") == Owned(1)
    assert first.start({"t1": 1}) == set()
    first.append("t1", 0, "0 deal #0123456789ab")
    assert two.acquire("t1") is None
    expire(address, one)
    assert two.acquire("t1") is None
    assert two.acquire("t1") == Owned(2)
    with pytest.raises(psycopg.Error):
        first.commit()
    first.cancel()
    stored = first.load("t1")
    assert stored is not None
    assert stored.lines == []
