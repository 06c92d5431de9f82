"""What the server sends over one socket: at once, or in its turn, so that a slow reader delays nobody else."""

import asyncio
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any

from starlette.websockets import WebSocket, WebSocketDisconnect

from siegeworks.server import protocol
from siegeworks.server.packing import encode
from siegeworks.table.mailbox import Mailbox
from siegeworks.table.work_meter import Payer, Rest, begun, current_payer

TOO_SLOW = 4408
"""Close code: messages were not read as fast as they were sent; connect again and read everything."""
TRY_AGAIN = 4503
"""Close code: the table has to be opened again; connect again."""
MOST_UNSENT = 4_000_000
"""How many characters may wait for a slow reader; a whole table after a long game is a tenth of it."""
SEND_SECONDS = 30.0
"""A connection that takes no message for so long is given up."""


class Outbox:
    """The messages to one connection. Most are taken at once; what follows one that is not waits for it."""

    def __init__(self, websocket: WebSocket) -> None:
        self.websocket = websocket
        self._waiting: Mailbox[tuple[str | int | Rest, Payer | None]] = Mailbox()
        """Messages, what is left of one, or the code to close with, and who made the server send them."""
        self._idle = True
        """True while nothing waits, so that the next message can be sent at once."""
        self._unsent = 0
        self._too_slow = False
        self._lost = False

    def send(self, text: str) -> None:
        if self._idle:
            rest = self._begun(text)
            if rest is not None:
                self._put(rest, None)
            return
        if self._unsent > MOST_UNSENT and not self._too_slow:
            self._too_slow = True
            self._put(TOO_SLOW, None)
        if not self._too_slow:
            self._unsent += len(text)
            self._put(text, current_payer.get())

    def _begun(self, text: str) -> Rest | None:
        """Send a message as far as it goes at once; whoever is at work now pays for that. Returns the rest."""
        if self._lost:
            return None
        try:
            return begun(self.websocket.send_text(text), None)
        except (WebSocketDisconnect, RuntimeError):
            self._lost = True  # whoever receives notices it, too, and ends the connection
            return None

    def _put(self, waiting: str | int | Rest, payer: Payer | None) -> None:
        self._idle = False
        self._waiting.put((waiting, payer))

    def dismiss(self) -> None:
        self._put(TRY_AGAIN, None)

    def send_message(self, message: protocol.ServerMessage) -> None:
        self.send(encode(message).decode())

    async def write(self, stuck: Callable[[], None]) -> None:
        """Send what waits in order until the connection ends; calls `stuck` if it takes no more messages."""
        with suppress(WebSocketDisconnect, RuntimeError):
            while True:
                waiting, payer = await self._waiting.take()
                rest = waiting if isinstance(waiting, Rest) else begun(self._sending(waiting), payer)
                if rest is not None:
                    try:
                        async with asyncio.timeout(SEND_SECONDS):
                            await rest
                    except TimeoutError:
                        stuck()
                        return
                if isinstance(waiting, int):
                    return
                if isinstance(waiting, str):
                    self._unsent -= len(waiting)
                self._idle = not self._waiting

    def _sending(self, waiting: str | int) -> Coroutine[Any, Any, None]:
        socket = self.websocket
        return socket.close(waiting) if isinstance(waiting, int) else socket.send_text(waiting)
