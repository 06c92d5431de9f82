"""The journal of a run: its finished games, in the order of their numbers."""

from collections.abc import Iterator
from functools import partial
from pathlib import Path
from types import TracebackType

import msgspec

from siegeworks.kernel.game import AnyGame
from siegeworks.kernel.problem import Problem
from siegeworks.lab.runs.journal import BadLineError, Journal, read_journal, use_line
from siegeworks.lab.simulate import Result, RunPlan

FIRST = "first"
"""In the header of a journal that does not begin with game 0: the number of its first game."""


class GameJournal:
    """The journal of a run, opened to go on with it; it holds `count` games from number `first` on."""

    def __init__(self, path: Path, plan: RunPlan, game: AnyGame, first: int = 0) -> None:
        self._path = path
        self._plan = plan
        self._game = game
        self.first = first
        self.count = 0
        job = {"run": plan.kind, **plan.document(game), **({FIRST: first} if first else {})}
        self._journal = Journal(path, job, self._count_line)

    def results(self) -> Iterator[Result]:
        """The games it holds, read anew each time: there may be more than fit into memory."""
        _, lines = read_journal(self._path)
        for place, line in enumerate(lines):
            yield use_line(self._path, place, line, partial(self._read, self.first + place))

    def _count_line(self, line: bytes) -> None:
        self._read(self.first + self.count, line)
        self.count += 1

    def _read(self, number: int, line: bytes) -> Result:
        result = _decode(number, line)
        if result.bots != self._plan.job(self._game, number).bots:
            raise BadLineError
        return result

    def add(self, result: Result) -> None:
        """Append a finished game; it survives the death of this process once this returns."""
        self._journal.append(msgspec.json.encode(result))
        self.count += 1

    def close(self) -> None:
        self._journal.close()

    def __enter__(self) -> "GameJournal":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


def read_games(path: Path) -> tuple[int, Iterator[Result]]:
    """The number of the first game of a journal, and its games; a missing file begins with game 0 and has none."""
    header, lines = read_journal(path)
    first = header.get(FIRST, 0)
    if not isinstance(first, int):
        raise Problem("lab-record", file=str(path))
    return first, _games(path, first, lines)


def _games(path: Path, first: int, lines: Iterator[bytes]) -> Iterator[Result]:
    for place, line in enumerate(lines):
        yield use_line(path, place, line, partial(_decode, first + place))


def _decode(number: int, line: bytes) -> Result:
    """The game of a line, which should be game `number`."""
    result = msgspec.json.decode(line, type=Result)
    if result.number != number:
        raise BadLineError
    return result
