"""One process of several that share a database: it says that it lives, and owns the tables that it plays."""

import asyncio
import logging
import socket
import time
from collections.abc import Awaitable, Callable, Collection
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractAsyncContextManager
from typing import ParamSpec, TypeVar

from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp
from starlette.websockets import WebSocket

from siegeworks.kernel.problem import Problem
from siegeworks.server import forwarding
from siegeworks.store.leases import LEASE_SECONDS, Leases
from siegeworks.store.peers import Owned, Peer
from siegeworks.table.ownership import TableElsewhere

BEAT_SECONDS = 0.75
"""How often a process says that it lives."""
THREADS = 4
MOST_TRIES = 20
P = ParamSpec("P")
T = TypeVar("T")


class Cluster:
    """The leases of this process, and the links from it to others, which end when the other process is gone."""

    def __init__(self, leases: Leases, bound: socket.socket) -> None:
        self._leases = leases
        self.bound = bound
        """Where the other processes reach this one."""
        self._threads = ThreadPoolExecutor(THREADS, "siegeworks leases")
        self._links: dict[str, set[asyncio.Task[None]]] = {}
        self._beaten_at = 0.0
        self._beating: asyncio.Task[None] | None = None
        self.owned_tables: Callable[[], Collection[str]] = tuple
        """The tables that this process plays."""
        self.on_lost: Callable[[Collection[str]], None] = lambda _tables: None
        """What to do with tables that another process has taken over."""

    @property
    def secret(self) -> str:
        return self._leases.own.secret

    async def start(self) -> None:
        await self._in_thread(self._leases.renew)
        self._beaten_at = time.monotonic()
        self._beating = asyncio.create_task(self._beat(), name="leases")

    async def leave(self) -> None:
        """Give everything back: this process ends."""
        if self._beating is not None:
            self._beating.cancel()
        try:
            await self._in_thread(self._leases.leave)
        except Problem as problem:
            logging.getLogger(__name__).warning("the tables are free only when the lease ends: %s", problem)

    def close(self) -> None:
        self.bound.close()
        self._threads.shutdown()
        self._leases.close()

    async def _in_thread(self, call: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._threads, lambda: call(*args, **kwargs))

    # The heartbeat.

    async def _beat(self) -> None:
        reached = True
        while True:
            await asyncio.sleep(BEAT_SECONDS)
            try:
                await self._beat_once()
                reached = True
            except Problem as problem:
                if reached:
                    logging.getLogger(__name__).warning("the lease could not be renewed: %s", problem)
                reached = False

    async def _beat_once(self) -> None:
        peers = await self._in_thread(self._leases.renew)
        beaten_at = time.monotonic()
        if beaten_at - self._beaten_at > LEASE_SECONDS:
            # This process was frozen or cut off: others may have taken its tables meanwhile.
            self.on_lost(await self._in_thread(self._leases.lost, list(self.owned_tables())))
        self._beaten_at = beaten_at
        for gone in self._links.keys() - peers.keys():
            self._drop_links(gone)

    # Tables.

    async def acquire(self, table: str) -> int | None:
        """Own a table; a table whose owner has been silent for too long is taken over."""
        for _ in range(MOST_TRIES):
            found = await self._in_thread(self._leases.acquire, table)
            if isinstance(found, Owned):
                return found.token
            if isinstance(found, Peer):
                raise TableElsewhere(found)
        raise Problem("table-moved")

    async def release(self, table: str, token: int | None) -> None:
        if token is None:
            return
        try:
            await self._in_thread(self._leases.release, table, token)
        except Problem as problem:
            logging.getLogger(__name__).warning("a table could not be given back: %s", problem)

    async def give_away(self, table: str) -> None:
        """Give back a table that this process owns without playing it."""
        await self._in_thread(self._leases.give_away, table)

    # Links to other processes.

    def listening(self, app: ASGIApp, give_away: Callable[[str], Awaitable[bool]]) -> AbstractAsyncContextManager[None]:
        """Listen to the other processes for a while."""
        return forwarding.inner_server(forwarding.InnerApp(app, self.secret, give_away), self.bound)

    async def forward_request(self, request: Request, peer: Peer) -> Response:
        return await forwarding.forward_request(request, peer)

    async def forward_socket(self, websocket: WebSocket, peer: Peer, hello: str) -> bool:
        """Connect a socket to the process that owns its table; False if that process is not there."""
        return await forwarding.forward_socket(websocket, peer, hello, self)

    async def ask_release(self, peer: Peer, table: str) -> bool:
        """Ask the owner of a table to give it away; it does if nobody sits there."""
        return await forwarding.ask_release(peer, table)

    def drop_links(self) -> None:
        """End all links: this process stops, and its players connect again elsewhere."""
        for peer in list(self._links):
            self._drop_links(peer)

    def _drop_links(self, peer: str) -> None:
        for link in list(self._links.pop(peer)):
            link.cancel()

    def linked(self, peer: Peer, link: asyncio.Task[None]) -> None:
        """Note a link; it is cancelled when the other process is not heard of any more."""
        links = self._links.setdefault(peer.id, set())
        links.add(link)
        link.add_done_callback(links.discard)
