"""The types of the data that pages of Castlecards draw: the scene, and the names and effects of its things."""

from typing import Literal, TypedDict

Cards = dict[str, int]
"""The number of cards of each kind, by the id of the kind."""
Window = Literal["turn", "fallen", "gather", "support", "react", "gift", "disarm"]


class PostScene(TypedDict):
    """A castle or a wall with the cards posted on it."""

    id: str
    standing: bool
    kind: str
    """The kind of card that can be posted here (C-COLOUR)."""
    posted: int
    room: int
    """The most cards it can hold (C-POST-LIMIT)."""
    shields: int
    shields_text: str
    defender_text: str
    """The shields of one card posted here."""
    guards_text: str
    """The shields of all cards posted here."""


class FortressScene(TypedDict):
    """A seat with its fortress and its cards."""

    seat: int
    living: bool
    open: bool
    """Whether the castle stands without any wall."""
    posts: list[PostScene]
    """The castle, then its walls."""
    hand: Cards | None
    hand_count: int
    backs: Cards
    """The cards of the hand by deck, which everybody sees (C-BACKS)."""
    known: Cards
    """Soldiers and archers that everybody saw enter this hand."""
    loot: int
    keeps_loot: bool
    """Whether this seat can have loot beside its hand (C-LOOT)."""


class RowScene(TypedDict):
    """The cards that one seat has laid out for the attack."""

    seat: int
    role: Literal["attacker", "supporter", "victim"]
    cards: Cards | None
    """None if they are another seat's and lie face down."""
    count: int
    backs: Cards
    """The cards by deck."""
    face_down: bool
    marked: Cards
    """Weapons that the victim chose for removal (C-REACT)."""
    marked_face_down: int
    """Weapons that the victim chose without seeing them."""


class AttackScene(TypedDict):
    """The pending attack; `swords` is None while some of its cards are hidden from the viewer."""

    attacker: int
    victim: int
    target: str
    """The handle of the target."""
    post: str
    defender: bool
    """Whether a single posted card is attacked."""
    night: bool
    swords: int | None
    swords_text: str | None
    seen_swords: int
    """The swords of the cards that the viewer sees."""
    seen_swords_text: str
    shields: int
    shields_text: str
    face_down: int
    winning: bool | None
    """Whether it would succeed with the present cards; None while that is hidden."""
    barred: bool | None
    """Whether it still lacks the assault weapon that the walls require (C-ASSAULT); None while that is hidden."""
    removals_left: int
    """How many weapons the victim still has to choose for removal."""
    rows: list[RowScene]


class GiftScene(TypedDict):
    """The pending gift of a fallen seat."""

    giver: int
    receiver: int
    cards: Cards | None
    count: int
    backs: Cards


class DeckScene(TypedDict):
    """A deck: cards left, discards, and the publicly known part of its order."""

    id: str
    left: int
    discarded: int
    discards: Cards
    unseen: Cards
    """Cards of this deck that the viewer cannot see, wherever they are."""
    bottom: list[str]
    """The publicly known cards at the bottom, the lowest first."""


class TurnScene(TypedDict):
    """What everybody sees of the pending decision."""

    asked: int | None
    window: Window
    actions_left: int
    king: bool
    """Whether the actions left come from a king."""
    kings: int
    """Kings of this turn, which are discarded when it ends (C-KING)."""
    may_post: bool
    """Whether a card may still be posted in this turn (C-POST-ONCE)."""


class StagedScene(TypedDict):
    """Cards that are laid out for something."""

    attack: AttackScene | None
    gift: GiftScene | None


class Scene(TurnScene, StagedScene):
    """The table as one seat or a spectator sees it."""

    you: int | None
    turn: int
    first: int
    active: int
    result: str
    winner: int | None
    fortresses: list[FortressScene]
    decks: list[DeckScene]


class CardThing(TypedDict):
    """A kind of card in words and numbers; a strength that it lacks is empty."""

    name: str
    deck: str
    copies: int
    swords: str
    shields: str
    """Its shields when posted."""
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
    """A castle or a wall with its printed values."""

    name: str
    shields: str
    room: int


class Things(TypedDict):
    """Names and effects of everything whose id appears in a scene or a handle."""

    cards: dict[str, CardThing]
    posts: dict[str, str]
    fortress: dict[str, FortressThing]
    decks: dict[str, str]
    deck_titles: dict[str, str]
    deeds: dict[str, str]
    """What each handle `do:…` does."""
    ranks: dict[str, str]
    """The titles of the Chronicles."""
