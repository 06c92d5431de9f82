"""Events are put into words once for all tables of a game; only the names differ."""

import msgspec
import pytest

from siegeworks.games import built_in_kits, load_game, load_stage, load_words
from siegeworks.kernel.log import checked_names
from siegeworks.kernel.match import Match
from siegeworks.kernel.problem import Problem
from siegeworks.server.event_words import STAND_INS, event_words
from siegeworks.server.presenter import Presenter, say_of
from siegeworks.server.protocol import VisibleEvent
from siegeworks.table.history import HistoryEntry

TABLES = [["Ana", "Ben"], ['O"Hara \\ <b>', "Zoë"], ["Ben", "Ana"]]


@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize("game_id", built_in_kits())
def test_events_say_at_every_table_what_its_words_say(game_id: str, language: str) -> None:
    game = load_game(game_id)
    stage, say = load_stage(game), say_of(language, game_id)
    named = 0
    for names in TABLES:
        words = load_words(game, say, language, names)
        presenter = Presenter(game, stage, language, names)
        match = Match(game, game.options({"seats": "2"}), ("Ana", "Ben"), "events")
        for turn in range(60):
            seat = match.actor
            if seat is None:
                break
            legal = game.legal(match.state)
            line = HistoryEntry(match.log.entries[-1], match.play(seat, legal[turn % len(legal)]))
            for reader in (None, 0, 1):
                found = presenter.line(line, reader, open_hands=False).events
                seen = line.seen_by(reader, game, open_hands=False)
                expected = [VisibleEvent(each.name, stage.event(each), words.event(each)) for each in seen]
                assert [msgspec.json.decode(msgspec.json.encode(each), type=VisibleEvent) for each in found] == expected
                named += sum(name in each.text for each in expected for name in names)
    assert named > 100


def test_no_name_contains_what_stands_for_one() -> None:
    for mark in STAND_INS:
        with pytest.raises(Problem):
            checked_names([f"Ana{mark}"])


def test_tables_of_a_game_share_its_events() -> None:
    game = load_game("runedar")
    stage, say = load_stage(game), say_of("en", "runedar")
    assert event_words(game, stage, "en", say) is event_words(game, stage, "en", say)
