"""Load on the server: many tables with bots, a person and an onlooker at each, over real sockets.

    python bench/load.py [--tables 200] [--rate 500] [--rate 1000] [--seconds 20]

The server is one process, this one plays the persons. A person answers after some thought, a bot after its pace, so
that all tables together make the decisions per second that are asked for; the last rates are `as fast as it goes` and
half of what came out of that.
The delay is from the moment a choice is sent until the last one at the table has received what followed from it;
every choice is on the disk before it is sent to anybody. At the end the bare stack without a game is measured in the
same run (`echo.py`), and the fastest rate is given as a share of it, by the clock and by the processor time of the two
servers: the second does not depend on what else the machine does.
"""

import argparse
import asyncio
import json
import os
import random
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

import msgspec
import uvloop
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from echo import measure_echo
from processor_time import processor_seconds
from siegeworks.server.app import Settings
from siegeworks.server.configuration import Configuration
from siegeworks.server.limits import ServerLimits
from siegeworks.server.processes import serve_in_processes
from siegeworks.server.serve import LOOPBACK, bind_address, serve

UNLIMITED = ServerLimits(
    messages_per_second=1e6, message_burst=10**6, tables_per_hour=1e9, table_burst=10**6,
    sockets_per_address=10**6, connections_per_address=10**6, loop_share=1e6, loop_burst=1e6, hello_seconds=120,
)  # fmt: skip
FASTEST = 0.0
WARM_UP = 5
"""Decisions a table, before anything is measured: by then all are open, and what they share is loaded."""
SLOWEST_BOT = 5000
"""Milliseconds: the slowest pace that a table can have."""
GAMES = ("runedar", "castlecards")


class Decision(msgspec.Struct):
    """What the load needs to know of a decision."""

    number: int
    actions: list[dict[str, Any]]


class LineNumber(msgspec.Struct):
    """Which line a step is."""

    number: int


class Heard(msgspec.Struct):
    """What the load needs to know of a message."""

    type: str
    line: LineNumber | None = None
    decision: Decision | None = None


hear = msgspec.json.Decoder(Heard).decode


@dataclass
class Load:
    """What was measured at one rate."""

    tables: int
    sockets: int
    wanted: float
    decisions_per_s: float
    p50_ms: float
    p99_ms: float
    worst_ms: float
    refused: int
    interrupted: int
    kib_per_table: float
    cpu_ms: float
    """Processor time of the server for each decision."""


@dataclass
class Tally:
    """What all tables together have done since the clock started."""

    delays: list[float] = field(default_factory=list)
    decisions: int = 0
    refused: int = 0
    interrupted: int = 0
    """Games that the server has broken off, as it does when a table moves to another process."""
    warm_up: int = 0
    """The decisions before that."""
    running: bool = False


class TableLoad:
    """One table: a person who answers after some thought, a bot, and an onlooker."""

    connections = 2

    def __init__(self, port: int, number: int, pause: float, tally: Tally) -> None:
        self.port = port
        self.number = number
        self.pause = pause
        self.tally = tally
        self.luck = random.Random(number)
        self.sent: dict[int, float] = {}
        self.heard: dict[int, int] = {}

    async def run(self) -> None:
        """Games one after the other, until cancelled."""
        while True:
            created = await asyncio.to_thread(self._create)
            url = f"ws://{LOOPBACK}:{self.port}/api/tables/{created['table']}/socket"
            self.sent.clear()
            self.heard.clear()
            async with (
                connect(url, max_size=None, compression=None, open_timeout=60) as person,
                connect(url, max_size=None, compression=None, open_timeout=60) as onlooker,
            ):
                await onlooker.send(json.dumps({"type": "hello", "token": created["watch"], "language": "es"}))
                await person.send(json.dumps({"type": "hello", "token": created["founder"], "language": "pl"}))
                watching = asyncio.create_task(self._watch(onlooker))
                try:
                    await self._play(person)
                except ConnectionClosed:
                    self.tally.interrupted += 1
                watching.cancel()
                with suppress(asyncio.CancelledError):
                    await watching

    def _create(self) -> Any:
        game = GAMES[self.number % len(GAMES)]
        seats = [{"who": "me", "name": f"Ana {self.number}"}, {"who": "bot", "name": f"Ben {self.number}"}]
        wish = {"game": game, "seats": seats, "pace": min(int(self.pause * 1000), SLOWEST_BOT)}
        request = urllib.request.Request(f"http://{LOOPBACK}:{self.port}/api/tables", json.dumps(wish).encode())
        with urllib.request.urlopen(request) as response:
            return json.load(response)

    async def _watch(self, socket: ClientConnection) -> None:
        with suppress(ConnectionClosed):
            async for text in socket:
                self._received(hear(text))

    async def _play(self, socket: ClientConnection) -> None:
        """Answer whenever asked; ends with the game."""
        async for text in socket:
            message = hear(text)
            self._received(message)
            if message.type == "refused":
                self.tally.refused += 1
            if message.type not in ("table", "step"):
                continue
            if message.decision is None:
                return
            if message.decision.actions:
                await asyncio.sleep(self.pause * self.luck.uniform(0.6, 1.4))
                action = self.luck.choice(message.decision.actions)["action"]
                number = message.decision.number
                self.sent[number] = time.perf_counter()
                choice = {"type": "choose", "id": number, "decision": number, "action": action}
                await socket.send(json.dumps(choice))

    def _received(self, message: Heard) -> None:
        """Count a step when both have it; measure one that answers the person."""
        if message.type != "step" or message.line is None:
            return
        number = message.line.number
        receivers = self.heard.pop(number, 0) + 1
        if receivers < 2:
            self.heard[number] = receivers
            return
        sent = self.sent.pop(number, None)
        if not self.tally.running:
            self.tally.warm_up += 1
        else:
            self.tally.decisions += 1
            if sent is not None:
                self.tally.delays.append(time.perf_counter() - sent)


