"""The application: the handlers of all requests and their routes."""

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar, cast

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
from siegeworks.i18n.speech import Speech
from siegeworks.kernel.content import LANGUAGES
from siegeworks.kernel.problem import Problem, Problems
from siegeworks.server import archive, protocol
from siegeworks.server.addresses import INNER, TrustedProxies
from siegeworks.server.alert_pages import AlertHandlers
from siegeworks.server.broadcast import Broadcast
from siegeworks.server.configuration import Configuration, thinkers_of
from siegeworks.server.connection import receive_first, refuse, serve_connection
from siegeworks.server.connection_guard import ConnectionGuard
from siegeworks.server.cup_pages import CupHandlers
from siegeworks.server.daily_pages import DailyHandlers
from siegeworks.server.finished_pages import FinishedHandlers
from siegeworks.server.game_pages import game_info
from siegeworks.server.limits import AddressAccount, RateLimiter
from siegeworks.server.lobby_pages import LobbyHandlers
from siegeworks.server.metrics import Metrics
from siegeworks.server.offers import load_packs
from siegeworks.server.offline_pages import OfflineHandlers
from siegeworks.server.operator_orders import OperatorOrders
from siegeworks.server.operator_port import OperatorPort
from siegeworks.server.packing import encode
from siegeworks.server.pages import page_routes
from siegeworks.server.presenter import speech_of
from siegeworks.server.preview_pages import PreviewHandlers
from siegeworks.server.profile_pages import ProfileHandlers
from siegeworks.server.puzzle_pages import PuzzleHandlers
from siegeworks.server.rating_pages import RatingHandlers
from siegeworks.server.readings import Readings
from siegeworks.server.requests import (
    address,
    answer,
    bearer,
    body,
    chronicle_query,
    code_of,
    explain,
    language_of,
    requested_language,
    requested_number,
)
from siegeworks.server.review_pages import ReviewHandlers
from siegeworks.server.schema import openapi
from siegeworks.server.security import SecurityMiddleware, origin_refused
from siegeworks.server.stores import ServerStore, server_store
from siegeworks.server.summaries import table_summary
from siegeworks.server.word_pages import WordHandlers
from siegeworks.store import administration, cups
from siegeworks.store.lobby import forget_watchers
from siegeworks.store.records import StoredTable
from siegeworks.store.tables import TableStore
from siegeworks.store.writer import Writer
from siegeworks.table.analysis_jobs import AnalysisJobs
from siegeworks.table.clock import ClockRule
from siegeworks.table.daily import SECRET_DEALS, DealSource
from siegeworks.table.hosted import HostedTable
from siegeworks.table.ownership import TableElsewhere
from siegeworks.table.people import People
from siegeworks.table.registry import SeatRequest, TableRegistry, TableRequest
from siegeworks.table.talk import PHRASES
from siegeworks.table.work_meter import in_thread, metered
from siegeworks.table.worker_pool import WorkerPool
from siegeworks.table.worker_tasks import packed_game

if TYPE_CHECKING:
    from siegeworks.server.alerting import Alerting
    from siegeworks.server.cluster import Cluster

T = TypeVar("T")
First = TypeVar("First", protocol.Hello, protocol.JoinReview)
WARM_UP_DELAY = 2.0
"""Seconds before the first worker process starts, so that it does not delay the first page."""
DISMISS_SECONDS = 2.0
"""How long a server that stops waits for its sockets to close."""
TAKE_OVER_SECONDS = 8.0
"""How long a socket waits for a table whose owner is gone; after that its page tries again."""
TAKE_OVER_PAUSE = 0.25
COMPRESSED_BYTES = 4000
"""Replays, words and pages are compressed; short answers, among them those with tokens, are not."""


@dataclass(frozen=True, slots=True)
class Settings:
    """The settings of a server."""

    home: Path
    configuration: Configuration = field(default_factory=Configuration)
    database: str | None = None
    """The address of a database that several processes share; without it the file in `home`."""
    inner_host: str = "127.0.0.1"
    """The address of this machine for the other processes."""
    site: Path | None = None
    """The folder of a site of this version, with which people go on when the server is gone."""
    warm_up: bool = False
    """Start a worker process soon after the server, rather than with the first task."""


