"""Puzzles at the terminal: solved, failed, listed, checked and shared."""

import json
from pathlib import Path

from siegeworks.cli.localized_group import BAD_INPUT
from siegeworks.table.puzzles import open_puzzle, puzzles
from siegeworks.table.scenarios import unpacked_scenario

from .kit import plain, run


def course_of(id_: str) -> str:
    return "".join(f"{step.choice}\n" for step in puzzles()[id_].course)


def test_a_puzzle_is_solved_and_remembered(tmp_path: Path) -> None:
    id_ = max(puzzles(), key=lambda each: len(puzzles()[each].course))
    said = run(tmp_path, "puzzle", id_, typed=f"nonsense\n{course_of(id_)}")
    assert said.exit_code == 0
    assert "Solved!" in said.output
    assert said.output.count("Right! Go on.") == len(puzzles()[id_].course) - 1
    assert "points better than" in plain(said.output)
    listed = plain(run(tmp_path, "puzzle", "--list").output)
    assert f"{id_}: " in listed
    assert "(solved)" in listed
    assert "You solved 1 of one puzzle." in listed


def test_a_wrong_choice_ends_the_try_and_shows_the_solution(tmp_path: Path) -> None:
    id_ = next(iter(puzzles()))
    opened = open_puzzle(id_)
    wrong = next(
        text for text in map(opened.game.notation.text, opened.options(0)) if text != opened.scenario.course[0].choice
    )
    said = run(tmp_path, "puzzle", typed=f"{wrong}\n")
    assert "That is not the best choice." in said.output
    assert "The best course:" in said.output
    # A second try does not change the first result, and the next call goes on to another puzzle.
    run(tmp_path, "puzzle", id_, typed=course_of(id_))
    assert json.loads((tmp_path / "puzzles.json").read_text(encoding="utf-8")) == {id_: False}
    assert f"Puzzle {id_}\n" not in run(tmp_path, "puzzle", typed="q\n").output


def test_somebody_who_stops_has_not_tried(tmp_path: Path) -> None:
    assert run(tmp_path, "puzzle", typed="q\n").exit_code == 0
    assert run(tmp_path, "puzzle").exit_code == 0
    assert not (tmp_path / "puzzles.json").exists()


def test_a_scenario_of_ones_own_is_played_checked_and_shared(tmp_path: Path) -> None:
    puzzle = next(iter(puzzles().values()))
    own = tmp_path / "own.json"
    document = puzzle.document() | {"id": "", "course": [step.choice for step in puzzle.course]}
    own.write_text(json.dumps(document), encoding="utf-8")
    said = run(tmp_path, "puzzle", str(own), typed=course_of(puzzle.id))
    assert "A puzzle from a friend" in said.output
    assert "Solved!" in said.output
    assert not (tmp_path / "puzzles.json").exists()
    assert "the course is the best" in plain(run(tmp_path, "puzzle", str(own), "--check").output)
    link = "".join(run(tmp_path, "puzzle", str(own), "--link").output.split())
    assert unpacked_scenario(link.partition("#")[2]).position == puzzle.position


def test_a_course_that_is_not_the_best_is_doubtful(tmp_path: Path) -> None:
    puzzle = next(iter(puzzles().values()))
    own = tmp_path / "own.json"
    own.write_text(json.dumps(puzzle.document() | {"course": [puzzle.course[0].rivals[0][0]]}), encoding="utf-8")
    said = run(tmp_path, "puzzle", str(own), "--check")
    assert said.exit_code == BAD_INPUT
    assert "does not find the course" in plain(said.output)


def test_what_is_not_there_is_one_sentence(tmp_path: Path) -> None:
    assert run(tmp_path, "puzzle", "nothing-7").exit_code == BAD_INPUT
    assert run(tmp_path, "puzzle", "--game", "chess", "--list").exit_code == BAD_INPUT
    (tmp_path / "puzzles.json").write_text("[]", encoding="utf-8")
    assert run(tmp_path, "puzzle", "--list").exit_code == BAD_INPUT
