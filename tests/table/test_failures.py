"""A failure of what is done again and again is logged, and ends nothing."""

import asyncio

import pytest

from siegeworks.kernel.problem import Problem
from siegeworks.table.failures import logged


def test_a_problem_is_one_line_and_a_bug_says_where_it_is(caplog: pytest.LogCaptureFixture) -> None:
    with logged("the sky could not be held up"):
        raise Problem("store-taken", file="tables")
    assert [record.exc_info for record in caplog.records] == [None]
    caplog.clear()
    with logged("the sky could not be held up"):
        raise ValueError("a bug")
    (record,) = caplog.records
    assert record.exc_info is not None
    assert record.getMessage() == "the sky could not be held up"


def test_who_is_cancelled_stops() -> None:
    with pytest.raises(asyncio.CancelledError), logged("nothing"):
        raise asyncio.CancelledError
