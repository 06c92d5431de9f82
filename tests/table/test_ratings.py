"""Ratings: rivals against each other, teams against difficulties, the same games always the same ratings."""

import pytest

from siegeworks.kernel.chance import commitment
from siegeworks.kernel.log import Header
from siegeworks.kernel.problem import Problem
from siegeworks.store.records import EndedGame
from siegeworks.table.ratings import MIDDLE, PROVISIONAL, Rated, ratings


def finished(number: int, game: str, names: tuple[str, ...], winners: str, options: str = "") -> EndedGame:
    settings = f"seats={len(names)} {options}".strip()
    header = Header(game, 1, "digest", settings, names, commitment("seed"))
    outcome = f"winners={winners} reason=any score=0"
    return EndedGame(f"t{number}", f"2026-01-{number + 1:02}T20:00:00", "\n".join(header.lines()), outcome)


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
        finished(0, "runedar", ("Ana", "Bo"), "0,1", "difficulty=easy"),
        finished(1, "runedar", ("Ana", "Brokk (bot:expert)"), "-", "difficulty=epic"),
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


def test_games_are_kept_apart_and_damaged_ones_left_out() -> None:
    games = [
        EndedGame("t7", "2026-01-01", "no header", "winners=0 reason=any score=0"),
        finished(0, "gone", ("Ana", "Bo"), "0"),
        finished(1, "castlecards", ("Ana", "Bo"), "nobody"),
        finished(2, "castlecards", ("Ana", "Bo"), "1"),
    ]
    found = ratings(games)
    assert set(found) == {"castlecards"}
    assert [each.games for each in found["castlecards"].ranking()] == [1, 1]
