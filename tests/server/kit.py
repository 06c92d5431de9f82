"""A real server on a real port, and clients that talk to it over real sockets."""

import json
import os
import re
import secrets
import subprocess
import threading
import urllib.error
import urllib.request
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, ClassVar

from websockets.sync.client import ClientConnection, connect

from siegeworks.server.app import Settings, make_app
from siegeworks.server.configuration import Configuration
from siegeworks.server.limits import ServerLimits
from siegeworks.server.serve import LOOPBACK, Server, bind_address, make_server
from support.program import PROGRAM

Json = dict[str, Any]
PATIENCE = 120.0
"""Seconds to wait for a message before a test fails; a busy machine may take its time."""
GENEROUS = ServerLimits(
    messages_per_second=10_000,
    message_burst=10_000,
    table_burst=1000,
    sign_in_burst=1000,
    loop_share=1000,
    loop_burst=1000,
    thinking_share=1000,
    thinking_burst=1000,
)


@dataclass
class Answer:
    """The answer to a request."""

    status: int
    text: str
    headers: dict[str, str]

    def json(self) -> Any:
        return json.loads(self.text)


def _read(status: int, response: Any) -> Answer:
    return Answer(status, response.read().decode(), {name.lower(): value for name, value in response.headers.items()})


@dataclass
class Host:
    """A server on a port of this machine."""

    port: int

    @property
    def address(self) -> str:
        return f"http://{LOOPBACK}:{self.port}"

    def request(self, path: str, body: Any = None, *, method: str | None = None, **headers: str) -> Answer:
        """A request by GET, or by POST if there is a body, unless another method is given."""
        data = None if body is None else body if isinstance(body, bytes) else json.dumps(body).encode()
        request = urllib.request.Request(f"{self.address}{path}", data, headers, method=method)
        try:
            with urllib.request.urlopen(request, timeout=PATIENCE) as response:
                return _read(response.status, response)
        except urllib.error.HTTPError as error:
            with error:
                return _read(error.code, error)

    def create(self, game: str, seats: list[Json], **fields: Any) -> Json:
        answer = self.request("/api/tables", {"game": game, "seats": seats, "pace": 0, **fields})
        assert answer.status == 201, answer.text
        created: Json = answer.json()
        return created

    def sit(self, created: Json, token: str, language: str = "en") -> "Client":
        return Client(f"ws://{LOOPBACK}:{self.port}/api/tables/{created['table']}/socket", token, language)


class SocketClient(ABC):
    """Sends numbered messages over a socket, and waits for their answers."""

    ANSWERS: ClassVar[tuple[str, ...]] = ("done", "refused", "because", "hint_answer", "links")
    socket: ClientConnection
    _sent = 0

    @abstractmethod
    def receive(self) -> Json:
        """The next message, whatever it is."""

    def until(self, *types: str) -> Json:
        """The next message of one of these types."""
        while True:
            message = self.receive()
            if message["type"] in types:
                return message

    def send(self, type_: str, **fields: Any) -> int:
        self._sent += 1
        self.socket.send(json.dumps({"type": type_, "id": self._sent, **fields}))
        return self._sent

    def ask(self, type_: str, **fields: Any) -> Json:
        """Send a message and wait for its own answer."""
        sent = self.send(type_, **fields)
        while True:
            message = self.until(*self.ANSWERS)
            if message["id"] == sent:
                return message


@dataclass
class Client(SocketClient):
    """A client at a table; it keeps every text it received."""

    url: str
    token: str
    language: str = "en"
    texts: list[str] = field(default_factory=list)
    table: Json = field(default_factory=dict)
    decision: Json | None = None
    socket: ClientConnection = field(init=False)
    _open: ExitStack = field(default_factory=ExitStack)

    def __post_init__(self) -> None:
        self.socket = self._open.enter_context(connect(self.url, max_size=2**24, proxy=None))
        self.socket.send(json.dumps({"type": "hello", "token": self.token, "language": self.language}))
        self.table = self.until("table")

    def receive(self) -> Json:
        text = self.socket.recv(timeout=PATIENCE)
        assert isinstance(text, str)
        self.texts.append(text)
        message: Json = json.loads(text)
        if message["type"] in ("table", "step"):
            if message["type"] == "step":
                message["scene"] = self.table["scene"] | message["scene"]
            self.table |= {name: message[name] for name in message if name != "line"}
            self.decision = message["decision"]
        elif message["type"] == "seats":
            self.table["seats"] = message["seats"]
        return message

    def take_seat(self, name: str | None = None) -> Json:
        """Exchange the invitation of this client for a key of its own."""
        key = secrets.token_urlsafe(24)
        answer = self.ask("sit", name=name, key=key)
        if answer["type"] == "done":
            self.token = key
        return answer

    def choose(self, action: str, decision: int | None = None) -> Json:
        asked = self.decision["number"] if decision is None and self.decision else decision
        return self.ask("choose", decision=asked, action=action)

    @property
    def actions(self) -> list[str]:
        """What this seat may choose; nothing where the table is about to answer for it."""
        if self.decision is None or self.decision["automatic"]:
            return []
        return [action["action"] for action in self.decision["actions"]]

    def close(self) -> None:
        self._open.close()

    def __enter__(self) -> "Client":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


@dataclass
class Running(Host):
    """A server that runs in this process."""

    server: Server


@contextmanager
def running(
    home: Path,
    limits: ServerLimits = GENEROUS,
    configuration: Configuration | None = None,
    database: str | None = None,
) -> Iterator[Running]:
    """A server in a thread of this process."""
    bound = bind_address(LOOPBACK, 0)
    ready = threading.Event()
    settings = Settings(home, configuration or Configuration(limits=limits), database)
    server = make_server(settings, ready.set, make_app(settings))
    thread = threading.Thread(target=server.run, kwargs={"sockets": [bound.socket]})
    thread.start()
    assert ready.wait(PATIENCE)
    try:
        yield Running(int(bound.socket.getsockname()[1]), server)
    finally:
        server.should_exit = True
        thread.join(PATIENCE)
        bound.socket.close()


@contextmanager
def process(home: Path) -> Iterator[tuple[subprocess.Popen[str], int]]:
    """The server as a process of its own, as people start it."""
    command = [*PROGRAM, "serve", "--port", "0", "--no-browser"]
    environment = os.environ | {"SIEGEWORKS_HOME": str(home), "SIEGEWORKS_LANG": "en"}
    with subprocess.Popen(command, stdout=subprocess.PIPE, env=environment, text=True) as server:
        try:
            assert server.stdout is not None
            ready = server.stdout.readline()
            found = re.search(r"http://127\.0\.0\.1:(\d+)/", ready)
            assert found is not None, ready
            yield server, int(found[1])
        finally:
            server.kill()
            server.wait(PATIENCE)


def play_on(clients: list[Client], choose: Callable[[list[str]], str], most: int = 5000) -> Json:
    """Let persons answer whenever they are asked, until the game is over; returns the outcome.

    Every client receives every step, so reading one from each keeps them at the same decision.
    """
    for _ in range(most):
        outcome = clients[0].table.get("outcome")
        if outcome is not None:
            return dict(outcome)
        asked = next((client for client in clients if client.actions), None)
        if asked is not None and asked.decision is not None:
            asked.send("choose", decision=asked.decision["number"], action=choose(asked.actions))
        for client in clients:
            client.until("step")
    raise AssertionError("the game does not end")
