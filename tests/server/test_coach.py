"""The coach: hints at the table, the analysis of a finished game, and a new game from any of its lines."""

import json
import threading
import time
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from siegeworks.bots.analysis import ReplayedGame
from siegeworks.bots.analysis import finished as replay_finished
from siegeworks.games import load_game
from siegeworks.kernel.chance import Chance
from siegeworks.kernel.game import AnyGame
from siegeworks.kernel.log import Log, parse_log
from siegeworks.kernel.match import replay
from siegeworks.kernel.position import read_json, read_position
from siegeworks.server.limits import ServerLimits
from siegeworks.store.opening import open_tables
from siegeworks.table import analysis_jobs
from support.waiting import wait_until

from .gated_tasks import Gate, dying_choice, gate_for, gated_advice, gated_judgements, slow_judgements
from .kit import PATIENCE, Answer, Client, Json, Running, play_on, running

SOLO = [{"who": "me", "name": "Ana"}]
PAIR = [*SOLO, {"who": "friend"}]
WITH_BOT = [*SOLO, {"who": "bot", "bot": "beginner"}]
BOTS_ALONE = [{"who": "bot", "bot": "random"}, {"who": "bot", "bot": "random"}]


def number(client: Client) -> int:
    assert client.decision is not None
    return int(client.decision["number"])


def asked(client: Client) -> Client:
    while not client.actions:
        client.until("step")
    return client


# Hints.


@pytest.mark.parametrize("game", ["runedar", "castlecards"])
@pytest.mark.parametrize("language", ["en", "pl"])
def test_a_hint_has_chances_words_and_a_reason(server: Running, game: str, language: str) -> None:
    created = server.create(game, WITH_BOT)
    with server.sit(created, created["founder"], language) as ana:
        assert ana.table["hints"]
        hint = asked(ana).ask("hint", decision=number(ana))
        assert (hint["type"], hint["decision"]) == ("hint_answer", number(ana))
        options = hint["options"]
        labels = {action["action"]: action["label"] for action in (ana.decision or {})["actions"]}
        assert {option["action"]: option["words"] for option in options}.items() <= labels.items()
        assert 1 <= len(options) <= 8
        assert hint["chance"] == options[0]["chance"] == max(option["chance"] for option in options)
        assert all(0 <= option[share] <= 1 for option in options for share in ("chance", "share"))
        assert hint["reason"].endswith(".")
        assert 1 <= hint["equal"] <= len(options)
        assert len({option["chance"] for option in options[: hint["equal"]]}) == 1
        assert ana.choose(options[0]["action"])["type"] == "done"


def test_the_same_question_has_the_same_answer(server: Running) -> None:
    created = server.create("runedar", SOLO, seed="same")
    with server.sit(created, created["founder"]) as one, server.sit(created, created["founder"]) as other:
        hints = [client.ask("hint", decision=number(client)) | {"id": 0} for client in (one, other, one)]
        assert hints[0]["type"] == "hint_answer"
        assert hints[0] == hints[1] == hints[2]


def test_a_hint_is_for_the_seat_that_has_to_decide(server: Running) -> None:
    created = server.create("runedar", PAIR, seed="asked", pace=5000)
    tokens = [link["token"] for link in created["links"]]
    with (
        server.sit(created, tokens[0]) as ana,
        server.sit(created, tokens[1], "es") as ben,
        server.sit(created, created["watch"]) as onlooker,
    ):
        assert ana.ask("hint", decision=0)["code"] == "table-gathering"
        ben.take_seat(name="Ben")
        for client in (ana, onlooker):
            client.until("table")
        assert ana.table["hints"]
        assert ben.table["hints"]
        assert not onlooker.table["hints"]
        now = number(ana)
        asked_one, other = (ana, ben) if ana.actions else (ben, ana)
        assert other.ask("hint", decision=now)["code"] == "match-not-asked"
        assert onlooker.ask("hint", decision=now)["code"] == "table-onlooker"
        for late in (now - 1, now + 1):
            refused = asked_one.ask("hint", decision=late)
            assert (refused["type"], refused["code"]) == ("refused", "table-late")
        seat = asked_one.table["you"]
        asked_one.ask("hand_over", seat=seat, bot="greedy")
        assert asked_one.ask("hint", decision=number(asked_one))["code"] == "table-bot-plays"


