"""Review together: several people look at one finished game, and one of them leads.

The leader chooses what everybody sees; the others may look around by themselves and come back. When the leader leaves,
whoever has been there longest leads on. Notes are stored before they are published.
"""

import time
from collections import deque
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Literal

from siegeworks.kernel.problem import Problem
from siegeworks.store import notes
from siegeworks.store.notes import Note
from siegeworks.store.writer import Write
from siegeworks.table import policy
from siegeworks.table.seating import INVISIBLE, person_name

MOST_MEMBERS = 30
MOST_NOTES = 300
LONGEST_NOTE = 500
NOTES_AT_ONCE = 10
NOTE_SECONDS = 60.0
"""One person may write so many notes within so many seconds."""
Change = Literal["members", "spot", "notes"]


@dataclass(frozen=True, slots=True)
class Spot:
    """What a room looks at: the moment after a line as a seat saw it (None: the onlookers), and then perhaps a course
    of choices that nobody made in the game."""

    line: int
    seat: int | None = None
    course: tuple[str, ...] = ()


@dataclass(slots=True)
class Reviewer:
    """Somebody in a room, known by the hash of a key."""

    number: int
    name: str
    person: str
    founder: bool
    """True for the founder of the table, who may delete every note."""
    notify: Callable[[Change], None]
    moments: deque[float] = field(default_factory=deque)


class ReviewRoom:
    """The people who look at one finished game together."""

    def __init__(self, table: str, lines: int, seats: int, kept: list[Note], write: Callable[[Write], Awaitable[None]]):
        self.table = table
        self.notes = kept
        self.spot = Spot(0)
        self.members: dict[int, Reviewer] = {}
        self.leader: int | None = None
        self._lines = lines
        self._seats = seats
        self._write = write
        self._next = 1

    def join(self, name: str, person: str, notify: Callable[[Change], None], *, founder: bool) -> Reviewer:
        """Let somebody in; the first one leads."""
        if len(self.members) >= MOST_MEMBERS:
            raise Problem("review-full", most=MOST_MEMBERS)
        member = Reviewer(self._next, person_name(name), person, founder, notify)
        self._next += 1
        self.members[member.number] = member
        if self.leader is None:
            self.leader = member.number
        self._publish("members", but=member)
        return member

    def leave(self, member: Reviewer) -> None:
        """Part with somebody; if they led, whoever has been there longest leads on."""
        if self.members.pop(member.number, None) is None:
            return
        if self.leader == member.number:
            self.leader = min(self.members, default=None)
        self._publish("members")

    def lead_to(self, member: Reviewer, spot: Spot) -> None:
        """Show everybody another moment."""
        self._check_leader(member)
        self._check_line(spot.line)
        if spot.seat is not None and spot.seat >= self._seats:
            raise Problem("replay-seat", seat=spot.seat, seats=self._seats)
        self.spot = spot
        self._publish("spot", but=member)

    def hand_on(self, member: Reviewer, to: int) -> None:
        """Let somebody else lead."""
        self._check_leader(member)
        if to not in self.members:
            raise Problem("review-nobody")
        self.leader = to
        self._publish("members")

    async def write_note(self, member: Reviewer, line: int, course: tuple[str, ...], text: str) -> None:
        """Keep a note with the game."""
        self._check_line(line)
        plain = " ".join(text.split())
        if not 1 <= len(plain) <= LONGEST_NOTE or not plain.isprintable() or INVISIBLE.search(plain):
            raise Problem("review-note", most=LONGEST_NOTE)
        if len(self.notes) >= MOST_NOTES:
            raise Problem("review-notes", most=MOST_NOTES)
        _check_pace(member)
        number = max((note.number for note in self.notes), default=0) + 1
        written = policy.now().isoformat(timespec="seconds")
        note = Note(number, line, course, member.person, member.name, plain, written)
        # The place is taken before the store answers, so that two notes at once get two numbers.
        self.notes = sorted([*self.notes, note], key=lambda each: (each.line, each.number))
        try:
            await self._write(lambda store: notes.add(store.base, self.table, note))
        except Problem:
            self.notes = [each for each in self.notes if each.number != number]
            raise
        self._publish("notes")

    async def delete_note(self, member: Reviewer, number: int) -> None:
        """Delete a note; its author may, and the founder of the table."""
        note = next((each for each in self.notes if each.number == number), None)
        if note is None:
            raise Problem("review-no-note")
        if not may_delete(member, note):
            raise Problem("review-not-yours")
        await self._write(lambda store: notes.delete(store.base, self.table, number))
        self.notes = [each for each in self.notes if each.number != number]
        self._publish("notes")

    def _check_leader(self, member: Reviewer) -> None:
        if self.leader != member.number:
            leader = self.members.get(self.leader or 0)
            raise Problem("review-leader", name="" if leader is None else leader.name)

    def _check_line(self, line: int) -> None:
        if line >= self._lines:
            raise Problem("review-line", line=line, most=self._lines - 1)

    def _publish(self, change: Change, but: Reviewer | None = None) -> None:
        for member in list(self.members.values()):
            if member is not but:
                member.notify(change)


def may_delete(member: Reviewer, note: Note) -> bool:
    return member.founder or note.person == member.person


def _check_pace(member: Reviewer) -> None:
    """Refuse somebody who writes too much in a short time."""
    now = time.monotonic()
    while member.moments and now - member.moments[0] > NOTE_SECONDS:
        member.moments.popleft()
    if len(member.moments) >= NOTES_AT_ONCE:
        raise Problem("talk-fast", most=NOTES_AT_ONCE, seconds=int(NOTE_SECONDS))
    member.moments.append(now)
