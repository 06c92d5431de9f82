"""Leaks: tables, sockets and requests come and go; descriptors and memory must not stay."""

import asyncio
import time

from campaigns.fortress import Fortress, Player, Report, descriptors, fortress, memory_kib

SOCKETS_AT_ONCE = 20
MOST_DESCRIPTORS_LEFT = 8
MOST_KIB_PER_TABLE = 200
"""Far above what a table holds in memory until it is unloaded."""
ENOUGH_TABLES = 20
"""With fewer, what a server loads once would count as theirs."""


async def _come_and_go(castle: Fortress) -> None:
    created = await asyncio.to_thread(castle.create)
    players = [
        await Player.sit(castle, created, created["watch" if number else "founder"])
        for number in range(SOCKETS_AT_ONCE)
    ]
    await players[0].choose()
    for player in players:
        player.socket.transport.abort()


async def _leak(castle: Fortress, seconds: float) -> Report:
    report, tables = Report("leak"), 0
    for _ in range(3):
        await _come_and_go(castle)
    await asyncio.sleep(1.0)
    before, memory = descriptors(castle.process.pid), memory_kib(castle.process.pid)
    end = time.monotonic() + seconds
    while (time.monotonic() < end and tables < 25) or tables < 3:
        await _come_and_go(castle)
        tables += 1
    await asyncio.sleep(2.0)
    left = descriptors(castle.process.pid) - before
    grown = (memory_kib(castle.process.pid) - memory) / tables
    report.figures = {
        "tables": tables,
        "sockets": tables * SOCKETS_AT_ONCE,
        "descriptors left": left,
        "KiB a table": round(grown, 1),
    }
    if left > MOST_DESCRIPTORS_LEFT:
        report.findings.append(f"{left} descriptors stay open")
    if grown > MOST_KIB_PER_TABLE and tables >= ENOUGH_TABLES:
        report.findings.append(f"{grown:.0f} KiB stay for each table")
    status = await asyncio.to_thread(castle.stop)
    if status != 0 or castle.tracebacks():
        report.findings.append(f"stopped with status {status}, {castle.tracebacks()} tracebacks")
    return report


def run(seconds: float) -> Report:
    with fortress() as castle:
        return asyncio.run(_leak(castle, seconds))
