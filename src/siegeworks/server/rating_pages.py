"""Ratings over HTTP: worked out in a thread from the stored games, and kept until another game ends."""

from pathlib import Path
from typing import Any, Protocol, cast

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from siegeworks.games import default_game, kit_of
from siegeworks.server import protocol
from siegeworks.server.requests import answer
from siegeworks.store.chronicles import Chronicles
from siegeworks.store.tables import TableStore
from siegeworks.table.ratings import Rated, RatedGame, Ratings, all_games, ratings
from siegeworks.table.work_meter import in_thread

MOST_SHOWN = 500
"""How many entries and how many games of a person one answer has."""


class Homed(Protocol):
    """Settings with the folder of the terminal's games."""

    @property
    def home(self) -> Path: ...


class RatingServer(Protocol):
    """What the handler needs of the server it belongs to."""

    store: TableStore

    @property
    def settings(self) -> Homed: ...


class RatingHandlers:
    """The handler of requests for ratings."""

    def __init__(self, server: RatingServer) -> None:
        self._server = server
        self._kept: tuple[tuple[int, ...], dict[str, Ratings]] = ((), {})

    def routes(self) -> list[Route]:
        return [Route("/ratings", self.show, methods=["GET"])]

    async def show(self, request: Request) -> Response:
        asked = request.query_params
        game = kit_of(asked.get("game") or default_game()).id
        return answer(await in_thread(self._page, game, asked.get("name") or None))

    def _page(self, game: str, name: str | None) -> protocol.RatingPage:
        found = self.current()
        of_game = found.get(game) or Ratings()
        person = None if name is None else of_game.person(name)
        history = [] if person is None else person.history[::-1]
        return protocol.RatingPage(
            game=game,
            games=list(found),
            entries=[rating_entry(each) for each in of_game.ranking()[:MOST_SHOWN]],
            person=None if person is None else rating_entry(person),
            history=[rating_moment(each) for each in history[:MOST_SHOWN]],
        )

    def current(self) -> dict[str, Ratings]:
        """The ratings of all games up to now, by game; for a thread."""
        server = self._server
        seen = (*server.store.rated_count(), Chronicles(server.settings.home).size())
        if self._kept[0] != seen:
            self._kept = (seen, ratings(all_games(server.settings.home, server.store)))
        return self._kept[1]


def rating_moment(game: RatedGame) -> protocol.RatingMoment:
    return protocol.RatingMoment(game.table, game.date, game.won, game.rating, game.change)


def rating_entry(rated: Rated) -> protocol.RatingEntry:
    return protocol.RatingEntry(
        cast(Any, rated.kind), rated.name, rated.rating, rated.spread, rated.games, rated.won, rated.provisional
    )
