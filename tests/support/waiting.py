"""Waiting for something that another process or thread does."""

import time
from collections.abc import Callable


def wait_until(happened: Callable[[], bool], seconds: float = 60.0) -> None:
    """Wait until something has happened; a busy machine may take its time."""
    end = time.monotonic() + seconds
    while not happened():
        assert time.monotonic() < end, "it did not happen in time"
        time.sleep(0.02)
