"""A crew: processes that do the tasks of a list, with the results in the order of the list.

Nobody runs far ahead: only so many results wait for an earlier one, so a list may be as long as one likes. A process
that dies is replaced, and its tasks are begun again. Workers never hear Ctrl+C, and end with whoever started them.
"""

import os
import signal
import threading
import traceback
from collections import Counter, deque
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Any, TypeVar

from siegeworks.kernel.problem import Problem

MOST_TRIES = 3
"""So often a task is begun whose process dies."""
TASKS_IN_HAND = 2
"""A worker has the next task at hand while its last result is being looked at."""
TASKS_AHEAD = 16
"""For each worker, so many tasks may be begun beyond the one whose result is next."""

DONE, REFUSED, BROKEN = "done", "refused", "broken"
"""How a task may end: with a result, with a problem for the person who asked, or with a mistake of ours."""

T = TypeVar("T")
Task = Any
Answer = tuple[str, Any]


class WorkerDied(Exception):
    """The processes that tried a task died, each of them."""

    def __init__(self, task: Task) -> None:
        super().__init__(task)
        self.task = task


class _Worker:
    """One process, the line to it, and the numbers of the tasks it was given."""

    def __init__(self, work: Callable[[Task], Any]) -> None:
        spawn = get_context("spawn")
        self.line, other_end = spawn.Pipe()
        self.numbers: deque[int] = deque()
        self._process: BaseProcess = spawn.Process(target=_live, args=(other_end, work), daemon=True)
        try:
            with _deaf_to_interruption():
                self._process.start()
        finally:
            other_end.close()

    def end(self) -> None:
        """End the process, whatever it is doing."""
        self._process.kill()
        self._process.join()
        self._process.close()
        self.line.close()


@contextmanager
def _deaf_to_interruption() -> Iterator[None]:
    """What is started here ignores Ctrl+C from its first moment on: it inherits that, and need not come to ask for it.

    Ctrl+C reaches every process of a terminal; the first one ends the others.
    """
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def _live(line: Connection, work: Callable[[Task], Any]) -> None:
    """The life of a process: work until the line ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_leave_with_the_starter, daemon=True).start()
    with suppress(EOFError, OSError):
        while True:
            task = line.recv()
            line.send(_answer(work, task))


def _answer(work: Callable[[Task], Any], task: Task) -> Answer:
    """What a worker says of a task: whether it is done, refused or broken, and the result or the reason."""
    try:
        return DONE, work(task)
    except Problem as problem:
        return REFUSED, (problem.code, problem.facts)
    except Exception:
        return BROKEN, traceback.format_exc()


def _leave_with_the_starter() -> None:
    """End with the process that started this one however it ended, even in the middle of a task."""
    starter = parent_process()
    if starter is not None:
        starter.join()
    os._exit(0)


def in_order(work: Callable[[Task], T], tasks: Iterable[Task], workers: int) -> Iterator[T]:
    """What `work` makes of each task, in their order, done by so many processes."""
    crew = _Crew(work, tasks, workers)
    try:
        yield from crew.results()
    finally:
        crew.end()


class _Crew:
    """The workers, and how far the list is."""

    def __init__(self, work: Callable[[Task], Any], tasks: Iterable[Task], workers: int) -> None:
        self._work = work
        self._list = iter(tasks)
        self._most = workers
        self._workers: list[_Worker] = []
        self._tasks: dict[int, Task] = {}
        """By number: tasks that were begun and whose result is not there yet."""
        self._orphans: deque[int] = deque()
        """Those of them whose worker died."""
        self._tries: Counter[int] = Counter()
        self._done: dict[int, Any] = {}
        self._begun = 0
        self._given = 0

    def results(self) -> Iterator[Any]:
        """Everything in order. Workers go on with what they have in hand while a result is being looked at."""
        self._hand_out()
        while self._tasks:
            lines: dict[Any, _Worker] = {worker.line: worker for worker in self._workers if worker.numbers}
            for line in wait(list(lines)):
                self._take(lines[line])
            while self._given in self._done:
                self._given += 1
                self._hand_out()
                yield self._done.pop(self._given - 1)
            self._hand_out()

    def end(self) -> None:
        while self._workers:
            self._workers.pop().end()

    def _hand_out(self) -> None:
        """Give every worker as many tasks as it may have in hand, the idle ones first."""
        while sum(len(worker.numbers) for worker in self._workers) < TASKS_IN_HAND * self._most:
            number = self._next_number()
            if number is None:
                return
            worker = min(self._workers, key=lambda worker: len(worker.numbers), default=None)
            if worker is None or (worker.numbers and len(self._workers) < self._most):
                worker = _Worker(self._work)
                self._workers.append(worker)
            worker.numbers.append(number)
            try:
                worker.line.send(self._tasks[number])
            except OSError:
                self._bury(worker)

    def _next_number(self) -> int | None:
        """The task that should be begun next; None if the list is at its end or far enough ahead."""
        if self._orphans:
            return self._orphans.popleft()
        if self._begun - self._given >= TASKS_AHEAD * self._most:
            return None
        for task in self._list:
            self._tasks[self._begun] = task
            self._begun += 1
            return self._begun - 1
        return None

    def _take(self, worker: _Worker) -> None:
        """Take the result of the oldest task a worker has in hand."""
        try:
            ended, answer = worker.line.recv()
        except (EOFError, OSError):
            self._bury(worker)
            return
        if ended == REFUSED:
            code, facts = answer
            raise Problem(code, **facts)
        if ended == BROKEN:
            raise RuntimeError(answer)
        number = worker.numbers.popleft()
        del self._tasks[number]
        self._done[number] = answer

    def _bury(self, worker: _Worker) -> None:
        """A worker died over its oldest task; what it had in hand is for others now."""
        worker.end()
        self._workers.remove(worker)
        number = worker.numbers[0]
        self._tries[number] += 1
        if self._tries[number] >= MOST_TRIES:
            raise WorkerDied(self._tasks[number])
        self._orphans.extend(worker.numbers)
