"""Running the server: bind a port, serve until interrupted."""

import asyncio
import gc
import logging
import signal
import socket
import sys
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, replace
from types import FrameType

import uvicorn

from siegeworks.kernel.problem import Problem
from siegeworks.server.app import Settings, load_texts, make_app
from siegeworks.server.connection_guard import ConnectionGuard
from siegeworks.server.door import Door
from siegeworks.server.guarded_protocols import GuardedHttpProtocol, http_protocol, socket_protocol
from siegeworks.server.logs import set_up_logs
from siegeworks.server.security import SecurityMiddleware, Stopping

LOOPBACK = "127.0.0.1"
EVERYWHERE = "0.0.0.0"  # noqa: S104 - only when asked to listen in the network
USUAL_PORT = 8765
LONGEST_FRAME = 16_384
SHUTDOWN_SECONDS = 3
DRAIN_STEP = 0.1
RARE_COLLECTIONS = (4_000, 100, 100)
THREAD_TURN_SECONDS = 0.0005
"""How long the event loop may keep a thread waiting that wants to go on. A commit wants to several times; with Python's
five milliseconds each of them, a choice waited for a busy loop and not for the disk."""


@dataclass(frozen=True, slots=True)
class BoundAddress:
    """A bound socket and its URL."""

    socket: socket.socket
    url: str


def bind_address(host: str, port: int | None, *, secure: bool = False) -> BoundAddress:
    """Bind a port: the given one; if none is given the usual one, or else any that is free."""
    for candidate in [port] if port is not None else [USUAL_PORT, 0]:
        bound = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET)
        bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            bound.bind((host, candidate))
        except OSError as error:
            bound.close()
            reason = error.strerror or str(error)
            continue
        named = _own_address() if host == EVERYWHERE else host
        shown = f"[{named}]" if ":" in named else named
        return BoundAddress(bound, f"{'https' if secure else 'http'}://{shown}:{bound.getsockname()[1]}/")
    raise Problem("serve-port", host=host, port=port if port is not None else USUAL_PORT, reason=reason)


def _own_address() -> str:
    """The address of this machine in its network. Nothing is sent: the system only chooses a route."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("10.255.255.255", 1))
            return str(probe.getsockname()[0])
        except OSError:
            return LOOPBACK


class Server(uvicorn.Server):
    """A server that calls `ready` when it accepts connections, and that stops in good order when it is asked to."""

    def __init__(
        self,
        config: uvicorn.Config,
        guard: ConnectionGuard,
        ready: Callable[[], None],
        stopping: Stopping,
        drain_seconds: float,
    ) -> None:
        super().__init__(config)
        self._guard = guard
        self._doors: list[Door] = []
        self._ready = ready
        self._stopping = stopping
        self._drain_seconds = drain_seconds

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup([])
        if self.started:
            self._doors = [Door(self._guard, bound, self._protocol, self.config.ssl) for bound in sockets or []]
            self._ready()

    def _protocol(self) -> GuardedHttpProtocol:
        return http_protocol(self._guard)(
            config=self.config, server_state=self.server_state, app_state=self.lifespan.state
        )

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """A request to stop is no failure: uvicorn would end the process by the signal, and not with status 0."""
        if sig == signal.SIGTERM and not self.should_exit:
            self.should_exit = True
            logging.getLogger(__name__).info("asked to stop: no new connections, everybody is sent away")
        else:
            super().handle_exit(sig, frame)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Serve on until proxies have noticed, then close the door, then send everybody away."""
        self._stopping.begin_drain()
        end = time.monotonic() + self._drain_seconds
        while time.monotonic() < end and not self.force_exit:
            await asyncio.sleep(DRAIN_STEP)
        for door in self._doors:
            door.close()
        for bound in sockets or []:
            bound.close()
        await self._stopping.drain()
        await super().shutdown(sockets)


def make_server(settings: Settings, ready: Callable[[], None], app: SecurityMiddleware | None = None) -> Server:
    """A server that logs no addresses and no paths, so that nothing its users send ends up in a file."""
    app = app or make_app(settings)
    operation = settings.configuration
    config = uvicorn.Config(
        app,
        http=http_protocol(app.guard),
        ws=socket_protocol(app.guard),
        ws_max_size=LONGEST_FRAME,
        ws_per_message_deflate=False,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        log_level="warning",
        access_log=False,
        proxy_headers=False,
        server_header=False,
        date_header=False,
        timeout_graceful_shutdown=SHUTDOWN_SECONDS,
        ssl_certfile=operation.certificate,
        ssl_keyfile=operation.key,
        log_config=None,
    )
    return Server(config, app.guard, ready, app.stopping, operation.drain_seconds)


def serve(settings: Settings, address: BoundAddress, ready: Callable[[], None]) -> None:
    """Serve until interrupted."""
    set_up_logs(as_json=settings.configuration.log == "json")
    raise_descriptor_limit()
    sys.setswitchinterval(THREAD_TURN_SECONDS)
    threading.Thread(target=load_catalogs, daemon=True).start()
    app = make_app(replace(settings, warm_up=True))
    try:
        make_server(settings, ready, app).run(sockets=[address.socket])
    finally:
        if app.failure is not None:
            # uvicorn would end the program without a reason.
            raise app.failure


def raise_descriptor_limit() -> None:
    """Use as many descriptors as the system allows: each connection is one."""
    with suppress(ImportError, OSError, ValueError):
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def load_catalogs() -> None:
    """Load every catalog, then exclude everything loaded so far from garbage collection.

    A full collection visits every object; with all catalogs among them each one delayed all tables by a tenth of a
    second. Nearly everything that tables leave behind is freed without it.
    """
    load_texts()
    gc.collect()
    gc.freeze()
    gc.set_threshold(*RARE_COLLECTIONS)
