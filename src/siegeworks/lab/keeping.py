"""Keeping: the folder of one cell, written while its games are played, so that a run that was stopped goes on.

Every finished game goes to `open.jsonl` at once. When that holds enough games, or the run is at its end, they become
a part: a Parquet file under a temporary name, then under its own, and only then is `open.jsonl` taken away. A run
that dies in between finds both, and the part counts.
"""

from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from types import TracebackType
from typing import BinaryIO

import msgspec

from siegeworks.kernel.game import AnyGame
from siegeworks.kernel.problem import Problem
from siegeworks.lab import dataset
from siegeworks.lab.extras import need
from siegeworks.lab.record import Record, as_text
from siegeworks.lab.simulate import Plan, Result
from siegeworks.store import files

LOCK_FILE = "lock"
GAMES_PER_PART = 10_000
RESULT_COLUMNS = ("number", "bots", "winners", "reason", "score", "turns", "decisions", "facts")


class Keeper:
    """A cell folder, opened to go on with it; nobody else can, until it is closed. It holds `count` games."""

    def __init__(self, folder: Path, plan: Plan, game: AnyGame) -> None:
        need("pyarrow.parquet", "lab")
        self._folder = folder
        self._plan = plan
        self._game = game
        files.make_folder(folder)
        self._lock = _lock(folder)
        try:
            _claim(folder, plan, game)
            self._cell = dataset.read_cell(folder)
            self._parts, self._in_parts = _whole_parts(folder)
            self._record = self._open_record()
            self._finish_if_full()
        except BaseException:
            self._lock.close()
            raise

    @property
    def count(self) -> int:
        return self._in_parts + self._record.count

    def results(self) -> Iterator[Result]:
        """The games it holds, in order; those of finished parts without their stories."""
        for part in self._parts:
            yield from _results(part)
        yield from self._record.results()

    def add(self, result: Result) -> None:
        """Keep a finished game; it is safe from a death of this process when this returns."""
        self._record.add(result)
        self._finish_if_full()

    def _finish_if_full(self) -> None:
        if self._record.count >= GAMES_PER_PART:
            self.finish()

    def finish(self) -> None:
        """Make a part of the games that are in none."""
        if not self._record.count:
            return
        path = dataset.part_file(self._folder, self._record.first)
        results = self._record.results()
        tables = []
        while batch := list(islice(results, dataset.GAMES_PER_BATCH)):
            tables.append(dataset.rows(self._cell, batch))
        files.write_whole(path, _parquet(tables))
        self._parts.append(path)
        self._in_parts += self._record.count
        self._record.close()
        with files.writing(self._open_file):
            self._open_file.unlink()
        self._record = self._open_record()

    @property
    def _open_file(self) -> Path:
        return self._folder / dataset.OPEN_FILE

    def _open_record(self) -> Record:
        path = self._open_file
        if path.exists() and dataset.is_left_behind(self._folder, self._in_parts):
            with files.writing(path):
                path.unlink()
        return Record(path, self._plan, self._game, self._in_parts)

    def close(self) -> None:
        self._record.close()
        if not self._record.count:
            # Only its header is there, and `run.json` says the same.
            with files.writing(self._open_file):
                self._open_file.unlink(missing_ok=True)
        self._lock.close()

    def __enter__(self) -> "Keeper":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


def _claim(folder: Path, plan: Plan, game: AnyGame) -> None:
    """Write down which run the folder belongs to, or check that it is this one."""
    path = folder / dataset.RUN_FILE
    wanted = {"format": dataset.FORMAT, "run": plan.kind, **plan.document(game)}
    if not path.exists():
        if dataset.parts(folder) or (folder / dataset.OPEN_FILE).exists():
            raise Problem("lab-run", file=str(path))
        files.write_whole(path, msgspec.json.format(msgspec.json.encode(wanted), indent=1).decode() + "\n")
        return
    held = dataset.read_run(folder)
    for name, asked in wanted.items():
        if held.get(name) != asked:
            raise Problem("lab-run-plan", file=str(path), name=name, held=as_text(held.get(name)), asked=as_text(asked))


def _whole_parts(folder: Path) -> tuple[list[Path], int]:
    """The parts of a cell, and how many games they hold; refuses a gap and a damaged one."""
    count = 0
    parts = dataset.parts(folder)
    for part in parts:
        dataset.check_place(part, count)
        count += dataset.count_rows(part)
    return parts, count


def _results(part: Path) -> Iterator[Result]:
    """The games of a part as results, without how long was thought and how they went."""
    for batch in dataset.read_part(part, RESULT_COLUMNS).to_batches(dataset.GAMES_PER_BATCH):
        for row in batch.to_pylist():
            yield Result(
                row["number"], tuple(row["bots"]), tuple(row["winners"]), row["reason"], row["score"], row["turns"],
                row["decisions"], dict(row["facts"]), {},
            )  # fmt: skip


def _parquet(tables: list[dataset.Table]) -> bytes:
    """Rows as the content of a Parquet file."""
    pa, pq = need("pyarrow", "lab"), need("pyarrow.parquet", "lab")
    sink = pa.BufferOutputStream()
    table = pa.concat_tables(tables).unify_dictionaries()
    pq.write_table(table, sink, compression="zstd", write_page_checksum=True)
    content: bytes = sink.getvalue().to_pybytes()
    return content


def _lock(folder: Path) -> BinaryIO:
    """A lock that ends with this process, however it ends; refused if another run has it."""
    path = folder / LOCK_FILE
    with files.writing(path):
        file = path.open("ab")
    try:
        _take(file)
    except OSError:
        file.close()
        raise Problem("lab-run-busy", folder=str(folder)) from None
    return file


def _take(file: BinaryIO) -> None:
    try:
        import fcntl
    except ImportError:  # Windows
        import msvcrt

        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined]
    else:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
