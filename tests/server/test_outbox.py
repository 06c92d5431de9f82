"""Messages go out at once and in order; one that a slow reader does not take delays nobody but its reader."""

import asyncio
from typing import Any

from starlette.websockets import WebSocketDisconnect

from siegeworks.server import outbox
from siegeworks.server.outbox import TOO_SLOW, TRY_AGAIN, Outbox


class Reader:
    """A connection that takes messages only while it is open, and may break."""

    def __init__(self) -> None:
        self.taken: list[str | int] = []
        self.open = asyncio.Event()
        self.open.set()
        self.broken = False

    async def send_text(self, text: str) -> None:
        if self.broken:
            raise WebSocketDisconnect
        await self.open.wait()
        self.taken.append(text)

    async def close(self, code: int) -> None:
        await self.open.wait()
        self.taken.append(code)


def with_outbox(use: Any) -> list[str | int]:
    """What a reader has taken at the end of a test."""

    async def run() -> list[str | int]:
        reader: Any = Reader()
        box, stuck = Outbox(reader), list[bool]()
        writing = asyncio.create_task(box.write(lambda: stuck.append(True)))
        await asyncio.sleep(0)
        await use(box, reader)
        await asyncio.sleep(0.01)
        writing.cancel()
        assert not stuck
        taken: list[str | int] = reader.taken
        return taken

    return asyncio.run(run())


def test_a_message_is_sent_before_send_returns() -> None:
    async def use(box: Outbox, reader: Any) -> None:
        box.send("one")
        assert reader.taken == ["one"]

    assert with_outbox(use) == ["one"]


def test_messages_to_a_slow_reader_wait_in_order_and_delay_nobody() -> None:
    async def use(box: Outbox, reader: Any) -> None:
        reader.open.clear()
        for text in ("one", "two", "three"):
            box.send(text)
        assert reader.taken == []
        reader.open.set()
        await asyncio.sleep(0.01)
        box.send("four")
        assert reader.taken[-1] == "four"
        box.dismiss()

    assert with_outbox(use) == ["one", "two", "three", "four", TRY_AGAIN]


def test_a_reader_for_whom_too_much_waits_is_sent_away(monkeypatch: Any) -> None:
    monkeypatch.setattr(outbox, "MOST_UNSENT", 10)

    async def use(box: Outbox, reader: Any) -> None:
        reader.open.clear()
        for text in ("first", "second", "third and fourth", "fifth", "sixth"):
            box.send(text)
        reader.open.set()

    assert with_outbox(use) == ["first", "second", "third and fourth", TOO_SLOW]


def test_a_connection_that_breaks_breaks_nothing_else() -> None:
    async def use(box: Outbox, reader: Any) -> None:
        reader.broken = True
        box.send("lost")
        reader.broken = False
        box.send("lost, too")

    assert with_outbox(use) == []
