"""Running the lab's commands in tests."""

import json
import os
import signal
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from typer.testing import CliRunner, Result

from siegeworks.cli.app import build_app
from siegeworks.kernel.game import AnyGame
from siegeworks.lab.simulate import Result as PlayedGame
from siegeworks.lab.stories import DatasetPlan
from support.program import PROGRAM
from support.waiting import wait_until


def run(*arguments: str, language: str = "en", alone: bool = False) -> Result:
    """One call of the program, with one process playing unless the arguments say otherwise or nobody plays."""
    given = list(arguments) if alone or "--workers" in arguments else [*arguments, "--workers", "1"]
    return CliRunner().invoke(build_app(language, command=arguments[0]), given, env={"COLUMNS": "140", "NO_COLOR": "1"})


def games_of(path: Path) -> list[dict[str, Any]]:
    """The lines of a record without how long the bots thought, which no two runs share."""
    lines = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    return [{name: value for name, value in line.items() if name != "times"} for line in lines]


@contextmanager
def started(*arguments: str) -> Iterator["subprocess.Popen[str]"]:
    """The program in a process group of its own, which does not outlive the test."""
    process = subprocess.Popen(
        [*PROGRAM, *arguments], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True
    )
    with process:
        try:
            yield process
        finally:
            with suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)


def wait_for_games(path: Path, games: int) -> None:
    """Until a run has written down so many games."""
    wait_until(lambda: path.exists() and path.read_bytes().count(b"\n") > games)


DEADLY = 25
"""The number of the game that is deadly."""


@dataclass(frozen=True, slots=True)
class Deadly(DatasetPlan):
    """A run in which whoever plays a certain game is killed, once for every file in a folder of graves."""

    graves: str = ""

    def play(self, game: AnyGame, number: int) -> PlayedGame:
        open_graves = list(Path(self.graves).iterdir()) if number == DEADLY else []
        if open_graves:
            open_graves[0].unlink()
            os.kill(os.getpid(), signal.SIGKILL)
        return DatasetPlan.play(self, game, number)


def deadly(graves: Path, deaths: int, games: int = 60) -> Deadly:
    """Such a run of quick games."""
    graves.mkdir()
    for number in range(deaths):
        (graves / str(number)).touch()
    return Deadly("castlecards", (("seats", "2"),), ("random",), games, "deadly", None, str(graves))
