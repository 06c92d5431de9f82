"""Bots that think in worker processes: tables are served meanwhile, late answers are dropped, no process is left."""

import asyncio
import multiprocessing
import os
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from siegeworks.kernel.log import parse_log
from siegeworks.kernel.match import Match
from siegeworks.server.app import WARM_UP_DELAY
from siegeworks.table.bot_turns import BotThinking, BotTurn
from store.kit import VERSION_4, statement
from support.program import PROGRAM
from support.waiting import wait_until

from .gated_tasks import Gate, dying_choice, gate_for, gated_choice
from .kit import PATIENCE, Client, Host, Json, Running, play_on, process, running

SOLO = [{"who": "me", "name": "Ana"}]
WITH_THINKER = [*SOLO, {"who": "bot", "bot": "expert"}]
PACE_SECONDS = 5.0
THINKERS_ALONE = [{"who": "bot", "bot": "steady"}, {"who": "bot", "bot": "expert"}]


@pytest.fixture
def gated(tmp_path: Path) -> Iterator[tuple[Running, Gate]]:
    """A server whose thinking bots wait at a gate, and then choose the last action."""
    with gate_for("siegeworks.table.bot_turns.bot_choice", gated_choice, tmp_path) as gate, running(tmp_path) as server:
        yield server, gate


def own_processes() -> set[int]:
    return {child.pid for child in multiprocessing.active_children() if child.pid is not None}


def until_bots_turn(client: Client) -> None:
    while client.actions:
        client.choose(client.actions[-1])


@pytest.mark.parametrize("game", ["runedar", "castlecards"])
def test_a_thinking_bot_answers(server: Running, game: str) -> None:
    created = server.create(game, THINKERS_ALONE, seed="think")
    with server.sit(created, created["watch"]) as onlooker:
        seats = set()
        for _ in range(12):
            seats.add(onlooker.until("step")["line"]["seat"])
    assert seats


def test_tables_are_served_while_a_bot_thinks(gated: tuple[Running, Gate]) -> None:
    server, gate = gated
    thinking = server.create("runedar", WITH_THINKER, seed="served")
    other = server.create("runedar", [*SOLO, {"who": "bot", "bot": "greedy"}], options={"difficulty": "easy"})
    with server.sit(thinking, thinking["founder"]) as ana, server.sit(other, other["founder"]) as zoe:
        until_bots_turn(ana)
        gate.wait_until_reached()
        for _ in range(20):
            while not zoe.actions:
                zoe.until("step")
            assert zoe.choose(zoe.actions[0])["type"] == "done"
        assert not gate.path.exists()  # the other bot is still thinking
        assert ana.ask("say_phrase", phrase="hurry")["type"] == "done"
        assert ana.ask("speak", language="pl")["type"] == "done"
        number = ana.decision["number"] if ana.decision else 0
        gate.open()
        assert ana.until("step")["line"]["number"] == number


def test_a_bot_thinks_during_its_pace_and_answers_after_it(
    gated: tuple[Running, Gate], monkeypatch: pytest.MonkeyPatch
) -> None:
    server, gate = gated
    calls: list[str] = []
    wait = asyncio.timeout

    def recorded(method: str) -> Callable[..., object]:
        original = getattr(BotThinking, method)

        def record(thinking: BotThinking, match: Match, turn: BotTurn) -> object:
            calls.append(f"{method} {turn.decision}")
            return original(thinking, match, turn)

        return record

    def recorded_wait(delay: float | None) -> asyncio.Timeout:
        """Record the wait for the pace instead of waiting; connections wait longer."""
        if delay is None or delay > PACE_SECONDS:
            return wait(delay)
        calls.append("wait")
        return wait(0)

    for method in ("start", "answer"):
        monkeypatch.setattr(BotThinking, method, recorded(method))
    monkeypatch.setattr(asyncio, "timeout", recorded_wait)
    created = server.create("castlecards", THINKERS_ALONE, pace=int(1000 * PACE_SECONDS))
    gate.open()
    with server.sit(created, created["watch"]) as onlooker:
        for _ in range(3):
            onlooker.until("step")
    for decision in (2, 3):
        started, answered = calls.index(f"start {decision}"), calls.index(f"answer {decision}")
        assert "wait" in calls[started:answered]


