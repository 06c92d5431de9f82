"""`siegeworks balance`: what it shows, moves and proposes, and what it refuses."""

import json
import os
import re
import signal
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

from siegeworks.cli.app import build_app
from siegeworks.cli.lab import balance as balance_command
from siegeworks.games import load_game
from siegeworks.kernel.content import LANGUAGES
from siegeworks.kernel.problem import Problem
from siegeworks.lab.balance.deal_results import DealResults
from siegeworks.lab.balance.numbers import open_numbered
from siegeworks.lab.balance.search import SearchGoal
from siegeworks.lab.balance.search_journal import SearchJournal
from siegeworks.lab.balance.trial import TrialPlayers, TrialTask, paired
from siegeworks.lab.cell import Cell
from siegeworks.lab.plans import MOST_GAMES
from siegeworks.workers import ordered
from siegeworks.workers.supervisor import WorkerDied
from support.program import assert_one_sentence

from .kit import run, started, wait_for_games

EASIER = ("balance", "try", "runedar", "--set", "starting.*.uses.dig=+2", "--seats", "2", "--difficulty", "easy")
FEW = ("--games", "30")
SEARCH = (
    "balance", "search", "castlecards", "--target", "greedy 2 turns 12-14", "--games", "60", "--seed", "search",
    "--vary", "fortress.castle.shields=1..6", "--vary", "dungeon.dragon.danger=3..5",
)  # fmt: skip
NESTED = b'{"a":' + b"[" * 100_000 + b"\n"


def show(*arguments: str, language: str = "en") -> Result:
    """`balance show`, which plays nothing and so has no workers."""
    environment = {"COLUMNS": "140", "NO_COLOR": "1"}
    return CliRunner().invoke(build_app(language, command="balance"), ["balance", "show", *arguments], env=environment)


def document(*arguments: str) -> dict[str, Any]:
    result = run(*arguments, "--json")
    assert result.exit_code == 0, result.output
    read: dict[str, Any] = json.loads(result.stdout)
    return read


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "address"), [("runedar", "siege.s5_07.orcs"), ("castlecards", "siege.ram.swords")])
def test_all_numbers_are_shown(game: str, address: str, language: str) -> None:
    result = show(game, language=language)
    assert result.exit_code == 0, result.output
    assert address in result.stdout
    assert len(result.stdout.splitlines()) > len(open_numbered(game, None).numbers)


def test_some_numbers_are_shown_as_json() -> None:
    result = show("runedar", "mercenaries.t*", "--json")
    assert json.loads(result.stdout) == [
        {
            "address": "mercenaries.troll.price",
            "value": open_numbered("runedar", None).find("mercenaries.troll.price").value,
            "source": "designed",
            "range": [1, 19],
        }
    ]


def test_a_change_moves_the_table_on_the_same_deals() -> None:
    results = document(*EASIER, *FEW)
    won = next(row for row in results["table"] if row["measure"] == "won")
    assert won["after"][0]["rate"] > won["before"][0]["rate"] + 0.15
    assert won["difference"]["rate"] == pytest.approx(won["after"][0]["rate"] - won["before"][0]["rate"])
    assert won["difference"]["95"][0] > 0
    assert won["target"] == "greedy 2 easy won 15-40"
    assert results["complete"]
    assert {change["after"] - change["before"] for change in results["changes"]} == {2}


def test_the_present_content_plays_as_it_does_elsewhere() -> None:
    """The deals of a seed are those of `sim` with the same seed."""
    won = document(*EASIER, *FEW)["table"][0]
    simulated = document("sim", "runedar", "--seats", "2", "--difficulty", "easy", *FEW)
    assert won["before"][0]["rate"] == simulated["win_rate"]


def test_the_written_pack_plays_as_it_was_tried(tmp_path: Path) -> None:
    pack = tmp_path / "pack.toml"
    tried = document("balance", "try", "castlecards", "--set", "siege.ram.swords=6", "--games", "40", "--seats", "2")
    written = run(
        "balance", "try", "castlecards", "--set", "siege.ram.swords=6", "--games", "1", "--write", str(pack)
    )  # fmt: skip
    assert written.exit_code == 0
    assert str(pack) in written.stderr
    simulated = document("sim", "castlecards", "--games", "40", "--content", str(pack))
    assert tried["table"][0]["after"][0]["rate"] == simulated["won_by_order"][0] / 40


