"""Absent persons over real sockets: they are reminded, then replaced if the others agree."""

from pathlib import Path

import pytest

from siegeworks.table import presence

from .kit import Client, Json, Running, running

SEATS = [{"who": "me", "name": "Ana"}, {"who": "friend"}, {"who": "friend"}, {"who": "friend"}]
NAMES = ("Ana", "Ben", "Cid", "Dot")


@pytest.fixture(autouse=True)
def _short_patience(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(presence, "GONE_FOR_LONG", 0.1)


def company(server: Running, count: int, **fields: object) -> tuple[Json, list[Client]]:
    """A game of so many persons, all of whom are there."""
    created = server.create("runedar", SEATS[:count], **fields)
    clients = [server.sit(created, link["token"]) for link in created["links"]]
    for client, name in zip(clients[1:], NAMES[1:count], strict=True):
        assert client.take_seat(name=name)["type"] == "done"
    for client in clients:
        while client.table["phase"] != "playing":
            client.until("table")
    return created, clients


def leave(absent: Client, seat: int, others: list[Client]) -> None:
    absent.close()
    for client in others:
        while client.until("seats")["seats"][seat]["present"]:
            pass


def until_replaceable(client: Client, seat: int) -> None:
    while not client.table["seats"][seat]["replaceable"]:
        client.until("seats")


def test_only_an_absent_person_can_be_reminded_and_once(server: Running) -> None:
    created, (ana, ben) = company(server, 2)
    with ana:
        assert ana.ask("nudge", seat=1)["code"] == "table-not-away"
        assert ana.ask("nudge", seat=7)["code"] == "table-bots-seat"
        leave(ben, 1, [ana])
        with server.sit(created, created["watch"]) as onlooker:
            assert onlooker.ask("nudge", seat=1)["code"] == "table-onlooker"
        assert ana.ask("nudge", seat=1)["type"] == "done"
        assert ana.ask("nudge", seat=1)["code"] == "table-nudged"


def test_a_reminder_waits_for_the_person_also_while_the_server_is_down(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        created, (ana, ben) = company(server, 2)
        with ana:
            leave(ben, 1, [ana])
            assert ana.ask("nudge", seat=1)["type"] == "done"
    with running(tmp_path) as later:
        where = f"/api/tables/{created['table']}"
        assert later.request(where, authorization=f"Bearer {ben.token}").json()["nudged"] == "Ana"
        assert later.request(where, authorization=f"Bearer {ana.token}").json()["nudged"] is None
        with later.sit(created, ben.token) as back:
            assert back.table["seats"][1]["nudged"] == 0
            while back.until("seats")["seats"][1]["nudged"] is not None:
                pass
        assert later.request(where, authorization=f"Bearer {ben.token}").json()["nudged"] is None


def test_nobody_is_replaced_without_a_reminder(server: Running) -> None:
    _, (ana, ben) = company(server, 2)
    with ana:
        leave(ben, 1, [ana])
        ana.until("seats")  # gone for long now
        assert ana.ask("hand_over", seat=1, bot="random")["code"] == "table-still-there"
        assert ana.ask("nudge", seat=1)["type"] == "done"
        assert ana.ask("hand_over", seat=1, bot="random")["type"] == "done"


def test_where_a_clock_runs_it_decides_how_long_everybody_waits(server: Running) -> None:
    _, (ana, ben) = company(server, 2, clock={"decision": 60})
    with ana:
        leave(ben, 1, [ana])
        assert ana.ask("nudge", seat=1)["type"] == "done"
        assert not ana.until("seats")["seats"][1]["replaceable"]
        assert ana.ask("hand_over", seat=1, bot="random")["code"] == "table-still-there"


def test_more_than_half_of_those_who_are_there_replace_a_person(server: Running) -> None:
    created, (ana, ben, cid, dot) = company(server, 4)
    with ana, ben, cid:
        leave(dot, 3, [ana, ben, cid])
        assert ana.ask("nudge", seat=3)["type"] == "done"
        until_replaceable(ana, 3)
        assert ana.ask("hand_over", seat=3, bot="random")["type"] == "done"
        proposal = ben.until("proposal")["proposal"]
        assert (proposal["kind"], proposal["absent"], proposal["bot"]) == ("replace", 3, "random")
        assert sorted(proposal["waiting"]) == [1, 2]
        assert ben.ask("consent", proposal=proposal["number"], agree=False)["type"] == "done"
        assert cid.ask("consent", proposal=proposal["number"], agree=True)["type"] == "done"
        while ben.until("seats")["seats"][3]["bot"] != "random":
            pass
        assert cid.ask("consent", proposal=proposal["number"], agree=True)["code"] == "table-no-proposal"
        with server.sit(created, dot.token) as back:
            assert back.ask("hand_over", seat=3, bot=None)["type"] == "done"


def test_half_of_the_answers_are_not_enough_and_who_leaves_has_no_vote(server: Running) -> None:
    _, (ana, ben, cid) = company(server, 3)
    with ana:
        with ben:
            leave(cid, 2, [ana, ben])
            assert ana.ask("nudge", seat=2)["type"] == "done"
            until_replaceable(ana, 2)
            assert ana.ask("hand_over", seat=2, bot="random")["type"] == "done"
            first = ben.until("proposal")["proposal"]["number"]
            assert ben.ask("consent", proposal=first, agree=False)["type"] == "done"
            while ana.until("proposal")["proposal"] is not None:
                pass
            assert ana.ask("hand_over", seat=2, bot="random")["type"] == "done"
        while ana.until("seats")["seats"][2]["bot"] != "random":
            pass


def test_a_person_who_comes_back_ends_the_vote(server: Running) -> None:
    created, (ana, ben, cid) = company(server, 3)
    with ana, ben:
        leave(cid, 2, [ana, ben])
        assert ana.ask("nudge", seat=2)["type"] == "done"
        until_replaceable(ana, 2)
        assert ana.ask("hand_over", seat=2, bot="random")["type"] == "done"
        with server.sit(created, cid.token):
            while ben.until("proposal")["proposal"] is not None:
                pass
        assert ana.table["seats"][2]["bot"] is None
