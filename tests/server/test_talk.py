"""What people say at a table over real sockets: own words, pointing, limits and reports."""

import logging
from pathlib import Path

import pytest

from siegeworks.table import talk

from .kit import Client, Json, Running, running

PAIR = [{"who": "me", "name": "Ana"}, {"who": "friend"}]


def pair(server: Running, game: str = "runedar", **fields: object) -> tuple[Json, Client, Client]:
    created = server.create(game, PAIR, **fields)
    ana, ben = (server.sit(created, link["token"]) for link in created["links"])
    ben.take_seat(name="Ben")
    ana.until("table")
    return created, ana, ben


def test_a_team_writes_in_its_own_words_and_newcomers_read_them(server: Running) -> None:
    created, ana, ben = pair(server)
    with ana, ben:
        assert ana.table["free_text"]
        assert ana.ask("write_text", text="  the tower,\tthen <b>dig</b> ")["type"] == "done"
        said = {"seat": 0, "phrase": None, "text": "the tower, then <b>dig</b>", "handle": None}
        assert ben.until("said")["spoken"] == said
        with server.sit(created, created["watch"]) as onlooker:
            assert onlooker.table["spoken"] == [said]
            assert onlooker.ask("write_text", text="hello")["code"] == "table-onlooker"


@pytest.mark.parametrize("text", [" ", "a\u200bb", "\u202eabc", "\u2800", "a\x00b"])
def test_what_cannot_be_read_is_refused(server: Running, text: str) -> None:
    _, ana, ben = pair(server)
    with ana, ben:
        assert ana.ask("write_text", text=text)["code"] == "talk-text"
        assert ana.ask("write_text", text="x" * 201)["code"] == "message-unreadable"


def test_among_rivals_words_are_off_unless_the_founder_allows_them(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        created, ana, ben = pair(server, "castlecards")
        with ana, ben:
            assert not ana.table["free_text"]
            assert ana.ask("write_text", text="hello")["code"] == "talk-off"
            assert ana.ask("point", handle="do:end")["code"] == "talk-no-pointing"
        open_table, ana, ben = pair(server, "castlecards", free_text=True)
        ana.close()
        ben.close()
        quiet, *others = pair(server, "runedar", free_text=False)
        for client in others:
            client.close()
    with running(tmp_path) as later:
        for table, allowed in ((created, False), (open_table, True), (quiet, False)):
            with later.sit(table, table["founder"]) as back:
                assert back.table["free_text"] is allowed


def test_nobody_floods_a_table(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(talk, "SECONDS", 3600.0)
    _, ana, ben = pair(server)
    with ana, ben:
        for _ in range(talk.MOST_UTTERANCES):
            assert ana.ask("say_phrase", phrase="hurry")["type"] == "done"
        assert ana.ask("say_phrase", phrase="hurry")["code"] == "talk-fast"
        assert ana.ask("write_text", text="hurry")["code"] == "talk-fast"
        assert ben.ask("write_text", text="calm down")["type"] == "done"
        monkeypatch.setattr(talk, "SECONDS", 0.0)
        assert ana.ask("write_text", text="sorry")["type"] == "done"


def test_a_team_points_at_things_of_the_game_and_at_nothing_else(server: Running) -> None:
    _, ana, ben = pair(server)
    with ana, ben:
        asked = ana if ana.actions else ben
        assert asked.decision is not None
        handle = next(handle for action in asked.decision["actions"] for handle in action["path"])
        assert ana.ask("point", handle=handle)["type"] == "done"
        assert ben.until("said")["spoken"] == {"seat": 0, "phrase": None, "text": None, "handle": handle}
        assert ana.ask("point", handle="place:nowhere")["code"] == "talk-nothing-there"


def test_a_report_shows_the_operator_what_was_written(server: Running, caplog: pytest.LogCaptureFixture) -> None:
    created, ana, ben = pair(server)
    with ana, ben:
        assert ben.ask("report", seat=0)["code"] == "talk-nothing-said"
        assert ana.ask("write_text", text="something rude")["type"] == "done"
        with caplog.at_level(logging.WARNING):
            assert ben.ask("report", seat=0)["type"] == "done"
        (record,) = [record for record in caplog.records if record.name == talk.__name__]
        for part in (created["table"], "'Ben' reports 'Ana'", "something rude"):
            assert part in record.getMessage()
