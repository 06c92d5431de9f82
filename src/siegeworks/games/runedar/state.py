"""The state of The Siege of Runedar: numbers and small lists of numbers, cheap to copy.

Lists that hold something for every seat are flat: seat s of `hand` owns the five cells from s * HAND_SIZE.
Only the rules and the position reader write here.
"""

from typing import Annotated

from siegeworks.games.runedar.content import Content
from siegeworks.games.runedar.frames import FRAME_SIZE, MOST_FRAMES
from siegeworks.games.runedar.names import (
    ASIDE_SIZE,
    CATAPULT_CARDS,
    DECK_SIZE,
    DECKS,
    GOBLIN_FIGURES,
    GOBLIN_TILES,
    HAND_SIZE,
    HIDDEN,
    IN_RESERVE,
    MACHINES,
    MERCENARIES,
    MOST_SEATS,
    PILE_SIZE,
    PLACES,
    RESOURCES,
    SIEGE_CARDS,
    SPACES,
    TROLL_FIGURES,
    TROLL_TILES,
    UPGRADES,
)


class State:
    """One moment of a game. `content` is shared by all copies, everything else is a state's own."""

    __slots__ = (
        "active",
        "aside",
        "blocked",
        "board_card",
        "board_given",
        "catapult_next",
        "catapults",
        "content",
        "deck_next",
        "decks",
        "depth",
        "discard",
        "discard_count",
        "dwarf",
        "frames",
        "goblin_covered",
        "goblin_given",
        "goblin_rubble",
        "goblin_tile",
        "goblin_tiles",
        "goblins_defeated",
        "gold",
        "hand",
        "hand_count",
        "hired",
        "machine_at",
        "machine_up",
        "open_hands",
        "orcs",
        "orcs_out",
        "pile",
        "pile_count",
        "played",
        "played_count",
        "result",
        "rubble",
        "seats",
        "section_rubble",
        "sections_open",
        "siege",
        "siege_next",
        "stock",
        "troll_covered",
        "troll_next",
        "troll_tile",
        "troll_tiles",
        "turn",
    )  # fmt: skip

    content: Content
    # Options.
    seats: int
    section_rubble: int
    open_hands: int
    # The turn.
    turn: int
    active: int
    result: int
    depth: int
    frames: Annotated[list[int], MOST_FRAMES * FRAME_SIZE]
    # The fortress.
    gold: int
    stock: Annotated[list[int], RESOURCES]
    orcs: Annotated[list[int], PLACES]
    orcs_out: int
    dwarf: Annotated[list[int], MOST_SEATS]
    machine_at: Annotated[list[int], MACHINES]
    machine_up: Annotated[list[int], MACHINES]
    hired: Annotated[list[int], MERCENARIES]
    # The siege deck; cards before `siege_next` are revealed and out of the game.
    siege: Annotated[list[int], SIEGE_CARDS]
    siege_next: int
    # Troll tiles still face down from `troll_next` on; trolls in the entrance by slot.
    troll_tiles: Annotated[list[int], TROLL_TILES]
    troll_next: int
    troll_tile: Annotated[list[int], TROLL_FIGURES]
    troll_covered: Annotated[list[int], TROLL_FIGURES]
    # Catapult cards, and the spaces they block.
    catapults: Annotated[list[int], CATAPULT_CARDS]
    catapult_next: int
    blocked: Annotated[list[int], SPACES]
    # The tunnel: two tiles for each section, then the ten that left the game unseen.
    goblin_tiles: Annotated[list[int], GOBLIN_TILES]
    sections_open: int
    rubble: int
    goblin_tile: Annotated[list[int], GOBLIN_FIGURES]
    goblin_covered: Annotated[list[int], GOBLIN_FIGURES]
    goblin_given: Annotated[list[int], GOBLIN_FIGURES * RESOURCES]
    goblin_rubble: Annotated[list[int], GOBLIN_FIGURES]
    goblins_defeated: int
    # Upgrade decks one after the other (yellow, grey, red), drawn up to `deck_next` of each.
    decks: Annotated[list[int], UPGRADES]
    deck_next: Annotated[list[int], DECKS]
    board_card: Annotated[list[int], SPACES]
    board_given: Annotated[list[int], SPACES * RESOURCES]
    # The seats' cards; a hand is sorted, a pile is drawn from its end.
    pile: Annotated[list[int], MOST_SEATS * PILE_SIZE]
    pile_count: Annotated[list[int], MOST_SEATS]
    hand: Annotated[list[int], MOST_SEATS * HAND_SIZE]
    hand_count: Annotated[list[int], MOST_SEATS]
    discard: Annotated[list[int], MOST_SEATS * DECK_SIZE]
    discard_count: Annotated[list[int], MOST_SEATS]
    aside: Annotated[list[int], MOST_SEATS * ASIDE_SIZE]
    played: Annotated[list[int], HAND_SIZE]
    played_count: int

    def __init__(self, content: Content) -> None:
        """An empty table: nothing dealt, nothing pending."""
        self.content = content
        self.seats = 0
        self.section_rubble = 0
        self.open_hands = 0
        self.turn = 0
        self.active = 0
        self.result = 0
        self.depth = 0
        self.frames = [0] * (MOST_FRAMES * FRAME_SIZE)
        self.gold = 0
        self.stock = [0] * RESOURCES
        self.orcs = [0] * PLACES
        self.orcs_out = 0
        self.dwarf = [0] * MOST_SEATS
        self.machine_at = [IN_RESERVE] * MACHINES
        self.machine_up = [0] * MACHINES
        self.hired = [0] * MERCENARIES
        self.siege = [HIDDEN] * SIEGE_CARDS
        self.siege_next = 0
        self.troll_tiles = [HIDDEN] * TROLL_TILES
        self.troll_next = 0
        self.troll_tile = [HIDDEN] * TROLL_FIGURES
        self.troll_covered = [0] * TROLL_FIGURES
        self.catapults = [HIDDEN] * CATAPULT_CARDS
        self.catapult_next = 0
        self.blocked = [0] * SPACES
        self.goblin_tiles = [HIDDEN] * GOBLIN_TILES
        self.sections_open = 0
        self.rubble = 0
        self.goblin_tile = [HIDDEN] * GOBLIN_FIGURES
        self.goblin_covered = [0] * GOBLIN_FIGURES
        self.goblin_given = [0] * (GOBLIN_FIGURES * RESOURCES)
        self.goblin_rubble = [0] * GOBLIN_FIGURES
        self.goblins_defeated = 0
        self.decks = [HIDDEN] * UPGRADES
        self.deck_next = [0] * DECKS
        self.board_card = [HIDDEN] * SPACES
        self.board_given = [0] * (SPACES * RESOURCES)
        self.pile = [HIDDEN] * (MOST_SEATS * PILE_SIZE)
        self.pile_count = [0] * MOST_SEATS
        self.hand = [HIDDEN] * (MOST_SEATS * HAND_SIZE)
        self.hand_count = [0] * MOST_SEATS
        self.discard = [HIDDEN] * (MOST_SEATS * DECK_SIZE)
        self.discard_count = [0] * MOST_SEATS
        self.aside = [HIDDEN] * (MOST_SEATS * ASIDE_SIZE)
        self.played = [HIDDEN] * HAND_SIZE
        self.played_count = 0

    def copy(self) -> "State":
        """A state of its own that equals this one."""
        other = _unfilled()
        copy_public(self, other)
        other.siege = self.siege[:]
        other.troll_tiles = self.troll_tiles[:]
        other.catapults = self.catapults[:]
        other.goblin_tiles = self.goblin_tiles[:]
        other.decks = self.decks[:]
        other.pile = self.pile[:]
        other.hand = self.hand[:]
        other.aside = self.aside[:]
        return other