def test_several_workers_give_the_same() -> None:
    asked = (
        "balance",
        "try",
        "castlecards",
        "--set",
        "siege.ram.swords=6",
        "--games",
        "50",
        "--seats",
        "2,3",
        "--json",
    )
    assert run(*asked, "--workers", "2").stdout == run(*asked).stdout


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_trial_and_a_search_in_every_language(language: str) -> None:
    asked = ("balance", "try", "castlecards", "--set", "siege.ram.swords=6", "--games", "5", "--seats", "2,3,2")
    tried = run(*asked, language=language)
    assert tried.exit_code == 0, tried.output
    assert tried.stderr == ""
    assert re.search(r"siege\.ram\.swords: \d → 6", tried.stdout)
    found = run(*SEARCH, "--budget", "600", language=language)
    assert found.exit_code == 0, found.output
    helped = run("balance", "search", "--help", language=language)
    assert "--vary" in helped.stdout


def test_pairs_of_deals_tell_more_than_two_runs() -> None:
    before = DealResults("1100110011" * 10, (1,) * 100)
    after = DealResults("1100110111" * 10, (1,) * 100)
    difference = paired(before, after, "won")
    assert difference is not None
    assert difference.rate == pytest.approx(0.1)
    assert 0 < difference.low < 0.1 < difference.high < 0.2
    assert paired(before, after, "turns") is None


@pytest.fixture(scope="module")
def found(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, dict[str, Any]]:
    """A search that ran to its end, and what it has played."""
    path = tmp_path_factory.mktemp("search") / "search.jsonl"
    return path, document(*SEARCH, "--out", str(path))


def test_a_search_finds_the_number_that_matters_and_leaves_the_other(found: tuple[Path, dict[str, Any]]) -> None:
    _, results = found
    assert [change["address"] for change in results["changes"]] == ["fortress.castle.shields"]
    turns = next(row for row in results["table"] if row["measure"] == "turns")
    assert abs(turns["after"][0]["rate"] - 13) < abs(turns["before"][0]["rate"] - 13)
    assert results["fresh"]
    assert results["complete"]


