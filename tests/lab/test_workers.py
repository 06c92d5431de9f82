"""Games played by worker processes are the same when a process dies."""

from itertools import islice
from pathlib import Path

import pytest

from siegeworks.kernel.problem import Problem
from siegeworks.lab.simulate import simulate
from siegeworks.workers.ordered import MOST_TRIES

from .kit import DEADLY, deadly


def test_games_are_the_same_after_a_death(tmp_path: Path) -> None:
    plan = deadly(tmp_path / "graves", MOST_TRIES - 1)
    games = list(simulate(plan, 2))
    assert list((tmp_path / "graves").iterdir()) == []
    assert games == list(simulate(plan, 1))


def test_games_before_a_deadly_one_are_not_lost(tmp_path: Path) -> None:
    games = simulate(deadly(tmp_path / "graves", MOST_TRIES), 2)
    assert [game.number for game in islice(games, 20)] == list(range(20))
    with pytest.raises(Problem) as problem:
        next(games)
    assert problem.value.code == "lab-worker"
    assert problem.value.facts == {"first": 20, "times": MOST_TRIES}
    assert 20 <= DEADLY < 40
