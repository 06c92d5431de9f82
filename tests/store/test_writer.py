"""Writes that share a commit: a bad one fails alone, and the operator hears of the database, not of one write."""

import asyncio
import sqlite3
from pathlib import Path

import pytest

from siegeworks.kernel.problem import Problem
from siegeworks.store.opening import open_tables
from siegeworks.store.tables import TableStore
from siegeworks.store.writer import Writer, _PendingWrite


class Together(Writer):
    """Carries out what was asked for when the test says so, all of it in one batch."""

    def __init__(self, store: TableStore) -> None:
        super().__init__(store)
        self.waiting: list[_PendingWrite] = []

    def _accept(self, pending: _PendingWrite) -> None:
        self.waiting.append(pending)

    def carry_out(self) -> None:
        batch, self.waiting = self.waiting, []
        self._commit(batch)

    async def close(self) -> None:
        """Nothing waits."""


def bad(_: TableStore) -> None:
    raise sqlite3.OperationalError("no such row")


def full(_: TableStore) -> None:
    raise sqlite3.OperationalError("database or disk is full")


def good(_: TableStore) -> None:
    """Writes nothing, which always succeeds."""


def test_a_bad_write_among_good_ones_is_no_trouble_of_the_database(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    outcomes: list[list[BaseException | None]] = []

    async def run() -> None:
        store = open_tables(tmp_path)
        writer = Together(store)
        for writes in ((bad, good, good), (full, full), (good,)):
            asked = [asyncio.ensure_future(writer.write(write)) for write in writes]
            await asyncio.sleep(0)
            writer.carry_out()
            outcomes.append(await asyncio.gather(*asked, return_exceptions=True))
            if len(outcomes) == 1:
                assert not caplog.records
        store.close()

    asyncio.run(run())
    assert [[isinstance(outcome, Problem) for outcome in batch] for batch in outcomes] == [
        [True, False, False],
        [True, True],
        [False],
    ]
    heard = [record.getMessage().split(":")[0] for record in caplog.records]
    assert heard == ["what is done is not stored, and refused", "what is done is stored again"]
