"""Run folders: a folder for each cell (seats and difficulty) of a run, and what is in it.

    games-00000000.parquet  finished games, each part named by the number of its first game
    _run.json               what decides how the games of the cell go
    _content.json           the content they are played with (version 0.1 kept _pack.toml instead, if there was a pack)
    _open.jsonl             the journal of the games that are in no part yet
    _lock                   locked by the process that writes here

Readers of Parquet folders, such as pandas and Arrow, pass over names that begin with an underscore.
"""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any

import msgspec

from siegeworks.kernel.problem import Problem
from siegeworks.lab.cell import Cell
from siegeworks.store import files

FORMAT = "siegeworks run 2"
RUN_FILE, CONTENT_FILE, OPEN_FILE, LOCK_FILE = "_run.json", "_content.json", "_open.jsonl", "_lock"
OLD_PACK_FILE = "_pack.toml"
PART_PREFIX, PART_SUFFIX = "games-", ".parquet"
NUMBER_DIGITS = 8
PART_NAME = re.compile(rf"{PART_PREFIX}[0-9]{{{NUMBER_DIGITS}}}{re.escape(PART_SUFFIX)}")
MOST_SEATS = 127
"""More do not fit into a row; no game has nearly so many."""


class RunDescription(msgspec.Struct, frozen=True):
    """What `_run.json` says: everything that decides how the games of a cell go."""

    format: str
    game: str
    settings: dict[str, str]
    bots: Annotated[list[str], msgspec.Meta(min_length=1)]
    seed: str
    content: str
    document: dict[str, Any]
    """The whole file, with names that only other versions know."""

    @property
    def seats(self) -> int:
        return int(self.settings["seats"])

    @property
    def difficulty(self) -> str | None:
        return self.settings.get("difficulty")

    @property
    def cell(self) -> Cell:
        """Its games as a cell; a short list of bots goes round the seats."""
        by_seat = tuple(self.bots[seat % len(self.bots)] for seat in range(self.seats))
        return Cell(self.seats, self.difficulty, by_seat, self.content)

    def get(self, name: str) -> Any:
        """The value under a name; None if there is none."""
        return self.document.get(name)


@contextmanager
def reading(path: Path) -> Iterator[None]:
    """Turn a failure to look at a file or a folder into a problem, such as a name that is too long."""
    try:
        yield
    except OSError as error:
        raise Problem("file-unreadable", file=str(path), reason=files.why(error)) from None


def is_file(path: Path) -> bool:
    with reading(path):
        return path.is_file()


def cell_folders(path: Path) -> list[Path]:
    """The cell folders of a run folder, by name; a cell folder is its own only one."""
    if is_file(path / RUN_FILE):
        return [path]
    with reading(path):
        folders = sorted(path.iterdir()) if path.is_dir() else []
    found = [folder for folder in folders if is_file(folder / RUN_FILE)]
    if not found:
        raise Problem("lab-no-run", folder=str(path))
    return found


def read_run(folder: Path) -> RunDescription:
    """What the `_run.json` of a cell folder says; a file with a missing or wrong value is refused."""
    path = folder / RUN_FILE
    try:
        document = msgspec.json.decode(files.read_bytes(path), type=dict[str, Any])
        run = msgspec.convert({**document, "document": document}, RunDescription)
        fits = run.format == FORMAT and 1 <= run.seats <= MOST_SEATS
    except (msgspec.MsgspecError, RecursionError, KeyError, ValueError):
        fits = False
    if not fits:
        raise Problem("lab-run", file=str(path))
    return run


def kept_content(folder: Path) -> Path | None:
    """The content that the games of a cell folder were played with, as a file that `--content` takes."""
    return next((path for name in (CONTENT_FILE, OLD_PACK_FILE) if is_file(path := folder / name)), None)


def part_file(folder: Path, first: int) -> Path:
    """The file of the part that begins with game `first`."""
    return folder / f"{PART_PREFIX}{first:0{NUMBER_DIGITS}}{PART_SUFFIX}"


def parts(folder: Path) -> list[Path]:
    """The parts of a cell in the order of their games."""
    with reading(folder):
        # Path.glob would treat a folder that may not be read as an empty one.
        names = sorted(path.name for path in folder.iterdir())
    return [folder / name for name in names if PART_NAME.fullmatch(name)]
