"""Several server processes on one machine: they share a port and a database, and one that dies is replaced."""

import logging
import multiprocessing
import os
import signal
import socket
import sys
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess

import msgspec

from siegeworks.i18n.speech import Speech
from siegeworks.kernel.problem import Problem
from siegeworks.server.app import Settings
from siegeworks.server.logs import set_up_logs
from siegeworks.server.serve import BoundAddress, serve

STOP_SECONDS = 30.0
"""How long a process may take to end in good order, after it has drained."""
RESTART_PAUSE = 0.5
READY = "ready"


class ServerProcess:
    """One of the processes, with a pipe: it says when it is ready, and ends when the pipe does."""

    def __init__(self, settings: Settings, number: int, bound: socket.socket) -> None:
        settings = _numbered(settings, number)
        context = multiprocessing.get_context("spawn")
        self._pipe, theirs = context.Pipe()
        self.process: SpawnProcess = context.Process(target=_run, args=(settings, bound, theirs), name="siegeworks")
        self.process.start()
        theirs.close()

    def wait_ready(self) -> bool:
        """Wait until it accepts connections; False if it ended instead."""
        try:
            return bool(self._pipe.recv() == READY)
        except EOFError:
            return False

    def stop(self) -> None:
        if self.process.is_alive():
            self.process.terminate()

    def join(self, end: float) -> None:
        self.process.join(max(0.0, end - time.monotonic()))
        if self.process.is_alive():
            self.process.kill()
            self.process.join()
        self._pipe.close()


def _numbered(settings: Settings, number: int) -> Settings:
    """The settings of one process: its metrics have a port of their own, counted from the given one."""
    port = settings.configuration.metrics_port
    if not port:
        return settings
    return replace(settings, configuration=msgspec.structs.replace(settings.configuration, metrics_port=port + number))


def _run(settings: Settings, bound: socket.socket, pipe: Connection) -> None:
    """One process: serve until asked to stop, or until the process that started it is gone."""
    threading.Thread(target=_end_with_parent, args=(pipe,), daemon=True).start()
    try:
        serve(settings, BoundAddress(bound, ""), lambda: _report_ready(pipe))
    except Problem as problem:
        sys.exit(Speech("en").explain(problem))


def _report_ready(pipe: Connection) -> None:
    """Say so; if the process that started this one is gone, `_end_with_parent` ends it."""
    with suppress(BrokenPipeError):
        pipe.send(READY)


def _end_with_parent(pipe: Connection) -> None:
    try:
        pipe.recv()
    except (EOFError, OSError):
        os.kill(os.getpid(), signal.SIGTERM)


def serve_in_processes(settings: Settings, address: BoundAddress, ready: Callable[[], None], count: int) -> None:
    """Serve in several processes until interrupted."""
    set_up_logs(as_json=settings.configuration.log == "json")
    address.socket.listen(2048)
    stopping = threading.Event()
    for number in (signal.SIGTERM, signal.SIGINT):
        signal.signal(number, lambda *_: stopping.set())
    running = [ServerProcess(settings, number, address.socket) for number in range(count)]
    try:
        for each in running:
            if not each.wait_ready() and not stopping.is_set():
                raise Problem("serve-ended")
        ready()
        while not stopping.is_set():
            _replace_dead(running, settings, address.socket, stopping)
    finally:
        end = time.monotonic() + settings.configuration.drain_seconds + STOP_SECONDS
        for each in running:
            each.stop()
        for each in running:
            each.join(end)


def _replace_dead(
    running: list[ServerProcess], settings: Settings, bound: socket.socket, stopping: threading.Event
) -> None:
    """Wait a moment; start a new process for each that has ended."""
    wait([each.process.sentinel for each in running], timeout=RESTART_PAUSE)
    for number, each in enumerate(running):
        if stopping.is_set() or each.process.is_alive():
            continue
        logging.getLogger(__name__).warning(
            "a server process has ended (%s); another one starts", each.process.exitcode
        )
        each.join(time.monotonic())
        stopping.wait(RESTART_PAUSE)
        running[number] = ServerProcess(settings, number, bound)
