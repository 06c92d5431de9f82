"""Content of games at the terminal: kept beside saves, carried by exported logs, dealt again."""

import json
import shlex
from pathlib import Path

import pytest

from siegeworks.kernel.content import LANGUAGES
from siegeworks.kernel.log import parse_log
from siegeworks.store.contents import KeptContents
from support.program import assert_one_sentence

from .kit import first_choices, logs, run, the_log

DIE = '[die]\nfaces = ["hit 1", "hit 1", "hit 1", "hit 1", "hit 1", "crossbow"]\nsource = "designed"\n'
BOTS = ("--seat", "bot:greedy", "--seat", "bot:random")


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    path = tmp_path / "pack.toml"
    path.write_text(DIE, encoding="utf-8")
    return path


@pytest.fixture
def played(tmp_path: Path, pack: Path) -> Path:
    """A home with a finished game of bots whose content pack is gone."""
    home = tmp_path / "home"
    assert run(home, "play", *BOTS, "--content", str(pack)).exit_code == 0
    pack.unlink()
    return home


def test_a_log_that_carries_its_content_opens_anywhere(played: Path, tmp_path: Path) -> None:
    saved, shared, elsewhere = the_log(played), tmp_path / "shared.siege", tmp_path / "elsewhere"
    assert_one_sentence(run(elsewhere, "verify", str(saved.rename(tmp_path / "alone.siege"))))
    (tmp_path / "alone.siege").rename(saved)
    exported = run(played, "log", "export", saved.stem, "--with-content", "--output", str(shared))
    assert exported.exit_code == 0, exported.output
    for command in (("verify",), ("replay", "--check"), ("position", "export"), ("analyse", "--simulations", "1")):
        done = run(elsewhere, *command, str(shared))
        assert done.exit_code == 0, done.output
    assert run(elsewhere, "play", "--what-if", str(shared), "--line", "3").exit_code == 0
    assert parse_log(the_log(elsewhere).read_text(encoding="utf-8"), "log").pack is None


def test_without_content_the_log_is_exported_as_it_is(played: Path) -> None:
    saved = the_log(played)
    assert run(played, "log", "export", saved.stem).stdout == saved.read_text(encoding="utf-8")


def test_content_that_was_changed_in_a_log_is_refused(played: Path, tmp_path: Path) -> None:
    text = run(played, "log", "export", the_log(played).stem, "--with-content").stdout
    forged = tmp_path / "forged.siege"
    forged.write_text(text.replace('"hit 1"', '"hit 2"', 1), encoding="utf-8")
    assert_one_sentence(run(tmp_path / "elsewhere", "verify", str(forged)), "is not kept here")
    forged.write_text(text.replace("siegeworks content 1", "siegeworks content 9", 1), encoding="utf-8")
    assert_one_sentence(run(tmp_path / "elsewhere", "verify", str(forged)))


def test_a_position_opens_where_its_content_is_kept(played: Path, tmp_path: Path) -> None:
    position = tmp_path / "position.json"
    exported = run(played, "position", "export", the_log(played).stem, "--move", "5", "--output", str(position))
    assert exported.exit_code == 0, exported.output
    assert run(played, "position", "check", str(position)).exit_code == 0
    assert run(played, "play", "--position", str(position), *BOTS).exit_code == 0
    assert_one_sentence(run(tmp_path / "elsewhere", "position", "check", str(position)))


def again(output: str) -> list[str]:
    """The command that the end of a game shows, without the name of the program."""
    lines = [line.strip() for line in output.splitlines()]
    (command,) = [line for line in lines if line.startswith("siegeworks play") and "--seed" in line]
    return shlex.split(command)[1:]


@pytest.mark.parametrize("content", [False, True])
def test_the_same_deal_again_repeats_everything(tmp_path: Path, pack: Path, content: bool) -> None:
    chosen = ("--set", "difficulty=epic", "--open-hands", *(("--content", str(pack)) if content else ()))
    home = tmp_path / "home"
    first = run(home, "play", "--seat", "bot:greedy", "--seat", "Ana the Great", *chosen, typed=first_choices())
    pack.unlink()
    command = again(first.stdout)
    assert run(home, *command, typed=first_choices()).exit_code == 0
    one, two = (parse_log(log.read_text(encoding="utf-8"), "log") for log in logs(home))
    assert one.header == two.header
    assert [entry.line() for entry in one.entries] == [entry.line() for entry in two.entries]


def test_a_game_from_a_position_is_not_dealt_again(tmp_path: Path) -> None:
    assert run(tmp_path, "play", *BOTS).exit_code == 0
    saved = the_log(tmp_path)
    other = run(tmp_path, "play", "--what-if", saved.stem, "--line", "3")
    assert other.exit_code == 0
    assert "--seed" not in other.stdout


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_chronicles_show_hints(tmp_path: Path, language: str) -> None:
    entry = {
        "date": "2025-01-31T10:00:00+01:00", "game": "runedar", "result": "won", "score": 7, "difficulty": "hard",
        "seats": 2, "names": ["Ana", "Bo"], "rank": "", "content": "0" * 16,
    }  # fmt: skip
    (tmp_path / "chronicles.jsonl").write_text(
        "".join(json.dumps(entry | {"log": f"{count}.siege", "hints": count}) + "\n" for count in (0, 1, 3))
    )
    none, one, three = (
        line
        for line in run(tmp_path, "chronicles", language=language, width=200).stdout.splitlines()
        if "siege" in line
    )
    assert none.rstrip().endswith("0.siege")
    assert "1.siege, 1 " in one
    assert "3.siege, 3 " in three


def test_kept_content_is_itself_a_pack(played: Path, tmp_path: Path) -> None:
    (kept,) = KeptContents(the_log(played).parent).folder.iterdir()
    checked = run(tmp_path, "content", "check", str(kept))
    assert checked.exit_code == 0, checked.output
    assert kept.stem in checked.output
