"""Who pays for which work: the processor time of a request is charged to its sender, wherever the work is done.

The sender is a context variable. A task inherits it, a table's queue remembers it for each request, and messages to
others carry it, so that one who makes the server talk to many pays for all of them.
"""

import asyncio
import threading
import time
from collections.abc import Callable, Coroutine, Generator, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from functools import partial
from typing import Any, ParamSpec, Protocol, TypeVar

thread_time: Callable[[], float] = getattr(time, "thread_time", time.process_time)
"""Where there are no threads, as in a page, the time of the process is that of its only one."""
P = ParamSpec("P")
T = TypeVar("T")


class Payer(Protocol):
    """Somebody whose requests are charged."""

    def charge_loop(self, seconds: float) -> None:
        """Charge time of the event loop and the threads beside it, which everybody shares."""

    def charge_thinking(self, seconds: float) -> None:
        """Charge time of worker processes."""


current_payer: ContextVar[Payer | None] = ContextVar("current_payer", default=None)


class _Inside(threading.local):
    """What the present step of an event loop has charged already: work is paid once, by the nearest payer around it."""

    charged = 0.0


_inside = _Inside()


def _open_step() -> float:
    """Begin a step that is charged; returns what was charged inside the step around it."""
    outside, _inside.charged = _inside.charged, 0.0
    return outside


def _close_step(payer: Payer, started: float, outside: float) -> None:
    spent = thread_time() - started
    payer.charge_loop(spent - _inside.charged)
    _inside.charged = outside + spent


@contextmanager
def paid_by(payer: Payer | None) -> Iterator[None]:
    """Charge what the event loop does meanwhile, without a pause."""
    if payer is None:
        yield
        return
    outside, started = _open_step(), thread_time()
    try:
        yield
    finally:
        _close_step(payer, started, outside)


class Metered(Generator[Any, Any, T]):
    """A coroutine whose processor time is charged, step by step; waiting costs nothing."""

    def __init__(self, coroutine: Coroutine[Any, Any, T], payer: Payer) -> None:
        self._coroutine = coroutine
        self._payer = payer

    def __await__(self) -> Generator[Any, Any, T]:
        return self

    def __next__(self) -> Any:
        return self.send(None)

    def send(self, value: Any) -> Any:
        outside, started = _open_step(), thread_time()
        try:
            return self._coroutine.send(value)
        finally:
            _close_step(self._payer, started, outside)

    def throw(self, *error: Any) -> Any:
        outside, started = _open_step(), thread_time()
        try:
            return self._coroutine.throw(*error)
        finally:
            _close_step(self._payer, started, outside)

    def close(self) -> None:
        self._coroutine.close()


class Rest:
    """What is left of a coroutine that has come to wait for something; awaited, it goes on."""

    def __init__(self, coroutine: Metered[None] | Coroutine[Any, Any, None], waits_for: Any) -> None:
        self._coroutine = coroutine
        self._waits_for = waits_for

    def __await__(self) -> Generator[Any, Any, None]:
        while True:
            try:
                value = yield self._waits_for
            except BaseException as error:
                carry_on = partial(self._coroutine.throw, error)
            else:
                carry_on = partial(self._coroutine.send, value)
            try:
                self._waits_for = carry_on()
            except StopIteration:
                return


def begun(coroutine: Coroutine[Any, Any, None], payer: Payer | None) -> Rest | None:
    """Carry a coroutine on as far as it goes without waiting, and charge it; returns the rest, None if it is done.

    Most messages are taken at once. Who sets a timer only for the rest saves one for each of them.
    """
    charged = coroutine if payer is None else Metered(coroutine, payer)
    try:
        return Rest(charged, charged.send(None))
    except StopIteration:
        return None


async def metered(coroutine: Coroutine[Any, Any, T], payer: Payer | None) -> T:
    """The result of a coroutine; the time it takes is charged to the payer, if there is one."""
    if payer is None:
        return await coroutine
    return await Metered(coroutine, payer)


async def in_thread(function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
    """The result of a function that runs in a thread; its time is charged to the current payer.

    It counts as time of the event loop: only one thread of a process runs Python at a time.
    """
    payer = current_payer.get()

    def run() -> tuple[T, float]:
        started = thread_time()
        result = function(*args, **kwargs)
        return result, thread_time() - started

    result, seconds = await asyncio.to_thread(run)
    if payer is not None:
        payer.charge_loop(seconds)
    return result
