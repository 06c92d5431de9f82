"""The turns of a table's bots: quick bots answer at once, the others think in worker processes."""

import asyncio
import logging
from collections.abc import Callable
from dataclasses import dataclass

from siegeworks.bots import Bot, is_quick, make_bot, stand_in
from siegeworks.kernel.chance import child_seed
from siegeworks.kernel.match import Match
from siegeworks.kernel.problem import Problem
from siegeworks.table.worker_pool import Priority, WorkerPool
from siegeworks.table.worker_tasks import PackedView, bot_choice, packed
from siegeworks.workers.replies import WorkFailed


def bot_seed(match: Match, seat: int) -> str:
    """The seed of a bot for the decision that is pending. It is independent of the game's dice, and the same when the
    game is opened again."""
    return child_seed(match.seed, "bot", seat, len(match.log.entries))


def seated_bot(match: Match, seat: int, bot: str) -> Bot:
    """A bot on a seat, for the decision that is pending."""
    return make_bot(bot, match.game, bot_seed(match, seat))


@dataclass(frozen=True, slots=True)
class BotTurn:
    """A decision of a bot. The numbers of decisions never repeat, so an answer to an earlier turn is recognised."""

    decision: int
    seat: int
    bot: str


class BotThinking:
    """Computes the choice of one turn at a time."""

    def __init__(self, workers: WorkerPool, on_answer: Callable[[], None]) -> None:
        self._workers = workers
        self._on_answer = on_answer
        self._turn: BotTurn | None = None
        self._task: asyncio.Task[int | None] | None = None

    def start(self, match: Match, turn: BotTurn) -> bool:
        """Start to think about a turn unless that has begun already; returns True if the answer is known."""
        if is_quick(turn.bot, match.game.id):
            return True
        if turn != self._turn or self._task is None:
            self.cancel()
            view = packed(match.game, match.game.view(match.state, turn.seat))
            self._turn = turn
            self._task = asyncio.create_task(self._think(view, turn.bot, bot_seed(match, turn.seat)))
            self._task.add_done_callback(lambda _: self._on_answer())
        return self._task.done()

    def answer(self, match: Match, turn: BotTurn) -> int:
        """The choice of the bot, as far as it has come: if it is still thinking, a quick bot decides in its place."""
        done = turn == self._turn and self._task is not None and self._task.done()
        action = self._task.result() if done and self._task is not None else None
        if action is not None:
            return action
        # A game goes on whatever happens to a bot: a quick one decides in place of one that failed, too.
        game_id = match.game.id
        bot = turn.bot if is_quick(turn.bot, game_id) else stand_in(game_id)
        view, actions = match.game.view(match.state, turn.seat), match.game.canonical(match.state)
        return seated_bot(match, turn.seat, bot).choose(view, actions)

    def cancel(self) -> None:
        """Stop thinking: the game went on, so the answer is not needed any more."""
        if self._task is not None:
            self._task.cancel()
        self._turn = self._task = None

    async def _think(self, view: PackedView, bot: str, seed: str) -> int | None:
        """The choice of a bot; None if it failed."""
        try:
            return await self._workers.run(Priority.MOVE, bot_choice, view, bot, seed)
        except (Problem, WorkFailed) as failure:
            log = logging.getLogger(__name__)
            log.error("%s failed to decide, %s decides instead", bot, stand_in(view.game.id), exc_info=failure)
            return None
