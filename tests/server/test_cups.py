"""Cups over HTTP and at their tables: entered with one click, paired by the server, counted by themselves."""

import csv
import io
import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from siegeworks.server import cup_pages
from siegeworks.store.cups import MOST_ENTRANTS
from siegeworks.table import cup_rounds
from support.waiting import wait_until

from .kit import Answer, Client, Host, Json, Running, play_on, process, running

ORGANIZER = "o" * 32
PEOPLE = {name: name[0].lower() * 32 for name in ("Ana", "Bo", "Cleo", "Dag", "Eve")}
NEW = {"name": "Winter cup", "game": "castlecards", "form": "swiss", "rounds": 2, "language": "en", "bot": "random"}
CAMPAIGN = {**NEW, "name": "Five sieges", "game": "runedar", "form": "campaign", "seats": 2}


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cup_pages, "LOOK_SECONDS", 0.05)
    monkeypatch.setattr(cup_rounds, "PACE", 0)


@pytest.fixture
def server(quick: None, tmp_path: Path) -> Iterator[Running]:
    with running(tmp_path) as found:
        yield found


def ask(server: Host, key: str | None, path: str, body: Any = None, method: str | None = None) -> Answer:
    headers = {} if key is None else {"authorization": f"Bearer {key}"}
    return server.request(f"/api/cups{path}", body, method=method, **headers)


def made(server: Host, new: Json = NEW, names: str = "Ana Bo Cleo Dag") -> str:
    """A cup that people have entered."""
    answer = ask(server, ORGANIZER, "", new)
    assert answer.status == 201, answer.text
    cup = str(answer.json()["cup"]["id"])
    for name in names.split():
        assert ask(server, PEOPLE[name], f"/{cup}/entrants", {"name": name}).status == 201
    return cup


def page(server: Host, cup: str, name: str | None = None) -> Json:
    answer = ask(server, None if name is None else PEOPLE[name], f"/{cup}")
    assert answer.status == 200, answer.text
    found: Json = answer.json()
    return found


def until(server: Host, cup: str, ready: Callable[[Json], bool]) -> Json:
    """The page of a cup as soon as something is true of it."""
    wait_until(lambda: ready(page(server, cup)))
    return page(server, cup)


def seated(found: Json) -> bool:
    """Whether every game of the present round has a table or a result."""
    return all(meeting["table"] or meeting["winners"] is not None for meeting in of_round(found))


def of_round(found: Json) -> list[Json]:
    return [meeting for meeting in found["meetings"] if meeting["round"] == found["cup"]["round"]]


def start(server: Host, cup: str) -> Json:
    answer = ask(server, ORGANIZER, f"/{cup}/start", {})
    assert answer.status == 200, answer.text
    return until(server, cup, seated)


def sit(server: Host, cup: str, name: str) -> Client:
    answer = ask(server, PEOPLE[name], f"/{cup}/seat", {})
    assert answer.status == 200, answer.text
    return server.sit(answer.json(), answer.json()["token"])


def names_of(found: Json, meeting: Json) -> list[str]:
    names = {entrant["number"]: entrant["name"] for entrant in found["entrants"]}
    return [names[number] for number in meeting["entrants"]]


def finish(server: Host, cup: str, names: list[str]) -> Json:
    clients = [sit(server, cup, name) for name in names]
    try:
        return play_on(clients, lambda actions: actions[0])
    finally:
        for client in clients:
            client.close()


def resign(server: Host, cup: str, name: str) -> None:
    with sit(server, cup, name) as client:
        assert client.ask("settle", how="resign")["type"] == "done"


def play_round(server: Host, cup: str) -> Json:
    """Let the second seat of every game give up; returns the page of the next round, or of the end."""
    found = page(server, cup)
    round_ = found["cup"]["round"]
    for meeting in of_round(found):
        if meeting["winners"] is None:
            resign(server, cup, names_of(found, meeting)[1])
    return until(server, cup, lambda now: now["cup"]["ended"] or (now["cup"]["round"] > round_ and seated(now)))


