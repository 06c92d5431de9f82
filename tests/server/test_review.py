"""Review together: three people in a room, notes that stay, choices that nobody made, and logs that people bring."""

import json
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path

import pytest
from websockets.sync.client import ClientConnection, connect

from siegeworks.server.serve import LOOPBACK
from siegeworks.table import daily, policy, review
from siegeworks.table.review import LONGEST_NOTE, NOTES_AT_ONCE
from support.postgres import drop_database, new_database

from .kit import PATIENCE, Json, Running, SocketClient, play_on, running


@dataclass
class ReviewClient(SocketClient):
    """Somebody in a review room; `state` is what the room looks like to them."""

    socket: ClientConnection
    state: Json = field(default_factory=dict)

    def receive(self) -> Json:
        message: Json = json.loads(self.socket.recv(timeout=PATIENCE))
        if message["type"] in ("review_state", "review_spot"):
            self.state |= message
        return message

    @property
    def names(self) -> list[str]:
        return [member["name"] for member in self.state["members"]]

    @property
    def leader(self) -> str:
        return next(str(one["name"]) for one in self.state["members"] if one["number"] == self.state["leader"])


@contextmanager
def room(server: Running, table: str, *names: str, token: str | None = None) -> Iterator[list[ReviewClient]]:
    """People in the room of a game, in this order; `token` is that of the first."""
    with ExitStack() as stack:
        clients: list[ReviewClient] = []
        for name in names:
            url = f"ws://{LOOPBACK}:{server.port}/api/tables/{table}/review"
            client = ReviewClient(stack.enter_context(connect(url, proxy=None)))
            hello = {"type": "join_review", "key": name * 16, "name": name, "token": None if clients else token}
            client.socket.send(json.dumps(hello))
            client.until("review_state", "refused")
            clients.append(client)
        yield clients


def finished(server: Running, game: str = "runedar") -> Json:
    """A table whose game is over."""
    seats: list[Json] = [{"who": "me", "name": "Ana"}, {"who": "bot", "bot": "random"}]
    created = server.create(game, seats, seed="a game to talk about")
    with server.sit(created, created["founder"]) as client:
        play_on([client], lambda actions: actions[-1])
    return created


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """One server for all tests that look at finished games: its worker processes take a while to start."""
    with running(tmp_path_factory.mktemp("home")) as found:
        yield found


@pytest.fixture(scope="module")
def games(host: Running) -> dict[str, str]:
    """The table of a finished game of each kind."""
    return {game: finished(host, game)["table"] for game in ("runedar", "castlecards")}


def test_one_leads_and_the_others_follow(host: Running, games: dict[str, str]) -> None:
    server, table = host, games["runedar"]
    with room(server, table, "Ana", "Bo") as (ana, bo):
        assert (bo.leader, bo.names, bo.state["line"]) == ("Ana", ["Ana", "Bo"], 0)
        assert ana.ask("lead_to", line=5, seat=1)["type"] == "done"
        assert bo.until("review_spot") == {"type": "review_spot", "line": 5, "seat": 1, "course": []}
        refused = bo.ask("lead_to", line=6)
        assert (refused["code"], refused["text"]) == ("review-leader", "Ana leads. Ask Ana to hand the lead on to you.")
        assert ana.ask("lead_to", line=9999)["code"] == "review-line"
        assert ana.ask("lead_to", line=1, seat=3)["code"] == "replay-seat"
        assert ana.ask("hand_lead", member=99)["code"] == "review-nobody"
        with room(server, table, "Cy") as (cy,):
            assert (cy.names, cy.leader) == (["Ana", "Bo", "Cy"], "Ana")
            assert (cy.state["line"], cy.state["seat"]) == (5, 1)
            assert ana.ask("hand_lead", member=bo.state["you"])["type"] == "done"
            cy.until("review_state")
            assert cy.leader == "Bo"
            assert cy.ask("join_review", key="k" * 32, name="Cy")["code"] in ("review-joined", "message-unreadable")
            bo.socket.close()
            cy.until("review_state")
            assert (cy.names, cy.leader) == (["Ana", "Cy"], "Ana")


