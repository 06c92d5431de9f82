"""The door: accepts connections, and decides whether and when each is served, before anything is made for it.

A connection is a plain socket here. To accept and to close one costs a twentieth of what a transport with its protocol
does, so whoever opens connections without end keeps nobody waiting behind them. Those of an address that has used up
its share wait for their turn as plain sockets.
"""

import asyncio
import logging
import socket
import ssl
import time
from collections.abc import Callable
from contextlib import suppress

from siegeworks.kernel.problem import Problem
from siegeworks.server.connection_guard import Admission, ConnectionGuard
from siegeworks.server.guarded_protocols import GuardedHttpProtocol
from siegeworks.server.limits import ROUND_SECONDS
from siegeworks.table.work_meter import metered

BACKLOG = 2048
TROUBLE_SECONDS = 0.1
"""How long to wait when the system gives no connection, as when it has no descriptors left."""
NONE_WAITS = (BlockingIOError, InterruptedError)
LEFT_ALREADY = (ConnectionAbortedError, ConnectionResetError)


class Door:
    """The door of one listening socket."""

    def __init__(
        self,
        guard: ConnectionGuard,
        listener: socket.socket,
        make_protocol: Callable[[], GuardedHttpProtocol],
        tls: ssl.SSLContext | None = None,
    ) -> None:
        self._guard = guard
        self._listener = listener
        self._make_protocol = make_protocol
        self._tls = tls
        self._entering = set[asyncio.Task[None]]()
        listener.settimeout(0)
        listener.listen(BACKLOG)
        self._accepting = asyncio.create_task(self._accept(), name="door")

    def close(self) -> None:
        """Take no further connections; those that wait are closed."""
        for task in (self._accepting, *self._entering):
            task.cancel()

    async def _accept(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            try:
                self._receive(*await loop.sock_accept(self._listener))
                self._accept_more()
            except LEFT_ALREADY:
                continue
            except OSError as error:
                logging.getLogger(__name__).warning("no connection can be accepted: %s", error)
                await asyncio.sleep(TROUBLE_SECONDS)

    def _accept_more(self) -> None:
        """Those who wait already, as many as fit into a round of the event loop."""
        end = time.monotonic() + ROUND_SECONDS
        with suppress(*NONE_WAITS):
            while time.monotonic() < end:
                self._receive(*self._listener.accept())

    def _receive(self, connection: socket.socket, peer: tuple[str, int]) -> None:
        admission = self._guard.admit(peer[0])
        if admission is None:
            connection.close()
            return
        task = asyncio.create_task(self._enter(connection, admission))
        self._entering.add(task)
        task.add_done_callback(self._entering.discard)

    async def _enter(self, connection: socket.socket, admission: Admission) -> None:
        """Serve a connection when it is its turn."""
        served = False
        try:
            if admission.account is None:
                served = await self._serve(connection, admission)
            else:
                async with admission.account.turn():
                    served = await metered(self._serve(connection, admission), admission.account)
        except (OSError, Problem):
            pass  # left before it was served, or asked for so much that it would wait for long
        finally:
            if not served:
                connection.close()
                admission.leave()

    async def _serve(self, connection: socket.socket, admission: Admission) -> bool:
        """False if nobody is there any more."""
        connection.settimeout(0)
        if has_left(connection):
            return False
        connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        protocol = self._make_protocol()
        protocol.admission = admission
        patience = None if self._tls is None else self._guard.limiter.limits.head_seconds
        await asyncio.get_running_loop().connect_accepted_socket(
            lambda: protocol, connection, ssl=self._tls, ssl_handshake_timeout=patience
        )
        return True


def has_left(connection: socket.socket) -> bool:
    """True if the other end has closed the connection and sent nothing."""
    try:
        return not connection.recv(1, socket.MSG_PEEK)
    except NONE_WAITS:
        return False