def memory_kib(process: int) -> int:
    """What a process holds in memory."""
    status = Path(f"/proc/{process}/status").read_text(encoding="ascii")
    return next(int(line.split()[1]) for line in status.splitlines() if line.startswith("VmRSS:"))


@contextmanager
def serving(*options: str, program: str = __file__, home: str | None = None) -> Iterator[tuple[int, int]]:
    """The server as a process of its own: its port and its number."""
    with tempfile.TemporaryDirectory() as own:
        command = [sys.executable, program, "--serve", home or own, *options]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
            try:
                assert process.stdout is not None
                yield int(process.stdout.readline()), process.pid
            finally:
                process.terminate()
                process.wait()


async def load(
    port: int, process: int, tables: int, rate: float, seconds: float, signals: tuple[int, int] | None = None
) -> Load:
    """Drive all tables at one rate; the server gets one of the signals when measuring begins, the other at its end."""
    before = memory_kib(process)
    tally = Tally()
    pause = tables / rate if rate else FASTEST
    tasks = [asyncio.create_task(TableLoad(port, number, pause, tally).run()) for number in range(tables)]
    while tally.warm_up < WARM_UP * tables and not any(task.done() for task in tasks):
        await asyncio.sleep(0.1)
    tally.running = True
    if signals is not None:
        os.kill(process, signals[0])
    start, used = time.perf_counter(), processor_seconds(process)
    await asyncio.sleep(seconds)
    tally.running = False
    if signals is not None:
        os.kill(process, signals[1])
    elapsed, used = time.perf_counter() - start, processor_seconds(process) - used
    held = memory_kib(process) - before
    failed = [task for task in tasks if task.done()]
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    for task in failed:
        task.result()
    delays = sorted(tally.delays)
    return Load(
        tables=tables,
        sockets=2 * tables,
        wanted=rate,
        decisions_per_s=tally.decisions / elapsed,
        p50_ms=delays[len(delays) // 2] * 1000,
        p99_ms=delays[len(delays) * 99 // 100] * 1000,
        worst_ms=delays[-1] * 1000,
        refused=tally.refused,
        interrupted=tally.interrupted,
        kib_per_table=held / tables,
        cpu_ms=used / tally.decisions * 1000,
    )


def measure_server(tables: int, rates: list[float], seconds: float) -> list[Load]:
    """Each rate on a server of its own."""
    found = []
    for rate in rates:
        with serving() as (port, process):
            found.append(uvloop.run(load(port, process, tables, rate, seconds)))
    return found


def serve_load(home: str, database: str | None, processes: int) -> None:
    bound = bind_address(LOOPBACK, 0)
    port = bound.socket.getsockname()[1]
    settings = Settings(Path(home), Configuration(limits=UNLIMITED), database)
    if processes > 1:
        serve_in_processes(settings, bound, lambda: print(port, flush=True), processes)
    else:
        serve(settings, bound, lambda: print(port, flush=True))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument(
        "--rate", type=float, action="append", help="decisions per second in all; 0: as fast as it goes"
    )
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--serve", help=argparse.SUPPRESS)
    parser.add_argument("--database", help=argparse.SUPPRESS)
    parser.add_argument("--processes", type=int, default=1, help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.serve:
        serve_load(asked.serve, asked.database, asked.processes)
    else:
        found = measure_server(asked.tables, asked.rate or [500.0, 1000.0, FASTEST], asked.seconds)
        fastest = max(found, key=lambda each: each.decisions_per_s)
        if fastest.wanted == FASTEST:
            found += measure_server(asked.tables, [fastest.decisions_per_s / 2], asked.seconds)
        echo = measure_echo(asked.tables, asked.seconds)
        print(json.dumps([asdict(each) for each in found], indent=1))
        shares = {
            "share_of_echo": fastest.decisions_per_s / echo.messages_per_s,
            "share_of_echo_by_processor_time": echo.cpu_ms / fastest.cpu_ms,
        }
        print(json.dumps(asdict(echo) | shares, indent=1))


if __name__ == "__main__":
    main()
