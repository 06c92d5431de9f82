"""The supervisor of worker processes: hands out tasks, replaces processes that die, and repeats what they were doing.

A supervisor belongs to one thread. `ordered.in_order` drives one for a list of tasks; the worker pool of the tables
drives one in a thread of its own.
"""

import time
from collections import deque
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from multiprocessing.connection import Connection, wait
from typing import Any

from siegeworks.kernel.problem import Problem
from siegeworks.workers.process import Worker
from siegeworks.workers.replies import Completed, Task, WorkFailed


class WorkerDied(WorkFailed):
    """Every process that tried a task died over it."""

    def __init__(self, task: Task) -> None:
        super().__init__("the worker process died")
        self.task = task


@dataclass(slots=True)
class _Job:
    """A task between `submit` and `collect`."""

    number: int
    task: Task
    deaths: int = 0


@dataclass(slots=True)
class _Worker:
    """A process, the jobs it was given (the oldest first), and since when it has been busy with the oldest."""

    process: Worker
    jobs: deque[_Job] = field(default_factory=deque)
    busy_since: float = 0.0


class Supervisor:
    """Up to `workers` processes, each started when it is first needed.

    Each may hold `tasks_in_hand` tasks, so that it need not wait between two. A task whose process dies is tried
    `tries` times; one that takes longer than `time_limit` seconds is given up with its process.
    """

    def __init__(
        self,
        hire: Callable[[], Worker],
        workers: int,
        *,
        tasks_in_hand: int = 1,
        tries: int,
        time_limit: float | None = None,
    ) -> None:
        """`hire` starts a process or finds a worker elsewhere."""
        self.time_limit = time_limit
        self._hire = hire
        self._most_workers = workers
        self._tasks_in_hand = tasks_in_hand
        self._tries = tries
        self._workers: list[_Worker] = []
        self._pending: deque[_Job] = deque()
        self._completed: deque[Completed] = deque()
        self._submitted = 0
        self._unfinished = 0

    @property
    def has_room(self) -> bool:
        """True if another task would be handed to a process at once."""
        return self._unfinished < self._tasks_in_hand * self._most_workers

    @property
    def idle(self) -> bool:
        """True if every task that was submitted has been collected."""
        return self._unfinished == 0 and not self._completed

    def submit(self, task: Task) -> int:
        """Hand a task to a process; returns the number under which `collect` reports it. Numbers count from 0."""
        number = self._submitted
        self._submitted += 1
        self._unfinished += 1
        self._pending.append(_Job(number, task))
        self._hand_out()
        return number

    def collect(self, wake: Iterable[Connection] = ()) -> list[Completed]:
        """Wait until a task is completed or a connection in `wake` has something to read; returns what is completed."""
        wake = list(wake)
        while not self._completed:
            busy: dict[Any, _Worker] = {worker.process.pipe: worker for worker in self._workers if worker.jobs}
            ready = wait([*busy, *wake], self._time_left(busy.values()))
            for pipe in ready:
                if pipe in busy:
                    self._receive(busy[pipe])
            self._give_up_slow()
            self._hand_out()
            if any(connection in ready for connection in wake):
                break
        completed = list(self._completed)
        self._completed.clear()
        return completed

    def close(self) -> None:
        """Stop all processes at once, whatever they are doing."""
        while self._workers:
            self._workers.pop().process.kill()

    def _hand_out(self) -> None:
        """Give pending jobs to processes, those with the fewest jobs first."""
        while self._pending:
            try:
                worker = self._next_worker()
            except OSError as error:
                self._complete(self._pending.popleft(), None, WorkFailed(f"no process could be started: {error}"))
                continue
            if worker is None:
                return
            self._send(worker, self._pending.popleft())

    def _send(self, worker: _Worker, job: _Job) -> None:
        if not worker.jobs:
            worker.busy_since = time.monotonic()
        worker.jobs.append(job)
        try:
            worker.process.send(job.task)
        except OSError:
            self._replace(worker)
        except Exception as error:
            worker.jobs.pop()
            self._complete(job, None, WorkFailed(f"the task could not be sent: {error!r}"))

    def _next_worker(self) -> _Worker | None:
        """The worker for the next job; None if all have as many as they may."""
        worker = min(self._workers, key=lambda worker: len(worker.jobs), default=None)
        if worker is None or (worker.jobs and len(self._workers) < self._most_workers):
            worker = _Worker(self._hire())
            self._workers.append(worker)
        return worker if len(worker.jobs) < self._tasks_in_hand else None

    def _receive(self, worker: _Worker) -> None:
        """Take the result of the oldest job of a worker."""
        try:
            result, failure = worker.process.receive(), None
        except (Problem, WorkFailed) as error:
            result, failure = None, error
        except (EOFError, OSError):
            self._replace(worker)
            return
        worker.busy_since = time.monotonic()
        self._complete(worker.jobs.popleft(), result, failure)

    def _complete(self, job: _Job, result: Any, failure: Problem | WorkFailed | None) -> None:
        self._unfinished -= 1
        self._completed.append(Completed(job.number, result, failure))

    def _replace(self, worker: _Worker) -> None:
        """A process died over its oldest job: another one repeats that job, unless too many have died over it."""
        self._remove(worker)
        oldest = worker.jobs[0]
        oldest.deaths += 1
        if oldest.deaths >= self._tries:
            worker.jobs.popleft()
            self._complete(oldest, None, WorkerDied(oldest.task))
        self._pending.extendleft(reversed(worker.jobs))

    def _remove(self, worker: _Worker) -> None:
        self._workers.remove(worker)
        worker.process.kill()

    def _time_left(self, busy: Iterable[_Worker]) -> float | None:
        """Seconds until the first worker exceeds the time limit; None if none can."""
        if self.time_limit is None:
            return None
        started = [worker.busy_since for worker in busy]
        return max(0.0, min(started) + self.time_limit - time.monotonic()) if started else None

    def _give_up_slow(self) -> None:
        """Stop the processes that exceed the time limit; their other jobs are for others."""
        if self.time_limit is None:
            return
        now = time.monotonic()
        for worker in [worker for worker in self._workers if worker.jobs]:
            if now - worker.busy_since >= self.time_limit:
                self._remove(worker)
                slow = worker.jobs.popleft()
                self._complete(slow, None, WorkFailed(f"no answer within {self.time_limit} seconds"))
                self._pending.extendleft(reversed(worker.jobs))
