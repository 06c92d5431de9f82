"""Analysis jobs: the coach judges the choices of finished games, a few at a time, while no bot and no hint waits."""

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
    Judgement,
    ReplayedGame,
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
from siegeworks.workers.replies import WorkFailed

CHOICES_PER_TASK = 4
TASK_SECONDS = 0.15
"""How long one task delays a bot or a hint at most, unless a single choice takes longer."""
ANSWER_SECONDS = 0.4
"""How long a request waits: a short game is analysed by then; for a long one the answer is how far the job is."""
KEPT_JOBS = 32
MOST_AT_ONCE = 8
ABANDONED_SECONDS = 20.0
"""A job that nobody has requested for so long pauses; its results are kept for the next request."""


@dataclass(frozen=True, slots=True)
class PackedChoice:
    """A choice to judge, in a form that can be sent to another process."""

    line: int
    view: PackedView
    action: int
    seed: str


def judge_choices(choices: list[PackedChoice], simulations: int, seconds: float) -> dict[int, Judgement]:
    """Judgements by line, of as many choices as the time allows, and of one at least; runs in a worker process."""
    end = time.monotonic() + seconds
    found: dict[int, Judgement] = {}
    for choice in choices:
        game, state = unpacked(choice.view)
        view, legal = game.view(state, choice.view.seat), game.legal(state)
        found[choice.line] = judge(game, view, legal, choice.action, choice.seed, simulations)
        if time.monotonic() >= end:
            break
    return found


class AnalysisJob:
    """The analysis of one finished game, as far as it is done."""

    def __init__(self, game: AnyGame, log: Log, workers: WorkerPool) -> None:
        self.game = game
        self.log = log
        self.total = len(log.entries)
        """How many choices there are to judge; until the game has been replayed, how many lines it has."""
        self.analysis: Analysis | None = None
        """Set once everything is judged."""
        self.presented: dict[str, Any] = {}
        """The finished analysis in words by language; it never changes, so it is built once."""
        self.failure: Problem | WorkFailed | None = None
        self._workers = workers
        self._played: ReplayedGame | None = None
        self._open: deque[Choice] = deque()
        self._judged: dict[int, Judgement] = {}
        self._requested_at = 0.0
        self._work: asyncio.Task[None] | None = None

    @property
    def done(self) -> int:
        return len(self._judged)

    @property
    def running(self) -> bool:
        return self._work is not None and not self._work.done()

    async def advance(self) -> None:
        """Start or continue the job, and wait a moment: it may be finished by then."""
        self._requested_at = time.monotonic()
        if self.analysis is not None:
            return
        if self._work is None or self._work.done():
            self._work = asyncio.create_task(self._judge_all())
        await asyncio.wait({self._work}, timeout=ANSWER_SECONDS)

    async def _judge_all(self) -> None:
        """Judge what is left in as many processes as analyses may use, until it is done or no longer requested."""
        try:
            played = self._played
            if played is None:
                played = await asyncio.to_thread(self._replay)
            await self._judge_in_parallel()
        except (Problem, WorkFailed) as failure:
            self.failure = failure
        else:
            if not self._open:
                self.analysis = assemble(played, self._judged)
                self._played = None

    def _replay(self) -> ReplayedGame:
        played = self._played = finished(self.game, self.log)
        self._open.extend(choice for choice in played.choices if choice.judged)
        self.total = len(self._open)
        return played

    async def _judge_in_parallel(self) -> None:
        tasks = [asyncio.create_task(self._judge_open()) for _ in range(self._workers.analysis_workers)]
        try:
            await asyncio.gather(*tasks)
        finally:
            for task in tasks:
                task.cancel()

    async def _judge_open(self) -> None:
        while self._open and time.monotonic() - self._requested_at < ABANDONED_SECONDS:
            taken = [self._open.popleft() for _ in range(min(CHOICES_PER_TASK, len(self._open)))]
            choices = [self._packed(choice) for choice in taken]
            judged: dict[int, Judgement] = {}
            try:
                judged = await self._workers.run(Priority.ANALYSIS, judge_choices, choices, SIMULATIONS, TASK_SECONDS)
            finally:
                self._judged |= judged
                self._open.extendleft(choice for choice in reversed(taken) if choice.line not in judged)

    def _packed(self, choice: Choice) -> PackedChoice:
        return PackedChoice(choice.line, packed(self.game, choice.view), choice.action, choice_seed(SEED, choice))

    async def close(self) -> None:
        if self._work is not None:
            self._work.cancel()
            await asyncio.wait({self._work})


class AnalysisJobs:
    """The analysis jobs of a server by table: those that run, and the last ones that are finished or pause."""

    def __init__(self, workers: WorkerPool) -> None:
        self._workers = workers
        self._jobs: OrderedDict[str, AnalysisJob] = OrderedDict()

    def get(self, table: str) -> AnalysisJob | None:
        return self._jobs.get(table)

    def create(self, table: str, game: AnyGame, log: Log) -> AnalysisJob:
        """The job for a finished game; the existing one if there is one."""
        return self._jobs.setdefault(table, AnalysisJob(game, log, self._workers))

    async def advance(self, table: str, job: AnalysisJob) -> None:
        """Continue a job unless too many run. A job that failed is removed, and the reason raised."""
        others = sum(each.running for each in self._jobs.values() if each is not job)
        if job.analysis is None and others >= MOST_AT_ONCE:
            raise Problem("coach-busy")
        self._jobs.move_to_end(table)
        self._remove_old()
        await job.advance()
        if job.failure is not None:
            self._jobs.pop(table, None)
            if isinstance(job.failure, Problem):
                raise job.failure
            logging.getLogger(__name__).error("the analysis of table %s failed", table, exc_info=job.failure)
            raise Problem("coach-failed")

    def _remove_old(self) -> None:
        """Remove the jobs that were not requested for the longest time, except running ones."""
        paused = [table for table, job in self._jobs.items() if not job.running]
        for table in paused[: max(0, len(self._jobs) - KEPT_JOBS)]:
            del self._jobs[table]

    async def close(self) -> None:
        for job in self._jobs.values():
            await job.close()
