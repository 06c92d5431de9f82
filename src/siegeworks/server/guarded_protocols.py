"""The protocols of uvicorn with limits for every connection: how many an address has, how long it may take to send the
head of a request, and who pays for reading what it sends."""

import asyncio
from functools import cache
from typing import Any

import h11
from uvicorn import Config
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.frames import Frame
from websockets.http11 import Request

from siegeworks.server.connection_guard import PAYER, Admission, ConnectionGuard
from siegeworks.server.limits import READ_PAUSE, AddressAccount
from siegeworks.table.work_meter import paid_by

NOT_UTF_8 = 1007
"""The close code of the WebSocket protocol for a text that is none."""
TOO_BIG = 1009
MOST_FRAGMENTS = 256
"""A message may come in so many parts; empty ones would never reach the limit of its length."""
LITTLE_PARTS = 256
"""A body may come in so many parts that are little, each of which costs as much as a large one; more if it is long."""
BYTES_FOR_A_PART = 64
"""So many bytes of a body allow one little part more: lines of a log may come one by one."""
LITTLE_PART = 256
"""Bytes."""
NOTHING = memoryview(b"")
MOST_UNREAD = 2**20
"""Bytes; more than this may not wait to be read."""


class ReadsLittle(asyncio.Protocol):
    """A connection that is read a little at a time, and as fast as its address may use the event loop: parts of bodies
    and frames that no message follows, such as pings, wait for no turn elsewhere."""

    transport: Any
    loop: asyncio.AbstractEventLoop
    at_once: int
    """How many bytes are read in one round of the event loop."""
    waits_later: bool
    """True if a request waits for its turn elsewhere, so that one that is whole is read without a wait."""
    _unread = NOTHING
    _pausing = False

    @property
    def _account(self) -> AddressAccount | None:
        """Who pays."""
        raise NotImplementedError

    @property
    def _is_paused(self) -> bool:
        """True if uvicorn wants nothing to be read now."""
        raise NotImplementedError

    def data_received(self, data: bytes) -> None:
        if self._pausing:
            with paid_by(self._account):
                self._keep(data)
        else:
            self._read(memoryview(data))

    def _read(self, data: memoryview) -> None:
        """Read the beginning, and the rest when others had their turn and the address has budget."""
        account = self._account
        if account is None or account.may_begin():
            with paid_by(account):
                super().data_received(bytes(data[: self.at_once]))
            data = data[self.at_once :]
        if self.transport.is_closing() or self.transport.get_protocol() is not self:
            return
        self._unread = data
        if data or (account is not None and not self.waits_later and account.loop.wait):
            self._pausing = True
            self.transport.pause_reading()
            if account is None:
                self.loop.call_later(READ_PAUSE, self._go_on)
            else:
                account.read_later(self._go_on)

    def _keep(self, data: bytes) -> None:
        """What arrives although nothing is to be read: uvicorn goes on reading after each message."""
        self.transport.pause_reading()
        self._unread = memoryview(b"".join((self._unread, data)))
        if len(self._unread) > MOST_UNREAD:
            self._unread = NOTHING
            self.transport.abort()

    def _go_on(self) -> None:
        self._pausing = False
        if self.transport.is_closing():
            return
        if self._unread:
            self._read(self._unread)
        if not self._pausing and not self._is_paused:
            self.transport.resume_reading()


class PartsCounted(h11.Connection):
    """HTTP whose bodies come in parts that are worth reading."""

    _little_parts = 0
    _received = 0

    def next_event(self) -> Any:
        event = super().next_event()
        if isinstance(event, h11.Data):
            self._received += len(event.data)
            if event.chunk_start and event.chunk_end and len(event.data) < LITTLE_PART:
                self._little_parts += 1
            if self._little_parts > LITTLE_PARTS + self._received // BYTES_FOR_A_PART:
                raise h11.RemoteProtocolError("too many little parts")
        elif isinstance(event, h11.Request):
            self._little_parts = self._received = 0
        return event


class GuardedHttpProtocol(ReadsLittle, H11Protocol):
    """HTTP. A connection that says nothing, or says it too slowly, is closed."""

    at_once = 1024
    waits_later = True

    guard: ConnectionGuard
    admission: Admission
    _head_timer: asyncio.TimerHandle | None = None

    def __init__(self, config: Config, server_state: ServerState, app_state: dict[str, Any]) -> None:
        super().__init__(config, server_state, app_state)
        self.conn = PartsCounted(h11.SERVER)

    def connection_made(self, transport: Any) -> None:
        with self.admission.paid():
            super().connection_made(transport)
            self._await_head()

    def connection_lost(self, exc: Exception | None) -> None:
        self._unread = NOTHING
        self._stop_waiting()
        self.admission.leave()
        with self.admission.paid():
            super().connection_lost(exc)

    @property
    def _account(self) -> AddressAccount | None:
        return self.admission.account

    @property
    def _is_paused(self) -> bool:
        return bool(self.flow.read_paused)

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


class GuardedSocketProtocol(ReadsLittle, WebSocketsSansIOProtocol):
    """A WebSocket: counted like the connection it came from."""

    at_once = 512
    waits_later = False
    guard: ConnectionGuard
    admission: Admission | None = None
    """That of the connection it was; it arrives after the request for a socket, which is paid for there.
    Until then only that request is read.
    """

    def data_received(self, data: bytes) -> None:
        if self.admission is None:
            # The request comes before the connection is handed over, and is whole.
            super(ReadsLittle, self).data_received(data)
        else:
            super().data_received(data)

    def handle_connect(self, event: Request) -> None:
        """Open the connection. Its request stays in memory as long as it is open; the scope has the headers, too."""
        super().handle_connect(event)
        event.headers.clear()

    def connection_lost(self, exc: Exception | None) -> None:
        self._unread = NOTHING
        if self.admission is not None:
            self.admission.leave()
        with paid_by(self._account):
            super().connection_lost(exc)

    def handle_cont(self, event: Frame) -> None:
        if len(self.frames) < MOST_FRAGMENTS:
            super().handle_cont(event)
        else:
            self._refuse(TOO_BIG)

    def handle_ping(self) -> None:
        """Answer, unless the answers before it have not been read."""
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.conn.data_to_send()

    @property
    def _account(self) -> AddressAccount | None:
        """Behind a proxy that is not who connected, but who is said to have."""
        named: AddressAccount | None = getattr(self, "scope", {}).get(PAYER)
        return named if named is not None or self.admission is None else self.admission.account

    @property
    def _is_paused(self) -> bool:
        return self.read_paused

    def _refuse(self, code: int) -> None:
        """Close the connection for what it sent."""
        self.frames = []
        if not self.close_sent:
            self.conn.send_close(code)
            self.handle_parser_exception()

    def send_receive_event_to_app(self) -> None:
        """Close the connection for a text that is not UTF-8; uvicorn does so too, but logs a traceback each time."""
        try:
            if self.curr_msg_data_type == "text":
                b"".join(self.frames).decode()
        except UnicodeDecodeError:
            self._refuse(NOT_UTF_8)
        else:
            super().send_receive_event_to_app()


@cache
def http_protocol(guard: ConnectionGuard) -> type[GuardedHttpProtocol]:
    return type("ServerHttpProtocol", (GuardedHttpProtocol,), {"guard": guard})


def socket_protocol(guard: ConnectionGuard) -> type[WebSocketsSansIOProtocol]:
    return type("ServerSocketProtocol", (GuardedSocketProtocol,), {"guard": guard})
