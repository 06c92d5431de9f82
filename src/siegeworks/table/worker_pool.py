"""Work that the tables do not do themselves: moves of bots that search, hints, replays and analyses, by priority.

The event loop only waits for results. A driver has the tasks carried out: in worker processes
(`table/worker_processes.py`), or in a page in a worker of its own (`server/in_page`).
"""

import asyncio
import time
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from functools import partial
from typing import Any, ParamSpec, Protocol, TypeVar

from siegeworks.kernel.problem import Problem
from siegeworks.table.work_meter import current_payer
from siegeworks.workers.replies import Completed, Task, WorkFailed

MOST_WAITING = 64
"""How many hints, or replays, may wait before another one is refused.

Bots are never refused: each table has one task at most.
"""

P = ParamSpec("P")
T = TypeVar("T")


class Priority(Enum):
    """What a task is for. Moves, hints and replays take turns; analyses run when none of them waits."""

    MOVE = "move"
    HINT = "hint"
    READING = "reading"
    ANALYSIS = "analysis"


@dataclass(frozen=True, slots=True)
class PooledTask:
    """A function call on its way to a worker process, and the future that waits for its result."""

    priority: Priority
    call: Callable[[], Any]
    result: asyncio.Future[Any]


Report = Callable[[PooledTask, Completed], None]


class Driver(Protocol):
    """Whoever has tasks carried out; each is reported in the event loop when it is completed."""

    def submit(self, task: PooledTask) -> None: ...

    def close(self) -> None:
        """Stop at once; may block. Tasks that ran are reported as failed."""


def call_task(task: Task) -> tuple[Any, float]:
    """The result of a task, and the seconds of processor time it took."""
    started = time.process_time()
    result = task()
    return result, time.process_time() - started


def _nothing() -> None:
    """The task that starts a process before it is needed."""


class WorkerPool:
    """The tasks of one server and who carries them out, each one task at a time."""

    def __init__(self, drive: Callable[[Report], Driver], count: int) -> None:
        """`drive` makes the driver, which carries out `count` tasks at a time."""
        self.analysis_workers = max(1, count - 1)
        """How many processes may run analyses; bots and hints find another one free, or soon free."""
        self._free = count
        self._analysing = 0
        self._waiting: dict[Priority, deque[PooledTask]] = {priority: deque() for priority in Priority}
        self._turns = [Priority.MOVE, Priority.HINT, Priority.READING]
        self._closed = False
        self._driver = drive(self._completed)

    async def run(self, priority: Priority, function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """The result of a function, computed in another process. Cancelling removes it from the queue."""
        if self._closed:
            raise WorkFailed("closed")
        queue = self._waiting[priority]
        limited = priority in (Priority.HINT, Priority.READING)
        if limited and sum(not task.result.done() for task in queue) >= MOST_WAITING:
            raise Problem("coach-busy")
        payer = current_payer.get()
        result, seconds = await self._enqueue(priority, partial(function, *args, **kwargs))
        if payer is not None:
            payer.charge_thinking(seconds)
        return result

    @property
    def waiting(self) -> int:
        """How many tasks wait for a process."""
        return sum(not task.result.done() for queue in self._waiting.values() for task in queue)

    def warm_up(self) -> None:
        """Start a process before it is needed: that takes most of a second."""
        if not self._closed:
            started = self._enqueue(Priority.MOVE, _nothing)
            started.add_done_callback(lambda done: done.cancelled() or done.exception())

    def _enqueue(self, priority: Priority, call: Callable[[], T]) -> asyncio.Future[tuple[T, float]]:
        result: asyncio.Future[tuple[T, float]] = asyncio.get_running_loop().create_future()
        self._waiting[priority].append(PooledTask(priority, call, result))
        self._hand_out()
        return result

    def _hand_out(self) -> None:
        while self._free and not self._closed and (priority := self._next_priority()) is not None:
            task = self._waiting[priority].popleft()
            if not task.result.done():
                self._free -= 1
                self._analysing += priority is Priority.ANALYSIS
                self._driver.submit(task)

    def _next_priority(self) -> Priority | None:
        for priority in self._turns:
            if self._waiting[priority]:
                self._turns.remove(priority)
                self._turns.append(priority)
                return priority
        may_analyse = self._waiting[Priority.ANALYSIS] and self._analysing < self.analysis_workers
        return Priority.ANALYSIS if may_analyse else None

    def _completed(self, task: PooledTask, completed: Completed) -> None:
        self._free += 1
        self._analysing -= task.priority is Priority.ANALYSIS
        if not task.result.done():
            if completed.failure is not None:
                task.result.set_exception(completed.failure)
            else:
                task.result.set_result(completed.result)
        self._hand_out()

    async def close(self) -> None:
        """Stop all processes at once; their results are not needed any more."""
        if self._closed:
            return
        self._closed = True
        for queue in self._waiting.values():
            for task in queue:
                task.result.cancel()
        await asyncio.to_thread(self._driver.close)
