"""Ratings over HTTP and at the terminal, from games that were really played."""

from pathlib import Path

from cli.kit import plain, run
from siegeworks.cli.localized_group import BAD_INPUT

from .kit import Json, Running, play_on, running

SEATS: list[Json] = [{"who": "me", "name": "Ana"}, {"who": "bot", "bot": "random"}]


def play(server: Running, **fields: object) -> str:
    created = server.create("castlecards", SEATS, **fields)
    with server.sit(created, created["founder"]) as client:
        play_on([client], lambda actions: actions[0])
    return str(created["table"])


def test_a_finished_game_is_rated_for_its_person_and_its_bot(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        assert server.request("/api/ratings?game=castlecards").json()["entries"] == []
        play(server, seed="a known deal")
        assert server.request("/api/ratings?game=castlecards").json()["games"] == []
        table = play(server)
        page = server.request("/api/ratings?game=castlecards&name=ana").json()
        assert page["games"] == ["castlecards"]
        assert {(each["kind"], each["name"]) for each in page["entries"]} == {("person", "Ana"), ("bot", "random")}
        assert all(each["provisional"] and each["games"] == 1 for each in page["entries"])
        (moment,) = page["history"]
        assert moment["table"] == table
        assert moment["won"] == (moment["change"] > 0) == (page["person"]["won"] == 1)
        assert server.request("/api/ratings?game=castlecards&name=Zoe").status == 404
        assert server.request("/api/ratings?game=chess").status == 404
    said = plain(run(tmp_path, "ratings", "castlecards", "--name", "Ana").output)
    assert f"Ana: {moment['rating']} ±" in said
    assert "random (bot)" in said
    assert "(provisional)" in said
    assert run(tmp_path, "ratings", "castlecards", "--name", "Zoe").exit_code == BAD_INPUT
    assert "There is no rated game" in plain(run(tmp_path, "ratings", "runedar").output)
    assert "There is no rated game" in plain(run(tmp_path / "empty", "ratings").output)
