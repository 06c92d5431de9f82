"""The bound: a search that knows the future, on the deals of every other run, without touching what it looks at."""

import json
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from siegeworks.bots.evaluators import trained_evaluator
from siegeworks.bots.search import Tree
from siegeworks.games import load_game
from siegeworks.kernel.chance import Chance
from siegeworks.lab.bound import CLAIRVOYANT, Attempt, BoundPlan, Foresight, compare
from siegeworks.lab.simulate import Result, RunPlan, simulate
from support.program import assert_one_sentence

from .kit import games_of, run

GAME = load_game("runedar")
SETTINGS = (("seats", "2"), ("difficulty", "easy"))
SMALL = BoundPlan("runedar", SETTINGS, (CLAIRVOYANT,), 2, "bound", None, 2, 4)
COMMAND = ("bound", "runedar", "--games", "2", "--difficulty", "easy", "--simulations", "2", "--bots", "greedy")


def test_the_deals_are_those_of_every_other_run() -> None:
    plan = RunPlan("runedar", SETTINGS, ("greedy",), 3, "bound")
    for number in range(3):
        job = SMALL.job(GAME, number)
        assert job.seed == plan.job(GAME, number).seed
        dealt = GAME.setup(plan.options(GAME), Chance(plan.job(GAME, number).seed), None)
        for attempt in range(2):
            assert GAME.document(Attempt(GAME, SMALL, job, attempt).state) == GAME.document(dealt)


def later_decision(seed: str, decisions: int) -> tuple[Any, Chance]:
    """A game in the middle of a turn, with the chance it will go on with."""
    chance = Chance(seed)
    state = GAME.setup(GAME.options(dict(SETTINGS)), chance, None)
    evaluator, other = trained_evaluator("runedar"), Chance("other")
    while decisions or len(GAME.legal(state)) == 1:
        legal = GAME.legal(state)
        prior_scores = evaluator.prior_scores(state, legal, other)
        GAME.apply(state, legal[prior_scores.index(max(prior_scores))], chance, None)
        decisions = max(0, decisions - 1)
    return state, chance


@pytest.mark.parametrize("seed", ["a", "b", "c", "d"])
def test_what_is_foreseen_happens(seed: str) -> None:
    """The real game, played by the foreseen course, goes where the search saw it go, dice and cards included."""
    state, chance = later_decision(seed, 60)
    before, drawn = GAME.document(state), chance.drawn_count
    evaluator = trained_evaluator("runedar")
    foresight = Foresight(evaluator, state, chance)
    tree = Tree(foresight, GAME.view(state, state.active), GAME.legal(state), Chance("search"))
    for _ in range(30):
        tree.simulate(-1)
    assert GAME.document(state) == before
    assert chance.drawn_count == drawn
    for action in foresight.course[:-1]:
        assert action in GAME.legal(state)
        GAME.apply(state, action, chance, None)
    assert foresight.course[-1] in GAME.legal(state)
    assert evaluator.step(state, foresight.course[-1], chance)
    assert evaluator.values(state, Chance("end"), 0)[0] == foresight.promise


def test_foreseen_dice_are_the_real_ones() -> None:
    """Whatever was simulated before, each simulation meets the same future."""
    state, chance = later_decision("dice", 10)
    foresight = Foresight(trained_evaluator("runedar"), state, chance)
    futures = []
    for _ in range(3):
        foresight.guess(None, Chance("ignored"))
        futures.append([foresight._future.below(6) for _ in range(20)])
    assert futures == [[chance.below(6) for _ in range(20)]] * 3


def test_the_same_seed_gives_the_same_games_for_any_number_of_workers() -> None:
    one = list(simulate(SMALL, 1))
    assert one == list(simulate(SMALL, 2))
    assert [result.bots for result in one] == [(CLAIRVOYANT, CLAIRVOYANT)] * 2


def test_further_attempts_go_other_ways() -> None:
    job = SMALL.job(GAME, 0)
    ends = []
    for number in (0, 1, 2):
        attempt = Attempt(GAME, SMALL, job, number)
        attempt.play()
        ends.append(json.dumps(GAME.document(attempt.state)))
    assert len(set(ends)) == 3


