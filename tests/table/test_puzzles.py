"""The puzzles that come with the games: every one opens, is solved by its course alone, and says why."""

import json
from collections import Counter

import pytest

from siegeworks.i18n import LANGUAGES, Speech
from siegeworks.kernel.match import Match
from siegeworks.kernel.problem import Problem
from siegeworks.lab.puzzles import RECHECK, recheck
from siegeworks.table.puzzles import ScenarioWords, open_puzzle, puzzles, seat_names
from siegeworks.table.scenarios import packed_scenario

LEAST = 200
LEAST_MARGIN = 0.06


def test_there_are_enough_of_every_game() -> None:
    counts = Counter(puzzle.position["game"] for puzzle in puzzles().values())
    assert sum(counts.values()) >= LEAST
    assert set(counts) == {"runedar", "castlecards"}
    assert min(counts.values()) >= LEAST // 4


def test_every_course_is_played_through_a_match_and_solves_its_puzzle() -> None:
    for id_, puzzle in puzzles().items():
        opened = open_puzzle(id_)
        game, course = opened.game, [step.choice for step in puzzle.course]
        names = tuple(seat_names(opened, "Ana"))
        match = Match(game, game.options_of(opened.states[0]), names, "puzzle", json.dumps(puzzle.position))
        for choice in course:
            assert match.actor == opened.seat, id_
            match.play(opened.seat, game.notation.parse(choice))
        assert opened.judge(course).solved, id_


def test_every_other_choice_fails() -> None:
    for id_, puzzle in puzzles().items():
        opened = open_puzzle(id_)
        course = [step.choice for step in puzzle.course]
        for place in range(len(course)):
            options = [opened.game.notation.text(action) for action in opened.options(place)]
            assert course[place] in options
            assert all(opened.judge([*course[:place], other]).failed for other in options if other != course[place])


def test_every_first_choice_is_better_by_far() -> None:
    for id_, puzzle in puzzles().items():
        for place, step in enumerate(puzzle.course):
            assert step.chance is not None, id_
            assert step.rivals, id_
            best = max(chance for _, chance in step.rivals)
            assert best == step.rivals[0][1]
            assert step.chance - best >= (LEAST_MARGIN if place == 0 else 0.01) - 0.001, id_


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_puzzle_says_its_task_and_why(language: str) -> None:
    for id_ in list(puzzles())[:: 7 if language != "en" else 1]:
        opened = open_puzzle(id_)
        speech = Speech(language, opened.game.id)
        words = ScenarioWords(opened, speech, seat_names(opened, speech.say("puzzle-solver")))
        assert words.task()
        lines = words.solution()
        assert len(lines) == 2 * len(opened.scenario.course)
        assert all("{" not in line for line in lines)


def test_goals_are_worded_and_numbers_come_from_the_table() -> None:
    opened = open_puzzle(next(id_ for id_, puzzle in puzzles().items() if puzzle.goal == "gold"))
    speech = Speech("en", opened.game.id)
    words = ScenarioWords(opened, speech, seat_names(opened, "Ana"))
    assert words.task().endswith(f": {opened.states[0].gold}.")
    for puzzle in puzzles().values():
        assert Speech("en", puzzle.position["game"]).has(f"puzzle-goal-{puzzle.goal}"), puzzle.goal


def test_a_fresh_search_agrees_with_a_sample() -> None:
    """The check of `siegeworks puzzle --check`, which every shipped puzzle has passed."""
    for id_, puzzle in list(puzzles().items())[::23]:
        assert recheck(open_puzzle(id_), packed_scenario(puzzle), RECHECK), id_


def test_an_unknown_puzzle_is_one_sentence() -> None:
    with pytest.raises(Problem, match="puzzle-unknown"):
        open_puzzle("nothing-1")
