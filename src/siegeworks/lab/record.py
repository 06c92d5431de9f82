"""Records: the finished games of a run in a file, so that a run that was stopped goes on where it was.

The first line says which run it is, every other line is one finished game, in the order of their numbers.
"""

import os
from collections.abc import Iterator, Mapping
from pathlib import Path
from types import TracebackType
from typing import Any, BinaryIO

import msgspec

from siegeworks.kernel.game import AnyGame
from siegeworks.kernel.problem import Problem
from siegeworks.lab.simulate import Plan, Result
from siegeworks.store import files

FORMAT = "siegeworks games 1"
FIRST = "first"
"""In the header of a record that does not begin with game 0: which one it begins with."""


class Record:
    """The file of a run, opened to go on with it; it holds `count` games from number `first` on."""

    def __init__(self, path: Path, plan: Plan, game: AnyGame, first: int = 0) -> None:
        self._path = path
        self._plan = plan
        self._game = game
        self.first = first
        self.count = 0
        header = {"format": FORMAT, "run": plan.kind, **plan.document(game), **({FIRST: first} if first else {})}
        first_line = msgspec.json.encode(header) + b"\n"
        size = 0
        for line in _whole_lines(path, first_line):
            if size == 0:
                _check_header(path, line, header)
            else:
                self._result(self.count, line)
                self.count += 1
            size += len(line)
        self._file = self._open(size, b"" if size else first_line)

    def results(self) -> Iterator[Result]:
        """The games it holds. They are read anew: a record may be longer than one likes to keep in memory."""
        lines = _whole_lines(self._path)
        next(lines, None)
        for place, line in enumerate(lines):
            yield self._result(place, line)

    def _result(self, place: int, line: bytes) -> Result:
        number = self.first + place
        result = _decode(self._path, place, number, line)
        if result.bots != self._plan.job(self._game, number).bots:
            raise _not_that_game(self._path, place)
        return result

    def _open(self, size: int, first_line: bytes) -> BinaryIO:
        with files.writing(self._path):
            file = self._path.open("ab")
            file.truncate(size)
            file.write(first_line)
            file.flush()
        self._size = size + len(first_line)
        return file

    def add(self, result: Result) -> None:
        """Append a finished game; it is safe from a death of this process when this returns."""
        line = msgspec.json.encode(result) + b"\n"
        with files.writing(self._path):
            if os.fstat(self._file.fileno()).st_size != self._size:
                raise Problem("lab-record-elsewhere", file=str(self._path))
            self._file.write(line)
            self._file.flush()
        self._size += len(line)
        self.count += 1

    def close(self) -> None:
        self._file.close()

    def __enter__(self) -> "Record":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


def read_record(path: Path) -> tuple[int, Iterator[Result]]:
    """The number of the first game of a record that nobody need be writing to, and its games."""
    lines = _whole_lines(path)
    line = next(lines, None)
    if line is None:
        # The run was killed while it wrote the header.
        return 0, iter(())
    first = _check_header(path, line, {}).get(FIRST, 0)
    return first, (_decode(path, place, first + place, line) for place, line in enumerate(lines))


def _whole_lines(path: Path, beginning: bytes | None = None) -> Iterator[bytes]:
    """The lines of a record; a last one without its end was being written when the run was killed, and is left out.

    Without a whole line there must be nothing but what `beginning` begins with, if it is given.
    """
    whole = False
    try:
        with path.open("rb") as file:
            for line in file:
                if line.endswith(b"\n"):
                    whole = True
                    yield line
                elif not whole and beginning is not None and not beginning.startswith(line):
                    raise Problem("lab-record", file=str(path))
    except FileNotFoundError:
        return
    except OSError as error:
        raise Problem("file-unreadable", file=str(path), reason=files.why(error)) from None


def _check_header(path: Path, line: bytes, header: Mapping[str, Any]) -> dict[str, Any]:
    """What the first line says; refuses one of another format, or of another run than `header` describes."""
    try:
        held = msgspec.json.decode(line, type=dict[str, Any])
    except (msgspec.MsgspecError, RecursionError):
        raise Problem("lab-record", file=str(path)) from None
    if held.get("format") != FORMAT or not isinstance(held.get(FIRST, 0), int):
        raise Problem("lab-record", file=str(path))
    for name, asked in header.items():
        if held.get(name) != asked:
            raise Problem(
                "lab-record-plan", file=str(path), name=name, held=as_text(held.get(name)), asked=as_text(asked)
            )
    return held


def _decode(path: Path, place: int, number: int, line: bytes) -> Result:
    """The game that should stand at a place: game `number`."""
    try:
        result = msgspec.json.decode(line, type=Result)
    except (msgspec.MsgspecError, RecursionError):
        raise _not_that_game(path, place) from None
    if result.number != number:
        raise _not_that_game(path, place)
    return result


def _not_that_game(path: Path, place: int) -> Problem:
    # The header is line 1, the first game line 2.
    return Problem("lab-record-line", file=str(path), line=place + 2)


def as_text(value: object) -> str:
    """A value of a header in one line."""
    if isinstance(value, dict):
        return " ".join(f"{name}={each}" for name, each in value.items()) or "-"
    if isinstance(value, list):
        return ",".join(str(each) for each in value)
    return "-" if value is None else str(value)
