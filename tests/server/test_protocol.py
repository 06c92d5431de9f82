"""Late, repeated, forged and malformed messages change nothing."""

import json
from collections.abc import Iterator
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from .kit import Client, Running

SOLO = [{"who": "me", "name": "Ana"}]
PAIR = [{"who": "me", "name": "Ana"}, {"who": "friend"}]


@pytest.fixture
def ana(server: Running) -> Iterator[Client]:
    created = server.create("runedar", SOLO, options={"difficulty": "easy"}, seed="protocol")
    with server.sit(created, created["founder"]) as client:
        yield client


def scene_now(client: Client) -> Any:
    """The whole table as it stands on the server."""
    assert client.ask("speak", language="en")["type"] == "done"
    return dict(client.table)


def test_a_choice_is_acknowledged_after_its_step(ana: Client) -> None:
    number = ana.decision["number"] if ana.decision else 0
    assert ana.choose(ana.actions[0])["type"] == "done"
    types = [json.loads(text)["type"] for text in ana.texts]
    assert types.index("step") < types.index("done")
    assert ana.decision is not None
    assert ana.decision["number"] == number + 1


@pytest.mark.parametrize("game", ["runedar", "castlecards"])
def test_what_has_changed_makes_the_scene_that_a_newcomer_sees(server: Running, game: str) -> None:
    """After every few steps, for a person and for an onlooker; most entries of a scene are not sent again."""
    seats = [{"who": "me", "name": "Ana"}, {"who": "bot", "bot": "random"}]
    created = server.create(game, seats, seed="changes")
    with server.sit(created, created["founder"]) as ana, server.sit(created, created["watch"]) as onlooker:
        for turn in range(24):
            while not ana.actions:
                ana.until("step")
            ana.choose(ana.actions[turn % len(ana.actions)])
            if turn % 6 == 5:
                while not ana.actions:
                    ana.until("step")
                while onlooker.table["decision"]["number"] < ana.table["decision"]["number"]:
                    onlooker.until("step")
                with server.sit(created, created["watch"], "pl") as newcomer:
                    assert newcomer.table["scene"] == onlooker.table["scene"]
                kept = ana.table["scene"]
                assert scene_now(ana)["scene"] == kept
        steps = [json.loads(text) for text in ana.texts if text.startswith('{"type":"step"')]
        entries = sum(len(step["scene"]) for step in steps) / len(steps)
    assert len(steps) > 24
    assert entries < len(kept) * 0.7


def test_a_late_and_a_repeated_choice_change_nothing(ana: Client) -> None:
    assert ana.decision is not None
    number, action = ana.decision["number"], ana.actions[0]
    assert ana.choose(action, number)["type"] == "done"
    before = scene_now(ana)
    for late in (number, number - 1, number + 7):
        refused = ana.choose(action, late)
        assert (refused["type"], refused["code"]) == ("refused", "table-late")
        assert str(late) in refused["text"]
    assert scene_now(ana) == before


def test_an_impossible_choice_names_its_rule_in_words(ana: Client) -> None:
    before = scene_now(ana)
    impossible = ana.choose("done")
    assert (impossible["code"], impossible["type"]) == ("match-forbidden", "refused")
    assert "R-" in impossible["text"]
    assert ana.choose("make tea")["code"] == "action-unknown"
    assert scene_now(ana) == before


@pytest.mark.parametrize(
    "text",
    [
        "",
        "hello",
        "[]",
        "null",
        "{}",
        '{"type": "choose"}',
        '{"type": "choose", "id": 7, "decision": "1", "action": "reveal"}',
        '{"type": "choose", "id": 7, "decision": 1, "action": 5}',
        '{"type": "choose", "id": 7, "decision": 1, "action": "reveal", "seat": 0}',
        '{"type": "choose", "id": 7, "decision": -1, "action": "reveal"}',
        '{"type": "choose", "id": 7, "decision": 1e99, "action": "reveal"}',
        '{"type": "cheat", "id": 7}',
        '{"type": "hand_over", "id": 7, "seat": 99, "bot": "greedy"}',
        '{"type": "speak", "id": 7, "language": "xx"}',
        '{"type": "why", "id": 7, "decision": 1, "path": ["a","b","c","d","e","f","g"]}',
        "[" * 3000,
        '{"type": "choose", "id": 7, "decision": 1, "action": "' + "a" * 5000 + '"}',
        "😀",
    ],
)
def test_a_malformed_message_is_refused_in_a_sentence(ana: Client, text: str) -> None:
    before = scene_now(ana)
    ana.socket.send(text)
    refused = ana.until("refused", "done")
    assert refused["type"] == "refused"
    assert refused["code"] in ("message-unreadable", "message-long")
    assert refused["text"].endswith(".")
    assert "Traceback" not in refused["text"]
    assert scene_now(ana) == before


def test_a_frame_of_bytes_ends_the_connection_and_nothing_else(server: Running) -> None:
    created = server.create("runedar", SOLO)
    with server.sit(created, created["founder"]) as ana:
        ana.socket.send(b"\x00\x01")
        with pytest.raises(ConnectionClosed):
            ana.until("step")
    with server.sit(created, created["founder"]) as again:
        assert again.table["phase"] == "playing"


