"""The types of the data that pages of The Siege of Runedar draw: the scene, and the names and effects of its things.

The types of the browser client are generated from them.
"""

from typing import Literal, TypedDict

SectionState = Literal["free", "goblins", "digging", "closed"]
SpaceState = Literal["empty", "blocked", "card"]


class Amounts(TypedDict):
    """The amount of each resource."""

    wood: int
    leather: int
    metal: int


class PlaceScene(TypedDict):
    """A place with the figures in it."""

    orcs: int
    dwarves: list[int]
    loses: int
    """The nuggets its orcs will steal at the next arrow."""
    idle: bool
    """Whether orcs prevent work here."""


class MachineScene(TypedDict):
    """A siege machine: the seat in whose area it is, or None while it is in the reserve."""

    machine: str
    seat: int | None
    standing: bool


class CircleScene(TypedDict):
    """A circle of a troll."""

    hits: int
    covered: bool


class TrollScene(TypedDict):
    """A troll in the tunnel entrance; handles name it by its slot, counted from 1."""

    slot: int
    troll: str
    circles: list[CircleScene]


class GoblinScene(TypedDict):
    """A goblin in the tunnel entrance, what it needs and how much of that is still missing."""

    slot: int
    goblin: str
    kind: str
    amount: int
    """Depending on its kind: resources of any mix, pieces of rubble, or hits; 0 if it needs fixed resources."""
    wants: Amounts
    given: Amounts
    missing: int
    covered: bool


class SectionScene(TypedDict):
    """A section of the tunnel: free, just opened with its goblins present, being dug out, or still closed."""

    section: int
    state: SectionState


class SpaceScene(TypedDict):
    """A space of the upgrade board."""

    space: int
    state: SpaceState
    card: str | None
    extra: Amounts
    cost: Amounts
    given: Amounts
    missing: Amounts
    complete: bool


class SiegeScene(TypedDict):
    """The siege deck: the level of its top card, and the last revealed card."""

    level: int
    left_in_level: int
    left: int
    last: str | None


class LeftScene(TypedDict):
    """How many of each are left; the last one means defeat."""

    trolls: int
    catapult: int
    orcs: int


class MercenaryScene(TypedDict):
    """A mercenary for hire."""

    mercenary: str
    price: int
    hired: bool
    payable: bool


class DwarfScene(TypedDict):
    """A dwarf with its cards; a hidden card is null."""

    seat: int
    place: str
    hand: list[str | None]
    pile: int
    aside: int
    discard: list[str]
    unseen: list[str]
    """Cards of its deck that the viewer cannot see, wherever they are."""


class FrameScene(TypedDict):
    """The pending step, with the facts for its kind."""

    kind: str
    card: str | None
    machine: str | None
    resource: str | None
    space: int | None
    place: str | None
    ranged: bool
    arrow: bool
    """Whether the arrow of a siege card comes next."""
    dice: int
    hits: int
    amount: int


class Scene(TypedDict):
    """The table as one seat sees it."""

    difficulty: str
    open_hands: bool
    turn: int
    active: int
    result: str
    gold: int
    stock: Amounts
    places: dict[str, PlaceScene]
    machines: list[MachineScene]
    trolls: list[TrollScene]
    goblins: list[GoblinScene]
    goblins_defeated: int
    tunnel: list[SectionScene]
    rubble: int
    section_rubble: int
    board: list[SpaceScene]
    decks: dict[str, int]
    siege: SiegeScene
    left: LeftScene
    mercenaries: list[MercenaryScene]
    played: list[str]
    frame: FrameScene | None
    dwarves: list[DwarfScene]


class UseThing(TypedDict):
    """A line of a card. A direct line has its hits as value, a magic move to any place has none."""

    use: str
    value: int | None
    label: str


class CardThing(TypedDict):
    """A card."""

    name: str
    deck: str
    uses: list[UseThing]
    cost: Amounts


class PlaceThing(TypedDict):
    """The words for a place: its name, "to" it and "at" it."""

    name: str
    to: str
    at: str


class Described(TypedDict):
    """A thing with its name and a text about what it does or needs."""

    name: str
    text: str


class SiegeThing(TypedDict):
    """A siege card."""

    text: str
    level: int
    orcs: int
    field: str | None
    machine: str | None
    arrow: bool


class FaceThing(TypedDict):
    """A face of the die."""

    name: str
    hits: int
    crossbow: bool


class Things(TypedDict):
    """Names and effects of everything on the table."""

    cards: dict[str, CardThing]
    places: dict[str, PlaceThing]
    resources: dict[str, str]
    uses: dict[str, str]
    decks: dict[str, str]
    machines: dict[str, str]
    mercenaries: dict[str, Described]
    goblins: dict[str, Described]
    trolls: dict[str, Described]
    siege: dict[str, SiegeThing]
    faces: list[FaceThing]
    difficulties: dict[str, str]
    ranks: dict[str, str]
    """The titles of the Chronicles."""
