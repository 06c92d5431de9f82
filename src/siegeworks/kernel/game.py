"""The contract of a game: everything that the kernel, bots, tables and pages use of its rules."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol, TypeVar

from siegeworks.kernel.actions import Notation
from siegeworks.kernel.chance import Chance
from siegeworks.kernel.content import Document
from siegeworks.kernel.events import EventSink, Vocabulary
from siegeworks.kernel.problem import Problem

State = TypeVar("State")
View = TypeVar("View")

Json = dict[str, Any]

RESIGN = "resign"
"""A seat gives up, and the only other seat that is still in the game wins."""
DRAW = "draw"
"""Rivals agree that nobody wins."""
CONCEDE = "concede"
"""A team agrees that it has lost."""
SETTLEMENTS = (RESIGN, DRAW, CONCEDE)
"""How players can end a game among themselves, before the rules end it."""


@dataclass(frozen=True, slots=True)
class Options:
    """How a game is set up: the number of seats, and the other settings by name."""

    seats: int
    settings: tuple[tuple[str, str], ...] = ()

    def __getitem__(self, name: str) -> str:
        return dict(self.settings)[name]

    def text(self) -> str:
        """One line, as in a log header."""
        return " ".join([f"seats={self.seats}", *(f"{name}={value}" for name, value in self.settings)])


def parse_options(text: str) -> dict[str, str]:
    """The settings in an options line."""
    settings: dict[str, str] = {}
    for part in text.split():
        name, equals, value = part.partition("=")
        if not equals:
            raise Problem("options-unreadable", text=part)
        settings[name] = value
    return settings


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended: the winning seats (all, one or none), the reason, and the score."""

    winners: tuple[int, ...]
    reason: str
    score: int

    def text(self) -> str:
        seats = ",".join(str(seat) for seat in self.winners) or "-"
        return f"winners={seats} reason={self.reason} score={self.score}"


@dataclass(frozen=True, slots=True)
class SeatPart:
    """A part of what the document of a state says of each seat."""

    name: str
    fields: tuple[str, ...]
    """As those of a `DocumentPart`."""
    write: Callable[[Any, int], Any]
    """Writes it for a state and a seat."""


@dataclass(frozen=True, slots=True)
class DocumentPart:
    """A part of the document of a state."""

    name: str
    fields: tuple[str, ...]
    """The fields of the state that the part depends on: while they are the same, so is the part."""
    write: Callable[[Any], Any]
    of_seats: tuple[SeatPart, ...] = ()
    """If the part is a list with an entry for each seat: of what they consist."""


class Game(Protocol[State, View]):
    """The rules of one game with its content. Pure and deterministic: chance comes in, events go out."""

    id: str
    cooperative: bool
    """Whether all seats win or lose together."""
    rules_version: int
    content_digest: str
    content_document: Document | None
    """All tables of the content, to be kept beside games; None if the game has no content files."""
    tables: Any
    """The content as the rules and the words of the game read it."""
    notation: Notation
    vocabulary: Vocabulary
    rule_ids: tuple[str, ...]

    settlements: tuple[str, ...]
    """Which of `SETTLEMENTS` the game has."""
    house_rules: tuple[str, ...]
    """The settings that change a rule; a game with other values than their defaults has a digest of its own."""

    @property
    def seat_counts(self) -> Sequence[int]: ...

    @property
    def settings(self) -> Mapping[str, tuple[str, ...]]:
        """The settings other than the number of seats, each with its possible values."""
        ...

    def options(self, settings: Mapping[str, str]) -> Options:
        """Check named settings and return the options; a missing setting has its default value."""
        ...

    def digest_for(self, options: Options) -> str:
        """The digest of the content together with the house rules that are not the default ones."""
        ...

    def setup(self, options: Options, chance: Chance, sink: EventSink | None) -> State: ...

    def options_of(self, state: State) -> Options: ...

    def actor(self, state: State) -> int | None:
        """The seat that has to decide; None when the game is over."""
        ...

    def legal(self, state: State) -> list[int]:
        """All actions that the actor may choose: ascending, unique, and empty only when the game is over."""
        ...

    def canonical(self, state: State) -> list[int]:
        """Legal actions that still lead to every result, but to each in one order of picks only.

        People pick cards, tokens or targets in any order. Bots, search and learning ask for this shorter list instead,
        so that they do not try the same set of picks in every order. It is empty only when the game is over.
        """
        ...

    def picking(self, state: State) -> bool:
        """Whether the actor is picking things one by one, and can still take back the picks made so far.

        The order of these picks never matters: every order leads to the same state once they are final.
        """
        ...

    def apply(self, state: State, action: int, chance: Chance, sink: EventSink | None) -> None:
        """Carry out a legal action, and everything that follows automatically, in place."""
        ...

    def outcome(self, state: State) -> Outcome | None: ...

    def settled(self, state: State, settlement: str, seat: int) -> Outcome | None:
        """The outcome if a running game ends now because a seat resigns or because the players agreed; the state does
        not change. None if this game cannot end like that in this state."""
        ...

    def in_play(self, state: State, seat: int) -> bool:
        """Whether a seat is still in the game. A seat that is out never comes back or wins, and everybody knows it."""
        ...

    def rank(self, outcome: Outcome) -> str | None:
        """The id of the rank that an outcome earns in the Chronicles; None if the game is not recorded there."""
        ...

    def facts(self, state: State) -> dict[str, int]:
        """Numbers that simulations record about a finished game, always including `turns`."""
        ...

    def open_hands(self, state: State) -> bool:
        """Whether everybody sees the event fields that only their owner would see otherwise."""
        ...

    def copy(self, state: State) -> State: ...

    def view(self, state: State, seat: int | None) -> View:
        """What a seat may see; None is a spectator."""
        ...

    def guess(self, view: View, chance: Chance) -> State:
        """A random state that is consistent with the view."""
        ...

    def why_not(self, state: State, action: int) -> str | None:
        """The id of the rule that forbids an action; None if it is legal."""
        ...

    document_parts: Sequence[DocumentPart]
    """What `document` consists of, so that links are made from what a choice has changed; empty if it has no parts."""

    def document(self, state: State) -> Json:
        """The state as a document that people can read and edit."""
        ...

    def from_document(self, document: Json) -> State:
        """The state of a document; an impossible one is refused with every reason."""
        ...

    def view_document(self, view: View) -> Json:
        """A view as a document; whatever the seat may not see is null."""
        ...


AnyGame = Game[Any, Any]


def plain_setting(name: str, value: str, choices: tuple[str, ...]) -> str:
    """The value, if it is one of the choices of this setting; otherwise a problem."""
    if value not in choices:
        raise Problem("option-choice", name=name, value=value, choices=", ".join(choices))
    return value
