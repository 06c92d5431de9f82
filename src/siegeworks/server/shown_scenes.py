"""What everybody at a table was shown last, so that a step carries only what of the scene has changed since."""

from typing import Any

import msgspec

from siegeworks.kernel.match import Match
from siegeworks.server.packing import encode
from siegeworks.table.hosted import HostedTable

NOTHING = b"{}"


class ShownScenes:
    """The views of the onlookers and of the seats that were shown the table since, as they were sent last.

    All who watch a table have seen the same moment of it: whoever comes receives the whole table, and then each step.
    """

    def __init__(self, table: HostedTable) -> None:
        self._table = table
        self._views: dict[int | None, Any] = {}
        self._lines = -1
        """How many lines the log had at that moment."""
        self._moment: tuple[int, Any] = (-1, None)
        """The lines and the state that the present views are of."""
        self._present: dict[int | None, Any] = {}
        self._common: tuple[int, Any, bytes] = (-1, None, NOTHING)
        """The changes that are the same for everybody, encoded once, with the lines and the state that they lead to."""

    def view(self, match: Match, seat: int | None) -> Any:
        """What a seat sees now, made once for everything that is sent of this moment; nobody changes a view."""
        lines, state = len(match.log.entries), match.state
        if self._moment[0] != lines or self._moment[1] is not state:
            self._moment, self._present = (lines, state), {}
        if seat not in self._present:
            self._present[seat] = self._table.game.view(state, seat)
        return self._present[seat]

    def note_whole(self, match: Match, seat: int | None) -> None:
        """A seat (None: the onlookers) is shown the whole table as it is now."""
        if self._lines != len(match.log.entries):
            self._lines = len(match.log.entries)
            self._views = {}  # who has not been shown this moment must not get a step from it
        self._views |= {each: self.view(match, each) for each in (None, seat)}

    def note_step(self, match: Match) -> None:
        """All have been sent a step that leads to what is there now."""
        self._lines = len(match.log.entries)
        self._views = {seat: self.view(match, seat) for seat in self._views}

    def precede(self, line: int) -> bool:
        """True if a step that begins with this line tells everybody what is new to them."""
        return self._lines == line

    def changes(self, match: Match, view: Any, seat: int | None) -> msgspec.Raw:
        """What has changed in the scene of a seat: from what onlookers see, and from the seat's own view."""
        own = encode(self._table.stage.own_changes(self._views[seat], view))
        return msgspec.Raw(_joined(self._common_changes(match), own))

    def _common_changes(self, match: Match) -> bytes:
        moment = (len(match.log.entries), match.state)
        if self._common[0] != moment[0] or self._common[1] is not moment[1]:
            changed = self._table.stage.common_changes(self._views[None], self.view(match, None))
            self._common = *moment, encode(changed)
        return self._common[2]


def _joined(one: bytes, other: bytes) -> bytes:
    """Two JSON objects as one."""
    if NOTHING in (one, other):
        return other if one == NOTHING else one
    return b"".join((one[:-1], b",", other[1:]))