def test_a_cup_is_paired_played_and_counted_by_itself(server: Running) -> None:
    cup = made(server, names="Ana Bo Cleo Dag Eve")
    before = page(server, cup)
    assert (before["cup"]["round"], before["cup"]["entrants"], before["meetings"]) == (0, 5, [])
    first = start(server, cup)
    assert [sorted(names_of(first, meeting)) for meeting in of_round(first)] == [
        ["Ana", "Cleo"],
        ["Bo", "Dag"],
        ["Eve"],
    ]
    assert (of_round(first)[2]["how"], of_round(first)[2]["winners"]) == ("bye", [0])
    meeting = of_round(first)[0]
    waiting = ask(server, PEOPLE["Ana"], "/mine").json()["seats"]
    assert waiting == [{"cup": cup, "table": meeting["table"], "game": "castlecards"}]
    outcome = finish(server, cup, names_of(first, meeting))
    after = page(server, cup)
    assert of_round(after)[0]["winners"] == outcome["winners"]
    second = play_round(server, cup)
    assert second["cup"]["round"] == 2
    met = [frozenset(meeting["entrants"]) for meeting in second["meetings"] if len(meeting["entrants"]) == 2]
    assert len(met) == len(set(met)) == 4
    end = play_round(server, cup)
    assert end["cup"]["ended"]
    assert ask(server, PEOPLE["Ana"], "/mine").json()["seats"] == []
    assert sum(line["points"] for line in end["standings"]) == 6
    assert end["standings"][0]["place"] == 1
    assert end["standings"][0]["points"] == 2
    rated = server.request("/api/ratings?game=castlecards").json()["entries"]
    assert {"Ana", "Bo", "Cleo", "Dag"} <= {entry["name"] for entry in rated}


def test_a_seat_is_open_only_to_its_person_and_can_be_watched_by_all(server: Running) -> None:
    cup = made(server, names="Ana Bo")
    assert ask(server, PEOPLE["Ana"], f"/{cup}/seat", {}).json()["code"] == "cup-no-seat"
    found = start(server, cup)
    (meeting,) = of_round(found)
    first, again = (ask(server, PEOPLE["Ana"], f"/{cup}/seat", {}).json() for _ in range(2))
    assert first == again
    assert first["table"] == meeting["table"]
    assert ask(server, PEOPLE["Cleo"], f"/{cup}/seat", {}).json()["code"] == "cup-no-seat"
    with sit(server, cup, "Ana") as ana, sit(server, cup, "Bo") as bo, server.sit(first, meeting["watch"]) as onlooker:
        assert {ana.table["you"], bo.table["you"]} == {0, 1}
        assert onlooker.table["you"] is None
        assert onlooker.ask("sit", name="Cleo", key="z" * 32)["type"] == "refused"
        assert not ana.table["founder"]
        assert ana.table["rated"]


