"""Records: the finished games of a run in a file, so that a run that was stopped goes on where it was.

The first line says which run it is, every other line is one finished game, in the order of their numbers.
"""

import os
from collections.abc import Mapping
from pathlib import Path
from types import TracebackType
from typing import Any, BinaryIO

import msgspec

from siegeworks.kernel.game import AnyGame
from siegeworks.kernel.problem import Problem
from siegeworks.lab.simulate import Plan, Result
from siegeworks.store import files

FORMAT = "siegeworks games 1"


class Record:
    """The file of a run, opened to go on with it. `results` are the games it held."""

    def __init__(self, path: Path, plan: Plan, game: AnyGame) -> None:
        self._path = path
        header = {"format": FORMAT, "run": plan.kind, **plan.document(game)}
        first_line = msgspec.json.encode(header) + b"\n"
        held = files.read_bytes(path) if path.exists() else b""
        # A last line without its end was being written when the run was killed.
        whole = held[: held.rfind(b"\n") + 1]
        if not whole and not first_line.startswith(held):
            raise Problem("lab-record", file=str(path))
        lines = whole.splitlines()
        if lines:
            self._check_header(lines[0], header)
        self.results = [self._result(plan, game, number, line) for number, line in enumerate(lines[1:])]
        self._file = self._open(len(whole), b"" if lines else first_line)

    def _check_header(self, line: bytes, header: Mapping[str, Any]) -> None:
        try:
            held = msgspec.json.decode(line, type=dict[str, Any])
        except msgspec.MsgspecError:
            raise Problem("lab-record", file=str(self._path)) from None
        if held.get("format") != FORMAT:
            raise Problem("lab-record", file=str(self._path))
        for name, asked in header.items():
            if held.get(name) != asked:
                raise Problem(
                    "lab-record-plan", file=str(self._path), name=name, held=_text(held.get(name)), asked=_text(asked)
                )

    def _result(self, plan: Plan, game: AnyGame, number: int, line: bytes) -> Result:
        try:
            result = msgspec.json.decode(line, type=Result)
        except msgspec.MsgspecError:
            result = None
        if result is None or result.number != number or result.bots != plan.job(game, number).bots:
            # The header is line 1, game 0 line 2.
            raise Problem("lab-record-line", file=str(self._path), line=number + 2)
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

    def __enter__(self) -> "Record":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._file.close()


def _text(value: object) -> str:
    """A value of a header in one line."""
    if isinstance(value, dict):
        return " ".join(f"{name}={each}" for name, each in value.items()) or "-"
    if isinstance(value, list):
        return ",".join(str(each) for each in value)
    return "-" if value is None else str(value)
