"""A mailbox: what waits for one taker, who takes it in order.

`asyncio.Queue` also knows bounds, many takers and joining; for each table and each connection that is three kilobytes
and, under load, a tenth of the processor time.
"""

import asyncio
from collections import deque
from typing import Generic, TypeVar

T = TypeVar("T")


class Mailbox(Generic[T]):
    """Items in the order in which they were put in; only one task may take them out."""

    __slots__ = ("_items", "_news")

    def __init__(self) -> None:
        self._items: deque[T] = deque()
        self._news: asyncio.Future[None] | None = None
        """What the taker waits for while there is nothing."""

    def __bool__(self) -> bool:
        return bool(self._items)

    def put(self, item: T) -> None:
        self._items.append(item)
        if self._news is not None and not self._news.done():
            self._news.set_result(None)

    def take_at_once(self) -> T:
        """The next item, which must be there."""
        return self._items.popleft()

    async def take(self) -> T:
        """The next item, as soon as there is one."""
        while not self._items:
            self._news = asyncio.get_running_loop().create_future()
            try:
                await self._news
            finally:
                self._news = None
        return self._items.popleft()
