"""The daily siege over HTTP and at its tables: one try alone, secret until one's own game is over, open afterwards."""

from collections.abc import Iterator
from datetime import datetime, timedelta
from pathlib import Path

import pytest

from siegeworks.kernel.chance import commitment
from siegeworks.table import analysis_jobs, daily, policy
from support.waiting import wait_until

from .kit import Client, Json, Running, play_on, running

NOON = datetime.fromisoformat("2026-03-02T12:00:00+00:00")
DAY = "2026-03-02"
ANA, BO = "a" * 32, "b" * 32


class Clock:
    """The time of the server, which a test sets."""

    def __init__(self) -> None:
        self.time = NOON

    def __call__(self) -> datetime:
        return self.time


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    found = Clock()
    monkeypatch.setattr(policy, "now", found)
    monkeypatch.setattr(daily, "BOT", "random")
    monkeypatch.setattr(daily, "PACE", 0)
    monkeypatch.setattr(analysis_jobs, "SIMULATIONS", 4)
    return found


@pytest.fixture
def server(clock: Clock, tmp_path: Path) -> Iterator[Running]:
    assert clock.time == NOON
    with running(tmp_path) as found:
        yield found


def begin(server: Running, key: str, game: str = "castlecards", name: str = "Ana") -> Json:
    answer = server.request(f"/api/daily/{game}", {"key": key, "name": name})
    assert answer.status == 201, answer.text
    found: Json = answer.json()
    return found


def sit(server: Running, table: Json) -> Client:
    return server.sit(table, table["token"])


def finish(server: Running, key: str, game: str = "castlecards", name: str = "Ana") -> tuple[Json, Json]:
    """Play a whole game; returns its table and its outcome."""
    table = begin(server, key, game, name)
    with sit(server, table) as client:
        return table, play_on([client], lambda actions: actions[0])


def day_of(server: Running, key: str | None = None, game: str = "castlecards", query: str = "") -> Json:
    headers = {} if key is None else {"Authorization": f"Bearer {key}"}
    answer = server.request(f"/api/daily/{game}/{DAY}{query}", **headers)
    assert answer.status == 200, answer.text
    found: Json = answer.json()
    return found


def test_the_hash_is_known_before_the_day_and_the_seed_after_it(server: Running, clock: Clock) -> None:
    before = server.request("/api/daily").json()
    assert (before["today"], before["ends"]) == (DAY, 12 * 3600)
    assert [deal["day"] for deal in before["deals"] if deal["game"] == "runedar"] == [
        f"2026-03-{day:02}" for day in range(2, 10)
    ]
    assert all(deal["seed"] is None for deal in before["deals"])
    clock.time += timedelta(days=3)
    today = next(deal for deal in before["deals"] if deal["day"] == "2026-03-05" and deal["game"] == "castlecards")
    table = begin(server, ANA)
    with sit(server, table) as client:
        assert client.table["seed_hash"] == today["hash"]
    clock.time += timedelta(days=1)
    deal = server.request("/api/daily/castlecards/2026-03-05").json()["deal"]
    assert (deal["hash"], commitment(deal["seed"])) == (today["hash"], today["hash"])
    assert deal["committed"] < "2026-03-05"


def test_everybody_gets_the_same_deal_and_one_table(server: Running) -> None:
    first, again, other = begin(server, ANA), begin(server, ANA, name="Ana again"), begin(server, BO, name="Bo")
    assert first == again
    assert other["table"] != first["table"]
    with sit(server, first) as ana, sit(server, other) as bo:
        assert ana.table["seed_hash"] == bo.table["seed_hash"]
        assert ana.table["scene"] == bo.table["scene"]
        assert (ana.table["daily"], ana.table["rated"], ana.table["hints"]) == (DAY, False, False)


def test_nobody_is_helped(server: Running) -> None:
    with sit(server, begin(server, ANA, "runedar")) as client:
        while client.decision is None or client.decision["number"] < 3:
            client.choose(client.actions[0])
        number = client.decision["number"]
        for message in (
            {"type_": "hint", "decision": number},
            {"type_": "rewind", "decision": number, "line": 1},
            {"type_": "hand_over", "seat": 0, "bot": "random"},
        ):
            assert client.ask(**message)["code"] == "daily-alone", message


