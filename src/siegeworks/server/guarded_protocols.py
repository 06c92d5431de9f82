"""The protocols of uvicorn with limits for every connection: how many an address has, how long it may take to send the
head of a request, and who pays for reading what it sends."""

import asyncio
from contextlib import AbstractContextManager, nullcontext
from functools import cache
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from siegeworks.server.connection_guard import Admission, ConnectionGuard

NOT_UTF_8 = 1007
"""The close code of the WebSocket protocol for a text that is none."""


class GuardedHttpProtocol(H11Protocol):
    """HTTP. A connection that says nothing, or says it too slowly, is closed."""

    guard: ConnectionGuard
    admission: Admission
    _head_timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: Any) -> None:
        with self.admission.paid():
            super().connection_made(transport)
            self._await_head()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        self.admission.leave()
        with self.admission.paid():
            super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        with self.admission.paid():
            super().data_received(data)

    def handle_events(self) -> None:
        super().handle_events()
        if self.conn.their_state is not h11.IDLE:
            self._stop_waiting()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.conn.their_state is h11.IDLE and not self.transport.is_closing():
            self._await_head()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._stop_waiting()
        super().handle_websocket_upgrade(event)
        protocol = self.transport.get_protocol()
        if isinstance(protocol, GuardedSocketProtocol):
            protocol.admission = self.admission

    def send_400_response(self, msg: str) -> None:
        """Answer what is not HTTP. If an answer was already begun, there is no way but to hang up."""
        if self.cycle is not None and not self.cycle.response_complete:
            self.cycle.disconnected = True
            self.cycle.message_event.set()
        try:
            super().send_400_response(msg)
        except h11.LocalProtocolError:
            self.transport.close()

    def _await_head(self) -> None:
        self._stop_waiting()
        self._head_timer = self.loop.call_later(self.guard.limiter.limits.head_seconds, self._hang_up)

    def _stop_waiting(self) -> None:
        if self._head_timer is not None:
            self._head_timer.cancel()
            self._head_timer = None

    def _hang_up(self) -> None:
        self._head_timer = None
        self.transport.abort()


class GuardedSocketProtocol(WebSocketsSansIOProtocol):
    """A WebSocket: counted like the connection it came from."""

    guard: ConnectionGuard
    admission: Admission | None = None
    """That of the connection it was; it arrives after the request for a socket, which is paid for there."""

    def connection_lost(self, exc: Exception | None) -> None:
        if self.admission is not None:
            self.admission.leave()
        with self._paid():
            super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        with self._paid():
            super().data_received(data)

    def _paid(self) -> AbstractContextManager[None]:
        return nullcontext() if self.admission is None else self.admission.paid()

    def send_receive_event_to_app(self) -> None:
        """Close the connection for a text that is not UTF-8; uvicorn does so too, but logs a traceback each time."""
        try:
            if self.curr_msg_data_type == "text":
                b"".join(self.frames).decode()
        except UnicodeDecodeError:
            self.frames = []
            self.conn.send_close(NOT_UTF_8)
            self.handle_parser_exception()
        else:
            super().send_receive_event_to_app()


@cache
def http_protocol(guard: ConnectionGuard) -> type[GuardedHttpProtocol]:
    return type("ServerHttpProtocol", (GuardedHttpProtocol,), {"guard": guard})


def socket_protocol(guard: ConnectionGuard) -> type[WebSocketsSansIOProtocol]:
    return type("ServerSocketProtocol", (GuardedSocketProtocol,), {"guard": guard})
