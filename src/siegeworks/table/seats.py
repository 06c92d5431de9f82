"""Seats of a server's table: who has one, what a token opens, and who agreed to go back."""

import hashlib
import hmac
from dataclasses import dataclass, field

from siegeworks.kernel.problem import Problem
from siegeworks.store.tables import StoredTable


def token_hash(token: str) -> str:
    """What is kept of a token: enough to know it again, not enough to use it."""
    return hashlib.sha256(token.encode()).hexdigest()


@dataclass(slots=True)
class Place:
    """A seat at the table: who has it, which bot plays it now, and how many connections its person has."""

    name: str | None
    bot: str | None
    token: str | None
    connections: int = 0
    gone_since: float | None = None

    @property
    def person(self) -> bool:
        """Whether a person has the seat or may take it; one without a link is a bot's for ever."""
        return self.token is not None


@dataclass(frozen=True, slots=True)
class Access:
    """What a token opens: a seat or the onlookers' bench, and whether it is the founder's."""

    seat: int | None
    founder: bool


@dataclass(slots=True)
class Proposal:
    """A request to go back to the time before a line, and who agreed to it."""

    seat: int
    line: int
    agreed: list[int] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class Keys:
    """The hashes of all tokens of a table: the founder's, the onlookers', and one for each seat of a person."""

    founder: str
    watch: str
    seats: tuple[str | None, ...]

    def access(self, token: str) -> Access:
        """What a token opens."""
        known = token_hash(token)
        founder = hmac.compare_digest(known, self.founder)
        for seat, key in enumerate(self.seats):
            if key is not None and hmac.compare_digest(known, key):
                return Access(seat, founder)
        if founder or hmac.compare_digest(known, self.watch):
            return Access(None, founder)
        raise Problem("table-token")


def keys_of(stored: StoredTable) -> Keys:
    return Keys(stored.founder, stored.watch, tuple(seat.token for seat in stored.seats))
