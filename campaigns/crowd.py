"""Crowds: one address asks for as much as it can, while an honest client plays from another one.

The crowd is a process of its own. The delay is from the moment an honest choice is sent until its answer has arrived;
`cores` is what the server's process used meanwhile, with the honest client's part.
"""

import asyncio
import json
import socket
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress

from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from campaigns.fortress import ENEMY, HONEST, Fortress, Json, Player, Report, fortress, processor_seconds

WORST_FACTOR = 3.0
"""Under a crowd the honest client's p99 may be so many times what it is without one."""
PAUSE = 0.02
SOCKETS = 60


async def honest(castle: Fortress, seconds: float) -> list[float]:
    """Play game after game; returns how long each choice took."""
    delays: list[float] = []
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        started = time.perf_counter()
        try:
            created = await asyncio.to_thread(castle.create)
            player = await Player.sit(castle, created, created["founder"])
        except (OSError, TimeoutError, WebSocketException):
            delays.append(time.perf_counter() - started)
            continue
        try:
            while not player.over and time.monotonic() < end:
                if not player.decision or not player.decision["actions"]:
                    await player.until("step")
                    continue
                started = time.perf_counter()
                await player.choose()
                delays.append(time.perf_counter() - started)
                await asyncio.sleep(PAUSE)
        finally:
            await player.socket.close()
    return delays


def percentile(delays: list[float], share: float) -> float:
    """In milliseconds."""
    return sorted(delays)[min(len(delays) - 1, int(len(delays) * share))] * 1000 if delays else float("inf")


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
    quiet = percentile(await honest(castle, seconds), 0.99)
    report.figures["quiet p99 ms"] = round(quiet, 1)
    for name in crowds:
        try:
            target = (await asyncio.to_thread(castle.create)) | {"finished": finished}
        except OSError as failure:
            report.findings.append(f"{name}: no table could be opened after the crowd before it: {failure}")
            continue
        command = [sys.executable, "-m", "campaigns.crowd", name, castle.url(target), json.dumps(target)]
        with subprocess.Popen(command, stdout=subprocess.PIPE) as crowd:
            try:
                assert crowd.stdout is not None
                await asyncio.to_thread(crowd.stdout.readline)
                await asyncio.sleep(1.0)
                used, started = processor_seconds(castle.process.pid), time.monotonic()
                delays = await honest(castle, seconds)
                share = (processor_seconds(castle.process.pid) - used) / (time.monotonic() - started)
            finally:
                crowd.kill()
        found = percentile(delays, 0.99)
        report.figures[f"{name} p99 ms"] = round(found, 1)
        report.figures[f"{name} cores"] = round(share, 2)
        if found > WORST_FACTOR * quiet:
            report.findings.append(f"{name}: p99 {found:.1f} ms is {found / quiet:.1f} times the quiet {quiet:.1f} ms")
    if castle.tracebacks():
        report.findings.append(f"{castle.tracebacks()} tracebacks in the log")
    return report


def run(seconds: float, crowds: list[str] | None = None) -> Report:
    """All crowds, one after the other, in about so many seconds."""
    named = crowds or list(CROWDS)
    with fortress() as castle:
        return asyncio.run(_measure(castle, max(1.0, seconds / (len(named) + 1) - 2), named))


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
