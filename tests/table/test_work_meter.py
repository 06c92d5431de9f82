"""Work that is begun at once is charged, and what has to wait can go on, fail or be cancelled."""

import asyncio

import pytest

from siegeworks.table.work_meter import begun


class Purse:
    """Somebody who pays."""

    def __init__(self) -> None:
        self.charges = 0

    def charge_loop(self, seconds: float) -> None:
        assert seconds >= 0
        self.charges += 1

    def charge_thinking(self, seconds: float) -> None:
        raise AssertionError(seconds)


def test_what_need_not_wait_is_done_at_once_and_charged() -> None:
    done, purse = list[str](), Purse()

    async def work() -> None:
        done.append("work")

    assert begun(work(), purse) is None
    assert begun(work(), None) is None
    assert (done, purse.charges) == (["work", "work"], 1)


@pytest.mark.parametrize("paid", [True, False])
def test_what_waits_goes_on_later(paid: bool) -> None:
    async def main() -> None:
        door, passed, purse = asyncio.Event(), list[int](), Purse()

        async def work() -> None:
            for number in range(3):
                await door.wait()
                passed.append(number)
                await asyncio.sleep(0)

        rest = begun(work(), purse if paid else None)
        assert rest is not None
        assert passed == []
        asyncio.get_running_loop().call_soon(door.set)
        await rest
        assert passed == [0, 1, 2]
        assert purse.charges == (5 if paid else 0)

    asyncio.run(main())


def test_what_waits_too_long_is_told_and_may_clean_up() -> None:
    async def main() -> None:
        heard = list[str]()

        async def work() -> None:
            try:
                await asyncio.Event().wait()
            finally:
                heard.append("cancelled")

        rest = begun(work(), None)
        assert rest is not None
        with pytest.raises(TimeoutError):
            async with asyncio.timeout(0):
                await rest
        assert heard == ["cancelled"]

    asyncio.run(main())


def test_a_failure_is_raised_where_the_work_is_begun_or_awaited() -> None:
    async def main() -> None:
        async def fail(wait: bool) -> None:
            if wait:
                await asyncio.sleep(0)
            raise ValueError("broken")

        with pytest.raises(ValueError, match="broken"):
            begun(fail(wait=False), None)
        rest = begun(fail(wait=True), Purse())
        assert rest is not None
        with pytest.raises(ValueError, match="broken"):
            await rest

    asyncio.run(main())