def test_games_of_others_open_after_ones_own(server: Running, clock: Clock) -> None:
    table, outcome = finish(server, ANA)
    assert outcome["seed"] == ""
    replay = f"/api/tables/{table['table']}/replay"
    begin(server, BO, name="Bo")
    for headers in ({}, {"Authorization": f"Bearer {BO}"}):
        assert server.request(replay, **headers).json()["code"] == "daily-own-first"
        assert server.request(f"/api/tables/{table['table']}/analysis", **headers).status == 403
    assert day_of(server, BO)["entries"][0]["table"] is None
    finish(server, BO, name="Bo")
    assert {entry["name"] for entry in day_of(server, BO)["entries"]} == {"Ana", "Bo"}
    assert all(entry["table"] for entry in day_of(server, BO)["entries"])
    shown = server.request(replay, Authorization=f"Bearer {BO}")
    assert (shown.status, shown.json()["outcome"]["seed"]) == (200, "")
    for path in ("log", "verify"):
        secret = server.request(f"/api/tables/{table['table']}/{path}", Authorization=f"Bearer {ANA}")
        assert (secret.status, secret.json()["code"]) == (403, "daily-not-over")
    clock.time += timedelta(days=1)
    after = server.request(replay).json()
    assert commitment(after["outcome"]["seed"]) == day_of(server)["deal"]["hash"]
    assert server.request(f"/api/tables/{table['table']}/verify").status == 200
    assert all(entry["table"] for entry in day_of(server)["entries"])


def test_results_are_ranked_with_and_without_luck(server: Running, clock: Clock) -> None:
    _, outcome = finish(server, ANA)
    wait_until(lambda: not day_of(server, ANA, query="?by=adjusted")["judging"])
    page = day_of(server, ANA, query="?by=adjusted")
    own = page["own"]
    assert (page["players"], page["finished"], own["own"], own["place"], own["adjusted_place"]) == (1, True, True, 1, 1)
    assert own["won"] == (0 in outcome["winners"])
    assert own["adjusted"] == pytest.approx(100 * own["won"] - own["luck"], abs=0.011)
    overview = server.request("/api/daily", Authorization=f"Bearer {ANA}").json()
    assert (overview["streak"], overview["longest"], overview["past"]) == (1, 1, [])
    clock.time += timedelta(days=2)
    overview = server.request("/api/daily", Authorization=f"Bearer {ANA}").json()
    assert (overview["streak"], overview["longest"]) == (0, 1)
    assert overview["past"] == [{"day": DAY, "game": "castlecards", "players": 1, "won": int(own["won"])}]


def test_a_game_that_ends_after_its_day_does_not_count(server: Running, clock: Clock) -> None:
    table = begin(server, ANA)
    with sit(server, table) as client:
        clock.time += timedelta(days=1)
        play_on([client], lambda actions: actions[0])
    page = day_of(server, ANA)
    assert (page["players"], page["own"], page["finished"], page["table"]) == (0, None, True, table["table"])
    assert begin(server, ANA)["table"] != table["table"]


def test_daily_games_enter_no_other_ranking(server: Running) -> None:
    finish(server, ANA, "runedar")
    chronicles = server.request("/api/chronicles").json()
    assert chronicles["wins"] == chronicles["losses"] == []
    assert server.request("/api/ratings?game=runedar").json()["entries"] == []


def test_bad_requests_are_one_sentence(server: Running) -> None:
    assert (
        server.request("/api/daily/castlecards", {"key": "short", "name": "A"}).json()["code"] == "message-unreadable"
    )
    assert server.request("/api/daily/chess", {"key": ANA, "name": "A"}).status == 404
    foreign = server.request("/api/daily/castlecards", {"key": ANA, "name": "A"}, Origin="http://elsewhere.example")
    assert foreign.status == 403
    assert server.request("/api/daily/castlecards/soon").json()["code"] == "daily-day"
    for day in ("2020-01-01", "2030-01-01"):
        unknown = server.request(f"/api/daily/castlecards/{day}")
        assert (unknown.status, unknown.json()["code"]) == (404, "daily-unknown")
    assert server.request("/api/daily", Authorization="nothing").json()["code"] == "table-token"
