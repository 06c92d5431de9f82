"""What an operator ordered from outside: banned networks, tables that were closed or deleted, and what is too old."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime

from siegeworks.server.addresses import BannedNetworks
from siegeworks.server.configuration import Retention
from siegeworks.store import administration
from siegeworks.store.tables import TableStore
from siegeworks.table.failures import logged
from siegeworks.table.registry import TableRegistry

LOOK_SECONDS = 5.0
RETENTION_SECONDS = 3600.0


class OperatorOrders:
    """Looks for orders in the store, every few seconds."""

    def __init__(self, store: TableStore, tables: TableRegistry, banned: BannedNetworks, retention: Retention) -> None:
        self._store = store
        self._tables = tables
        self._banned = banned
        self._retention = retention

    async def follow(self, delete: Callable[[list[str], list[str]], Awaitable[None]]) -> None:
        """Follow orders until cancelled. `delete` deletes tables and cups that are too old."""
        clean_at = 0.0
        while True:
            with logged("an operator's orders could not be read"):
                self._banned.set(await asyncio.to_thread(self._bans))
                ids = self._tables.table_ids
                self._tables.lose(await asyncio.to_thread(administration.closed_or_deleted, self._store, ids))
            if time.monotonic() >= clean_at:
                clean_at = time.monotonic() + RETENTION_SECONDS
                with logged("what is too old could not be deleted"):
                    await self._clean(delete)
            await asyncio.sleep(LOOK_SECONDS)

    def _bans(self) -> list[str]:
        """The networks whose ban is in force."""
        now = datetime.now(UTC)
        return [
            ban.network
            for ban in administration.bans(self._store)
            if ban.until is None or (until := administration.moment(ban.until)) is None or until > now
        ]

    async def _clean(self, delete: Callable[[list[str], list[str]], Awaitable[None]]) -> None:
        old, cups = await asyncio.to_thread(self._expired)
        if old or cups:
            await delete(old, cups)
            logging.getLogger(__name__).info("%s tables were too old and are deleted", len(old))

    def _expired(self) -> tuple[list[str], list[str]]:
        """The tables and the cups that are too old."""
        rule, now = self._retention, datetime.now(UTC)
        kept = {"unfinished": rule.unfinished_days, "finished": rule.finished_days}
        tables = administration.expired(self._store, now, never_begun=rule.never_begun_days, **kept)
        return tables, administration.expired_cups(self._store, now, **kept)
