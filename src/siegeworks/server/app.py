"""The application: routes, and what every request goes through before it reaches one."""

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
from siegeworks.kernel.log import parse_log
from siegeworks.kernel.problem import Problem, Problems
from siegeworks.server import archive
from siegeworks.server import messages as m
from siegeworks.server import reviews as r
from siegeworks.server.gate import Gate, origin_refused
from siegeworks.server.herald import Herald, encode, saying
from siegeworks.server.limits import Doorkeeper, Limits
from siegeworks.server.pages import page_routes
from siegeworks.server.schema import openapi
from siegeworks.server.socket import greet, refuse, sit_at
from siegeworks.store.tables import Claim, open_tables
from siegeworks.store.writer import Writer
from siegeworks.table.hall import Hall, Wish, WishedChair
from siegeworks.table.seats import Access
from siegeworks.table.studies import Studies
from siegeworks.table.table import PHRASES, Table
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
    "thinkers-busy": 503,
    "coach-failed": 503,
    "store-unusable": 503,
    "store-taken": 503,
}
"""The HTTP status of a problem; 400 if it is not here."""
WAKE_SECONDS = 2.0
"""The first page comes first; nobody has found a table and asked for a hint by then."""
COMPRESSED_BYTES = 4000
"""Replays, words and pages are worth compressing; short answers, the secret ones among them, are not."""
T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Settings:
    """How a server is set up."""

    home: Path
    limits: Limits = field(default_factory=Limits)
    names: tuple[str, ...] = ()
    """Host names it may be called by, besides addresses and localhost."""
    awake: bool = False
    """Whether a process for thinking starts soon after the server, rather than with the first thought."""


