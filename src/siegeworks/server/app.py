"""The application: the handlers of all requests and their routes."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any, TypeVar, cast

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from siegeworks import __version__
from siegeworks.bots import LEVELS, all_installed_bots
from siegeworks.games import kits
from siegeworks.i18n.speech import Speech, choose_language
from siegeworks.kernel.content import LANGUAGES
from siegeworks.kernel.game import AnyGame
from siegeworks.kernel.log import parse_log
from siegeworks.kernel.problem import Problem, Problems
from siegeworks.kernel.stage import Stage
from siegeworks.server import archive, protocol
from siegeworks.server.broadcast import Broadcast, encode
from siegeworks.server.connection import receive_hello, refuse, serve_connection
from siegeworks.server.game_pages import game_info, words_of
from siegeworks.server.limits import RateLimiter, ServerLimits
from siegeworks.server.pages import page_routes
from siegeworks.server.presenter import say_of
from siegeworks.server.schema import openapi
from siegeworks.server.security import SecurityMiddleware, origin_refused
from siegeworks.server.stores import ServerStore, server_store
from siegeworks.store.records import ChronicleQuery, StoredTable
from siegeworks.store.tables import TableStore
from siegeworks.table.analysis_jobs import AnalysisJobs
from siegeworks.table.hosted import HostedTable
from siegeworks.table.phrases import PHRASES
from siegeworks.table.registry import SeatRequest, TableRegistry, TableRequest
from siegeworks.table.seating import Access
from siegeworks.table.worker_pool import WorkerPool

STATUS = {
    "table-token": 403,
    "origin-foreign": 403,
    "table-unknown": 404,
    "game-unknown": 404,
    "page-unknown": 404,
    "table-running": 409,
    "table-gathering": 409,
    "message-long": 413,
    "limit-requests": 429,
    "limit-tables": 429,
    "coach-busy": 503,
    "coach-failed": 503,
    "store-unusable": 503,
    "store-taken": 503,
    "store-damaged": 503,
    "store-moved": 503,
}
"""The HTTP status of a problem; 400 if it is not here."""
WARM_UP_DELAY = 2.0
"""Seconds before the first worker process starts, so that it does not delay the first page."""
LONGEST_NUMBER = 9
COMPRESSED_BYTES = 4000
"""Replays, words and pages are compressed; short answers, among them those with tokens, are not."""
T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Settings:
    """The settings of a server."""

    home: Path
    limits: ServerLimits = field(default_factory=ServerLimits)
    names: tuple[str, ...] = ()
    """Host names the server accepts, besides addresses and localhost."""
    warm_up: bool = False
    """Start a worker process soon after the server, rather than with the first task."""


class App:
    """A running server: its tables, their broadcasts, its workers and its limits, and a handler for every route."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.limiter = RateLimiter(settings.limits)
        self.broadcasts: dict[str, Broadcast] = {}
        self._words: dict[tuple[AnyGame, str], protocol.GameWords] = {}
        self.store: TableStore
        self.tables: TableRegistry
        self.workers: WorkerPool
        self.analyses: AnalysisJobs

    @asynccontextmanager
    async def lifespan(self, _app: Starlette) -> AsyncIterator[None]:
        async with server_store(self.settings.home) as store, self._serving(store):
            yield

    @asynccontextmanager
    async def _serving(self, store: ServerStore) -> AsyncIterator[None]:
        self.store = store.reading
        self.workers = WorkerPool()
        self.analyses = AnalysisJobs(self.workers)
        self.tables = TableRegistry(store.reading, store.writer, self.workers)
        self.tables.on_open = self._open_broadcast
        if self.settings.warm_up:
            asyncio.get_running_loop().call_later(WARM_UP_DELAY, self.workers.warm_up)
        try:
            yield
        finally:
            try:
                await self.tables.close()
            finally:
                await self.analyses.close()
                await self.workers.close()

    def _open_broadcast(self, table: HostedTable) -> None:
        for closed in [id_ for id_, broadcast in self.broadcasts.items() if broadcast.table.broken]:
            del self.broadcasts[closed]
        self.broadcasts[table.id] = Broadcast(table)

    # Handlers of HTTP requests.

    async def info(self, request: Request) -> Response:
        language = requested_language(request)
        games = [game_info(self.tables.game(game)[0], language) for game in kits()]
        bots = list(all_installed_bots())
        return answer(protocol.ServerInfo(__version__, games, bots, list(LEVELS), list(LANGUAGES), list(PHRASES)))

    async def create(self, request: Request) -> Response:
        if origin_refused(request):
            raise Problem("origin-foreign")
        new = await body(request, protocol.NewTable, self.settings.limits)
        self.limiter.table(address(request))
        seats = [SeatRequest(seat.who, seat.name, seat.bot) for seat in new.seats]
        return await self._create(TableRequest(new.game, new.options, seats, new.pace, new.seed))

    async def branch(self, request: Request) -> Response:
        if origin_refused(request):
            raise Problem("origin-foreign")
        branch = await body(request, protocol.Branch, self.settings.limits)
        self.limiter.table(address(request))
        stored = await self.tables.stored(request.path_params["table"])
        game, _ = await self.tables.game_of(stored)
        return await self._create(await asyncio.to_thread(archive.branched, stored, game, branch), stored)

    async def _create(self, request: TableRequest, like: StoredTable | None = None) -> Response:
        created = await self.tables.create(request, like)
        links = [protocol.SeatLink(seat, cast(Any, who), token) for seat, who, token in created.links]
        return answer(protocol.TableCreated(created.table.id, created.founder, created.watch, links), 201)

    async def summary(self, request: Request) -> Response:
        table, access = await self.tables.admit(request.path_params["table"], bearer(request))
        return answer(await table.read(lambda: _summary(table, access)))

    async def log(self, request: Request) -> Response:
        stored = await self.tables.stored(request.path_params["table"])
        log = parse_log(archive.checked_finished(stored).log_text(), stored.id)
        if request.query_params.get("content") == "yes":
            game, _ = await self.tables.game_of(stored)
            log.pack = game.content_document
        name = f"{stored.game}-{stored.id}.siege"
        return Response(
            log.text(), media_type="text/plain", headers={"content-disposition": f'attachment; filename="{name}"'}
        )

    async def replay(self, request: Request) -> Response:
        stored = await self.tables.stored(request.path_params["table"])
        game, stage = await self.tables.game_of(stored)
        seat, language = requested_seat(request), requested_language(request)
        return answer(await asyncio.to_thread(archive.replayed, stored, game, stage, seat, language))

    async def verify(self, request: Request) -> Response:
        stored = await self.tables.stored(request.path_params["table"])
        game, _ = await self.tables.game_of(stored)
        return answer(await asyncio.to_thread(archive.verified, stored, game))

    async def analysis(self, request: Request) -> Response:
        table, language = request.path_params["table"], requested_language(request)
        job = self.analyses.get(table)
        if job is None:
            stored = archive.checked_finished(await self.tables.stored(table))
            game, _ = await self.tables.game_of(stored)
            job = self.analyses.create(table, game, parse_log(stored.log_text(), table))
        await self.analyses.advance(table, job)
        if job.analysis is None:
            return answer(protocol.AnalysisRunning(job.done, job.total))
        if language not in job.presented:
            job.presented[language] = await asyncio.to_thread(archive.analysed, job.analysis, job, language)
        return answer(job.presented[language])

    async def words(self, request: Request) -> Response:
        opened = self.tables.game(request.path_params["game"])
        return answer(self._words_of(*opened, requested_language(request)))

    async def table_words(self, request: Request) -> Response:
        """The names, effects and rules of the content that a table is played with."""
        opened = await self.tables.game_of(await self.tables.stored(request.path_params["table"]))
        return answer(self._words_of(*opened, requested_language(request)))

    def _words_of(self, game: AnyGame, stage: Stage, language: protocol.Language) -> protocol.GameWords:
        """The words of a game in a language; they never change, so they are built once."""
        if (game, language) not in self._words:
            self._words[game, language] = words_of(game, stage, language)
        return self._words[game, language]

    async def chronicles(self, request: Request) -> Response:
        language = requested_language(request)
        titles = {game: self._words_of(*self.tables.game(game), language).things.get("ranks", {}) for game in kits()}
        query, start = chronicle_query(request), requested_number(request, "from") or 0
        read = partial(archive.chronicle_page, self.settings.home, self.store, titles, query, start)
        return answer(await asyncio.to_thread(read))

    async def schema(self, _request: Request) -> Response:
        return Response(msgspec.json.encode(openapi()), media_type="application/json")

    async def health(self, _request: Request) -> Response:
        return Response(msgspec.json.encode({"tables": self.tables.open_tables}), media_type="application/json")

    async def unknown(self, _request: Request) -> Response:
        raise Problem("page-unknown")

    # The handler of sockets.

    async def socket(self, websocket: WebSocket) -> None:
        if origin_refused(websocket):
            await websocket.close()
            return
        caller = address(websocket)
        await websocket.accept()
        speech = Speech(language_of(websocket.headers.get("accept-language", "")))
        try:
            self.limiter.open_socket(caller)
        except Problem as problem:
            await refuse(websocket, speech, problem)
            return
        try:
            hello = await receive_hello(websocket, self.settings.limits)
            speech = Speech(hello.language)
            table, access = await self.tables.admit(websocket.path_params["table"], hello.token)
            count_hint = partial(self.limiter.hint, caller)
            await serve_connection(
                websocket, self.broadcasts[table.id], access, hello, self.settings.limits, count_hint
            )
        except (Problem, Problems) as problem:
            await refuse(websocket, speech, problem)
        except WebSocketDisconnect:
            pass
        finally:
            self.limiter.close_socket(caller)


