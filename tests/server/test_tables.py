"""Tables: beginning, bots, handing over, undo, going back together, phrases, reconnecting."""

import json

import pytest

from siegeworks.kernel.chance import Chance
from siegeworks.kernel.log import parse_log
from siegeworks.table import automatic, presence

from .kit import Client, Json, Running, play_on

PAIR = [{"who": "me", "name": "Ana"}, {"who": "friend"}]
WITH_BOT = [{"who": "me", "name": "Ana"}, {"who": "bot"}]


def pair(server: Running, game: str = "runedar", **options: object) -> tuple[Json, Client, Client]:
    """Ana and Ben at a table that has begun."""
    created = server.create(game, PAIR, **options)
    tokens = [link["token"] for link in created["links"]]
    ana, ben = server.sit(created, tokens[0]), server.sit(created, tokens[1])
    assert ana.table["phase"] == "gathering"
    assert ben.take_seat(name="Ben")["type"] == "done"
    ana.until("table")
    return created, ana, ben


def asked_of(*clients: Client) -> Client:
    return next(client for client in clients if client.actions)


def undoable(client: Client, *others: Client) -> str:
    """Play until this seat has made a choice it may take back; returns the choice."""
    choice = Chance("undo")
    everybody = [client, *others]
    for _ in range(400):
        asked = asked_of(*everybody)
        action = asked.actions[choice.below(len(asked.actions))]
        asked.send("choose", decision=asked.decision["number"] if asked.decision else 0, action=action)
        for each in everybody:
            each.until("step")
        if asked is client and client.decision and client.decision["undo"]:
            return action
    raise AssertionError("nothing to undo")


def test_a_table_begins_when_everybody_has_sat_down(server: Running) -> None:
    created, ana, ben = pair(server)
    with ana, ben:
        assert [seat["name"] for seat in ana.table["seats"]] == ["Ana", "Ben"]
        assert ana.table["phase"] == ben.table["phase"] == "playing"
        assert (ana.table["you"], ben.table["you"]) == (0, 1)
        assert ana.table["founder"]
        summary = server.request(f"/api/tables/{created['table']}", authorization=f"Bearer {ben.token}").json()
        assert (summary["you"], summary["names"], summary["phase"]) == (1, ["Ana", "Ben"], "playing")
    assert server.request(f"/api/tables/{created['table']}").status == 403
    assert server.request(f"/api/tables/{created['table']}", authorization="Bearer nonsense").status == 403


def test_the_founder_can_begin_with_bots_in_empty_seats_and_the_friend_can_take_it_back(server: Running) -> None:
    created = server.create("castlecards", PAIR)
    friend = created["links"][1]["token"]
    with server.sit(created, created["founder"]) as ana, server.sit(created, friend) as ben:
        assert ben.ask("begin")["code"] == "table-founder"
        assert ana.ask("begin", bot="nobody")["code"] == "bot-unknown"
        assert ana.ask("begin", bot="greedy")["type"] == "done"
        assert ana.table["seats"][1]["bot"] == "greedy"
        assert ana.table["seats"][1]["person"]
        assert (ben.table["you"], ben.table["invited"]) == (None, 1)
        assert ben.take_seat()["type"] == "done"
        assert (ben.table["you"], ben.table["invited"]) == (1, None)
        assert [json.loads(t)["seats"][1]["bot"] for t in ben.texts if '"type":"seats"' in t][-1] is None


def test_bots_answer_by_themselves_and_a_seat_can_be_handed_over_and_taken_back(server: Running) -> None:
    created = server.create("runedar", WITH_BOT, options={"difficulty": "easy"}, pace=20)
    with server.sit(created, created["founder"]) as ana:
        while not ana.actions:
            ana.until("step")
        number = ana.decision["number"] if ana.decision else 0
        assert ana.ask("hand_over", seat=0, bot="greedy")["type"] == "done"
        for _ in range(5):
            ana.until("step")
        refused = ana.choose("end", number)
        assert refused["code"] in ("table-late", "table-bot-plays")
        assert ana.ask("hand_over", seat=0, bot=None)["type"] == "done"
        while not ana.actions:
            ana.until("step", "table")
        assert ana.choose(ana.actions[0])["type"] == "done"
        assert ana.ask("hand_over", seat=1, bot=None)["code"] == "table-bots-seat"
        assert ana.ask("hand_over", seat=0, bot="genius")["code"] == "bot-unknown"


