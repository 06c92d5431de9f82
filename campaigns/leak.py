"""Leaks: sockets come and go; their descriptors and their memory must not stay."""

import asyncio
import time

from campaigns.fortress import Fortress, Json, Player, Report, descriptors, fortress, memory_kib

SOCKETS_AT_ONCE = 20
TABLES = 5
MOST_DESCRIPTORS_LEFT = 8
MOST_KIB_PER_SOCKET = 4
ENOUGH_SOCKETS = 1000
"""With fewer, what a server loads once would count as theirs."""


async def _come_and_go(castle: Fortress, created: Json) -> None:
    players = [
        await Player.sit(castle, created, created["watch" if number else "founder"])
        for number in range(SOCKETS_AT_ONCE)
    ]
    await players[0].ask("say_phrase", phrase="hello")
    for player in players:
        player.socket.transport.abort()


async def _leak(castle: Fortress, seconds: float) -> Report:
    report, sockets = Report("leak"), 0
    tables = [await asyncio.to_thread(castle.create) for _ in range(TABLES)]
    for created in tables:
        await _come_and_go(castle, created)
    await asyncio.sleep(1.0)
    before, memory = descriptors(castle.process.pid), memory_kib(castle.process.pid)
    end = time.monotonic() + seconds
    while time.monotonic() < end or not sockets:
        for created in tables:
            await _come_and_go(castle, created)
            sockets += SOCKETS_AT_ONCE
    await asyncio.sleep(2.0)
    left = descriptors(castle.process.pid) - before
    grown = (memory_kib(castle.process.pid) - memory) / sockets
    report.figures = {
        "sockets": sockets,
        "descriptors left": left,
        "KiB a socket": round(grown, 2),
    }
    if left > MOST_DESCRIPTORS_LEFT:
        report.findings.append(f"{left} descriptors stay open")
    if grown > MOST_KIB_PER_SOCKET and sockets >= ENOUGH_SOCKETS:
        report.findings.append(f"{grown:.1f} KiB stay for each socket that is gone")
    status = await asyncio.to_thread(castle.stop)
    if status != 0 or castle.tracebacks():
        report.findings.append(f"stopped with status {status}, {castle.tracebacks()} tracebacks")
    return report


def run(seconds: float) -> Report:
    with fortress() as castle:
        return asyncio.run(_leak(castle, seconds))
