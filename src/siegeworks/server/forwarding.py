"""Between the processes that share a database: a request for a table is passed on to the process that owns it.

Every process listens on an inner port for the others. They prove with the word in the database that they share it, and
say whose request they pass on.
"""

import asyncio
import hmac
import http.client
import socket
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from typing import TYPE_CHECKING
from urllib.parse import quote

import uvicorn
from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from siegeworks.kernel.problem import Problem
from siegeworks.server.addresses import INNER
from siegeworks.store.peers import Peer

if TYPE_CHECKING:
    from siegeworks.server.cluster import Cluster

SECRET_HEADER = "x-siegeworks-peer"  # noqa: S105 - the name of a header
ADDRESS_HEADER = "x-siegeworks-client"
RELEASE = "/release/"
"""Where another process asks for a table."""
CONNECT_SECONDS = 1.0
ANSWER_SECONDS = 30.0
PING_SECONDS = 5
TRY_AGAIN = 4503
PASSED_HEADERS = ("authorization", "accept-language", "accept-encoding", "if-none-match")
RETURNED_HEADERS = ("content-type", "content-encoding", "cache-control", "etag", "vary", "retry-after")


class InnerApp:
    """The application on the inner port: for other processes of the same database only."""

    def __init__(self, app: ASGIApp, secret: str, give_away: Callable[[str], Awaitable[bool]]) -> None:
        self._app = app
        self._secret = secret
        self._give_away = give_away

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = Headers(scope=scope)
        if not hmac.compare_digest(headers.get(SECRET_HEADER, "").encode(), self._secret.encode()):
            await _refuse(scope, receive, send)
            return
        scope["client"] = (headers.get(ADDRESS_HEADER, ""), 0)
        scope[INNER] = True
        if scope["type"] == "http" and scope["path"].startswith(RELEASE):
            given = await self._give_away(scope["path"].removeprefix(RELEASE))
            await Response(status_code=200 if given else 409)(scope, receive, send)
            return
        await self._app(scope, receive, send)


async def _refuse(scope: Scope, receive: Receive, send: Send) -> None:
    if scope["type"] == "websocket":
        await WebSocket(scope, receive, send).close()
    else:
        await Response(status_code=403)(scope, receive, send)


class _InnerServer(uvicorn.Server):
    """A server beside the main one, which alone handles signals."""

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield


@asynccontextmanager
async def inner_server(app: InnerApp, bound: socket.socket) -> AsyncIterator[None]:
    """Listen to the other processes."""
    config = uvicorn.Config(
        app, ws="websockets-sansio", lifespan="off", log_level="warning", access_log=False, proxy_headers=False,
        server_header=False, date_header=False, ws_per_message_deflate=False, timeout_graceful_shutdown=1,
    )  # fmt: skip
    server = _InnerServer(config)
    serving = asyncio.create_task(server.serve(sockets=[bound]))
    try:
        yield
    finally:
        server.should_exit = True
        with suppress(asyncio.CancelledError):
            await serving


def bind_inner(host: str) -> tuple[socket.socket, str]:
    """A socket for the other processes, and the address where they find it."""
    bound = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET)
    try:
        bound.bind((host, 0))
    except OSError as error:
        bound.close()
        raise Problem("serve-port", host=host, port=0, reason=error.strerror or str(error)) from None
    shown = f"[{host}]" if ":" in host else host
    return bound, f"{shown}:{bound.getsockname()[1]}"


async def forward_socket(websocket: WebSocket, peer: Peer, hello: str, cluster: "Cluster") -> bool:
    """Connect a socket to the process that owns its table until one side ends; False if that process is not there."""
    path = websocket.scope["path"]
    headers = _own_headers(peer, websocket)
    try:
        upstream = await connect(
            f"ws://{peer.address}{quote(path)}",
            additional_headers=headers,
            open_timeout=CONNECT_SECONDS,
            ping_interval=PING_SECONDS,
            ping_timeout=PING_SECONDS,
            max_size=None,
            compression=None,
            proxy=None,
        )
    except (OSError, TimeoutError, WebSocketException):
        return False
    link = asyncio.create_task(_link(websocket, upstream, hello))
    cluster.linked(peer, link)
    try:
        await asyncio.wait({link})
    finally:
        link.cancel()
    return True


async def _link(websocket: WebSocket, upstream: ClientConnection, hello: str) -> None:
    """Pass texts on in both directions; the client is closed as its table closed, or may try again."""
    inward = asyncio.create_task(_pass_inward(websocket, upstream, hello))
    code = TRY_AGAIN
    try:
        with suppress(ConnectionClosed, WebSocketDisconnect, RuntimeError):
            async for text in upstream:
                if isinstance(text, str):
                    await websocket.send_text(text)
        if upstream.close_code is not None and upstream.close_code >= 4000:
            code = upstream.close_code
    finally:
        inward.cancel()
        upstream.transport.abort() if inward.done() else await upstream.close()
        if websocket.application_state is websocket.client_state is WebSocketState.CONNECTED:
            with suppress(RuntimeError):
                await websocket.close(code)


async def _pass_inward(websocket: WebSocket, upstream: ClientConnection, hello: str) -> None:
    with suppress(WebSocketDisconnect, ConnectionClosed, RuntimeError, KeyError):
        await upstream.send(hello)
        while True:
            await upstream.send(await websocket.receive_text())
    with suppress(ConnectionClosed):
        await upstream.close()


async def forward_request(request: Request, peer: Peer) -> Response:
    """The answer of the process that owns a table to a request for it."""
    headers = _own_headers(peer, request)
    headers |= {name: request.headers[name] for name in PASSED_HEADERS if name in request.headers}
    path = quote(request.scope["path"]) + (f"?{request.url.query}" if request.url.query else "")
    try:
        return await asyncio.to_thread(_ask, peer.address, request.method, path, headers)
    except (OSError, http.client.HTTPException):
        raise Problem("table-moved") from None


def _ask(address: str, method: str, path: str, headers: dict[str, str]) -> Response:
    connection = http.client.HTTPConnection(address, timeout=ANSWER_SECONDS)
    try:
        connection.request(method, path, headers=headers)
        answer = connection.getresponse()
        kept = {name: value for name, value in answer.getheaders() if name.lower() in RETURNED_HEADERS}
        return Response(answer.read(), answer.status, headers=kept)
    finally:
        connection.close()


async def ask_release(peer: Peer, table: str) -> bool:
    """Ask the owner of a table to give it away; it does if nobody sits there."""
    headers = {SECRET_HEADER: peer.secret}
    try:
        async with asyncio.timeout(CONNECT_SECONDS):
            answer = await asyncio.to_thread(_ask, peer.address, "POST", f"{RELEASE}{quote(table)}", headers)
    except (OSError, TimeoutError, http.client.HTTPException):
        return False
    return answer.status_code == 200


def _own_headers(peer: Peer, connection: Request | WebSocket) -> dict[str, str]:
    client = connection.client.host if connection.client is not None else ""
    return {SECRET_HEADER: peer.secret, ADDRESS_HEADER: client}
