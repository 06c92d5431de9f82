"""What one table writes to disk."""

import asyncio
from collections.abc import Callable, Coroutine, Sequence
from contextlib import suppress
from typing import Any

from siegeworks.kernel.match import Match
from siegeworks.kernel.problem import Problem
from siegeworks.store import lobby
from siegeworks.store.records import StoredClock
from siegeworks.store.tables import TableStore
from siegeworks.store.writer import Writer
from siegeworks.table import policy
from siegeworks.table.keys import KeyRing
from siegeworks.table.latest import Latest
from siegeworks.table.seating import Seat


class TableStorage:
    """The place of a table on disk. Nothing may be published that is not stored: a failure closes the table."""

    def __init__(self, id_: str, writer: Writer, on_failure: Callable[[], None], token: int | None) -> None:
        self._id = id_
        self._fence = None if token is None else (id_, token)
        self._writer = writer
        self._on_failure = on_failure
        self._closing = asyncio.Event()
        self._tasks: set[asyncio.Task[None]] = set()
        self._watchers = Latest(0, self._note_watchers, self._begin, self._closing)

    async def seat(self, number: int, seat: Seat) -> None:
        await self._write(lambda file: file.seat(self._id, number, seat.stored()))

    async def keys(self, ring: KeyRing, seat: tuple[int, Seat] | None = None) -> None:
        """Write what opens the table from now on, and with it who has a seat, if that has changed."""

        def write(file: TableStore) -> None:
            file.keys(self._id, ring.founder, ring.watch, ring.keys)
            if seat is not None:
                file.seat(self._id, seat[0], seat[1].stored())

        await self._write(write)

    async def begin(self, match: Match, seats: Sequence[Seat]) -> None:
        """Write the content, the header and the first line of a game, and who has the seats."""
        entry = match.log.entries[0]
        header = "\n".join(match.log.header.lines())

        def write(file: TableStore) -> None:
            file.keep_content(match.log.header.content, match.game.content_document)
            file.begin(self._id, header, match.seed)
            for number, seat in enumerate(seats):
                file.seat(self._id, number, seat.stored())
            file.append(self._id, entry.number, entry.line())

        await self._write(write)

    def watchers(self, count: int) -> None:
        """Write soon how many onlookers the lobby shows. The table does not wait: nobody at it needs the number."""
        self._watchers.change(count)

    async def _note_watchers(self, count: int) -> None:
        # If it fails, the lobby shows an old number.
        with suppress(Problem):
            await self._writer.write(lambda file: lobby.note_watchers(file.base, self._id, count), self._fence)

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        """Write what is still to be written."""
        self._closing.set()
        await asyncio.gather(*self._tasks)

    async def watch(self, token: str) -> None:
        """Write the new token of the onlookers where the lobby shows it."""
        await self._write(lambda file: lobby.renew_watch(file.base, self._id, token))

    async def clock(self, clock: StoredClock) -> None:
        await self._write(lambda file: file.clock(self._id, clock))

    async def append(self, match: Match, lines: int, clock: StoredClock | None) -> None:
        """Write the last lines, with how the clock stands and the ending if they were the last of the game: all or
        none."""
        entries = match.log.entries[-lines:]
        ending = policy.ending_of(match)

        def write(file: TableStore) -> None:
            for entry in entries:
                file.append(self._id, entry.number, entry.line())
            if clock is not None:
                file.clock(self._id, clock)
            if ending is not None:
                file.end(self._id, ending)

        await self._write(write)

    async def change(self, write: Callable[[TableStore], None]) -> None:
        """Carry out a write that belongs to the table, if this process still owns it."""
        await self._write(write)

    async def stop_counting(self) -> None:
        await self._write(lambda file: file.stop_counting(self._id))

    async def count_hint(self) -> None:
        await self._write(lambda file: file.count_hint(self._id))

    async def _write(self, write: Callable[[TableStore], None]) -> None:
        try:
            await self._writer.write(write, self._fence)
        except Problem:
            self._on_failure()
            raise