def _summary(table: HostedTable, access: Access) -> protocol.TableSummary:
    match = table.match
    outcome = None if match is None else match.outcome
    return protocol.TableSummary(
        table=table.id,
        game=table.game.id,
        options=dict(table.options.settings),
        phase=cast(Any, table.phase),
        you=access.seat,
        names=[seat.name or None for seat in table.seats],
        actor=None if match is None else match.actor,
        choices=max(table.decision - 1, 0),
        turn=0 if match is None else table.game.facts(match.state)["turns"],
        outcome=None if outcome is None else outcome.reason,
    )


def load_texts() -> None:
    """Read every catalog in advance: the first text of a language takes a moment."""
    for language in LANGUAGES:
        Speech(language)
        for game in kits():
            say_of(language, game)("game-title")


def answer(message: msgspec.Struct, status: int = 200) -> Response:
    return Response(encode(message), status, media_type="application/json", headers={"cache-control": "no-store"})


def address(connection: Request | WebSocket) -> str:
    return connection.client.host if connection.client is not None else ""


def bearer(request: Request) -> str:
    """The token of a request; it is sent in a header, so that it appears in no log and no referrer."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    if scheme.lower() != "bearer" or not token:
        raise Problem("table-token")
    return token


def language_of(tags: str) -> protocol.Language:
    """The first known language of an Accept-Language header, else English."""
    for tag in tags.split(","):
        try:
            return cast(protocol.Language, choose_language(tag.split(";")[0].strip(), {}))
        except Problem:
            continue
    return "en"


def requested_language(request: Request) -> protocol.Language:
    asked = request.query_params.get("language")
    if asked is None:
        return language_of(request.headers.get("accept-language", ""))
    return cast(protocol.Language, choose_language(asked, {}))


def requested_seat(request: Request) -> int | None:
    asked = request.query_params.get("seat")
    if asked is None or asked == "":
        return None
    if not asked.isascii() or not asked.isdigit() or len(asked) > 2:
        raise Problem("replay-seat", seat=asked, seats=0)
    return int(asked)


def requested_number(request: Request, name: str) -> int | None:
    """A small number in the query of a request; None if it is not there."""
    asked = request.query_params.get(name)
    if not asked:
        return None
    if not asked.isascii() or not asked.isdigit() or len(asked) > LONGEST_NUMBER:
        raise Problem("query-number", name=name, given=asked[:LONGEST_NUMBER])
    return int(asked)


def chronicle_query(request: Request) -> ChronicleQuery:
    """Which games of the Chronicles a request asks for."""
    asked = request.query_params
    return ChronicleQuery(
        asked.get("difficulty") or None, requested_number(request, "seats"), asked.get("name") or None
    )


async def body(request: Request, type_: type[T], limits: ServerLimits) -> T:
    """The decoded body of a request; reading stops where it exceeds the limit."""
    data = b""
    async for chunk in request.stream():
        data += chunk
        if len(data) > limits.message_bytes:
            raise Problem("message-long", most=limits.message_bytes)
    try:
        return msgspec.json.decode(data, type=type_)
    except msgspec.MsgspecError as error:
        raise Problem("message-unreadable", reason=str(error)) from None


async def explain(request: Request, failure: Exception) -> Response:
    """A problem as an answer in the language of the request."""
    if isinstance(failure, HTTPException):
        unknown = Problem("page-unknown")
        return answer(protocol.Failure(unknown.code, Speech("en").explain(unknown)), failure.status_code)
    if not isinstance(failure, Problem | Problems):
        raise failure
    problem = failure if isinstance(failure, Problem) else failure.problems[0]
    language = language_of(request.query_params.get("language") or request.headers.get("accept-language", ""))
    return answer(protocol.Failure(problem.code, Speech(language).explain(failure)), STATUS.get(problem.code, 400))


def make_app(settings: Settings) -> Any:
    """The ASGI application."""
    app = App(settings)
    handlers: dict[str, Callable[[Request], Any]] = {
        "/info": app.info,
        "/tables/{table}": app.summary,
        "/tables/{table}/log": app.log,
        "/tables/{table}/replay": app.replay,
        "/tables/{table}/verify": app.verify,
        "/tables/{table}/analysis": app.analysis,
        "/tables/{table}/words": app.table_words,
        "/games/{game}/words": app.words,
        "/chronicles": app.chronicles,
        "/openapi.json": app.schema,
        "/health": app.health,
    }
    api = [
        Route("/tables", app.create, methods=["POST"]),
        Route("/tables/{table}/branch", app.branch, methods=["POST"]),
        WebSocketRoute("/tables/{table}/socket", app.socket),
        *(Route(path, handler, methods=["GET"]) for path, handler in handlers.items()),
        Route("/{rest:path}", app.unknown),
    ]
    routed = Starlette(
        routes=[Mount("/api", routes=api), *page_routes()],
        lifespan=app.lifespan,
        exception_handlers={Problem: explain, Problems: explain, HTTPException: explain},
    )
    return SecurityMiddleware(
        GZipMiddleware(routed, minimum_size=COMPRESSED_BYTES), settings.names, app.limiter.request
    )
