"""Security for every request: unknown hosts and foreign origins are refused, pages get strict headers."""

import ipaddress
import sys
from contextlib import suppress
from typing import Protocol
from urllib.parse import urlsplit

import msgspec
from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import ClientDisconnect, HTTPConnection
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from siegeworks.i18n.speech import Speech
from siegeworks.kernel.problem import Problem, Problems
from siegeworks.server.connection_guard import PAYER, ConnectionGuard
from siegeworks.server.metrics import Metrics
from siegeworks.table.work_meter import current_payer, metered

OWN_FILES_ONLY = (
    "default-src 'none'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
)
"""What the policies of the pages of a server and of a built site have in common."""
POLICY = "; ".join((*OWN_FILES_ONLY, "script-src 'self'", "frame-ancestors 'none'"))
SITE_POLICY = "; ".join((*OWN_FILES_ONLY, "script-src 'self' 'wasm-unsafe-eval'", "worker-src 'self'"))
"""Python is compiled in the page; everything comes from the same web space. Who may frame it, only a header can say."""
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
REFUSALS = {"limit-requests": 429, "host-unknown": 421, "address-banned": 403, "page-unknown": 404}
"""The status of what is refused before the application sees it."""
LOCAL_NAMES = ("localhost",)
NAMELESS = ("/healthz", "/readyz")
"""What proxies ask for, some of them without a host; the answers tell nothing that a foreign page could use."""


def host_name(host: str) -> str:
    """A Host header without its port."""
    return urlsplit(f"//{host}").hostname or ""


def is_known_host(host: str, names: tuple[str, ...]) -> bool:
    """True for addresses, localhost and the names given at the start. Any other name is refused, because a foreign
    page could reach this server through a name that resolves to it."""
    try:
        name = host_name(host)
        if name in LOCAL_NAMES or name in names:
            return True
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def is_ambiguous(headers: Headers) -> bool:
    """True if a request says twice how long it is: a proxy may have understood the other end than we do."""
    return "content-length" in headers and "transfer-encoding" in headers


def origin_refused(connection: HTTPConnection) -> bool:
    """True if a page of another origin sent the request. Programs other than browsers send no origin."""
    origin = connection.headers.get("origin")
    host = connection.headers.get("host")
    return origin is not None and origin not in (f"http://{host}", f"https://{host}")


class Stopping(Protocol):
    """What is done when the server is asked to stop."""

    def begin_drain(self) -> None:
        """Say that this process wants nothing more to do."""

    async def drain(self) -> None:
        """Send everybody away."""


class SecurityMiddleware:
    """Checks every request before the application, charges its sender, and adds the security headers after it."""

    def __init__(
        self, app: ASGIApp, names: tuple[str, ...], guard: ConnectionGuard, metrics: Metrics, stopping: Stopping
    ) -> None:
        self.guard = guard
        self.stopping = stopping
        self.failure: Problem | Problems | None = None
        """Why the application could not start, or not stop well."""
        self._app = app
        self._names = names
        self._metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._live(scope, receive, send)
            return
        address = self.guard.proxies.client(scope)
        scope["client"] = (address, 0)

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                self._metrics.answers[message["status"]] += 1
                if "problem" in scope:
                    self._metrics.refusals[scope["problem"]] += 1
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
            await send(message)

        if scope["type"] == "http" and is_ambiguous(Headers(scope=scope)):
            await Response(status_code=400, headers=HEADERS | {"connection": "close"})(scope, receive, send)
            return
        account = self.guard.limiter.account(address)
        current_payer.set(account)
        try:
            self._check(scope, address)
            if scope["type"] == "websocket":
                scope[PAYER] = account
                # What is done for it is paid for, also where nobody waits for a turn: finding the way, opening, ending.
                await metered(self._open(scope, receive, send), account)
                return
            async with account.turn():
                await metered(self._answer(scope, receive, send_with_headers), account)
        except Problem as problem:
            self._metrics.refusals[problem.code] += 1
            await _refuse(problem, scope, receive, send)

    def _check(self, scope: Scope, address: str) -> None:
        host = Headers(scope=scope).get("host", "")
        if scope["path"] not in NAMELESS and not is_known_host(host, self._names):
            raise Problem("host-unknown")
        if address in self.guard.banned:
            raise Problem("address-banned")
        # Nothing has a name with this character, and a database refuses to be asked for it.
        if "\0" in scope["path"] or b"%00" in scope["query_string"]:
            raise Problem("page-unknown")

    async def _live(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Start and stop the application. A problem at the start is kept for `serve`, which raises it; as a message to
        uvicorn it would be a traceback in the log."""

        async def send_plainly(message: Message) -> None:
            error = sys.exc_info()[1]
            if isinstance(error, Problem | Problems):
                self.failure = error
                message = {"type": message["type"], "message": ""}
            await send(message)

        await self._app(scope, receive, send_plainly)

    async def _open(self, scope: Scope, receive: Receive, send: Send) -> None:
        await self._app(scope, receive, send)

    async def _answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        # Whoever hangs up in the middle of a request needs no answer, and it is nobody's fault.
        with suppress(ClientDisconnect):
            await self._app(scope, receive, send)


async def _refuse(problem: Problem, scope: Scope, receive: Receive, send: Send) -> None:
    if scope["type"] == "websocket":
        await WebSocket(scope, receive, send).close()
        return
    status = REFUSALS[problem.code]
    text = msgspec.json.encode({"code": problem.code, "text": Speech("en").explain(problem)})
    await Response(text, status, media_type="application/json", headers=HEADERS)(scope, receive, send)
