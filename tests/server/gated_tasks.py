"""Tasks for tests that run until a gate opens, or kill their process. Worker processes import them by name."""

import os
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from unittest.mock import patch

from siegeworks.bots.analysis import Judgement
from siegeworks.bots.coach import Advice
from siegeworks.table.analysis_jobs import PackedChoice, judge_choices
from siegeworks.table.worker_tasks import PackedView, coach_advice, unpacked
from support.waiting import wait_until

GATE = "SIEGEWORKS_TEST_GATE"
"""The environment variable that names the file of the gate."""


def wait_at_the_gate() -> None:
    """Mark the gate as reached, and wait until it opens."""
    gate = Path(os.environ[GATE])
    gate.with_suffix(".reached").touch()
    while not gate.exists():
        time.sleep(0.01)


def gated_choice(view: PackedView, bot: str, seed: str) -> int:
    """The last legal action, once the gate is open."""
    wait_at_the_gate()
    game, state = unpacked(view)
    return game.canonical(state)[-1]


def gated_advice(view: PackedView, seed: str) -> Advice:
    wait_at_the_gate()
    return coach_advice(view, seed)


def gated_judgements(choices: list[PackedChoice], simulations: int, seconds: float) -> dict[int, Judgement]:
    wait_at_the_gate()
    return judge_choices(choices, simulations, seconds)


def slow_judgements(choices: list[PackedChoice], simulations: int, seconds: float) -> dict[int, Judgement]:
    """Judges one choice in a tenth of a second."""
    time.sleep(0.1)
    return judge_choices(choices[:1], simulations, seconds)


def dying_choice(view: PackedView, bot: str, seed: str) -> int:
    os._exit(1)


@dataclass
class Gate:
    """A gate that tasks wait at: a file that does not exist yet."""

    path: Path
    names: list[str] = field(default_factory=list)

    def wait_until_reached(self, patience: float = 30.0) -> None:
        wait_until(self.path.with_suffix(".reached").exists, patience)

    def open(self) -> None:
        self.path.touch()


@contextmanager
def gate_for(name: str, gated: object, folder: Path) -> Iterator[Gate]:
    """Replace the function of this name by one that waits at a gate; enter it before the server starts a process."""
    gate = Gate(folder / "gate")
    with patch.dict(os.environ, {GATE: str(gate.path)}), patch(name, gated):
        try:
            yield gate
        finally:
            gate.open()
