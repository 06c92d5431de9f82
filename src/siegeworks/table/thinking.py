"""Thinking in processes of its own: bots that search, hints, analyses. The event loop only ever waits for an answer.

A view crosses as the document of a state that could lie behind it, and as its seat: whoever unpacks it sees what the
seat sees, and nothing that is hidden from the seat ever crosses.

Each process has a thread here that talks to it over a pipe. A process that dies is replaced and asked again, without
harm to the others; one whose server is gone notices it and goes too.
"""

import asyncio
import os
import signal
import threading
import traceback
from collections import deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from enum import Enum
from functools import cache, partial
from multiprocessing import get_context, parent_process, resource_tracker
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any, ParamSpec, TypeVar

from siegeworks.bots import make_bot
from siegeworks.bots.coach import Advice, advise
from siegeworks.games import kits, load_game
from siegeworks.kernel.chance import Chance
from siegeworks.kernel.game import AnyGame, Json
from siegeworks.kernel.problem import Problem

LONGEST_SECONDS = 60.0
"""A process that is silent for so long has lost its way; no bot thinks nearly as long."""
MOST_WAITING = 64
"""How many hints wait before another one is refused. Bots are never refused: each table has one thought at most."""
POLITENESS = 5
"""How far the processes stand back, where the system knows it, so that tables are served while all of them think."""

P = ParamSpec("P")
T = TypeVar("T")


class ThinkingFailed(Exception):
    """A thought came to no end: by a mistake of ours, or because its process died, and the next one too."""


class Died(ThinkingFailed):
    """A process died over its thought."""


@dataclass(frozen=True, slots=True)
class PackedView:
    """What a seat sees, on its way to another process."""

    game: str
    seat: int
    document: Json


def packed(game: AnyGame, view: Any) -> PackedView:
    """A view as a state that could lie behind it; it depends on nothing but the view."""
    return PackedView(game.id, view.seat, game.document(game.guess(view, Chance("packed"))))


def unpacked(packed_view: PackedView) -> tuple[AnyGame, Any, list[int]]:
    """The game, the view and what may be chosen."""
    game = _game(packed_view.game)
    state = game.from_document(packed_view.document)
    return game, game.view(state, packed_view.seat), game.legal(state)


@cache
def _game(game: str) -> AnyGame:
    return load_game(game)


# What is thought about; carried out in a process of its own.


def bot_choice(packed_view: PackedView, bot: str, seed: str) -> int:
    """What a bot chooses."""
    game, view, legal = unpacked(packed_view)
    return make_bot(bot, game, seed).choose(view, legal)


def coach_advice(packed_view: PackedView, seed: str) -> Advice:
    """What the coach would do."""
    return advise(*unpacked(packed_view), seed)


def nothing() -> None:
    """Wakes a process."""


def _live(line: Connection) -> None:
    """The life of a process: read every game, then think until the line ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_leave_with_the_server, daemon=True).start()
    if hasattr(os, "nice"):
        os.nice(POLITENESS)
    for game in kits():
        _game(game)
    with suppress(EOFError, OSError):
        while True:
            thought, facts, named = line.recv()
            try:
                answer = (True, thought(*facts, **named))
            except Exception:
                answer = (False, traceback.format_exc())
            line.send(answer)


def _leave_with_the_server() -> None:
    """End with the server however it ended, even in the middle of a thought."""
    server = parent_process()
    if server is not None:
        server.join()
    os._exit(0)


class Thinker:
    """One process and the line to it. It is started by its first task and again after it died."""

    def __init__(self) -> None:
        self._process: BaseProcess | None = None
        self._line: Connection | None = None
        self._closed = False
        self._lock = threading.Lock()

    def ask(self, thought: Callable[..., Any], facts: tuple[Any, ...], named: dict[str, Any]) -> Any:
        """Have something thought, and wait for it: for the thread of this process. What died once is asked again."""
        try:
            return self._ask_once((thought, facts, named))
        except Died:
            return self._ask_once((thought, facts, named))

    def _ask_once(self, task: tuple[Any, ...]) -> Any:
        line = self._started()
        try:
            line.send(task)
            if not line.poll(LONGEST_SECONDS):
                self.end()
                raise ThinkingFailed(f"no answer within {LONGEST_SECONDS} seconds")
            fine, answer = line.recv()
        except (EOFError, OSError) as error:
            self.end()
            raise Died("the process died") from error
        if not fine:
            raise ThinkingFailed(answer)
        return answer

    def _started(self) -> Connection:
        with self._lock:
            if self._closed:
                raise ThinkingFailed("closed")
            if self._line is None:
                self._process, self._line = _born()
            return self._line

    def end(self, *, closing: bool = False) -> None:
        """End the process, whatever it is doing; when closing, for good."""
        with self._lock:
            self._closed |= closing
            process, line = self._process, self._line
            self._process = self._line = None
            if process is not None and line is not None:
                process.kill()
                process.join()
                process.close()
                if not closing:
                    line.close()


def _born() -> tuple[BaseProcess, Connection]:
    """A new process, and the line to it."""
    spawn = get_context("spawn")
    line, other_end = spawn.Pipe()
    try:
        process = spawn.Process(target=_live, args=(other_end,), daemon=True)
        _start_deaf(process)
    except BaseException:
        line.close()
        raise
    finally:
        other_end.close()
    return process, line


def _start_deaf(process: BaseProcess) -> None:
    """Start a process that never hears Ctrl+C, not even while it is being born: the server ends it."""
    if not hasattr(signal, "pthread_sigmask"):
        process.start()
        return
    # Started first, because it would let the signal through again when it is started by the way.
    resource_tracker.ensure_running()
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        process.start()
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


class Rank(Enum):
    """What a thought is for. Moves and hints take turns, studies come when neither waits."""

    MOVE = "move"
    HINT = "hint"
    STUDY = "study"


@dataclass(slots=True)
class _Waiting:
    thought: Callable[..., Any]
    facts: tuple[Any, ...]
    named: dict[str, Any]
    answer: asyncio.Future[Any]


def usual_workers() -> int:
    """One core is left to the tables."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return max(1, cores - 1)


