"""Running the server: find a port, say where it is, open the browser, serve until told to stop."""

import gc
import socket
import threading
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

import uvicorn

from siegeworks.kernel.problem import Problem
from siegeworks.server.app import Settings, make_app, warm_up

LOOPBACK = "127.0.0.1"
EVERYWHERE = "0.0.0.0"  # noqa: S104 - only when asked to listen in the network
USUAL_PORT = 8765
LONGEST_FRAME = 16_384
GOODBYE_SECONDS = 3
COLLECT_SELDOM = (20_000, 20, 100)


@dataclass(frozen=True, slots=True)
class Door:
    """A bound socket and the address to call it by."""

    bound: socket.socket
    address: str


def open_door(host: str, port: int | None) -> Door:
    """Bind a port: the one asked for, else the usual one, else any that is free."""
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
        return Door(bound, f"http://{shown}:{bound.getsockname()[1]}/")
    raise Problem("serve-port", host=host, port=port if port is not None else USUAL_PORT, reason=reason)


def _own_address() -> str:
    """The address of this machine in its network. Nothing is sent: the system only chooses a way."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("10.255.255.255", 1))
            return str(probe.getsockname()[0])
        except OSError:
            return LOOPBACK


class Server(uvicorn.Server):
    """Tells when it is ready."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._ready()


def make_server(settings: Settings, ready: Callable[[], None], app: Any = None) -> Server:
    """A server that logs no addresses and no paths: nothing that is said to it ends up in a file."""
    config = uvicorn.Config(
        app or make_app(settings),
        ws="websockets-sansio",
        ws_max_size=LONGEST_FRAME,
        ws_per_message_deflate=False,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        log_level="warning",
        access_log=False,
        proxy_headers=False,
        server_header=False,
        date_header=False,
        timeout_graceful_shutdown=GOODBYE_SECONDS,
    )
    return Server(config, ready)


def serve(settings: Settings, door: Door, ready: Callable[[], None]) -> None:
    """Serve until interrupted."""
    threading.Thread(target=settle, daemon=True).start()
    make_server(replace(settings, awake=True), ready).run(sockets=[door.bound])


def settle() -> None:
    """Read every catalog, then take what is there for good out of the garbage collector's sight.

    A full collection looks at every object; with all catalogs among them each one held all tables up for a tenth of
    a second. What tables leave behind is nearly all freed without it.
    """
    warm_up()
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECT_SELDOM)
