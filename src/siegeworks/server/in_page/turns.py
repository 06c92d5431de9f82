"""Fewer turns of a page's event loop: what is ready runs together, instead of one callback for each turn.

Pyodide asks the browser for a turn for every callback of a task. A choice needs some twenty, each costs the way to the
browser and back, and browsers that give a worker its turns by timers delay each by milliseconds.
"""

import asyncio
import time
from collections import deque
from collections.abc import Callable
from contextvars import Context
from typing import Any

LONGEST = 0.008
"""Seconds after which the browser has its turn again: messages of the page come in only then."""


class ReadyTogether:
    """What is ready in an event loop."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._ready = deque[asyncio.Handle]()
        self._asked = False

    def call_soon(self, callback: Callable[..., Any], *args: Any, context: Context | None = None) -> asyncio.Handle:
        """Like that of a loop."""
        handle = asyncio.Handle(callback, args, self._loop, context)
        self._ready.append(handle)
        self._ask()
        return handle

    def _ask(self) -> None:
        if not self._asked:
            self._asked = True
            self._loop.call_later(0, self._run)

    def _run(self) -> None:
        end = time.perf_counter() + LONGEST
        try:
            while self._ready:
                handle = self._ready.popleft()
                if not handle.cancelled():
                    handle._run()  # noqa: SLF001 - what every event loop does; a handle offers nothing else
                if time.perf_counter() >= end:
                    break
        finally:
            self._asked = False
            if self._ready:
                self._ask()


def run_together(loop: asyncio.AbstractEventLoop) -> None:
    """From now on a loop runs together what is ready."""
    setattr(loop, "call_soon", ReadyTogether(loop).call_soon)  # noqa: B010 - a method of one loop is replaced
