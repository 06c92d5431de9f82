"""Crowds: one address asks for as much as it can, while an honest client plays from another one.

The crowd is a process of its own. The delay is from the moment an honest choice is sent until its answer has arrived.
On a machine with other work it says more about that work than about the server, so two more figures are taken of each
choice: the delay without the moments in which the server or the honest client was ready and had no core (`on a core`),
and how much processor time the server used meanwhile (`worked`), for whomever. `arrival` is the longest time from the
wish for a table until the honest client sat there, on a core too. The quiet values are measured before each crowd.
`cores` is what the server's process used under the crowd, with the honest client's part.
"""

import asyncio
import json
import os
import socket
import struct
import subprocess
import sys
import threading
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path

from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from campaigns.fortress import ENEMY, HONEST, Fortress, Json, Player, Report, fortress, processor_seconds

WORST_FACTOR = 3.0
"""Under a crowd the honest client's p99 on a core may be so many times what it is without one."""
LEAST_QUIET = 1.0
"""Milliseconds. On a busy machine the lower bound of a quiet delay can be nothing."""
PAUSE = 0.02
SOCKETS = 60
honest_addresses = (f"127.0.1.{number % 250 + 1}" for number in count())
"""An address for each honest game, so that nobody reaches the limit of tables."""


@dataclass(frozen=True, slots=True)
class Moment:
    """The clock, how long the server's loop and this client have waited for a core, and what the server has worked."""

    clock: float
    without_core: float
    worked: float

    @staticmethod
    def now(server: int) -> "Moment":
        waited = _waited(server, server) + _waited(os.getpid(), threading.get_native_id())
        return Moment(time.perf_counter(), waited, time.clock_gettime(~server << 3 | 2))


def _waited(process: int, thread: int) -> float:
    """Seconds that a thread was ready to run and had no core."""
    return int(Path(f"/proc/{process}/task/{thread}/schedstat").read_text(encoding="ascii").split()[1]) / 1e9


@dataclass(frozen=True, slots=True)
class Delay:
    """What one honest choice took, in seconds."""

    clock: float
    on_core: float
    worked: float

    @staticmethod
    def between(sent: Moment, answered: Moment) -> "Delay":
        clock = answered.clock - sent.clock
        return Delay(clock, max(0.0, clock - answered.without_core + sent.without_core), answered.worked - sent.worked)


@dataclass(frozen=True, slots=True)
class Served:
    """What an honest client's choices took, and to sit down at each of its tables."""

    choices: list[Delay] = field(default_factory=list)
    arrivals: list[Delay] = field(default_factory=list)


async def honest(castle: Fortress, seconds: float) -> "Served":
    """Play game after game."""
    served = Served()
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        address = next(honest_addresses)
        came = Moment.now(castle.process.pid)
        try:
            created = await asyncio.to_thread(castle.create, address=address)
            player = await Player.sit(castle, created, created["founder"], address)
        except (OSError, TimeoutError, WebSocketException):
            served.arrivals.append(Delay.between(came, Moment.now(castle.process.pid)))
            continue
        served.arrivals.append(Delay.between(came, Moment.now(castle.process.pid)))
        try:
            while not player.over and time.monotonic() < end:
                if not player.decision or not player.decision["actions"]:
                    await player.until("step")
                    continue
                sent = Moment.now(castle.process.pid)
                await player.choose()
                served.choices.append(Delay.between(sent, Moment.now(castle.process.pid)))
                await asyncio.sleep(PAUSE)
        finally:
            await player.socket.close()
    return served


def percentile(delays: list[float], share: float) -> float:
    """In milliseconds."""
    return sorted(delays)[min(len(delays) - 1, int(len(delays) * share))] * 1000 if delays else float("inf")


@dataclass(frozen=True, slots=True)
class Worst:
    """The 99th percentiles of many choices and the longest arrival, in milliseconds."""

    clock: float
    on_core: float
    worked: float
    arrival: float

    @staticmethod
    def of(served: Served) -> "Worst":
        choices = served.choices or served.arrivals  # who never came to choose has waited for a seat all the time
        columns = (
            [each.clock for each in choices],
            [each.on_core for each in choices],
            [each.worked for each in choices],
        )
        clock, on_core, worked = (percentile(column, 0.99) for column in columns)
        return Worst(clock, on_core, worked, percentile([each.on_core for each in served.arrivals], 1.0))

    def __str__(self) -> str:
        figures = f"{self.clock:.1f} ms, on a core {self.on_core:.1f}, worked {self.worked:.1f}"
        return f"{figures}, arrival at most {self.arrival:.0f}"


