"""The supervisor of worker processes: how tasks end, and what happens to the processes."""

import os
import signal
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from multiprocessing import Pipe, active_children
from pathlib import Path
from typing import Any

import pytest

from siegeworks.kernel.problem import Problem
from siegeworks.workers.process import WorkerProcess
from siegeworks.workers.replies import Completed, WorkFailed
from siegeworks.workers.supervisor import Supervisor, WorkerDied

SETUP_MARK = "SIEGEWORKS_TEST_SETUP"


def call(task: Any) -> Any:
    """The work of these tests: a task is a function and its arguments."""
    function, *args = task
    return function(*args)


def mark_setup() -> None:
    os.environ[SETUP_MARK] = "done"


def setup_mark() -> str | None:
    return os.environ.get(SETUP_MARK)


def die_once(marker: str) -> str:
    """Kills its process while the marker exists."""
    path = Path(marker)
    if path.exists():
        path.unlink()
        os.kill(os.getpid(), signal.SIGKILL)
    return "alive"


def refuse() -> None:
    raise Problem("seed-unfit", seed="three")


def make_lock() -> Any:
    """A result that cannot be pickled."""
    return threading.Lock()


class Unreadable:
    """A task that the worker cannot read."""

    def __reduce__(self) -> Any:
        return (int, ("not a number",))


@contextmanager
def supervised(**settings: Any) -> Iterator[Supervisor]:
    before = set(active_children())
    setup = settings.pop("setup", None)
    supervisor = Supervisor(lambda: WorkerProcess(call, setup), **{"workers": 1, "tries": 2, **settings})
    try:
        yield supervisor
    finally:
        supervisor.close()
    assert set(active_children()) <= before


def only(supervisor: Supervisor, *task: Any) -> Completed:
    """The end of a single task."""
    number = supervisor.submit(task)
    (completed,) = supervisor.collect()
    assert completed.number == number
    return completed


def test_results_problems_and_errors_come_back() -> None:
    with supervised(setup=mark_setup) as supervisor:
        assert only(supervisor, setup_mark).result == "done"
        refused = only(supervisor, refuse).failure
        assert isinstance(refused, Problem)
        assert (refused.code, refused.facts) == ("seed-unfit", {"seed": "three"})
        failed = only(supervisor, int, "not a number").failure
        assert isinstance(failed, WorkFailed)
        assert "ValueError" in str(failed)


@pytest.mark.parametrize(
    ("task", "reason"),
    [((make_lock,), "pickle"), ((Unreadable(),), "ValueError"), ((lambda: None,), "could not be sent")],
)
def test_what_cannot_be_sent_or_read_fails_alone(task: tuple[Callable[..., Any], ...], reason: str) -> None:
    with supervised() as supervisor:
        process = only(supervisor, os.getpid).result
        failure = only(supervisor, *task).failure
        assert isinstance(failure, WorkFailed)
        assert reason in str(failure)
        assert only(supervisor, os.getpid).result == process


def test_a_task_is_repeated_when_its_process_dies(tmp_path: Path) -> None:
    marker = tmp_path / "deadly"
    marker.touch()
    with supervised() as supervisor:
        before = only(supervisor, os.getpid).result
        assert only(supervisor, die_once, str(marker)).result == "alive"
        assert only(supervisor, os.getpid).result != before


def test_a_task_that_kills_every_process_fails_and_the_next_one_runs() -> None:
    with supervised(tasks_in_hand=2) as supervisor:
        deadly = supervisor.submit((os._exit, 1))
        harmless = supervisor.submit((abs, -1))
        ended = {completed.number: completed for completed in supervisor.collect()}
        while not supervisor.idle:
            ended |= {completed.number: completed for completed in supervisor.collect()}
    failure = ended[deadly].failure
    assert isinstance(failure, WorkerDied)
    assert failure.task == (os._exit, 1)
    assert ended[harmless].result == 1


def test_a_task_beyond_the_time_limit_is_given_up_alone() -> None:
    with supervised(tasks_in_hand=2) as supervisor:
        assert only(supervisor, abs, -1).result == 1
        supervisor.time_limit = 0.2
        slow = supervisor.submit((time.sleep, 600))
        waiting = supervisor.submit((abs, -2))
        (given_up,) = supervisor.collect()
        supervisor.time_limit = None
        assert given_up.number == slow
        assert "no answer within 0.2 seconds" in str(given_up.failure)
        assert supervisor.collect() == [Completed(waiting, 2)]


def test_processes_are_started_one_by_one_as_they_are_needed() -> None:
    before = len(active_children())
    with supervised(workers=3) as supervisor:
        for _ in range(3):
            only(supervisor, os.getpid)
        assert len(active_children()) == before + 1
        for _ in range(3):
            assert supervisor.has_room
            supervisor.submit((time.sleep, 600))
        assert not supervisor.has_room
        assert len(active_children()) == before + 3


def test_a_failed_start_fails_the_task(monkeypatch: pytest.MonkeyPatch) -> None:
    def no_process(*_: object) -> None:
        raise OSError("too many open files")

    with supervised() as supervisor, monkeypatch.context() as patch:
        patch.setattr(supervisor, "_hire", no_process)
        failure = only(supervisor, abs, -1).failure
        assert "too many open files" in str(failure)
        patch.undo()
        assert only(supervisor, abs, -1).result == 1


def test_waiting_ends_when_a_connection_is_readable() -> None:
    reader, writer = Pipe(duplex=False)
    with supervised() as supervisor, reader, writer:
        supervisor.submit((time.sleep, 600))
        writer.send_bytes(b".")
        assert supervisor.collect([reader]) == []
        assert not supervisor.idle