def test_no_hints_against_a_rival_person(server: Running) -> None:
    created = server.create("castlecards", PAIR)
    with server.sit(created, created["founder"]) as ana:
        ana.ask("begin", bot="greedy")
        assert not ana.table["hints"]
        assert asked(ana).ask("hint", decision=number(ana))["code"] == "table-no-hint"


def test_a_game_that_is_over_needs_no_hint(server: Running) -> None:
    created = server.create("castlecards", WITH_BOT)
    with server.sit(created, created["founder"]) as ana:
        ana.ask("hand_over", seat=0, bot="random")
        while ana.table.get("outcome") is None:
            ana.until("step")
        assert ana.ask("hint", decision=0)["code"] == "match-over"


@pytest.fixture
def gated(tmp_path: Path) -> Iterator[tuple[Running, Gate]]:
    """A server whose coach waits at a gate."""
    with gate_for("siegeworks.table.hinting.coach_advice", gated_advice, tmp_path) as gate, running(tmp_path) as server:
        yield server, gate


def test_play_continues_while_the_coach_thinks_and_a_late_hint_is_refused(gated: tuple[Running, Gate]) -> None:
    server, gate = gated
    created = server.create("runedar", SOLO, seed="late hint")
    with server.sit(created, created["founder"]) as ana:
        first = ana.send("hint", decision=number(ana))
        gate.wait_until_reached()
        assert ana.ask("hint", decision=number(ana))["code"] == "hint-pending"
        assert ana.choose(ana.actions[0])["type"] == "done"
        gate.open()
        refused = ana.until("refused", "hint_answer")
        assert (refused["id"], refused["code"]) == (first, "table-late")
        assert ana.ask("hint", decision=number(ana))["type"] == "hint_answer"


def test_a_hint_request_ends_with_its_connection(gated: tuple[Running, Gate]) -> None:
    server, gate = gated
    created = server.create("runedar", SOLO)
    with server.sit(created, created["founder"]) as ana:
        ana.send("hint", decision=number(ana))
        gate.wait_until_reached()
    gate.open()
    with server.sit(created, created["founder"]) as again:
        assert again.ask("hint", decision=number(again))["type"] == "hint_answer"


def test_a_hint_is_in_the_language_of_the_moment(gated: tuple[Running, Gate]) -> None:
    server, gate = gated
    created = server.create("runedar", SOLO)
    with server.sit(created, created["founder"]) as ana:
        ana.send("hint", decision=number(ana))
        gate.wait_until_reached()
        ana.ask("speak", language="es")
        gate.open()
        labels = {action["label"] for action in (ana.decision or {})["actions"]}
        assert {option["words"] for option in ana.until("hint_answer")["options"]} <= labels


def test_hints_are_limited_for_each_address(tmp_path: Path) -> None:
    with running(tmp_path, ServerLimits(thinking_burst=0.01, thinking_share=0.001)) as server:
        created = server.create("runedar", SOLO)
        with server.sit(created, created["founder"]) as ana:
            kinds = [ana.ask("hint", decision=number(ana)) for _ in range(2)]
            assert [kind["type"] for kind in kinds] == ["hint_answer", "refused"]
            assert kinds[-1]["code"] == "limit-hints"
            assert ana.choose(ana.actions[0])["type"] == "done"


