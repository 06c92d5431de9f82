"""Resigning, draws and conceding over real sockets, and that everything about such a game stays true."""

import pytest

from siegeworks.table import automatic

from .kit import Client, Json, Running

PAIR = [{"who": "me", "name": "Ana"}, {"who": "friend"}]


@pytest.fixture(autouse=True)
def _no_delay(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(automatic, "draw_delay", lambda: 0.0)


def pair(server: Running, game: str) -> tuple[Json, Client, Client]:
    created = server.create(game, PAIR)
    ana, ben = (server.sit(created, link["token"]) for link in created["links"])
    ben.take_seat(name="Ben")
    ana.until("table")
    return created, ana, ben


def possible(client: Client) -> list[str]:
    assert client.decision is not None
    return list(client.decision["settlements"])


def outcome_of(client: Client) -> Json:
    while client.table.get("outcome") is None:
        client.until("step")
    return dict(client.table["outcome"])


def test_who_resigns_has_lost_and_the_game_is_replayed_proven_and_rated(server: Running) -> None:
    created, ana, ben = pair(server, "castlecards")
    with ana, ben:
        assert possible(ana) == possible(ben) == ["resign", "draw"]
        assert ben.ask("settle", how="concede")["code"] == "match-no-settlement"
        assert ben.ask("settle", how="resign")["type"] == "done"
        outcome = outcome_of(ana)
        assert (outcome["winners"], outcome["reason"]) == ([0], "resigned")
        assert outcome["text"] == "Ana wins: the last rival has resigned."
        assert ana.decision is None
        assert ben.ask("settle", how="resign")["code"] == "match-over"
    table = f"/api/tables/{created['table']}"
    replay = server.request(f"{table}/replay").json()
    last = replay["frames"][-1]
    assert (last["line"]["kind"], last["line"]["text"], last["seat"]) == ("settle", "Ben resigns.", None)
    assert (replay["outcome"]["winners"], last["question"]) == ([0], outcome["text"])
    assert server.request(f"{table}/verify").json()["draws"] > 0
    with server.sit(created, created["watch"]) as later:
        assert (later.table["phase"], later.table["outcome"]) == ("over", outcome)
    rated = server.request("/api/ratings?game=castlecards&name=Ana").json()
    assert (rated["person"]["won"], rated["person"]["games"]) == (1, 1)


def test_a_draw_needs_every_rival_and_can_be_offered_once_a_turn(server: Running) -> None:
    _, ana, ben = pair(server, "castlecards")
    with ana, ben:
        asked, other = (ana, ben) if ana.actions else (ben, ana)
        assert other.ask("settle", how="draw")["type"] == "done"
        offer = asked.until("proposal")["proposal"]
        assert (offer["kind"], offer["waiting"]) == ("draw", [asked.table["you"]])
        assert other.ask("consent", proposal=offer["number"], agree=True)["type"] == "done"
        assert asked.ask("consent", proposal=offer["number"], agree=False)["type"] == "done"
        told = other.until("proposal")
        while told["proposal"] is not None:
            told = other.until("proposal")
        assert told["ended_by"] == asked.table["you"]
        assert other.ask("settle", how="draw")["code"] == "table-draw-offered"
        assert asked.ask("settle", how="draw")["type"] == "done"
        second = other.until("proposal")["proposal"]
        while second is None or second["seat"] != asked.table["you"]:
            second = other.until("proposal")["proposal"]
        assert other.ask("consent", proposal=second["number"], agree=True)["type"] == "done"
        outcome = outcome_of(asked)
        assert (outcome["winners"], outcome["reason"]) == ([], "agreed")


def test_who_plays_on_has_refused_the_draw(server: Running) -> None:
    _, ana, ben = pair(server, "castlecards")
    with ana, ben:
        asked, other = (ana, ben) if ana.actions else (ben, ana)
        assert other.ask("settle", how="draw")["type"] == "done"
        number = asked.until("proposal")["proposal"]["number"]
        assert asked.choose(asked.actions[0])["type"] == "done"
        assert asked.ask("consent", proposal=number, agree=True)["code"] == "table-no-proposal"
        assert other.table.get("outcome") is None


def test_bots_agree_to_no_draw_but_a_person_may_resign(server: Running) -> None:
    created = server.create("castlecards", [PAIR[0], {"who": "bot", "bot": "random"}])
    with server.sit(created, created["founder"]) as ana, server.sit(created, created["watch"]) as onlooker:
        while not ana.actions:
            ana.until("step")
        assert possible(ana) == ["resign"]
        assert ana.ask("settle", how="draw")["code"] == "table-no-draw"
        assert onlooker.ask("settle", how="resign")["code"] == "table-onlooker"
        assert ana.ask("settle", how="resign")["type"] == "done"
        assert outcome_of(ana)["winners"] == [1]


def test_a_team_concedes_together_and_the_chronicles_have_it_as_a_loss(server: Running) -> None:
    created, ana, ben = pair(server, "runedar")
    with ana, ben:
        assert possible(ana) == ["concede"]
        assert ana.ask("settle", how="concede")["type"] == "done"
        first = ben.until("proposal")["proposal"]["number"]
        assert ben.ask("consent", proposal=first, agree=False)["type"] == "done"
        assert ben.ask("settle", how="concede")["type"] == "done"
        assert ana.ask("consent", proposal=first + 1, agree=True)["type"] == "done"
        outcome = outcome_of(ben)
        assert (outcome["winners"], outcome["reason"]) == ([], "conceded")
    losses = server.request("/api/chronicles").json()["losses"]
    (entry,) = [loss for loss in losses if loss["table"] == created["table"]]
    assert (entry["result"], entry["score"]) == ("conceded", outcome["score"])
