"""One worker process: it receives tasks over a pipe and sends a reply for each, in the order of the tasks.

Worker processes ignore Ctrl+C, because it reaches every process of a terminal and the process that started them stops
them itself. They exit with the process that started them, however that one ended.
"""

import os
import signal
import threading
from collections.abc import Callable
from contextlib import suppress
from multiprocessing import get_context, parent_process, resource_tracker
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any, Protocol

from siegeworks.workers.replies import Task, Work, read_reply, reply_to

Setup = Callable[[], None]


def usable_cores() -> int:
    """The number of processor cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


class Worker(Protocol):
    """Somebody who carries out tasks in their order: a process here, or at another address."""

    pipe: Connection

    def send(self, task: Task) -> None:
        """Hand over a task. Raises OSError if the worker is gone."""

    def receive(self) -> Any:
        """The result of the oldest task. Raises EOFError or OSError if the worker was lost over it."""

    def kill(self) -> None:
        """Stop the worker at once."""


class WorkerProcess(Worker):
    """A process and the pipe to it. `work` is sent once, when the process starts, and may keep state there."""

    def __init__(self, work: Work, setup: Setup | None = None) -> None:
        spawn = get_context("spawn")
        self.pipe, other_end = spawn.Pipe()
        self._process: BaseProcess = spawn.Process(target=_run, args=(other_end, work, setup), daemon=True)
        try:
            _start_ignoring_ctrl_c(self._process)
        except BaseException:
            self.pipe.close()
            raise
        finally:
            other_end.close()

    def send(self, task: Task) -> None:
        self.pipe.send(task)

    def receive(self) -> Any:
        return read_reply(self.pipe.recv())

    def kill(self) -> None:
        self._process.kill()
        self._process.join()
        self._process.close()
        self.pipe.close()


def _start_ignoring_ctrl_c(process: BaseProcess) -> None:
    """Start a process that does not receive Ctrl+C even during its start: it inherits the blocked signal."""
    if not hasattr(signal, "pthread_sigmask"):
        process.start()
        return
    # The resource tracker unblocks the signal when it starts, so it has to run already.
    resource_tracker.ensure_running()
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        process.start()
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _run(pipe: Connection, work: Work, setup: Setup | None) -> None:
    """The main function of a worker process: do tasks until the pipe is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_exit_with_parent, daemon=True).start()
    if setup is not None:
        setup()
    with suppress(EOFError, OSError):
        while True:
            pipe.send_bytes(reply_to(work, pipe.recv_bytes()))


def _exit_with_parent() -> None:
    """Exit when the parent process has ended, even in the middle of a task."""
    parent = parent_process()
    if parent is not None:
        parent.join()
    os._exit(0)
