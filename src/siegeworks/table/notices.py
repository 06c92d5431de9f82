"""What a table notifies its subscribers of. A notice says that something changed; views say what may be seen of it."""

from dataclasses import dataclass

from siegeworks.table.history import HistoryEntry

KEPT_UTTERANCES = 30
"""How much of what was said last a newcomer to the table receives."""


@dataclass(frozen=True, slots=True)
class ChoiceMade:
    """A choice was made, or several at once, and they are on disk."""

    entries: list[HistoryEntry]


@dataclass(frozen=True, slots=True)
class GameReset:
    """The game began, or went back to an earlier moment: everything may have changed."""


@dataclass(frozen=True, slots=True)
class SeatsChanged:
    """A person came or left, or a seat went from a person to a bot or back."""


@dataclass(frozen=True, slots=True)
class KeysChanged:
    """Invitations were spent or links renewed: whoever came with one of them has to leave."""


@dataclass(frozen=True, slots=True)
class ProposalChanged:
    """A proposal was made, answered, carried out or dropped."""


@dataclass(frozen=True, slots=True)
class Utterance:
    """What a seat said: one of the phrases, a text of its own, or the handle of the thing it points at."""

    seat: int
    phrase: str | None = None
    text: str | None = None
    handle: str | None = None


@dataclass(frozen=True, slots=True)
class UtteranceMade:
    """A seat said something."""

    utterance: Utterance


@dataclass(frozen=True, slots=True)
class TableClosed:
    """The table closes; the stored game can be opened again."""


Notice = ChoiceMade | GameReset | SeatsChanged | KeysChanged | ProposalChanged | UtteranceMade | TableClosed
