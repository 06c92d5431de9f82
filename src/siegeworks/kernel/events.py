"""Events: what happened, as small tuples of numbers, and who may see which field of them."""

from dataclasses import dataclass
from enum import Enum

Event = tuple[int, ...]
"""(kind, field, field, …); the vocabulary of the game says what the fields mean."""


class EventSink:
    """Collects the events of applied actions. Rules get None instead when nobody needs the events."""

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
    """Add an event to the sink; costs one comparison when there is none."""
    if sink is not None:
        sink.add(kind, a, b, c)


class Seen(Enum):
    """Who may see a field. A field without a mark is seen by nobody."""

    ALL = "all"
    OWNER = "owner"
    NOBODY = "nobody"


@dataclass(frozen=True, slots=True)
class Field:
    """A number of an event: what it counts or names, and who may see it."""

    name: str
    kind: str = "number"
    seen: Seen = Seen.NOBODY


@dataclass(frozen=True, slots=True)
class EventKind:
    """One sort of event.

    `reveals` marks those that turn up what nobody (or only its owner) may have known, which ends undo;
    `discloses` those by which the others see something of the owner's hand that the choice did not name.
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
    """An event as one seat may see it: fields it may not see are missing."""

    name: str
    fields: dict[str, int]


class Vocabulary:
    """All event kinds of a game, by their number; the only way from an event to anybody's eyes."""

    def __init__(self, kinds: tuple[EventKind, ...]) -> None:
        self.kinds = kinds

    def kind(self, event: Event) -> EventKind:
        return self.kinds[event[0]]

    def redact(self, event: Event, seat: int | None, *, open_hands: bool = False) -> SeenEvent:
        """What a seat (None: a spectator) may know of an event."""
        kind = self.kinds[event[0]]
        owns = open_hands or (seat is not None and kind.private and event[1 + kind.owner] == seat)
        fields = {
            field.name: event[1 + place]
            for place, field in enumerate(kind.fields)
            if field.seen is Seen.ALL or (field.seen is Seen.OWNER and owns)
        }
        return SeenEvent(kind.name, fields)

    def reveals(self, event: Event) -> bool:
        """Whether somebody learnt something hidden by this event."""
        return self.kinds[event[0]].reveals

    def informs(self, event: Event, seat: int | None, *, open_hands: bool = False) -> bool:
        """Whether this seat learnt something by this event that its view did not tell before."""
        kind = self.kinds[event[0]]
        owns = open_hands or event[1 + kind.owner] == seat
        if kind.discloses:
            return not owns
        return kind.reveals and (owns or not kind.private)
