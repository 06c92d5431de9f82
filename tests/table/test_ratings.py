"""Ratings: rivals against each other, teams against difficulties, the same games always the same ratings."""

from pathlib import Path

import pytest

from siegeworks.kernel.problem import Problem
from siegeworks.store.chronicles import Chronicles
from siegeworks.store.records import Chronicle, EndedGame
from siegeworks.table.ratings import MIDDLE, PROVISIONAL, Rated, all_games, ratings


def finished(number: int, game: str, names: tuple[str, ...], winners: str, difficulty: str = "") -> EndedGame:
    won = () if winners == "-" else tuple(int(seat) for seat in winners.split(","))
    return EndedGame(f"t{number}", f"2026-01-{number + 1:02}T20:00:00", game, difficulty, names, won)


def rivals(*results: str, names: tuple[str, ...] = ("Ana", "Brokk (bot:expert)")) -> dict[str, Rated]:
    """The ratings after some games of the same rivals, by name."""
    games = [finished(number, "castlecards", names, winners) for number, winners in enumerate(results)]
    return {each.name: each for each in ratings(games)["castlecards"].ranking()}


def test_the_winner_rises_and_the_loser_falls() -> None:
    found = rivals("0", "0", "1")
    assert list(found) == ["Ana", "expert"]
    ana, expert = found["Ana"], found["expert"]
    assert ana.rating > MIDDLE > expert.rating
    assert (ana.games, ana.won, expert.won) == (3, 2, 1)
    assert [game.won for game in ana.history] == [True, True, False]
    assert [game.change > 0 for game in ana.history] == [True, True, False]
    assert ana.rating == MIDDLE + sum(game.change for game in ana.history)
    assert (ana.kind, expert.kind) == ("person", "bot")


def test_a_rating_is_provisional_until_ten_games_and_becomes_surer() -> None:
    few, many = rivals(*"01" * 4)["Ana"], rivals(*"01" * 5)["Ana"]
    assert (few.games, few.provisional) == (PROVISIONAL - 2, True)
    assert (many.games, many.provisional) == (PROVISIONAL, False)
    assert many.spread < few.spread < rivals("0")["Ana"].spread


def test_a_draw_between_equals_changes_nothing_much() -> None:
    found = rivals("-")
    assert found["Ana"].rating == found["expert"].rating == MIDDLE
    assert (found["Ana"].won, found["expert"].won) == (0, 0)


def test_three_and_four_rivals_and_one_bot_on_two_seats() -> None:
    found = rivals("2", names=("Ana", "Bo", "Cy", "Brokk (bot:steady)"))
    assert max(found.values(), key=lambda each: each.rating).name == "Cy"
    assert found["Ana"].rating == found["Bo"].rating == found["steady"].rating
    twice = rivals("2", names=("Ana", "Brokk (bot:steady)", "Dagna (bot:steady)"))
    assert (twice["steady"].games, twice["steady"].won, twice["Ana"].won) == (1, 1, 0)
    assert (
        ratings([finished(0, "castlecards", ("A (bot:steady)", "B (bot:steady)"), "0")])["castlecards"].ranking() == []
    )


def test_a_team_is_rated_against_the_difficulty_it_played_at() -> None:
    games = [
        finished(0, "runedar", ("Ana", "Bo"), "0,1", "easy"),
        finished(1, "runedar", ("Ana", "Brokk (bot:expert)"), "-", "epic"),
    ]
    found = {(each.kind, each.name): each for each in ratings(games)["runedar"].ranking()}
    assert set(found) == {
        ("person", "Ana"), ("person", "Bo"), ("bot", "expert"), ("difficulty", "easy"), ("difficulty", "epic"),
    }  # fmt: skip
    assert found["person", "Bo"].rating > MIDDLE > found["difficulty", "easy"].rating
    assert found["difficulty", "epic"].rating > MIDDLE > found["bot", "expert"].rating
    assert [game.won for game in found["person", "Ana"].history] == [True, False]
    assert found["difficulty", "epic"].won == 1


def test_names_are_one_person_however_they_are_written() -> None:
    games = [finished(number, "castlecards", (name, "Bo"), "0") for number, name in enumerate(("ana", "Ana"))]
    found = ratings(games)["castlecards"]
    assert found.person("ANA").games == 2
    assert found.person("ANA").name == "Ana"
    with pytest.raises(Problem, match="rating-unknown"):
        found.person("Zoe")


def test_games_are_kept_apart_and_unknown_ones_left_out() -> None:
    games = [finished(0, "gone", ("Ana", "Bo"), "0"), finished(2, "castlecards", ("Ana", "Bo"), "1")]
    found = ratings(games)
    assert set(found) == {"castlecards"}
    assert [each.games for each in found["castlecards"].ranking()] == [1, 1]


def entry(date: str, hints: int = 0, rewinds: int = 0) -> Chronicle:
    return Chronicle(
        date, "castlecards", "breached", 2, "", 2, ("Ana", "Brokk (bot:steady)"), "last_wall", "0", f"{date}.siege",
        rewinds, hints, winners=(0,),
    )  # fmt: skip


def test_games_of_the_terminal_count_in_their_order_without_help(tmp_path: Path) -> None:
    chronicles = Chronicles(tmp_path)
    for each in (entry("2026-01-31T23:30:00-05:00"), entry("2026-02-01T00:30:00+01:00"), entry("nonsense")):
        chronicles.add(each)
    chronicles.add(entry("2026-03-01T00:00:00+00:00", hints=1))
    chronicles.add(entry("2026-03-02T00:00:00+00:00", rewinds=1))
    games = all_games(tmp_path, None)
    assert [game.date for game in games] == [
        "nonsense", "2026-02-01T00:30:00+01:00", "2026-01-31T23:30:00-05:00",
    ]  # fmt: skip
    found = ratings(games)["castlecards"]
    assert [(each.name, each.games, each.won) for each in found.ranking()] == [("Ana", 3, 3), ("steady", 3, 0)]
    assert found.person("Ana").history[0].table is None
