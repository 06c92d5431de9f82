"""Cell folders: a run that was stopped goes on to the same bytes, and what was finished is never lost."""

import json
import os
import re
import shutil
import signal
import tracemalloc
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from types import TracebackType

import pytest

from siegeworks.cli.lab.running import run_summed
from siegeworks.games import load_game
from siegeworks.i18n.speech import Speech
from siegeworks.kernel.problem import Problem
from siegeworks.lab.balance.numbers import content_files
from siegeworks.lab.report.build import COLUMNS
from siegeworks.lab.report.origin import commands, read_origin
from siegeworks.lab.runs import dataset, writer
from siegeworks.lab.runs.folder import parts
from siegeworks.lab.runs.writer import CellWriter
from siegeworks.lab.simulate import Result, RunPlan, simulate
from siegeworks.lab.stories import DatasetPlan
from support.program import assert_one_sentence

from .kit import run, started, wait_for_games

SIM = ("sim", "runedar", "--bots", "random", "--difficulty", "easy", "--seed", "kept")
CELL = "seats-2-easy"
PLAN = DatasetPlan("runedar", (("seats", "2"), ("difficulty", "easy")), ("random",), 11, "kept")


@pytest.fixture(autouse=True)
def small_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(writer, "GAMES_PER_PART", 4)


@pytest.fixture(scope="module")
def results() -> list[Result]:
    return list(simulate(PLAN, 1))


@pytest.fixture
def whole(tmp_path: Path) -> Path:
    """The folder of an uninterrupted run of eleven games."""
    folder = tmp_path / "whole"
    assert run(*SIM, "--games", "11", "--out", str(folder)).exit_code == 0
    return folder / CELL


def content(cell: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in cell.iterdir()}


def keep_some(path: Path, results: list[Result], count: int) -> Path:
    """A run that was killed when it had finished so many games."""
    cell = path / CELL
    with CellWriter(cell, PLAN, load_game("runedar")) as cell_writer:
        for result in results[:count]:
            cell_writer.add(result)
    return cell


def test_parts_are_named_by_their_first_game(whole: Path) -> None:
    names = [
        "_content.json",
        "_lock",
        "_run.json",
        "games-00000000.parquet",
        "games-00000004.parquet",
        "games-00000008.parquet",
    ]
    assert sorted(content(whole)) == names
    assert [dataset.count_rows(part) for part in parts(whole)] == [4, 4, 3]


@pytest.mark.parametrize("count", [0, 1, 3, 4, 5, 8, 11])
@pytest.mark.parametrize("torn", [b"", b'{"number":'])
def test_a_killed_run_goes_on_to_the_same_bytes(
    tmp_path: Path, whole: Path, results: list[Result], count: int, torn: bytes
) -> None:
    cell = keep_some(tmp_path / "cut", results, count)
    if torn and (cell / "_open.jsonl").exists():
        with (cell / "_open.jsonl").open("ab") as file:
            file.write(torn)
    if count:
        assert dataset.read(cell).to_pylist() == dataset.read(whole).slice(0, count).to_pylist()
    else:
        with pytest.raises(Problem, match="lab-no-run"):
            dataset.read(cell)
    resumed = run(*SIM, "--games", "11", "--out", str(tmp_path / "cut"), "--json")
    assert content(cell) == content(whole)
    assert json.loads(resumed.stdout) == json.loads(
        run(*SIM, "--games", "11", "--out", str(whole.parent), "--json").stdout
    )


@pytest.mark.parametrize("count", [3, 5])
def test_a_killed_run_of_rivals_goes_on_to_the_same_bytes_with_any_number_of_workers(
    tmp_path: Path, count: int
) -> None:
    """What each seat did goes through the journal too."""
    arguments = ("sim", "castlecards", "--bots", "greedy,random", "--seats", "3", "--seed", "kept", "--games", "6")
    assert run(*arguments, "--out", str(tmp_path / "whole")).exit_code == 0
    whole, cell = tmp_path / "whole" / "seats-3", tmp_path / "cut" / "seats-3"
    plan = DatasetPlan("castlecards", (("seats", "3"),), ("greedy", "random"), 6, "kept")
    with CellWriter(cell, plan, load_game("castlecards")) as cell_writer:
        for result in islice(simulate(plan, 1), count):
            cell_writer.add(result)
    read = dataset.read(cell).to_pylist()
    assert read == dataset.read(whole).slice(0, count).to_pylist()
    assert all(len(row["uses_by_seat"]) == 3 for row in read)
    assert run(*arguments, "--out", str(tmp_path / "cut"), "--workers", "2").exit_code == 0
    assert content(cell) == content(whole)


