"""The mind of a table's bots: quick ones answer at once, the others think elsewhere while the table is served."""

import asyncio
import logging
from collections.abc import Callable
from dataclasses import dataclass

from siegeworks.bots import is_quick, stand_in
from siegeworks.kernel.match import Match
from siegeworks.kernel.problem import Problem
from siegeworks.table.chairs import bot_seed, seated_bot
from siegeworks.table.worker_pool import Priority, WorkerPool
from siegeworks.table.worker_tasks import PackedView, bot_choice, packed
from siegeworks.workers.process import WorkFailed


@dataclass(frozen=True, slots=True)
class Question:
    """A decision a bot is asked for. Decisions have numbers that never come again, so an answer to another question
    is known for stale, however the game went on meanwhile."""

    decision: int
    seat: int
    bot: str


class Mind:
    """Thinks about one question at a time."""

    def __init__(self, workers: WorkerPool, awake: Callable[[], None]) -> None:
        self._workers = workers
        self._awake = awake
        """Called when an answer has been found."""
        self._question: Question | None = None
        self._thought: asyncio.Task[int | None] | None = None

    def consider(self, match: Match, question: Question) -> bool:
        """Begin to think, unless this question is thought about already; whether the answer is known by now."""
        if is_quick(question.bot, match.game.id):
            return True
        if question != self._question or self._thought is None:
            self.forget()
            view = packed(match.game, match.game.view(match.state, question.seat))
            self._question = question
            self._thought = asyncio.create_task(self._think(view, question.bot, bot_seed(match, question.seat)))
            self._thought.add_done_callback(lambda _: self._awake())
        return self._thought.done()

    def answer(self, match: Match, question: Question) -> int:
        """What the bot chooses; to be asked for once it is known."""
        thought = self._thought.result() if question == self._question and self._thought is not None else None
        if thought is not None:
            return thought
        game_id = match.game.id
        # A game goes on whatever happens to a bot: a quick one decides in the place of one that failed.
        bot = question.bot if is_quick(question.bot, game_id) else stand_in(game_id)
        view, legal = match.game.view(match.state, question.seat), match.game.legal(match.state)
        return seated_bot(match, question.seat, bot).choose(view, legal)

    def forget(self) -> None:
        """The game went on: nobody wants to know any more."""
        if self._thought is not None:
            self._thought.cancel()
        self._question = self._thought = None

    async def _think(self, view: PackedView, bot: str, seed: str) -> int | None:
        """The choice; None if nothing came of it."""
        try:
            return await self._workers.run(Priority.MOVE, bot_choice, view, bot, seed)
        except (Problem, WorkFailed) as failure:
            log = logging.getLogger(__name__)
            log.error("%s found no answer, %s decides", bot, stand_in(view.game), exc_info=failure)
            return None