def _unfilled() -> State:
    return State.__new__(State)


def copy_public(source: State, target: State) -> None:
    """Copy what lies open on the table: every field here is one that all seats may see."""
    target.content = source.content
    target.seats = source.seats
    target.section_rubble = source.section_rubble
    target.open_hands = source.open_hands
    target.turn = source.turn
    target.active = source.active
    target.result = source.result
    target.depth = source.depth
    target.frames = source.frames[:]
    target.gold = source.gold
    target.stock = source.stock[:]
    target.orcs = source.orcs[:]
    target.orcs_out = source.orcs_out
    target.dwarf = source.dwarf[:]
    target.machine_at = source.machine_at[:]
    target.machine_up = source.machine_up[:]
    target.hired = source.hired[:]
    target.siege_next = source.siege_next
    target.troll_next = source.troll_next
    target.troll_tile = source.troll_tile[:]
    target.troll_covered = source.troll_covered[:]
    target.catapult_next = source.catapult_next
    target.blocked = source.blocked[:]
    target.sections_open = source.sections_open
    target.rubble = source.rubble
    target.goblin_tile = source.goblin_tile[:]
    target.goblin_covered = source.goblin_covered[:]
    target.goblin_given = source.goblin_given[:]
    target.goblin_rubble = source.goblin_rubble[:]
    target.goblins_defeated = source.goblins_defeated
    target.deck_next = source.deck_next[:]
    target.board_card = source.board_card[:]
    target.board_given = source.board_given[:]
    target.pile_count = source.pile_count[:]
    target.hand_count = source.hand_count[:]
    target.discard = source.discard[:]
    target.discard_count = source.discard_count[:]
    target.played = source.played[:]
    target.played_count = source.played_count


