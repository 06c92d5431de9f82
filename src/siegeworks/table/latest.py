"""Storing what changes often and of which only the latest counts: a change at once, those soon after it together.

A person whose connection comes and goes would otherwise cost a commit each time, and every table waits for the disk.
"""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, Generic, TypeVar

PAUSE_SECONDS = 1.0
T = TypeVar("T")


class Latest(Generic[T]):
    """A value that is stored when it changes, at most once in `PAUSE_SECONDS`."""

    def __init__(
        self,
        stored: T,
        store: Callable[[T], Awaitable[None]],
        start: Callable[[Coroutine[Any, Any, None]], object],
        hurry: asyncio.Event,
    ) -> None:
        """`start` carries out a coroutine later; when `hurry` is set there are no pauses any more."""
        self._stored = self._wanted = stored
        self._store = store
        self._start = start
        self._hurry = hurry
        self._storing = False

    def change(self, wanted: T) -> None:
        self._wanted = wanted
        if not self._storing and wanted != self._stored:
            self._storing = True
            self._start(self._keep_up())

    async def _keep_up(self) -> None:
        try:
            while self._wanted != self._stored:
                self._stored = self._wanted
                await self._store(self._stored)
                await self._pause()
        finally:
            self._storing = False

    async def _pause(self) -> None:
        try:
            await asyncio.wait_for(self._hurry.wait(), PAUSE_SECONDS)
        except TimeoutError:
            return
