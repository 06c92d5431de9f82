"""A port of its own for the operator: `/metrics`, `/healthz` and `/readyz`, closed to those who play."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from http import HTTPStatus

from siegeworks.kernel.problem import Problem
from siegeworks.server.metrics import CONTENT_TYPE, Metrics

HEAD_SECONDS = 5.0
LONGEST_HEAD = 8192


class OperatorPort:
    """Answers an operator's programs. It is a few lines of HTTP, so that it works when everything else is busy."""

    def __init__(self, metrics: Metrics, ready: Callable[[], bool]) -> None:
        self._metrics = metrics
        self._ready = ready

    @asynccontextmanager
    async def open(self, host: str, port: int) -> AsyncIterator[int]:
        """Listen while the context is open; gives the port, which is any free one if 0 is asked for."""
        try:
            server = await asyncio.start_server(self._serve, host, port, limit=LONGEST_HEAD)
        except OSError as error:
            raise Problem("serve-port", host=host, port=port, reason=error.strerror or str(error)) from None
        try:
            yield int(server.sockets[0].getsockname()[1])
        finally:
            server.close()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            with suppress(TimeoutError, OSError, asyncio.IncompleteReadError, asyncio.LimitOverrunError):
                async with asyncio.timeout(HEAD_SECONDS):
                    head = await reader.readuntil(b"\r\n\r\n")
                    writer.write(self._answer(head.split(b" ")[1:2]))
                    await writer.drain()
        finally:
            writer.close()

    def _answer(self, path: list[bytes]) -> bytes:
        status, body = HTTPStatus.NOT_FOUND, ""
        if path == [b"/metrics"]:
            status, body = HTTPStatus.OK, self._metrics.text()
        elif path == [b"/healthz"]:
            status, body = HTTPStatus.OK, "ok\n"
        elif path == [b"/readyz"]:
            ready = self._ready()
            status = HTTPStatus.OK if ready else HTTPStatus.SERVICE_UNAVAILABLE
            body = "ready\n" if ready else "not ready\n"
        data = body.encode()
        head = f"HTTP/1.1 {status.value} {status.phrase}\r\nContent-Type: {CONTENT_TYPE}\r\n"
        return f"{head}Content-Length: {len(data)}\r\nConnection: close\r\n\r\n".encode() + data
