"""The SQLite file of a server: upgraded after a backup, and never trusted blindly."""

import shutil
import sqlite3
import threading
from pathlib import Path

import pytest

from cli.kit import run
from siegeworks.cli.localized_group import BAD_INPUT
from siegeworks.kernel.problem import Problem
from siegeworks.server.stores import find_damage
from siegeworks.store.maintenance import check_all, copy_all
from siegeworks.store.opening import FILE_NAME, find_losses, open_store, open_tables
from siegeworks.store.records import DEVICE, INVITATION, ChronicleQuery, StoredKey
from siegeworks.store.schema import VERSION
from siegeworks.store.sqlite_base import SqliteBase
from siegeworks.store.tables import TableStore

from .kit import VERSION_4, keep_ending, keep_game, new_table, played, statement, write

OLD = Path(__file__).parent.parent / "compatibility" / "server-0.1" / FILE_NAME


def refusal(place: Path) -> str:
    with pytest.raises(Problem) as refused:
        open_store(str(place))
    return refused.value.code


def lines_of(store: TableStore, table: str) -> int:
    found = store.load(table)
    assert found is not None
    return len(found.lines)


def value(path: Path, query: str) -> int:
    base = sqlite3.connect(path)
    (found,) = base.execute(query).fetchone()
    base.close()
    return int(found)


def test_an_old_file_is_upgraded_after_a_backup(tmp_path: Path) -> None:
    path = tmp_path / FILE_NAME
    shutil.copy(OLD, path)
    before = value(path, "SELECT count(*) FROM lines")
    counted = value(path, "SELECT count(*) FROM endings JOIN tables ON id = table_id WHERE rated")
    rivals = value(path, "SELECT count(*) FROM endings JOIN tables ON id = table_id WHERE rated AND rank IS NULL")
    assert counted > rivals > 0
    store = open_tables(tmp_path)
    try:
        backup = tmp_path / "tables-version-2.sqlite3"
        assert value(backup, "PRAGMA user_version") == 2
        assert value(backup, "SELECT count(*) FROM lines") == before
        entered = [*store.chronicles(ChronicleQuery(), won=True), *store.chronicles(ChronicleQuery(), won=False)]
        assert len(entered) == counted
        battles = store.chronicles(ChronicleQuery("castlecards"), won=True)
        assert len(battles) == rivals
        assert all(len(entry.winners) == 1 and entry.rank for entry in battles)
        assert list(check_all(store, replays=True, progress=lambda _done, _total: None)) == []
    finally:
        store.close()
    said = run(tmp_path, "db", "migrate")
    assert (said.exit_code, f"version {VERSION} already" in said.output) == (0, True)


def test_a_game_that_cannot_be_entered_does_not_stop_an_upgrade(tmp_path: Path, store: TableStore) -> None:
    for table in ("t1", "t2", "t3"):
        keep_ending(store, table, 1, won=True)
    statement(
        tmp_path / FILE_NAME, *VERSION_4, "DROP TABLE chronicles", "DROP TABLE losses", "DROP TABLE bans",
        "ALTER TABLE tables DROP COLUMN content", "PRAGMA user_version = 3",
        "UPDATE tables SET header = 'nothing' WHERE id = 't1'", "UPDATE tables SET options = '=' WHERE id = 't2'",
    )  # fmt: skip
    upgraded = open_tables(tmp_path)
    assert [entry.table for entry in upgraded.chronicles(ChronicleQuery(), won=True)] == ["t3"]
    upgraded.close()