@pytest.mark.parametrize("kept", [1, 2, 7])
def test_a_search_goes_on_as_if_never_stopped(
    found: tuple[Path, dict[str, Any]], tmp_path: Path, kept: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, results = found
    lines = path.read_bytes().splitlines(keepends=True)
    stopped = tmp_path / "search.jsonl"
    stopped.write_bytes(b"".join(lines[:kept]) + lines[kept][:20])
    assert document(*SEARCH, "--out", str(stopped)) == results
    assert stopped.read_bytes() == path.read_bytes()
    # With everything remembered, the search itself plays nothing: only the fresh deals, twice.
    played = _counted_games(monkeypatch)
    assert document(*SEARCH, "--out", str(stopped)) == results
    assert sum(played) == 2 * 60


def _counted_games(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    played: list[int] = []
    play = TrialPlayers.play

    def counted(self: TrialPlayers, tasks: list[TrialTask], advance: Any) -> Any:
        played.extend(task.last - task.first for task in tasks)
        return play(self, tasks, advance)

    monkeypatch.setattr(TrialPlayers, "play", counted)
    return played


def test_a_search_changes_several_numbers_where_both_help(tmp_path: Path) -> None:
    """More soldiers and fewer explorers shorten a war; the number of cards in all is free."""
    pack = tmp_path / "pack.toml"
    results = document(
        "balance", "search", "castlecards", "--target", "greedy 2 turns <10", "--games", "60",
        "--vary", "village.soldier.copies=19..25", "--vary", "village.explorer.copies=7..9", "--write", str(pack),
    )  # fmt: skip
    changed = {change["address"]: change["after"] - change["before"] for change in results["changes"]}
    assert changed["village.explorer.copies"] < 0 < changed["village.soldier.copies"]
    load_game("castlecards", pack)


def test_a_search_that_need_not_change_anything_says_so(tmp_path: Path) -> None:
    pack = tmp_path / "pack.toml"
    target = ("--target", "greedy 2 turns 5-50")
    result = run("balance", "search", "castlecards", *target, *SEARCH[9:], "--games", "30", "--write", str(pack))
    assert result.exit_code == 0, result.output
    assert "Nothing better" in result.stdout
    assert not pack.exists()


@pytest.mark.parametrize(
    ("arguments", "parts"),
    [
        (("try", "runedar", "--set", "mercenaries.trol.price=3"), ("mercenaries.troll.price",)),
        (("try", "runedar", "--set", "mercenaries.troll.price=x"), ("mercenaries.troll.price=x",)),
        (("try", "runedar", "--set", "mercenaries.troll.price=77"), ("77", "19")),
        (("try", "runedar", "--set", "siege.s1_01.level=2"), ("level 1", "siege.toml")),
        (("try", "runedar", "--set", "goblins.g1_4.hits=2"), ("--allow-printed",)),
        (("try", "runedar", "--set", "mercenaries.troll.price=18", "--bots", "clever"), ("clever",)),
        (("try", "runedar", "--set", "mercenaries.troll.price=18", "--seats", "9"), ("9",)),
        (("try", "runedar", "--set", "mercenaries.troll.price=18", "--games", "0"), ("0",)),
        (("try", "castlecards", "--set", "siege.ram.swords=4", "--difficulty", "easy"), ("difficulty",)),
        (("try", "chess", "--set", "a=1"), ("chess",)),
        (("search", "runedar", "--vary", "mercenaries.troll.price=5..5", "--target", "greedy 2 easy"), ("easy",)),
        (("search", "runedar", "--vary", "starting.orc.copies=2..2", "--allow-printed"), ("--vary",)),
        (("search", "runedar", "--vary", "mercenaries.troll.price=0..4"), ("0", "1", "19")),
        (("search", "castlecards", "--vary", "siege.ram.swords=1..4", "--target", "greedy 2 easy 9-10"), ("first",)),
        (("search", "runedar", "--vary", "mercenaries.troll.price=2..5", "--bots", "search:9"), ("--target",)),
        (("search", "runedar", "--vary", "mercenaries.troll.price=2..5", "--budget", "10"), ("10", "7200")),
    ],
)
def test_bad_input_is_refused_in_one_sentence(arguments: tuple[str, ...], parts: tuple[str, ...]) -> None:
    result = run("balance", *arguments)
    if "siege.s1_01.level=2" in arguments:
        # The reader names both levels that are wrong now, each in a sentence of its own.
        assert result.exit_code == 2
        assert all(part in result.stderr for part in parts)
    else:
        assert_one_sentence(result, *parts)


def test_nothing_is_written_where_something_is_or_was_refused(tmp_path: Path) -> None:
    pack = tmp_path / "pack.toml"
    wrong = ("--set", "siege.ram.swords=4", "--write", str(pack))
    assert_one_sentence(run("balance", "try", "castlecards", *wrong, "--bots", "clever"))
    assert not pack.exists()
    pack.write_text("my diary", encoding="utf-8")
    assert_one_sentence(run("balance", "try", "castlecards", *wrong), str(pack))
    assert_one_sentence(run(*SEARCH, "--write", str(pack)), str(pack))
    assert pack.read_text(encoding="utf-8") == "my diary"


def test_a_folder_that_is_not_there_is_told_before_the_search(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(TrialPlayers, "play", lambda *_: pytest.fail("it was searched first"))
    for pack in (tmp_path / "missing" / "pack.toml", tmp_path / ("long" * 100)):
        assert_one_sentence(run(*SEARCH, "--write", str(pack)), str(tmp_path))
        assert_one_sentence(run(*SEARCH, "--out", str(pack)), str(tmp_path))


@pytest.mark.parametrize(
    "content", [b"my diary\n", b"my diary", b"{}\n", b'{"format": "siegeworks games 1"}\n', NESTED]
)
def test_a_file_of_something_else_is_refused_and_kept(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "diary.txt"
    path.write_bytes(content)
    assert_one_sentence(run(*SEARCH, "--out", str(path)), str(path))
    assert path.read_bytes() == content


def test_a_search_of_other_deals_or_a_broken_line_is_refused(
    found: tuple[Path, dict[str, Any]], tmp_path: Path
) -> None:
    path = tmp_path / "search.jsonl"
    lines = found[0].read_bytes().splitlines()
    path.write_bytes(b"\n".join(lines) + b"\n")
    assert_one_sentence(run(*SEARCH, "--seed", "other", "--out", str(path)), "seed", "search", "other")
    for broken in (b"{}", b"nonsense", lines[2].replace(b'"last":', b'"last":9')):
        path.write_bytes(b"\n".join([*lines[:2], broken, *lines[3:]]) + b"\n")
        assert_one_sentence(run(*SEARCH, "--out", str(path)), "3")


def test_two_searches_do_not_write_to_one_file(tmp_path: Path) -> None:
    asked = (tmp_path / "search.jsonl", "castlecards", "digest", "1")
    first, second = (TrialTask((), Cell.of_bot("greedy", 2, None), "1", start, start + 1) for start in (0, 1))
    with SearchJournal(*asked) as mine, SearchJournal(*asked) as theirs:
        mine.add(first, DealResults("0", (30,)))
        with pytest.raises(Problem, match="lab-record-elsewhere"):
            theirs.add(first, DealResults("1", (40,)))
        mine.add(second, DealResults("1", (40,)))
    with SearchJournal(*asked) as again:
        assert [again.get(first), again.get(second)] == [DealResults("0", (30,)), DealResults("1", (40,))]


def test_ctrl_c_shows_the_best_so_far(tmp_path: Path) -> None:
    path = tmp_path / "search.jsonl"
    asked = (
        "balance", "search", "castlecards", "--target", "greedy 2 turns 1-2", "--vary", "*.swords=1..9",
        "--games", "3000", "--out", str(path), "--workers", "2", "--json",
    )  # fmt: skip
    with started(*asked) as process:
        wait_for_games(path, 3)
        os.killpg(process.pid, signal.SIGINT)
        shown, errors = process.communicate(timeout=60)
    assert process.returncode == 0, errors
    assert "Traceback" not in errors
    assert str(path) in errors
    document = json.loads(shown)
    assert not document["complete"]
    assert not document["fresh"]


def test_an_interrupted_trial_shows_the_cells_it_finished(monkeypatch: pytest.MonkeyPatch) -> None:
    _interrupt_after(3, monkeypatch)
    result = run("balance", "try", "castlecards", "--set", "siege.ram.swords=6", "--games", "5", "--json")
    assert {row["seats"] for row in json.loads(result.stdout)["table"]} == {2}
    assert "1 of 3" in result.stderr


def test_a_search_interrupted_on_its_fresh_deals_still_proposes(
    found: tuple[Path, dict[str, Any]], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "search.jsonl"
    path.write_bytes(found[0].read_bytes())
    _interrupt_after(0, monkeypatch)
    results = document(*SEARCH, "--out", str(path), "--write", str(tmp_path / "pack.toml"))
    assert results["changes"] == found[1]["changes"]
    assert not results["fresh"]
    written = open_numbered("castlecards", tmp_path / "pack.toml").find("fortress.castle.shields").value
    assert written == results["changes"][0]["after"]


def test_a_search_interrupted_between_fresh_cells_says_which_are_missing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = ("balance", "search", "castlecards", "--target", "greedy 2,3 turns 5-50", *SEARCH[9:], "--games", "10",
             "--out", str(tmp_path / "search.jsonl"))  # fmt: skip
    assert len(document(*asked)["table"]) > 2
    _interrupt_after(1, monkeypatch)
    result = run(*asked, "--json")
    results = json.loads(result.stdout)
    assert results["fresh"]
    assert {row["seats"] for row in results["table"]} == {2}
    assert "1 of 2" in result.stderr


def test_a_budget_that_nobody_asked_for_is_never_too_large(monkeypatch: pytest.MonkeyPatch) -> None:
    class Asked(Exception):
        """A search is about to begin."""

    def begin(goal: SearchGoal, *_: object) -> None:
        raise Asked(goal.budget)

    monkeypatch.setattr(balance_command, "_search", begin)
    result = run(*SEARCH, "--games", str(MOST_GAMES // 2))
    assert repr(result.exception) == repr(Asked(MOST_GAMES))


def _interrupt_after(tasks: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody presses Ctrl+C when so many tasks are played; those of a search that are remembered are not."""
    play = TrialPlayers.play

    def interrupted(self: TrialPlayers, asked: list[TrialTask], advance: Any) -> Any:
        for count, played in enumerate(play(self, asked, advance)):
            if count == tasks:
                raise KeyboardInterrupt
            yield played

    monkeypatch.setattr(TrialPlayers, "play", interrupted)


def test_a_process_that_dies_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    def dying(*_: object) -> Any:
        raise WorkerDied(task)

    task = TrialTask((), Cell.of_bot("greedy", 2, None), "1", 20, 40)
    monkeypatch.setattr(ordered, "in_order", dying)
    with pytest.raises(Problem, match="lab-worker"):
        list(TrialPlayers(open_numbered("castlecards", None), 2).play([task], lambda _: None))
