"""Simulation: the same results from the same seed, whatever the number of workers; sound intervals."""

import json
from collections import Counter
from statistics import median, quantiles

import pytest
from typer.testing import CliRunner

from siegeworks.cli.app import build_app
from siegeworks.kernel.chance import Chance
from siegeworks.lab.simulate import RunPlan, simulate
from siegeworks.lab.statistics import Share, summarise, tenths
from support.program import assert_one_sentence

from .kit import run

PLAN = RunPlan("runedar", (("seats", "2"), ("difficulty", "easy")), ("greedy", "random"), 50, "workers")


def test_workers_change_nothing() -> None:
    alone = list(simulate(PLAN, 1))
    together = list(simulate(PLAN, 2))
    assert alone == together
    assert [result.number for result in alone] == list(range(50))


def test_a_cell_that_is_asked_for_twice_is_played_once() -> None:
    result = run("sim", "castlecards", "--bots", "random", "--seats", "2,3,2", "--games", "1", "--json")
    cells = json.loads(result.stdout)["cells"]
    assert [cell["plan"]["settings"]["seats"] for cell in cells] == ["2", "3"]


@pytest.mark.parametrize("seed", ["\udcff", "two\nlines", "s" * 65])
@pytest.mark.parametrize(
    "command",
    [
        ("sim", "runedar"),
        ("balance", "try", "runedar", "--set", "mercenaries.troll.price=19"),
        ("balance", "search", "runedar", "--vary", "mercenaries.troll.price=18..19"),
    ],
)
def test_a_seed_that_nobody_can_write_down_is_refused(command: tuple[str, ...], seed: str) -> None:
    assert_one_sentence(run(*command, "--games", "1", "--seed", seed), "64")


def test_a_longer_run_begins_with_the_same_games() -> None:
    shorter = RunPlan(PLAN.game, PLAN.settings, PLAN.bots, 5, PLAN.seed)
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


@pytest.mark.parametrize("count", [1, 2, 3, 10, 11, 57])
def test_counted_numbers_have_the_quantiles_of_their_list(count: int) -> None:
    """As the standard library finds them, which must see all numbers at once."""
    chance = Chance(f"quantiles {count}")
    for _ in range(20):
        numbers = [chance.below(20) for _ in range(count)]
        expected = quantiles(numbers, n=10, method="inclusive") if count > 1 else [numbers[0]] * 9
        assert [tenths(Counter(numbers), share) for share in range(1, 10)] == expected
        assert tenths(Counter(numbers), 5) == median(numbers)


def test_a_summary_of_nothing_is_empty() -> None:
    summary = summarise([], 2)
    assert (summary.games, summary.won.of, summary.turns, summary.score_won, summary.places) == (0, 0, {}, None, [])


def test_several_cells_are_several_documents() -> None:
    arguments = ("sim", "runedar", "--bots", "random", "--games", "3")
    document = json.loads(run(*arguments, "--seats", "1,2", "--difficulty", "easy,epic", "--json").stdout)
    assert document["complete"] is True
    assert [cell["plan"]["settings"] for cell in document["cells"]] == [
        {"seats": seats, "difficulty": difficulty} for seats in ("1", "2") for difficulty in ("easy", "epic")
    ]
    alone = json.loads(run(*arguments, "--seats", "2", "--difficulty", "easy", "--json").stdout)
    assert document["cells"][2] == alone
    shown = run(*arguments, "--seats", "1,2").stdout
    assert shown.count("runedar: 3 games") == 2


def test_sim_prints_json() -> None:
    arguments = ["sim", "runedar", "--seats", "2", "--games", "6", "--seed", "7", "--workers", "1", "--json"]
    done = CliRunner().invoke(build_app("en"), arguments)
    assert done.exit_code == 0
    document = json.loads(done.stdout)
    assert document["games"] == 6
    assert document["complete"] is True
    assert document["plan"]["seed"] == "7"
