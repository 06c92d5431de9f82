"""Names, effects and rules of games over HTTP, in the language of the person who asks."""

from typing import Protocol

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from siegeworks.kernel.game import AnyGame
from siegeworks.kernel.stage import Stage
from siegeworks.server import protocol
from siegeworks.server.game_pages import words_of
from siegeworks.server.packing import packed
from siegeworks.server.puzzle_pages import game_with
from siegeworks.server.requests import packed_answer, requested_language
from siegeworks.table.registry import TableRegistry


class WordServer(Protocol):
    """What the handlers need of the server they belong to."""

    tables: TableRegistry


class WordHandlers:
    """The handlers of requests for the words of a game, or of the content that a table is played with."""

    def __init__(self, server: WordServer) -> None:
        self._server = server
        self._built: dict[tuple[AnyGame, str], protocol.GameWords] = {}
        self._packed: dict[tuple[AnyGame, str], bytes] = {}

    def routes(self) -> list[Route]:
        return [
            Route("/games/{game}/words", self.of_game, methods=["GET"]),
            Route("/tables/{table}/words", self.of_table, methods=["GET"]),
        ]

    async def of_game(self, request: Request) -> Response:
        game, content = request.path_params["game"], request.query_params.get("content")
        opened = self._server.tables.game(game) if content is None else game_with(game, content)
        return await self._answer(request, *opened)

    async def of_table(self, request: Request) -> Response:
        """The names, effects and rules of the content that a table is played with."""
        opened = await self._server.tables.game_of(await self._server.tables.stored(request.path_params["table"]))
        return await self._answer(request, *opened)

    async def _answer(self, request: Request, game: AnyGame, stage: Stage) -> Response:
        language = requested_language(request)
        if (game, language) not in self._packed:
            self._packed[game, language] = packed(self.of(game, stage, language))
        return await packed_answer(request, self._packed[game, language])

    def of(self, game: AnyGame, stage: Stage, language: protocol.Language) -> protocol.GameWords:
        """The words of a game in a language; they never change, so they are built once."""
        if (game, language) not in self._built:
            self._built[game, language] = words_of(game, stage, language)
        return self._built[game, language]