class App:
    """A running server: its tables, their broadcasts, its workers and its limits, and a handler for every route."""

    deals: DealSource = SECRET_DEALS
    has_company = True
    """False for the tables of one browser, where nobody holds a cup."""

    def __init__(self, settings: Settings, limiter: RateLimiter | None = None) -> None:
        self.settings = settings
        self.limits = settings.configuration.limits
        self.limiter = limiter or RateLimiter(self.limits)
        self.metrics = Metrics()
        self.guard = ConnectionGuard(self.limiter, TrustedProxies(settings.configuration.trusted_proxies))
        self.banned = self.guard.banned
        self.draining = False
        self.broadcasts: dict[str, Broadcast] = {}
        self.words = WordHandlers(self)
        self.dailies = DailyHandlers(self)
        self.cups = CupHandlers(self)
        self.ratings = RatingHandlers(self)
        self.reviews = ReviewHandlers(self)
        self.cluster: Cluster | None = None
        """The processes that share the database; None if this one has it for itself."""
        self.alerts: Alerting | None = None
        self.store: TableStore
        self.writer: Writer
        self.readings: Readings
        self.tables: TableRegistry
        self.workers: WorkerPool
        self.analyses: AnalysisJobs
        self.people: People

    @asynccontextmanager
    async def lifespan(self, app: Starlette) -> AsyncIterator[None]:
        async with self.open_store() as store, self._serving(store):
            if store.cluster is None:
                await store.writer.write(lambda tables: forget_watchers(tables.base))
                yield
                return
            self.cluster = store.cluster
            self.cluster.owned_tables, self.cluster.on_lost = lambda: self.tables.table_ids, self.tables.lose
            async with self.cluster.listening(app, self._give_away):
                yield

    def open_store(self) -> AbstractAsyncContextManager[ServerStore]:
        return server_store(self.settings.home, self.settings.database, self.settings.inner_host)

    def open_workers(self) -> WorkerPool:
        # A page that is its own server has no processes.
        from siegeworks.table.worker_processes import process_pool

        return process_pool(thinkers=thinkers_of(self.settings.configuration))

    def open_alerts(self) -> "Alerting | None":
        # A page that is its own server alerts nobody.
        from siegeworks.server.alerting import Alerting

        return Alerting(self.store, self.writer, self.settings.configuration)

    @asynccontextmanager
    async def _serving(self, store: ServerStore) -> AsyncIterator[None]:
        self.store, self.writer = store.reading, store.writer
        self.alerts = self.open_alerts()
        if self.alerts is not None:
            self.alerts.open()
        self.workers = self.open_workers()
        self.analyses = AnalysisJobs(self.workers)
        self.readings = Readings(self.workers)
        self.tables = TableRegistry(store.reading, store.writer, self.workers, store.cluster)
        self.people = People(store.reading, store.writer, self.tables)
        self.tables.on_open = self._open_broadcast
        self.tables.packs = load_packs(self.settings.configuration.content)
        if self.settings.warm_up:
            asyncio.get_running_loop().call_later(WARM_UP_DELAY, self.workers.warm_up)
        self._measure(store.writer)
        orders = OperatorOrders(store.reading, self.tables, self.banned, self.settings.configuration.retention)
        tasks = [
            asyncio.create_task(orders.follow(lambda ids, old_cups: _delete(store.writer, ids, old_cups))),
            asyncio.create_task(self.dailies.keep_ahead()),
        ]
        if self.has_company:
            tasks.append(asyncio.create_task(self.cups.keep_going()))
        try:
            async with self._operator_port(store.writer):
                yield
        finally:
            for task in tasks:
                task.cancel()
            try:
                await self.tables.close()
            finally:
                if self.alerts is not None:
                    await self.alerts.close()
                await self.dailies.close()
                await self.analyses.close()
                await self.workers.close()

    def _measure(self, writer: Writer) -> None:
        """Say what an operator can read of this server at any moment."""
        limiter, workers = self.limiter, self.workers
        self.metrics.gauges = {
            "tables": ("Tables in memory.", lambda: self.tables.open_tables),
            "sockets": ("Open WebSockets.", lambda: limiter.sockets),
            "connections": ("Open connections, without those of trusted proxies.", lambda: limiter.connections),
            "thinking_waiting": (
                "Moves, hints and replays that wait for a process.",
                lambda: workers.waiting,
            ),
            "draining": ("1 while the server stops.", lambda: self.draining),
        }
        self.metrics.totals = {
            "commits_total": ("Transactions of the store.", lambda: writer.commits),
            "written_total": ("Writes in those transactions.", lambda: writer.written),
        }

    @asynccontextmanager
    async def _operator_port(self, writer: Writer) -> AsyncIterator[None]:
        operation = self.settings.configuration
        port = OperatorPort(self.metrics, lambda: writer.usable and not self.draining)
        if operation.metrics_port is None:
            yield
            return
        async with port.open(operation.metrics_host, operation.metrics_port) as number:
            logging.getLogger(__name__).info("metrics are at http://%s:%s/metrics", operation.metrics_host, number)
            yield

    def begin_drain(self) -> None:
        self.draining = True

    async def drain(self) -> None:
        """Send everybody away in good order: what was asked is done and stored, then the sockets are closed with the
        request to connect again."""
        for broadcast in list(self.broadcasts.values()):
            broadcast.dismiss()
        self.reviews.dismiss()
        if self.cluster is not None:
            self.cluster.drop_links()
        end = time.monotonic() + DISMISS_SECONDS
        while self.limiter.sockets and time.monotonic() < end:
            await asyncio.sleep(0.02)

    def _open_broadcast(self, table: HostedTable) -> None:
        for closed in [id_ for id_, broadcast in self.broadcasts.items() if broadcast.table.broken]:
            del self.broadcasts[closed]
        self.broadcasts[table.id] = Broadcast(table, self.metrics)
        if self.alerts is not None:
            self.alerts.watch(table)

    # Handlers of HTTP requests.

    async def info(self, request: Request) -> Response:
        language = requested_language(request)
        games = [game_info(self.tables.game(game)[0], language) for game in kits()]
        bots = list(all_installed_bots())
        contents = [
            protocol.ContentInfo(game, name, packed_[0].content_digest)
            for (game, name), packed_ in self.tables.packs.items()
        ]
        offered = (list(LEVELS), list(LANGUAGES), list(PHRASES), contents, self.settings.site is not None)
        return answer(protocol.ServerInfo(__version__, games, bots, *offered))

    async def create(self, request: Request) -> Response:
        if origin_refused(request):
            raise Problem("origin-foreign")
        new = await body(request, protocol.NewTable, self.limits)
        self.limiter.table(address(request))
        seats = [SeatRequest(seat.who, seat.name, seat.bot) for seat in new.seats]
        clock = None if new.clock is None else ClockRule(new.clock.decision, new.clock.reserve, new.clock.bot)
        card = None if new.open is None else (new.open.language, new.open.level)
        asked = TableRequest(
            new.game,
            new.options,
            seats,
            new.pace,
            new.seed,
            None,
            new.content,
            clock,
            open=card,
            free_text=new.free_text,
            rated=new.rated,
        )
        return await self._create(asked)

    async def branch(self, request: Request) -> Response:
        if origin_refused(request):
            raise Problem("origin-foreign")
        branch = await body(request, protocol.Branch, self.limits)
        await self.dailies.check_open(request)
        self.limiter.table(address(request))
        stored = await self.tables.stored(request.path_params["table"])
        game, _ = await self.tables.game_of(stored)
        asked = await self.readings.run(archive.branch_request, stored, packed_game(game), branch)
        return await self._create(asked, stored)

    async def _create(self, request: TableRequest, like: StoredTable | None = None) -> Response:
        created = await self.tables.create(request, like)
        links = [protocol.SeatLink(seat, cast(Any, who), token) for seat, who, token in created.links]
        return answer(protocol.TableCreated(created.table.id, created.founder, created.watch, links), 201)

    async def summary(self, request: Request) -> Response:
        table, access = await self.tables.admit(request.path_params["table"], bearer(request))
        presenter = self.broadcasts[table.id].presenter(requested_language(request))
        return answer(await table.read(lambda: table_summary(table, access, presenter)))

    async def chronicles(self, request: Request) -> Response:
        language = requested_language(request)
        titles = {game: self.words.of(*self.tables.game(game), language).things.get("ranks", {}) for game in kits()}
        query, start = chronicle_query(request), requested_number(request, "from") or 0
        page = await in_thread(archive.chronicle_page, self.settings.home, self.store, titles, query, start)
        return answer(page)

    async def schema(self, _request: Request) -> Response:
        return Response(msgspec.json.encode(openapi()), media_type="application/json")

    async def health(self, _request: Request) -> Response:
        """Says that this process answers."""
        return Response("ok\n", media_type="text/plain")

    async def readiness(self, _request: Request) -> Response:
        """Says whether this process wants more to do: not while it stops."""
        return Response("not ready\n" if self.draining else "ready\n", 503 if self.draining else 200)

    async def unknown(self, _request: Request) -> Response:
        raise Problem("page-unknown")

    # The handler of sockets.

    async def socket(self, websocket: WebSocket) -> None:
        await self.serve_socket(websocket, protocol.Hello, self._play)

    async def _play(self, websocket: WebSocket, hello: protocol.Hello, account: AddressAccount) -> None:
        table = websocket.path_params["table"]
        found = await self.reach(websocket, hello, account, lambda: self.tables.admit(table, hello.token))
        if found is not None:
            broadcast = self.broadcasts[found[0].id]
            await serve_connection(websocket, broadcast, found[1], hello, account)

    async def serve_socket(
        self,
        websocket: WebSocket,
        kind: type[First],
        serve: Callable[[WebSocket, First, AddressAccount], Awaitable[None]],
    ) -> None:
        """Accept a socket whose first message is of a kind, and serve it until it ends."""
        if origin_refused(websocket):
            await websocket.close()
            return
        await websocket.accept()
        speech = Speech(language_of(websocket.headers.get("accept-language", "")))
        try:
            with self.limiter.open_socket(address(websocket)) as account:
                hello = await receive_first(websocket, kind, account.limits)
                speech = Speech(hello.language)
                await serve(websocket, hello, account)
        except (Problem, Problems) as problem:
            self.metrics.refusals[code_of(problem)] += 1
            await refuse(websocket, speech, problem)
        except WebSocketDisconnect:
            pass

    async def reach(
        self,
        websocket: WebSocket,
        hello: protocol.PageMessage,
        account: AddressAccount,
        find: Callable[[], Coroutine[Any, Any, T]],
    ) -> T | None:
        """What a socket looks for at its table; None if another process owns the table, and the socket was connected to
        that one."""
        id_, asked = websocket.path_params["table"], False
        end = time.monotonic() + TAKE_OVER_SECONDS
        while time.monotonic() < end:
            try:
                async with account.turn():
                    return await metered(find(), account)
            except TableElsewhere as elsewhere:
                if self.cluster is None or INNER in websocket.scope:
                    break
                first, asked = not asked, True
                if first and await self.cluster.ask_release(elsewhere.peer, id_):
                    continue
                text = encode(hello).decode()
                if await self.cluster.forward_socket(websocket, elsewhere.peer, text):
                    return None
                await asyncio.sleep(TAKE_OVER_PAUSE)
        raise Problem("table-moved")

    async def _give_away(self, table: str) -> bool:
        """Give a table to another process that asks for it; False if somebody sits there."""
        if self.cluster is None or self.reviews.is_open(table) or not await self.tables.give_away(table):
            return False
        await self.cluster.give_away(table)
        return True

    async def elsewhere(self, request: Request, failure: Exception) -> Response:
        """The answer of another process, which owns the table that is asked for."""
        if not isinstance(failure, TableElsewhere) or self.cluster is None:
            raise failure
        if INNER in request.scope:
            # It was passed on once already: tables of several processes are asked for one after the other.
            return await explain(request, Problem("table-moved"))
        return await self.cluster.forward_request(request, failure.peer)


