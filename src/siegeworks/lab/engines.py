"""Engines play the games of a run. With every engine the same seed gives the same games in the same order."""

from collections.abc import Iterator
from dataclasses import dataclass
from types import TracebackType
from typing import Protocol

from siegeworks.lab.simulate import Result, RunPlan, simulate


class Engine(Protocol):
    """Plays runs one after the other, as a context manager."""

    def play(self, plan: RunPlan, first: int) -> Iterator[Result]:
        """The results of all games from number `first` on, in order."""
        ...

    def __enter__(self) -> "Engine": ...

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None: ...


@dataclass(frozen=True, slots=True)
class Processes:
    """Plays in processes of this machine."""

    workers: int

    def play(self, plan: RunPlan, first: int) -> Iterator[Result]:
        return simulate(plan, self.workers, first)

    def __enter__(self) -> "Processes":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Nothing to do: its processes end with each run."""
