"""Who is connected to a table, with which devices, and who has been gone for long."""

import asyncio
import time
from collections.abc import Callable, Sequence

from siegeworks.table.seating import Seat

GONE_FOR_LONG = 90.0
"""Seconds after which the others may let a bot play for a person who is not connected."""


class Presence:
    """The connections to one table."""

    def __init__(self, seats: Sequence[Seat], changed: Callable[[], None]) -> None:
        """`changed` is called when a person, a device or an onlooker comes or leaves, and when somebody has been gone
        for long."""
        self.watchers = 0
        """How many connections there are, onlookers included."""
        self.onlookers = 0
        """How many of them have no seat."""
        self.quiet_since = time.monotonic()
        self._seats = seats
        self._changed = changed
        for seat in seats:
            self._mark_gone(seat)

    def connect(self, seat: int | None, key: str) -> None:
        self.watchers += 1
        if seat is None:
            self.onlookers += 1
            self._changed()
            return
        person = self._seats[seat]
        person.devices[key] += 1
        person.gone_since = None
        if person.devices[key] == 1:
            self._changed()

    def disconnect(self, seat: int | None, key: str) -> None:
        self.watchers -= 1
        self.quiet_since = time.monotonic()
        if seat is None:
            self.onlookers -= 1
            self._changed()
            return
        person = self._seats[seat]
        person.devices[key] -= 1
        if person.devices[key] == 0:
            del person.devices[key]
            if not person.present:
                self._mark_gone(person)
            self._changed()

    def gone_for_long(self, seat: int) -> bool:
        """True if the person of a seat has not been connected for long."""
        since = self._seats[seat].gone_since
        return since is not None and time.monotonic() - since >= GONE_FOR_LONG

    def _mark_gone(self, seat: Seat) -> None:
        seat.gone_since = since = time.monotonic()
        asyncio.get_running_loop().call_later(GONE_FOR_LONG + 0.1, self._notice_absence, seat, since)

    def _notice_absence(self, seat: Seat, since: float) -> None:
        if seat.gone_since == since:
            self._changed()