async def _delete(writer: Writer, tables: list[str], old_cups: list[str]) -> None:
    def write(store: TableStore) -> None:
        administration.delete_rows(store, tables)
        cups.delete(store.base, old_cups)

    await writer.write(write)


def load_texts() -> None:
    """Read every catalog in advance: the first text of a language takes a moment."""
    for language in LANGUAGES:
        Speech(language)
        for game in kits():
            speech_of(language, game).say("game-title")


def make_app(settings: Settings) -> SecurityMiddleware:
    """The ASGI application of a server."""
    # A page that is its own server has no folder of pages.
    from siegeworks.server.site.offered import with_site

    app = App(settings)
    compressed = GZipMiddleware(routed(app), minimum_size=COMPRESSED_BYTES)
    served = with_site(compressed, settings.site)  # its files are compressed in advance
    return SecurityMiddleware(served, settings.configuration.names, app.guard, app.metrics, app)


def routed(app: App) -> Starlette:
    """The handlers of an application behind their addresses."""
    handlers: dict[str, Callable[[Request], Any]] = {
        "/info": app.info,
        "/tables/{table}": app.summary,
        "/chronicles": app.chronicles,
        "/openapi.json": app.schema,
    }
    previews = PreviewHandlers(app)
    api = [
        Route("/tables", app.create, methods=["POST"]),
        Route("/tables/{table}/branch", app.branch, methods=["POST"]),
        *app.words.routes(),
        *PuzzleHandlers(app).routes(),
        *app.ratings.routes(),
        *ProfileHandlers(app).routes(),
        *app.dailies.routes(),
        *app.cups.routes(),
        *LobbyHandlers(app).routes(),
        *AlertHandlers(app).routes(),
        *previews.routes(),
        *FinishedHandlers(app).routes(),
        *OfflineHandlers(app).routes(),
        *app.reviews.routes(),
        WebSocketRoute("/tables/{table}/socket", app.socket),
        *(Route(path, handler, methods=["GET"]) for path, handler in handlers.items()),
        Route("/{rest:path}", app.unknown),
    ]
    return Starlette(
        routes=[
            Route("/healthz", app.health),
            Route("/readyz", app.readiness),
            Mount("/api", routes=api),
            *previews.pages(),
            *page_routes(),
        ],
        lifespan=app.lifespan,
        exception_handlers={TableElsewhere: app.elsewhere, Problem: explain, Problems: explain, HTTPException: explain},
    )
