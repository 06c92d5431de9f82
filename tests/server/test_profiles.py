"""Profiles over HTTP: two devices of one person, codes that work once, seats that follow, and leaving for good."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from siegeworks.server.limits import ServerLimits
from siegeworks.table import policy

from .kit import Answer, Client, Json, Running, play_on, running

PHONE, LAPTOP, STRANGER = "a" * 32, "b" * 32, "c" * 32
LOOK = {"colour": "moss", "rune": "bow"}
NEW = {"name": "Ana", "look": LOOK, "device": "Phone", "kept": {"settings": {"language": "pl"}}}
ALONE: list[Json] = [{"who": "me", "name": "Ana"}, {"who": "bot", "bot": "random"}]
WITH_BO: list[Json] = [{"who": "me", "name": "Ana"}, {"who": "friend"}]


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Running]:
    with running(tmp_path) as found:
        yield found


def ask(server: Running, key: str, path: str, body: Json | None = None, method: str | None = None) -> Answer:
    return server.request(f"/api{path}", body, method=method, authorization=f"Bearer {key}")


def made(server: Running, key: str = PHONE) -> Json:
    answer = ask(server, key, "/me", NEW)
    assert answer.status == 201, answer.text
    found: Json = answer.json()
    return found


def recover(server: Running, key: str, code: str) -> Answer:
    return ask(server, key, "/sign-in/recovery", {"code": code, "device": "Laptop"})


def claim(server: Running, key: str, created: Json, token: str | None = None) -> Answer:
    return ask(server, key, "/me/seats", {"table": created["table"], "token": token or created["founder"]})


def finished(server: Running) -> Json:
    created = server.create("castlecards", ALONE)
    with server.sit(created, created["founder"]) as client:
        play_on([client], lambda actions: actions[0])
    return created


def with_bo(server: Running) -> tuple[Json, Client]:
    """A running game against another person, and that person's client."""
    created = server.create("castlecards", WITH_BO)
    token = next(link["token"] for link in created["links"] if link["who"] == "friend")
    client = server.sit(created, token)
    client.take_seat("Bo")
    return created, client


def test_a_code_carries_a_profile_to_another_device_once(server: Running) -> None:
    assert ask(server, PHONE, "/me").status == 404
    code = made(server)["recovery"]
    assert ask(server, PHONE, "/me", NEW).json()["code"] == "profile-signed-in"
    assert ask(server, PHONE, "/me").json()["recovery"] is None
    there = recover(server, LAPTOP, f" {code.lower().replace('-', ' ').replace('0', 'o')} ")
    assert there.status == 200, there.text
    me = there.json()
    assert (me["name"], me["look"], me["kept"]) == ("Ana", LOOK, NEW["kept"])
    assert [(device["label"], device["own"]) for device in me["devices"]] == [("Phone", False), ("Laptop", True)]
    spent = recover(server, STRANGER, code)
    assert (spent.status, spent.json()["code"]) == (403, "recovery-wrong")
    assert recover(server, STRANGER, "not a code").status == 403
    renewed = ask(server, PHONE, "/me/recovery", {}).json()["recovery"]
    assert recover(server, STRANGER, me["recovery"]).status == 403
    assert recover(server, STRANGER, renewed).status == 200


def test_tries_of_codes_are_limited_and_foreign_pages_refused(tmp_path: Path) -> None:
    limits = ServerLimits(sign_in_burst=3, sign_ins_per_hour=1, loop_share=1000, loop_burst=1000)
    with running(tmp_path, limits) as server:
        tries = [recover(server, STRANGER, "K" * 20).status for _ in range(4)]
        assert tries == [403, 403, 403, 429]
        foreign = server.request("/api/me", NEW, authorization=f"Bearer {PHONE}", origin="http://elsewhere.example")
        assert foreign.json()["code"] == "origin-foreign"
        assert server.request("/api/me").status == 403


def test_changes_and_kept_things_follow_to_every_device(server: Running) -> None:
    recover(server, LAPTOP, made(server)["recovery"])
    other = {"name": "Anna", "look": {"colour": "sky", "rune": "sun"}}
    assert ask(server, PHONE, "/me", other, "PUT").status == 200
    assert ask(server, LAPTOP, "/me/kept", {"kept": {"puzzles": {"p1": True}}}, "PUT").status == 204
    me = ask(server, PHONE, "/me").json()
    assert (me["name"], me["look"], me["kept"]) == ("Anna", other["look"], {"puzzles": {"p1": True}})
    bad = {"name": "Anna", "look": {"colour": "none such", "rune": "sun"}}
    assert ask(server, PHONE, "/me", bad, "PUT").json()["code"] == "message-unreadable"
    assert ask(server, PHONE, "/me/kept", {"kept": {"x": "x" * 70_000}}, "PUT").status == 413