def test_a_lost_deal_is_tried_again() -> None:
    hopeless = replace(SMALL, settings=(("seats", "2"), ("difficulty", "epic")), simulations=1, attempts=3)
    lost = [result for result in simulate(hopeless, 1) if not result.winners]
    assert lost
    assert all(result.facts["attempts"] == 3 for result in lost)


def test_the_clairvoyant_wins_more_than_a_careful_beginner() -> None:
    plan = RunPlan("runedar", SETTINGS, ("greedy",), 6, "1")
    search = BoundPlan("runedar", SETTINGS, (CLAIRVOYANT,), 6, "1", None, 2, 12)
    results = list(simulate(search, 1))
    found = compare(list(simulate(plan, 1)), results)
    assert found.search.count > found.bot.count
    # Who has won does not try again.
    assert any(result.winners and result.facts["attempts"] == 1 for result in results)


def played(winners: Sequence[int]) -> list[Result]:
    return [
        Result(number, ("greedy",), (0, 1) if won else (), "won" if won else "gold", 0, 1, 1, {}, {})
        for number, won in enumerate(winners)
    ]


def test_the_bound_counts_deals_that_either_won() -> None:
    found = compare(played([1, 0, 1, 0, 0]), played([1, 1, 0, 0]))
    counts = [(share.count, share.of) for share in (found.bot, found.search, found.winnable, found.ratio)]
    assert counts == [(2, 4), (2, 4), (3, 4), (2, 3)]
    nothing_won = compare(played([0, 0]), played([0, 0])).ratio
    assert (nothing_won.rate, nothing_won.interval) == (0.0, (0.0, 1.0))


def test_json_and_a_folder_that_goes_on(tmp_path: Path) -> None:
    folder = tmp_path / "cells"
    command = (*COMMAND, "--attempts", "1", "--out", str(folder), "--json")
    first = json.loads(run(*command).stdout)
    assert first["complete"] is True
    (row,) = first["rows"]
    assert (row["deals"], row["plan"]["attempts"], row["plan"]["simulations"]) == (2, 1, 2)
    assert row["ratio"]["count"] == row["bot"]["count"] <= row["winnable"]["count"]
    assert row["search"]["count"] <= row["winnable"]["count"]
    path = folder / "runedar-clairvoyant-2-easy.jsonl"
    whole = games_of(path)
    path.write_bytes(b"".join(path.read_bytes().splitlines(keepends=True)[:2]))
    assert json.loads(run(*command).stdout) == first
    assert games_of(path) == whole
    assert_one_sentence(run(*command, "--attempts", "2"), "attempts")


def test_games_of_the_calibration_are_not_played_again(tmp_path: Path) -> None:
    cells = ("--difficulty", "easy", "--bots", "greedy", "--games", "2", "--out", str(tmp_path))
    assert run("calibrate", "runedar", "--seats", "2", *cells).exit_code == 0
    file = tmp_path / "runedar-greedy-2-easy.jsonl"
    before = file.read_bytes()
    assert run("bound", "runedar", "--simulations", "1", "--attempts", "1", *cells).exit_code == 0
    assert file.read_bytes() == before


@pytest.mark.parametrize("language", ["en", "es", "pt-BR", "pl"])
def test_the_table_says_what_it_does_not_prove(language: str) -> None:
    result = run(*COMMAND, "--games", "1", "--attempts", "1", "--simulations", "1", language=language)
    assert result.exit_code == 0, result.output
    assert "easy" in result.stdout
    caution = {"en": "lower estimate", "es": "por lo bajo", "pt-BR": "por baixo", "pl": "od dołu"}
    assert caution[language] in result.stdout


def test_rivals_have_no_bound() -> None:
    assert_one_sentence(run("bound", "castlecards", "--games", "1"), "castlecards", "Name a cooperative game")


@pytest.mark.parametrize(
    ("option", "value"),
    [
        ("--games", "0"),
        ("--attempts", "0"),
        ("--attempts", "1001"),
        ("--simulations", "-3"),
        ("--seats", "9"),
        ("--difficulty", "mild"),
        ("--bots", "nobody"),
        ("--workers", "0"),
    ],
)
def test_what_cannot_be_played_is_refused(option: str, value: str) -> None:
    assert_one_sentence(run(*COMMAND, option, value), value)
