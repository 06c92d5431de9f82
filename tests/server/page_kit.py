"""A page with its tables, without a browser: what it sends over its port, and what it was sent."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from siegeworks.server.in_page.app import start
from siegeworks.server.in_page.port import Port
from siegeworks.server.in_page.thinking import think

Json = dict[str, Any]


class PageStory:
    """A page and what it was sent."""

    def __init__(self) -> None:
        self.received: asyncio.Queue[Json] = asyncio.Queue()
        self.port: Port | None = None
        self.tasks = 0

    async def begin(self, home: Path, language: str = "en") -> "PageStory":
        self.port = await start(str(home), language, self.ask, lambda text: self.received.put_nowait(json.loads(text)))
        return self

    async def ask(self, task: str) -> str:
        self.tasks += 1
        return think(task)

    def send(self, **message: Any) -> None:
        assert self.port is not None
        self.port.receive(json.dumps(message))

    async def next(self, wanted: Callable[[Json], bool]) -> Json:
        async with asyncio.timeout(30):
            while True:
                message = await self.received.get()
                if wanted(message):
                    return message

    async def fetch(self, method: str, path: str, body: Json | None = None, **headers: str) -> Json:
        sent = "" if body is None else json.dumps(body)
        self.send(kind="request", number=1, method=method, path=path, headers=headers, body=sent)
        return await self.next(lambda message: message["kind"] == "answer")

    async def text(self, wanted: Callable[[Json], bool]) -> Json:
        found = await self.next(lambda message: message["kind"] == "text" and wanted(json.loads(message["text"])))
        text: Json = json.loads(found["text"])
        return text


def run(story: Callable[[PageStory], Awaitable[None]], home: Path) -> None:
    async def whole() -> None:
        page = await PageStory().begin(home)
        await story(page)
        assert page.port is not None
        await page.port.kept.aclose()

    asyncio.run(whole())
