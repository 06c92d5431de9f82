"""The lobby over HTTP and at its tables: listed, joined by strangers, watched, gone at the end."""

from siegeworks.server.lobby_pages import ENTRIES_AT_ONCE
from support.waiting import wait_until

from .kit import Json, Running, play_on

SEATS: list[Json] = [{"who": "me", "name": "Ana"}, {"who": "friend"}]
CARD = {"language": "pl", "level": "newcomers"}


def lobby(server: Running, query: str = "") -> list[Json]:
    answer = server.request(f"/api/lobby{query}")
    assert answer.status == 200, answer.text
    found: list[Json] = answer.json()["entries"]
    return found


def test_a_stranger_joins_from_the_lobby_and_others_watch(server: Running) -> None:
    server.create("castlecards", SEATS)
    created = server.create("castlecards", SEATS, open=CARD, clock={"decision": 60, "reserve": 300})
    (entry,) = lobby(server)
    assert (entry["table"], entry["free"], entry["names"]) == (created["table"], 1, ["Ana", None])
    assert (entry["language"], entry["level"], entry["rated"]) == ("pl", "newcomers", True)
    assert (entry["decision"], entry["reserve"]) == (60, 300)
    assert lobby(server, "?language=en") == lobby(server, "?game=runedar") == lobby(server, "?running=yes") == []
    assert lobby(server, "?language=pl&game=castlecards") == [entry]
    with server.sit(entry, entry["token"]) as bo, server.sit(entry, entry["token"]) as late:
        assert (bo.table["you"], bo.table["invited"], bo.table["onlookers"]) == (None, 1, 0)
        assert bo.take_seat("Bo")["type"] == "done"
        assert bo.table["you"] == 1
        assert lobby(server) == []
        assert late.take_seat("Cy")["code"] == "lobby-full"
        (running,) = lobby(server, "?running=yes")
        assert running["names"] == ["Ana", "Bo"]
        wait_until(lambda: lobby(server, "?running=yes")[0]["watchers"] == 1)
        with server.sit(created, created["founder"]) as ana:
            outcome = play_on([ana, bo], lambda actions: actions[0])
        assert outcome["winners"]
    assert lobby(server, "?running=yes") == []


def test_tables_are_found_by_pace_by_level_and_by_what_they_count_for(server: Running) -> None:
    made = {
        "none": server.create("castlecards", SEATS, open=CARD)["table"],
        "live": server.create("castlecards", SEATS, open=CARD, clock={"decision": 60, "reserve": 300})["table"],
        "days": server.create(
            "castlecards", SEATS, open={"language": "en"}, rated=False, clock={"decision": 86400, "reserve": 604800}
        )["table"],
    }
    for clock, table in made.items():
        assert [entry["table"] for entry in lobby(server, f"?clock={clock}")] == [table]
    assert [entry["table"] for entry in lobby(server, "?rated=no")] == [made["days"]]
    assert {entry["table"] for entry in lobby(server, "?rated=yes&level=newcomers")} == {made["none"], made["live"]}
    assert [entry["table"] for entry in lobby(server, "?level=any")] == [made["days"]]
    for query in ("clock=fast", "rated=perhaps"):
        refused = server.request(f"/api/lobby?{query}")
        assert (refused.status, refused.json()["code"]) == (400, "query-word")


def test_a_private_table_cannot_be_joined_by_its_onlookers(server: Running) -> None:
    created = server.create("castlecards", SEATS)
    with server.sit(created, created["watch"]) as onlooker:
        assert onlooker.table["invited"] is None
        assert onlooker.take_seat("Bo")["code"] == "table-onlooker"


def test_renewed_links_are_those_of_the_lobby(server: Running) -> None:
    created = server.create("castlecards", SEATS, open=CARD)
    with server.sit(created, created["founder"]) as ana:
        links = ana.ask("renew", key="k" * 32)
    (entry,) = lobby(server)
    assert entry["token"] == links["watch"] != created["watch"]


def test_the_lobby_is_paged(server: Running) -> None:
    for _ in range(ENTRIES_AT_ONCE + 1):
        server.create("castlecards", SEATS, open=CARD)
    first = server.request("/api/lobby").json()
    assert (len(first["entries"]), first["more"]) == (ENTRIES_AT_ONCE, True)
    rest = server.request(f"/api/lobby?from={ENTRIES_AT_ONCE}").json()
    assert (len(rest["entries"]), rest["more"]) == (1, False)
    assert server.request("/api/lobby?from=x").json()["code"] == "query-number"
    bad = server.request("/api/tables", {"game": "castlecards", "seats": SEATS, "open": {"language": "la"}})
    assert bad.json()["code"] == "message-unreadable"
