"""What a table costs as their number grows: memory and processor time of one server process.

    python bench/growth.py [--idle 10000] [--running 2000] [--seconds 20] [--picture growth.svg]

At an idle table a person is connected and thinks for ever; a running table is one of `load.py`, with a person who
takes 20 seconds to decide, a bot, and an onlooker. A bare room is one of `echo.py` with the same two connections, and
shows what these cost without a game. The number doubles from an eighth of the largest. The first tables also fill what
all tables share (texts, parts of scenes), so what a further table costs is the difference between the last two lines,
divided by the tables between them. Processor time and memory do not depend on what else the machine does; the delay
does.
"""

import argparse
import asyncio
import json
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import uvloop
from websockets.asyncio.client import connect

from echo import echoing
from load import TableLoad, Tally, memory_kib, serving
from processor_time import processor_seconds
from siegeworks.lab.charts.plots import Axis, LineSeries, lines
from siegeworks.server.serve import LOOPBACK

THINKING_SECONDS = 20.0
SETTLE_SECONDS = 5.0
AT_ONCE = 50
"""Tables that are opened at the same time."""


@dataclass(frozen=True)
class Stage:
    """What so many tables cost."""

    tables: int
    mib: float
    cpu_ms: float
    """Processor time a second."""
    decisions_per_s: float
    p99_ms: float


def open_files(process: int) -> int:
    """How many files and connections a process holds open."""
    return sum(1 for _ in Path(f"/proc/{process}/fd").iterdir())


def raise_failures(tasks: list[asyncio.Task[None]]) -> None:
    """A table that has ended by itself has failed."""
    for task in tasks:
        if task.done():
            task.result()


class IdleTable(TableLoad):
    """A table whose person never decides."""

    connections = 1

    async def run(self) -> None:
        created = await asyncio.to_thread(self._create)
        url = f"ws://{LOOPBACK}:{self.port}/api/tables/{created['table']}/socket"
        async with connect(url, max_size=None, compression=None, ping_interval=None) as person:
            await person.send(json.dumps({"type": "hello", "token": created["founder"], "language": "pl"}))
            async for _message in person:
                pass


class BareRoom(TableLoad):
    """The two connections of a table, without a game behind them."""

    async def run(self) -> None:
        url = f"ws://{LOOPBACK}:{self.port}/{self.number}"
        async with connect(url, compression=None) as one, connect(url, compression=None) as other:
            await one.send(json.dumps({"type": "choose", "id": 1, "decision": 1, "action": "pass"}))
            await asyncio.gather(one.wait_closed(), other.wait_closed())


async def grow(port: int, process: int, kind: type[TableLoad], largest: int, seconds: float) -> list[Stage]:
    """Open more and more tables, and measure each number of them."""
    tally, stages, tasks = Tally(), [], list[asyncio.Task[None]]()
    before = open_files(process)
    for wanted in (largest // 8, largest // 4, largest // 2, largest):
        while len(tasks) < wanted:
            for number in range(len(tasks), min(wanted, len(tasks) + AT_ONCE)):
                tasks.append(asyncio.create_task(kind(port, number, THINKING_SECONDS, tally).run()))
            while open_files(process) < before + kind.connections * len(tasks):
                raise_failures(tasks)
                await asyncio.sleep(0.1)
        await asyncio.sleep(SETTLE_SECONDS)
        tally.delays, tally.decisions, tally.running = [], 0, True
        used = processor_seconds(process)
        await asyncio.sleep(seconds)
        tally.running = False
        used = processor_seconds(process) - used
        raise_failures(tasks)
        delays = sorted(tally.delays)
        p99 = delays[len(delays) * 99 // 100] * 1000 if delays else 0.0
        rate = tally.decisions / seconds
        stages.append(Stage(wanted, memory_kib(process) / 1024, used / seconds * 1000, rate, p99))
        print(f"siegeworks: {wanted} tables", file=sys.stderr, flush=True)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    return stages


def say(number: float) -> str:
    return f"{number:,.0f}"


def report(kind: str, stages: list[Stage]) -> Iterator[str]:
    yield f"| {kind} tables | MiB | processor ms a second | decisions/s | p99, ms |"
    yield "| --- | --- | --- | --- | --- |"
    for each in stages:
        figures = (each.mib, each.cpu_ms, each.decisions_per_s, each.p99_ms)
        yield f"| {each.tables:,} | {' | '.join(f'{figure:.0f}' for figure in figures)} |"
    before, last = stages[-2:]
    further = last.tables - before.tables
    kib, ms = (last.mib - before.mib) * 1024 / further, (last.cpu_ms - before.cpu_ms) / further
    yield f"\nEach further {kind} table: {kib:.0f} KiB, {ms:.3f} ms of processor time a second.\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--idle", type=int, default=10_000)
    parser.add_argument("--running", type=int, default=2_000)
    parser.add_argument("--seconds", type=float, default=20.0, help="for each number of tables")
    parser.add_argument("--picture", type=Path)
    asked = parser.parse_args()
    series: list[LineSeries] = []
    for kind, table, largest, server in (
        ("idle", IdleTable, asked.idle, serving),
        ("running", TableLoad, asked.running, serving),
        ("bare", BareRoom, asked.running, echoing),
    ):
        with server() as (port, process):
            stages = uvloop.run(grow(port, process, table, largest, asked.seconds))
        print("\n".join(report(kind, stages)), flush=True)
        numbers, memory = (
            np.array(values) for values in zip(*((each.tables, each.mib) for each in stages), strict=True)
        )
        series.append(LineSeries(kind, numbers, memory, len(series)))
    if asked.picture:
        drawn = lines("growth", series, Axis("tables", say), Axis("MiB of one server process", say))
        asked.picture.write_text(drawn.svg, encoding="utf-8")


if __name__ == "__main__":
    main()