class Thinkers:
    """All processes that think for one server, and what waits for them: each is given one thought at a time."""

    def __init__(self, workers: int | None = None) -> None:
        count = workers or usual_workers()
        self.study_workers = max(1, count - 1)
        """How many processes may be given to studies; bots and hints find one that is free, or free in a moment."""
        self._all = [Thinker() for _ in range(count)]
        self._idle = list(self._all)
        self._threads = ThreadPoolExecutor(count, "siegeworks thinker")
        self._waiting: dict[Rank, deque[_Waiting]] = {rank: deque() for rank in Rank}
        self._turns = [Rank.MOVE, Rank.HINT]
        self._studying = 0
        self._serving: set[asyncio.Task[None]] = set()
        self._closed = False

    async def think(self, rank: Rank, thought: Callable[P, T], *facts: P.args, **named: P.kwargs) -> T:
        """Have a function of this program's carried out elsewhere. Who stops waiting takes it out of the queue."""
        if self._closed:
            raise ThinkingFailed("closed")
        queue = self._waiting[rank]
        if rank is Rank.HINT and sum(not waiting.answer.done() for waiting in queue) >= MOST_WAITING:
            raise Problem("thinkers-busy")
        answer: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        queue.append(_Waiting(thought, facts, named, answer))
        self._hand_out()
        return await answer

    def wake(self) -> None:
        """Start a process before anybody needs it: being born takes most of a second."""
        if self._closed:
            return
        woken: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        woken.add_done_callback(lambda done: done.cancelled() or done.exception())
        self._waiting[Rank.MOVE].append(_Waiting(nothing, (), {}, woken))
        self._hand_out()

    def _hand_out(self) -> None:
        while self._idle and not self._closed and (rank := self._next_rank()) is not None:
            waiting = self._waiting[rank].popleft()
            if not waiting.answer.done():
                self._studying += rank is Rank.STUDY
                # The one that thought last: the others need not be started before they are needed.
                serving = asyncio.create_task(self._serve(self._idle.pop(), rank, waiting))
                self._serving.add(serving)
                serving.add_done_callback(self._serving.discard)

    def _next_rank(self) -> Rank | None:
        for rank in self._turns:
            if self._waiting[rank]:
                self._turns.remove(rank)
                self._turns.append(rank)
                return rank
        return Rank.STUDY if self._waiting[Rank.STUDY] and self._studying < self.study_workers else None

    async def _serve(self, thinker: Thinker, rank: Rank, waiting: _Waiting) -> None:
        loop = asyncio.get_running_loop()
        try:
            ask = partial(thinker.ask, waiting.thought, waiting.facts, waiting.named)
            answer = await loop.run_in_executor(self._threads, ask)
        except Exception as failure:
            if not waiting.answer.done():
                known = isinstance(failure, ThinkingFailed)
                waiting.answer.set_exception(
                    failure if known else ThinkingFailed(f"it could not be asked: {failure!r}")
                )
        else:
            if not waiting.answer.done():
                waiting.answer.set_result(answer)
        finally:
            self._studying -= rank is Rank.STUDY
            self._idle.append(thinker)
            self._hand_out()

    async def close(self) -> None:
        """End all processes at once; what they thought about is of no use any more."""
        self._closed = True
        for queue in self._waiting.values():
            for waiting in queue:
                waiting.answer.cancel()
        await asyncio.to_thread(self._end)
        if self._serving:
            await asyncio.wait(self._serving)

    def _end(self) -> None:
        for thinker in self._all:
            thinker.end(closing=True)
        self._threads.shutdown()
