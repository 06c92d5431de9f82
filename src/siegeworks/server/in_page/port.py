"""Carries the requests and sockets of a page to an ASGI application, and its answers back, as texts in JSON."""

import asyncio
import json
from collections.abc import Callable, Mapping
from contextlib import AsyncExitStack
from typing import Any
from urllib.parse import unquote

from starlette.types import ASGIApp, Message, Scope

Post = Callable[[str], object]
"""Sends a text to the page."""
HOST = "localhost"
CLOSED = 1005
"""The code of a socket that was closed without one."""


class Port:
    """One page. Messages name the request or the socket they belong to by a number that the page has given it."""

    def __init__(self, app: ASGIApp, post: Post, address: str = HOST) -> None:
        """`address` is whom the limits of the application count its requests for."""
        self._app = app
        self._post = post
        self._address = address
        self.kept = AsyncExitStack()
        """What stays open as long as the page."""
        self._sockets: dict[int, asyncio.Queue[Message]] = {}
        self._running: set[asyncio.Task[None]] = set()

    def receive(self, text: str) -> None:
        """Begin what a message of the page asks for; the answer is posted later."""
        self.handle(json.loads(text))

    def handle(self, message: Mapping[str, Any]) -> None:
        number = int(message["number"])
        match message["kind"]:
            case "request":
                self._start(self._answer(number, message))
            case "open" if number not in self._sockets:
                self._sockets[number] = asyncio.Queue()
                self._sockets[number].put_nowait({"type": "websocket.connect"})
                self._start(self._serve(number, message["path"]))
            case "text" if number in self._sockets:
                self._sockets[number].put_nowait({"type": "websocket.receive", "text": message["text"]})
            case "close" if number in self._sockets:
                self._sockets[number].put_nowait({"type": "websocket.disconnect", "code": CLOSED})

    @property
    def waiting(self) -> int:
        """How much of what was asked for is not done yet."""
        return len(self._running) + sum(queue.qsize() for queue in self._sockets.values())

    def close(self) -> None:
        """The page is gone: its sockets are closed."""
        for queue in self._sockets.values():
            queue.put_nowait({"type": "websocket.disconnect", "code": CLOSED})

    def post(self, message: Mapping[str, Any]) -> None:
        self._post(json.dumps(message, ensure_ascii=False))

    def _start(self, work: Any) -> None:
        task = asyncio.ensure_future(work)
        self._running.add(task)
        task.add_done_callback(self._running.discard)

    async def _answer(self, number: int, message: Mapping[str, Any]) -> None:
        body = [message.get("body") or ""]
        answer: dict[str, Any] = {"kind": "answer", "number": number, "status": 500, "headers": {}, "body": ""}

        async def receive() -> Message:
            if not body:
                await asyncio.Future()  # the page waits for its answer and never hangs up
            return {"type": "http.request", "body": body.pop().encode(), "more_body": False}

        async def send(sent: Message) -> None:
            if sent["type"] == "http.response.start":
                answer["status"] = sent["status"]
                answer["headers"] = {name.decode(): value.decode() for name, value in sent["headers"]}
            else:
                answer["body"] += sent.get("body", b"").decode()

        try:
            await self._app(self._scope("http", message), receive, send)
        finally:
            self.post(answer)

    async def _serve(self, number: int, path: str) -> None:
        async def send(sent: Message) -> None:
            match sent["type"]:
                case "websocket.accept":
                    self.post({"kind": "accepted", "number": number})
                case "websocket.send":
                    self.post({"kind": "text", "number": number, "text": sent["text"]})

        try:
            await self._app(self._scope("websocket", {"path": path}), self._sockets[number].get, send)
        finally:
            del self._sockets[number]
            self.post({"kind": "closed", "number": number})

    def _scope(self, kind: str, message: Mapping[str, Any]) -> Scope:
        path, _, query = message["path"].partition("?")
        headers = {"host": HOST, **(message.get("headers") or {})}
        return {
            "type": kind,
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "method": message.get("method", "GET"),
            "scheme": "http",
            "path": unquote(path),
            "raw_path": path.encode(),
            "root_path": "",
            "query_string": query.encode(),
            "headers": [(name.lower().encode(), value.encode()) for name, value in headers.items()],
            "client": (self._address, 0),
            "server": (HOST, 80),
            "subprotocols": [],
        }