def add_to_hand(s: State, seat: int, card: int) -> None:
    """Put a card into a hand, which stays sorted."""
    at = seat * HAND_SIZE + s.hand_count[seat]
    while at > seat * HAND_SIZE and s.hand[at - 1] > card:
        s.hand[at] = s.hand[at - 1]
        at -= 1
    s.hand[at] = card
    s.hand_count[seat] += 1


def remove_from_hand(s: State, seat: int, card: int) -> None:
    """Take one copy of a card out of a hand that holds it."""
    end = seat * HAND_SIZE + s.hand_count[seat] - 1
    at = seat * HAND_SIZE
    while s.hand[at] != card:
        at += 1
    while at < end:
        s.hand[at] = s.hand[at + 1]
        at += 1
    s.hand[end] = HIDDEN
    s.hand_count[seat] -= 1


def in_hand(s: State, seat: int, card: int) -> bool:
    for at in range(seat * HAND_SIZE, seat * HAND_SIZE + s.hand_count[seat]):
        if s.hand[at] == card:
            return True
    return False


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


def from_numbers(content: Content, numbers: dict[str, list[int]]) -> State:
    """A state from the numbers of a checked position; single numbers are lists of one."""
    s = State(content)
    s.seats = numbers["seats"][0]
    s.section_rubble = numbers["section_rubble"][0]
    s.open_hands = numbers["open_hands"][0]
    s.turn = numbers["turn"][0]
    s.active = numbers["active"][0]
    s.result = numbers["result"][0]
    s.depth = numbers["depth"][0]
    s.frames = numbers["frames"]
    s.gold = numbers["gold"][0]
    s.stock = numbers["stock"]
    s.orcs = numbers["orcs"]
    s.orcs_out = numbers["orcs_out"][0]
    s.dwarf = numbers["dwarf"]
    s.machine_at = numbers["machine_at"]
    s.machine_up = numbers["machine_up"]
    s.hired = numbers["hired"]
    s.siege = numbers["siege"]
    s.siege_next = numbers["siege_next"][0]
    s.troll_tiles = numbers["troll_tiles"]
    s.troll_next = numbers["troll_next"][0]
    s.troll_tile = numbers["troll_tile"]
    s.troll_covered = numbers["troll_covered"]
    s.catapults = numbers["catapults"]
    s.catapult_next = numbers["catapult_next"][0]
    s.blocked = numbers["blocked"]
    s.goblin_tiles = numbers["goblin_tiles"]
    s.sections_open = numbers["sections_open"][0]
    s.rubble = numbers["rubble"][0]
    s.goblin_tile = numbers["goblin_tile"]
    s.goblin_covered = numbers["goblin_covered"]
    s.goblin_given = numbers["goblin_given"]
    s.goblin_rubble = numbers["goblin_rubble"]
    s.goblins_defeated = numbers["goblins_defeated"][0]
    s.decks = numbers["decks"]
    s.deck_next = numbers["deck_next"]
    s.board_card = numbers["board_card"]
    s.board_given = numbers["board_given"]
    s.pile = numbers["pile"]
    s.pile_count = numbers["pile_count"]
    s.hand = numbers["hand"]
    s.hand_count = numbers["hand_count"]
    s.discard = numbers["discard"]
    s.discard_count = numbers["discard_count"]
    s.aside = numbers["aside"]
    s.played = numbers["played"]
    s.played_count = numbers["played_count"][0]
    return s
