"""The state of a game of Castlecards: numbers and small lists of numbers, cheap to copy.

Cards of a kind are alike, so hands, loot and discards are counts; only decks have an order.
Lists that hold something for every seat are flat: seat s of `hand` owns the cells from s * HAND_KINDS.
Only the rules and the position reader write here.
"""

from typing import Annotated

from siegeworks.games.castlecards.content import Content
from siegeworks.games.castlecards.frames import FRAME_SIZE, GATHER, GIFT, MOST_FRAMES
from siegeworks.games.castlecards.names import (
    DECK_CELLS,
    DECKS,
    HAND_KINDS,
    HIDDEN,
    KINDS,
    MOST_SEATS,
    POSTABLE,
    POSTS,
    VILLAGE_KINDS,
)


class State:
    """One moment of a game. `content` is shared by all copies, everything else is a state's own."""

    __slots__ = (
        "active", "bottom_known", "content", "deck", "deck_count", "depth", "discard", "first", "frames", "hand",
        "hand_count", "known", "loot", "loot_count", "posted", "quiet", "result", "seats", "staged", "staged_count",
        "standing", "stirred", "turn", "winner",
    )  # fmt: skip

    content: Content
    seats: int
    # The turn.
    turn: int
    first: int
    active: int
    result: int
    winner: int
    quiet: int
    """Turns in a row without a card drawn or an attack made (C-DRAWN)."""
    stirred: int
    """1 once a card was drawn or an attack made in this turn."""
    depth: int
    frames: Annotated[list[int], MOST_FRAMES * FRAME_SIZE]
    # The fortresses: posts that stand, and how many cards are posted on each.
    standing: Annotated[list[int], MOST_SEATS * POSTS]
    posted: Annotated[list[int], MOST_SEATS * POSTS]
    # Decks one after the other; the top is the last card. Everybody has seen the lowest `bottom_known` dungeon cards.
    deck: Annotated[list[int], DECKS * DECK_CELLS]
    deck_count: Annotated[list[int], DECKS]
    bottom_known: int
    discard: Annotated[list[int], KINDS]
    # The seats' cards.
    hand: Annotated[list[int], MOST_SEATS * HAND_KINDS]
    hand_count: Annotated[list[int], MOST_SEATS]
    known: Annotated[list[int], MOST_SEATS * POSTABLE]
    """Soldiers and archers that everybody saw come into a hand; they are there, or face down before it."""
    loot: Annotated[list[int], MOST_SEATS * VILLAGE_KINDS]
    loot_count: Annotated[list[int], MOST_SEATS]
    # Cards laid out for the attack or the gift that is pending.
    staged: Annotated[list[int], MOST_SEATS * HAND_KINDS]
    staged_count: Annotated[list[int], MOST_SEATS]

    def __init__(self, content: Content) -> None:
        """An empty table: nothing dealt, nothing pending."""
        self.content = content
        self.seats = 0
        self.turn = 0
        self.first = 0
        self.active = 0
        self.result = 0
        self.winner = HIDDEN
        self.quiet = 0
        self.stirred = 0
        self.depth = 0
        self.frames = [0] * (MOST_FRAMES * FRAME_SIZE)
        self.standing = [0] * (MOST_SEATS * POSTS)
        self.posted = [0] * (MOST_SEATS * POSTS)
        self.deck = [HIDDEN] * (DECKS * DECK_CELLS)
        self.deck_count = [0] * DECKS
        self.bottom_known = 0
        self.discard = [0] * KINDS
        self.hand = [0] * (MOST_SEATS * HAND_KINDS)
        self.hand_count = [0] * MOST_SEATS
        self.known = [0] * (MOST_SEATS * POSTABLE)
        self.loot = [0] * (MOST_SEATS * VILLAGE_KINDS)
        self.loot_count = [0] * MOST_SEATS
        self.staged = [0] * (MOST_SEATS * HAND_KINDS)
        self.staged_count = [0] * MOST_SEATS

    def copy(self) -> "State":
        """A state of its own that equals this one."""
        other = _unfilled()
        copy_public(self, other)
        other.deck = self.deck[:]
        other.hand = self.hand[:]
        other.loot = self.loot[:]
        other.staged = self.staged[:]
        return other


