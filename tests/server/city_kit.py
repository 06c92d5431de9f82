"""Several servers on one PostgreSQL, players that connect again by themselves, and a line that can be cut."""

import asyncio
import os
import re
import signal
import subprocess
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, urlsplit

import psutil
from websockets.exceptions import WebSocketException

from siegeworks.kernel.chance import Chance
from siegeworks.store.maintenance import check_all
from siegeworks.store.opening import open_store
from support.program import PROGRAM

from .kit import PATIENCE, Client, Host, Json

WITH_BOT = [{"who": "me", "name": "Ana"}, {"who": "bot"}]
LOST = (OSError, WebSocketException, TimeoutError)


@dataclass
class Process:
    """A server as a process of its own."""

    home: Path
    database: str
    options: tuple[str, ...] = ()
    port: int = 0
    running: subprocess.Popen[str] | None = None

    def start(self) -> None:
        command = [*PROGRAM, "serve", "--port", "0", "--no-browser", "--database", self.database, *self.options]
        environment = os.environ | {"SIEGEWORKS_HOME": str(self.home), "SIEGEWORKS_LANG": "en"}
        self.running = subprocess.Popen(command, stdout=subprocess.PIPE, env=environment, text=True)

    def wait_ready(self) -> None:
        assert self.running is not None
        assert self.running.stdout is not None
        ready = self.running.stdout.readline()
        found = re.search(r"http://127\.0\.0\.1:(\d+)/", ready)
        assert found is not None, ready
        self.port = int(found[1])

    @property
    def host(self) -> Host:
        return Host(self.port)

    def send(self, number: signal.Signals) -> None:
        assert self.running is not None
        self.running.send_signal(number)

    def children(self) -> list[int]:
        """The server processes that it started, without those that only help them."""
        assert self.running is not None
        return [child.pid for child in psutil.Process(self.running.pid).children() if _is_server(child)]

    def kill(self) -> None:
        if self.running is not None:
            self.running.kill()
            self.running.wait(PATIENCE)
            assert self.running.stdout is not None
            self.running.stdout.close()
            self.running = None


def _is_server(child: psutil.Process) -> bool:
    """Whether a child is a server process, and not one that helps or has just ended."""
    try:
        return "spawn_main" in " ".join(child.cmdline())
    except psutil.Error:
        return False


@contextmanager
def processes(home: Path, database: str, count: int) -> Iterator[list[Process]]:
    started = [Process(home, database) for _ in range(count)]
    try:
        for each in started:
            each.start()
        for each in started:
            each.wait_ready()
        yield started
    finally:
        for each in started:
            each.kill()


@dataclass
class Player:
    """Somebody at a table who connects again, to whichever server answers, and remembers what was acknowledged."""

    hosts: list[Host]
    created: Json
    client: Client | None = None
    acknowledged: int = 0
    reconnected: int = 0
    _luck: Chance = field(default_factory=lambda: Chance("player"))

    def play(self, choices: int) -> None:
        """Make choices until so many are acknowledged, however often the connection is lost."""
        end = time.monotonic() + PATIENCE
        made = 0
        while made < choices:
            assert time.monotonic() < end, "the table does not go on"
            try:
                made += self._choose()
            except LOST:
                self.leave()
                self.hosts = [*self.hosts[1:], self.hosts[0]]
                time.sleep(0.1)

    def connect(self) -> Client:
        if self.client is None:
            self.client = self.hosts[0].sit(self.created, self.created["founder"])
            self.reconnected += 1
            lines = self.client.table["lines"]
            assert len(lines) > self.acknowledged, "an acknowledged choice is gone"
            assert [line["number"] for line in lines] == list(range(len(lines)))
        return self.client

    def _choose(self) -> bool:
        client = self.wait_asked()
        assert client.decision is not None
        number = client.decision["number"]
        answer = client.choose(client.actions[self._luck.below(len(client.actions))])
        if answer["type"] == "done":
            self.acknowledged = max(self.acknowledged, number)
            return True
        return False

    def wait_asked(self) -> Client:
        """Wait until it is this player's turn; nothing happens at the table then before they choose."""
        client = self.connect()
        while not client.actions:
            assert client.table.get("outcome") is None
            client.until("step", "table")
        return client

    def send_choice(self) -> None:
        """Send a choice without waiting for its answer."""
        client = self.wait_asked()
        assert client.decision is not None
        client.send("choose", decision=client.decision["number"], action=client.actions[0])

    def leave(self) -> None:
        client, self.client = self.client, None
        if client is not None:
            with suppress(*LOST):
                client.close()


def assert_sound(database: str, players: list[Player]) -> None:
    """Every log in the database replays, and has every acknowledged choice."""
    store = open_store(database)
    try:
        assert list(check_all(store, replays=True, progress=lambda _done, _total: None)) == []
        for player in players:
            stored = store.load(player.created["table"])
            assert stored is not None
            assert len(stored.lines) > player.acknowledged
    finally:
        store.close()


class Line:
    """A line to the database through this process, which can be cut."""

    def __init__(self, database: str) -> None:
        parts = urlsplit(database)
        self._socket = f"{parse_qs(parts.query)['host'][0]}/.s.PGSQL.5432" if not parts.hostname else None
        self._target = (parts.hostname or "", parts.port or 5432)
        self._open: set[asyncio.StreamWriter] = set()
        self._cut = False
        self._loop = asyncio.new_event_loop()
        self._ready = threading.Event()
        self._thread = threading.Thread(target=self._run)
        self._thread.start()
        assert self._ready.wait(PATIENCE)
        user = f"{parts.username}@" if parts.username else ""
        self.address = f"postgresql://{user}127.0.0.1:{self.port}{parts.path}"

    def _run(self) -> None:
        self._loop.run_until_complete(self._listen())
        self._loop.run_forever()
        self._loop.run_until_complete(self._stop())
        self._loop.close()

    async def _listen(self) -> None:
        self._server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]
        self._ready.set()

    async def _stop(self) -> None:
        self._server.close()
        self._drop()
        others = [task for task in asyncio.all_tasks() if task is not asyncio.current_task()]
        for task in others:
            task.cancel()
        await asyncio.gather(*others, return_exceptions=True)

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self._cut:
            writer.transport.abort()
            return
        if self._socket is not None:
            inner, outer = await asyncio.open_unix_connection(self._socket)
        else:
            inner, outer = await asyncio.open_connection(*self._target)
        self._open |= {writer, outer}
        await asyncio.gather(_pump(reader, outer), _pump(inner, writer))
        self._open -= {writer, outer}

    def _drop(self) -> None:
        for writer in self._open:
            writer.transport.abort()

    def cut(self) -> None:
        self._cut = True
        self._loop.call_soon_threadsafe(self._drop)

    def join(self) -> None:
        self._cut = False

    def close(self) -> None:
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(PATIENCE)


async def _pump(reader: asyncio.StreamReader, writer: Any) -> None:
    with suppress(OSError):
        while data := await reader.read(65536):
            writer.write(data)
            await writer.drain()
    writer.transport.abort()
