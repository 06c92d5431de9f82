"""Proposals: what one person at a table asks the others to agree to, and how they answer."""

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field

from siegeworks.kernel.game import CONCEDE, DRAW
from siegeworks.kernel.problem import Problem
from siegeworks.table.seating import Seat

REWIND = "rewind"
"""To go back in a cooperative game: everybody has to agree."""
REPLACE = "replace"
"""To let a bot play for a person who is gone: more than half of the others who are there have to agree."""

PAUSING = (REWIND, CONCEDE)
"""While these are open a cooperative game waits for the answers."""


@dataclass(slots=True)
class OpenProposal:
    """A proposal and the answers to it."""

    kind: str
    seat: int
    """Who makes it, and agrees to it."""
    line: int | None = None
    """The line of the log to go back before."""
    absent: int | None = None
    """The seat that the bot is to play."""
    bot: str | None = None
    rivals: tuple[int, ...] = ()
    """The seats that have to agree to a draw."""
    number: int = 0
    """Answers name it, so that none is taken for the answer to another proposal."""
    agreed: list[int] = field(default_factory=list)
    refused: list[int] = field(default_factory=list)

    def voters(self, seats: Sequence[Seat]) -> list[int]:
        """The seats whose answers count; for a seat that a bot plays only its person can agree to a draw."""
        if self.kind == DRAW:
            return list(self.rivals)
        people = [number for number, seat in enumerate(seats) if seat.person and seat.bot is None]
        if self.kind != REPLACE:
            return people
        return [number for number in people if number != self.absent and seats[number].present]

    def waiting(self, seats: Sequence[Seat]) -> list[int]:
        """The seats that have not answered."""
        return [number for number in self.voters(seats) if number not in self.agreed and number not in self.refused]

    def accepted(self, seats: Sequence[Seat]) -> bool:
        voters = self.voters(seats)
        agreed = sum(number in self.agreed for number in voters)
        return 2 * agreed > len(voters) if self.kind == REPLACE else agreed == len(voters)

    def rejected(self, seats: Sequence[Seat]) -> bool:
        """True if it cannot be accepted any more, or if the absent person is back."""
        if self.kind != REPLACE:
            return bool(self.refused)
        voters = self.voters(seats)
        back = self.absent is not None and seats[self.absent].present
        return back or 2 * sum(number in self.refused for number in voters) >= len(voters)


class Proposals:
    """The proposal that is open at one table; there is one at a time."""

    def __init__(
        self,
        seats: Sequence[Seat],
        changed: Callable[[], None],
        carry_out: Callable[[OpenProposal], Awaitable[None]],
    ) -> None:
        """`changed` is called when everybody has to be notified, `carry_out` once a proposal is accepted."""
        self.open: OpenProposal | None = None
        self.ended_by: int | None = None
        """The seat that refused or withdrew the last proposal; None if it was carried out, or if nobody had to."""
        self._seats = seats
        self._changed = changed
        self._carry_out = carry_out
        self._count = 0

    @property
    def waiting(self) -> list[int]:
        """The seats that have not answered; empty if no proposal is open."""
        return [] if self.open is None else self.open.waiting(self._seats)

    @property
    def pauses(self) -> bool:
        """True while the game waits for answers: a game that is to go back or to end does not go on meanwhile."""
        return self.open is not None and self.open.kind in PAUSING and bool(self.waiting)

    async def make(self, proposal: OpenProposal) -> None:
        """Open a proposal in place of the one that was open before."""
        self._count += 1
        proposal.number = self._count
        proposal.agreed = [proposal.seat]
        self.open, self.ended_by = proposal, None
        await self.reconsider()

    async def answer(self, number: int, seat: int, *, agree: bool) -> None:
        """The answer of a seat. Who made the proposal may withdraw it."""
        proposal = self.open
        if proposal is None or proposal.number != number:
            raise Problem("table-no-proposal")
        if seat == proposal.seat and not agree:
            self.drop(seat)
        elif seat in proposal.waiting(self._seats):
            (proposal.agreed if agree else proposal.refused).append(seat)
            await self.reconsider()

    async def reconsider(self) -> None:
        """Carry the proposal out or drop it if the answers, and those who are there, decide it now."""
        proposal = self.open
        if proposal is None:
            return
        if proposal.rejected(self._seats):
            self.drop(proposal.refused[-1] if proposal.refused else None)
        elif proposal.accepted(self._seats):
            self.drop()
            await self._carry_out(proposal)
        else:
            self._changed()

    def drop(self, seat: int | None = None) -> None:
        """Close the open proposal, on behalf of the seat that refused or withdrew it."""
        if self.open is not None:
            self.open, self.ended_by = None, seat
            self._changed()

    def after_choice(self, seat: int | None) -> None:
        """A seat has made a choice (None: the game went back). Who plays on refuses a draw; who is absent still is."""
        if self.open is None or self.open.kind == REPLACE:
            return
        if self.open.kind in PAUSING or seat is None or seat in self.waiting:
            self.drop(seat)