def test_bad_requests_are_one_sentence(server: Running) -> None:
    cup = made(server, names="Ana Bo")
    codes = {
        (None, "POST", ""): (403, "table-token"),
        ("short", "POST", ""): (403, "table-token"),
        ("short", "GET", f"/{cup}"): (403, "table-token"),
        (ORGANIZER, "GET", "/nothing"): (404, "cup-unknown"),
        (PEOPLE["Bo"], "POST", f"/{cup}/start"): (403, "cup-organizer"),
        (PEOPLE["Bo"], "DELETE", f"/{cup}/entrants/1"): (403, "cup-organizer"),
        (ORGANIZER, "DELETE", f"/{cup}/entrants/9"): (404, "cup-not-in"),
        (ORGANIZER, "DELETE", f"/{cup}/entrants/me"): (404, "page-unknown"),
        (ORGANIZER, "PUT", f"/{cup}/meetings/1/1"): (404, "cup-meeting-unknown"),
        (ORGANIZER, "PUT", f"/{cup}/meetings/1/{'9' * 40}"): (404, "page-unknown"),
    }
    for (key, method, path), expected in codes.items():
        answer = ask(server, key, path, None if method == "GET" else {}, method)
        assert (answer.status, answer.json()["code"]) == expected, (method, path)
    joins = [
        (PEOPLE["Ana"], {"name": "Ana again"}, 409, "cup-joined"),
        (PEOPLE["Cleo"], {"name": " ANA "}, 400, "seat-name-taken"),
        (PEOPLE["Cleo"], {"name": "\u200b"}, 400, "seat-name"),
        (PEOPLE["Cleo"], {"name": 7}, 400, "message-unreadable"),
    ]
    for key, body, status, code in joins:
        answer = ask(server, key, f"/{cup}/entrants", body)
        assert (answer.status, answer.json()["code"]) == (status, code), body
    wrong: list[tuple[Json, str]] = [
        ({"form": "campaign"}, "cup-form"),
        ({"game": "runedar"}, "cup-form"),
        ({"game": "runedar", "form": "campaign", "seats": 8}, "cup-seats"),
        ({"game": "chess"}, "game-unknown"),
        ({"bot": "nobody"}, "bot-unknown"),
        ({"name": "\u200b"}, "cup-name"),
        ({"rounds": 0}, "message-unreadable"),
        ({"more": 1}, "message-unreadable"),
    ]
    for change, code in wrong:
        answer = ask(server, ORGANIZER, "", {**NEW, **change})
        assert answer.status in (400, 404), (change, answer.text)
        assert answer.json()["code"] == code, change
    foreign = server.request("/api/cups", NEW, authorization=f"Bearer {ORGANIZER}", origin="http://elsewhere.example")
    assert (foreign.status, foreign.json()["code"]) == (403, "origin-foreign")
    start(server, cup)
    late = ask(server, PEOPLE["Cleo"], f"/{cup}/entrants", {"name": "Cleo"})
    assert (late.status, late.json()["code"]) == (409, "cup-begun")
    assert ask(server, ORGANIZER, f"/{cup}/start", {}).json()["code"] == "cup-begun"
    assert [entrant["name"] for entrant in page(server, cup)["entrants"]] == ["Ana", "Bo"]


def test_a_cup_that_has_not_begun_can_be_deleted_by_its_organizer(server: Running) -> None:
    cup, other = made(server, names="Ana Bo"), made(server, names="Ana Bo")
    refused = ask(server, PEOPLE["Ana"], f"/{cup}", None, "DELETE")
    assert (refused.status, refused.json()["code"]) == (403, "cup-organizer")
    foreign = server.request(
        f"/api/cups/{cup}", method="DELETE", authorization=f"Bearer {ORGANIZER}", origin="http://elsewhere.example"
    )
    assert foreign.json()["code"] == "origin-foreign"
    assert ask(server, ORGANIZER, f"/{cup}", None, "DELETE").status == 204
    for method, path in (("GET", f"/{cup}"), ("DELETE", f"/{cup}"), ("POST", f"/{cup}/start")):
        answer = ask(server, ORGANIZER, path, {} if method == "POST" else None, method)
        assert (answer.status, answer.json()["code"]) == (404, "cup-unknown"), method
    start(server, other)
    assert ask(server, ORGANIZER, f"/{other}", None, "DELETE").json()["code"] == "cup-begun"
    assert [each["id"] for each in ask(server, None, "").json()["cups"]] == [other]


def test_a_game_that_both_have_left_is_lost_by_both(server: Running) -> None:
    cup = made(server, {**NEW, "form": "round_robin"}, "Ana Bo Cleo")
    first = start(server, cup)
    (meeting,) = [each for each in of_round(first) if len(each["entrants"]) == 2]
    stays = next(each["number"] for each in first["entrants"] if each["number"] not in meeting["entrants"])
    # Whoever leaves a running round has lost its game; those of later rounds have no winner if both are gone.
    for number in meeting["entrants"]:
        assert ask(server, ORGANIZER, f"/{cup}/entrants/{number}", None, "DELETE").status == 200
    end = until(server, cup, lambda now: now["cup"]["ended"] is not None)
    lines = {line["entrants"][0]: line for line in end["standings"]}
    assert (lines[stays]["points"], lines[stays]["place"]) == (2, 1)
    assert [lines[number]["drawn"] for number in meeting["entrants"]] == [0, 0]
    assert ask(server, ORGANIZER, f"/{cup}/meetings/1/1", {"winner": 0}, "PUT").json()["code"] == "cup-meeting-over"


