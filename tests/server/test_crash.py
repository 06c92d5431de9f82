"""Nothing acknowledged is ever lost: the server is killed during play, the disk fails, a table is unloaded."""

import shutil
import signal
import sqlite3
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from siegeworks.kernel.chance import Chance
from siegeworks.kernel.problem import Problem
from siegeworks.store.opening import open_tables
from siegeworks.store.tables import TableStore
from siegeworks.table.registry import TableRegistry

from .kit import PATIENCE, Client, Host, Json, Running, play_on, process, running

WITH_BOT = [{"who": "me", "name": "Ana"}, {"who": "bot"}]


def sit(port: int, created: Json) -> Client:
    return Host(port).sit(created, created["founder"])


def test_a_killed_server_has_lost_no_acknowledged_choice(tmp_path: Path) -> None:
    """Killed again and again while choices fly: what was acknowledged is there, and the same decision is asked."""
    choice = Chance("kill")
    created: Json = {}
    acknowledged = 0
    for round_ in range(3):
        with process(tmp_path) as (server, port):
            created = created or Host(port).create("runedar", WITH_BOT, options={"difficulty": "easy"})
            with sit(port, created) as ana:
                assert len(ana.table["lines"]) > acknowledged
                for _ in range(8 + round_):
                    while not ana.actions:
                        ana.until("step")
                    assert ana.decision is not None
                    number = ana.decision["number"]
                    assert ana.choose(ana.actions[choice.below(len(ana.actions))])["type"] == "done"
                    acknowledged = max(acknowledged, number)
                while not ana.actions:
                    ana.until("step")
                assert ana.decision is not None
                ana.send("choose", decision=ana.decision["number"], action=ana.actions[0])
                server.send_signal(signal.SIGKILL)
                server.wait(PATIENCE)
    with process(tmp_path) as (_, port), sit(port, created) as ana:
        assert ana.table["lines"][acknowledged]["kind"] == "choice"
        assert ana.table["phase"] in ("playing", "over")
        if ana.table["phase"] == "playing":
            while not ana.actions:
                ana.until("step")
            assert ana.choose(ana.actions[0])["type"] == "done"


def test_an_interrupt_ends_the_server_in_good_order(tmp_path: Path) -> None:
    with process(tmp_path) as (server, port):
        created = Host(port).create("runedar", WITH_BOT)
        with sit(port, created) as ana:
            assert ana.table["phase"] == "playing"
        server.send_signal(signal.SIGINT)
        assert server.wait(PATIENCE) in (0, -signal.SIGINT, 130)
    assert sqlite3.connect(tmp_path / "tables.sqlite3").execute("PRAGMA integrity_check").fetchone() == ("ok",)