# What a crowd does. Each function is one of its members.

Member = Callable[[str, Json], Awaitable[None]]


async def _sat(url: str, created: Json) -> Player:
    opened = await connect(url, max_size=None, compression=None, proxy=None, local_addr=(ENEMY, 0))
    player = Player(opened)
    await opened.send(json.dumps({"type": "hello", "token": created["founder"]}))
    await player.until("table", "refused")
    return player


async def phrases(url: str, created: Json) -> None:
    player = await _sat(url, created)
    reading = asyncio.create_task(_read(player))
    try:
        while True:
            await player.send("say_phrase", phrase="hello")
    finally:
        reading.cancel()


async def _read(player: Player) -> None:
    async for _ in player.socket:
        pass


async def joins(url: str, created: Json) -> None:
    player = await _sat(url, created)
    await player.socket.close()


async def why(url: str, created: Json) -> None:
    player = await _sat(url, created)
    while player.decision:
        await player.ask("why", decision=player.decision["number"], path=[])


async def idle_readers(url: str, created: Json) -> None:
    """Makes the server send, and reads nothing."""
    player = await _sat(url, created)
    for number in range(10_000):
        await player.socket.send(json.dumps({"type": "speak", "id": number, "language": "es"}))


async def broken_sockets(url: str, _created: Json) -> None:
    _, writer = await asyncio.open_connection(HONEST, _port(url), local_addr=(ENEMY, 0))
    path = "/" + url.split("/", 3)[3]
    head = f"GET {path} HTTP/1.1\r\nHost: {HONEST}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    key = "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
    writer.write((head + key).encode() + b"\x81\xff\xff\xff")
    await writer.drain()
    writer.transport.abort()


async def pings(url: str, created: Json) -> None:
    """Small frames that no message ever follows, many in one packet, and nothing is read."""
    await _flood(url, created, struct.pack("!BBI", 0x89, 0x80, 0) * 10_000)


async def fragments(url: str, created: Json) -> None:
    """A message in empty parts that never ends."""
    await _flood(url, created, struct.pack("!BBI", 0x00, 0x80, 0) * 10_000, struct.pack("!BBI", 0x01, 0x80, 0))


async def chunks(url: str, _created: Json) -> None:
    """Bodies in parts of one byte."""
    _, writer = await asyncio.open_connection(HONEST, _port(url), local_addr=(ENEMY, 0))
    try:
        head = f"POST /api/tables HTTP/1.1\r\nHost: {HONEST}\r\nTransfer-Encoding: chunked\r\n\r\n"
        writer.write(head.encode() + b"1\r\n \r\n" * 40_000)
        await writer.drain()
    finally:
        writer.close()


async def _flood(url: str, created: Json, frames: bytes, first: bytes = b"") -> None:
    player = await _sat(url, created)
    player.socket.transport.pause_reading()
    writer = player.socket.transport
    writer.write(first)
    while not writer.is_closing():
        if writer.get_write_buffer_size() < len(frames):
            writer.write(frames)
        await asyncio.sleep(0.001)


async def silent(url: str, _created: Json) -> None:
    reader, writer = await asyncio.open_connection(HONEST, _port(url), local_addr=(ENEMY, 0))
    await reader.read()
    writer.close()


async def _requests(url: str, path: str) -> None:
    reader, writer = await asyncio.open_connection(HONEST, _port(url), local_addr=(ENEMY, 0))
    try:
        while True:
            writer.write(f"GET {path} HTTP/1.1\r\nHost: {HONEST}\r\n\r\n".encode())
            head = (await reader.readuntil(b"\r\n\r\n")).decode().lower()
            lines = dict(line.split(": ", 1) for line in head.splitlines()[1:] if ": " in line)
            await reader.readexactly(int(lines.get("content-length", "0")))
    finally:
        writer.close()


def _port(url: str) -> int:
    return int(url.split(":")[2].split("/")[0])