def test_a_room_is_for_finished_games_and_good_names(host: Running, games: dict[str, str]) -> None:
    server = host
    seats: list[Json] = [{"who": "me", "name": "Ana"}, {"who": "bot"}]
    running_game = server.create("castlecards", seats)["table"]
    with room(server, running_game, "Bo") as (bo,):
        assert bo.state == {}
    assert server.request(f"/api/tables/{running_game}/notes").json()["code"] == "table-running"
    assert server.request(f"/api/tables/{running_game}/course", {"line": 1}).json()["code"] == "table-running"
    over = games["castlecards"]
    with room(server, over, "\u2800\u2800") as (nobody,):
        assert nobody.state == {}
    with room(server, over, "Bo") as (bo,):
        assert bo.names == ["Bo"]
        bo.socket.send("{}")
        assert bo.until("refused")["code"] == "message-unreadable"
        assert bo.ask("dance")["code"] == "message-unreadable"


@pytest.mark.parametrize("base", ["sqlite", "postgres"])
def test_notes_stay_with_the_game(tmp_path: Path, base: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(review, "NOTE_SECONDS", 3600.0)  # however long it takes to write them
    database = new_database() if base == "postgres" else None
    try:
        with running(tmp_path, database=database) as server:
            created = finished(server)
            table = created["table"]
            with room(server, table, "Ana", "Bo", token=created["founder"]) as (ana, bo):
                assert bo.ask("write_note", line=3, text="  Why   not wait? ")["type"] == "done"
                assert bo.ask("write_note", line=2, text="Or so.", course=["roll"])["type"] == "done"
                notes = bo.state["notes"]
                assert [(note["line"], note["text"], note["own"]) for note in notes] == [
                    (2, "Or so.", True),
                    (3, "Why not wait?", True),
                ]
                assert bo.ask("write_note", line=2, text="x" * LONGEST_NOTE + " y")["type"] == "refused"
                assert bo.ask("write_note", line=2, text=" \u2800 ")["code"] == "review-note"
                assert bo.ask("write_note", line=9999, text="late")["code"] == "review-line"
                assert ana.ask("write_note", line=1, text="Mine.")["type"] == "done"
                bo.until("review_state")
                mine = next(note for note in bo.state["notes"] if note["name"] == "Ana")
                assert bo.ask("delete_note", note=mine["number"])["code"] == "review-not-yours"
                founded = next(note for note in ana.state["notes"] if note["text"] == "Or so.")
                assert founded["own"], "the founder of the table may delete every note"
                assert ana.ask("delete_note", note=founded["number"])["type"] == "done"
                assert ana.ask("delete_note", note=founded["number"])["code"] == "review-no-note"
        with running(tmp_path, database=database) as server:
            kept = server.request(f"/api/tables/{table}/notes").json()["notes"]
            assert [(note["line"], note["name"], note["text"]) for note in kept] == [
                (1, "Ana", "Mine."),
                (3, "Bo", "Why not wait?"),
            ]
            assert "BoBo" not in json.dumps(kept)
            with room(server, table, "Bo") as (bo,):
                assert [note["own"] for note in bo.state["notes"]] == [False, True]
                for number in range(NOTES_AT_ONCE):
                    assert bo.ask("write_note", line=1, text=f"Note {number}.")["type"] == "done"
                assert bo.ask("write_note", line=1, text="One more.")["code"] == "talk-fast"
    finally:
        if database is not None:
            drop_database(database)


def test_notes_follow_a_profile(host: Running, games: dict[str, str]) -> None:
    phone, laptop = (f"Bearer {name * 16}" for name in ("Ida", "Eva"))
    with room(host, games["castlecards"], "Ida") as (ida,):
        assert ida.ask("write_note", line=1, text="From the phone.")["type"] == "done"
    profile = {"name": "Ida", "look": {"colour": "moss", "rune": "bow"}, "device": "Phone", "kept": {}}
    code = host.request("/api/me", profile, authorization=phone).json()["recovery"]
    signed = host.request("/api/sign-in/recovery", {"code": code, "device": "Laptop"}, authorization=laptop)
    assert signed.status == 200, signed.text
    with room(host, games["castlecards"], "Eva", "Bo") as (eva, bo):
        (note,) = eva.state["notes"]
        assert note["own"]
        assert [each["own"] for each in bo.state["notes"]] == [False]
        assert eva.ask("delete_note", note=note["number"])["type"] == "done"


@pytest.mark.parametrize("game", ["runedar", "castlecards"])
def test_choices_that_nobody_made(host: Running, games: dict[str, str], game: str) -> None:
    server, table = host, games[game]
    path = f"/api/tables/{table}/course"
    frames = server.request(f"/api/tables/{table}/replay").json()["frames"]
    first = server.request(path, {"line": 4}).json()
    assert (first["course"], first["lines"]) == ([], [])
    assert first["seat"] == first["frame"]["seat"] == frames[4]["seat"]
    assert first["frame"]["turn"] == frames[4]["turn"]
    chosen = first["actions"][0]["action"]
    second = server.request(path, {"line": 4, "course": [chosen]}).json()
    assert second["course"] == [chosen]
    assert [line["number"] for line in second["lines"]] == [5]
    assert second == server.request(path, {"line": 4, "course": [chosen]}).json(), "the same dice for everybody"
    bot = server.request(path, {"line": 4, "course": [chosen], "bot": "greedy"}).json()
    assert len(bot["course"]) == 2
    assert bot == server.request(path, {"line": 4, "course": bot["course"]}).json()
    assert server.request(path, {"line": 4, "course": ["dance"]}).status == 400
    assert server.request(path, {"line": 4, "bot": "nobody"}).json()["code"] == "bot-unknown"
    assert server.request(path, {"line": len(frames)}).json()["code"] == "branch-line"


def test_a_daily_siege_stays_sealed(host: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    server, moment = host, policy.now()
    monkeypatch.setattr(policy, "now", lambda: moment)  # the day does not end meanwhile
    monkeypatch.setattr(daily, "BOT", "random")
    monkeypatch.setattr(daily, "PACE", 0)
    key = "k" * 32
    begun = server.request("/api/daily/castlecards", {"key": key, "name": "Ana"}).json()
    table = begun["table"]
    with server.sit(begun, begun["token"]) as client:
        play_on([client], lambda actions: actions[-1])
    with room(server, table, "Bo") as (stranger,):
        assert stranger.state == {}
    for path, body in (("notes", None), ("course", {"line": 1})):
        assert server.request(f"/api/tables/{table}/{path}", body).json()["code"] == "daily-own-first"
        own = server.request(f"/api/tables/{table}/{path}", body, Authorization=f"Bearer {key}")
        assert own.status == 200
        assert "seed" not in own.json()


def test_a_log_is_brought_and_opened(host: Running, games: dict[str, str]) -> None:
    table = games["runedar"]
    for content in ("", "?content=yes"):
        log = host.request(f"/api/tables/{table}/log{content}").text
        brought = host.request("/api/logs", log.encode())
        assert brought.status == 201, brought.text
        again = brought.json()["table"]
        assert again != table
        assert host.request(f"/api/tables/{again}/log{content}").text == log
    both = [host.request(f"/api/tables/{each}/replay").json() for each in (table, again)]
    assert both[0]["frames"] == both[1]["frames"]
    assert host.request(f"/api/tables/{again}/verify").json()["draws"] > 0
    assert host.request(f"/api/tables/{again}/course", {"line": 2}).status == 200
    page = host.request("/api/chronicles").json()
    assert again not in {entry["table"] for entry in page["wins"] + page["losses"]}


def test_bad_logs_are_refused_in_one_sentence(host: Running, games: dict[str, str]) -> None:
    server, table = host, games["runedar"]
    log = server.request(f"/api/tables/{table}/log").text
    lines = log.splitlines()
    for bad, code in (
        (b"\xff\xfe", "message-unreadable"),
        (b"", "log-format"),
        (log.replace("runedar", "halma").encode(), "game-unknown"),
        ("\n".join(lines[:-2]).encode(), "import-unfinished"),
        (log.replace("seat 0:", "seat 1:", 1).encode(), None),
        (b"x" * 1_000_001, "message-long"),
    ):
        refused = server.request("/api/logs", bad)
        assert refused.status in (400, 404, 413), (code, refused.text)
        assert code in (None, refused.json()["code"])
        assert refused.json()["text"]