@pytest.mark.parametrize(
    "first",
    [
        "",
        "{}",
        '{"type":"choose","id":1,"decision":1,"action":"roll"}',
        '{"type":"hello"}',
        '{"type":"hello","token":"x"}',
    ],
)
def test_a_connection_without_hello_is_refused(server: Running, first: str) -> None:
    created = server.create("runedar", SOLO)
    url = f"ws://127.0.0.1:{server.port}/api/tables/{created['table']}/socket"
    with connect(url, proxy=None) as socket:
        socket.send(first)
        refused = json.loads(socket.recv(timeout=10))
        assert (refused["type"], refused["code"]) == ("refused", "hello-first")
        with pytest.raises(ConnectionClosed) as closed:
            socket.recv(timeout=10)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4400


@pytest.mark.parametrize(("table", "code"), [("", "table-token"), ("nowhere", "table-unknown")])
def test_a_forged_token_and_an_unknown_table_open_nothing(server: Running, table: str, code: str) -> None:
    created = server.create("runedar", SOLO)
    url = f"ws://127.0.0.1:{server.port}/api/tables/{table or created['table']}/socket"
    with connect(url, proxy=None) as socket:
        socket.send(json.dumps({"type": "hello", "token": "f" * 32, "language": "es"}))
        refused = json.loads(socket.recv(timeout=10))
        assert refused["code"] == code
        assert any(word in refused["text"] for word in ("Este", "Aquí"))


def test_nobody_decides_for_another_seat(server: Running) -> None:
    created = server.create("castlecards", PAIR)
    tokens = [link["token"] for link in created["links"]]
    with server.sit(created, tokens[0]) as ana, server.sit(created, tokens[1]) as ben:
        ben.take_seat(name="Ben")
        ana.until("table")
        assert ana.decision is not None
        other = ben if ana.decision["seat"] == 0 else ana
        asked = ana if other is ben else ben
        refused = other.choose(asked.actions[0], ana.decision["number"])
        assert (refused["type"], refused["code"]) == ("refused", "match-not-asked")
        with server.sit(created, created["watch"]) as onlooker:
            for type_, fields in {
                "choose": {"decision": ana.decision["number"], "action": asked.actions[0]},
                "say_phrase": {"phrase": "hello"},
                "sit": {"name": "Eve", "key": "e" * 32},
                "hand_over": {"seat": 0, "bot": "greedy"},
            }.items():
                assert onlooker.ask(type_, **fields)["code"] in ("table-onlooker", "table-begun")
            assert onlooker.ask("begin")["code"] == "table-begun"


def test_hello_is_said_once(ana: Client) -> None:
    ana.socket.send(json.dumps({"type": "hello", "token": ana.token, "language": "en"}))
    assert ana.until("refused")["code"] == "hello-twice"


def test_why_not_names_the_rule_in_the_language_of_the_seat(ana: Client) -> None:
    assert ana.decision is not None
    number = ana.decision["number"]
    because = ana.ask("why", decision=number, path=["do:done"])
    assert because["type"] == "because"
    assert because["rule"].startswith("R-")
    ana.ask("speak", language="pl")
    polish = ana.ask("why", decision=number, path=["do:done"])
    assert polish["rule"] == because["rule"]
    assert polish["text"] != because["text"]
    possible = ana.ask("why", decision=number, path=ana.decision["actions"][0]["path"])
    assert possible["rule"] is None
    assert ana.ask("why", decision=number, path=["card:nonsense"])["rule"] is None


def test_the_language_can_change_at_any_moment(ana: Client) -> None:
    questions = set()
    for language in ("en", "es", "pt-BR", "pl"):
        ana.ask("speak", language=language)
        assert ana.decision is not None
        questions.add(ana.decision["question"])
        assert ana.table["language"] == language
        assert all(event["text"] for line in ana.table["lines"] for event in line["events"])
    assert len(questions) == 4


@pytest.mark.parametrize(
    ("body", "code"),
    [
        (b"", "message-unreadable"),
        (b"{}", "message-unreadable"),
        ({"game": "chess", "seats": SOLO}, "game-unknown"),
        ({"game": "runedar", "seats": []}, "message-unreadable"),
        ({"game": "castlecards", "seats": SOLO}, "option-seats"),
        ({"game": "runedar", "seats": SOLO, "options": {"difficulty": "absurd"}}, "option-choice"),
        ({"game": "runedar", "seats": SOLO, "options": {"colour": "red"}}, "option-unknown"),
        ({"game": "runedar", "seats": [*SOLO, *SOLO]}, "table-one-seat"),
        ({"game": "runedar", "seats": [{"who": "me"}]}, "seat-name"),
        ({"game": "runedar", "seats": [{"who": "me", "name": "A\u0007"}]}, "seat-name"),
        ({"game": "runedar", "seats": [{"who": "me", "name": "x" * 25}]}, "message-unreadable"),
        ({"game": "runedar", "seats": [{"who": "bot", "bot": "genius"}]}, "bot-unknown"),
        ({"game": "runedar", "seats": SOLO, "pace": -1}, "message-unreadable"),
        (b"x" * 5000, "message-long"),
    ],
)
def test_an_impossible_table_is_refused_in_a_sentence(server: Running, body: Any, code: str) -> None:
    answer = server.request("/api/tables", body)
    assert answer.status >= 400
    assert answer.json()["code"] == code
    assert answer.json()["text"]


def test_markup_in_a_name_is_only_text(server: Running) -> None:
    """Names travel as JSON and are shown as text; nothing is taken out of them."""
    name = "<b>&\"'</b><script>"
    created = server.create("runedar", [{"who": "me", "name": name}])
    with server.sit(created, created["founder"]) as ana:
        assert ana.table["seats"][0]["name"] == name
