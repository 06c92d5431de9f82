"""The pace of bots, changed at the table while they play."""

from pathlib import Path

from .kit import Running, running

SEATS = [{"who": "me", "name": "Ana"}, {"who": "bot", "bot": "greedy"}]
SLOWEST = 5000


def test_the_founder_sets_the_pace_and_it_is_kept(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        created = server.create("runedar", SEATS, seed="pace", pace=SLOWEST)
        with server.sit(created, created["founder"]) as ana:
            assert ana.table["pace"] == SLOWEST
            while ana.actions:
                ana.choose(ana.actions[-1])
            assert ana.ask("set_pace", pace=0)["type"] == "done"
            # At the old pace a turn of a bot takes longer than anybody waits here.
            while not ana.actions:
                ana.until("step")
    with running(tmp_path) as server, server.sit(created, created["founder"]) as ana:
        assert ana.table["pace"] == 0


def test_nobody_else_sets_the_pace(server: Running) -> None:
    created = server.create("runedar", SEATS, pace=0)
    with server.sit(created, created["watch"]) as onlooker:
        refused = onlooker.ask("set_pace", pace=SLOWEST)
        assert (refused["type"], refused["code"]) == ("refused", "table-founder-pace")
        for impossible in (-1, SLOWEST + 1, "quick"):
            assert onlooker.ask("set_pace", pace=impossible)["code"] == "message-unreadable"
    with server.sit(created, created["watch"]) as onlooker:
        assert onlooker.table["pace"] == 0
