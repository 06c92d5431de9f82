"""The worker processes of a server: moves of bots that search, hints, replays and analyses, by priority.

The event loop only waits for results. A thread owns the supervisor of the processes and passes tasks and results on.
"""

import asyncio
import threading
import time
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from functools import partial
from multiprocessing import Pipe
from typing import Any, ParamSpec, TypeVar

from siegeworks.kernel.problem import Problem
from siegeworks.table.work_meter import current_payer
from siegeworks.table.worker_tasks import prepare_worker
from siegeworks.workers.process import Task, Worker, WorkerProcess, WorkFailed, usable_cores
from siegeworks.workers.remote import Address, Hiring
from siegeworks.workers.supervisor import Completed, Supervisor

MOST_TRIES = 2
"""How often a task is tried whose process dies."""
TIME_LIMIT = 60.0
"""Seconds after which a task is given up; no bot thinks nearly as long."""
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
class _PooledTask:
    """A function call on its way to a worker process, and the future that waits for its result."""

    priority: Priority
    call: Callable[[], Any]
    result: asyncio.Future[Any]


@dataclass(frozen=True, slots=True)
class Thinkers:
    """Programs elsewhere that do the thinking (`siegeworks think`), and the secret they share with this one."""

    addresses: tuple[Address, ...]
    secret: bytes


def call_task(task: Task) -> tuple[Any, float]:
    """The result of a task, and the seconds of processor time it took."""
    started = time.process_time()
    result = task()
    return result, time.process_time() - started


def _nothing() -> None:
    """The task that starts a process before it is needed."""


def default_workers() -> int:
    """The number of worker processes: one core is left to the event loop."""
    return max(1, usable_cores() - 1)


class WorkerPool:
    """All worker processes of one server and the tasks that wait for them; each process has one task at a time."""

    def __init__(self, workers: int | None = None, thinkers: Thinkers | None = None) -> None:
        """With thinkers tasks are done there, as many at a time as addresses are named; else in processes here."""
        hire: Callable[[], Worker] = partial(WorkerProcess, call_task, prepare_worker)
        count = workers or default_workers()
        if thinkers is not None:
            hire = Hiring(call_task, prepare_worker, thinkers.addresses, thinkers.secret)
            count = len(thinkers.addresses)
        self.analysis_workers = max(1, count - 1)
        """How many processes may run analyses; bots and hints find another one free, or soon free."""
        self._free = count
        self._analysing = 0
        self._waiting: dict[Priority, deque[_PooledTask]] = {priority: deque() for priority in Priority}
        self._turns = [Priority.MOVE, Priority.HINT, Priority.READING]
        self._closed = False
        self._driver = _Driver(hire, count, self._completed)

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
        self._waiting[priority].append(_PooledTask(priority, call, result))
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

    def _completed(self, task: _PooledTask, completed: Completed) -> None:
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


class _Driver:
    """The thread that owns the supervisor. It calls `completed` in the event loop."""

    def __init__(
        self, hire: Callable[[], Worker], workers: int, completed: Callable[[_PooledTask, Completed], None]
    ) -> None:
        self.supervisor = Supervisor(hire, workers, tries=MOST_TRIES, time_limit=TIME_LIMIT)
        self._loop = asyncio.get_running_loop()
        self._completed = completed
        self._submitted: deque[_PooledTask | None] = deque()
        """Tasks for the thread; None asks it to stop."""
        self._running: dict[int, _PooledTask] = {}
        self._reader, self._writer = Pipe(duplex=False)
        self._thread = threading.Thread(target=self._drive, name="siegeworks workers", daemon=True)
        self._thread.start()

    def submit(self, task: _PooledTask | None) -> None:
        self._submitted.append(task)
        self._writer.send_bytes(b".")

    def close(self) -> None:
        """Stop the processes and the thread; tasks that ran fail."""
        self.submit(None)
        self._thread.join()
        self._reader.close()
        self._writer.close()

    def _drive(self) -> None:
        try:
            while self._pass_on_tasks():
                for completed in self.supervisor.collect([self._reader]):
                    self._report(completed)
        finally:
            self.supervisor.close()
            for number in list(self._running):
                self._report(Completed(number, None, WorkFailed("closed")))

    def _pass_on_tasks(self) -> bool:
        """Hand submitted tasks to the supervisor; False if the thread is to stop."""
        while self._reader.poll():
            self._reader.recv_bytes()
            task = self._submitted.popleft()
            if task is None:
                return False
            self._running[self.supervisor.submit(task.call)] = task
        return True

    def _report(self, completed: Completed) -> None:
        task = self._running.pop(completed.number)
        self._loop.call_soon_threadsafe(self._completed, task, completed)
