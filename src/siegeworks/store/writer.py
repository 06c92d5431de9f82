"""A writer that commits the writes of many tables in one transaction.

Waiting for the disk delays only the tables that write, and the slower the disk is, the more writes share a commit.
"""

import asyncio
import logging
import queue
import threading
from abc import ABC, abstractmethod
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass

from siegeworks.kernel.problem import Problem
from siegeworks.store.tables import TableStore

Write = Callable[[TableStore], None]
Fence = tuple[str, int]
"""A table and the token that its owner received with it."""
MOST_TOGETHER = 256
IDLE_SECONDS = 2.0
"""After so long without a write the database is tidied: its file alone is a good copy then."""
UNTIDIED_WRITES = 20_000
"""After so many writes it is tidied even if there is always more to write."""

FOR_ALL = ("store-taken", "store-moved", "store-unreachable")
"""Problems that do not depend on what is written: every write of a batch has them."""
TROUBLES = (*FOR_ALL, "store-unusable", "store-damaged")
"""Problems that an operator has to hear of, among them a full disk."""


@dataclass(frozen=True, slots=True)
class _PendingWrite:
    """A write, and the future that waits for it."""

    write: Write
    fence: Fence | None
    done: asyncio.Future[None]


class Writer(ABC):
    """Owns the writing side of a store of tables."""

    def __init__(self, store: TableStore) -> None:
        self.commits = 0
        self.written = 0
        self.usable = True
        """False after a write that failed for a reason which concerns all writes, until one succeeds."""
        self._trouble: str | None = None
        """The code of the problem that the last writes had, if the operator has to hear of it."""
        self._store = store
        self._loop = asyncio.get_running_loop()

    async def write(self, write: Write, fence: Fence | None = None) -> None:
        """Carry out a write. When this returns it is on disk; if a problem is raised, it must count as not written.

        With a fence it is carried out only if this process still owns the table.
        """
        done = self._loop.create_future()
        self._accept(_PendingWrite(write, fence, done))
        await done

    @abstractmethod
    def _accept(self, pending: _PendingWrite) -> None:
        """Have a write carried out and its future answered."""

    @abstractmethod
    async def close(self) -> None:
        """Carry out the pending writes, then stop."""

    def _tidy(self) -> None:
        """Let the database do what can wait; if that fails nothing is lost, and the next write says what is wrong."""
        try:
            self._store.base.tidy()
        except Problem as problem:
            logging.getLogger(__name__).warning("tidying the database failed: %s", problem)

    def _commit(self, batch: list[_PendingWrite]) -> None:
        """Commit a batch in one transaction; if that fails, each write in its own, so that a bad one fails alone."""
        failures = self._carry_out(batch)
        first = failures[0]
        if len(batch) > 1 and first is not None and first.code not in FOR_ALL and all(failures):
            failures = [self._carry_out([waiting])[0] for waiting in batch]
        self.usable = first is None or first.code not in FOR_ALL
        self._report(failures)
        self._loop.call_soon_threadsafe(_answer, batch, failures)

    def _report(self, failures: list[Problem | None]) -> None:
        """Log once that nothing can be stored, and once that it is over, however many writes fail meanwhile."""
        problem = failures[0]
        trouble = problem.code if problem is not None and _trouble_all(failures) else None
        if trouble == self._trouble:
            return
        self._trouble = trouble
        log = logging.getLogger(__name__)
        if trouble is not None:
            log.error("what is done is not stored, and refused: %s", problem)
        else:
            log.warning("what is done is stored again")

    def _carry_out(self, batch: list[_PendingWrite]) -> list[Problem | None]:
        """Carry out a batch in one transaction; returns a problem for each write that was not carried out."""
        try:
            lost = self._store.start(dict(waiting.fence for waiting in batch if waiting.fence is not None))
            answers = [Problem("table-moved") if _table(waiting) in lost else None for waiting in batch]
            for waiting, moved in zip(batch, answers, strict=True):
                if moved is None:
                    waiting.write(self._store)
            self._store.commit()
            self.commits += 1
            self.written += len(batch)
        except Exception as error:
            with suppress(Exception):
                self._store.cancel()
            return [self._store.base.problem(error)] * len(batch)
        return answers


def _trouble_all(failures: list[Problem | None]) -> bool:
    """Whether none of the writes was carried out, for reasons of the database; one bad write alone is no such sign."""
    return all(failure is not None and failure.code in TROUBLES for failure in failures)


class ThreadWriter(Writer):
    """A writer with a thread of its own, so that nobody else waits for the disk."""

    def __init__(self, store: TableStore) -> None:
        super().__init__(store)
        self._waiting: queue.SimpleQueue[_PendingWrite | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="siegeworks writer", daemon=True)
        self._thread.start()

    def _accept(self, pending: _PendingWrite) -> None:
        self._waiting.put(pending)

    async def close(self) -> None:
        self._waiting.put(None)
        await asyncio.to_thread(self._thread.join)

    def _run(self) -> None:
        written = 0
        while True:
            try:
                first = self._waiting.get(timeout=IDLE_SECONDS if written else None)
            except queue.Empty:
                self._tidy()
                written = 0
                continue
            if first is None:
                return
            batch = [first]
            stop = self._gather(batch)
            self._commit(batch)
            written += len(batch)
            if stop:
                return
            if written >= UNTIDIED_WRITES:
                self._tidy()
                written = 0

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


class PromptWriter(Writer):
    """A writer that carries out each write at once, where there are no threads."""

    def _accept(self, pending: _PendingWrite) -> None:
        self._commit([pending])

    async def close(self) -> None:
        """Nothing is pending."""


def _table(waiting: _PendingWrite) -> str | None:
    return None if waiting.fence is None else waiting.fence[0]


def _answer(batch: list[_PendingWrite], failures: list[Problem | None]) -> None:
    for waiting, failure in zip(batch, failures, strict=True):
        if waiting.done.done():
            continue
        if failure is None:
            waiting.done.set_result(None)
        else:
            waiting.done.set_exception(failure)
