"""What changes often is stored seldom, and the last change always."""

import asyncio
from collections.abc import Coroutine
from typing import Any

from siegeworks.table.latest import Latest


class Kept:
    """What was stored, and the tasks that store."""

    def __init__(self) -> None:
        self.values = list[int]()
        self.hurry = asyncio.Event()
        self.tasks = list[asyncio.Task[None]]()
        self.latest = Latest(0, self._store, self._start, self.hurry)

    async def _store(self, value: int) -> None:
        self.values.append(value)

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        self.tasks.append(asyncio.create_task(work))


async def settled() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


def test_the_first_change_is_stored_at_once_and_the_last_of_those_after_it() -> None:
    async def run() -> list[int]:
        kept = Kept()
        kept.latest.change(1)
        await settled()
        assert kept.values == [1]
        for value in range(2, 100):
            kept.latest.change(value)
            await asyncio.sleep(0)
        assert kept.values == [1]
        kept.hurry.set()
        await asyncio.gather(*kept.tasks)
        kept.latest.change(100)
        await asyncio.gather(*kept.tasks)
        return kept.values

    assert asyncio.run(run()) == [1, 99, 100]


def test_what_is_as_it_was_is_not_stored() -> None:
    async def run() -> list[int]:
        kept = Kept()
        kept.latest.change(0)
        kept.latest.change(1)
        await settled()
        kept.latest.change(2)
        kept.latest.change(1)
        kept.hurry.set()
        await asyncio.gather(*kept.tasks)
        return kept.values

    assert asyncio.run(run()) == [1]
