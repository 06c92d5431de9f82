"""Tables keep the content they began with, whatever content new tables have."""

import sqlite3
from pathlib import Path

import pytest

from siegeworks.games import load_game
from siegeworks.kernel.log import parse_log
from siegeworks.kernel.match import verify
from support.contents import change_content

from .kit import Client, Json, Running, play_on, running

ALONE: list[Json] = [{"who": "me", "name": "Ana"}]
WITH_BOT: list[Json] = [{"who": "me", "name": "Ana"}, {"who": "bot", "bot": "beginner"}]
TABLES = [("runedar", ALONE), ("castlecards", WITH_BOT)]


def first(actions: list[str]) -> str:
    return actions[0]


def play_some(server: Running, created: Json) -> Client:
    client = server.sit(created, created["founder"])
    for _ in range(3):
        while not client.actions:
            client.until("step")
        assert client.choose(client.actions[0])["type"] == "done"
    return client


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_table_goes_on_with_its_content_from_the_database(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str, seats: list[Json]
) -> None:
    """The new version has other content and no archive: only the database still has the old one."""
    old = load_game(game)
    with running(tmp_path / "home") as server:
        created = server.create(game, seats)
        play_some(server, created).close()
    change_content(monkeypatch, tmp_path / "content", archived=False)
    assert load_game(game).content_digest != old.content_digest
    with running(tmp_path / "home") as server:
        with server.sit(created, created["founder"]) as client:
            play_on([client], first)
        table = created["table"]
        for path in ("verify", "replay?language=en", "analysis?language=en", "words?language=en"):
            answer = server.request(f"/api/tables/{table}/{path}")
            assert answer.status == 200, answer.text
        log = parse_log(server.request(f"/api/tables/{table}/log?content=yes").text, "log")
        assert log.header.content == old.content_digest
        assert log.pack is not None
        assert log.pack.digest() == old.content_digest
        assert verify(old, log) > 0
        assert parse_log(server.request(f"/api/tables/{table}/log").text, "log").pack is None
        branch = {"line": 4, "seat": 0, "name": "Bo", "bot": "random", "pace": 0}
        branched = server.request(f"/api/tables/{table}/branch", branch)
        assert branched.status == 201, branched.text
        play_some(server, branched.json()).close()


def test_content_that_nobody_has_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with running(tmp_path / "home") as server:
        created = server.create("runedar", ALONE)
    base = sqlite3.connect(tmp_path / "home" / "tables.sqlite3")
    base.execute("DELETE FROM contents")
    base.commit()
    base.close()
    change_content(monkeypatch, tmp_path / "content", archived=False)
    with running(tmp_path / "home") as server:
        answer = server.request(f"/api/tables/{created['table']}/words?language=en")
    assert answer.status == 400
    assert answer.json()["code"] == "log-content-unknown"


def test_old_and_new_tables_have_their_own_words(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A mercenary has another name; a table that has not begun yet has the content of new tables."""
    with running(tmp_path / "home") as server:
        begun = server.create("runedar", ALONE)["table"]
        gathering = server.create("runedar", [{"who": "me", "name": "Ana"}, {"who": "friend"}])["table"]
        before = server.request("/api/games/runedar/words?language=en").json()
    change_content(monkeypatch, tmp_path / "content", {"runedar": ("mercenaries", "Wolfmother", "Bearmother")})
    with running(tmp_path / "home") as server:
        now = server.request("/api/games/runedar/words?language=en").json()
        assert server.request(f"/api/tables/{begun}/words?language=en").json() == before != now
        assert server.request(f"/api/tables/{gathering}/words?language=en").json() == now


def test_each_content_is_stored_once(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        for game, seats in (*TABLES, *TABLES):
            server.create(game, seats)
    base = sqlite3.connect(tmp_path / "tables.sqlite3")
    digests = [digest for (digest,) in base.execute("SELECT digest FROM contents")]
    base.close()
    assert sorted(digests) == sorted(load_game(game).content_digest for game, _ in TABLES)


@pytest.mark.parametrize("game", [game for game, _ in TABLES])
def test_a_table_with_house_rules_is_restored(tmp_path: Path, game: str) -> None:
    loaded = load_game(game)
    chosen = {name: loaded.settings[name][-1] for name in loaded.house_rules}
    seats = dict(TABLES)[game]
    with running(tmp_path) as server:
        created = server.create(game, seats, options=chosen)
        play_some(server, created).close()
    with running(tmp_path) as server, play_some(server, created) as client:
        assert {name: client.table["options"][name] for name in chosen} == chosen
