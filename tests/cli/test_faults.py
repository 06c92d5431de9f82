"""Damaged files: one clear sentence, exit status 2, and the file stays as it is."""

import json
from pathlib import Path

import pytest

from siegeworks.kernel.chance import Chance
from support.program import assert_one_sentence

from .kit import first_choices, run, the_log


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    home = tmp_path_factory.mktemp("finished")
    run(home, "play", "--seats", "1", "--name", "Ana", "--seed", "faults", typed=first_choices())
    return the_log(home).read_bytes()


@pytest.fixture(scope="module")
def position(tmp_path_factory: pytest.TempPathFactory) -> str:
    home = tmp_path_factory.mktemp("position")
    run(home, "play", "--seats", "1", "--name", "Ana", "--seed", "faults", typed=first_choices(5))
    return run(home, "position", "export", the_log(home).stem).stdout


RUINS = [
    b"",
    b"\x00",
    b"\xff\xfe\x00",
    b"siegeworks log 1\n",
    b"siegeworks log 2\ngame: runedar\n",
    b"{}",
    b"[]",
    b"null",
    b"1",
    b'{"format": "siegeworks position 1"}',
    b'{"format": "siegeworks position 1", "game": "chess"}',
    b'{"format": "siegeworks position 1", "game": "runedar"}',
    b"[" * 100_000,
    b"x" * 100_000,
    b"[[siege]]\n" * 50,
    b"[siege]\nlevel = 1\n",
    b"siege = 3\n",
]


@pytest.mark.parametrize("ruin", RUINS, ids=[str(number) for number in range(len(RUINS))])
@pytest.mark.parametrize(
    "command",
    [
        ("replay",), ("replay", "--check"), ("verify",), ("position", "export"), ("position", "check"),
        ("play", "--position"), ("content", "check"), ("play", "--content"),
    ],
    ids=" ".join,
)  # fmt: skip
def test_ruins_are_refused(tmp_path: Path, command: tuple[str, ...], ruin: bytes) -> None:
    file = tmp_path / "ruin"
    file.write_bytes(ruin)
    result = run(tmp_path, *command, str(file), typed="q\n")
    if "content" in " ".join(command) and ruin in (b"",):
        assert result.exit_code == 0
        return
    assert result.exit_code == 2, result.output
    assert isinstance(result.exception, SystemExit)
    assert result.stderr.strip()
    assert "Traceback" not in result.output
    assert file.read_bytes() == ruin
    assert not list(tmp_path.rglob("*.siege"))


@pytest.mark.parametrize("command", ["replay", "verify", "position export", "play --position", "content check"])
def test_missing_files_and_folders_are_refused(tmp_path: Path, command: str) -> None:
    assert_one_sentence(run(tmp_path, *command.split(), str(tmp_path / "missing")))
    assert_one_sentence(run(tmp_path, *command.split(), str(tmp_path)))


def test_a_log_changed_anywhere_is_found(tmp_path: Path, finished: bytes) -> None:
    """One letter of a log, changed at random places: never a traceback, never taken for true."""
    chance = Chance("changes")
    file = tmp_path / "changed.siege"
    for _ in range(40):
        place = chance.below(min(len(finished), 65_000))
        letter = bytes([33 + chance.below(90)])
        changed = finished[:place] + letter + finished[place + 1 :]
        if changed == finished:
            continue
        file.write_bytes(changed)
        result = run(tmp_path, "verify", str(file))
        assert_one_sentence(result)
        assert file.read_bytes() == changed


def test_a_log_cut_anywhere_is_told_in_one_sentence(tmp_path: Path, finished: bytes) -> None:
    file = tmp_path / "cut.siege"
    for length in range(0, len(finished) - 1, len(finished) // 25):
        file.write_bytes(finished[:length])
        result = run(tmp_path, "verify", str(file))
        assert_one_sentence(result)


def test_a_position_changed_by_hand_is_possible_or_refused(tmp_path: Path, position: str) -> None:
    """Every value of a position replaced in turn: it is a position or a list of reasons, never a traceback."""
    document = json.loads(position)
    file = tmp_path / "edited.json"
    values: list[object] = [None, -1, 10**30, "x", [], {}, True, 1.5, ["x"] * 99]
    for key in document:
        for value in values:
            file.write_text(json.dumps(document | {key: value}))
            result = run(tmp_path, "position", "check", str(file))
            assert result.exit_code in (0, 2), (key, value, result.output)
            assert isinstance(result.exception, SystemExit | None)


def test_a_home_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    home = tmp_path / "home"
    home.write_text("a file")
    assert_one_sentence(run(home, "play", "--seats", "1"))
