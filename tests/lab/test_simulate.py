"""Simulation: the same results from the same seed, whatever the number of workers; sound intervals."""

import json

import pytest
from typer.testing import CliRunner

from siegeworks.cli.app import build_app
from siegeworks.lab.simulate import Plan, simulate
from siegeworks.lab.statistics import Share, summarise

PLAN = Plan("runedar", (("seats", "2"), ("difficulty", "easy")), ("greedy", "random"), 50, "workers")


def test_workers_change_nothing() -> None:
    alone = list(simulate(PLAN, 1))
    together = list(simulate(PLAN, 2))
    assert alone == together
    assert [result.number for result in alone] == list(range(50))


def test_a_longer_run_begins_with_the_same_games() -> None:
    shorter = Plan(PLAN.game, PLAN.settings, PLAN.bots, 5, PLAN.seed)
    assert list(simulate(shorter, 1)) == list(simulate(PLAN, 1))[:5]


def test_wilson_interval() -> None:
    """Known values of the 95 % Wilson interval."""
    low, high = Share(10, 100).interval
    assert low == pytest.approx(0.0552, abs=1e-4)
    assert high == pytest.approx(0.1744, abs=1e-4)
    assert Share(0, 50).interval[0] == 0.0
    assert Share(0, 0).interval == (0.0, 1.0)


def test_summary_counts_every_game() -> None:
    summary = summarise(list(simulate(PLAN, 1)), 2)
    assert sum(summary.reasons.values()) == summary.games == 50
    assert summary.turns["tenth"] <= summary.turns["median"] <= summary.turns["ninetieth"]


def test_sim_prints_json() -> None:
    arguments = ["sim", "runedar", "--seats", "2", "--games", "6", "--seed", "7", "--workers", "1", "--json"]
    done = CliRunner().invoke(build_app("en"), arguments)
    assert done.exit_code == 0
    document = json.loads(done.stdout)
    assert document["games"] == 6
    assert document["complete"] is True
    assert document["plan"]["seed"] == "7"
