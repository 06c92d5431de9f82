"""A clock for the tests of bots that think for a time."""

from itertools import count

import pytest

from siegeworks.bots import budget


def tick_per_simulation(monkeypatch: pytest.MonkeyPatch) -> None:
    """Replace the clock of budgets by one that goes on by a millisecond whenever it is read."""
    ticks = count()
    monkeypatch.setattr(budget, "perf_counter", lambda: next(ticks) / 1000)
