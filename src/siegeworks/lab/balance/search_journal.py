"""The journal of a search: the deals it has played. The same search goes on from it; another one on the same deals may
use it."""

from pathlib import Path
from types import TracebackType

import msgspec

from siegeworks.lab.balance.deal_results import DealResults
from siegeworks.lab.balance.trial import TrialTask
from siegeworks.lab.cell import Cell
from siegeworks.lab.runs.journal import BadLineError, Journal, keep_pack, pack_beside

KIND = "balance"


class TrialLine(msgspec.Struct, forbid_unknown_fields=True):
    """One task that was played, as a line of the journal."""

    changes: dict[str, int]
    bot: str
    seats: int
    difficulty: str | None
    first: int
    last: int
    marks: str
    turns: tuple[int, ...]


class SearchJournal:
    """The results of played tasks; kept in a file if there is one."""

    def __init__(self, path: Path | None, game: str, content: str, seed: str, pack: Path | None = None) -> None:
        self._seed = seed
        self._played: dict[TrialTask, DealResults] = {}
        self._journal: Journal | None = None
        if path is not None:
            job = {"run": KIND, "game": game, "content": content, "seed": seed}
            self._journal = Journal(path, job, self._take)
            keep_pack(pack, pack_beside(path))

    def _take(self, line: bytes) -> None:
        read = msgspec.json.decode(line, type=TrialLine)
        if not len(read.marks) == len(read.turns) == read.last - read.first:
            raise BadLineError
        cell = Cell.of_bot(read.bot, read.seats, read.difficulty)
        task = TrialTask(tuple(sorted(read.changes.items())), cell, self._seed, read.first, read.last)
        self._played[task] = DealResults(read.marks, read.turns)

    def get(self, task: TrialTask) -> DealResults | None:
        return self._played.get(task)

    def add(self, task: TrialTask, results: DealResults) -> None:
        """Remember a played task; with a file, it survives the death of this process once this returns."""
        self._played[task] = results
        if self._journal is not None:
            cell = task.cell
            line = TrialLine(
                dict(task.candidate), cell.line_up, cell.seats, cell.difficulty, task.first, task.last,
                results.marks, results.turns,
            )  # fmt: skip
            self._journal.append(msgspec.json.encode(line))

    def __enter__(self) -> "SearchJournal":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._journal is not None:
            self._journal.close()
