"""What pages read of Castlecards: the scene as they draw it, and the names and effects of its things."""

from typing import Literal, TypedDict

Cards = dict[str, int]
"""How many cards of each kind, by the ids of the kinds."""
Window = Literal["turn", "fallen", "gather", "support", "react", "gift"]


class PostScene(TypedDict):
    """A castle or a wall, with what is posted on it."""

    id: str
    standing: bool
    kind: str
    """The kind of card that is posted here (C-COLOUR)."""
    posted: int
    room: int
    """How many cards it holds at most (C-POST-LIMIT)."""
    shields: int
    shields_text: str
    defender_text: str
    """The shields of one card posted here."""
    guards_text: str
    """The shields of all cards posted here."""


class FortressScene(TypedDict):
    """A seat: its fortress, its cards."""

    seat: int
    living: bool
    open: bool
    """Whether the castle stands with no wall left before it."""
    posts: list[PostScene]
    """The castle, then its walls."""
    hand: Cards | None
    hand_count: int
    known: Cards
    """Soldiers and archers that everybody saw come into this hand."""
    loot: int
    keeps_loot: bool
    """Whether loot is laid aside here (C-LOOT)."""


class RowScene(TypedDict):
    """What one seat has laid out for the attack."""

    seat: int
    role: Literal["attacker", "supporter", "victim"]
    cards: Cards | None
    """None where they lie face down and are somebody else's."""
    count: int
    face_down: bool


class AttackScene(TypedDict):
    """The attack that is being built; swords are None while some of its cards are hidden."""

    attacker: int
    victim: int
    target: str
    """The handle of what is attacked."""
    post: str
    defender: bool
    """Whether a single posted card is attacked."""
    night: bool
    swords: int | None
    swords_text: str | None
    shields: int
    shields_text: str
    face_down: int
    winning: bool | None
    """Whether it would succeed as it lies; None while that is hidden."""
    barred: bool | None
    """Whether walls still bar the way for want of an assault weapon (C-ASSAULT); None while that is hidden."""
    rows: list[RowScene]


class GiftScene(TypedDict):
    """A gift that a fallen seat gathers."""

    giver: int
    receiver: int
    cards: Cards | None
    count: int


class DeckScene(TypedDict):
    """A deck: cards left, its discards, and what everybody knows of its order."""

    id: str
    left: int
    discarded: int
    discards: Cards
    unseen: Cards
    """Cards of this deck that lie out of sight, wherever that is."""
    bottom: list[str]
    """The lowest cards that everybody has seen, the lowest first."""


class Scene(TypedDict):
    """The table as one seat, or somebody watching, sees it."""

    you: int | None
    turn: int
    first: int
    active: int
    asked: int | None
    window: Window
    actions_left: int
    king: bool
    """Whether the actions left are those of a king."""
    may_post: bool
    """Whether nothing was posted yet in this turn (C-POST-ONCE)."""
    fortresses: list[FortressScene]
    decks: list[DeckScene]
    attack: AttackScene | None
    gift: GiftScene | None
    result: str
    winner: int | None


class CardThing(TypedDict):
    """A kind of card in words and numbers; strengths that it lacks are empty."""

    name: str
    deck: str
    copies: int
    swords: str
    shields: str
    """In defence, when posted."""
    posted_on: str
    torches: int
    assault: bool
    cut_swords: str
    added_shields: str
    removed_weapons: int
    danger: int
    treasure: int
    effect: str
    purpose: str


class FortressThing(TypedDict):
    """A castle or a wall as printed."""

    name: str
    shields: str
    room: int


class Things(TypedDict):
    """Names and effects of all that a scene or a handle names."""

    cards: dict[str, CardThing]
    posts: dict[str, str]
    fortress: dict[str, FortressThing]
    decks: dict[str, str]
    deck_titles: dict[str, str]
    deeds: dict[str, str]
    """What the handles `do:…` do."""
