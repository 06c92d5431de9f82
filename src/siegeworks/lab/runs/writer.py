"""Writing a cell folder while its games are played, so that a run that was stopped goes on.

Every finished game goes to the journal of open games at once. When the journal holds enough games, or the run is at
its end, they become a part: a Parquet file that is written under a hidden name and then renamed; only then is the
journal removed. A writer that dies in between leaves both, and the part counts.
"""

from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from types import TracebackType
from typing import BinaryIO

import msgspec

from siegeworks.kernel.extras import need
from siegeworks.kernel.game import AnyGame
from siegeworks.kernel.problem import Problem
from siegeworks.lab.runs import dataset, folder
from siegeworks.lab.runs.columns import ArrowTable, rows
from siegeworks.lab.runs.games import GameJournal
from siegeworks.lab.runs.journal import as_text
from siegeworks.lab.simulate import Result, RunPlan
from siegeworks.store import files

GAMES_PER_PART = 10_000
RESULT_COLUMNS = ("number", "bots", "winners", "reason", "score", "turns", "decisions", "facts")


class CellWriter:
    """A cell folder, opened to go on with its run; no other process can, until it is closed."""

    def __init__(self, path: Path, plan: RunPlan, game: AnyGame) -> None:
        need("pyarrow.parquet", "lab")
        self._folder = path
        self._plan = plan
        self._game = game
        files.make_folder(path)
        self._lock = _lock(path)
        try:
            _claim(path, plan, game)
            self._run = folder.read_run(path)
            self._parts, self._in_parts = _checked_parts(path)
            self._journal = self._open_journal()
            self._finish_if_full()
        except BaseException:
            self._lock.close()
            raise

    @property
    def count(self) -> int:
        """How many games the folder holds."""
        return self._in_parts + self._journal.count

    def results(self) -> Iterator[Result]:
        """The games it holds, in order; those of finished parts without their stories."""
        for part in self._parts:
            yield from _results(part)
        yield from self._journal.results()

    def add(self, result: Result) -> None:
        """Keep a finished game; it survives the death of this process once this returns."""
        self._journal.add(result)
        self._finish_if_full()

    def _finish_if_full(self) -> None:
        if self._journal.count >= GAMES_PER_PART:
            self.finish()

    def finish(self) -> None:
        """Make a part of the games that are in none."""
        if not self._journal.count:
            return
        path = folder.part_file(self._folder, self._journal.first)
        results = self._journal.results()
        tables = []
        while batch := list(islice(results, dataset.GAMES_PER_BATCH)):
            tables.append(rows(self._run, batch))
        files.write_whole(path, _parquet(tables))
        self._parts.append(path)
        self._in_parts += self._journal.count
        self._journal.close()
        with files.writing(self._open_file):
            self._open_file.unlink()
        self._journal = self._open_journal()

    @property
    def _open_file(self) -> Path:
        return self._folder / folder.OPEN_FILE

    def _open_journal(self) -> GameJournal:
        path = self._open_file
        if path.exists() and dataset.is_in_parts(self._folder, self._in_parts):
            with files.writing(path):
                path.unlink()
        return GameJournal(path, self._plan, self._game, self._in_parts)

    def close(self) -> None:
        self._journal.close()
        if not self._journal.count:
            # It holds a header only, and `_run.json` says the same.
            with files.writing(self._open_file):
                self._open_file.unlink(missing_ok=True)
        self._lock.close()

    def __enter__(self) -> "CellWriter":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


def _claim(path: Path, plan: RunPlan, game: AnyGame) -> None:
    """Write down which run the folder belongs to, or check that it is this one."""
    file = path / folder.RUN_FILE
    wanted = {"format": folder.FORMAT, "run": plan.kind, **plan.document(game)}
    if not file.exists():
        if folder.parts(path) or (path / folder.OPEN_FILE).exists():
            raise Problem("lab-run", file=str(file))
        if game.content_document is not None:
            files.write_whole(path / folder.CONTENT_FILE, f"{game.content_document.text()}\n")
        files.write_whole(file, msgspec.json.format(msgspec.json.encode(wanted), indent=1).decode() + "\n")
        return
    held = folder.read_run(path)
    for name, value in wanted.items():
        if held.get(name) != value:
            raise Problem("lab-run-plan", file=str(file), name=name, held=as_text(held.get(name)), asked=as_text(value))


def _checked_parts(path: Path) -> tuple[list[Path], int]:
    """The parts of a cell, and how many games they hold; refuses a gap and a damaged part."""
    count = 0
    parts = folder.parts(path)
    for part in parts:
        dataset.check_origin(part, count)
        count += dataset.count_rows(part)
    return parts, count


def _results(part: Path) -> Iterator[Result]:
    """The games of a part as results, without decision times and stories."""
    for batch in dataset.read_part(part, RESULT_COLUMNS).to_batches(dataset.GAMES_PER_BATCH):
        for row in batch.to_pylist():
            yield Result(
                row["number"], tuple(row["bots"]), tuple(row["winners"]), row["reason"], row["score"], row["turns"],
                row["decisions"], dict(row["facts"]), {},
            )  # fmt: skip


def _parquet(tables: list[ArrowTable]) -> bytes:
    """Rows as the content of a Parquet file."""
    pa, pq = need("pyarrow", "lab"), need("pyarrow.parquet", "lab")
    sink = pa.BufferOutputStream()
    table = pa.concat_tables(tables).unify_dictionaries()
    pq.write_table(table, sink, compression="zstd", write_page_checksum=True)
    content: bytes = sink.getvalue().to_pybytes()
    return content


def _lock(path: Path) -> BinaryIO:
    """A lock that ends with this process, however it ends; refused if another process has it."""
    file_path = path / folder.LOCK_FILE
    with files.writing(file_path):
        file = file_path.open("ab")
    try:
        _take(file)
    except OSError:
        file.close()
        raise Problem("lab-run-busy", folder=str(path)) from None
    return file


def _take(file: BinaryIO) -> None:
    try:
        import fcntl
    except ImportError:  # Windows
        import msvcrt

        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined]
    else:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
