"""Records: a run that was stopped goes on, and gives what it would have given; a wrong file is refused and kept."""

import json
import os
import signal
from pathlib import Path

import pytest

from siegeworks.games import load_game
from siegeworks.kernel.problem import Problem
from siegeworks.lab.runs.games import GameJournal
from siegeworks.lab.simulate import RunPlan, simulate
from support.program import assert_one_sentence

from .kit import games_of, run, started, wait_for_games

ARENA = ("arena", "castlecards", "--bots", "greedy,random", "--seed", "record")


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The record of an uninterrupted run of eight games."""
    path = tmp_path_factory.mktemp("whole") / "run.jsonl"
    assert run(*ARENA, "--games", "8", "--out", str(path)).exit_code == 0
    return path


def tables(*arguments: str) -> object:
    """What a command says, without how long the bots thought."""
    document = json.loads(run(*arguments, "--json").stdout)
    for bot in document["bots"]:
        del bot["cpu_ms_mean"], bot["cpu_ms_99"]
    return document


@pytest.mark.parametrize("kept", [0, 1, 4, 9])
def test_a_run_goes_on_where_it_was_stopped(tmp_path: Path, whole: Path, kept: int) -> None:
    path = tmp_path / "run.jsonl"
    lines = whole.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join(lines[:kept]))
    assert tables(*ARENA, "--games", "8", "--out", str(path)) == tables(*ARENA, "--games", "8")
    assert path.read_bytes().startswith(b"".join(lines[:kept]))
    assert games_of(path) == games_of(whole)


@pytest.mark.parametrize("bytes_left", [1, 40, -1])
def test_a_line_that_was_being_written_is_played_again(tmp_path: Path, whole: Path, bytes_left: int) -> None:
    path = tmp_path / "run.jsonl"
    lines = whole.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join(lines[:5]) + lines[5][:bytes_left])
    assert run(*ARENA, "--games", "8", "--out", str(path)).exit_code == 0
    assert games_of(path) == games_of(whole)


def test_a_header_that_was_being_written_is_written_again(tmp_path: Path, whole: Path) -> None:
    path = tmp_path / "run.jsonl"
    path.write_bytes(whole.read_bytes()[:30])
    assert run(*ARENA, "--games", "8", "--out", str(path)).exit_code == 0
    assert games_of(path) == games_of(whole)


def test_a_longer_run_plays_only_what_is_missing(tmp_path: Path, whole: Path) -> None:
    path = tmp_path / "run.jsonl"
    path.write_bytes(whole.read_bytes())
    assert run(*ARENA, "--games", "12", "--out", str(path)).exit_code == 0
    assert path.read_bytes().startswith(whole.read_bytes())
    assert len(games_of(path)) == 13


def test_a_shorter_run_looks_only_at_its_own_games(whole: Path) -> None:
    before = whole.read_bytes()
    assert tables(*ARENA, "--games", "4", "--out", str(whole)) == tables(*ARENA, "--games", "4")
    assert whole.read_bytes() == before


@pytest.mark.parametrize(
    ("changed", "parts"),
    [
        (("--seed", "other"), ("seed", "record", "other")),
        (("--bots", "random,greedy"), ("bots", "greedy,random", "random,greedy")),
        (("--seats", "3"), ("settings", "seats=2", "seats=3")),
    ],
)
def test_games_of_another_plan_are_refused(whole: Path, changed: tuple[str, ...], parts: tuple[str, ...]) -> None:
    before = whole.read_bytes()
    assert_one_sentence(run(*ARENA, "--games", "8", "--out", str(whole), *changed), *parts)
    assert whole.read_bytes() == before


def test_a_run_of_another_kind_is_refused(whole: Path) -> None:
    arguments = ("usage", "castlecards", "--bots", "greedy,random", "--seed", "record", "--games", "8")
    assert_one_sentence(run(*arguments, "--out", str(whole)), "arena", "usage")


@pytest.mark.parametrize("broken", [b"{}", b"nonsense", b"\xff\xfe", b'{"number": 3}', b"", b"[" * 2000])
def test_a_broken_line_is_named(tmp_path: Path, whole: Path, broken: bytes) -> None:
    path = tmp_path / "run.jsonl"
    lines = whole.read_bytes().splitlines()
    lines[4] = broken
    path.write_bytes(b"\n".join(lines) + b"\n")
    before = path.read_bytes()
    assert_one_sentence(run(*ARENA, "--games", "8", "--out", str(path)), "line 5")
    assert path.read_bytes() == before


def test_a_missing_or_doubled_line_is_named(tmp_path: Path, whole: Path) -> None:
    path = tmp_path / "run.jsonl"
    lines = whole.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join(lines[:3] + lines[4:]))
    assert_one_sentence(run(*ARENA, "--games", "8", "--out", str(path)), "line 4")
    path.write_bytes(b"".join([*lines[:3], *lines[2:]]))
    assert_one_sentence(run(*ARENA, "--games", "8", "--out", str(path)), "line 4")


@pytest.mark.parametrize("content", [b"my diary", b"my diary\n", b"{}\n", b'{"format": "siegeworks games 2"}\n', b"\n"])
def test_a_file_of_something_else_is_refused_and_kept(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "diary.txt"
    path.write_bytes(content)
    assert_one_sentence(run(*ARENA, "--games", "2", "--out", str(path)), str(path))
    assert path.read_bytes() == content


def test_a_file_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    assert_one_sentence(run(*ARENA, "--games", "2", "--out", str(tmp_path)))
    assert_one_sentence(run(*ARENA, "--games", "2", "--out", str(tmp_path / "missing" / "run.jsonl")))


def test_two_runs_do_not_write_to_one_file(tmp_path: Path) -> None:
    game = load_game("castlecards")
    plan = RunPlan("castlecards", (("seats", "2"),), ("greedy",), 2, "twice")
    first, second = simulate(plan, 1)
    with (
        GameJournal(tmp_path / "run.jsonl", plan, game) as mine,
        GameJournal(tmp_path / "run.jsonl", plan, game) as theirs,
    ):
        mine.add(first)
        with pytest.raises(Problem, match="lab-record-elsewhere"):
            theirs.add(first)
        mine.add(second)
    assert [line["number"] for line in games_of(tmp_path / "run.jsonl")[1:]] == [0, 1]


LONG = ("arena", "castlecards", "--bots", "flat:40,flat:20", "--seed", "killed", "--workers", "2")


def test_a_killed_run_keeps_every_finished_game(tmp_path: Path) -> None:
    path = tmp_path / "run.jsonl"
    with started(*LONG, "--games", "1000", "--out", str(path), "--json") as process:
        wait_for_games(path, 3)
        os.killpg(process.pid, signal.SIGKILL)
    kept = path.read_bytes()
    whole = kept[: kept.rfind(b"\n") + 1]
    games = whole.count(b"\n") + 1
    assert run(*LONG, "--games", str(games), "--out", str(path), "--workers", "1").exit_code == 0
    assert path.read_bytes().startswith(whole)
    fresh = tmp_path / "fresh.jsonl"
    assert run(*LONG, "--games", str(games), "--out", str(fresh), "--workers", "1").exit_code == 0
    assert games_of(path) == games_of(fresh)


def test_ctrl_c_shows_what_was_played_and_where_it_is_kept(tmp_path: Path) -> None:
    path = tmp_path / "run.jsonl"
    with started(*LONG, "--games", "1000", "--out", str(path), "--json") as process:
        wait_for_games(path, 3)
        os.killpg(process.pid, signal.SIGINT)
        shown, errors = process.communicate(timeout=60)
    document = json.loads(shown)
    assert process.returncode == 0
    assert document["complete"] is False
    assert document["games"] >= 2
    assert "Traceback" not in errors
    assert str(path) in errors
    assert "Too few for a claim" in errors
