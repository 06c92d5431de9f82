"""Who may think longer looks at more worlds first."""

import pytest

from siegeworks.bots import PLAYS_AS, lab_budget
from siegeworks.bots.budget import Budget
from siegeworks.bots.castlecards.evaluator import WORLDS
from siegeworks.bots.evaluators import worlds_for


@pytest.mark.parametrize(("level", "worlds"), [("steady", 1), ("expert", WORLDS)])
def test_levels_differ_in_the_worlds_they_use_worlds(level: str, worlds: int) -> None:
    budget = lab_budget(PLAYS_AS[level])
    assert budget is not None
    assert worlds_for(budget) == worlds


def test_by_the_clock_all_worlds_are_looked_into() -> None:
    assert worlds_for(Budget(milliseconds=1)) == WORLDS
