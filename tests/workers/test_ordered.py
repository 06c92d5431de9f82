"""A list of tasks done by processes: results in order, none far ahead, and a process that dies costs only time."""

import os
import signal
import time
from collections.abc import Iterator

import pytest

from siegeworks.kernel.problem import Problem
from siegeworks.workers.ordered import TASKS_AHEAD, in_order
from siegeworks.workers.replies import WorkFailed
from siegeworks.workers.supervisor import WorkerDied


def slow_if_even(task: int) -> tuple[int, int]:
    if task % 2 == 0:
        time.sleep(0.02)
    return task, os.getpid()


def fail_at_three(task: int) -> int:
    if task == 3:
        raise ValueError("three is too much")
    return task


def refuse_three(task: int) -> int:
    if task == 3:
        raise Problem("seed-unfit", seed="three")
    return task


def die(task: int) -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def sleep_long(task: int) -> int:
    if task > 0:
        time.sleep(600)
    return os.getpid()


def test_results_come_in_the_order_of_the_tasks_from_several_processes() -> None:
    results = list(in_order(slow_if_even, range(40), 2))
    assert [task for task, _ in results] == list(range(40))
    processes = {process for _, process in results}
    assert len(processes) == 2
    assert os.getpid() not in processes


def test_tasks_are_not_started_far_ahead() -> None:
    asked = []

    def tasks() -> Iterator[int]:
        for task in range(10_000):
            asked.append(task)
            yield task

    results = in_order(slow_if_even, tasks(), 2)
    for taken in range(1, 4):
        next(results)
        time.sleep(0.2)
        assert len(asked) <= taken + 2 * TASKS_AHEAD
    results.close()  # type: ignore[attr-defined]


def test_an_error_in_the_work_is_reported_with_its_traceback() -> None:
    with pytest.raises(WorkFailed, match="three is too much") as failed:
        list(in_order(fail_at_three, range(10), 2))
    assert "fail_at_three" in str(failed.value)


def test_a_problem_in_a_worker_stays_a_problem() -> None:
    """The user reads a sentence, not a traceback of another process."""
    with pytest.raises(Problem) as refused:
        list(in_order(refuse_three, range(10), 2))
    assert (refused.value.code, refused.value.facts) == ("seed-unfit", {"seed": "three"})


def test_a_task_that_always_kills_is_given_up() -> None:
    with pytest.raises(WorkerDied) as died:
        list(in_order(die, ["first", "second"], 1))
    assert died.value.task == "first"


def test_processes_stop_when_no_more_results_are_read() -> None:
    """Even in the middle of their work."""
    results = in_order(sleep_long, range(10), 1)
    process = next(results)
    results.close()  # type: ignore[attr-defined]
    with pytest.raises(ProcessLookupError):
        os.kill(process, 0)


def test_a_process_killed_from_outside_is_replaced() -> None:
    results = in_order(slow_if_even, range(60), 2)
    seen = [next(results)]
    os.kill(seen[0][1], signal.SIGKILL)
    seen += results
    assert [task for task, _ in seen] == list(range(60))
    assert len({process for _, process in seen}) == 3
