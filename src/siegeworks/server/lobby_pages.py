"""The lobby over HTTP: tables with free seats, and running tables to watch, paged by the database."""

from typing import Any, Protocol, cast

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from siegeworks.games import kits
from siegeworks.kernel.game import parse_options
from siegeworks.server import protocol
from siegeworks.server.requests import answer, requested_number, requested_word
from siegeworks.store import lobby
from siegeworks.store.tables import TableStore
from siegeworks.table.work_meter import in_thread

ENTRIES_AT_ONCE = 50


class LobbyServer(Protocol):
    """What the handler needs of the server it belongs to."""

    store: TableStore


class LobbyHandlers:
    """The handler of requests for the lobby."""

    def __init__(self, server: LobbyServer) -> None:
        self._server = server

    def routes(self) -> list[Route]:
        return [Route("/lobby", self.show, methods=["GET"])]

    async def show(self, request: Request) -> Response:
        asked = request.query_params
        query = lobby.LobbyQuery(
            running=asked.get("running") == "yes",
            game=asked.get("game") or None,
            language=asked.get("language") or None,
            level=asked.get("level") or None,
            clock=requested_word(request, "clock", lobby.CLOCKS),
            rated={"yes": True, "no": False, None: None}[requested_word(request, "rated", ("yes", "no"))],
        )
        start = requested_number(request, "from") or 0
        rows = await in_thread(lobby.listed, self._server.store.base, query, start, ENTRIES_AT_ONCE + 1)
        shown = [_entry(row) for row in rows[:ENTRIES_AT_ONCE] if row.game in kits()]
        return answer(protocol.LobbyPage(shown, len(rows) > ENTRIES_AT_ONCE))


def _entry(row: lobby.LobbyRow) -> protocol.LobbyEntry:
    return protocol.LobbyEntry(
        table=row.table,
        game=row.game,
        options=parse_options(row.options),
        names=list(row.names),
        free=row.free,
        language=cast(Any, row.language),
        level=cast(Any, row.level),
        pace=row.pace,
        decision=row.decision,
        reserve=row.reserve,
        rated=row.rated,
        since=row.since,
        watchers=row.watchers,
        token=row.watch,
    )
