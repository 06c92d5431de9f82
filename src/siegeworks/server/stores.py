"""The store of a running server: opened, checked for damage, and closed in good order."""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from siegeworks.i18n.speech import Speech
from siegeworks.kernel.extras import need
from siegeworks.kernel.problem import Problem
from siegeworks.store.claim import Claim
from siegeworks.store.maintenance import check_all
from siegeworks.store.opening import EXTRA, find_losses, open_store, open_tables
from siegeworks.store.sqlite_base import SqliteBase
from siegeworks.store.tables import TableStore
from siegeworks.store.writer import ThreadWriter, Writer

if TYPE_CHECKING:
    from siegeworks.server.cluster import Cluster

CHECK_DELAY = 1.0
"""Seconds before the file is checked, so that the check does not delay the first page."""


@dataclass(frozen=True, slots=True)
class ServerStore:
    """The two sides of the store: a connection to read, and the writer; and the processes that share it, if any do."""

    reading: TableStore
    writer: Writer
    cluster: "Cluster | None" = None


@asynccontextmanager
async def server_store(home: Path, database: str | None, inner_host: str) -> AsyncIterator[ServerStore]:
    """The store of a server while it runs: a shared database, or the file of the data folder."""
    if database is None:
        async with _own_store(home) as store:
            yield store
    else:
        async with _shared_store(database, inner_host) as store:
            yield store


@asynccontextmanager
async def _shared_store(database: str, inner_host: str) -> AsyncIterator[ServerStore]:
    """A database that several processes share; this one leaves them in good order."""
    leases = need("siegeworks.store.leases", EXTRA)
    clusters = need("siegeworks.server.cluster", EXTRA)
    bound, address = need("siegeworks.server.forwarding", EXTRA).bind_inner(inner_host)
    reading, writing = open_store(database), open_store(database)
    cluster: Cluster = clusters.Cluster(leases.Leases(writing.base, address), bound)
    writer = ThreadWriter(writing)
    try:
        await cluster.start()
        yield ServerStore(reading, writer, cluster)
    finally:
        await cluster.leave()
        await writer.close()
        for each in (cluster, reading, writing):
            each.close()


@asynccontextmanager
async def _own_store(home: Path) -> AsyncIterator[ServerStore]:
    """The file of a data folder, which no other process may serve meanwhile."""
    claim = Claim(home)
    reading, writing = open_tables(home), open_tables(home)
    report(find_losses(writing))
    writer = ThreadWriter(writing)
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
