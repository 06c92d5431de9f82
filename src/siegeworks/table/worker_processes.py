"""The worker processes of a server, or the programs elsewhere that think for it.

A thread owns the supervisor of the processes and passes tasks and results on.
"""

import asyncio
import threading
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from multiprocessing import Pipe

from siegeworks.table.worker_pool import Driver, PooledTask, Report, WorkerPool, call_task
from siegeworks.table.worker_tasks import prepare_worker
from siegeworks.workers.process import Worker, WorkerProcess, usable_cores
from siegeworks.workers.remote import Address, Hiring
from siegeworks.workers.replies import Completed, WorkFailed
from siegeworks.workers.supervisor import Supervisor

MOST_TRIES = 2
"""How often a task is tried whose process dies."""
TIME_LIMIT = 60.0
"""Seconds after which a task is given up; no bot thinks nearly as long."""


@dataclass(frozen=True, slots=True)
class Thinkers:
    """Programs elsewhere that do the thinking (`siegeworks think`), and the secret they share with this one."""

    addresses: tuple[Address, ...]
    secret: bytes


def default_workers() -> int:
    """The number of worker processes: one core is left to the event loop."""
    return max(1, usable_cores() - 1)


def process_pool(workers: int | None = None, thinkers: Thinkers | None = None) -> WorkerPool:
    """With thinkers tasks are done there, as many at a time as addresses are named; else in processes here."""
    hire: Callable[[], Worker] = partial(WorkerProcess, call_task, prepare_worker)
    count = workers or default_workers()
    if thinkers is not None:
        hire = Hiring(call_task, prepare_worker, thinkers.addresses, thinkers.secret)
        count = len(thinkers.addresses)
    return WorkerPool(partial(ProcessDriver, hire, count), count)


class ProcessDriver(Driver):
    """The thread that owns the supervisor. It calls `completed` in the event loop."""

    def __init__(self, hire: Callable[[], Worker], workers: int, completed: Report) -> None:
        self.supervisor = Supervisor(hire, workers, tries=MOST_TRIES, time_limit=TIME_LIMIT)
        self._loop = asyncio.get_running_loop()
        self._completed = completed
        self._submitted: deque[PooledTask | None] = deque()
        """Tasks for the thread; None asks it to stop."""
        self._running: dict[int, PooledTask] = {}
        self._reader, self._writer = Pipe(duplex=False)
        self._thread = threading.Thread(target=self._drive, name="siegeworks workers", daemon=True)
        self._thread.start()

    def submit(self, task: PooledTask | None) -> None:
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
