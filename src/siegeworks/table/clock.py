"""The clock of a table: so much time for each decision, and a reserve for the whole game.

It belongs to the table and not to the game: rules and logs know nothing of it. Only the clock of the person who has to
decide runs. It is kept as a moment of the day, so that it goes on while the server is down. When it runs out, a bot
plays the seat until its person takes it back.
"""

import time
from collections.abc import Callable
from dataclasses import dataclass

from siegeworks.store.records import StoredClock

Now = Callable[[], float]


@dataclass(frozen=True, slots=True)
class ClockRule:
    """The agreement of a table, in seconds."""

    decision: int
    """For each decision."""
    reserve: int
    """For all decisions of a seat that take longer."""
    bot: str
    """Plays for a person whose time is over."""


class TableClock:
    """The clock of one table."""

    def __init__(self, rule: ClockRule, seats: int, stored: StoredClock | None = None, now: Now = time.time) -> None:
        self.rule = rule
        self._now = now
        self.reserves = [rule.reserve * 1000] * seats if stored is None else list(stored.reserves)
        """What each seat has left of its reserve, in milliseconds."""
        self._since = int(now() * 1000) if stored is None else stored.since
        """When the pending decision was asked, in milliseconds since 1970."""

    def left(self, seat: int) -> float:
        """The seconds a seat has left if it is the one that has to decide; below 0 if its time is over."""
        return (self._since + self.rule.decision * 1000 + self.reserves[seat]) / 1000 - self._now()

    def decided(self, seat: int | None) -> None:
        """A seat has decided (None: nobody's time was running): the next decision is asked now."""
        now = int(self._now() * 1000)
        if seat is not None:
            over = max(0, now - self._since - self.rule.decision * 1000)
            self.reserves[seat] = max(0, self.reserves[seat] - over)
        self._since = now

    def stored(self) -> StoredClock:
        rule = self.rule
        return StoredClock(rule.decision, rule.reserve, rule.bot, self._since, tuple(self.reserves))


def clock_from_store(stored: StoredClock | None) -> TableClock | None:
    if stored is None:
        return None
    return TableClock(ClockRule(stored.decision, stored.reserve, stored.bot), len(stored.reserves), stored)
