"""A writer that commits the writes of many tables in one transaction.

Waiting for the disk delays only the tables that write, and the slower the disk is, the more writes share a commit.
"""

import asyncio
import queue
import sqlite3
import threading
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass

from siegeworks.kernel.problem import Problem
from siegeworks.store.tables import TableFile

Write = Callable[[TableFile], None]
MOST_TOGETHER = 256


@dataclass(frozen=True, slots=True)
class _PendingWrite:
    """A write, and the future that waits for it."""

    write: Write
    done: asyncio.Future[None]


class Writer:
    """The thread that owns the writing side of a file of tables."""

    def __init__(self, file: TableFile) -> None:
        self._file = file
        self._waiting: queue.SimpleQueue[_PendingWrite | None] = queue.SimpleQueue()
        self._loop = asyncio.get_running_loop()
        self._thread = threading.Thread(target=self._run, name="siegeworks writer", daemon=True)
        self._thread.start()

    async def write(self, write: Write) -> None:
        """Carry out a write. When this returns it is on disk; if a problem is raised, nothing was written."""
        done = self._loop.create_future()
        self._waiting.put(_PendingWrite(write, done))
        await done

    async def close(self) -> None:
        """Carry out the pending writes, then stop."""
        self._waiting.put(None)
        await asyncio.to_thread(self._thread.join)

    def _run(self) -> None:
        while (first := self._waiting.get()) is not None:
            batch = [first]
            stop = self._gather(batch)
            self._commit(batch)
            if stop:
                return

    def _gather(self, batch: list[_PendingWrite]) -> bool:
        """Add all pending writes to a batch; returns True if the writer is to stop after it."""
        while len(batch) < MOST_TOGETHER:
            try:
                following = self._waiting.get_nowait()
            except queue.Empty:
                return False
            if following is None:
                return True
            batch.append(following)
        return False

    def _commit(self, batch: list[_PendingWrite]) -> None:
        """Commit a batch in one transaction; if that fails, each write in its own, so that a bad one fails alone."""
        failures = [self._carry_out(batch)]
        if failures[0] is not None and failures[0].code != "store-taken" and len(batch) > 1:
            failures = [self._carry_out([waiting]) for waiting in batch]
        else:
            failures *= len(batch)
        self._loop.call_soon_threadsafe(_answer, batch, failures)

    def _carry_out(self, batch: list[_PendingWrite]) -> Problem | None:
        try:
            self._file.start()
            for waiting in batch:
                waiting.write(self._file)
            self._file.commit()
        except Exception as error:
            with suppress(sqlite3.Error):
                self._file.cancel()
            if isinstance(error, sqlite3.OperationalError) and "locked" in str(error):
                return Problem("store-taken", file=str(self._file.path))
            return Problem("store-unusable", file=str(self._file.path), reason=str(error))
        return None


def _answer(batch: list[_PendingWrite], failures: list[Problem | None]) -> None:
    for waiting, failure in zip(batch, failures, strict=True):
        if waiting.done.done():
            continue
        if failure is None:
            waiting.done.set_result(None)
        else:
            waiting.done.set_exception(failure)