def test_a_choice_that_cannot_be_stored_is_not_acknowledged(
    server: Running, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    created = server.create("runedar", [{"who": "me", "name": "Ana"}], seed="full disk")
    with server.sit(created, created["founder"]) as ana:
        before = ana.table | {}
        with monkeypatch.context() as patch:

            def full(*_: object) -> None:
                raise sqlite3.OperationalError("database or disk is full")

            patch.setattr(TableStore, "append", full)
            refused = ana.choose(ana.actions[0])
            assert (refused["type"], refused["code"]) == ("refused", "store-unusable")
            assert "disk is full" in refused["text"]
    with server.sit(created, created["founder"]) as again:
        assert again.table["scene"] == before["scene"]
        assert again.decision == before["decision"]
        assert again.choose(again.actions[0])["type"] == "done"
    heard = [record.getMessage() for record in caplog.records if record.name == "siegeworks.store.writer"]
    assert [text.split(":")[0] for text in heard] == [
        "what is done is not stored, and refused",
        "what is done is stored again",
    ]
    assert "disk is full" in heard[0]


@pytest.mark.parametrize("who", ["person", "bot"])
def test_after_a_bug_the_table_is_restored_from_disk(
    server: Running, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, who: str
) -> None:
    """Whatever goes wrong inside, every request is answered and nothing unfinished is shown."""
    seats = [{"who": "me", "name": "Ana"}, *([{"who": "bot"}] if who == "bot" else [])]
    created = server.create("runedar", seats, seed="mistake 1", pace=200)
    with server.sit(created, created["founder"]) as ana:
        shown = list(ana.table["lines"])
        with monkeypatch.context() as patch:

            def mistaken(*_: object) -> None:
                raise ZeroDivisionError

            patch.setattr("siegeworks.kernel.match.Match.play", mistaken)
            if ana.actions:
                assert ana.choose(ana.actions[0])["code"] == "table-closed"
            else:
                ana.send("say_phrase", phrase="hello")
            with pytest.raises(ConnectionClosed):
                ana.until("never")
    assert "is restored from disk" in caplog.text
    with server.sit(created, created["founder"]) as again:
        lines = again.table["lines"]
        assert lines[: len(shown)] == shown
        assert who == "bot" or len(lines) == len(shown)  # a bot may have gone on before anybody looks
        while not again.actions:
            again.until("step")
        assert again.choose(again.actions[0])["type"] == "done"


def test_a_failed_write_does_not_affect_other_tables(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    tables = [server.create("runedar", [{"who": "me", "name": "Ana"}]) for _ in range(2)]
    append = TableStore.append

    def failing(file: TableStore, table: str, number: int, line: str) -> None:
        if table == tables[0]["table"]:
            raise sqlite3.OperationalError("no")
        append(file, table, number, line)

    with server.sit(tables[0], tables[0]["founder"]) as bad, server.sit(tables[1], tables[1]["founder"]) as good:
        monkeypatch.setattr(TableStore, "append", failing)
        assert bad.decision is not None
        assert good.decision is not None
        bad.send("choose", decision=bad.decision["number"], action=bad.actions[0])
        assert good.choose(good.actions[0])["type"] == "done"
        assert bad.until("refused")["code"] == "store-unusable"


def test_an_unloaded_table_is_restored_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("siegeworks.table.registry.SWEEP_SECONDS", 0.05)
    monkeypatch.setattr("siegeworks.table.registry.QUIET_SECONDS", 0.0)
    swept = []
    unload = TableRegistry.unload

    async def noted(registry: TableRegistry, quiet_seconds: float) -> None:
        await unload(registry, quiet_seconds)
        swept.append(registry.open_tables)

    monkeypatch.setattr(TableRegistry, "unload", noted)
    with running(tmp_path) as server:
        created = server.create("runedar", [{"who": "me", "name": "Ana"}])
        with server.sit(created, created["founder"]) as ana:
            ana.choose(ana.actions[0])
            before = ana.table | {}
            swept.clear()
            while len(swept) < 3:
                ana.ask("say_phrase", phrase="hello")
            assert 0 not in swept
        while 0 not in swept:
            assert server.request("/healthz").status == 200
        with server.sit(created, created["founder"]) as again:
            assert again.table["scene"] == before["scene"]
            assert again.decision == before["decision"]


def test_a_file_of_another_version_or_no_database_is_refused(tmp_path: Path) -> None:
    open_tables(tmp_path).close()
    base = sqlite3.connect(tmp_path / "tables.sqlite3")
    base.execute("PRAGMA user_version = 99")
    base.close()
    with pytest.raises(Problem, match="store-newer"):
        open_tables(tmp_path)
    (tmp_path / "other").mkdir()
    (tmp_path / "other" / "tables.sqlite3").write_bytes(b"this is no database, it only looks like a file" * 100)
    with pytest.raises(Problem, match="store-damaged"):
        open_tables(tmp_path / "other")


def test_two_processes_cannot_write_the_same_line(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        created = server.create("runedar", [{"who": "me", "name": "Ana"}])
        with server.sit(created, created["founder"]) as ana:
            base = sqlite3.connect(tmp_path / "tables.sqlite3")
            base.execute("INSERT INTO lines VALUES (?, 1, 'stolen')", (created["table"],))
            base.commit()
            base.close()
            assert ana.choose(ana.actions[0])["code"] == "store-unusable"


@pytest.mark.parametrize("way", ["moved", "replaced"])
def test_a_database_file_that_was_taken_away_acknowledges_nothing(tmp_path: Path, way: str) -> None:
    path = tmp_path / "tables.sqlite3"
    with running(tmp_path) as server:
        created = server.create("runedar", [{"who": "me", "name": "Ana"}])
        with server.sit(created, created["founder"]) as ana:
            path.rename(tmp_path / "elsewhere.sqlite3")
            if way == "replaced":
                path.touch()
            assert ana.choose(ana.actions[0])["code"] == "store-moved"
        assert server.request("/api/tables", {"game": "runedar", "seats": WITH_BOT}).json()["code"] == "store-moved"


def test_a_table_learns_that_a_lost_write_ahead_log_has_shortened_it(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    crashed = tmp_path / "crashed"
    crashed.mkdir()
    with running(tmp_path / "home") as server:
        created = server.create("runedar", [{"who": "me", "name": "Ana"}])
        files = [tmp_path / "home" / "tables.sqlite3", tmp_path / "home" / "tables.sqlite3.witness"]
        base = sqlite3.connect(files[0])
        base.execute("PRAGMA wal_checkpoint(PASSIVE)")
        with server.sit(created, created["founder"]) as ana:
            for _ in range(3):
                assert ana.choose(ana.actions[0])["type"] == "done"
            for file in files:
                shutil.copy(file, crashed)
        base.close()
    with running(crashed) as server, server.sit(created, created["founder"]) as again:
        assert (len(again.table["lines"]), again.table["lost"]) == (1, 3)
        assert again.choose(again.actions[0])["type"] == "done"
    assert f"table {created['table']} has lost its last 3 lines" in caplog.text


def test_damaged_rows_cost_those_rows_only(tmp_path: Path) -> None:
    """Whatever is wrong with one table, it is one sentence, and the others and the Chronicles go on."""
    with running(tmp_path) as server:
        tables = [server.create("castlecards", [{"who": "bot"}, {"who": "bot"}]) for _ in range(4)]
        for created in tables:
            with server.sit(created, created["watch"]) as onlooker:
                play_on([onlooker], lambda actions: actions[0])
    damages = (
        "UPDATE tables SET header = 'nothing' WHERE id = ?",
        "UPDATE lines SET line = x'ff00' WHERE table_id = ? AND number = 2",
        "UPDATE tables SET options = 'seats=many' WHERE id = ?",
    )
    base = sqlite3.connect(tmp_path / "tables.sqlite3")
    for created, damage in zip(tables, damages, strict=False):
        base.execute(damage, (created["table"],))
        base.execute("UPDATE chronicles SET names = 7, seats = 'x' WHERE table_id = ?", (created["table"],))
    base.commit()
    base.close()
    with running(tmp_path) as server:
        for created in tables[:3]:
            for path in ("replay", "verify", "log", "words", "analysis"):
                answer = server.request(f"/api/tables/{created['table']}/{path}")
                assert answer.status in (200, 202, 400, 503), (path, answer.text)
            summary = server.request(f"/api/tables/{created['table']}", authorization=f"Bearer {created['watch']}")
            assert summary.status in (200, 400, 503), summary.text
        good = tables[3]["table"]
        assert server.request(f"/api/tables/{good}/replay").status == 200
        chronicles = server.request("/api/chronicles").json()
        assert {entry["table"] for entry in chronicles["wins"] + chronicles["losses"]} <= {good}
