"""Games that version 0.1 wrote: every one opens, goes on, replays, verifies and is analysed.

`home-0.1` are games of the terminal, `server-0.1` is the database of a server with the keys of its seats; both were
written by version 0.1 itself. Every test runs with the content of today, and again after a number of it has changed.
"""

import json
import shutil
from pathlib import Path
from typing import Any

import pytest

from cli.kit import run
from server.kit import Client, Running, running
from support.contents import change_content

HERE = Path(__file__).parent
GAMES = sorted(path.stem for path in (HERE / "home-0.1" / "games").glob("*.siege"))
FINISHED = [game for game in GAMES if not (HERE / "home-0.1" / "games" / f"{game}.seed").exists()]
UNFINISHED = [game for game in GAMES if game not in FINISHED]
KEYS: dict[str, Any] = {
    each["label"]: each for each in json.loads((HERE / "server-0.1" / "keys.json").read_text(encoding="utf-8"))
}


@pytest.fixture(params=["today's content", "a changed number"], autouse=True)
def content(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The content that comes with the games: as it is, or changed."""
    if request.param == "a changed number":
        change_content(monkeypatch, tmp_path / "content")


@pytest.fixture
def home(tmp_path: Path) -> Path:
    return shutil.copytree(HERE / "home-0.1", tmp_path / "home")


@pytest.fixture
def server_home(tmp_path: Path) -> Path:
    return shutil.copytree(HERE / "server-0.1", tmp_path / "server")


def test_the_home_has_games_of_every_sort() -> None:
    assert len(FINISHED) == 4
    assert len(UNFINISHED) == 2
    assert list((HERE / "home-0.1" / "games").glob("*.toml"))


@pytest.mark.parametrize("game", FINISHED)
def test_a_finished_game_verifies_and_replays(home: Path, game: str) -> None:
    verified = run(home, "verify", game)
    assert verified.exit_code == 0, verified.output
    replayed = run(home, "replay", game)
    assert replayed.exit_code == 0, replayed.output
    assert len(replayed.output.splitlines()) > 20


def test_a_finished_game_is_analysed_and_played_on(home: Path) -> None:
    game = next(game for game in FINISHED if (home / "games" / f"{game}.toml").exists())
    analysed = run(home, "analyse", game, "--simulations", "1")
    assert analysed.exit_code == 0, analysed.output
    other = run(home, "play", "--what-if", game, "--line", "3", "--bots", "random", typed="q\n")
    assert other.exit_code == 0, other.output


@pytest.mark.parametrize("game", UNFINISHED)
def test_an_unfinished_game_goes_on(home: Path, game: str) -> None:
    log = home / "games" / f"{game}.siege"
    before = log.read_text(encoding="utf-8")
    played = run(home, "play", "--resume", game, typed="1\n" * 6 + "q\n")
    assert played.exit_code == 0, played.output
    after = log.read_text(encoding="utf-8")
    assert after.startswith(before)
    assert len(after.splitlines()) >= len(before.splitlines()) + 3
    assert run(home, "position", "export", game).exit_code == 0


def test_the_list_and_the_chronicles_show_them(home: Path) -> None:
    listed = run(home, "play", "--list").output
    assert all(game in listed for game in GAMES)
    chronicles = run(home, "chronicles").output
    assert "Zoé" in chronicles
    assert "Ana" in chronicles


def socket_of(server: Running, table: str, token: str) -> Client:
    return Client(f"ws://127.0.0.1:{server.port}/api/tables/{table}/socket", token)


@pytest.mark.parametrize("label", ["finished runedar", "finished castlecards"])
def test_a_finished_table_replays_and_verifies(server_home: Path, label: str) -> None:
    table = KEYS[label]["table"]
    with running(server_home) as server:
        replay = server.request(f"/api/tables/{table}/replay?language=pl")
        assert replay.status == 200, replay.text
        assert len(replay.json()["frames"]) > 50
        verified = server.request(f"/api/tables/{table}/verify")
        assert verified.status == 200, verified.text
        assert verified.json()["draws"] > 50
        log = server.request(f"/api/tables/{table}/log?content=yes")
        assert "\npack: {" in log.text
        words = server.request(f"/api/tables/{table}/words?language=en")
        assert words.json()["things"]


@pytest.mark.parametrize("label", ["finished runedar", "finished castlecards"])
def test_a_finished_table_is_analysed_and_branched(server_home: Path, label: str) -> None:
    table = KEYS[label]["table"]
    with running(server_home) as server:
        progress: dict[str, Any] = {}
        while not progress.get("done") and progress.get("type") != "analysis_ready":
            answer = server.request(f"/api/tables/{table}/analysis?language=en")
            assert answer.status == 200, answer.text
            progress = answer.json()
        branch = {"line": 5, "seat": 0, "name": "Ana", "bot": "random", "pace": 0}
        created = server.request(f"/api/tables/{table}/branch", branch)
        assert created.status == 201, created.text
        with socket_of(server, created.json()["table"], created.json()["founder"]) as client:
            while not client.actions:
                client.until("step")
            assert client.decision is not None
            assert client.ask("hint", decision=client.decision["number"])["type"] == "hint_answer"
            assert client.choose(client.actions[0])["type"] == "done"


def _decision(client: Client) -> int:
    assert client.decision is not None
    number: int = client.decision["number"]
    return number


def _asked(clients: list[Client]) -> Client:
    """The client that has to decide, once all know of it. Decisions that the table answers itself are awaited."""
    while True:
        newest = max(_decision(client) for client in clients)
        behind = [client for client in clients if _decision(client) < newest]
        for client in behind:
            client.until("step")
        asked = [
            client for client in clients if client.decision and client.actions and not client.decision["automatic"]
        ]
        if asked and not behind:
            return asked[0]
        if not behind:
            clients[0].until("step")


@pytest.mark.parametrize("label", ["running runedar", "running castlecards"])
def test_a_running_table_goes_on(server_home: Path, label: str) -> None:
    keys = KEYS[label]
    with running(server_home) as server:
        clients = [socket_of(server, keys["table"], link["token"]) for link in keys["links"]]
        try:
            assert [client.table["phase"] for client in clients] == ["playing"] * len(clients)
            for _ in range(5):
                asked = _asked(clients)
                before = _decision(asked)
                asked.send("choose", decision=before, action=asked.actions[0])
                while _decision(asked) == before:
                    asked.until("step")
        finally:
            for client in clients:
                client.close()


def test_a_table_whose_game_has_just_begun_waits_for_its_first_choice(server_home: Path) -> None:
    keys = KEYS["just begun"]
    with running(server_home) as server, socket_of(server, keys["table"], keys["founder"]) as client:
        assert client.table["phase"] == "playing"
        assert client.decision is not None
        assert client.decision["number"] == 1
        assert client.choose(client.actions[0])["type"] == "done"
