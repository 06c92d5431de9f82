"""Bots that search, hints, replays and analyses of a page: done in a second worker, which knows only the tasks."""

import asyncio
import base64
import pickle
from collections.abc import Awaitable, Callable

from siegeworks.kernel.problem import Problem
from siegeworks.table.worker_pool import Driver, PooledTask, Report, call_task
from siegeworks.workers.replies import Completed, WorkFailed, read_reply, reply_to

Ask = Callable[[str], Awaitable[str]]
"""Sends a task to the second worker and returns its reply, both pickled and as text."""


class PageDriver(Driver):
    """Hands one task after the other to the second worker."""

    def __init__(self, ask: Ask, completed: Report) -> None:
        self._ask = ask
        self._completed = completed
        self._running: set[asyncio.Task[None]] = set()

    def submit(self, task: PooledTask) -> None:
        running = asyncio.ensure_future(self._think(task))
        self._running.add(running)
        running.add_done_callback(self._running.discard)

    def close(self) -> None:
        """The second worker ends with the page."""

    async def _think(self, task: PooledTask) -> None:
        try:
            reply = await self._ask(base64.b64encode(pickle.dumps(task.call)).decode())
            result = read_reply(pickle.loads(base64.b64decode(reply)))  # noqa: S301 - comes from a worker of this page
        except (Problem, WorkFailed) as failure:
            self._completed(task, Completed(0, None, failure))
        except Exception as lost:
            self._completed(task, Completed(0, None, WorkFailed(str(lost))))
        else:
            self._completed(task, Completed(0, result))


def think(task: str) -> str:
    """What the second worker does with a task."""
    return base64.b64encode(reply_to(call_task, base64.b64decode(task))).decode()