def test_a_seat_follows_and_shows_the_look_of_its_person(server: Running) -> None:
    code = made(server)["recovery"]
    created, bo = with_bo(server)
    with bo:
        assert claim(server, STRANGER, created).json()["code"] == "profile-none"
        assert claim(server, PHONE, created, created["watch"]).json()["code"] == "table-onlooker"
        assert claim(server, PHONE, created).status == 204
        while bo.until("seats")["seats"][0]["look"] != LOOK:
            pass
        ask(server, PHONE, "/me", {"name": "Ana", "look": {"colour": "sky", "rune": "sun"}}, "PUT")
        while (seats := bo.until("seats")["seats"])[0]["look"] != {"colour": "sky", "rune": "sun"}:
            pass
        assert seats[1]["look"] is None
    me = recover(server, LAPTOP, code).json()
    assert [(table["table"], table["over"]) for table in me["tables"]] == [(created["table"], False)]
    opened = ask(server, LAPTOP, f"/me/tables/{created['table']}", {"key": "l" * 32})
    assert opened.json() == {"seat": 0}
    with server.sit(created, "l" * 32) as client:
        assert (client.table["you"], client.table["founder"]) == (0, False)
    made(server, STRANGER)
    refused = ask(server, STRANGER, f"/me/tables/{created['table']}", {"key": "s" * 32})
    assert (refused.status, refused.json()["code"]) == (403, "profile-no-seat")


def test_a_device_that_is_signed_out_opens_no_seat_any_more(server: Running) -> None:
    recover(server, LAPTOP, made(server)["recovery"])
    over, (created, bo) = finished(server), with_bo(server)
    with bo, server.sit(created, created["founder"]) as phone:
        for table in (over, created):
            assert claim(server, PHONE, table).status == 204
        ask(server, LAPTOP, f"/me/tables/{created['table']}", {"key": "l" * 32})
        devices = ask(server, LAPTOP, "/me").json()["devices"]
        assert ask(server, LAPTOP, "/me/devices/none", method="DELETE").status == 404
        assert ask(server, LAPTOP, f"/me/devices/{devices[0]['id']}", method="DELETE").status == 204
        with pytest.raises(ConnectionClosed):
            phone.until("nothing")
    assert ask(server, PHONE, "/me").status == 404
    for table in (over, created):
        answer = server.request(f"/api/tables/{table['table']}", authorization=f"Bearer {table['founder']}")
        assert answer.json()["code"] == "table-token"
    with server.sit(created, "l" * 32) as laptop:
        assert laptop.table["you"] == 0
    assert [each["label"] for each in ask(server, LAPTOP, "/me").json()["devices"]] == ["Laptop"]


def test_the_daily_siege_is_one_for_all_devices(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    moment = policy.now()
    monkeypatch.setattr(policy, "now", lambda: moment)  # the day does not end meanwhile
    begun = server.request("/api/daily/castlecards", {"key": PHONE, "name": "Ana"}).json()
    recover(server, LAPTOP, made(server)["recovery"])
    there = server.request("/api/daily/castlecards", {"key": LAPTOP, "name": "Ana"}).json()
    assert there["table"] == begun["table"]
    assert there["token"] != begun["token"]
    for token in (begun["token"], there["token"]):
        with server.sit(begun, token) as client:
            assert client.table["you"] == 0


def test_the_personal_page_has_games_ratings_records_and_favourite_cards(server: Running) -> None:
    made(server)
    assert ask(server, PHONE, "/me/page").json()["stories"] == []
    created = finished(server)
    claim(server, PHONE, created)
    finished(server)
    (story,) = ask(server, PHONE, "/me/page?language=es").json()["stories"]
    won = story["won"] == 1
    assert (story["game"], story["played"], story["streak"]) == ("castlecards", 1, int(won))
    assert (story["best"] is not None, story["fastest"] is not None) == (won, won)
    assert [game["table"] for game in story["games"]] == [created["table"]]
    assert [moment["table"] for moment in story["history"]] == [created["table"]]
    assert story["rating"]["rating"] == story["history"][-1]["rating"]
    words = server.request("/api/games/castlecards/words?language=es").json()["things"]["cards"]
    assert story["favourites"]
    assert {card["name"] for card in story["favourites"]} <= {facts["name"] for facts in words.values()}
    entries = server.request("/api/ratings?game=castlecards&name=ana").json()
    assert entries["person"]["games"] == 1
    assert sum(entry["name"] == "Ana" for entry in entries["entries"]) == 2


def test_everything_about_oneself_is_exported_and_deleted(server: Running) -> None:
    made(server)
    over, alone = finished(server), server.create("runedar", ALONE)
    running_, bo = with_bo(server)
    with bo:
        for table in (over, alone, running_):
            assert claim(server, PHONE, table).status == 204
        exported = ask(server, PHONE, "/me/export")
        assert "attachment" in exported.headers["content-disposition"]
        games = {game["table"]: game for game in exported.json()["games"]}
        assert set(games) == {over["table"], alone["table"], running_["table"]}
        assert '"Ana"' in games[over["table"]]["log"]
        assert games[running_["table"]]["log"] is None
        assert exported.json()["kept"] == NEW["kept"]
        assert ask(server, PHONE, "/me", method="DELETE").status == 204
    assert ask(server, PHONE, "/me").status == 404
    log = server.request(f"/api/tables/{over['table']}/log").text
    assert "Ana" not in log
    assert "outcome: " in log
    assert server.request(f"/api/tables/{over['table']}/verify").json()["draws"] > 0
    assert server.request(f"/api/tables/{over['table']}/replay").json()["names"][0] == "—"
    assert server.request(f"/api/tables/{alone['table']}/log").status == 404
    with server.sit(running_, bo.token) as again:
        seat = again.table["seats"][0]
        assert (seat["name"], seat["bot"], seat["look"]) == ("—", "beginner", None)
        play_on([again], lambda actions: actions[0])
    assert "Ana" not in json.dumps(server.request(f"/api/tables/{running_['table']}/replay").json())
    page = server.request("/api/ratings?game=castlecards").json()
    assert all(entry["name"] != "Ana" for entry in page["entries"])