def test_an_answer_for_a_seat_that_was_taken_back_is_dropped(gated: tuple[Running, Gate]) -> None:
    server, gate = gated
    created = server.create("runedar", SOLO, seed="taken back")
    with server.sit(created, created["founder"]) as ana:
        action, number = ana.actions[0], ana.decision["number"] if ana.decision else 0
        assert ana.ask("hand_over", seat=0, bot="expert")["type"] == "done"
        gate.wait_until_reached()
        assert ana.choose(action)["code"] == "table-bot-plays"
        assert ana.ask("hand_over", seat=0, bot=None)["type"] == "done"
        gate.open()
        with pytest.raises(TimeoutError):
            ana.socket.recv(timeout=0.5)
        assert ana.choose(action, number)["type"] == "done"
        assert ana.decision is not None
        assert ana.decision["number"] == number + 1


def test_an_answer_to_a_game_that_went_back_is_dropped(gated: tuple[Running, Gate]) -> None:
    server, gate = gated
    created = server.create("runedar", WITH_THINKER, seed="gone back 0")
    with server.sit(created, created["founder"]) as ana:
        assert ana.actions
        first = ana.decision["number"] if ana.decision else 0
        until_bots_turn(ana)
        gate.wait_until_reached()
        number = ana.decision["number"] if ana.decision else 0
        assert number > first
        assert ana.ask("rewind", decision=number, line=first)["type"] == "done"
        assert ana.actions
        gate.open()
        with pytest.raises(TimeoutError):
            ana.socket.recv(timeout=0.5)
        assert ana.decision is not None
        assert ana.decision["number"] == number + 1
        until_bots_turn(ana)
        assert ana.until("step")["line"]["seat"] == 1


def test_another_bot_decides_if_the_seat_is_handed_over_again(gated: tuple[Running, Gate]) -> None:
    server, gate = gated
    created = server.create("runedar", SOLO, seed="again")
    with server.sit(created, created["founder"]) as ana:
        number = ana.decision["number"] if ana.decision else 0
        ana.ask("hand_over", seat=0, bot="expert")
        gate.wait_until_reached()
        ana.ask("hand_over", seat=0, bot="greedy")
        assert ana.table["phase"] == "playing"
        while ana.decision is not None and ana.decision["number"] < number + 3:
            ana.until("step")
        ana.ask("hand_over", seat=0, bot=None)


def test_a_thinking_bot_pauses_when_nobody_is_connected(gated: tuple[Running, Gate]) -> None:
    server, gate = gated
    created = server.create("castlecards", THINKERS_ALONE)
    summary, bearer = f"/api/tables/{created['table']}", f"Bearer {created['watch']}"
    with server.sit(created, created["watch"]):
        gate.wait_until_reached()
    gate.open()
    time.sleep(0.5)
    assert server.request(summary, authorization=bearer).json()["choices"] == 0
    with server.sit(created, created["watch"]) as onlooker:
        assert onlooker.until("step")["line"]["number"] == 1


def test_a_killed_process_is_replaced_and_the_bot_answers_anyway(gated: tuple[Running, Gate]) -> None:
    server, gate = gated
    before = own_processes()
    created = server.create("castlecards", THINKERS_ALONE)
    with server.sit(created, created["watch"]) as onlooker:
        gate.wait_until_reached()
        (thinker,) = own_processes() - before
        os.kill(thinker, signal.SIGKILL)
        gate.open()
        assert onlooker.until("step")["line"]["number"] == 1


def test_a_game_goes_on_when_thinking_fails(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("siegeworks.table.bot_turns.bot_choice", dying_choice)
    with running(tmp_path) as server:
        created = server.create("castlecards", THINKERS_ALONE)
        with server.sit(created, created["watch"]) as onlooker:
            assert onlooker.until("step")["line"]["number"] == 1
    assert "failed to decide, greedy decides instead" in caplog.text


def test_a_closing_server_leaves_no_process_behind(tmp_path: Path) -> None:
    """The bot waits at the gate forever, so closing must stop it."""
    before = own_processes()
    with gate_for("siegeworks.table.bot_turns.bot_choice", gated_choice, tmp_path) as gate:
        with running(tmp_path) as server:
            created = server.create("runedar", THINKERS_ALONE)
            with server.sit(created, created["watch"]):
                gate.wait_until_reached()
                assert own_processes() - before
        assert not gate.path.exists()
        assert own_processes() == before


def status(pid: int) -> list[str]:
    """State, parent and more of a process; nothing if there is none."""
    try:
        return Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    except (FileNotFoundError, ProcessLookupError):
        return []


def children(parent: int) -> set[int]:
    """The processes a process has started."""
    everybody = [int(path.name) for path in Path("/proc").iterdir() if path.name.isdigit()]
    return {pid for pid in everybody if status(pid)[1:2] == [str(parent)]}


def gone(pid: int) -> bool:
    return status(pid)[:1] in ([], ["Z"], ["X"])


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="looks into /proc")
@pytest.mark.parametrize("ended_by", [signal.SIGKILL, signal.SIGTERM, signal.SIGINT])
def test_however_a_server_ends_its_processes_end_too(tmp_path: Path, ended_by: signal.Signals) -> None:
    with process(tmp_path) as (server, port):
        created = Host(port).create("runedar", THINKERS_ALONE, pace=0)
        with Host(port).sit(created, created["watch"]) as onlooker:
            onlooker.until("step")
            started = children(server.pid)
            assert started
            server.send_signal(ended_by)
            server.wait(PATIENCE)
        wait_until(lambda: all(gone(pid) for pid in started))


