"""What a game brings for the lab, and what the lab uses for a game that brings nothing.

A game names its part in its kit, under `lab`. Every field has a default that works for any game: then games are
simulated, compared and reported on, without counts of cards, without samples and without design targets.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any, Protocol

from siegeworks.bots.restriction import Forbids
from siegeworks.games import part_of
from siegeworks.kernel.game import AnyGame

LAYER = "lab"

Sample = tuple[int, ...]
"""What was seen at one moment of a game, in the order of the fields of its series."""


class Sampler(Protocol):
    """Looks at the table while one game is played, and collects samples."""

    samples: list[Sample]

    def before(self, state: Any, action: int) -> None:
        """A seat has chosen, and nothing has happened yet."""
        ...

    def after(self, state: Any) -> None:
        """The choice and everything that followed from it has happened."""
        ...


@dataclass(frozen=True, slots=True)
class SampleSeries:
    """The samples of a game as a column of a dataset: a list of small records for each game."""

    column: str
    fields: tuple[tuple[str, str], ...]
    """The name of each field and its Arrow type, such as `("gold", "int16")`; one of them is `turn`."""
    sampler: Callable[[], Sampler]
    drawn: str
    """The field that the report draws over time. The game's texts hold its words: `report-<drawn>` and so on."""
    by_seat: bool = False
    """Whether a sample is of one seat, named by the field `seat`; then the report counts rounds instead of turns."""

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(name for name, _ in self.fields)


def card_name(words: Any, number: int) -> str:
    """The name of a card in the words of its game."""
    name: str = words.card(number)
    return name


@dataclass(frozen=True, slots=True)
class CardSort:
    """Cards of one sort that are counted: their ids, and the events that show that one is played or thrown away."""

    topic: str
    """The first word of what is counted, such as `upgrade`; the game's texts call it `lab-usage-topic-<topic>`."""
    ids: Callable[[Any], Sequence[str]]
    """From the game's tables to the ids of these cards, in the order of their numbers."""
    first: int
    """The number of the first of them."""
    events: Mapping[str, str]
    """The names of the events that show a card, each with the field that holds the card's number."""
    at_least: float | None = None
    """The share of games in which the design requires each card: 0 if one game is enough, None if it requires none."""
    most_a_game: float | None = None
    """How often the design lets each card be counted in a game on average; None if it sets no limit."""
    name: Callable[[Any, int], str] = card_name
    """From the words of the game and the number of a card to its name."""


@dataclass(frozen=True, slots=True)
class Capability:
    """Something that the rules let a seat do. `depth` measures what it is worth by forbidding it to a bot."""

    name: str
    """The game's texts call it `lab-capability-<name>`."""
    forbids: Forbids
    """Whether an action, in a state or in what a view shows of it, uses the capability."""
    least_seats: int = 1
    """With fewer seats nobody can use it."""


def actions(first: int, end: int) -> Forbids:
    """The actions with numbers from `first` up to `end`, in every state."""

    def uses(_state: Any, action: int) -> bool:
        return first <= action < end

    return uses


def first_words(game: AnyGame) -> list[str]:
    """The kind of each action: the first word of its text."""
    return [text.partition(" ")[0] for text in game.notation.texts]


@dataclass(frozen=True, slots=True)
class LabPart:
    """Everything the lab knows of a game beyond its rules."""

    endings: tuple[str, ...] = ()
    """The reasons for which a game ends, in the order in which tables list them."""
    required_endings: frozenset[str] = frozenset()
    """The endings that the design requires to occur."""
    cards: tuple[CardSort, ...] = ()
    action_kinds: Callable[[AnyGame], list[str]] = first_words
    """The kind of each action, by the action's number."""
    seats_for_action: Mapping[str, int] = field(default_factory=lambda: MappingProxyType({}))
    """Kinds of actions that are possible only with so many seats or more."""
    unused_prefix: str | None = None
    """The beginning of the ids of cards that are in the tables but in no deck."""
    series: SampleSeries | None = None
    capabilities: tuple[Capability, ...] = ()
    """What the rules let a seat do, in the order in which `depth` lists it."""
    targets: tuple[str, ...] = ()
    """How hard and how fair the game should be, as `balance` writes targets."""
    sample_counts: str | None = None
    """The `package.module:Name` of a class that counts samples for an extra section of the report.

    It is imported with the report only, because it may need the libraries of the `lab` extra.
    """

    def card_ids(self, sort: CardSort, game: AnyGame) -> list[str]:
        """The ids of the cards of one sort that are in the game."""
        ids = sort.ids(game.tables)
        return [each for each in ids if self.unused_prefix is None or not each.startswith(self.unused_prefix)]


GENERIC_PART = LabPart()


def lab_part(game_id: str) -> LabPart:
    """The lab's part of a game, or the default for a game that has none."""
    return part_of(game_id, LAYER, LabPart) or GENERIC_PART
