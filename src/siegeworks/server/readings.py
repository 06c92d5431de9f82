"""Finished games to read: replays, proofs and reviews are made in worker processes and kept for the next reader."""

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Hashable
from dataclasses import dataclass
from typing import Any, ParamSpec, TypeVar

from siegeworks.kernel.problem import Problem
from siegeworks.server.limits import AddressAccount
from siegeworks.table.work_meter import current_payer
from siegeworks.table.worker_pool import Priority, WorkerPool
from siegeworks.workers.replies import WorkFailed

KEPT_BYTES = 32_000_000
KEPT_SECONDS = 300.0
"""A finished game does not change, but an operator may delete it."""
P = ParamSpec("P")
T = TypeVar("T")


@dataclass(slots=True)
class _Kept:
    """A packed answer, or the task that makes it."""

    task: asyncio.Task[bytes]
    until: float
    size: int = 0


class Readings:
    """The packed answers about finished games by what was asked; each is made once, however many wait for it."""

    def __init__(self, workers: WorkerPool) -> None:
        self._workers = workers
        self._kept: OrderedDict[Hashable, _Kept] = OrderedDict()
        self._bytes = 0

    async def get(self, key: Hashable, make: Callable[[], Coroutine[Any, Any, bytes]]) -> bytes:
        """A packed answer: the one that is kept, or a new one."""
        kept = self._kept.get(key)
        if kept is None or kept.until < time.monotonic():
            self._forget(key)
            kept = self._kept[key] = _Kept(asyncio.create_task(make()), time.monotonic() + KEPT_SECONDS)
            kept.task.add_done_callback(lambda _: self._made(key))
        self._kept.move_to_end(key)
        # One who leaves does not stop the work for those who wait too.
        return await asyncio.shield(kept.task)

    async def run(self, function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """The result of a function about a finished game, computed in a worker process that the sender pays for."""
        payer = current_payer.get()
        if isinstance(payer, AddressAccount):
            with payer.thinking_turn(Problem("limit-requests")):
                return await self._run(function, *args, **kwargs)
        return await self._run(function, *args, **kwargs)

    async def _run(self, function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        try:
            return await self._workers.run(Priority.READING, function, *args, **kwargs)
        except WorkFailed as failure:
            logging.getLogger(__name__).error("a finished game could not be read", exc_info=failure)
            raise Problem("reading-failed") from None

    def forget_all(self) -> None:
        """Make every answer again from now on: something in finished games has changed."""
        for key in list(self._kept):
            self._forget(key)

    def _made(self, key: Hashable) -> None:
        kept = self._kept.get(key)
        if kept is None or not kept.task.done():
            return
        if kept.task.cancelled() or kept.task.exception() is not None:
            self._forget(key)
            return
        kept.size = len(kept.task.result())
        self._bytes += kept.size
        while self._bytes > KEPT_BYTES:
            self._forget(next(iter(self._kept)))

    def _forget(self, key: Hashable) -> None:
        kept = self._kept.pop(key, None)
        if kept is not None:
            self._bytes -= kept.size