def test_the_token_of_a_seat_becomes_a_key_or_an_invitation(tmp_path: Path, store: TableStore) -> None:
    keep_game(store, "t1", played(3))
    write(store, lambda file: file.create(new_table("t2")))
    statement(
        tmp_path / FILE_NAME, *VERSION_4, "UPDATE seats SET name = NULL WHERE table_id = 't2' AND seat = 0",
        "PRAGMA user_version = 4",
    )  # fmt: skip
    upgraded = open_tables(tmp_path)
    try:
        taken, free = upgraded.load("t1"), upgraded.load("t2")
        assert taken is not None
        assert free is not None
        assert (taken.keys, free.keys) == ([StoredKey(0, "hash", DEVICE)], [StoredKey(0, "hash", INVITATION)])
        assert [seat.person for seat in taken.seats] == [True, False]
        assert [seat.name for seat in free.seats] == [None, "Brokk"]
    finally:
        upgraded.close()


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ("PRAGMA user_version = 99", "store-newer"),
        ("PRAGMA user_version = 0", "store-damaged"),
        ("ALTER TABLE tables DROP COLUMN hints", "store-damaged"),
        ("DROP TABLE seats", "store-damaged"),
        ("DROP TABLE chronicles", "store-damaged"),
    ],
)
def test_another_schema_is_one_sentence(tmp_path: Path, store: TableStore, change: str, code: str) -> None:
    store.close()
    statement(tmp_path / FILE_NAME, change)
    assert refusal(tmp_path / FILE_NAME) == code
    for command in (["serve", "--no-browser"], ["chronicles"], ["db", "check"], ["db", "backup", str(tmp_path / "b")]):
        said = run(tmp_path, *command)
        assert said.exit_code == BAD_INPUT
        assert len(said.output.strip().splitlines()) == 1, said.output
        assert FILE_NAME in said.output


def test_what_is_no_database_is_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "other.sqlite3").write_bytes(b"this is no database, it only looks like a file" * 100)
    assert refusal(tmp_path / "other.sqlite3") == "store-damaged"
    assert run(tmp_path, "db", "check").exit_code == BAD_INPUT
    assert "no database" in run(tmp_path, "db", "check").output


def test_a_damaged_page_costs_its_tables_only(tmp_path: Path, store: TableStore) -> None:
    """The pages of one log are overwritten: it is named, the others are read and copied."""
    for number in range(6):
        keep_game(store, f"t{number}", played(120, f"long {number}"))
    store.base.tidy()
    store.close()
    path = tmp_path / FILE_NAME
    data = bytearray(path.read_bytes())
    place = data.index(b"t3\x020 deal") if b"t3\x020 deal" in data else data.index(b"t3", data.index(b"0 deal"))
    page = place // 4096 * 4096
    data[page : page + 4096] = b"\xff" * 4096
    path.write_bytes(data)
    damaged = open_tables(tmp_path)
    copy = open_store(str(tmp_path / "copy.sqlite3"))
    try:
        assert damaged.base.damage() if isinstance(damaged.base, SqliteBase) else False
        named = {str(problem.facts["table"]) for problem in find_damage(tmp_path) if "table" in problem.facts}
        assert named
        assert len(named) < 6
        result = copy_all(damaged, copy)
        assert {str(problem.facts["table"]) for problem in result.damaged} == named
        assert result.tables == 6 - len(named)
        good = next(f"t{number}" for number in range(6) if f"t{number}" not in named)
        assert copy.load(good) == damaged.load(good)
        with pytest.raises(Problem, match="store-damaged"):
            damaged.load(min(named))
    finally:
        damaged.close()
        copy.close()
    checked = run(tmp_path, "db", "check")
    assert checked.exit_code == 1
    assert all(table in checked.output for table in named)


def test_what_hides_all_tables_is_named_when_a_server_starts(tmp_path: Path, store: TableStore) -> None:
    """No table can be named when their list is damaged; the operator hears of it all the same."""
    keep_game(store, "t1", played(4))
    store.base.tidy()
    with store.base.reading() as read:
        ((root,),) = read("SELECT rootpage FROM sqlite_master WHERE name = 'tables'")
        ((size,),) = read("PRAGMA page_size")
    store.close()
    path = tmp_path / FILE_NAME
    data = bytearray(path.read_bytes())
    data[(root - 1) * size : root * size] = b"\xff" * size
    path.write_bytes(data)
    assert {problem.code for problem in find_damage(tmp_path)} == {"store-damaged"}


