"""The history of a table keeps each event once and gives back the chart as it was noted."""

import pytest

from siegeworks.games import built_in_kits, load_game, load_stage
from siegeworks.kernel.match import Match
from siegeworks.table.history import Chart, History, SharedEvents


def test_rows_come_back_in_the_order_of_their_turns_without_those_taken_back() -> None:
    chart = Chart()
    for turn, row in (
        (1, {"gold": 10, "turn": 1}),
        (2, {"gold": 11, "turn": 2}),
        (2, {}),
        (3, {"gold": 12, "turn": 3}),
    ):
        chart.note(turn, row.copy)
    assert chart.rows() == [{"gold": 10, "turn": 1}, {"gold": 11, "turn": 2}, {"gold": 12, "turn": 3}]
    chart.note(1, lambda: {"gold": 0, "turn": 0})
    assert chart.rows() == [{"gold": 10, "turn": 1}]


def test_equal_events_are_one_object() -> None:
    events = SharedEvents()
    one, other = ((kind, kind + 1, 2, 3) for kind in (5, 5))
    assert events.shared([one])[0] is events.shared([other])[0]
    assert events.shared([one, (6, 0, 0, 0)]) == [one, (6, 0, 0, 0)]


def test_the_events_that_are_kept_have_a_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("siegeworks.table.history.MOST_SHARED", 10)
    events = SharedEvents()
    for kind in range(50):
        assert events.shared([(kind, 0, 0, 0)]) == [(kind, 0, 0, 0)]
    assert len(events._kept) <= 12


@pytest.mark.parametrize("game_id", built_in_kits())
def test_a_game_played_twice_keeps_its_events_once(game_id: str) -> None:
    game = load_game(game_id)
    histories = [History(game, load_stage(game)) for _ in range(2)]
    for history in histories:
        match = Match(game, game.options({"seats": "2"}), ("Ana", "Ben"), "twice")
        history.add(match, match.events)
        for _ in range(10):
            assert match.actor is not None
            history.add(match, match.play(match.actor, game.legal(match.state)[0]))
    first, second = ([event for line in history.entries for event in line.events] for history in histories)
    assert first == second
    assert all(one is other for one, other in zip(first, second, strict=True))
