"""Workers on other machines: the same tasks and replies as with a process of one's own, over a connection.

Both sides prove that they know the shared secret before anything else is read (`multiprocessing.connection`), and
the program there must be of the same version. Nothing on the way is encrypted: such connections belong into a private
network.
"""

import logging
import os
import socket
import struct
import time
from collections.abc import Sequence
from dataclasses import dataclass
from multiprocessing import AuthenticationError
from multiprocessing.connection import Connection, answer_challenge, deliver_challenge
from pathlib import Path
from typing import Any

from siegeworks import __version__
from siegeworks.kernel.problem import Problem
from siegeworks.workers.process import Setup, Worker, WorkerProcess
from siegeworks.workers.replies import Task, Work, read_reply

HANDSHAKE_SECONDS = 3.0
"""How long one side waits for the other before work begins."""
AWAY_SECONDS = 10.0
"""An address that did not answer is not asked again for so long."""
LEAST_SECRET = 16
"""The fewest characters of a secret."""
LONGEST_VERSION = 100


@dataclass(frozen=True, slots=True)
class Address:
    """Where a program listens for tasks."""

    host: str
    port: int


def read_address(text: str) -> Address:
    """The address in a text such as `10.0.0.7:8790` or `[fd00::7]:8790`."""
    host, colon, port = text.rpartition(":")
    host = host.removeprefix("[").removesuffix("]")
    if not colon or not host or not port.isdecimal() or not 0 < int(port) < 65536:
        raise Problem("think-address", address=text)
    return Address(host, int(port))


def read_secret(file: str) -> bytes:
    """The secret in a file; spaces around it do not count."""
    path = Path(file)
    try:
        if path.exists() and not path.is_file():
            raise OSError("not a regular file")
        with path.open("rb") as opened:
            secret = opened.read(4096).strip()
    except OSError as error:
        raise Problem("file-unreadable", file=file, reason=error.strerror or str(error)) from None
    if len(secret) < LEAST_SECRET:
        raise Problem("think-secret", file=file, least=LEAST_SECRET)
    return secret


def set_patience(connection: Connection, seconds: float) -> None:
    """Let reading fail after so many seconds; 0 waits for ever."""
    with socket.socket(fileno=os.dup(connection.fileno())) as opened:
        opened.setsockopt(socket.SOL_SOCKET, socket.SO_RCVTIMEO, struct.pack("ll", int(seconds), 0))
        opened.setsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE, 1)


def check_stranger(connection: Connection, secret: bytes) -> None:
    """The listening side of the handshake. Raises OSError, EOFError or AuthenticationError."""
    set_patience(connection, HANDSHAKE_SECONDS)
    deliver_challenge(connection, secret)
    answer_challenge(connection, secret)
    set_patience(connection, 0)


def welcome(connection: Connection) -> None:
    """The end of the handshake: tasks may be sent. Whoever has no place for another worker closes instead."""
    connection.send_bytes(__version__.encode())


class RemoteWorker(Worker):
    """A worker at another address, with the interface of a process of one's own."""

    def __init__(self, address: Address, secret: bytes) -> None:
        """Raises OSError, EOFError or AuthenticationError if there is none."""
        self.address = address
        opened = socket.create_connection((address.host, address.port), HANDSHAKE_SECONDS)
        opened.settimeout(None)
        self.pipe = Connection(opened.detach())
        try:
            set_patience(self.pipe, HANDSHAKE_SECONDS)
            answer_challenge(self.pipe, secret)
            deliver_challenge(self.pipe, secret)
            version = self.pipe.recv_bytes(LONGEST_VERSION).decode(errors="replace")
            if version != __version__:
                raise OSError(f"it runs version {version}, not {__version__}")
            set_patience(self.pipe, 0)
        except BaseException:
            self.pipe.close()
            raise

    def send(self, task: Task) -> None:
        self.pipe.send(task)

    def receive(self) -> Any:
        return read_reply(self.pipe.recv())

    def kill(self) -> None:
        """Leave; the other side stops what it was doing."""
        self.pipe.close()


class Hiring:
    """Finds a worker for a supervisor: one of the addresses, each for one worker at a time, else a process here."""

    def __init__(self, work: Work, setup: Setup | None, addresses: Sequence[Address], secret: bytes) -> None:
        self._work = work
        self._setup = setup
        self._places: list[tuple[Address, RemoteWorker | None]] = [(address, None) for address in addresses]
        self._secret = secret
        self._away: dict[Address, float] = {}
        """Addresses that did not answer, and when they may be asked again."""

    def __call__(self) -> Worker:
        for place, (address, worker) in enumerate(self._places):
            if (worker is None or worker.pipe.closed) and time.monotonic() >= self._away.get(address, 0.0):
                found = self._connected(address)
                if found is not None:
                    self._places[place] = (address, found)
                    return found
        return WorkerProcess(self._work, self._setup)

    def _connected(self, address: Address) -> RemoteWorker | None:
        try:
            return RemoteWorker(address, self._secret)
        except (OSError, EOFError, AuthenticationError) as error:
            self._away[address] = time.monotonic() + AWAY_SECONDS
            log = logging.getLogger(__name__)
            log.warning("%s:%s does not think for us (%s): a process here does", address.host, address.port, error)
            return None
