"""Scenarios: read strictly, shared as links, judged choice by choice."""

import json
from typing import Any

import pytest

from siegeworks.games import load_game
from siegeworks.kernel.chance import Chance
from siegeworks.kernel.game import Json
from siegeworks.kernel.position import read_json, write_position
from siegeworks.kernel.problem import Problem
from siegeworks.table.puzzles import puzzles
from siegeworks.table.scenarios import (
    FORMAT,
    OpenScenario,
    Scenario,
    packed_scenario,
    read_scenario,
    unpacked_scenario,
)

GAME = load_game("runedar")
REASON = {"name": "gold", "ours": 1, "theirs": 0}


def written(*course: str, **fields: Any) -> Json:
    """A scenario that somebody wrote by hand: a dealt game, and choices in it."""
    state = GAME.setup(GAME.options({}), Chance("scenario"), None)
    position = read_json(write_position(GAME, state), "position")
    return {"format": FORMAT, "position": position, "course": list(course), **fields}


def options() -> list[str]:
    opened = OpenScenario(puzzles()["runedar-5"], "runedar-5")
    return [GAME.notation.text(action) for action in opened.options(0)]


def first_choice() -> str:
    state = GAME.setup(GAME.options({}), Chance("scenario"), None)
    return GAME.notation.text(GAME.canonical(state)[0])


def refusal(document: Json) -> str:
    with pytest.raises(Problem) as refused:
        OpenScenario(Scenario.read(document, "file"), "file")
    return refused.value.code


def test_a_scenario_written_by_hand_is_solved_by_its_course() -> None:
    scenario = Scenario.read(written(first_choice()), "file")
    opened = OpenScenario(scenario, "file")
    assert not opened.judge([]).solved
    assert opened.judge([first_choice()]).solved
    other = GAME.notation.text(opened.options(0)[1])
    verdict = opened.judge([other])
    assert (verdict.right, verdict.solved, verdict.failed) == (0, False, True)


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"format": "siegeworks position 1"}, "scenario-format"),
        ({"position": []}, "scenario-format"),
        ({"position": {}}, "position-format"),
        ({"course": []}, "scenario-course"),
        ({"course": "roll"}, "scenario-course"),
        ({"course": [{"choice": 3}]}, "scenario-course"),
        ({"course": [{"choice": "roll", "chance": "high"}]}, "scenario-course"),
        ({"course": [{"choice": "roll", "chance": 10**400, "rivals": {}, "reason": REASON}]}, "scenario-course"),
        ({"course": ["roll"] * 9}, "scenario-course"),
        ({"course": ["roll"]}, "scenario-illegal"),
        ({"goal": "x" * 41}, "scenario-field"),
        ({"answer": 1}, "scenario-field"),
    ],
)
def test_a_faulty_scenario_is_one_sentence(change: Json, code: str) -> None:
    assert refusal(written(first_choice()) | change) == code


def ends_with_a_draw(puzzle: Scenario) -> bool:
    """Whether the only choice of a course draws something."""
    opened = OpenScenario(puzzle, puzzle.id)
    chance = Chance("end")
    opened.game.apply(
        opened.game.copy(opened.states[0]), opened.game.notation.parse(puzzle.course[0].choice), chance, None
    )
    return len(puzzle.course) == 1 and chance.drawn_count > 0


def test_a_course_ends_where_something_is_drawn() -> None:
    document = next(filter(ends_with_a_draw, puzzles().values())).document()
    document["course"] = [*document["course"], "end"]
    assert refusal(document) == "scenario-long"


def test_a_link_holds_the_whole_scenario() -> None:
    for puzzle in list(puzzles().values())[::10]:
        packed = packed_scenario(puzzle)
        assert len(packed) < 4000
        assert unpacked_scenario(packed) == puzzle


@pytest.mark.parametrize("link", ["", "§", "AAAA", "x" * 9000])
def test_a_broken_link_is_one_sentence(link: str) -> None:
    with pytest.raises(Problem, match="scenario-link"):
        unpacked_scenario(link)


def test_a_cut_or_swollen_link_is_refused() -> None:
    packed = packed_scenario(next(iter(puzzles().values())))
    with pytest.raises(Problem, match="scenario-link"):
        unpacked_scenario(packed[: len(packed) // 2])
    swollen = Scenario("", "chance", {"game": "x" * 200_000}, (), {})
    with pytest.raises(Problem, match="scenario-link"):
        unpacked_scenario(packed_scenario(swollen))


def test_an_illegal_choice_decides_nothing_and_names_its_rule() -> None:
    opened = OpenScenario(puzzles()["runedar-5"], "runedar-5")
    forbidden = next(text for text in GAME.notation.texts if text not in options())
    with pytest.raises(Problem) as refused:
        opened.judge([forbidden])
    assert refused.value.code in ("match-forbidden", "scenario-choice")


def test_a_scenario_is_the_same_after_writing_and_reading() -> None:
    puzzle = next(iter(puzzles().values()))
    assert read_scenario(json.dumps(puzzle.document()), "file") == puzzle


def test_a_choice_that_cannot_be_repeated_is_refused_before_it_is_made() -> None:
    """The rules apply only what is legal: a card that is not in the hand any more would be looked for without end."""
    played = [puzzle for puzzle in puzzles().values() if len(puzzle.course) > 1 and "work" in puzzle.course[0].choice]
    document = played[0].document()
    document["course"] = [document["course"][0]] * 2
    assert refusal(document) == "scenario-illegal"
