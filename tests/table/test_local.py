"""A table at one screen: persons and bots, undo, saving and finishing."""

import json
from pathlib import Path

import pytest

from siegeworks.games import load_game
from siegeworks.kernel.chance import Chance
from siegeworks.kernel.log import parse_log
from siegeworks.kernel.match import verify
from siegeworks.kernel.position import write_position
from siegeworks.kernel.problem import Problem
from siegeworks.table.local import LocalTable, LocalTables, Start, start_from_position
from siegeworks.table.seating import Seat, bot_name, person_name, seat_from_log

GAME = load_game("runedar")
SEATS = [Seat("Ana"), Seat("Brokk", "greedy")]


@pytest.fixture
def tables(tmp_path: Path) -> LocalTables:
    return LocalTables(tmp_path)


def begin(tables: LocalTables, seats: list[Seat] = SEATS, seed: str | None = "local") -> LocalTable:
    options = GAME.options({"seats": str(len(seats)), "difficulty": "easy"})
    return tables.begin(Start(GAME, options), seats, seed)


def play_to_the_end(table: LocalTable, luck: str = "luck") -> None:
    chance = Chance(luck)
    while table.match.outcome is None:
        if table.person_asked is None:
            table.play_bot()
        else:
            legal = GAME.legal(table.match.state)
            table.play(legal[chance.below(len(legal))])


def test_a_game_with_a_bot_is_played_saved_and_chronicled(tables: LocalTables) -> None:
    table = begin(tables, seed=None)
    play_to_the_end(table)
    log = parse_log(table.save.path.read_text(encoding="utf-8"), "log")
    assert verify(GAME, log) > 0
    assert not table.save.path.with_suffix(".seed").exists()
    (entry,) = tables.chronicles.read().entries
    outcome = table.match.outcome
    assert outcome is not None
    assert (entry.result, entry.score, entry.rank) == (outcome.reason, outcome.score, GAME.rank(outcome))
    assert (entry.difficulty, entry.seats) == ("easy", 2)
    assert entry.names == ("Ana", "Brokk (bot:greedy)")
    assert entry.log == table.save.path.name
    with pytest.raises(Problem, match="match-over"):
        table.play(0)


def test_a_reopened_game_knows_its_bots_and_its_history(tables: LocalTables) -> None:
    table = begin(tables)
    while table.person_asked is None or len(table.history) < 10:
        if table.person_asked is None:
            table.play_bot()
        else:
            table.play(GAME.legal(table.match.state)[0])
    again, notices = tables.reopen(table.save.id)
    assert notices == []
    assert again.seats == SEATS
    assert again.persons == [0]
    assert again.history == table.history


def test_bots_choose_the_same_after_a_game_was_reopened(tables: LocalTables) -> None:
    """The seed of a bot depends on its decision, so it does not matter how long the bot has been there."""
    seats = [Seat("Brokk", "random"), Seat("Dagna", "beginner")]
    at_once, in_two = begin(tables, seats), begin(tables, seats)
    play_to_the_end(at_once)
    for _ in range(25):
        in_two.play_bot()
    again, _ = tables.reopen(in_two.save.id)
    play_to_the_end(again)
    assert again.match.log.entries == at_once.match.log.entries


def test_a_game_that_ended_just_before_a_crash_is_finished_when_it_is_opened(tables: LocalTables) -> None:
    table = begin(tables, seed=None)
    play_to_the_end(table)
    path = table.save.path
    whole = path.read_text(encoding="utf-8")
    path.write_text(whole[: whole.index("seed: ")], encoding="utf-8")
    path.with_suffix(".seed").write_text(f"{table.match.seed}\n")
    tables.chronicles.path.unlink()
    again, _ = tables.reopen(table.save.id)
    assert again.match.outcome == table.match.outcome
    assert path.read_text(encoding="utf-8") == whole
    assert len(tables.chronicles.read().entries) == 1
    assert not path.with_suffix(".seed").exists()


def test_a_choice_that_revealed_nothing_can_be_taken_back(tables: LocalTables) -> None:
    table = begin(tables, [Seat("Ana")])
    action = GAME.notation.parse("reveal")
    before = ""
    while not table.match.can_undo(0):
        before = table.match.position()
        action = GAME.legal(table.match.state)[0]
        table.play(action)
    assert table.undo() == GAME.notation.text(action)
    assert table.match.position() == before
    assert table.history[-1].entry.action == "undo"
    assert tables.reopen(table.save.id)[0].match.position() == before


def test_nothing_is_taken_back_at_the_start_or_after_a_draw(tables: LocalTables) -> None:
    table = begin(tables, [Seat("Ana")])
    with pytest.raises(Problem, match="match-no-undo"):
        table.undo()
    while table.match.state.turn == 1:
        table.play(GAME.legal(table.match.state)[-1])
    with pytest.raises(Problem, match="match-no-undo"):
        table.undo()


def test_a_person_cannot_take_back_the_choice_of_a_bot(tables: LocalTables) -> None:
    table = begin(tables, [Seat("Brokk", "greedy"), Seat("Dagna", "random")])
    table.play_bot()
    with pytest.raises(Problem, match="match-no-undo"):
        table.undo()


