"""Going on offline over HTTP: a copy of a game to take along, and its way back."""

from typing import Any, Protocol, cast

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from siegeworks.kernel.problem import Problem
from siegeworks.server import protocol
from siegeworks.server.limits import RateLimiter, ServerLimits
from siegeworks.server.requests import FRESH, address, answer, bearer, body_bytes
from siegeworks.server.security import origin_refused
from siegeworks.table import offline
from siegeworks.table.registry import TableRegistry

LONGEST_COPY = 4_000_000
"""Bytes of a log; the longest games have a tenth of it."""
PACE = 600
"""Milliseconds that a bot takes for a choice at the table of a copy."""


class OfflineServer(Protocol):
    """What the handlers need of the server they belong to."""

    tables: TableRegistry
    limits: ServerLimits
    limiter: RateLimiter


class OfflineHandlers:
    """The handlers of requests about copies."""

    def __init__(self, server: OfflineServer) -> None:
        self._server = server

    def routes(self) -> list[Route]:
        return [
            Route("/tables/{table}/copy", self.take, methods=["POST"]),
            Route("/tables/{table}/return", self.bring_back, methods=["POST"]),
            Route("/copies", self.open, methods=["POST"]),
        ]

    async def take(self, request: Request) -> Response:
        _check_origin(request)
        table, access = await self._server.tables.admit(request.path_params["table"], bearer(request))
        return Response(await offline.take_copy(table, access.seat), media_type="text/plain", headers=FRESH)

    async def bring_back(self, request: Request) -> Response:
        _check_origin(request)
        table, access = await self._server.tables.admit(request.path_params["table"], bearer(request))
        text = await self._copy(request)
        return answer(protocol.CopyReturned(await offline.bring_back(table, access.seat, text)))

    async def open(self, request: Request) -> Response:
        _check_origin(request)
        text = await self._copy(request)
        self._server.limiter.table(address(request))
        created = await offline.open_copy(self._server.tables, text, PACE)
        links = [protocol.SeatLink(seat, cast(Any, who), token) for seat, who, token in created.links]
        return answer(protocol.TableCreated(created.table.id, created.founder, created.watch, links), 201)

    async def _copy(self, request: Request) -> str:
        data = await body_bytes(request, LONGEST_COPY, self._server.limits)
        try:
            return data.decode()
        except UnicodeDecodeError as error:
            raise Problem("message-unreadable", reason=str(error)) from None


def _check_origin(request: Request) -> None:
    if origin_refused(request):
        raise Problem("origin-foreign")
