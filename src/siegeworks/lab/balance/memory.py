"""What a search has played, in a file: the same search goes on from it, another one with the same deals may use it.

The first line says which content and which deals, every other line what came of some deals with some changed numbers.
"""

import os
from pathlib import Path
from types import TracebackType
from typing import Any, BinaryIO

import msgspec

from siegeworks.kernel.problem import Problem
from siegeworks.lab.balance.sample import Cell, Sample
from siegeworks.lab.balance.trial import Task
from siegeworks.store import files

FORMAT = "siegeworks balance 1"


class Line(msgspec.Struct, forbid_unknown_fields=True):
    """One task that was played."""

    changes: dict[str, int]
    bot: str
    seats: int
    difficulty: str | None
    first: int
    last: int
    marks: str
    turns: tuple[int, ...]


class Memory:
    """Played tasks by what was asked; kept in a file if there is one."""

    def __init__(self, path: Path | None, game: str, content: str, seed: str) -> None:
        self._path = path
        self._seed = seed
        self._played: dict[Task, Sample] = {}
        self._file: BinaryIO | None = None
        if path is not None:
            self._file = self._open(path, {"format": FORMAT, "game": game, "content": content, "seed": seed})

    def _open(self, path: Path, header: dict[str, str]) -> BinaryIO:
        first_line = msgspec.json.encode(header) + b"\n"
        with files.writing(path):
            is_new = not path.exists()
        held = b"" if is_new else files.read_bytes(path)
        # A last line without its end was being written when the search was killed.
        whole = held[: held.rfind(b"\n") + 1]
        if not whole and not first_line.startswith(held):
            raise Problem("lab-record", file=str(path))
        lines = whole.splitlines()
        if lines:
            self._check_header(path, lines[0], header)
        for number, line in enumerate(lines[1:], start=2):
            self._read(path, number, line)
        with files.writing(path):
            file = path.open("ab")
            file.truncate(len(whole))
            file.write(b"" if lines else first_line)
            file.flush()
        self._size = len(whole) or len(first_line)
        return file

    def _check_header(self, path: Path, line: bytes, header: dict[str, str]) -> None:
        try:
            held = msgspec.json.decode(line, type=dict[str, Any])
        except (msgspec.MsgspecError, RecursionError):
            held = {}
        if held.get("format") != FORMAT:
            raise Problem("lab-record", file=str(path))
        for name, asked in header.items():
            if held.get(name) != asked:
                raise Problem("lab-record-plan", file=str(path), name=name, held=str(held.get(name)), asked=asked)

    def _read(self, path: Path, number: int, line: bytes) -> None:
        try:
            read = msgspec.json.decode(line, type=Line)
        except msgspec.MsgspecError:
            read = None
        if read is None or not len(read.marks) == len(read.turns) == read.last - read.first:
            raise Problem("lab-record-line", file=str(path), line=number)
        cell = Cell(read.bot, read.seats, read.difficulty)
        task = Task(tuple(sorted(read.changes.items())), cell, self._seed, read.first, read.last)
        self._played[task] = Sample(read.marks, read.turns)

    def get(self, task: Task) -> Sample | None:
        return self._played.get(task)

    def add(self, task: Task, sample: Sample) -> None:
        """Remember a task that was played; it is safe from a death of this process when this returns."""
        self._played[task] = sample
        if self._file is None or self._path is None:
            return
        cell = task.cell
        line = Line(
            dict(task.candidate), cell.bot, cell.seats, cell.difficulty, task.first, task.last,
            sample.marks, sample.turns,
        )  # fmt: skip
        data = msgspec.json.encode(line) + b"\n"
        with files.writing(self._path):
            if os.fstat(self._file.fileno()).st_size != self._size:
                raise Problem("lab-record-elsewhere", file=str(self._path))
            self._file.write(data)
            self._file.flush()
        self._size += len(data)

    def __enter__(self) -> "Memory":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._file is not None:
            self._file.close()
