"""Events: what happened, as small tuples of numbers, and who may see which field of them."""

from dataclasses import dataclass
from enum import Enum

Event = tuple[int, ...]
"""(kind, field, field, …); the vocabulary of the game defines what the fields mean."""


class EventSink:
    """Collects the events of applied actions. Callers that do not need the events pass None to the rules instead."""

    __slots__ = ("events",)

    events: list[Event]

    def __init__(self) -> None:
        self.events = []

    def add(self, kind: int, a: int, b: int, c: int) -> None:
        self.events.append((kind, a, b, c))

    def take(self) -> list[Event]:
        """The events since the last call."""
        events = self.events
        self.events = []
        return events


def emit(sink: EventSink | None, kind: int, a: int, b: int, c: int) -> None:
    """Add an event to the sink, if there is one."""
    if sink is not None:
        sink.add(kind, a, b, c)


class Seen(Enum):
    """Who may see a field. Nobody sees a field that is not marked."""

    ALL = "all"
    OWNER = "owner"
    NOBODY = "nobody"


@dataclass(frozen=True, slots=True)
class Field:
    """A number of an event: its name, what the number stands for, and who may see it."""

    name: str
    kind: str = "number"
    seen: Seen = Seen.NOBODY


@dataclass(frozen=True, slots=True)
class EventKind:
    """One kind of event.

    `reveals` marks events that reveal something that nobody, or only its owner, could know; they end undo.
    `discloses` marks events that show the other seats something of the owner's hand that the choice did not name.
    """

    name: str
    fields: tuple[Field, ...]
    reveals: bool = False
    discloses: bool = False
    owner: int = 0

    @property
    def private(self) -> bool:
        return any(field.seen is Seen.OWNER for field in self.fields)


@dataclass(frozen=True, slots=True)
class SeenEvent:
    """An event as one seat may see it, without the fields that are hidden from that seat."""

    name: str
    fields: dict[str, int]


class Vocabulary:
    """All event kinds of a game by number. Every event passes through `redact` before a person or a bot sees it."""

    def __init__(self, kinds: tuple[EventKind, ...]) -> None:
        self.kinds = kinds

    def kind(self, event: Event) -> EventKind:
        return self.kinds[event[0]]

    def redact(self, event: Event, seat: int | None, *, open_hands: bool = False) -> SeenEvent:
        """The event as a seat may see it; None is a spectator."""
        kind = self.kinds[event[0]]
        owns = open_hands or (seat is not None and kind.private and event[1 + kind.owner] == seat)
        fields = {
            field.name: event[1 + place]
            for place, field in enumerate(kind.fields)
            if field.seen is Seen.ALL or (field.seen is Seen.OWNER and owns)
        }
        return SeenEvent(kind.name, fields)

    def reveals(self, event: Event) -> bool:
        """Whether this event reveals hidden information to any seat."""
        return self.kinds[event[0]].reveals

    def informs(self, event: Event, seat: int | None, *, open_hands: bool = False) -> bool:
        """Whether this event shows the seat something that its view did not contain before."""
        kind = self.kinds[event[0]]
        owns = open_hands or event[1 + kind.owner] == seat
        if kind.discloses:
            return not owns
        return kind.reveals and (owns or not kind.private)
