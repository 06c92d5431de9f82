"""Positions that tests set up, play on with the texts of actions, and look at; each game adds its own setters.

Every position is read from a position document, so an impossible scene is refused, and so is an impossible position
after a play.
"""

from collections.abc import Mapping, Sequence
from copy import deepcopy
from typing import Any, Generic, Self, TypeVar

from siegeworks.kernel.chance import Chance
from siegeworks.kernel.events import Event, EventSink, SeenEvent
from siegeworks.kernel.game import AnyGame, Json

GameT = TypeVar("GameT", bound=AnyGame)
StateT = TypeVar("StateT")


def counted(text: str) -> dict[str, int]:
    """Amounts by name: `soldier 3 archer` is three soldiers and an archer; `1 wood, 2 metal` works too."""
    amounts: dict[str, int] = {}
    words = text.replace(",", " ").split()
    while words:
        word = words.pop(0)
        if word.isdigit():
            amounts[words.pop(0)] = int(word)
        else:
            amounts[word] = int(words.pop(0)) if words and words[0].isdigit() else 1
    return amounts


class BaseScene(Generic[GameT, StateT]):
    """One position, and the events of the last play."""

    def __init__(self, game: GameT, document: Json) -> None:
        self.game = game
        self._document: Json = document
        self._state: StateT | None = None
        self._events: list[Event] = []

    # Looking.

    @property
    def state(self) -> StateT:
        if self._state is None:
            self._state = self.game.from_document(deepcopy(self._document))
        return self._state

    @property
    def document(self) -> Json:
        """The position as it is now."""
        return self._document if self._state is None else self.game.document(self._state)

    def __getitem__(self, key: str) -> Any:
        return self.document[key]

    def legal(self) -> list[str]:
        """The texts of all legal actions."""
        return [self.game.notation.text(action) for action in self.game.legal(self.state)]

    def offers(self, *beginnings: str) -> list[str]:
        """The legal actions whose texts begin with this."""
        return [text for text in self.legal() if text.startswith(beginnings)]

    def forbids(self, action: str) -> str | None:
        """The id of the rule that forbids an action, None if it is legal; `legal` must agree, and nothing changes."""
        before = self.document
        rule = self.game.why_not(self.state, self.game.notation.parse(action))
        assert (rule is None) == (action in self.legal()), f"legal and why_not differ on `{action}`: {rule}"
        assert self.document == before
        return rule

    def outcome(self) -> str | None:
        """How the game ended, as one line."""
        outcome = self.game.outcome(self.state)
        return None if outcome is None else outcome.text()

    def events(self, *names: str) -> list[str]:
        """The events of the last play as texts; only the named kinds, if any are named."""
        texts = [self._event_text(event) for event in self._events]
        return [text for text in texts if not names or text.split()[0] in names]

    def heard(self, seat: int | None, name: str) -> list[SeenEvent]:
        """The events of one kind as a seat sees them."""
        vocabulary = self.game.vocabulary
        return [vocabulary.redact(event, seat) for event in self._events if vocabulary.kind(event).name == name]

    def _event_text(self, event: Event) -> str:
        kind = self.game.vocabulary.kind(event)
        fields = zip(kind.fields, event[1:], strict=False)
        return " ".join([kind.name, *(self._field_text(field.kind, value) for field, value in fields)])

    def _field_text(self, kind: str, value: int) -> str:
        names = self._field_names()
        return str(names[kind][value]) if kind in names else str(value)

    def _field_names(self) -> Mapping[str, Sequence[str]]:
        """The names of the values that a field of an event can have, by the kind of the field."""
        raise NotImplementedError

    # Playing.

    def _play(self, actions: Sequence[str], chance: Chance) -> Self:
        """Make choices by their texts. Scripted chance must be used up by them."""
        sink = EventSink()
        for text in actions:
            rule = self.forbids(text)
            assert rule is None, f"`{text}` is forbidden by {rule}; legal is {self.legal()}"
            self.game.apply(self.state, self.game.notation.parse(text), chance, sink)
        self._events = sink.take()
        assert chance.script_left() == 0, f"{chance.script_left()} scripted draws were not made"
        written = self.document
        assert self.game.document(self.game.from_document(deepcopy(written))) == written
        return self

    def fork(self) -> Self:
        """A copy of the position, to play another way."""
        return type(self)(self.game, deepcopy(self.document))

    # Setting up.

    def change(self, changes: Mapping[str, Any]) -> Self:
        """Call the setters that the changes name."""
        for name, value in changes.items():
            getattr(self, name)(value)
        return self

    def _edit(self) -> Json:
        """A document that a setter may write into."""
        self._document = deepcopy(self.document)
        self._state = None
        return self._document
