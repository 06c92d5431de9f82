"""Seats of a server's table: who has one, what a token opens, and who agreed to go back."""

import hashlib
from dataclasses import dataclass, field


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
