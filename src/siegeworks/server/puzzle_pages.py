"""Puzzles over HTTP: the list, and a judge of choices. Nothing of a try is kept but how first tries end."""

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Protocol

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from siegeworks.games import load_stage
from siegeworks.games.opening import find_game
from siegeworks.kernel.game import AnyGame
from siegeworks.kernel.problem import Problem
from siegeworks.kernel.stage import Stage
from siegeworks.server import protocol
from siegeworks.server.limits import ServerLimits
from siegeworks.server.presenter import Presenter, speech_of
from siegeworks.server.requests import answer, body, requested_language
from siegeworks.server.security import origin_refused
from siegeworks.store.tables import TableStore
from siegeworks.store.writer import Writer
from siegeworks.table.puzzles import ScenarioWords, open_puzzle, puzzles, seat_names
from siegeworks.table.scenarios import CourseVerdict, OpenScenario, unpacked_scenario
from siegeworks.table.work_meter import in_thread

KEPT_OPEN = 64


class PuzzleServer(Protocol):
    """What the handlers need of the server they belong to; the store is open while it runs."""

    limits: ServerLimits
    store: TableStore
    writer: Writer


class PuzzleHandlers:
    """The handlers of requests about puzzles."""

    def __init__(self, server: PuzzleServer) -> None:
        self._server = server

    def routes(self) -> list[Route]:
        return [
            Route("/puzzles", self.all, methods=["GET"]),
            Route("/puzzles/{puzzle}", self.start, methods=["GET"]),
            Route("/puzzles/{puzzle}", self.judge, methods=["POST"]),
            Route("/scenarios", self.judge_link, methods=["POST"]),
        ]

    async def all(self, request: Request) -> Response:
        results = await in_thread(self._server.store.puzzle_results)
        return answer(await in_thread(puzzle_list, requested_language(request), results))

    async def start(self, request: Request) -> Response:
        opened = opened_puzzle(request.path_params["puzzle"])
        return answer(await in_thread(judged, opened, (), requested_language(request)))

    async def judge(self, request: Request) -> Response:
        """Judge choices; a first try is counted when it ends."""
        if origin_refused(request):
            raise Problem("origin-foreign")
        opened = opened_puzzle(request.path_params["puzzle"])
        tried = await body(request, protocol.PuzzleTry, self._server.limits)
        result = await in_thread(judged, opened, tried.choices, requested_language(request))
        if tried.first and (result.solved or result.failed):
            await self._server.writer.write(lambda store: store.count_puzzle(opened.scenario.id, solved=result.solved))
        return answer(result)

    async def judge_link(self, request: Request) -> Response:
        shared = await body(request, protocol.SharedTry, self._server.limits)
        return answer(await in_thread(judged_link, shared, requested_language(request)))


@cache
def game_with(game: str, digest: str) -> tuple[AnyGame, Stage]:
    """A game with the content of a puzzle, and its stage. Only contents that come with the game are found and kept."""
    found = find_game(game, digest)
    if found is None:
        raise Problem("log-content-unknown", digest=digest[:64])
    return found, load_stage(found)


@lru_cache(maxsize=KEPT_OPEN)
def opened_puzzle(id_: str) -> OpenScenario:
    return open_puzzle(id_)


@lru_cache(maxsize=4)
def _tasks(language: protocol.Language) -> list[tuple[str, str, str, int, int]]:
    """What the list says of every puzzle, whoever asks."""
    rows = []
    for id_, scenario in puzzles().items():
        opened = open_puzzle(id_)
        task = _words(opened, language).task()
        rows.append((id_, opened.game.id, task, len(opened.options(0)), len(scenario.course)))
    return rows


def puzzle_words(id_: str, language: protocol.Language) -> tuple[str, str]:
    """The title and the task of a puzzle."""
    words = _words(open_puzzle(id_), language)
    return words.speech.say("puzzle-title", id=id_), words.task()


def puzzle_list(language: protocol.Language, results: dict[str, tuple[int, int]]) -> protocol.PuzzleList:
    """All puzzles, with how people fared."""
    entries = [protocol.PuzzleEntry(*row, *results.get(row[0], (0, 0))) for row in _tasks(language)]
    return protocol.PuzzleList(entries)


def judged(opened: OpenScenario, choices: Sequence[str], language: protocol.Language) -> protocol.PuzzleAnswer:
    """What came of some choices in a scenario."""
    verdict, words = opened.judge(choices), _words(opened, language)
    say, scenario = words.speech.say, opened.scenario
    over = verdict.solved or verdict.failed
    return protocol.PuzzleAnswer(
        title=say("puzzle-title", id=scenario.id) if scenario.id in puzzles() else say("puzzle-title-own"),
        task=words.task(),
        rule=say("puzzle-rule", steps=max(1, len(scenario.course) - verdict.right)),
        right=verdict.right,
        solved=verdict.solved,
        failed=verdict.failed,
        text=_text(words, verdict),
        solution=words.solution() if over else [],
        position=_position(opened, verdict, words.names, language),
    )


def judged_link(shared: protocol.SharedTry, language: protocol.Language) -> protocol.PuzzleAnswer:
    """The same for the scenario of a link."""
    return judged(OpenScenario(unpacked_scenario(shared.scenario), "link"), shared.choices, language)


def _words(opened: OpenScenario, language: protocol.Language) -> ScenarioWords:
    speech = speech_of(language, opened.game.id)
    return ScenarioWords(opened, speech, seat_names(opened, speech.say("puzzle-solver")))


def _text(words: ScenarioWords, verdict: CourseVerdict) -> str:
    if verdict.solved or verdict.failed:
        return words.speech.say("puzzle-solved" if verdict.solved else "puzzle-failed")
    return words.speech.say("puzzle-right") if verdict.right else ""


def _position(
    opened: OpenScenario, verdict: CourseVerdict, names: list[str], language: protocol.Language
) -> protocol.PuzzlePosition:
    """The table before the next choice; after the last one, before that."""
    game, stage = opened.game, load_stage(opened.game)
    presenter = Presenter(game, stage, language, names)
    place = min(verdict.right, len(opened.states) - 1)
    view, over = opened.view(place), verdict.solved or verdict.failed
    return protocol.PuzzlePosition(
        game=game.id,
        content=game.content_digest,
        options=dict(game.options_of(opened.states[0]).settings),
        cooperative=game.cooperative,
        seat=opened.seat,
        names=names,
        scene=stage.scene(view),
        threats=presenter.words.threats(view.seen),
        question=presenter.words.question(view.seen),
        actions=[] if over else presenter.actions(view, opened.options(place)),
    )