def test_a_lost_write_ahead_log_is_noticed(tmp_path: Path, store: TableStore) -> None:
    """Without it the file ends earlier: the operator and the table learn how many lines are gone."""
    keep_game(store, "t1", played(4))
    store.base.tidy()
    later = played(9).log.entries[5:]

    def go_on(file: TableStore) -> None:
        for entry in later:
            file.append("t1", entry.number, entry.line())

    write(store, go_on)
    keep_game(store, "t2", played(4))
    moment = tmp_path / "crashed"
    moment.mkdir()
    for name in (FILE_NAME, f"{FILE_NAME}.witness"):
        shutil.copy(tmp_path / name, moment)
    after = open_tables(moment)
    found = find_losses(after)
    assert {(problem.facts["table"], problem.facts["lines"]) for problem in found} == {("t1", 5), ("t2", 5)}
    stored = after.load("t1")
    assert stored is not None
    assert (len(stored.lines), stored.lost) == (5, 5)
    assert after.load("t2") is None
    assert find_losses(after) == []
    after.close()


def test_the_file_alone_is_a_good_copy_when_nothing_is_written(tmp_path: Path, store: TableStore) -> None:
    keep_game(store, "t1", played(4))
    store.base.tidy()
    (tmp_path / "copy").mkdir()
    shutil.copy(tmp_path / FILE_NAME, tmp_path / "copy")
    copy = open_tables(tmp_path / "copy")
    assert lines_of(copy, "t1") == 5
    assert find_losses(copy) == []
    copy.close()


@pytest.mark.parametrize("way", ["moved", "replaced", "deleted"])
def test_a_file_that_was_taken_away_is_noticed_before_anything_is_acknowledged(
    tmp_path: Path, store: TableStore, way: str
) -> None:
    path = tmp_path / FILE_NAME
    keep_game(store, "t1", played(2))
    store.start()
    store.append("t1", 3, "3 seat 0: roll #0123456789ab")
    if way == "deleted":
        path.unlink()
    else:
        path.rename(tmp_path / "elsewhere")
    if way == "replaced":
        path.touch()
    with pytest.raises(Problem, match="store-moved"):
        store.commit()
    store.cancel()
    with pytest.raises(Problem, match="store-moved"):
        store.start()


def test_a_live_backup_of_a_served_file(tmp_path: Path, store: TableStore) -> None:
    keep_game(store, "t1", played(30))
    store.start()
    store.append("t1", 31, "31 seat 0: roll #0123456789ab")
    said = run(tmp_path, "db", "backup", str(tmp_path / "b.sqlite3"))
    assert said.exit_code == 0, said.output
    store.commit()
    assert (tmp_path / "b.sqlite3").stat().st_mode & 0o077 == 0
    assert run(tmp_path / "new", "db", "restore", str(tmp_path / "b.sqlite3")).exit_code == 0
    restored = open_tables(tmp_path / "new")
    assert lines_of(restored, "t1") == 31
    restored.close()
    assert "--replace" in run(tmp_path / "new", "db", "restore", str(tmp_path / "b.sqlite3")).output
    assert run(tmp_path / "new", "db", "restore", "--replace", str(tmp_path / "b.sqlite3")).exit_code == 0
    assert run(tmp_path / "new", "db", "check", "--replay").exit_code == 0
    assert run(tmp_path, "db", "copy", str(tmp_path / "b.sqlite3"), str(tmp_path / "c.sqlite3")).exit_code == 0


def test_a_file_is_closed_after_its_last_reader(tmp_path: Path) -> None:
    base = SqliteBase(tmp_path / FILE_NAME)
    closing = threading.Thread(target=base.close)
    with base.reading() as read:
        closing.start()
        closing.join(0.1)
        assert closing.is_alive()
        assert read("SELECT 1") == [(1,)]
    closing.join()
    with pytest.raises(Problem) as refused, base.reading():
        pass
    assert refused.value.code == "store-unusable"
