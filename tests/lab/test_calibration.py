"""Calibration: the cells one asks for, kept in files, and the same table whether played at once or piece by piece."""

import os
import signal
from pathlib import Path

import pytest

from support.program import assert_one_sentence

from .kit import run, started, wait_for_games

RUNEDAR = ("calibrate", "runedar", "--bots", "greedy", "--games", "3")


def test_a_table_has_only_the_cells_asked_for() -> None:
    lines = run(*RUNEDAR, "--seats", "2,4", "--difficulty", "easy").stdout.splitlines()
    assert lines[0] == "| bot | seats | easy | turns |"
    assert lines[1] == "| --- | --- | --- | --- |"
    assert [line.split(" | ")[1] for line in lines[2:]] == ["2", "4"]


def test_all_cells_by_default() -> None:
    lines = run(*RUNEDAR).stdout.splitlines()
    assert lines[0] == "| bot | seats | easy | normal | hard | epic | turns |"
    assert len(lines) == 6


def test_rivals_meet_where_two_seats_are_asked_for() -> None:
    arguments = ("calibrate", "castlecards", "--bots", "random,greedy", "--games", "2")
    assert "greedy against random" in run(*arguments, "--seats", "2").stdout
    assert "greedy against random" not in run(*arguments, "--seats", "3").stdout


def test_pieces_make_the_same_table(tmp_path: Path) -> None:
    folder = tmp_path / "cells"
    kept = ("--out", str(folder))
    for difficulty in ("normal", "easy"):
        assert run(*RUNEDAR, "--seats", "2", "--difficulty", difficulty, *kept).exit_code == 0
    assert sorted(path.name for path in folder.iterdir()) == [
        "runedar-greedy-2-easy.jsonl",
        "runedar-greedy-2-normal.jsonl",
    ]
    before = {path: path.read_bytes() for path in folder.iterdir()}
    both = ("--seats", "2", "--difficulty", "easy,normal")
    assert run(*RUNEDAR, *both, *kept).stdout == run(*RUNEDAR, *both).stdout
    assert {path: path.read_bytes() for path in folder.iterdir()} == before


def test_ctrl_c_keeps_the_cells(tmp_path: Path) -> None:
    """The table is not whole, so nothing of it is shown but its finished lines."""
    arguments = [
        "calibrate",
        "runedar",
        "--bots",
        "greedy",
        "--games",
        "100000",
        "--workers",
        "2",
        "--out",
        str(tmp_path),
    ]
    with started(*arguments) as process:
        wait_for_games(tmp_path / "runedar-greedy-1-easy.jsonl", 3)
        os.killpg(process.pid, signal.SIGINT)
        shown, errors = process.communicate(timeout=60)
    assert process.returncode == 130
    assert len(shown.splitlines()) == 2
    assert "Traceback" not in errors
    assert str(tmp_path) in errors


def test_cells_of_another_seed_are_refused(tmp_path: Path) -> None:
    arguments = (*RUNEDAR, "--seats", "2", "--difficulty", "easy", "--out", str(tmp_path))
    assert run(*arguments).exit_code == 0
    refused = run(*arguments, "--seed", "other")
    assert refused.exit_code == 2
    assert "seed" in refused.stderr


@pytest.mark.parametrize(
    ("arguments", "part"),
    [
        (("runedar", "--seats", "5"), "5"),
        (("runedar", "--seats", "2,two"), "two"),
        (("runedar", "--difficulty", "easy,brutal"), "brutal"),
        (("castlecards", "--difficulty", "easy"), "difficulty"),
        (("chess",), "chess"),
    ],
)
def test_cells_that_do_not_exist_are_refused(arguments: tuple[str, ...], part: str) -> None:
    assert_one_sentence(run("calibrate", *arguments, "--games", "1"), part)
