"""The state of The Siege of Runedar: numbers and small lists of numbers, cheap to copy.

Lists with values for every seat are flat: in `hand` the five cells of seat s begin at s * HAND_SIZE.
Only the rules and the position reader change a state.
"""

from siegeworks.games.runedar.content import Content
from siegeworks.games.runedar.frames import FORMS
from siegeworks.games.runedar.names import (
    ANY_ORDER,
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
from siegeworks.kernel.state import GameState, given, hidden, public


class State(GameState, forms=FORMS):
    """One moment of a game. All copies share `content` and nothing else."""

    content: Content = given()
    # Options; the house rules are numbers of the values in `names`.
    rules: int = public()
    seats: int = public()
    section_rubble: int = public()
    open_hands: int = public()
    magic_move: int = public()
    catapult_mercenary: int = public()
    taking: int = public()
    # The turn.
    turn: int = public()
    active: int = public()
    result: int = public()
    # The fortress.
    gold: int = public()
    stock: list[int] = public(size=RESOURCES)
    orcs: list[int] = public(size=PLACES)
    orcs_out: int = public()
    dwarf: list[int] = public(size=MOST_SEATS)
    machine_at: list[int] = public(size=MACHINES, fill=IN_RESERVE)
    machine_up: list[int] = public(size=MACHINES)
    hired: list[int] = public(size=MERCENARIES)
    # The siege deck; cards before `siege_next` are revealed and out of the game.
    siege: list[int] = hidden(size=SIEGE_CARDS, fill=HIDDEN)
    siege_next: int = public()
    # Troll tiles, face down from `troll_next` on, and the trolls in the entrance by slot.
    troll_tiles: list[int] = hidden(size=TROLL_TILES, fill=HIDDEN)
    troll_next: int = public()
    troll_tile: list[int] = public(size=TROLL_FIGURES, fill=HIDDEN)
    troll_covered: list[int] = public(size=TROLL_FIGURES)
    # Catapult cards, and the spaces they block.
    catapults: list[int] = hidden(size=CATAPULT_CARDS, fill=HIDDEN)
    catapult_next: int = public()
    blocked: list[int] = public(size=SPACES)
    # The tunnel: two tiles for each section, then the ten that are out of the game unseen.
    goblin_tiles: list[int] = hidden(size=GOBLIN_TILES, fill=HIDDEN)
    sections_open: int = public()
    rubble: int = public()
    goblin_tile: list[int] = public(size=GOBLIN_FIGURES, fill=HIDDEN)
    goblin_covered: list[int] = public(size=GOBLIN_FIGURES)
    goblin_given: list[int] = public(size=GOBLIN_FIGURES * RESOURCES)
    goblin_rubble: list[int] = public(size=GOBLIN_FIGURES)
    goblins_defeated: int = public()
    # All upgrade decks in one list (yellow, grey, red); `deck_next` is the next card of each.
    decks: list[int] = hidden(size=UPGRADES, fill=HIDDEN)
    deck_next: list[int] = public(size=DECKS)
    board_card: list[int] = public(size=SPACES, fill=HIDDEN)
    board_given: list[int] = public(size=SPACES * RESOURCES)
    # The seats' cards. A hand is sorted; the top of a pile is the end of its list.
    pile: list[int] = hidden(size=MOST_SEATS * PILE_SIZE, fill=HIDDEN)
    pile_count: list[int] = public(size=MOST_SEATS)
    hand: list[int] = hidden(size=MOST_SEATS * HAND_SIZE, fill=HIDDEN)
    hand_count: list[int] = public(size=MOST_SEATS)
    discard: list[int] = public(size=MOST_SEATS * DECK_SIZE, fill=HIDDEN)
    discard_count: list[int] = public(size=MOST_SEATS)
    aside: list[int] = hidden(size=MOST_SEATS * ASIDE_SIZE, fill=HIDDEN)
    played: list[int] = public(size=HAND_SIZE, fill=HIDDEN)
    played_count: int = public()


def add_to_hand(s: State, seat: int, card: int) -> None:
    """Add a card to a hand and keep the hand sorted."""
    at = seat * HAND_SIZE + s.hand_count[seat]
    while at > seat * HAND_SIZE and s.hand[at - 1] > card:
        s.hand[at] = s.hand[at - 1]
        at -= 1
    s.hand[at] = card
    s.hand_count[seat] += 1


def remove_from_hand(s: State, seat: int, card: int) -> None:
    """Remove one copy of a card from a hand that holds it."""
    end = seat * HAND_SIZE + s.hand_count[seat] - 1
    at = seat * HAND_SIZE
    while s.hand[at] != card:
        at += 1
    while at < end:
        s.hand[at] = s.hand[at + 1]
        at += 1
    s.hand[end] = HIDDEN
    s.hand_count[seat] -= 1


def add_to_played(s: State, card: int) -> None:
    """Add a card to those played this turn. They are sorted, so that the order of picks leaves no trace (R-ANY-ORDER).

    In the first version of the rules they stay in the order of play.
    """
    at = s.played_count
    while s.rules >= ANY_ORDER and at > 0 and s.played[at - 1] > card:
        s.played[at] = s.played[at - 1]
        at -= 1
    s.played[at] = card
    s.played_count += 1


def in_hand(s: State, seat: int, card: int) -> bool:
    for at in range(seat * HAND_SIZE, seat * HAND_SIZE + s.hand_count[seat]):
        if s.hand[at] == card:
            return True
    return False
