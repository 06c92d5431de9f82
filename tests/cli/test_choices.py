"""What a typed line means: numbers, codes and actions, one or several at once."""

import pytest

from siegeworks.cli.choices import ActionParser, Choices
from siegeworks.kernel.problem import Problem

LOG = ("attack 0 wall_1", "attack 1 wall_1", "add archer", "go")
SHOWN = ("attack A wall_1", "attack B wall_1", "add archer", "go")
PARSER = ActionParser(SHOWN, LOG)
LISTED = Choices([], [2, 1, 3])
WITH_CARDS = Choices([], [3, 2], {"1b": 0, "2c": 1}, cards=2)


@pytest.mark.parametrize(
    ("line", "actions"),
    [
        ("1", [2]),
        ("1 3", [2, 3]),
        ("1,3", [2, 3]),
        ("1, 1 ,3", [2, 2, 3]),
        ("3; 1", [3, 2]),
        ("add archer; go", [2, 3]),
        ("ADD_archer ;add  archer;; 3;", [2, 2, 3]),
        ("attack b wall 1; 1 1 3", [1, 2, 2, 3]),
        ("attack 1 wall 1", [1]),
    ],
)
def test_a_line_is_one_action_or_several(line: str, actions: list[int]) -> None:
    assert PARSER.actions(line, LISTED) == actions


def test_codes_and_numbers_stand_side_by_side() -> None:
    assert PARSER.actions("2C 3 1b", WITH_CARDS) == [1, 3, 0]


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("1 4", "term-number"),
        ("0", "term-number"),
        ("1 x", "term-unknown"),
        ("add archr; go", "term-near"),
        ("add archer go", "term-near"),
    ],
)
def test_a_part_that_is_not_understood_is_a_problem(line: str, code: str) -> None:
    with pytest.raises(Problem, match=code):
        PARSER.actions(line, LISTED)


def test_a_suggestion_is_written_as_the_terminal_shows_it() -> None:
    with pytest.raises(Problem) as refused:
        PARSER.actions("atack 1 wall 1", LISTED)
    assert refused.value.facts["near"] == "attack B wall_1"


def test_a_card_alone_is_not_a_choice_even_among_others() -> None:
    with pytest.raises(Problem, match="term-card-alone"):
        PARSER.actions("3 1", WITH_CARDS)
