"""Running the server: bind a port, serve until interrupted."""

import gc
import socket
import threading
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

import uvicorn

from siegeworks.kernel.problem import Problem
from siegeworks.server.app import Settings, load_texts, make_app

LOOPBACK = "127.0.0.1"
EVERYWHERE = "0.0.0.0"  # noqa: S104 - only when asked to listen in the network
USUAL_PORT = 8765
LONGEST_FRAME = 16_384
SHUTDOWN_SECONDS = 3
RARE_COLLECTIONS = (20_000, 20, 100)


@dataclass(frozen=True, slots=True)
class BoundAddress:
    """A bound socket and its URL."""

    socket: socket.socket
    url: str


def bind_address(host: str, port: int | None) -> BoundAddress:
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
        return BoundAddress(bound, f"http://{shown}:{bound.getsockname()[1]}/")
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
    """A server that calls `ready` when it accepts connections."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._ready()


def make_server(settings: Settings, ready: Callable[[], None], app: Any = None) -> Server:
    """A server that logs no addresses and no paths, so that nothing its users send ends up in a file."""
    app = app or make_app(settings)
    config = uvicorn.Config(
        app,
        http=app.guard.http_protocol(),
        ws=app.guard.socket_protocol(),
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
    )
    return Server(config, ready)


def serve(settings: Settings, address: BoundAddress, ready: Callable[[], None]) -> None:
    """Serve until interrupted."""
    threading.Thread(target=load_catalogs, daemon=True).start()
    make_server(replace(settings, warm_up=True), ready).run(sockets=[address.socket])


def load_catalogs() -> None:
    """Load every catalog, then exclude everything loaded so far from garbage collection.

    A full collection visits every object; with all catalogs among them each one delayed all tables by a tenth of a
    second. Nearly everything that tables leave behind is freed without it.
    """
    load_texts()
    gc.collect()
    gc.freeze()
    gc.set_threshold(*RARE_COLLECTIONS)