@pytest.mark.skipif(os.name != "posix", reason="sends a signal to a group of processes")
def test_ctrl_c_is_quiet(tmp_path: Path) -> None:
    """A terminal sends it to all processes of the group, also to those that are just starting."""
    command = [*PROGRAM, "serve", "--port", "0", "--no-browser"]
    environment = os.environ | {"SIEGEWORKS_HOME": str(tmp_path), "SIEGEWORKS_LANG": "en"}
    for delay in (0.0, WARM_UP_DELAY + 0.1):
        with subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment, text=True, start_new_session=True
        ) as server:
            assert server.stdout is not None
            assert "http://" in server.stdout.readline()
            time.sleep(delay)
            os.killpg(server.pid, signal.SIGINT)
            _, complaints = server.communicate(timeout=PATIENCE)
        assert complaints == ""


def log_entries(server: Running, created: Json) -> list[str]:
    log = parse_log(server.request(f"/api/tables/{created['table']}/log").text, "log")
    return [entry.text() for entry in log.entries]


@pytest.mark.parametrize("bot", ["random", "beginner"])
def test_bots_choose_the_same_after_a_restart(tmp_path: Path, bot: str) -> None:
    """The seed of a bot depends on its decision, so it does not matter how long the bot has been there."""
    seats = [{"who": "bot", "bot": bot}, {"who": "bot", "bot": bot}]
    with running(tmp_path) as server:
        at_once, in_two = (server.create("castlecards", seats, seed="restart") for _ in range(2))
        with server.sit(at_once, at_once["watch"]) as onlooker:
            play_on([onlooker], lambda actions: actions[0])
        with server.sit(in_two, in_two["watch"]) as onlooker:
            for _ in range(20):
                onlooker.until("step")
    with running(tmp_path) as server:
        with server.sit(in_two, in_two["watch"]) as onlooker:
            play_on([onlooker], lambda actions: actions[0])
        assert log_entries(server, at_once) == log_entries(server, in_two)


VERSION_3 = (
    *VERSION_4, "DROP TABLE chronicles", "DROP TABLE losses", "DROP TABLE bans",
    "ALTER TABLE tables DROP COLUMN content",
)  # fmt: skip
VERSION_2 = (*VERSION_3, "DROP TABLE contents")
VERSION_1 = (*VERSION_2, "ALTER TABLE tables DROP COLUMN hints")


@pytest.mark.parametrize(
    ("version", "downgrade"), [(1, VERSION_1), (2, VERSION_2), (3, VERSION_3), (4, VERSION_4)], ids=str
)
def test_a_file_of_an_earlier_version_is_upgraded(tmp_path: Path, version: int, downgrade: tuple[str, ...]) -> None:
    with running(tmp_path) as server:
        created = server.create("runedar", SOLO)
    founders_seat = "UPDATE seats SET token = (SELECT founder FROM tables)"
    statement(tmp_path / "tables.sqlite3", *downgrade, founders_seat, f"PRAGMA user_version = {version}")
    with running(tmp_path) as server, server.sit(created, created["founder"]) as ana:
        assert ana.ask("hint", decision=ana.decision["number"] if ana.decision else 0)["type"] == "hint_answer"
    base = sqlite3.connect(tmp_path / "tables.sqlite3")
    assert base.execute("SELECT hints FROM tables").fetchall() == [(1,)]
    base.close()


def test_after_an_error_before_a_bot_thinks_the_table_is_restored(
    server: Running, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """A bug before the bot has even begun: the connections are closed, not left waiting."""
    created = server.create("runedar", THINKERS_ALONE, pace=200)
    with monkeypatch.context() as patch, server.sit(created, created["watch"]) as onlooker:

        def mistaken(*_: object) -> None:
            raise ZeroDivisionError

        patch.setattr("siegeworks.table.bot_turns.packed", mistaken)
        with pytest.raises(ConnectionClosed):
            onlooker.until("never")
    assert "is restored from disk" in caplog.text
    with server.sit(created, created["watch"]) as onlooker:
        onlooker.until("step")