class House:
    """Everything a running server has: the hall, its heralds and its doorkeeper."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.doorkeeper = Doorkeeper(settings.limits)
        self.heralds: dict[str, Herald] = {}
        self._words: dict[tuple[str, str], m.Words] = {}
        self.hall: Hall
        self.workers: WorkerPool
        self.studies: Studies

    @asynccontextmanager
    async def opened(self, _app: Starlette) -> AsyncIterator[None]:
        claim = Claim(self.settings.home)
        reading, writing = open_tables(self.settings.home), open_tables(self.settings.home)
        writer = Writer(writing)
        self.workers = WorkerPool()
        self.studies = Studies(self.workers)
        self.hall = Hall(reading, writer, self.workers)
        self.hall.on_open = self._announce
        if self.settings.awake:
            asyncio.get_running_loop().call_later(WAKE_SECONDS, self.workers.warm_up)
        try:
            yield
        finally:
            try:
                await self.hall.close()
            finally:
                await self.studies.close()
                await self.workers.close()
                await writer.close()
                for file in (reading, writing, claim):
                    file.close()

    def _announce(self, table: Table) -> None:
        for closed in [id_ for id_, herald in self.heralds.items() if herald.table.broken]:
            del self.heralds[closed]
        self.heralds[table.id] = Herald(table)

    # Over HTTP.

    async def info(self, request: Request) -> Response:
        language = asked_language(request)
        games = [self._game_info(game, language) for game in kits()]
        bots = list(all_installed_bots())
        return answer(m.Info(__version__, games, bots, list(LEVELS), list(LANGUAGES), list(PHRASES)))

    def _game_info(self, game: str, language: str) -> m.GameInfo:
        loaded, _ = self.hall.game(game)
        say = saying(language, game)
        return m.GameInfo(
            id=game,
            title=say("game-title"),
            summary=say("game-summary"),
            seats=list(loaded.seat_counts),
            options={name: list(values) for name, values in loaded.settings.items()},
            defaults=dict(loaded.options({}).settings),
        )

    async def found(self, request: Request) -> Response:
        if origin_refused(request):
            raise Problem("origin-foreign")
        wish = await body(request, m.NewTable, self.settings.limits)
        self.doorkeeper.table(address(request))
        chairs = [WishedChair(seat.who, seat.name, seat.bot) for seat in wish.seats]
        return await self._open(Wish(wish.game, wish.options, chairs, wish.pace, wish.seed))

    async def branch(self, request: Request) -> Response:
        if origin_refused(request):
            raise Problem("origin-foreign")
        wish = await body(request, r.Branch, self.settings.limits)
        self.doorkeeper.table(address(request))
        stored = await self.hall.stored(request.path_params["table"])
        game, _ = self.hall.game(stored.game)
        return await self._open(await asyncio.to_thread(archive.branched, stored, game, wish))

    async def _open(self, wish: Wish) -> Response:
        opened = await self.hall.found(wish)
        links = [m.SeatLink(seat, cast(Any, who), token) for seat, who, token in opened.links]
        return answer(m.Founded(opened.table.id, opened.founder, opened.watch, links), 201)

    async def summary(self, request: Request) -> Response:
        table, access = await self.hall.admit(request.path_params["table"], bearer(request))
        return answer(await table.look(lambda: _summary(table, access)))

    async def log(self, request: Request) -> Response:
        stored = await self.hall.stored(request.path_params["table"])
        text = archive.checked_finished(stored).log_text()
        name = f"{stored.game}-{stored.id}.siege"
        return Response(
            text, media_type="text/plain", headers={"content-disposition": f'attachment; filename="{name}"'}
        )

    async def replay(self, request: Request) -> Response:
        stored = await self.hall.stored(request.path_params["table"])
        game, stage = self.hall.game(stored.game)
        seat, language = asked_seat(request), asked_language(request)
        return answer(await asyncio.to_thread(archive.replayed, stored, game, stage, seat, language))

    async def verify(self, request: Request) -> Response:
        stored = await self.hall.stored(request.path_params["table"])
        game, _ = self.hall.game(stored.game)
        return answer(await asyncio.to_thread(archive.verified, stored, game))

    async def analysis(self, request: Request) -> Response:
        table, language = request.path_params["table"], asked_language(request)
        study = self.studies.begun(table)
        if study is None:
            stored = archive.checked_finished(await self.hall.stored(table))
            game, _ = self.hall.game(stored.game)
            study = self.studies.begin(table, game, parse_log(stored.log_text(), table))
        await self.studies.ask_after(table, study)
        if study.analysis is None:
            return answer(r.Thinking(study.done, study.of))
        if language not in study.told:
            study.told[language] = await asyncio.to_thread(archive.analysed, study.analysis, study, language)
        return answer(study.told[language])

    async def words(self, request: Request) -> Response:
        return answer(self._words_of(request.path_params["game"], asked_language(request)))

    def _words_of(self, game: str, language: m.Language) -> m.Words:
        """The words of a game in a language: they never change, so they are put together once."""
        if (game, language) not in self._words:
            self._words[game, language] = archive.words_of(*self.hall.game(game), language)
        return self._words[game, language]

    async def chronicles(self, request: Request) -> Response:
        language = asked_language(request)
        titles = {game: self._words_of(game, language).things.get("ranks", {}) for game in kits()}
        return answer(await asyncio.to_thread(archive.chronicle_page, self.settings.home, titles))

    async def schema(self, _request: Request) -> Response:
        return Response(msgspec.json.encode(openapi()), media_type="application/json")

    async def health(self, _request: Request) -> Response:
        return Response(msgspec.json.encode({"tables": self.hall.open_tables}), media_type="application/json")

    async def unknown(self, _request: Request) -> Response:
        raise Problem("page-unknown")

    # Over a socket.

    async def socket(self, websocket: WebSocket) -> None:
        if origin_refused(websocket):
            await websocket.close()
            return
        caller = address(websocket)
        await websocket.accept()
        speech = Speech(language_of(websocket.headers.get("accept-language", "")))
        try:
            self.doorkeeper.socket_opens(caller)
        except Problem as problem:
            await refuse(websocket, speech, problem)
            return
        try:
            hello = await greet(websocket, self.settings.limits)
            speech = Speech(hello.language)
            table, access = await self.hall.admit(websocket.path_params["table"], hello.token)
            count_hint = partial(self.doorkeeper.hint, caller)
            await sit_at(websocket, self.heralds[table.id], access, hello, self.settings.limits, count_hint)
        except (Problem, Problems) as problem:
            await refuse(websocket, speech, problem)
        except WebSocketDisconnect:
            pass
        finally:
            self.doorkeeper.socket_closes(caller)


def _summary(table: Table, access: Access) -> m.Summary:
    match = table.match
    outcome = None if match is None else match.outcome
    return m.Summary(
        table=table.id,
        game=table.game.id,
        options=dict(table.options.settings),
        phase=cast(Any, table.phase),
        you=access.seat,
        names=[place.name for place in table.places],
        actor=None if match is None else match.actor,
        choices=max(table.decision - 1, 0),
        turn=0 if match is None else table.game.facts(match.state)["turns"],
        outcome=None if outcome is None else outcome.reason,
    )


def warm_up() -> None:
    """Read every catalog before somebody has to wait for it: the first word of a language costs a moment."""
    for language in LANGUAGES:
        Speech(language)
        for game in kits():
            saying(language, game)("game-title")


def answer(message: msgspec.Struct, status: int = 200) -> Response:
    return Response(encode(message), status, media_type="application/json", headers={"cache-control": "no-store"})


def address(connection: Request | WebSocket) -> str:
    return connection.client.host if connection.client is not None else ""


def bearer(request: Request) -> str:
    """The token of a request; it travels in a header, so that no log and no referrer has it."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    if scheme.lower() != "bearer" or not token:
        raise Problem("table-token")
    return token


