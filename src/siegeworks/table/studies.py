"""Studies: finished games the coach looks at, a few choices at a time, whenever neither a bot nor a hint waits."""

import asyncio
import logging
import time
from collections import OrderedDict, deque
from dataclasses import dataclass
from typing import Any

from siegeworks.bots.analysis import (
    SEED,
    SIMULATIONS,
    Analysis,
    Choice,
    FinishedGame,
    Judgement,
    assemble,
    choice_seed,
    finished,
    judge,
)
from siegeworks.kernel.game import AnyGame
from siegeworks.kernel.log import Log
from siegeworks.kernel.problem import Problem
from siegeworks.table.worker_pool import Priority, WorkerPool
from siegeworks.table.worker_tasks import PackedView, packed, unpacked
from siegeworks.workers.process import WorkFailed

PORTION = 4
PORTION_SECONDS = 0.15
"""How long one portion holds up a bot or a hint at most, unless a single choice takes longer."""
ANSWER_SECONDS = 0.4
"""How long who asks is kept waiting: a short game is studied by then, of a long one it is known how far it is."""
KEPT_STUDIES = 32
MOST_AT_ONCE = 8
ABANDONED_SECONDS = 20.0
"""A study nobody has asked after for so long rests; what is thought is kept for who asks again."""


@dataclass(frozen=True, slots=True)
class Case:
    """A choice to be judged, on its way to another process."""

    line: int
    view: PackedView
    action: int
    seed: str


def judgements(cases: list[Case], simulations: int, seconds: float) -> dict[int, Judgement]:
    """What the coach thinks of choices, by line: of as many as the time is enough for, and of one at least."""
    end = time.monotonic() + seconds
    found: dict[int, Judgement] = {}
    for case in cases:
        game, view, legal = unpacked(case.view)
        found[case.line] = judge(game, view, legal, case.action, case.seed, simulations)
        if time.monotonic() >= end:
            break
    return found


class Study:
    """One finished game, as far as the coach has got."""

    def __init__(self, game: AnyGame, log: Log, workers: WorkerPool) -> None:
        self.game = game
        self.log = log
        self.of = len(log.entries)
        """How many choices there are to judge; until the game is carried out again, how many lines it has."""
        self.analysis: Analysis | None = None
        """Here once all is judged."""
        self.told: dict[str, Any] = {}
        """The analysis in words, by language: it never changes, so it is put together once."""
        self.failure: Problem | WorkFailed | None = None
        self._workers = workers
        self._played: FinishedGame | None = None
        self._open: deque[Choice] = deque()
        self._found: dict[int, Judgement] = {}
        self._asked_at = 0.0
        self._work: asyncio.Task[None] | None = None

    @property
    def done(self) -> int:
        return len(self._found)

    @property
    def at_work(self) -> bool:
        return self._work is not None and not self._work.done()

    async def ask_after(self) -> None:
        """Begin it or go on with it, and wait a moment: it may be done by then."""
        self._asked_at = time.monotonic()
        if self.analysis is not None:
            return
        if self._work is None or self._work.done():
            self._work = asyncio.create_task(self._judge_all())
        await asyncio.wait({self._work}, timeout=ANSWER_SECONDS)

    async def _judge_all(self) -> None:
        """Judge what is left with as many processes as studies may have, until it is done or nobody asks any more."""
        try:
            played = self._played
            if played is None:
                played = await asyncio.to_thread(self._carry_out_again)
            await self._judge_together()
        except (Problem, WorkFailed) as failure:
            self.failure = failure
        else:
            if not self._open:
                self.analysis = assemble(played, self._found)
                self._played = None

    def _carry_out_again(self) -> FinishedGame:
        played = self._played = finished(self.game, self.log)
        self._open.extend(choice for choice in played.choices if choice.judged)
        self.of = len(self._open)
        return played

    async def _judge_together(self) -> None:
        together = [asyncio.create_task(self._judge_on()) for _ in range(self._workers.analysis_workers)]
        try:
            await asyncio.gather(*together)
        finally:
            for each in together:
                each.cancel()

    async def _judge_on(self) -> None:
        while self._open and time.monotonic() - self._asked_at < ABANDONED_SECONDS:
            portion = [self._open.popleft() for _ in range(min(PORTION, len(self._open)))]
            cases = [self._case(choice) for choice in portion]
            found: dict[int, Judgement] = {}
            try:
                found = await self._workers.run(Priority.ANALYSIS, judgements, cases, SIMULATIONS, PORTION_SECONDS)
            finally:
                self._found |= found
                self._open.extendleft(choice for choice in reversed(portion) if choice.line not in found)

    def _case(self, choice: Choice) -> Case:
        return Case(choice.line, packed(self.game, choice.view), choice.action, choice_seed(SEED, choice))

    async def close(self) -> None:
        if self._work is not None:
            self._work.cancel()
            await asyncio.wait({self._work})


class Studies:
    """The studies of a server: those at work, and the last ones that are done or rest."""

    def __init__(self, workers: WorkerPool) -> None:
        self._workers = workers
        self._studies: OrderedDict[str, Study] = OrderedDict()

    def begun(self, table: str) -> Study | None:
        return self._studies.get(table)

    def begin(self, table: str, game: AnyGame, log: Log) -> Study:
        """The study of a finished game, the one that was begun already if there is one."""
        return self._studies.setdefault(table, Study(game, log, self._workers))

    async def ask_after(self, table: str, study: Study) -> None:
        """Let a study go on, unless too many do; says why if it came to nothing, and forgets it."""
        others = sum(each.at_work for each in self._studies.values() if each is not study)
        if study.analysis is None and others >= MOST_AT_ONCE:
            raise Problem("thinkers-busy")
        self._studies.move_to_end(table)
        self._forget_old()
        await study.ask_after()
        if study.failure is not None:
            self._studies.pop(table, None)
            if isinstance(study.failure, Problem):
                raise study.failure
            logging.getLogger(__name__).error("no analysis of table %s", table, exc_info=study.failure)
            raise Problem("coach-failed")

    def _forget_old(self) -> None:
        """Forget those not asked after for the longest time; one at work is asked after."""
        resting = [table for table, study in self._studies.items() if not study.at_work]
        for table in resting[: max(0, len(self._studies) - KEPT_STUDIES)]:
            del self._studies[table]

    async def close(self) -> None:
        for study in self._studies.values():
            await study.close()