def test_only_a_person_gone_for_long_can_be_replaced(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(presence, "GONE_FOR_LONG", 0.3)
    _, ana, ben = pair(server)
    with ana:
        with ben:
            assert ana.ask("hand_over", seat=1, bot="greedy")["code"] == "table-still-there"
        while ana.until("seats")["seats"][1]["present"]:
            pass
        assert ana.ask("nudge", seat=1)["type"] == "done"
        while not ana.table["seats"][1]["replaceable"]:
            ana.until("seats")
        assert ana.ask("hand_over", seat=1, bot="greedy")["type"] == "done"
        assert ana.ask("hand_over", seat=1, bot=None)["code"] == "table-still-there"


def test_among_rivals_a_bot_that_stands_in_plays_until_everybody_had_a_turn(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Taking the seat back at once would make it a hint; all see that it was handed over, and how often."""
    monkeypatch.setattr(automatic, "draw_delay", lambda: 0.0)
    _, ana, ben = pair(server, "castlecards")
    with ana, ben:
        turn = ana.table["scene"]["turn"]
        assert ana.ask("hand_over", seat=0, bot="random")["type"] == "done"
        refused = ana.ask("hand_over", seat=0, bot=None)
        assert refused["code"] == "table-handed-over"
        assert str(turn + 2) in refused["text"]
        shown = next(seats for seats in iter(lambda: ben.until("seats")["seats"], None) if seats[0]["bot"])
        assert (shown[0]["handed"], shown[0]["returns"]) == (1, turn + 2)
        while ben.table["scene"]["turn"] < turn + 2 and not ben.table.get("outcome"):
            if ben.actions:
                ben.choose(ben.actions[-1])
            else:
                ben.until("step", "table")
        assert not ben.table.get("outcome")
        assert ana.ask("hand_over", seat=0, bot=None)["type"] == "done"
        assert ana.ask("hand_over", seat=0, bot="random")["type"] == "done"
        while ben.until("seats")["seats"][0]["handed"] != 2:
            pass


def test_an_undo_is_announced_to_all_and_stays_in_the_log(server: Running) -> None:
    _, ana, ben = pair(server, seed="undo")
    with ana, ben:
        undoable(ana, ben)
        assert ana.decision is not None
        assert ben.ask("undo", decision=ana.decision["number"])["code"] == "match-no-undo"
        number = ana.decision["number"]
        assert ana.ask("undo", decision=number)["type"] == "done"
        table = ben.until("table")
        assert (table["lines"][-1]["kind"], table["lines"][-1]["seat"]) == ("undo", 0)
        assert "Ana" in table["lines"][-1]["text"]
        assert table["decision"]["number"] == number + 1
        assert ana.ask("undo", decision=number)["code"] == "table-late"


def test_a_cooperative_game_goes_back_when_all_agree(server: Running) -> None:
    _, ana, ben = pair(server, seed="rewind")
    with ana, ben:
        first = asked_of(ana, ben).decision
        assert first is not None
        scene = asked_of(ana, ben).table["scene"]
        viewer = asked_of(ana, ben)
        for _ in range(12):
            asked = asked_of(ana, ben)
            asked.send("choose", decision=asked.decision["number"] if asked.decision else 0, action=asked.actions[-1])
            ana.until("step")
            ben.until("step")
        number = ana.decision["number"] if ana.decision else 0
        assert ana.ask("consent", proposal=1, agree=True)["code"] == "table-no-proposal"
        assert ana.ask("rewind", decision=number, line=999)["code"] == "match-no-line"
        assert ana.ask("rewind", decision=number, line=first["number"])["type"] == "done"
        assert ben.until("proposal")["proposal"] == {
            "number": 1, "kind": "rewind", "seat": 0, "line": first["number"], "agreed": [0], "waiting": [1],
            "absent": None, "bot": None,
        }  # fmt: skip
        assert ben.ask("consent", proposal=1, agree=False)["type"] == "done"
        assert ana.until("proposal")["proposal"] is None
        assert ana.ask("rewind", decision=number, line=first["number"])["type"] == "done"
        assert ben.ask("consent", proposal=2, agree=True)["type"] == "done"
        ana.until("table")
        assert viewer.table["scene"] == scene
        assert viewer.table["lines"][-1]["kind"] == "rewind"
        assert asked_of(ana, ben).decision == first | {"number": number + 1, "undo": False}


def test_rivals_cannot_go_back(server: Running) -> None:
    created = server.create("castlecards", WITH_BOT)
    with server.sit(created, created["founder"]) as ana:
        while not ana.actions:
            ana.until("step")
        assert (
            ana.ask("rewind", decision=ana.decision["number"] if ana.decision else 0, line=1)["code"]
            == "match-no-rewind"
        )


def test_a_rewound_game_ends_in_a_log_that_is_true_and_fair(server: Running) -> None:
    created = server.create("runedar", [{"who": "me", "name": "Ana"}], options={"difficulty": "hard"})
    choice = Chance("solo")
    with server.sit(created, created["founder"]) as ana:
        for _ in range(30):
            ana.choose(ana.actions[choice.below(len(ana.actions))])
        assert ana.ask("rewind", decision=ana.decision["number"] if ana.decision else 0, line=9)["type"] == "done"
        play_on([ana], lambda actions: actions[choice.below(len(actions))])
    answer = server.request(f"/api/tables/{created['table']}/log")
    assert answer.headers["content-disposition"].startswith("attachment")
    log = parse_log(answer.text, "download")
    assert [entry.action for entry in log.entries if "rewind" in entry.action] == ["rewind 9"]
    assert server.request(f"/api/tables/{created['table']}/verify").json()["draws"] > 50
    replay = server.request(f"/api/tables/{created['table']}/replay?language=es&seat=0").json()
    assert len(replay["frames"]) == len(log.entries)
    assert replay["outcome"]["seed"] == log.seed
    chronicles = server.request("/api/chronicles?language=pl").json()
    entry = (chronicles["wins"] + chronicles["losses"])[0]
    assert (entry["names"], entry["rewinds"], entry["table"]) == (["Ana"], 1, created["table"])
    assert " " in entry["title"]
    assert "_" not in entry["title"]
    assert server.request(f"/api/tables/{created['table']}/replay?seat=3").json()["code"] == "replay-seat"
    assert server.request(f"/api/tables/{created['table']}/replay?seat=x").json()["code"] == "replay-seat"


def test_a_given_seed_deals_the_same_game_outside_the_chronicles(server: Running) -> None:
    scenes = []
    for _ in range(2):
        created = server.create("runedar", [{"who": "me", "name": "Ana"}], seed="again", options={"difficulty": "hard"})
        with server.sit(created, created["founder"]) as ana:
            assert not ana.table["rated"]
            scenes.append(ana.table["scene"])
            play_on([ana], lambda actions: actions[len(actions) // 2])
            scenes.append(ana.table["scene"])
    assert scenes[:2] == scenes[2:]
    chronicles = server.request("/api/chronicles").json()
    nothing = {"game": "", "wins": [], "losses": [], "more_wins": False, "more_losses": False, "kinds": []}
    assert chronicles == nothing


def test_the_chronicles_keep_battles_of_rivals_apart_from_sieges(server: Running) -> None:
    played = {}
    for game, options in (("castlecards", {}), ("runedar", {"difficulty": "easy"})):
        seats = [{"who": "me", "name": "Ana"}, {"who": "bot", "bot": "random", "name": "Zed"}]
        created = server.create(game, seats, options=options)
        with server.sit(created, created["founder"]) as ana:
            ana.ask("settle", how="resign" if game == "castlecards" else "concede")
        played[game] = created["table"]
    first = server.request("/api/chronicles").json()
    battles = server.request("/api/chronicles?game=castlecards&language=es").json()
    assert {kind["game"] for kind in first["kinds"]} == {"castlecards", "runedar"}
    assert first["game"] in played
    (entry,) = battles["wins"]
    assert (battles["game"], battles["losses"]) == ("castlecards", [])
    assert (entry["table"], entry["names"], entry["winners"]) == (played["castlecards"], ["Ana", "Zed"], [1])
    assert (entry["title"], entry["score"]) == ("Fortaleza sin un rasguño", 4)
    (siege,) = server.request("/api/chronicles?game=runedar").json()["losses"]
    assert (siege["table"], siege["winners"]) == (played["runedar"], [])
    assert server.request("/api/chronicles?game=castlecards&name=zoe").json()["wins"] == []


def test_a_friendly_game_counts_nowhere(server: Running) -> None:
    seats = [{"who": "me", "name": "Ana"}, {"who": "bot", "bot": "random"}]
    created = server.create("castlecards", seats, rated=False)
    with server.sit(created, created["founder"]) as ana:
        assert not ana.table["rated"]
        assert ana.ask("settle", how="resign")["type"] == "done"
    tables = [entry["table"] for entry in server.request("/api/chronicles?game=castlecards").json()["wins"]]
    assert created["table"] not in tables
    assert server.request("/api/ratings?game=castlecards").json()["entries"] == []


def test_a_requested_seed_is_kept_until_the_game_begins(server: Running) -> None:
    """However long the friends take to sit down."""
    hashes = set()
    for _ in range(2):
        _, ana, ben = pair(server, seed="gathered")
        with ana, ben:
            hashes.add(ana.table["seed_hash"])
            assert not ben.table["rated"]
    assert len(hashes) == 1


def test_phrases_reach_everybody_and_are_kept_for_later_connections(server: Running) -> None:
    created, ana, ben = pair(server)
    said = {"seat": 0, "phrase": "good-idea", "text": None, "handle": None}
    with ana, ben:
        assert ana.ask("say_phrase", phrase="good-idea")["type"] == "done"
        assert ben.until("said")["spoken"] == said
        assert ana.ask("say_phrase", phrase="<b>anything</b>")["code"] == "table-phrase"
        with server.sit(created, created["watch"]) as onlooker:
            assert onlooker.table["spoken"] == [said]


def test_a_new_connection_finds_the_same_decision(server: Running) -> None:
    created = server.create("runedar", WITH_BOT)
    with server.sit(created, created["founder"]) as ana:
        while not ana.actions:
            ana.until("step")
        before = ana.table | {}
        decision = ana.decision
    with server.sit(created, created["founder"], "en") as again:
        assert again.decision == decision
        assert again.table["scene"] == before["scene"]


def test_several_windows_of_one_seat_see_the_same(server: Running) -> None:
    created = server.create("runedar", [{"who": "me", "name": "Ana"}])
    with server.sit(created, created["founder"]) as one, server.sit(created, created["founder"]) as other:
        one.choose(one.actions[0])
        other.until("step")
        assert other.decision == one.decision
        assert other.table["scene"] == one.table["scene"]


def test_bots_alone_play_only_while_somebody_watches(server: Running) -> None:
    created = server.create("castlecards", [{"who": "bot"}, {"who": "bot"}])
    summary = f"/api/tables/{created['table']}"
    bearer = f"Bearer {created['watch']}"
    assert server.request(summary, authorization=bearer).json()["choices"] == 0
    with server.sit(created, created["watch"]) as onlooker:
        outcome = play_on([onlooker], lambda actions: actions[0])
    assert outcome["winners"]
    english = server.request(f"{summary}?language=en", authorization=bearer).json()
    polish = server.request(f"{summary}?language=pl", authorization=bearer).json()
    assert english["outcome"] == polish["outcome"] == outcome["reason"]
    assert english["ending"] == outcome["text"]
    assert polish["ending"] not in (None, english["ending"])
