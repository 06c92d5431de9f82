"""The store of a running server: opened, checked for damage, and closed in good order."""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

from siegeworks.i18n.speech import Speech
from siegeworks.kernel.problem import Problem
from siegeworks.store.claim import Claim
from siegeworks.store.maintenance import check_all
from siegeworks.store.opening import find_losses, open_tables
from siegeworks.store.sqlite_base import SqliteBase
from siegeworks.store.tables import TableStore
from siegeworks.store.writer import Writer

CHECK_DELAY = 1.0
"""Seconds before the file is checked, so that the check does not delay the first page."""


@dataclass(frozen=True, slots=True)
class ServerStore:
    """The two sides of the store: a connection to read, and the writer."""

    reading: TableStore
    writer: Writer


@asynccontextmanager
async def server_store(home: Path) -> AsyncIterator[ServerStore]:
    """The store of the tables in a data folder, while a server runs."""
    claim = Claim(home)
    reading, writing = open_tables(home), open_tables(home)
    report(find_losses(writing))
    writer = Writer(writing)
    checking = asyncio.create_task(_check_later(home))
    try:
        yield ServerStore(reading, writer)
    finally:
        checking.cancel()
        await writer.close()
        for file in (reading, writing, claim):
            file.close()


def report(problems: list[Problem]) -> None:
    """Tell the operator what is wrong with the store."""
    for problem in problems:
        logging.getLogger(__name__).warning("%s", Speech("en").explain(problem))


async def _check_later(home: Path) -> None:
    await asyncio.sleep(CHECK_DELAY)
    report(await asyncio.to_thread(find_damage, home))


def find_damage(home: Path) -> list[Problem]:
    """What is damaged in the file of tables; if the file is whole, its tables are not read one by one."""
    store = open_tables(home)
    try:
        damaged = isinstance(store.base, SqliteBase) and bool(store.base.damage())
        return list(check_all(store, replays=False, progress=lambda _done, _total: None)) if damaged else []
    finally:
        store.close()