def test_a_failed_hint_is_reported_and_the_game_goes_on(
    server: Running, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("siegeworks.table.hinting.coach_advice", lambda *_: None)
    created = server.create("runedar", SOLO)
    with server.sit(created, created["founder"]) as ana:
        assert ana.ask("hint", decision=number(ana))["code"] == "coach-failed"
        assert ana.choose(ana.actions[0])["type"] == "done"
    assert "no hint" in caplog.text


def test_the_chronicles_count_hints(server: Running) -> None:
    created = server.create("runedar", SOLO, options={"difficulty": "hard"})
    with server.sit(created, created["founder"]) as ana:
        for _ in range(2):
            ana.ask("hint", decision=number(ana))
        choice = Chance("asked")
        play_on([ana], lambda actions: actions[choice.below(len(actions))])
    chronicles = server.request("/api/chronicles").json()
    assert [entry["hints"] for entry in chronicles["wins"] + chronicles["losses"]] == [2]


def test_the_levels_for_people_are_listed(server: Running) -> None:
    info = server.request("/api/info").json()
    assert info["levels"] == ["beginner", "steady", "expert"]
    assert set(info["levels"]) <= set(info["bots"])


# The analysis.


def finished(server: Running, game: str, seats: list[Json] = BOTS_ALONE, **options: Any) -> Json:
    """A table whose game random bots have played to the end."""
    created = server.create(game, seats, **options)
    with server.sit(created, created["watch"]) as onlooker:
        play_on([onlooker], lambda actions: actions[0])
    return created


def analysis(server: Running, created: Json, language: str = "en") -> tuple[Json, list[Json]]:
    """Repeat the request until the analysis is ready; returns it and the answers before."""
    before: list[Json] = []
    end = time.monotonic() + 2 * PATIENCE
    while time.monotonic() < end:
        answer = server.request(f"/api/tables/{created['table']}/analysis?language={language}")
        assert answer.status == 200, answer.text
        found = answer.json()
        if found["type"] == "analysis_ready":
            return found, before
        before.append(found)
        time.sleep(0.05)
    raise AssertionError("the analysis takes too long")


@pytest.fixture
def brief(monkeypatch: pytest.MonkeyPatch) -> None:
    """A coach that tries each action once or twice; a request starts the job and never waits until it is done."""
    monkeypatch.setattr(analysis_jobs, "SIMULATIONS", 2)
    monkeypatch.setattr(analysis_jobs, "ANSWER_SECONDS", 0.0)


def last_moments(server: Running, game: str) -> Json:
    """A short game: the end of another one, played again by other bots."""
    whole = finished(server, game, options={"difficulty": "hard"} if game == "runedar" else {})
    lines = len(parse_log(server.request(f"/api/tables/{whole['table']}/log").text, "log").entries)
    request = {"line": lines - 15, "seat": 0, "name": "Ana", "bot": "random", "pace": 0}
    created: Json = server.request(f"/api/tables/{whole['table']}/branch", request).json()
    with server.sit(created, created["founder"]) as ana:
        ana.ask("hand_over", seat=0, bot="random")
        while ana.table.get("outcome") is None:
            ana.until("step")
    return created


@pytest.mark.usefixtures("brief")
@pytest.mark.parametrize("game", ["runedar", "castlecards"])
def test_a_finished_game_is_analysed(server: Running, game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    created = last_moments(server, game)
    answered = threading.Event()

    def replay_later(game: AnyGame, log: Log) -> ReplayedGame:
        assert answered.wait(PATIENCE)
        return replay_finished(game, log)

    monkeypatch.setattr(analysis_jobs, "finished", replay_later)
    first = server.request(f"/api/tables/{created['table']}/analysis?language=es").json()
    assert (first["type"], first["done"]) == ("analysis_running", 0)
    answered.set()
    found, before = analysis(server, created, "es")
    assert all(0 <= each["done"] <= each["of"] for each in before)
    assert [each["done"] for each in before] == sorted(each["done"] for each in before)
    moments = found["moments"]
    log = parse_log(server.request(f"/api/tables/{created['table']}/log").text, "log")
    assert [moment["line"] for moment in moments] == list(range(1, len(log.entries)))
    assert [moment["action"] for moment in moments] == [entry.action for entry in log.entries[1:]]
    assert all(len(curve) == len(moments) + 1 for curve in found["curves"])
    assert len(found["curves"]) == (1 if game == "runedar" else 2) == len(found["luck"])
    assert [account["seat"] for account in found["accounts"]] == [0, 1]
    assert all(moment["best"] is None or moment["lost"] > 0 for moment in moments)
    assert all(place < len(moments) for place in found["turning_points"])
    english, _ = analysis(server, created, "en")
    assert [moment["words"] for moment in english["moments"]] != [moment["words"] for moment in moments]
    assert english["curves"] == found["curves"]


def test_the_game_of_others_goes_on_while_one_is_analysed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """With a single process for all, bots and hints come between the tasks of an analysis."""
    monkeypatch.setattr(analysis_jobs, "judge_choices", slow_judgements)
    monkeypatch.setattr("siegeworks.table.worker_processes.default_workers", lambda: 1)
    with running(tmp_path) as server:
        created = finished(server, "runedar", options={"difficulty": "hard"})
        answer = server.request(f"/api/tables/{created['table']}/analysis").json()
        assert answer["type"] == "analysis_running"
        other = server.create("castlecards", [*SOLO, {"who": "bot", "bot": "steady"}])
        with server.sit(other, other["founder"]) as ana:
            for _ in range(3):
                assert asked(ana).ask("hint", decision=number(ana))["type"] == "hint_answer"
                ana.choose(ana.actions[0])
        assert server.request(f"/api/tables/{created['table']}/analysis").json()["type"] == "analysis_running"


@pytest.mark.usefixtures("brief")
def test_an_analysis_that_is_no_longer_requested_pauses(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    created = finished(server, "castlecards")
    jobs: list[analysis_jobs.AnalysisJob] = []
    advance = analysis_jobs.AnalysisJob.advance

    async def noted(job: analysis_jobs.AnalysisJob) -> None:
        jobs.append(job)
        await advance(job)

    with monkeypatch.context() as patch:
        patch.setattr(analysis_jobs.AnalysisJob, "advance", noted)
        patch.setattr(analysis_jobs, "ABANDONED_SECONDS", 0.3)
        patch.setattr(analysis_jobs, "judge_choices", slow_judgements)
        path = f"/api/tables/{created['table']}/analysis"
        server.request(path)
        wait_until(lambda: not jobs[0].running)
        assert jobs[0].done < jobs[0].total
        patch.setattr(analysis_jobs, "ABANDONED_SECONDS", 0.0)
        done = [server.request(path).json()["done"] for _ in range(2)]
        assert done == [jobs[0].done] * 2
    assert analysis(server, created)[0]["type"] == "analysis_ready"


def test_only_so_many_games_are_analysed_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analysis_jobs, "MOST_AT_ONCE", 1)
    gate_at = ("siegeworks.table.analysis_jobs.judge_choices", gated_judgements, tmp_path)
    with gate_for(*gate_at), running(tmp_path) as server:
        tables = [finished(server, "castlecards") for _ in range(2)]
        paths = [f"/api/tables/{created['table']}/analysis?language=pt-BR" for created in tables]
        assert server.request(paths[0]).json()["type"] == "analysis_running"
        busy = server.request(paths[1])
        assert (busy.status, busy.json()["code"]) == (503, "coach-busy")
        assert server.request(paths[0]).json()["type"] == "analysis_running"


def test_a_failed_analysis_is_reported(
    server: Running, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    created = finished(server, "castlecards")
    monkeypatch.setattr(analysis_jobs, "ANSWER_SECONDS", PATIENCE)
    monkeypatch.setattr(analysis_jobs, "judge_choices", dying_choice)
    failed = server.request(f"/api/tables/{created['table']}/analysis")
    assert (failed.status, failed.json()["code"]) == (503, "coach-failed")
    assert "the analysis of table" in caplog.text


def refusal(answer: Answer) -> tuple[int, str]:
    return answer.status, answer.json()["code"]


def test_a_running_game_is_neither_analysed_nor_branched(server: Running) -> None:
    """Both would reveal what is hidden."""
    created = server.create("castlecards", WITH_BOT)
    request = {"line": 1, "seat": 0, "name": "Ana"}
    gathering = server.create("castlecards", PAIR)
    for table in (created, gathering):
        assert refusal(server.request(f"/api/tables/{table['table']}/analysis")) == (409, "table-running")
        assert refusal(server.request(f"/api/tables/{table['table']}/branch", request)) == (409, "table-running")
    assert refusal(server.request("/api/tables/nowhere/analysis")) == (404, "table-unknown")
    assert refusal(server.request("/api/tables/nowhere/branch", request)) == (404, "table-unknown")


# What if.


@pytest.mark.parametrize("game", ["runedar", "castlecards"])
def test_a_branch_begins_where_the_game_stood(server: Running, game: str) -> None:
    created = finished(server, game, seed="branch", options={"difficulty": "hard"} if game == "runedar" else {})
    log = parse_log(server.request(f"/api/tables/{created['table']}/log").text, "log")
    line = len(log.entries) // 2
    request = {"line": line, "seat": 1, "name": "Zoë", "bot": "beginner", "pace": 0}
    answer = server.request(f"/api/tables/{created['table']}/branch", request)
    assert answer.status == 201
    branch = answer.json()
    before = server.request(f"/api/tables/{created['table']}/replay?seat=1").json()["frames"][line - 1]
    with server.sit(branch, branch["founder"]) as zoe:
        assert (zoe.table["you"], zoe.table["rated"], zoe.table["founder"]) == (1, False, True)
        assert zoe.table["scene"] == before["scene"]
        assert zoe.table["decision"]["question"] == before["question"]
        names = [(seat["name"], seat["bot"]) for seat in zoe.table["seats"]]
        assert names == [("Brokk", "beginner"), ("Zoë", None)]
        choice = Chance("branch")
        play_on([zoe], lambda actions: actions[choice.below(len(actions))])
    replayed = parse_log(server.request(f"/api/tables/{branch['table']}/log").text, "log")
    assert replayed.header.start != "deal"
    assert replayed.header.seed_hash != log.header.seed_hash
    assert server.request(f"/api/tables/{branch['table']}/verify").json()["draws"] >= 0
    assert server.request(f"/api/tables/{branch['table']}/replay").status == 200
    assert server.request("/api/chronicles").json()["kinds"] == []


def test_a_branch_survives_a_restart(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        created = finished(server, "castlecards")
        log = parse_log(server.request(f"/api/tables/{created['table']}/log").text, "log")
        # Where Ana decides, so that the bot does not go on in between.
        line = next(entry.number for entry in log.entries if entry.number >= 10 and entry.seat == 0)
        request = {"line": line, "seat": 0, "name": "Ana"}
        branch = server.request(f"/api/tables/{created['table']}/branch", request).json()
        with server.sit(branch, branch["founder"]) as ana:
            scene, decision = ana.table["scene"], ana.decision
            assert decision is not None
            assert decision["actions"]
    with running(tmp_path) as server, server.sit(branch, branch["founder"]) as ana:
        assert (ana.table["scene"], ana.decision) == (scene, decision)


def test_the_position_a_branch_began_from_stays_hidden_while_it_runs(server: Running, tmp_path: Path) -> None:
    """It contains every deck and every hand, and a player may know no more than their own seat does."""
    created = finished(server, "castlecards", [*BOTS_ALONE, {"who": "bot", "bot": "random"}])
    log = parse_log(server.request(f"/api/tables/{created['table']}/log").text, "log")
    request = {"line": 12, "seat": 0, "name": "Ana", "pace": 0}
    branch = server.request(f"/api/tables/{created['table']}/branch", request)
    game = load_game("castlecards")
    *_, before = islice(replay(game, log), 12)
    document = game.document(before.state)
    with server.sit(branch.json(), branch.json()["founder"]) as ana:
        for _ in range(10):
            asked(ana).choose(ana.actions[0])
            if ana.table.get("outcome"):
                break
        received = "".join(ana.texts) + branch.text
    start = stored_start(tmp_path, branch.json()["table"])
    orders = [json.dumps(deck["deck"], separators=(",", ":")) for deck in document["decks"].values() if deck["deck"]]
    assert orders
    for hidden in (start[:60], "siegeworks position", *orders):
        assert hidden not in received
    for path in ("log", "replay", "verify", "analysis"):
        assert refusal(server.request(f"/api/tables/{branch.json()['table']}/{path}")) == (409, "table-running")
    assert game.document(read_position(game, read_json(start, "start"))) == document


def stored_start(home: Path, table: str) -> str:
    """The start in the header of a running table's log; it is only in the file."""

    file = open_tables(home)
    try:
        stored = file.load(table)
        assert stored is not None
        assert stored.header is not None
        return next(line for line in stored.header.splitlines() if line.startswith("start: ")).removeprefix("start: ")
    finally:
        file.close()


def test_an_impossible_branch_is_refused_in_a_sentence(server: Running) -> None:
    created = finished(server, "castlecards")
    path = f"/api/tables/{created['table']}/branch"
    last = len(parse_log(server.request(f"/api/tables/{created['table']}/log").text, "log").entries) - 1
    request = {"line": last, "seat": 0, "name": "Ana"}
    for change, code in (
        ({"line": 0}, "branch-line"),
        ({"line": last + 1}, "branch-line"),
        ({"seat": 2}, "replay-seat"),
        ({"seat": 9}, "message-unreadable"),
        ({"name": ""}, "message-unreadable"),
        ({"name": "  "}, "seat-name"),
        ({"bot": "genius"}, "bot-unknown"),
        ({"more": 1}, "message-unreadable"),
    ):
        assert refusal(server.request(path, request | change)) == (400, code)
    assert refusal(server.request(path, request, origin="https://evil.example")) == (403, "origin-foreign")
    assert server.request(path, request | {"name": "brokk"}).status == 201