def test_too_many_and_too_few_are_refused(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    cup = made(server, names="Ana")
    assert ask(server, ORGANIZER, f"/{cup}/start", {}).json()["code"] == "cup-few"
    monkeypatch.setitem(MOST_ENTRANTS, "swiss", 3)
    answers = [ask(server, f"{number:032}", f"/{cup}/entrants", {"name": f"P{number}"}) for number in range(5)]
    assert [answer.status for answer in answers] == [201, 201, 409, 409, 409]
    assert answers[-1].json()["code"] == "cup-full"
    assert page(server, cup)["cup"]["entrants"] == 3


def test_the_organizer_decides_and_people_leave(server: Running) -> None:
    cup = made(server, {**NEW, "form": "round_robin"}, "Ana Bo Cleo Dag")
    found = start(server, cup)
    assert found["cup"]["rounds"] == 3
    one, other = of_round(found)
    refused = ask(server, PEOPLE["Ana"], f"/{cup}/meetings/1/{one['number']}", {"winner": 0}, "PUT")
    assert refused.json()["code"] == "cup-organizer"
    decided = ask(server, ORGANIZER, f"/{cup}/meetings/1/{one['number']}", {"winner": None}, "PUT").json()
    assert (of_round(decided)[0]["winners"], of_round(decided)[0]["how"]) == ([], "decided")
    again = ask(server, ORGANIZER, f"/{cup}/meetings/1/{one['number']}", {"winner": 1}, "PUT")
    assert (again.status, again.json()["code"]) == (409, "cup-meeting-over")
    assert ask(server, ORGANIZER, f"/{cup}/meetings/1/2", {"winner": 5}, "PUT").status == 404
    leaver = names_of(found, other)[0]
    number = other["entrants"][0]
    left = ask(server, PEOPLE[leaver], f"/{cup}/entrants/{number}", None, "DELETE")
    assert left.status == 200, left.text
    second = until(server, cup, lambda now: now["cup"]["round"] == 2 and seated(now))
    lost = [meeting for meeting in second["meetings"] if number in meeting["entrants"]]
    assert [meeting["how"] for meeting in lost] == ["left", "left"]
    assert all(meeting["entrants"][meeting["winners"][0]] != number for meeting in lost)
    end = play_round(server, cup)
    assert end["cup"]["round"] == 3
    assert play_round(server, cup)["cup"]["ended"]


def test_a_campaign_gives_every_team_the_same_five_deals(server: Running) -> None:
    cup = made(server, CAMPAIGN, "Ana Bo Cleo")
    before = page(server, cup)
    assert [deal["seed"] for deal in before["deals"]] == [None] * 5
    found = start(server, cup)
    assert [names_of(found, meeting) for meeting in of_round(found)] == [["Ana", "Bo"], ["Cleo"]]
    mine, theirs = (meeting["table"] for meeting in of_round(found))
    with sit(server, cup, "Ana") as ana, sit(server, cup, "Bo") as bo, sit(server, cup, "Cleo") as cleo:
        assert ana.table["seed_hash"] == cleo.table["seed_hash"] == before["deals"][0]["hash"]
        assert not ana.table["hints"]
        assert not cleo.table["hints"]
        while cleo.decision is None or cleo.decision["seat"] != cleo.table["you"]:
            cleo.receive()
        for message in ({"type_": "hint"}, {"type_": "rewind", "line": 1}):
            assert cleo.ask(**message, decision=cleo.decision["number"])["code"] == "cup-unaided"
        ana.send("settle", how="concede")
        proposal = bo.until("proposal")["proposal"]["number"]
        bo.send("consent", proposal=proposal, agree=True)
        assert bo.until("step")["outcome"]["seed"] == ""
    replay = f"/api/tables/{mine}/replay"
    for key in (None, PEOPLE["Cleo"]):
        headers = {} if key is None else {"authorization": f"Bearer {key}"}
        assert server.request(replay, **headers).json()["code"] == "cup-own-first"
    seen = server.request(replay, authorization=f"Bearer {PEOPLE['Bo']}")
    assert (seen.status, seen.json()["outcome"]["seed"]) == (200, "")
    assert server.request(f"/api/tables/{mine}/log").json()["code"] == "cup-not-over"
    token = ask(server, PEOPLE["Cleo"], f"/{cup}/seat", {}).json()["token"]
    copied = server.request(f"/api/tables/{theirs}/copy", {}, authorization=f"Bearer {token}")
    assert copied.json()["code"] == "offline-alone"
    with sit(server, cup, "Cleo") as cleo:
        assert cleo.ask("settle", how="concede")["type"] == "done"
    second = until(server, cup, lambda now: now["cup"]["round"] == 2 and seated(now))
    assert [deal["seed"] is not None for deal in second["deals"]] == [True, False, False, False, False]
    assert server.request(f"/api/tables/{mine}/log").status == 200
    assert [(line["place"], line["played"], line["lost"]) for line in second["standings"]] == [(1, 1, 1), (1, 1, 1)]
    assert server.request("/api/chronicles").json()["losses"] == []
    difficulties = [deal["difficulty"] for deal in second["deals"]]
    assert difficulties == sorted(difficulties, key=("easy", "normal", "hard", "epic").index)
    assert difficulties[0] != difficulties[-1]


def test_files_hold_everything_and_no_formula(server: Running) -> None:
    cup = made(server, names="Ana Bo")
    ask(server, PEOPLE["Cleo"], f"/{cup}/entrants", {"name": "=1+1"})
    start(server, cup)
    whole = server.request(f"/api/cups/{cup}/export.json")
    assert json.loads(whole.text)["cup"]["name"] == "Winter cup"
    assert "attachment" in whole.headers["content-disposition"]
    rows = list(csv.reader(io.StringIO(server.request(f"/api/cups/{cup}/standings.csv").text.removeprefix("﻿"))))
    assert rows[0][:3] == ["place", "name", "played"]
    assert sorted(row[1] for row in rows[1:]) == ["'=1+1", "Ana", "Bo"]
    games = list(csv.reader(io.StringIO(server.request(f"/api/cups/{cup}/games.csv").text.removeprefix("﻿"))))
    assert len(games) == 3
    assert games[-1][5] == "bye"


def test_profiles_have_their_seats_on_every_device_and_can_be_forgotten(server: Running) -> None:
    look = {"colour": "moss", "rune": "bow"}
    profile = {"name": "Ana", "look": look, "device": "Phone", "kept": {}}
    cup = made(server, names="Ana Bo")
    code = server.request("/api/me", profile, authorization=f"Bearer {PEOPLE['Ana']}").json()["recovery"]
    laptop = "l" * 32
    signed = server.request("/api/sign-in/recovery", {"code": code, "device": "L"}, authorization=f"Bearer {laptop}")
    assert signed.status == 200
    found = start(server, cup)
    assert [entrant["own"] for entrant in ask(server, laptop, f"/{cup}").json()["entrants"]] == [True, False]
    tables = server.request("/api/me", authorization=f"Bearer {laptop}").json()["tables"]
    assert [table["table"] for table in tables] == [of_round(found)[0]["table"]]
    assert ask(server, laptop, f"/{cup}/seat", {}).status == 200
    records = server.request("/api/me/export", authorization=f"Bearer {laptop}").json()["records"]
    assert [row["name"] for row in records["cup_entrants"]] == ["Ana"]
    deleted = server.request("/api/me", method="DELETE", authorization=f"Bearer {laptop}")
    assert deleted.status == 204
    after = page(server, cup)
    assert [entrant["name"] for entrant in after["entrants"]] == ["—", "Bo"]
    assert after["meetings"][0]["how"] == "left"
    assert "Ana" not in json.dumps(after)


def test_a_cup_goes_on_after_the_server_was_killed(tmp_path: Path) -> None:
    with process(tmp_path) as (server, port):
        host = Host(port)
        cup = made(host, names="Ana Bo")
        found = start(host, cup)
        resign(host, cup, names_of(found, of_round(found)[0])[1])
        server.kill()
        server.wait()
    with process(tmp_path) as (_, port):
        host = Host(port)
        second = until(host, cup, lambda now: now["cup"]["round"] == 2 and seated(now))
        assert second["meetings"][0]["winners"] == [0]
        # There is nobody else to meet; the seats change.
        assert second["meetings"][1]["entrants"] == second["meetings"][0]["entrants"][::-1]
        end = play_round(host, cup)
        assert [line["points"] for line in end["standings"]] == [1, 1]
