"""A host of workers: listens for programs elsewhere that know the secret, and gives each a process for its tasks."""

import logging
import socket
import threading
from contextlib import closing, suppress
from multiprocessing import AuthenticationError
from multiprocessing.connection import Connection, wait

from siegeworks.workers.process import Setup, WorkerProcess
from siegeworks.workers.remote import check_stranger, welcome
from siegeworks.workers.replies import Work

MOST_STRANGERS = 16
"""How many connections may be in the handshake at a time."""
LONGEST_TASK = 16_000_000


class WorkHost:
    """Up to `processes` connections at a time, each with a worker process of its own that ends with it."""

    def __init__(self, secret: bytes, work: Work, setup: Setup | None, processes: int) -> None:
        self._secret = secret
        self._work = work
        self._setup = setup
        self._strangers = threading.BoundedSemaphore(MOST_STRANGERS)
        self._places = threading.BoundedSemaphore(processes)

    def serve(self, bound: socket.socket) -> None:
        """Accept connections until the program ends."""
        bound.listen()
        while True:
            accepted, _address = bound.accept()
            connection = Connection(accepted.detach())
            if self._strangers.acquire(blocking=False):
                threading.Thread(target=self._receive, args=(connection,), daemon=True).start()
            else:
                connection.close()

    def _receive(self, connection: Connection) -> None:
        with closing(connection):
            try:
                check_stranger(connection, self._secret)
            except (OSError, EOFError, AuthenticationError) as error:
                logging.getLogger(__name__).warning("a connection was refused: %s", error)
                return
            finally:
                self._strangers.release()
            if not self._places.acquire(blocking=False):
                return
            try:
                self._work_for(connection)
            finally:
                self._places.release()

    def _work_for(self, connection: Connection) -> None:
        """Pass tasks and replies on until one side is gone; a task that nobody waits for any more is stopped."""
        worker = WorkerProcess(self._work, self._setup)
        try:
            with suppress(OSError, EOFError):
                welcome(connection)
                while True:
                    worker.pipe.send_bytes(connection.recv_bytes(LONGEST_TASK))
                    if connection in wait([connection, worker.pipe]):
                        return
                    connection.send_bytes(worker.pipe.recv_bytes())
        finally:
            worker.kill()