def language_of(tags: str) -> m.Language:
    """The first language of an Accept-Language header that is known, else English."""
    for tag in tags.split(","):
        try:
            return cast(m.Language, choose_language(tag.split(";")[0].strip(), {}))
        except Problem:
            continue
    return "en"


def asked_language(request: Request) -> m.Language:
    asked = request.query_params.get("language")
    if asked is None:
        return language_of(request.headers.get("accept-language", ""))
    return cast(m.Language, choose_language(asked, {}))


def asked_seat(request: Request) -> int | None:
    asked = request.query_params.get("seat")
    if asked is None or asked == "":
        return None
    if not asked.isascii() or not asked.isdigit() or len(asked) > 2:
        raise Problem("replay-seat", seat=asked, seats=0)
    return int(asked)


async def body(request: Request, type_: type[T], limits: Limits) -> T:
    """The body of a request, read no further than it may be long."""
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
    """A problem as an answer in the caller's language."""
    if isinstance(failure, HTTPException):
        unknown = Problem("page-unknown")
        return answer(m.Failure(unknown.code, Speech("en").explain(unknown)), failure.status_code)
    if not isinstance(failure, Problem | Problems):
        raise failure
    problem = failure if isinstance(failure, Problem) else failure.problems[0]
    language = language_of(request.query_params.get("language") or request.headers.get("accept-language", ""))
    return answer(m.Failure(problem.code, Speech(language).explain(failure)), STATUS.get(problem.code, 400))


def make_app(settings: Settings) -> Any:
    """The application, behind its gate."""
    house = House(settings)
    handlers: dict[str, Callable[[Request], Any]] = {
        "/info": house.info,
        "/tables/{table}": house.summary,
        "/tables/{table}/log": house.log,
        "/tables/{table}/replay": house.replay,
        "/tables/{table}/verify": house.verify,
        "/tables/{table}/analysis": house.analysis,
        "/games/{game}/words": house.words,
        "/chronicles": house.chronicles,
        "/openapi.json": house.schema,
        "/health": house.health,
    }
    api = [
        Route("/tables", house.found, methods=["POST"]),
        Route("/tables/{table}/branch", house.branch, methods=["POST"]),
        WebSocketRoute("/tables/{table}/socket", house.socket),
        *(Route(path, handler, methods=["GET"]) for path, handler in handlers.items()),
        Route("/{rest:path}", house.unknown),
    ]
    app = Starlette(
        routes=[Mount("/api", routes=api), *page_routes()],
        lifespan=house.opened,
        exception_handlers={Problem: explain, Problems: explain, HTTPException: explain},
    )
    return Gate(GZipMiddleware(app, minimum_size=COMPRESSED_BYTES), settings.names, house.doorkeeper.request)
