"""Games on Ray: the same rows as from processes, whoever dies meanwhile; what was finished is kept."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from siegeworks.cli.lab.running import run_summed
from siegeworks.games import load_game
from siegeworks.i18n.speech import Speech
from siegeworks.kernel.problem import Problem
from siegeworks.lab.engines import Engine, Processes
from siegeworks.lab.ray_engine import RayEngine, _play, _play_there
from siegeworks.lab.runs import dataset
from siegeworks.lab.runs.writer import CellWriter
from siegeworks.lab.simulate import Result, RunPlan, simulate
from siegeworks.workers.ordered import MOST_TRIES
from support.program import assert_one_sentence

from .kit import deadly, run

ray = pytest.importorskip("ray")


@pytest.fixture(scope="module")
def two_workers() -> Iterator[Engine]:
    """A Ray of our own with two workers, which can import these tests, as they can import the package."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", str(Path(__file__).parents[1]))
        # Ray's workers would stand back behind the other tests, far behind.
        patch.setenv("RAY_worker_niceness", "0")
        with RayEngine(None, 2) as engine:
            yield engine
        assert not ray.is_initialized()


def keep(plan: RunPlan, engine: Engine, folder: Path) -> object:
    """Play a run into a folder."""
    with CellWriter(folder, plan, load_game(plan.game)) as keeper:
        return run_summed(plan, Speech("en"), engine, 2, keeper)


def test_the_same_rows_as_from_processes_even_if_a_worker_is_killed(two_workers: Engine, tmp_path: Path) -> None:
    plan = deadly(tmp_path / "graves", 1)
    by_ray = keep(plan, two_workers, tmp_path / "ray")
    assert list((tmp_path / "graves").iterdir()) == []
    assert by_ray == keep(plan, Processes(2), tmp_path / "processes") == keep(plan, Processes(1), tmp_path / "alone")
    table = dataset.read(tmp_path / "ray")
    assert table.num_rows == 60
    assert table.equals(dataset.read(tmp_path / "processes"))
    assert table.equals(dataset.read(tmp_path / "alone"))
    # The command line, with the Ray that is there, and settings that differ for each cell.
    arguments = ("sim", "runedar", "--bots", "random", "--seats", "1,2", "--difficulty", "easy,epic", "--games", "4")
    assert run(*arguments, "--out", str(tmp_path / "a"), "--engine", "ray").exit_code == 0
    assert run(*arguments, "--out", str(tmp_path / "b")).exit_code == 0
    assert dataset.read(tmp_path / "a").equals(dataset.read(tmp_path / "b"))


def test_a_game_that_kills_every_worker_is_told_and_the_others_are_kept(two_workers: Engine, tmp_path: Path) -> None:
    plan = deadly(tmp_path / "graves", MOST_TRIES)
    with pytest.raises(Problem) as problem:
        keep(plan, two_workers, tmp_path / "run")
    assert problem.value.code == "lab-ray-worker"
    assert problem.value.facts == {"first": 20, "times": MOST_TRIES}
    kept = dataset.read(tmp_path / "run")
    assert kept.column("number").to_pylist() == list(range(20))
    keep(plan, two_workers, tmp_path / "run")
    whole = dataset.read(tmp_path / "run")
    assert whole.slice(0, 20).to_pylist() == kept.to_pylist()
    assert whole.column("score").to_pylist() == [game.score for game in simulate(plan, 1)]


class Fading:
    """A cluster that takes some tasks and is then never heard of again."""

    exceptions = ray.exceptions

    def __init__(self, calls: int, answer: list[Result] | None) -> None:
        self._calls = calls
        self._answer = answer

    def remote(self, *_: object, **__: object) -> Any:
        self._calls -= 1
        if self._calls < 0:
            raise ConnectionError("the line is dead")
        return lambda _: self

    def put(self, plan: object) -> object:
        return plan

    def get(self, _: object) -> list[Result]:
        if self._answer is None:
            raise ray.exceptions.RaySystemError("the head node is gone")
        return self._answer

    def cancel(self, *_: object, **__: object) -> None:
        raise ray.exceptions.RaySystemError("nobody there")


@pytest.mark.parametrize(("calls", "answer", "reason"), [(9, None, "head node"), (5, [], "line is dead")])
def test_a_cluster_that_is_gone_is_told_as_that(calls: int, answer: list[Result] | None, reason: str) -> None:
    plan = RunPlan("castlecards", (("seats", "2"),), ("random",), 200, "gone")
    cluster: Any = Fading(calls, answer)
    with pytest.raises(Problem) as problem:
        list(_play(cluster, plan, 0, 4))
    assert problem.value.code == "lab-ray-lost"
    assert reason in str(problem.value.facts["reason"])


def test_a_node_that_would_play_by_other_rules_plays_nothing(tmp_path: Path) -> None:
    plan = RunPlan("castlecards", (("seats", "2"),), ("random",), 2, "elsewhere")
    game = load_game("castlecards")
    same = (game.rules_version, game.content_digest)
    assert _play_there(plan, same, (0, 2)) == list(simulate(plan, 1))
    assert _play_there(plan, (same[0] + 1, same[1]), (0, 2)) is None
    assert _play_there(plan, (same[0], "other"), (0, 2)) is None
    assert _play_there(replace(plan, pack=tmp_path / "missing.toml"), same, (0, 2)) is None


@pytest.mark.parametrize("address", ["127.0.0.1:1", "ray://127.0.0.1:1", "localhost:what", "127.0.0.1:123456"])
def test_an_address_where_nobody_answers_is_refused(address: str, tmp_path: Path) -> None:
    arguments = ("sim", "runedar", "--games", "1", "--engine", "ray", "--address", address)
    assert_one_sentence(run(*arguments, "--out", str(tmp_path / "run")), address)
    assert not (tmp_path / "run").exists()
