"""Journals: files that a long job appends to, so that it goes on where it was stopped.

The first line is a header that says which job it is. Every other line is a finished piece of work. A last line without
its line end was being written when the process died; it is dropped, and its work is done again.
"""

import os
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from types import TracebackType
from typing import Any

import msgspec

from siegeworks.kernel.problem import Problem
from siegeworks.store import files

FORMAT = "siegeworks journal 1"
HEADER_LINES = 1


class BadLineError(ValueError):
    """A line that the job cannot use."""


class Journal:
    """A journal that is open for appending."""

    def __init__(self, path: Path, job: Mapping[str, Any], take: Callable[[bytes], object]) -> None:
        """Open the journal of a job, or create it.

        `take` is called with every line that is there, and raises `BadLineError` if it cannot use one. A journal of
        another job is refused and left as it is.
        """
        self._path = path
        header = {"format": FORMAT, **job}
        first_line = msgspec.json.encode(header) + b"\n"
        size = 0
        for number, line in enumerate(_whole_lines(path, first_line)):
            if number < HEADER_LINES:
                _check_job(path, _read_header(path, line), header)
            else:
                use_line(path, number - HEADER_LINES, line, take)
            size += len(line)
        with files.writing(path):
            self._file = path.open("ab")
            self._file.truncate(size)
            self._file.write(b"" if size else first_line)
            self._file.flush()
        self._size = size or len(first_line)

    def append(self, line: bytes) -> None:
        """Add a line; it survives the death of this process once this returns."""
        data = line + b"\n"
        with files.writing(self._path):
            if os.fstat(self._file.fileno()).st_size != self._size:
                raise Problem("lab-record-elsewhere", file=str(self._path))
            self._file.write(data)
            self._file.flush()
        self._size += len(data)

    def close(self) -> None:
        self._file.close()

    def __enter__(self) -> "Journal":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


def read_journal(path: Path) -> tuple[dict[str, Any], Iterator[bytes]]:
    """The header and the lines of a journal, which another process may be writing; a missing file has neither."""
    lines = _whole_lines(path)
    first_line = next(lines, None)
    return ({}, iter(())) if first_line is None else (_read_header(path, first_line), lines)


def use_line(path: Path, place: int, line: bytes, take: Callable[[bytes], Any]) -> Any:
    """What `take` makes of the line at a place after the header; a bad line is refused by its number in the file."""
    try:
        return take(line)
    except (msgspec.MsgspecError, RecursionError, BadLineError):
        raise Problem("lab-record-line", file=str(path), line=place + HEADER_LINES + 1) from None


def pack_beside(path: Path) -> Path:
    """Where the content pack of a journal's job is kept."""
    return path.with_suffix(".pack.toml")


def keep_pack(pack: Path | None, copy: Path) -> None:
    """Copy a content pack to where a run keeps it, unless a copy is there: packs may be edited or lost."""
    if pack is not None and not copy.exists():
        files.write_whole(copy, files.read_bytes(pack))


def _whole_lines(path: Path, beginning: bytes | None = None) -> Iterator[bytes]:
    """The lines of a journal that have their line end.

    If there is none, the file may hold nothing but what `beginning` begins with, if that is given.
    """
    is_whole = False
    try:
        with path.open("rb") as file:
            for line in file:
                if line.endswith(b"\n"):
                    is_whole = True
                    yield line
                elif not is_whole and beginning is not None and not beginning.startswith(line):
                    raise Problem("lab-record", file=str(path))
    except FileNotFoundError:
        return
    except OSError as error:
        raise Problem("file-unreadable", file=str(path), reason=files.why(error)) from None


def _read_header(path: Path, line: bytes) -> dict[str, Any]:
    try:
        header = msgspec.json.decode(line, type=dict[str, Any])
    except (msgspec.MsgspecError, RecursionError):
        header = {}
    if header.get("format") != FORMAT:
        raise Problem("lab-record", file=str(path))
    return header


def _check_job(path: Path, held: Mapping[str, Any], wanted: Mapping[str, Any]) -> None:
    for name, value in wanted.items():
        if held.get(name) != value:
            raise Problem(
                "lab-record-plan", file=str(path), name=name, held=as_text(held.get(name)), asked=as_text(value)
            )


def as_text(value: object) -> str:
    """A value of a header in one line."""
    if isinstance(value, dict):
        return " ".join(f"{name}={each}" for name, each in value.items()) or "-"
    if isinstance(value, list):
        return ",".join(str(each) for each in value)
    return "-" if value is None else str(value)