async def plain_requests(url: str, _created: Json) -> None:
    await _requests(url, "/api/info?language=pl")


async def replays(url: str, created: Json) -> None:
    await _requests(url, f"/api/tables/{created['finished']}/replay?language=es&seat={id(asyncio.current_task()) % 2}")


async def proofs(url: str, created: Json) -> None:
    await _requests(url, f"/api/tables/{created['finished']}/verify")


async def analyses(url: str, created: Json) -> None:
    await _requests(url, f"/api/tables/{created['finished']}/analysis?language=es")


CROWDS: dict[str, Member] = {
    "phrases": phrases,
    "joins": joins,
    "why": why,
    "idle readers": idle_readers,
    "broken sockets": broken_sockets,
    "pings": pings,
    "fragments": fragments,
    "chunks": chunks,
    "silent": silent,
    "plain requests": plain_requests,
    "replays": replays,
    "proofs": proofs,
    "analyses": analyses,
}


async def _finished_table(castle: Fortress) -> str:
    bots = [{"who": "bot", "bot": "random"}, {"who": "bot", "bot": "random"}]
    created = await asyncio.to_thread(castle.create, "castlecards", seats=bots)
    onlooker = await Player.sit(castle, created, created["watch"])
    while not onlooker.over:
        await onlooker.until("step", "table")
    await onlooker.socket.close()
    return str(created["table"])


async def _measure(castle: Fortress, seconds: float, crowds: list[str]) -> Report:
    report = Report("crowd")
    finished = await _finished_table(castle)
    await honest(castle, min(2.0, seconds))  # the first choices find nothing loaded
    for name in crowds:
        quiet = Worst.of(await honest(castle, seconds))
        report.figures[f"{name}: quiet p99"] = str(quiet)
        try:
            target = (await asyncio.to_thread(castle.create)) | {"finished": finished}
        except OSError as failure:
            report.findings.append(f"{name}: no table could be opened after the crowd before it: {failure}")
            continue
        used, started = processor_seconds(castle.process.pid), time.monotonic()
        found = Worst.of(await _under(castle, name, target, seconds))
        share = (processor_seconds(castle.process.pid) - used) / (time.monotonic() - started)
        times = found.on_core / max(quiet.on_core, LEAST_QUIET)
        report.figures[f"{name}: p99"] = f"{found} ({times:.1f} times, {share:.2f} cores)"
        if times > WORST_FACTOR:
            report.findings.append(f"{name}: p99 {found.on_core:.1f} ms is {times:.1f} times the quiet one")
    if castle.tracebacks():
        report.findings.append(f"{castle.tracebacks()} tracebacks in the log")
    return report


async def _under(castle: Fortress, name: str, target: Json, seconds: float) -> Served:
    """How the honest client is served while a crowd is at work."""
    command = [sys.executable, "-m", "campaigns.crowd", name, castle.url(target), json.dumps(target)]
    with subprocess.Popen(command, stdout=subprocess.PIPE) as crowd:
        try:
            assert crowd.stdout is not None
            await asyncio.to_thread(crowd.stdout.readline)
            await asyncio.sleep(1.0)
            return await honest(castle, seconds)
        finally:
            crowd.kill()


def run(seconds: float, crowds: list[str] | None = None) -> Report:
    """All crowds, one after the other, in about so many seconds."""
    named = crowds or list(CROWDS)
    with fortress() as castle:
        return asyncio.run(_measure(castle, max(1.0, seconds / (2 * len(named)) - 1), named))


async def _attack(name: str, url: str, created: Json) -> None:
    """As many members as one address may have, each starting again whenever it was sent away."""

    async def member() -> None:
        while True:
            with suppress(OSError, WebSocketException, asyncio.IncompleteReadError, KeyError, TimeoutError):
                await CROWDS[name](url, created)
            await asyncio.sleep(0.01)

    count = 1100 if name == "silent" else SOCKETS
    print("attacking", flush=True)
    await asyncio.gather(*(member() for _ in range(count)))


if __name__ == "__main__":
    with suppress(KeyboardInterrupt, socket.error):
        asyncio.run(_attack(sys.argv[1], sys.argv[2], json.loads(sys.argv[3])))
