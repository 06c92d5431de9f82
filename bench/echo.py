"""A bare echo of the server's stack: what Starlette, uvicorn and msgspec can do at most with messages of this size.

    python bench/echo.py [--rooms 200] [--seconds 10]

Two sockets in each room, as a person and an onlooker at a table. One sends a message as long as a choice; the server
decodes it, encodes an answer as long as a step, and sends it to both. `bench/load.py` divides by it.
"""

import argparse
import asyncio
import json
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import asdict, dataclass

import msgspec
import uvicorn
import uvloop
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect
from websockets.asyncio.client import connect

from processor_time import processor_seconds
from siegeworks.server.serve import LOOPBACK, bind_address

WARM_UP = 5
"""Messages a room, before anything is measured."""
STEP_BYTES = 2700
"""About the length of a step, which holds what has changed; the exact one depends on the game and the moment."""


class Choice(msgspec.Struct):
    """A message as long as a choice."""

    type: str
    id: int
    decision: int
    action: str


class Step(msgspec.Struct):
    """An answer as long as a step."""

    id: int
    parts: list[str]


rooms: dict[str, list[WebSocket]] = {}
encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(Choice).decode
PARTS = ["a sentence of about sixty letters, as they stand in a scene."] * (STEP_BYTES // 63)


async def room(socket: WebSocket) -> None:
    members = rooms.setdefault(socket.path_params["room"], [])
    await socket.accept()
    members.append(socket)
    with suppress(WebSocketDisconnect, RuntimeError):
        while True:
            text = encode(Step(decode(await socket.receive_text()).id, PARTS)).decode()
            for member in members:
                await member.send_text(text)


def serve_echo() -> None:
    bound = bind_address(LOOPBACK, 0)
    app = Starlette(routes=[WebSocketRoute("/{room}", room)])
    config = uvicorn.Config(
        app, ws="websockets-sansio", ws_per_message_deflate=False, log_level="warning", access_log=False
    )
    bound.socket.listen()  # so that who hears of the port can connect at once
    print(bound.socket.getsockname()[1], flush=True)
    uvicorn.Server(config).run(sockets=[bound.socket])


async def _talk(port: int, number: int, counted: list[int]) -> None:
    url = f"ws://{LOOPBACK}:{port}/{number}"
    async with connect(url, max_size=None, compression=None) as one, connect(url, compression=None) as other:
        choice = json.dumps({"type": "choose", "id": 1, "decision": 100, "action": "axe move tannery"})
        while True:
            await one.send(choice)
            await asyncio.gather(one.recv(), other.recv())
            counted[0] += 1


@dataclass
class Echo:
    """What the bare stack can do."""

    messages_per_s: float
    """Each sent to two sockets."""
    cpu_ms: float
    """Processor time of the server for each of them."""


async def _measure(port: int, process: int, count: int, seconds: float) -> Echo:
    counted = [0]
    tasks = [asyncio.create_task(_talk(port, number, counted)) for number in range(count)]
    while counted[0] < WARM_UP * count and not any(task.done() for task in tasks):
        await asyncio.sleep(0.1)
    before, start, used = counted[0], time.perf_counter(), processor_seconds(process)
    await asyncio.sleep(seconds)
    elapsed, used = time.perf_counter() - start, processor_seconds(process) - used
    made = counted[0] - before
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    return Echo(made / elapsed, used / made * 1000)


@contextmanager
def echoing() -> Iterator[tuple[int, int]]:
    """The bare stack as a process of its own: its port and its number."""
    command = [sys.executable, __file__, "--serve"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout is not None
            yield int(process.stdout.readline()), process.pid
        finally:
            process.terminate()


def measure_echo(count: int, seconds: float) -> Echo:
    """The bare stack with so many rooms."""
    with echoing() as (port, process):
        return uvloop.run(_measure(port, process, count, seconds))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rooms", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--serve", action="store_true", help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.serve:
        serve_echo()
    else:
        print(json.dumps(asdict(measure_echo(asked.rooms, asked.seconds))))


if __name__ == "__main__":
    main()
