"""The server under siege: a process of its own, and the clients that talk to it."""

import json
import os
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass, field
from http import HTTPStatus
from http.client import HTTPConnection
from pathlib import Path
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from siegeworks.server.app import Settings
from siegeworks.server.configuration import Configuration
from siegeworks.server.serve import LOOPBACK, bind_address, serve

HONEST = LOOPBACK
ENEMY = "127.0.0.2"
"""The address that crowds come from; the whole network 127.0.0.0/8 is this machine."""
Json = dict[str, Any]


@dataclass
class Report:
    """What a campaign measured, and what it holds against us."""

    name: str
    figures: Json = field(default_factory=dict)
    findings: list[str] = field(default_factory=list)


@dataclass
class Fortress:
    """A running server."""

    port: int
    process: "subprocess.Popen[str]"
    home: Path
    log: Path

    def create(self, game: str = "runedar", address: str = HONEST, **fields: Any) -> Json:
        body = {"game": game, "seats": [{"who": "me", "name": "Ana"}], "pace": 0} | fields
        connection = HTTPConnection(HONEST, self.port, timeout=30, source_address=(address, 0))
        with closing(connection):
            connection.request("POST", "/api/tables", json.dumps(body))
            response = connection.getresponse()
            answer: Json = json.loads(response.read())
            if response.status != HTTPStatus.CREATED:
                raise OSError(answer.get("text", response.reason))
            return answer

    def url(self, created: Json) -> str:
        return f"ws://{HONEST}:{self.port}/api/tables/{created['table']}/socket"

    def tracebacks(self) -> int:
        return self.log.read_text(encoding="utf-8").count("Traceback")

    def stop(self) -> int:
        """Ask the server to stop; returns its exit status."""
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(timeout=60)


@contextmanager
def fortress(home: Path | None = None) -> Iterator[Fortress]:
    """A server with the limits that everybody gets who changes nothing."""
    with tempfile.TemporaryDirectory() as folder:
        place = home or Path(folder) / "home"
        log = Path(folder) / "log"
        command = [sys.executable, "-m", "campaigns.fortress", str(place)]
        with (
            log.open("w") as errors,
            subprocess.Popen(command, stdout=subprocess.PIPE, stderr=errors, text=True) as process,
        ):
            try:
                assert process.stdout is not None
                yield Fortress(int(process.stdout.readline()), process, place, log)
            finally:
                process.kill()


@dataclass
class Player:
    """Somebody at a table who answers when asked."""

    socket: ClientConnection
    decision: Json | None = None
    over: bool = False
    sent: int = 0
    table: Json = field(default_factory=dict)
    """The last whole table that was received."""

    @staticmethod
    async def sit(castle: Fortress, created: Json, token: str, address: str = HONEST) -> "Player":
        socket = await connect(
            castle.url(created), max_size=None, compression=None, proxy=None, local_addr=(address, 0)
        )
        player = Player(socket)
        await socket.send(json.dumps({"type": "hello", "token": token}))
        await player.until("table", "refused")
        return player

    @property
    def is_asked(self) -> bool:
        """Whether this person decides now, and the table does not answer for it."""
        return self.decision is not None and bool(self.decision["actions"]) and not self.decision["automatic"]

    async def until(self, *types: str) -> Json:
        while True:
            message: Json = json.loads(await self.socket.recv())
            if message["type"] in ("table", "step"):
                self.decision = message["decision"]
                self.over = message["outcome"] is not None
            if message["type"] == "table":
                self.table = message
            if message["type"] in types:
                return message

    async def send(self, type_: str, **fields: Any) -> int:
        self.sent += 1
        await self.socket.send(json.dumps({"type": type_, "id": self.sent, **fields}))
        return self.sent

    async def ask(self, type_: str, **fields: Any) -> Json:
        """Send a message and wait for its own answer."""
        number = await self.send(type_, **fields)
        while True:
            message = await self.until("done", "refused", "because", "hint_answer")
            if message["id"] == number:
                return message

    async def choose(self, action: str | None = None) -> Json:
        """Make a choice: the given one, or the first that is offered."""
        asked = self.decision or {}
        return await self.ask("choose", decision=asked["number"], action=action or asked["actions"][0]["action"])


def run_server(home: str) -> None:
    """The main function of the server's process."""
    bound = bind_address(LOOPBACK, 0)
    port = bound.socket.getsockname()[1]
    configuration = msgspec.structs.replace(Configuration(), log="plain")
    serve(Settings(Path(home), configuration), bound, lambda: print(port, flush=True))


def descriptors(process: int) -> int:
    return len(list(Path(f"/proc/{process}/fd").iterdir()))


def processor_seconds(process: int) -> float:
    """The processor time a process has used, without its children."""
    fields = Path(f"/proc/{process}/stat").read_text(encoding="utf-8").rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def memory_kib(process: int) -> int:
    """What a process holds in memory."""
    status = Path(f"/proc/{process}/status").read_text(encoding="ascii")
    return next(int(line.split()[1]) for line in status.splitlines() if line.startswith("VmRSS:"))


if __name__ == "__main__":
    run_server(sys.argv[1])
