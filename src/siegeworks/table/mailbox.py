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
        self._items: deque[T] | None = None
        """None while there is nothing: an empty deque is most of a kilobyte, and most mailboxes are empty."""
        self._news: asyncio.Future[None] | None = None
        """What the taker waits for while there is nothing."""

    def __bool__(self) -> bool:
        return self._items is not None

    def put(self, item: T) -> None:
        if self._items is None:
            self._items = deque()
        self._items.append(item)
        if self._news is not None and not self._news.done():
            self._news.set_result(None)

    def take_at_once(self) -> T:
        """The next item, which must be there."""
        if self._items is None:
            raise IndexError("the mailbox is empty")
        item = self._items.popleft()
        if not self._items:
            self._items = None
        return item

    async def take(self) -> T:
        """The next item, as soon as there is one."""
        while self._items is None:
            self._news = asyncio.get_running_loop().create_future()
            try:
                await self._news
            finally:
                self._news = None
        return self.take_at_once()
