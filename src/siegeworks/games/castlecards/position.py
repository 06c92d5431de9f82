"""Positions of Castlecards: the state as a document; `position_reader` reads one back.

In the document of a view, hidden cards of a hand, of loot or of face-down cards are numbers by deck under `hidden`
(C-BACKS), and hidden cards of a deck are null. A position to be loaded must not have any.
Documents of the first rules have no house rules and no marked weapons.
"""

from collections.abc import Callable

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
from siegeworks.kernel.game import DocumentPart, Json, SeatPart
from siegeworks.kernel.position import frames_part, number_part, seats_part


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
        _fortresses(tables, rules),
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


def _fortresses(tables: Tables, rules: int) -> DocumentPart:
    def cards(name: str, kinds: int, backs: Callable[[State, int], list[int]], *more: str) -> SeatPart:
        def write(s: State, seat: int) -> Json:
            own = getattr(s, name)[seat * kinds : (seat + 1) * kinds]
            if HIDDEN in own:
                return {"hidden": {DECK_NAMES[deck]: count for deck, count in enumerate(backs(s, seat)) if count}}
            return {tables.kind_ids[kind]: number for kind, number in enumerate(own) if number}

        return SeatPart(name, (name, *more), write)

    def backs_in(name: str) -> Callable[[State, int], list[int]]:
        return lambda s, seat: getattr(s, name)[seat * BACKS : (seat + 1) * BACKS]

    def marked(s: State, seat: int) -> Json:
        names = zip(mark_names(tables), s.marked[seat * MARKS : (seat + 1) * MARKS], strict=True)
        return {name: count for name, count in names if count}

    newer = () if rules == FIRST_RULES else (SeatPart("marked", ("marked",), marked),)
    return seats_part(
        "fortresses",
        (
            SeatPart("castle", ("standing", "posted"), lambda s, seat: _post(s, seat, CASTLE)),
            SeatPart("walls", ("standing", "posted"), _walls),
            cards("hand", HAND_KINDS, backs_in("hand_backs"), "hand_backs"),
            cards("known", POSTABLE, lambda _s, _seat: []),
            cards("loot", VILLAGE_KINDS, lambda s, seat: [s.loot_count[seat]], "loot_count"),
            cards("staged", HAND_KINDS, backs_in("staged_backs"), "staged_backs"),
            *newer,
        ),
    )


def _post(s: State, seat: int, place: int) -> Json:
    cell = seat * POSTS + place
    return {"standing": bool(s.standing[cell]), "posted": s.posted[cell]}


def _walls(s: State, seat: int) -> list[Json]:
    return [_post(s, seat, FIRST_WALL + wall) for wall in range(walls_each(s.seats))]


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
