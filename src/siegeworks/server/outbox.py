"""What the server sends over one socket: a queue of its own, so that a slow reader delays nobody else."""

import asyncio
from collections.abc import Callable
from contextlib import suppress

from starlette.websockets import WebSocket, WebSocketDisconnect

from siegeworks.server import protocol
from siegeworks.server.packing import encode
from siegeworks.table.mailbox import Mailbox
from siegeworks.table.work_meter import Payer, begun, current_payer

TOO_SLOW = 4408
"""Close code: messages were not read as fast as they were sent; connect again and read everything."""
TRY_AGAIN = 4503
"""Close code: the table has to be opened again; connect again."""
MOST_UNSENT = 4_000_000
"""How many characters may wait for a slow reader; a whole table after a long game is a tenth of it."""
SEND_SECONDS = 30.0
"""A connection that takes no message for so long is given up."""


class Outbox:
    """The messages that wait for one connection."""

    def __init__(self, websocket: WebSocket) -> None:
        self.websocket = websocket
        self._waiting: Mailbox[tuple[str | int, Payer | None]] = Mailbox()
        """Messages, or the code to close with, and who made the server send them."""
        self._unsent = 0
        self._too_slow = False

    def send(self, text: str) -> None:
        if self._unsent > MOST_UNSENT and not self._too_slow:
            self._too_slow = True
            self._waiting.put((TOO_SLOW, None))
        if not self._too_slow:
            self._unsent += len(text)
            self._waiting.put((text, current_payer.get()))

    def dismiss(self) -> None:
        self._waiting.put((TRY_AGAIN, None))

    def send_message(self, message: protocol.ServerMessage) -> None:
        self.send(encode(message).decode())

    async def write(self, stuck: Callable[[], None]) -> None:
        """Send the queued messages in order until the connection ends; calls `stuck` if it takes no more messages."""
        with suppress(WebSocketDisconnect, RuntimeError):
            while True:
                waiting, payer = await self._waiting.take()
                socket = self.websocket
                rest = begun(socket.close(waiting) if isinstance(waiting, int) else socket.send_text(waiting), payer)
                if rest is not None:
                    try:
                        async with asyncio.timeout(SEND_SECONDS):
                            await rest
                    except TimeoutError:
                        stuck()
                        return
                if isinstance(waiting, int):
                    return
                self._unsent -= len(waiting)
