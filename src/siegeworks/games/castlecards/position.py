"""Positions of Castlecards: the state as a document; `position_reader` reads one back.

In the document of a view, hidden cards of a hand, of loot or of face-down cards are numbers by deck under `hidden`
(C-BACKS), and hidden cards of a deck are null. A position to be loaded must not have any.
Documents of the first rules have no house rules and no marked weapons.
"""

from siegeworks.games.castlecards.frames import FRAME_NAMES
from siegeworks.games.castlecards.names import (
    BACKS,
    CASTLE,
    DECK_CELLS,
    DECK_END,
    DECK_FIRST,
    DECK_NAMES,
    FACE_DOWN,
    FIRST_ACADEMY,
    FIRST_RULES,
    FIRST_WALL,
    FIRST_WEAPON,
    HAND_KINDS,
    HIDDEN,
    HOUSE_RULES,
    LEAST_SEATS,
    MARKS,
    POSTABLE,
    POSTS,
    RESULT_NAMES,
    VILLAGE_KINDS,
    WALLS_OF_MORE,
    WALLS_OF_TWO,
)
from siegeworks.games.castlecards.state import State
from siegeworks.games.castlecards.tables import Tables
from siegeworks.kernel.game import DocumentPart, Json
from siegeworks.kernel.position import frames_part, number_part


def walls_each(seats: int) -> int:
    """C-SETUP: each fortress has three walls with two seats, two walls with more seats."""
    return WALLS_OF_TWO if seats == LEAST_SEATS else WALLS_OF_MORE


def document_parts(tables: Tables, rules: int) -> tuple[DocumentPart, ...]:
    """The parts of a document, with names instead of numbers, in their order."""
    chosen = () if rules == FIRST_RULES else (DocumentPart("house_rules", tuple(HOUSE_RULES), _house_rules),)
    return (
        number_part("seats"),
        number_part("turn"),
        number_part("first"),
        number_part("active"),
        DocumentPart("result", ("result",), lambda s: RESULT_NAMES[s.result]),
        DocumentPart("winner", ("winner",), lambda s: None if s.winner == HIDDEN else s.winner),
        number_part("quiet"),
        DocumentPart("stirred", ("stirred",), lambda s: bool(s.stirred)),
        DocumentPart(
            "fortresses",
            (
                "seats",
                "standing",
                "posted",
                "hand",
                "hand_backs",
                "known",
                "loot",
                "loot_count",
                "staged",
                "staged_backs",
                "marked",
            ),
            lambda s: [_fortress(s, seat, tables) for seat in range(s.seats)],
        ),
        DocumentPart("decks", ("deck", "deck_count", "discard"), lambda s: _decks(s, tables)),
        DocumentPart("dungeon_bottom", ("bottom_known",), lambda s: s.bottom_known),
        frames_part(FRAME_NAMES),
        *chosen,
    )


def _house_rules(s: State) -> dict[str, str]:
    return {name: values[getattr(s, name)] for name, values in HOUSE_RULES.items()}


def mark_names(tables: Tables) -> list[str]:
    """The names of the weapons that can be chosen for removal: each kind, then those that lie face down."""
    return [*tables.kind_ids[FIRST_WEAPON:FIRST_ACADEMY], FACE_DOWN]


def _fortress(s: State, seat: int, tables: Tables) -> Json:
    # Outside the compiled rules each reading of a list is a copy, so every list is read once.
    standing, posted = s.standing, s.posted

    def post(place: int) -> Json:
        cell = seat * POSTS + place
        return {"standing": bool(standing[cell]), "posted": posted[cell]}

    def cards(cells: list[int], kinds: int, backs: list[int]) -> Json:
        own = cells[seat * kinds : (seat + 1) * kinds]
        if HIDDEN in own:
            return {"hidden": {DECK_NAMES[deck]: count for deck, count in enumerate(backs) if count}}
        return {tables.kind_ids[kind]: number for kind, number in enumerate(own) if number}

    own_backs = slice(seat * BACKS, (seat + 1) * BACKS)
    fortress = {
        "castle": post(CASTLE),
        "walls": [post(FIRST_WALL + wall) for wall in range(walls_each(s.seats))],
        "hand": cards(s.hand, HAND_KINDS, s.hand_backs[own_backs]),
        "known": cards(s.known, POSTABLE, []),
        "loot": cards(s.loot, VILLAGE_KINDS, [s.loot_count[seat]]),
        "staged": cards(s.staged, HAND_KINDS, s.staged_backs[own_backs]),
    }
    if s.rules != FIRST_RULES:
        marked = zip(mark_names(tables), s.marked[seat * MARKS : (seat + 1) * MARKS], strict=True)
        fortress["marked"] = {name: count for name, count in marked if count}
    return fortress


def _decks(s: State, tables: Tables) -> Json:
    """Each deck from the top down, and its discards."""
    ids, cells, counts, discard = tables.kind_ids, s.deck, s.deck_count, s.discard
    decks: Json = {}
    for deck, name in enumerate(DECK_NAMES):
        first = deck * DECK_CELLS
        cards = cells[first : first + counts[deck]]
        discards = enumerate(discard[DECK_FIRST[deck] : DECK_END[deck]], start=DECK_FIRST[deck])
        decks[name] = {
            "deck": [None if card == HIDDEN else ids[card] for card in reversed(cards)],
            "discard": {ids[kind]: count for kind, count in discards if count},
        }
    return decks
