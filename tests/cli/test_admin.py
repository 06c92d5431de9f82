"""`siegeworks admin`: tables are listed, closed, exported and deleted, networks banned, people forgotten."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from server.kit import Json, Running, running
from siegeworks.games.opening import open_game
from siegeworks.kernel.log import parse_log
from siegeworks.kernel.match import verify
from siegeworks.server.configuration import Configuration
from siegeworks.store import administration
from siegeworks.store.opening import open_tables
from siegeworks.table.erasure import ERASED
from support.postgres import drop_database, new_database
from support.program import assert_one_sentence

from .kit import plain, run

ANA = [{"who": "me", "name": "Ana Banana"}, {"who": "bot", "bot": "random", "name": "Ben"}]


@pytest.fixture
def host(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Running]:
    monkeypatch.setattr("siegeworks.server.operator_orders.LOOK_SECONDS", 0.05)
    with running(tmp_path) as found:
        yield found


def finished(server: Running) -> Json:
    created = server.create("castlecards", ANA)
    with server.sit(created, created["founder"]) as ana:
        ana.ask("hand_over", seat=0, bot="random")
        while ana.table.get("outcome") is None:
            ana.until("step")
    return created


def test_tables_are_listed_shown_and_exported(host: Running, tmp_path: Path) -> None:
    running_one, over = host.create("runedar", ANA), finished(host)
    lines = run(tmp_path, "admin", "list", width=200).stdout.splitlines()
    assert len(lines) == 2
    assert any(over["table"] in line for line in lines)
    (shown,) = (line for line in lines if running_one["table"] in line)
    assert "Ana Banana, Ben" in shown
    assert "being played" in shown
    assert len(run(tmp_path, "admin", "list", "--phase", "over", width=200).stdout.splitlines()) == 1
    assert running_one["table"] in run(tmp_path, "admin", "show", running_one["table"], width=200).stdout
    file = tmp_path / "exported.siege"
    assert run(tmp_path, "admin", "export", over["table"], str(file)).exit_code == 0
    log = parse_log(file.read_text(encoding="utf-8"), "exported")
    assert log.outcome is not None
    assert_one_sentence(run(tmp_path, "admin", "export", over["table"], str(file)))


def test_what_is_not_there_is_one_sentence(host: Running, tmp_path: Path) -> None:
    for command in ("show none", "close none", "delete none", f"export none {tmp_path / 'x'}"):
        assert_one_sentence(run(tmp_path, "admin", *command.split()), "none")
    assert_one_sentence(run(tmp_path, "admin", "ban", "everybody"))
    assert_one_sentence(run(tmp_path, "admin", "unban", "203.0.113.7"))
    assert_one_sentence(run(tmp_path, "admin", "list", "--phase", "strange"))
    assert_one_sentence(run(tmp_path / "elsewhere", "admin", "list"))


@pytest.mark.parametrize(("command", "status"), [("close", 403), ("delete", 404)])
def test_a_running_server_notices_that_a_table_was_closed_or_deleted(
    host: Running, tmp_path: Path, command: str, status: int
) -> None:
    created = host.create("runedar", ANA)
    with host.sit(created, created["founder"]) as ana:
        assert run(tmp_path, "admin", command, created["table"]).exit_code == 0
        with pytest.raises(Exception, match="4503"):
            ana.until("nothing")
    summary = host.request(f"/api/tables/{created['table']}", authorization=f"Bearer {created['founder']}")
    assert summary.status == status


def test_a_banned_network_is_not_served_until_it_is_unbanned(host: Running, tmp_path: Path) -> None:
    assert "127.0.0.0/8" in run(tmp_path, "admin", "ban", "127.0.0.1/8", "--days", "1").stdout
    while (refused := host.request("/api/info")).status == 200:
        pass
    assert (refused.status, refused.json()["code"]) == (403, "address-banned")
    assert "127.0.0.0/8" in run(tmp_path, "admin", "bans").stdout
    assert run(tmp_path, "admin", "unban", "127.0.0.0/8").exit_code == 0
    while host.request("/api/info").status != 200:
        pass


def test_the_id_of_a_table_may_begin_like_an_option(host: Running, tmp_path: Path) -> None:
    created = host.create("runedar", ANA)
    with closing(sqlite3.connect(tmp_path / "tables.sqlite3")) as base, base:
        base.execute("PRAGMA foreign_keys = OFF")
        for table, column in (("tables", "id"), ("seats", "table_id"), ("lines", "table_id"), ("keys", "table_id")):
            base.execute(f"UPDATE {table} SET {column} = '-dphase--h12' WHERE {column} = ?", (created["table"],))  # noqa: S608 - our own words
    assert "-dphase--h12" in plain(run(tmp_path, "admin", "show", "-dphase--h12").stdout)
    assert run(tmp_path, "admin", "export", "-dphase--h12", str(tmp_path / "out.siege")).exit_code == 0
    assert run(tmp_path, "admin", "close", "-dphase--h12").exit_code == 0
    assert run(tmp_path, "admin", "delete", "-dphase--h12").exit_code == 0
    assert_one_sentence(run(tmp_path, "admin", "delete", "--databse"), "--databse")


@pytest.mark.parametrize("days", ["-1", "nan", "1e99", "999999999", "x"])
def test_a_ban_ends_within_a_time_that_can_be_written(tmp_path: Path, days: str) -> None:
    assert_one_sentence(run(tmp_path, "admin", "ban", "203.0.113.0/24", "--days", days), "--days")


def test_damaged_orders_cost_those_orders_only(host: Running, tmp_path: Path) -> None:
    """What no ban is bans nobody, a ban whose end cannot be read stays in force, and nothing damaged is too old."""
    playing = host.create("runedar", ANA)
    with closing(sqlite3.connect(tmp_path / "tables.sqlite3")) as base, base:
        base.execute("UPDATE tables SET created = 'yesterday'")
        base.execute(
            "INSERT INTO cups SELECT 'cup', 'long ago', 'o', 'C', 'runedar', 'swiss', 3, 2, 60, 600, 's', 'en', 0, ''"
        )
        base.execute(
            "INSERT INTO bans (network, since, until) VALUES ('the north', 'x', NULL), ('127.0.0.1/32', 'x', 'y')"
        )
    while (refused := host.request("/api/info")).status == 200:
        pass
    assert refused.json()["code"] == "address-banned"
    assert run(tmp_path, "admin", "unban", "127.0.0.1/32").exit_code == 0
    while host.request("/api/info").status != 200:
        pass
    told = run(tmp_path, "admin", "retention", "--dry-run")
    assert (told.exit_code, "0 tables" in plain(told.stdout)) == (0, True)
    assert playing["table"] in plain(run(tmp_path, "admin", "list", width=200).stdout)
    assert "the north" in plain(run(tmp_path, "admin", "bans", width=200).stdout)


def test_tables_that_never_began_are_deleted_after_a_week(tmp_path: Path) -> None:
    friends = [{"who": "me", "name": "Ana"}, {"who": "friend"}]
    with running(tmp_path) as server:
        waiting, playing = server.create("runedar", friends), server.create("runedar", ANA)
    store = open_tables(tmp_path)
    later = datetime.now(UTC) + timedelta(days=8)
    rule = Configuration().retention
    try:
        kept = {"unfinished": rule.unfinished_days, "finished": rule.finished_days}
        assert administration.expired(store, later, never_begun=rule.never_begun_days, **kept) == [waiting["table"]]
        assert administration.expired(store, later, never_begun=0, **kept) == []
        both = administration.expired(store, later, never_begun=1, unfinished=1, finished=0)
        assert sorted(both) == sorted([waiting["table"], playing["table"]])
        assert administration.expired(store, datetime.now(UTC), never_begun=7, unfinished=7, finished=7) == []
    finally:
        store.close()
    assert "0 tables" in plain(run(tmp_path, "admin", "retention", "--dry-run").stdout)


def test_every_command_works_on_postgres_beside_a_running_server(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("siegeworks.server.operator_orders.LOOK_SECONDS", 0.05)
    address = new_database()

    def admin(*words: str) -> str:
        done = run(tmp_path, "admin", *words, "--database", address, width=200)
        assert done.exit_code == 0, done.stderr
        return plain(done.stdout)

    try:
        with running(tmp_path, database=address) as server:
            over, closed, deleted = finished(server), server.create("runedar", ANA), server.create("runedar", ANA)
            assert admin("list").count("Ana Banana") == 3
            assert over["table"] in admin("show", over["table"])
            admin("export", over["table"], str(tmp_path / "exported.siege"))
            assert parse_log((tmp_path / "exported.siege").read_text(encoding="utf-8"), "exported").outcome is not None
            with server.sit(closed, closed["founder"]) as ana:
                admin("close", closed["table"])
                with pytest.raises(Exception, match="4503"):
                    ana.until("nothing")
            admin("delete", deleted["table"])
            assert deleted["table"] not in admin("list")
            admin("ban", "203.0.113.7")
            assert "203.0.113.7" in admin("bans")
            admin("unban", "203.0.113.7")
            assert "0 tables" in admin("retention", "--dry-run")
            assert "Finished games without the name now: 1" in admin("erase", "Ana Banana")
            assert "Ana Banana" not in admin("list")
    finally:
        drop_database(address)


def test_a_person_is_forgotten_and_the_dice_can_still_be_proven(host: Running, tmp_path: Path) -> None:
    over, unfinished = finished(host), host.create("runedar", ANA)
    other = host.create("runedar", [{"who": "me", "name": "Eva"}])
    assert "Finished games without the name now: 1" in plain(run(tmp_path, "admin", "erase", "ana banana").stdout)
    store = open_tables(tmp_path)
    try:
        assert {entry.id for entry in administration.listed(store)} == {over["table"], other["table"]}
        stored = store.load(over["table"])
        assert stored is not None
        log = parse_log(stored.log_text(), "forgotten")
        game = open_game(log.header, store.content(log.header.content))
        assert verify(game, log) > 0
        assert "Banana" not in stored.log_text()
        assert [seat.name for seat in stored.seats] == [ERASED, "Ben"]
    finally:
        store.close()
    assert unfinished["table"] not in run(tmp_path, "admin", "list", width=200).stdout