def test_a_run_killed_between_part_and_open_games_counts_them_once(
    tmp_path: Path, whole: Path, results: list[Result]
) -> None:
    cell = keep_some(tmp_path / "cut", results, 7)
    open_games = (cell / "_open.jsonl").read_bytes()
    with CellWriter(cell, PLAN, load_game("runedar")) as cell_writer:
        cell_writer.add(results[7])
    (cell / "_open.jsonl").write_bytes(open_games)
    assert dataset.read(cell).column("number").to_pylist() == list(range(8))
    assert run(*SIM, "--games", "11", "--out", str(tmp_path / "cut")).exit_code == 0
    assert content(cell) == content(whole)


def test_a_run_killed_before_it_made_a_part_makes_it_first(
    tmp_path: Path, whole: Path, results: list[Result], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(writer, "GAMES_PER_PART", 5)
    cell = keep_some(tmp_path / "cut", results, 4)
    assert parts(cell) == []
    monkeypatch.setattr(writer, "GAMES_PER_PART", 4)
    assert run(*SIM, "--games", "11", "--out", str(tmp_path / "cut")).exit_code == 0
    assert content(cell) == content(whole)


def test_a_run_killed_while_it_wrote_a_part_writes_it_again(tmp_path: Path, whole: Path, results: list[Result]) -> None:
    cell = keep_some(tmp_path / "cut", results, 7)
    (cell / ".games-00000004.parquet.new").write_bytes(b"PAR1 and no more")
    assert dataset.read(cell).num_rows == 7
    assert run(*SIM, "--games", "11", "--out", str(tmp_path / "cut")).exit_code == 0
    assert content(cell) == content(whole)


def test_a_longer_run_adds_parts_and_a_shorter_one_nothing(whole: Path) -> None:
    before = content(whole)
    shorter = run(*SIM, "--games", "6", "--out", str(whole.parent), "--json")
    assert json.loads(shorter.stdout)["games"] == 6
    assert content(whole) == before
    assert run(*SIM, "--games", "13", "--out", str(whole.parent)).exit_code == 0
    after = content(whole)
    assert set(after) - set(before) == {"games-00000011.parquet"}
    assert {name: after[name] for name in before} == before
    alone = run(*SIM, "--games", "13", "--json")
    longer = run(*SIM, "--games", "13", "--out", str(whole.parent), "--json")
    shown, expected = json.loads(longer.stdout), json.loads(alone.stdout)
    assert {name: shown[name] for name in shown if name != "plan"} == {
        name: expected[name] for name in expected if name != "plan"
    }


@pytest.mark.parametrize(
    ("changed", "parts"),
    [
        (("--seed", "other"), ("seed", "kept", "other")),
        (("--bots", "greedy"), ("bots", "random", "greedy")),
    ],
)
def test_games_of_another_run_are_refused(whole: Path, changed: tuple[str, ...], parts: tuple[str, ...]) -> None:
    before = content(whole)
    assert_one_sentence(run(*SIM, "--games", "11", "--out", str(whole.parent), *changed), *parts)
    assert content(whole) == before


def test_a_default_that_is_named_is_the_same_run(tmp_path: Path) -> None:
    arguments = ("sim", "runedar", "--bots", "random", "--games", "2", "--out", str(tmp_path))
    assert run(*arguments).exit_code == 0
    assert run(*arguments, "--difficulty", "normal", "--seats", "2").exit_code == 0
    assert [path.name for path in tmp_path.iterdir()] == ["seats-2-normal"]


def cheaper_pack(path: Path) -> Path:
    """A content pack: the mercenaries of the game, one of them cheaper."""
    text = content_files("runedar").text("mercenaries")
    path.write_text(re.sub(r"price = \d", "price = 1", text, count=1), encoding="utf-8")
    return path


def test_the_content_is_kept_with_its_games(tmp_path: Path) -> None:
    pack = cheaper_pack(tmp_path / "cheaper.toml")
    packed = (*SIM, "--games", "3", "--out", str(tmp_path / "run"))
    assert run(*packed, "--content", str(pack)).exit_code == 0
    cell = tmp_path / "run" / CELL
    kept = cell / "_content.json"
    assert load_game("runedar", kept).content_digest == load_game("runedar", pack).content_digest
    # The pack may be lost: the kept content goes on with the same run, and the game's own content does not.
    pack.unlink()
    before = content(cell)
    assert run(*packed, "--content", str(kept)).exit_code == 0
    assert content(cell) == before
    assert_one_sentence(run(*packed), "content")
    (line,) = commands(read_origin(tmp_path / "run", COLUMNS))
    assert f"--content {kept}" in line


def test_the_pack_that_version_0_1_kept_is_found(tmp_path: Path) -> None:
    pack = cheaper_pack(tmp_path / "cheaper.toml")
    assert run(*SIM, "--games", "3", "--out", str(tmp_path / "run"), "--content", str(pack)).exit_code == 0
    cell = tmp_path / "run" / CELL
    (cell / "_content.json").unlink()
    old = pack.rename(cell / "_pack.toml")
    origin = read_origin(tmp_path / "run", COLUMNS)
    assert origin.counts.game.content_digest == load_game("runedar", old).content_digest
    assert f"--content {old}" in commands(origin)[0]


def test_a_run_under_other_rules_does_not_go_on(tmp_path: Path) -> None:
    again = (*SIM, "--games", "3", "--out", str(tmp_path / "run"))
    assert run(*again).exit_code == 0
    described = tmp_path / "run" / CELL / "_run.json"
    newest = load_game("runedar").rules_version
    described.write_text(described.read_text().replace(f'"rules": {newest}', '"rules": 1'))
    assert_one_sentence(run(*again), "rules")


def test_the_content_pack_of_a_journal_is_kept_beside_it(tmp_path: Path) -> None:
    pack = cheaper_pack(tmp_path / "cheaper.toml")
    usage = ("usage", "runedar", "--bots", "random", "--games", "1", "--content", str(pack))
    assert run(*usage, "--out", str(tmp_path / "used.jsonl")).exit_code == 0
    assert (tmp_path / "used.pack.toml").read_bytes() == pack.read_bytes()
    search = ("balance", "search", "runedar", "--bots", "random", "--vary", "mercenaries.troll.price=1..3")
    target = ("--target", "random 2 easy <100", "--games", "2", "--budget", "4", "--content", str(pack))
    assert run(*search, *target, "--out", str(tmp_path / "found.jsonl")).exit_code == 0
    assert (tmp_path / "found.pack.toml").read_bytes() == pack.read_bytes()


def test_two_runs_do_not_write_to_one_folder(whole: Path) -> None:
    before = content(whole)
    with CellWriter(whole, PLAN, load_game("runedar")):
        assert_one_sentence(run(*SIM, "--games", "20", "--out", str(whole.parent)), str(whole))
    assert content(whole) == before


def damage(cell: Path, kind: str) -> str:
    """Spoil a run; gives the name of the file that must be named."""
    second = cell / "games-00000004.parquet"
    if kind == "missing":
        second.unlink()
    elif kind == "cut":
        second.write_bytes(second.read_bytes()[:-50])
    elif kind == "foreign":
        second.write_bytes(b"my diary")
    elif kind == "_run.json":
        (cell / "_run.json").write_bytes(b"{}")
        return "_run.json"
    elif kind == "no _run.json":
        (cell / "_run.json").unlink()
        return "_run.json"
    else:
        (cell / "_open.jsonl").write_bytes(b"my diary\n")
        return "_open.jsonl"
    return second.name


@pytest.mark.parametrize("kind", ["missing", "cut", "foreign", "_run.json", "no _run.json", "_open.jsonl"])
def test_a_damaged_run_is_told_and_left_alone(whole: Path, kind: str) -> None:
    name = damage(whole, kind)
    before = content(whole)
    assert_one_sentence(run(*SIM, "--games", "20", "--out", str(whole.parent)), str(whole / name))
    assert content(whole) == before


def test_a_part_missing_before_open_games_is_told(tmp_path: Path, results: list[Result]) -> None:
    cell = keep_some(tmp_path / "cut", results, 6)
    (cell / "games-00000000.parquet").unlink()
    before = content(cell)
    found = run(*SIM, "--games", "11", "--out", str(tmp_path / "cut"))
    assert_one_sentence(found, str(cell / "games-00000000.parquet"))
    with pytest.raises(Problem, match="lab-part-missing"):
        dataset.read(cell)
    assert content(cell) == before


def test_a_part_deleted_as_told_is_played_again(whole: Path) -> None:
    before = content(whole)
    for name in ("games-00000004.parquet", "games-00000008.parquet"):
        (whole / name).unlink()
    assert run(*SIM, "--games", "11", "--out", str(whole.parent)).exit_code == 0
    assert content(whole) == before


LONG = ("sim", "castlecards", "--bots", "flat:20", "--seed", "killed", "--workers", "2")


def test_a_killed_process_keeps_every_finished_game(tmp_path: Path) -> None:
    cell = tmp_path / "run" / "seats-2"
    with started(*LONG, "--games", "1000", "--out", str(tmp_path / "run"), "--json") as process:
        wait_for_games(cell / "_open.jsonl", 3)
        os.killpg(process.pid, signal.SIGKILL)
    kept = dataset.read(cell)
    games = kept.num_rows + 1
    assert games >= 3
    assert run(*LONG, "--games", str(games), "--out", str(tmp_path / "run"), "--workers", "1").exit_code == 0
    assert run(*LONG, "--games", str(games), "--out", str(tmp_path / "fresh"), "--workers", "1").exit_code == 0
    rows = dataset.read(cell).to_pylist()
    assert rows == dataset.read(tmp_path / "fresh").to_pylist()
    assert rows[:-1] == kept.to_pylist()


def test_ctrl_c_keeps_everything_and_says_where(tmp_path: Path) -> None:
    cell = tmp_path / "run" / "seats-2"
    with started(*LONG, "--games", "1000", "--out", str(tmp_path / "run"), "--json") as process:
        wait_for_games(cell / "_open.jsonl", 3)
        os.killpg(process.pid, signal.SIGINT)
        shown, errors = process.communicate(timeout=60)
    document = json.loads(shown)
    assert process.returncode == 0
    assert document["complete"] is False
    assert document["games"] == dataset.read(cell).num_rows >= 3
    assert "Traceback" not in errors
    assert str(tmp_path / "run") in errors


class Repeating:
    """An engine that plays the same game over and over, faster than anybody could."""

    def __init__(self, result: Result) -> None:
        self._result = result

    def play(self, plan: RunPlan, first: int) -> Iterator[Result]:
        for number in range(first, plan.games):
            result = self._result
            yield Result(
                number, result.bots, result.winners, result.reason, result.score, result.turns, result.decisions,
                dict(result.facts), {}, result.story,
            )  # fmt: skip

    def __enter__(self) -> "Repeating":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        pass


def most_memory(path: Path, result: Result, games: int) -> int:
    plan = DatasetPlan(PLAN.game, PLAN.settings, PLAN.bots, games, PLAN.seed)
    tracemalloc.start()
    try:
        with CellWriter(path, plan, load_game("runedar")) as cell_writer:
            summary = run_summed(plan, Speech("en"), Repeating(result), 2, cell_writer)
        assert summary.games == games
        return tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()


def test_memory_does_not_grow_with_the_games(
    tmp_path: Path, results: list[Result], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(writer, "GAMES_PER_PART", 200)
    most_memory(tmp_path / "first", results[0], 200)
    few = most_memory(tmp_path / "few", results[0], 400)
    many = most_memory(tmp_path / "many", results[0], 4000)
    assert many < 1.5 * few
    assert dataset.read(tmp_path / "many", ["number"]).column("number").to_pylist() == list(range(4000))
    shutil.rmtree(tmp_path / "many")


def test_a_writer_gives_its_games_back_in_order(tmp_path: Path, results: list[Result]) -> None:
    cell = keep_some(tmp_path, results, 6)
    with CellWriter(cell, PLAN, load_game("runedar")) as cell_writer:
        assert cell_writer.count == 6
        for held, result in zip(islice(cell_writer.results(), 10), results, strict=False):
            assert held.facts == result.facts
            assert (held.number, held.bots, held.winners, held.reason) == (
                result.number, result.bots, result.winners, result.reason,
            )  # fmt: skip
