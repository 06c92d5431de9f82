"""Clocks of tables over real sockets: they run out, a bot takes over, and a server that was down changes nothing."""

import signal
import sqlite3
from pathlib import Path

import pytest

from siegeworks.table import clock as clocks

from .kit import PATIENCE, Client, Host, Json, Running, process, running

PAIR = [{"who": "me", "name": "Ana"}, {"who": "friend"}]
CLOCK = {"decision": 60, "reserve": 300, "bot": "random"}


def rivals(server: Host, game: str = "castlecards") -> tuple[Json, Client, Client]:
    created = server.create(game, PAIR, clock=CLOCK)
    ana = server.sit(created, created["founder"])
    ben = server.sit(created, created["links"][1]["token"])
    ben.take_seat(name="Ben")
    ana.until("table")
    return created, ana, ben


def let_time_pass(home: Path, seconds: int) -> None:
    """While the server is down."""
    base = sqlite3.connect(home / "tables.sqlite3")
    base.execute("UPDATE clocks SET since = since - ?", (seconds * 1000,))
    base.commit()
    base.close()


def test_everybody_sees_the_clock(server: Running) -> None:
    _, ana, ben = rivals(server)
    with ana, ben:
        for client in (ana, ben):
            assert client.table["clock"] == CLOCK
            assert [seat["reserve"] for seat in client.table["seats"]] == [300, 300]
            assert client.decision is not None
            assert 300 < client.decision["left"] <= 360


def test_a_clock_needs_sensible_times_and_a_bot_of_the_game(server: Running) -> None:
    for clock, code in (
        ({"decision": 5}, "message-unreadable"),
        ({"decision": 8 * 86400}, "message-unreadable"),
        ({"decision": 60, "bot": "nobody"}, "bot-unknown"),
    ):
        answer = server.request("/api/tables", {"game": "castlecards", "seats": PAIR, "clock": clock})
        assert (answer.status, answer.json()["code"]) == (400, code)


def test_when_the_time_is_over_a_bot_plays_until_the_person_is_back(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also for a person who is connected and does nothing; in a cooperative game they may return at once."""
    created = server.create("runedar", PAIR, clock=CLOCK)
    with server.sit(created, created["founder"]) as ana, server.sit(created, created["links"][1]["token"]) as ben:
        monkeypatch.setattr(clocks.TableClock, "left", lambda _clock, _seat: 0.2)
        ben.take_seat(name="Ben")
        while ana.decision is None:
            ana.until("table")
        asked = ana.decision["seat"]
        # Only theirs: a bot that plays for both would be through with the game before anybody is back.
        monkeypatch.setattr(clocks.TableClock, "left", lambda _clock, seat: -1.0 if seat == asked else 60.0)
        while not any(seat["bot"] for seat in ana.until("table")["seats"]):
            pass
        late = next(seat for seat in ana.table["seats"] if seat["bot"])
        assert (late["seat"], late["bot"], late["handed"], late["person"]) == (asked, "random", 1, True)
        monkeypatch.setattr(clocks.TableClock, "left", lambda _clock, _seat: 60.0)
        back = ana if asked == 0 else ben
        assert back.ask("hand_over", seat=asked, bot=None)["type"] == "done"


def test_a_clock_that_runs_out_while_the_server_is_killed_and_down_has_run_out(tmp_path: Path) -> None:
    with process(tmp_path) as (killed, port):
        created, ana, ben = rivals(Host(port))
        assert ana.decision is not None
        asked = ana.decision["seat"]
        keys = [created["founder"], ben.token]
        killed.send_signal(signal.SIGKILL)
        killed.wait(PATIENCE)
    let_time_pass(tmp_path, 100)
    with running(tmp_path) as again, again.sit(created, keys[asked]) as there:
        assert there.decision is not None
        assert 200 < there.decision["left"] <= 260  # a part of the reserve is gone
    let_time_pass(tmp_path, 3600)
    with running(tmp_path) as later, later.sit(created, keys[1 - asked]) as other:
        while not other.table["seats"][asked]["bot"]:
            other.until("table")
        assert other.table["seats"][asked]["reserve"] == 0
        assert other.table["seats"][1 - asked]["bot"] is None
