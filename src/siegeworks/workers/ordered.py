"""A list of tasks done by several processes, with the results in the order of the list."""

from collections.abc import Callable, Iterable, Iterator
from typing import TypeVar

from siegeworks.workers.process import WorkerProcess
from siegeworks.workers.replies import Completed, Task
from siegeworks.workers.supervisor import Supervisor

MOST_TRIES = 3
"""How often a task is tried whose process dies."""
TASKS_IN_HAND = 2
"""A process has its next task already while its last result is being read."""
TASKS_AHEAD = 16
"""Per process, how many tasks may be started beyond the next result; so the list may be of any length."""

T = TypeVar("T")


def in_order(work: Callable[[Task], T], tasks: Iterable[Task], workers: int) -> Iterator[T]:
    """The results of `work` for each task, in the order of the tasks, computed by `workers` processes.

    A failure is raised when its turn comes: a `Problem` of the work as it is, a bug as `WorkFailed`, and a task that
    kills every process as `WorkerDied`.
    """
    supervisor = Supervisor(lambda: WorkerProcess(work), workers, tasks_in_hand=TASKS_IN_HAND, tries=MOST_TRIES)
    try:
        yield from _results(supervisor, iter(tasks), TASKS_AHEAD * workers)
    finally:
        supervisor.close()


def _results(supervisor: Supervisor, tasks: Iterator[Task], most_ahead: int) -> Iterator[T]:
    early: dict[int, Completed] = {}
    submitted = yielded = 0

    def submit() -> None:
        nonlocal submitted
        while supervisor.has_room and submitted - yielded < most_ahead:
            for task in tasks:
                submitted = supervisor.submit(task) + 1
                break
            else:
                return

    submit()
    while yielded < submitted:
        early |= {completed.number: completed for completed in supervisor.collect()}
        while yielded in early:
            following = early.pop(yielded)
            yielded += 1
            if following.failure is not None:
                raise following.failure
            submit()
            yield following.result
        submit()
