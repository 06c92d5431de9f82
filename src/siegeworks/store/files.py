"""Files that are never half-written; failures of the disk are raised as problems."""

import contextlib
import os
import stat
from collections.abc import Iterator, Mapping
from pathlib import Path

import platformdirs

from siegeworks.kernel.problem import Problem

HOME_VARIABLE = "SIEGEWORKS_HOME"
PUBLIC = 0o644
SECRET = 0o600
BINARY: int = getattr(os, "O_BINARY", 0)
"""Keeps systems that would convert line ends from doing so."""


def data_home(environment: Mapping[str, str]) -> Path:
    """The folder for all data: the user's data folder, or the one that the environment names."""
    named = environment.get(HOME_VARIABLE)
    return Path(named) if named else platformdirs.user_data_path("siegeworks", appauthor=False)


def why(error: OSError | UnicodeDecodeError) -> str:
    """The reason of a failure, in the words of the system."""
    if isinstance(error, UnicodeDecodeError):
        return "not UTF-8"
    return error.strerror or str(error)


@contextlib.contextmanager
def writing(path: Path) -> Iterator[None]:
    """Raise a failure to write as a problem."""
    try:
        yield
    except OSError as error:
        raise Problem("file-unwritable", file=str(path), reason=why(error)) from None


def read_bytes(path: Path) -> bytes:
    """The contents of a regular file. A device or a pipe may never end, or never begin."""
    try:
        mode = path.stat().st_mode
        if not stat.S_ISREG(mode) and not stat.S_ISDIR(mode):
            raise OSError("not a regular file")
        return path.read_bytes()
    except OSError as error:
        raise Problem("file-unreadable", file=str(path), reason=why(error)) from None


def decode(data: bytes, path: Path) -> str:
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as error:
        raise Problem("file-unreadable", file=str(path), reason=why(error)) from None


def read_text(path: Path) -> str:
    return decode(read_bytes(path), path)


def make_folder(folder: Path) -> None:
    with writing(folder):
        folder.mkdir(parents=True, exist_ok=True)


def write_new(path: Path, text: str, mode: int = PUBLIC) -> bool:
    """Write a new file; returns False if it exists already."""
    with writing(path):
        try:
            handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL | BINARY, mode)
        except FileExistsError:
            return False
        with os.fdopen(handle, "wb") as file:
            _write_synced(file.fileno(), text.encode())
        _sync_folder(path.parent)
    return True


def write_whole(path: Path, content: str | bytes) -> None:
    """Replace a file in one step: readers and crashes see either the old content or the new one."""
    waiting = path.with_name(f".{path.name}.new")  # hidden from readers that list the folder
    with writing(path):
        with waiting.open("wb") as file:
            _write_synced(file.fileno(), content.encode() if isinstance(content, str) else content)
        waiting.replace(path)
        _sync_folder(path.parent)


def append(path: Path, text: str, size: int | None = None) -> int:
    """Append a text and sync it to disk; returns the new size.

    With `size` the file must still be that long, so that the lines of another process are not mixed with ours. If the
    text cannot be written completely, the part that was written is removed.
    """
    with writing(path), path.open("ab") as file:
        before = os.fstat(file.fileno()).st_size
        if size is not None and before != size:
            raise Problem("save-elsewhere", file=str(path))
        try:
            _write_synced(file.fileno(), text.encode())
        except OSError:
            with contextlib.suppress(OSError):
                os.truncate(path, before)
            raise
        return os.fstat(file.fileno()).st_size


def _write_synced(handle: int, data: bytes) -> None:
    while data:
        data = data[os.write(handle, data) :]
    os.fsync(handle)


def _sync_folder(folder: Path) -> None:
    """Make a new name in a folder durable; systems that cannot sync a folder need not."""
    with contextlib.suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