def test_a_game_from_a_position_is_not_chronicled(tables: LocalTables) -> None:
    state = GAME.setup(GAME.options({"seats": "2"}), Chance("position"), None)
    start = start_from_position(write_position(GAME, state), "file")
    table = tables.begin(start, SEATS, "local")
    assert not table.counts
    play_to_the_end(table)
    assert tables.chronicles.read().entries == []
    assert verify(GAME, parse_log(table.save.path.read_text(encoding="utf-8"), "log")) > 0


def test_a_game_whose_deal_a_person_chose_is_not_chronicled(tables: LocalTables) -> None:
    """Not even if it is left and reopened in between."""
    table = begin(tables, seed="chosen")
    assert not table.counts
    again, _ = tables.reopen(table.save.id)
    assert not again.counts
    play_to_the_end(again)
    assert again.has_rank
    assert tables.chronicles.read().entries == []


def test_a_secret_deal_still_counts_after_the_game_was_reopened(tables: LocalTables) -> None:
    table = begin(tables, seed=None)
    again, _ = tables.reopen(table.save.id)
    assert again.counts
    assert again.match.seed == table.match.seed


@pytest.mark.parametrize("seed", [" blanks around ", "known", "żółć"])
def test_a_chosen_seed_is_kept_as_it_was_typed(tables: LocalTables, seed: str) -> None:
    again, _ = tables.reopen(begin(tables, seed=seed).save.id)
    assert again.match.seed == seed


def test_a_position_that_is_over_is_refused(tables: LocalTables) -> None:
    table = begin(tables)
    play_to_the_end(table)
    with pytest.raises(Problem, match="position-ended"):
        start_from_position(table.match.position(), "file")


def test_others_do_not_see_what_was_drawn(tables: LocalTables) -> None:
    table = begin(tables)
    drawn = [event for event in table.seen(table.history[0], 1) if event.name == "card_drawn"]
    assert [event.fields["seat"] for event in drawn if "card" in event.fields] == [1] * 5
    spectator = [event for event in table.seen(table.history[0], None) if event.name == "card_drawn"]
    assert not [event for event in spectator if "card" in event.fields]


INVISIBLE_NAMES = ["\u3164", "Ana\u2800", "\u0301", "A\u200bna", "\u034f\ufe0f"]


@pytest.mark.parametrize("name", ["", "   ", "x" * 25, "a\x07b", "Eitri (bot:greedy)", *INVISIBLE_NAMES])
def test_names_that_would_confuse_are_refused(name: str) -> None:
    with pytest.raises(Problem, match="seat-name"):
        person_name(name)


def test_seats_are_written_and_read_back() -> None:
    assert person_name("  Żółta   Łasica ") == "Żółta Łasica"
    for seat in (Seat("Ana"), Seat("Brokk", "greedy"), Seat("Ana (again)")):
        assert seat_from_log(seat.log_name()) == seat


def test_bots_take_names_that_are_free() -> None:
    assert bot_name(["brokk", "Dagna"]) == "Eitri"
    assert bot_name(["Brokk", "Dagna", "Eitri", "Svana"]) == "Brokk 2"


def test_an_unknown_bot_leaves_no_file_behind(tables: LocalTables) -> None:
    with pytest.raises(Problem, match="bot-unknown"):
        begin(tables, [Seat("Ana"), Seat("Brokk", "clever")])
    assert tables.saves.listed() == []


def test_every_line_of_the_history_belongs_to_a_line_of_the_log(tables: LocalTables) -> None:
    table = begin(tables)
    play_to_the_end(table)
    assert [line.entry for line in table.history] == table.match.log.entries
    assert json.loads(table.match.position())["result"] != "running"


def test_a_team_at_one_screen_gives_up_and_the_chronicles_have_it(tables: LocalTables) -> None:
    table = begin(tables, [Seat("Ana"), Seat("Ben")], seed=None)
    assert table.settlements() == ["concede"]
    with pytest.raises(Problem) as refused:
        table.settle("draw")
    assert refused.value.code == "match-no-settlement"
    table.settle("concede")
    (entry,) = tables.chronicles.read().entries
    assert (entry.result, entry.won) == ("conceded", False)
    log = parse_log(table.save.path.read_text(encoding="utf-8"), "log")
    assert (verify(GAME, log) > 0, log.entries[-1].action) == (True, "settle concede")
    assert table.person_asked is None


def test_a_bot_at_one_screen_agrees_to_no_draw(tables: LocalTables) -> None:
    rivals = load_game("castlecards")
    table = tables.begin(Start(rivals, rivals.options({})), [Seat("Ana"), Seat("Brokk", "random")], None)
    while table.person_asked is None:
        table.play_bot()
    assert table.settlements() == ["resign"]
    with pytest.raises(Problem) as refused:
        table.settle("draw")
    assert refused.value.code == "table-no-draw"
    table.settle("resign")
    assert table.match.outcome is not None
    assert table.match.outcome.winners == (1,)
