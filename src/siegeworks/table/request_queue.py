"""The requests of a table, carried out one after the other."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, TypeVar

from siegeworks.kernel.problem import Problem
from siegeworks.table.mailbox import Mailbox
from siegeworks.table.work_meter import current_payer, metered

T = TypeVar("T")
QueuedRequest = Callable[[], Awaitable[None]]


class RequestQueue:
    """A queue of requests. The table takes them out and carries them out; each sender waits for its own result."""

    def __init__(self, give_up: Callable[[Exception], Problem]) -> None:
        """`give_up` closes the table after a bug and returns the problem for the sender of the request."""
        self.closed = False
        self._give_up = give_up
        self._waiting: Mailbox[QueuedRequest] = Mailbox()

    async def add(self, request: Callable[[], Coroutine[Any, Any, T]]) -> T:
        """Carry out a request when its turn comes, even if its sender has left by then; the sender pays for it."""
        if self.closed:
            raise Problem("table-closed")
        payer = current_payer.get()
        answer: asyncio.Future[T] = asyncio.get_running_loop().create_future()

        async def carry_out() -> None:
            try:
                if self.closed:
                    raise Problem("table-closed")
                token = current_payer.set(payer)
                try:
                    result = await metered(request(), payer)
                finally:
                    current_payer.reset(token)
            except Exception as failure:
                problem = failure if isinstance(failure, Problem) else self._give_up(failure)
                if not answer.done():
                    answer.set_exception(problem)
            else:
                if not answer.done():
                    answer.set_result(result)

        self._waiting.put(carry_out)
        return await answer

    def post(self, request: QueuedRequest) -> None:
        """Carry out a request of the table itself when its turn comes; nobody waits for it."""
        if not self.closed:
            self._waiting.put(request)

    def wake(self) -> None:
        """Let the table check again if it is to decide something itself."""

        async def nothing() -> None:
            return None

        self._waiting.put(nothing)

    @property
    def empty(self) -> bool:
        return not self._waiting

    async def next(self, seconds: float | None = None) -> QueuedRequest | None:
        """The next request; None if there is none within so many seconds."""
        if self._waiting:
            return self._waiting.take_at_once()
        if seconds is None:
            return await self._waiting.take()
        if seconds <= 0:
            return None
        try:
            async with asyncio.timeout(seconds):
                return await self._waiting.take()
        except TimeoutError:
            return None

    async def refuse_rest(self) -> None:
        """Answer the requests that are left after the table was closed."""
        while self._waiting:
            await self._waiting.take_at_once()()
