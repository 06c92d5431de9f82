"""What a table tells those who watch it. A notice says that something changed; what of it may be seen is asked then."""

from dataclasses import dataclass

from siegeworks.table.chairs import Happened


@dataclass(frozen=True, slots=True)
class Stepped:
    """A choice was made and is on the disk."""

    happened: Happened


@dataclass(frozen=True, slots=True)
class Again:
    """The game began, or went back: look at everything again."""


@dataclass(frozen=True, slots=True)
class SeatsChanged:
    """Somebody came, left, or changed places with a bot."""


@dataclass(frozen=True, slots=True)
class ProposalChanged:
    """A request to go back was opened, answered or dropped."""


@dataclass(frozen=True, slots=True)
class SomethingSaid:
    """A seat said a phrase."""

    seat: int
    phrase: str


@dataclass(frozen=True, slots=True)
class Closed:
    """The table cannot be kept any longer; come back to the stored game."""


Notice = Stepped | Again | SeatsChanged | ProposalChanged | SomethingSaid | Closed
