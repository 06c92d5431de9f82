"""Finished games over HTTP: their logs, replays, proofs and analyses; logs that people bring."""

from typing import Protocol

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from siegeworks.kernel.log import parse_log
from siegeworks.kernel.problem import Problem
from siegeworks.server import archive, imports, protocol
from siegeworks.server.daily_pages import DailyHandlers, without_seed
from siegeworks.server.limits import RateLimiter, ServerLimits
from siegeworks.server.readings import Readings
from siegeworks.server.requests import address, answer, body_bytes, packed_answer, requested_language, requested_seat
from siegeworks.server.security import origin_refused
from siegeworks.store.tables import TableStore
from siegeworks.store.writer import Writer
from siegeworks.table.analysis_jobs import AnalysisJobs
from siegeworks.table.registry import TableRegistry
from siegeworks.table.work_meter import in_thread
from siegeworks.table.worker_tasks import packed_game

MOST_LOG_BYTES = 1_000_000
"""Many times the log of a long game with its content."""


class FinishedServer(Protocol):
    """What the handlers need of the server they belong to."""

    tables: TableRegistry
    readings: Readings
    analyses: AnalysisJobs
    dailies: DailyHandlers
    limits: ServerLimits
    limiter: RateLimiter
    store: TableStore
    writer: Writer


class FinishedHandlers:
    """The handlers of requests for finished games; the log can be had at any time."""

    def __init__(self, server: FinishedServer) -> None:
        self._server = server

    def routes(self) -> list[Route]:
        handlers = {"log": self.log, "replay": self.replay, "verify": self.verify, "analysis": self.analysis}
        return [
            Route("/logs", self.bring, methods=["POST"]),
            *(Route(f"/tables/{{table}}/{name}", handler, methods=["GET"]) for name, handler in handlers.items()),
        ]

    async def bring(self, request: Request) -> Response:
        """Keep the finished game of a log as a table."""
        if origin_refused(request):
            raise Problem("origin-foreign")
        server = self._server
        data = await body_bytes(request, MOST_LOG_BYTES, server.limits)
        server.limiter.table(address(request))
        try:
            text = data.decode()
        except UnicodeDecodeError as error:
            raise Problem("message-unreadable", reason=str(error)) from None
        digest = await in_thread(imports.digest_of, text)
        content = await in_thread(server.store.content, digest)
        game = await server.readings.run(imports.imported, text, content)
        await server.writer.write(game.write)
        return answer(protocol.ImportedLog(game.table.id), 201)

    async def log(self, request: Request) -> Response:
        await self._server.dailies.check_over(request)
        stored = await self._server.tables.stored(request.path_params["table"])
        content = None
        if request.query_params.get("content") == "yes":
            content = (await self._server.tables.game_of(stored))[0].content_document
        text = await in_thread(archive.log_file, stored, content)
        name = f"{stored.game}-{stored.id}.siege"
        return Response(
            text, media_type="text/plain", headers={"content-disposition": f'attachment; filename="{name}"'}
        )

    async def replay(self, request: Request) -> Response:
        table, seat, language = request.path_params["table"], requested_seat(request), requested_language(request)
        sealed = await self._server.dailies.check_open(request)

        async def make() -> bytes:
            stored = archive.checked_finished(await self._server.tables.stored(table))
            game, _ = await self._server.tables.game_of(stored)
            shown = without_seed(stored) if sealed else stored
            return await self._server.readings.run(archive.packed_replay, shown, packed_game(game), seat, language)

        return await packed_answer(
            request, await self._server.readings.get(("replay", table, seat, language, sealed), make)
        )

    async def verify(self, request: Request) -> Response:
        table = request.path_params["table"]
        await self._server.dailies.check_over(request)

        async def make() -> bytes:
            stored = archive.checked_finished(await self._server.tables.stored(table))
            game, _ = await self._server.tables.game_of(stored)
            return await self._server.readings.run(archive.packed_proof, stored, packed_game(game))

        return await packed_answer(request, await self._server.readings.get(("proof", table), make))

    async def analysis(self, request: Request) -> Response:
        table, language = request.path_params["table"], requested_language(request)
        await self._server.tables.own(table)
        await self._server.dailies.check_open(request)
        job = self._server.analyses.get(table)
        if job is None:
            stored = archive.checked_finished(await self._server.tables.stored(table))
            game, _ = await self._server.tables.game_of(stored)
            job = self._server.analyses.create(table, game, await in_thread(parse_log, stored.log_text(), table))
        await self._server.analyses.advance(table, job)
        found, judged, log = job.analysis, packed_game(job.game), job.log
        if found is None:
            return answer(protocol.AnalysisRunning(job.done, job.total))

        async def make() -> bytes:
            return await self._server.readings.run(archive.packed_review, found, judged, log, language)

        return await packed_answer(request, await self._server.readings.get(("review", table, language), make))
