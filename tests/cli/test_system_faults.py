"""What the system refuses: devices, closed streams, full disks, foreign folders. One sentence, no traceback."""

import os
import subprocess
from pathlib import Path

import pytest

from support.program import PROGRAM

from .test_process import environment

pytestmark = pytest.mark.skipif(os.name != "posix", reason="devices and permissions of Unix")


def shell(home: Path, redirection: str, *arguments: str, **more: str) -> subprocess.CompletedProcess[str]:
    """One call of the program with its streams redirected as a shell does it."""
    command = ["/bin/sh", "-c", f'exec "$@" {redirection}', "sh", *PROGRAM, *arguments]
    return subprocess.run(
        command, stdin=subprocess.DEVNULL, capture_output=True, text=True, encoding="utf-8",
        env=environment(home, **more), check=False, timeout=60,
    )  # fmt: skip


@pytest.mark.parametrize(
    ("redirection", "arguments", "more", "sentence"),
    [
        ("", ["verify", "/dev/zero"], {}, "not a regular file"),
        ("", ["content", "check", "/dev/zero"], {}, "not a regular file"),
        (">/dev/full", ["rules"], {}, "The output cannot be written"),
        ("", ["chronicles"], {"SIEGEWORKS_HOME": "/" + "x" * 5000}, "too long"),
    ],
)
def test_what_the_system_refuses_is_one_sentence(
    tmp_path: Path, redirection: str, arguments: list[str], more: dict[str, str], sentence: str
) -> None:
    refused = shell(tmp_path, redirection, *arguments, **more)
    assert refused.returncode == 2, refused
    assert sentence in refused.stderr
    assert len(refused.stderr.splitlines()) == 1


def test_a_pipe_that_nobody_writes_to_is_refused(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    refused = shell(tmp_path, "", "verify", str(tmp_path / "pipe"))
    assert (refused.returncode, "not a regular file" in refused.stderr) == (2, True)


@pytest.mark.parametrize("redirection", ["<&-", "<&- >&- 2>&-"])
def test_closed_streams_do_no_harm(tmp_path: Path, redirection: str) -> None:
    finished = shell(tmp_path, redirection, "chronicles")
    assert (finished.returncode, finished.stderr) == (0, "")


@pytest.mark.parametrize("redirection", ["<&-", "</dev/null"])
def test_a_game_without_input_is_kept_and_no_success(tmp_path: Path, redirection: str) -> None:
    ended = shell(tmp_path, redirection, "play", "--bots", "random")
    (kept,) = (tmp_path / "games").glob("*.siege")
    assert (ended.returncode, len(ended.stderr.splitlines())) == (1, 1)
    assert str(kept) in ended.stderr
    assert f"play --resume {kept.stem}" in ended.stderr


def test_a_terminal_without_columns_is_written_to_all_the_same(tmp_path: Path) -> None:
    finished = shell(tmp_path, "", "chronicles", COLUMNS="0")
    assert (finished.returncode, finished.stderr) == (0, "")
    assert finished.stdout.strip()


@pytest.mark.skipif(os.geteuid() == 0, reason="the administrator may read everything")
@pytest.mark.parametrize("command", ["chronicles", "play --list"])
def test_a_folder_without_permission_is_one_sentence(tmp_path: Path, command: str) -> None:
    home = tmp_path / "home"
    (home / "games").mkdir(parents=True)
    home.chmod(0)
    try:
        refused = shell(home, "", *command.split())
        assert (refused.returncode, len(refused.stderr.splitlines())) == (2, 1)
    finally:
        home.chmod(0o700)