def _unfilled() -> State:
    return State.__new__(State)


def copy_public(source: State, target: State) -> None:
    """Copy what lies open on the table: every field here is one that all seats may see."""
    target.content = source.content
    target.seats = source.seats
    target.turn = source.turn
    target.first = source.first
    target.active = source.active
    target.result = source.result
    target.winner = source.winner
    target.quiet = source.quiet
    target.stirred = source.stirred
    target.depth = source.depth
    target.frames = source.frames[:]
    target.standing = source.standing[:]
    target.posted = source.posted[:]
    target.deck_count = source.deck_count[:]
    target.bottom_known = source.bottom_known
    target.discard = source.discard[:]
    target.hand_count = source.hand_count[:]
    target.known = source.known[:]
    target.loot_count = source.loot_count[:]
    target.staged_count = source.staged_count[:]


def push(s: State, kind: int, a: int, b: int, c: int) -> None:
    """Put a frame on top of the stack."""
    base = s.depth * FRAME_SIZE
    s.frames[base] = kind
    s.frames[base + 1] = a
    s.frames[base + 2] = b
    s.frames[base + 3] = c
    s.frames[base + 4] = 0
    s.frames[base + 5] = 0
    s.depth += 1


def pop(s: State) -> None:
    """Take the top frame off; its cells are cleared so that equal states have equal numbers."""
    s.depth -= 1
    base = s.depth * FRAME_SIZE
    for cell in range(base, base + FRAME_SIZE):
        s.frames[cell] = 0


def top(s: State) -> int:
    """Where the top frame begins."""
    return (s.depth - 1) * FRAME_SIZE


def face_down(s: State, seat: int) -> bool:
    """Whether what a seat has staged is hidden from the others: a gift, or a part of a night attack."""
    base = top(s)
    kind = s.frames[base]
    if kind == GIFT:
        return True
    return kind >= GATHER and s.frames[base + 3] == 1 and seat != s.frames[base + 1]


def in_hand(s: State, seat: int, kind: int) -> int:
    """How many cards of a kind a seat holds."""
    return s.hand[seat * HAND_KINDS + kind]


def last_staged(s: State, seat: int) -> int:
    """The highest kind a seat has staged; cards are staged in ascending order, one way for each result."""
    for kind in range(HAND_KINDS - 1, -1, -1):
        if s.staged[seat * HAND_KINDS + kind] > 0:
            return kind
    return 0


def from_numbers(content: Content, numbers: dict[str, list[int]]) -> State:
    """A state from the numbers of a checked position; single numbers are lists of one."""
    s = State(content)
    s.seats = numbers["seats"][0]
    s.turn = numbers["turn"][0]
    s.first = numbers["first"][0]
    s.active = numbers["active"][0]
    s.result = numbers["result"][0]
    s.winner = numbers["winner"][0]
    s.quiet = numbers["quiet"][0]
    s.stirred = numbers["stirred"][0]
    s.depth = numbers["depth"][0]
    s.frames = numbers["frames"]
    s.standing = numbers["standing"]
    s.posted = numbers["posted"]
    s.deck = numbers["deck"]
    s.deck_count = numbers["deck_count"]
    s.bottom_known = numbers["bottom_known"][0]
    s.discard = numbers["discard"]
    s.hand = numbers["hand"]
    s.hand_count = numbers["hand_count"]
    s.known = numbers["known"]
    s.loot = numbers["loot"]
    s.loot_count = numbers["loot_count"]
    s.staged = numbers["staged"]
    s.staged_count = numbers["staged_count"]
    return s
