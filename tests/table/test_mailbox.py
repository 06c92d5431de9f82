"""A mailbox gives everything to its taker in order, and loses nothing when the taker is interrupted."""

import asyncio

import pytest

from siegeworks.table.mailbox import Mailbox


def test_items_come_out_in_order_whenever_they_were_put_in() -> None:
    async def run() -> list[int]:
        box: Mailbox[int] = Mailbox()
        taken = list[int]()

        async def take() -> None:
            for _ in range(5):
                taken.append(await box.take())

        box.put(1)
        taking = asyncio.create_task(take())
        await asyncio.sleep(0)
        box.put(2)
        box.put(3)
        await asyncio.sleep(0)
        box.put(4)
        box.put(5)
        await taking
        assert not box
        return taken

    assert asyncio.run(run()) == [1, 2, 3, 4, 5]


def test_an_interrupted_taker_loses_nothing() -> None:
    async def run() -> None:
        box: Mailbox[str] = Mailbox()
        taking = asyncio.create_task(box.take())
        await asyncio.sleep(0)
        box.put("letter")
        taking.cancel()  # in the same moment
        with pytest.raises(asyncio.CancelledError):
            await taking
        assert box
        assert await box.take() == "letter"
        box.put("another")
        assert box.take_at_once() == "another"

    asyncio.run(run())
