"""Concurrency: requests during slow writes, fast bots, closing tables, two servers."""

import json
import sqlite3
import threading
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from siegeworks.kernel.problem import Problem
from siegeworks.store.claim import Claim
from siegeworks.store.tables import TableStore
from siegeworks.table import presence

from .kit import Client, Running, running

SOLO = [{"who": "me", "name": "Ana"}]
PAIR = [{"who": "me", "name": "Ana"}, {"who": "friend"}]
TRIO = [*PAIR, {"who": "bot"}]


class SlowDisk:
    """A disk that blocks at each line until it is released; then it works, or fails."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, *, fails: bool) -> None:
        self.writing = threading.Event()
        self.go_on = threading.Event()
        append = TableStore.append

        def slow(file: TableStore, *line: Any) -> None:
            self.writing.set()
            assert self.go_on.wait(20)
            if fails:
                raise sqlite3.OperationalError("disk I/O error")
            append(file, *line)

        monkeypatch.setattr(TableStore, "append", slow)


def waiting(client: Client) -> list[str | bytes]:
    """Everything a client has been sent by now."""
    texts = []
    with suppress(TimeoutError):
        while True:
            texts.append(client.socket.recv(timeout=0.1))
    return texts


def test_nobody_sees_a_choice_before_it_is_on_the_disk(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """Connecting, changing the language and reading a summary wait for the disk as well."""
    created = server.create("runedar", SOLO, seed="slow")
    with server.sit(created, created["founder"]) as ana, server.sit(created, created["founder"]) as other:
        disk = SlowDisk(monkeypatch, fails=False)
        assert ana.decision is not None
        number = ana.decision["number"]
        ana.send("choose", decision=number, action=ana.actions[0])
        assert disk.writing.wait(20)
        other.send("speak", language="es")
        url = f"ws://127.0.0.1:{server.port}/api/tables/{created['table']}/socket"
        with connect(url, proxy=None, max_size=2**24) as late:
            late.send(json.dumps({"type": "hello", "token": created["founder"]}))
            with pytest.raises(TimeoutError):
                late.recv(timeout=0.3)
            assert {json.loads(text)["type"] for text in waiting(other)} <= {"seats"}
            disk.go_on.set()
            assert json.loads(late.recv(timeout=20))["decision"]["number"] == number + 1


def test_a_request_after_a_failed_write_is_answered(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    created = server.create("runedar", SOLO, seed="slow")
    sit = partial(server.sit, created, created["founder"])
    with sit() as ana, sit() as other, monkeypatch.context() as patch:
        disk = SlowDisk(patch, fails=True)
        assert ana.decision is not None
        ana.send("choose", decision=ana.decision["number"], action=ana.actions[0])
        assert disk.writing.wait(20)
        other.send("say_phrase", phrase="hello")
        threading.Timer(0.2, disk.go_on.set).start()
        assert ana.until("refused")["code"] == "store-unusable"
        assert other.until("refused")["code"] == "table-closed"
        for client in (ana, other):
            with pytest.raises(ConnectionClosed):
                client.until("never")
    with server.sit(created, created["founder"]) as again:
        assert again.decision == ana.decision


def test_a_request_is_served_while_bots_play_as_fast_as_they_can(server: Running) -> None:
    created = server.create("castlecards", [{"who": "me", "name": "Ana"}, {"who": "bot", "bot": "random"}])
    with server.sit(created, created["founder"]) as ana:
        while not ana.actions:
            ana.until("step")
        assert ana.ask("hand_over", seat=0, bot="random")["type"] == "done"
        for _ in range(3):
            ana.until("step")
        assert ana.ask("hand_over", seat=0, bot=None)["type"] == "done"
        assert ana.table.get("outcome") is None


def test_a_person_who_never_connected_can_be_replaced(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(presence, "GONE_FOR_LONG", 0.2)
    with running(tmp_path) as server:
        created = server.create("runedar", PAIR)
        tokens = [link["token"] for link in created["links"]]
        with server.sit(created, tokens[1]) as ben:
            ben.take_seat(name="Ben")
            assert ben.ask("nudge", seat=0)["type"] == "done"
            while not ben.table["seats"][0]["replaceable"]:
                ben.until("seats")
    with running(tmp_path) as server, server.sit(created, tokens[0]) as ana:
        assert ana.ask("nudge", seat=1)["type"] == "done"
        while not ana.table["seats"][1]["replaceable"]:
            ana.until("seats")
        assert ana.ask("hand_over", seat=1, bot="greedy")["type"] == "done"


def begun(server: Running, seats: list[dict[str, str]], **options: Any) -> tuple[Client, Client]:
    created = server.create("runedar", seats, **options)
    tokens = [link["token"] for link in created["links"]]
    ana, ben = server.sit(created, tokens[0]), server.sit(created, tokens[1])
    ben.take_seat(name="Ben")
    ana.until("table")
    return ana, ben


def test_consent_is_for_the_proposal_that_is_open(server: Running) -> None:
    ana, ben = begun(server, PAIR, seed="line")
    with ana, ben:
        for _ in range(6):
            asked = ana if ana.actions else ben
            asked.send("choose", decision=asked.decision["number"] if asked.decision else 0, action=asked.actions[-1])
            for client in (ana, ben):
                client.until("step")
        number = ana.decision["number"] if ana.decision else 0
        assert ana.ask("rewind", decision=number, line=5)["type"] == "done"
        assert ana.ask("rewind", decision=number, line=1)["type"] == "done"
        refused = ben.ask("consent", proposal=1, agree=True)
        assert refused["code"] == "table-no-proposal"


def test_bots_wait_while_a_proposal_is_open(server: Running) -> None:
    ana, ben = begun(server, TRIO, pace=150, seed="waiting")
    with ana, ben:
        for _ in range(80):
            if ana.decision and ana.decision["seat"] == 2 and ana.decision["number"] > 3:
                break
            asked = next((client for client in (ana, ben) if client.actions), None)
            if asked is not None and asked.decision is not None:
                asked.send("choose", decision=asked.decision["number"], action=asked.actions[-1])
            for client in (ana, ben):
                client.until("step")
        assert ana.decision is not None
        number = ana.decision["number"]
        assert ana.ask("rewind", decision=number, line=1)["type"] == "done"
        with pytest.raises(TimeoutError):
            ana.socket.recv(timeout=0.5)
        assert ben.ask("consent", proposal=1, agree=False)["type"] == "done"
        ana.until("step")


def test_an_unknown_stored_bot_is_refused_in_a_sentence(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        created = server.create("runedar", [{"who": "me", "name": "Ana"}, {"who": "bot"}])
    base = sqlite3.connect(tmp_path / "tables.sqlite3")
    base.execute("UPDATE seats SET bot = 'genius' WHERE bot IS NOT NULL")
    base.commit()
    base.close()
    with running(tmp_path) as server:
        answer = server.request(f"/api/tables/{created['table']}", authorization=f"Bearer {created['founder']}")
        assert answer.json()["code"] == "bot-unknown"
        assert server.request("/healthz").status == 200


def test_one_process_serves_the_tables_of_a_folder(tmp_path: Path) -> None:
    with running(tmp_path), pytest.raises(Problem, match="store-taken"):
        Claim(tmp_path)
    Claim(tmp_path).close()


def test_no_chosen_deal_between_rival_persons(server: Running) -> None:
    refused = server.request("/api/tables", {"game": "castlecards", "seats": PAIR, "seed": "mine"})
    assert refused.json()["code"] == "table-seed"
    for seed in ("two\nlines", " blank", "", "x" * 65):
        assert server.request("/api/tables", {"game": "runedar", "seats": SOLO, "seed": seed}).status == 400


def test_a_page_of_another_origin_cannot_open_a_table(server: Running) -> None:
    body = {"game": "runedar", "seats": SOLO}
    refused = server.request("/api/tables", body, origin="https://evil.example")
    assert (refused.status, refused.json()["code"]) == (403, "origin-foreign")
    assert server.request("/api/tables", body, origin=server.address).status == 201


@pytest.mark.parametrize("path", ["/%00", "/" + "a" * 300, "/api/tables/%00", "/api/games/%00/words"])
def test_an_impossible_path_is_no_error(server: Running, path: str) -> None:
    assert server.request(path).status < 500


def test_an_unknown_method_is_answered_with_a_failure(server: Running) -> None:
    answer = server.request("/api/info", {"nothing": True})
    assert (answer.status, answer.json()["code"]) == (405, "page-unknown")


def test_nobody_takes_back_what_a_bot_did_for_them(server: Running) -> None:
    created = server.create("runedar", SOLO, seed="bot undo", pace=300)
    with server.sit(created, created["founder"]) as ana:
        ana.ask("hand_over", seat=0, bot="greedy")
        for _ in range(40):
            ana.until("step")
            if ana.decision and ana.decision["undo"]:
                refused = ana.ask("undo", decision=ana.decision["number"])
                assert refused["code"] in ("table-bot-plays", "table-late")
                return
    raise AssertionError("the bot did nothing that could be taken back")
