"""Positions of The Siege of Runedar: the state as a document. In that of a view, hidden cards and tiles are null."""

from typing import Any

from siegeworks.games.runedar.frames import FRAME_NAMES
from siegeworks.games.runedar.names import (
    ANY_ORDER,
    ASIDE_SIZE,
    DAMAGE_TOKENS,
    DECK_NAMES,
    DECK_SIZE,
    DIFFICULTY_NAMES,
    DIFFICULTY_RUBBLE,
    GREY_CARDS,
    HAND_SIZE,
    HIDDEN,
    HOUSE_RULES,
    IN_RESERVE,
    MACHINE_NAMES,
    MERCENARY_NAMES,
    PILE_SIZE,
    PLACE_NAMES,
    RED_CARDS,
    RESOURCE_NAMES,
    RESOURCES,
    RESULT_NAMES,
    SECTIONS,
    SPACES,
    YELLOW_CARDS,
)
from siegeworks.games.runedar.rules.enemies import damage_on
from siegeworks.games.runedar.rules.upgrades import deck_start
from siegeworks.games.runedar.state import State
from siegeworks.games.runedar.tables import Tables
from siegeworks.kernel.game import DocumentPart, Json, SeatPart
from siegeworks.kernel.position import frames_part, number_part, seats_part

DECK_SIZES = (YELLOW_CARDS, GREY_CARDS, RED_CARDS)


def document_parts(tables: Tables, rules: int) -> tuple[DocumentPart, ...]:
    """The parts of a document, with names instead of numbers, in their order.

    Those since the second version of the rules are not in documents of the first, which stay as they were.
    """
    newer = (
        DocumentPart("house_rules", ("magic_move", "catapult_mercenary", "taking"), house_rules),
        DocumentPart("damage_tokens", ("troll_tile", "troll_covered"), _damage_tokens),
    )
    return (
        number_part("seats"),
        DocumentPart("difficulty", ("section_rubble",), _difficulty),
        DocumentPart("open_hands", ("open_hands",), lambda s: bool(s.open_hands)),
        *(newer if rules >= ANY_ORDER else ()),
        number_part("turn"),
        number_part("active"),
        DocumentPart("result", ("result",), lambda s: RESULT_NAMES[s.result]),
        number_part("gold"),
        DocumentPart("stock", ("stock",), lambda s: dict(zip(RESOURCE_NAMES, s.stock, strict=True))),
        DocumentPart("orcs", ("orcs",), _orcs),
        number_part("rubble"),
        DocumentPart("machines", ("machine_at", "machine_up"), _machines),
        DocumentPart("hired", ("hired",), _hired),
        DocumentPart("trolls", ("troll_tile", "troll_covered"), lambda s: _trolls(s, tables)),
        DocumentPart(
            "goblins", ("goblin_tile", "goblin_covered", "goblin_given", "goblin_rubble"), lambda s: _goblins(s, tables)
        ),
        number_part("goblins_defeated"),
        DocumentPart("board", ("board_given", "board_card", "blocked"), lambda s: _board(s, tables)),
        _dwarves(tables.card_ids),
        DocumentPart(
            "played",
            ("played", "played_count"),
            lambda s: _named(s.played[: s.played_count], tables.card_ids),
        ),
        DocumentPart(
            "siege",
            ("siege", "siege_next"),
            lambda s: _split(s.siege, s.siege_next, tables.siege_ids),
        ),
        DocumentPart(
            "troll_tiles",
            ("troll_tiles", "troll_next"),
            lambda s: _split(s.troll_tiles, s.troll_next, tables.troll_ids),
        ),
        DocumentPart("catapult", ("catapults", "catapult_next"), _catapult),
        DocumentPart("tunnel", ("goblin_tiles", "sections_open"), lambda s: _tunnel(s, tables)),
        DocumentPart("upgrades", ("decks", "deck_next"), lambda s: _upgrades(s, tables)),
        frames_part(FRAME_NAMES),
    )


def _named(cards: list[int], names: list[str]) -> list[str | None]:
    return [None if card == HIDDEN else names[card] for card in cards]


def _split(cards: list[int], done: int, names: list[str], first: str = "revealed") -> Json:
    """What of a pile has been turned up, and what has not."""
    return {first: _named(cards[:done], names), "deck": _named(cards[done:], names)}


def _difficulty(s: State) -> str:
    return DIFFICULTY_NAMES[DIFFICULTY_RUBBLE.index(s.section_rubble)]


def _damage_tokens(s: State) -> int:
    """How many damage tokens are left."""
    in_use = sum(damage_on(s.content, tile, mask) for tile, mask in zip(s.troll_tile, s.troll_covered, strict=True))
    return DAMAGE_TOKENS - in_use


def _orcs(s: State) -> Json:
    return {name: count for name, count in zip(PLACE_NAMES, s.orcs, strict=True) if count}


def _machines(s: State) -> Json:
    return {
        name: None if seat == IN_RESERVE else {"seat": seat, "standing": bool(up)}
        for name, seat, up in zip(MACHINE_NAMES, s.machine_at, s.machine_up, strict=True)
    }


def _hired(s: State) -> list[str]:
    return [name for name, used in zip(MERCENARY_NAMES, s.hired, strict=True) if used]


def _catapult(s: State) -> Json:
    numbers = [str(space + 1) for space in s.content.catapult_space]
    return _split(s.catapults, s.catapult_next, numbers)


def _tunnel(s: State, tables: Tables) -> Json:
    tiles, opened = s.goblin_tiles, s.sections_open
    pairs = [_named(tiles[2 * section : 2 * section + 2], tables.goblin_ids) for section in range(SECTIONS)]
    return {
        "opened": pairs[:opened],
        "closed": pairs[opened:],
        "unused": _named(tiles[2 * SECTIONS :], tables.goblin_ids),
    }


def _upgrades(s: State, tables: Tables) -> Json:
    decks, drawn = s.decks, s.deck_next
    return {
        name: _split(decks[deck_start(deck) : deck_start(deck) + size], drawn[deck], tables.card_ids, "drawn")
        for deck, (name, size) in enumerate(zip(DECK_NAMES, DECK_SIZES, strict=True))
    }


def house_rules(s: State) -> dict[str, str]:
    """The values of the house rules by name."""
    numbers = {"magic_move": s.magic_move, "catapult_mercenary": s.catapult_mercenary, "taking": s.taking}
    return {rule: values[numbers[rule]] for rule, values in HOUSE_RULES.items()}


def _resources(cells: list[int], place: int) -> dict[str, int]:
    amounts = zip(RESOURCE_NAMES, cells[place * RESOURCES : (place + 1) * RESOURCES], strict=True)
    return {name: amount for name, amount in amounts if amount}


def _board(s: State, tables: Tables) -> list[Any]:
    # Outside the compiled rules each reading of a list is a copy, so every list is read once.
    given, cards, blocked = s.board_given, s.board_card, s.blocked
    board: list[Any] = []
    for space in range(SPACES):
        card = cards[space]
        if blocked[space]:
            board.append("blocked")
        elif card == HIDDEN:
            board.append("empty")
        else:
            board.append({"card": tables.card_ids[card], "given": _resources(given, space)})
    return board


def _trolls(s: State, tables: Tables) -> list[Json | None]:
    circles, masks = s.content.troll_circles, s.troll_covered
    return [
        None
        if tile == HIDDEN
        else {"tile": tables.troll_ids[tile], "covered": [c + 1 for c in range(circles[tile]) if mask >> c & 1]}
        for tile, mask in zip(s.troll_tile, masks, strict=True)
    ]


def _goblins(s: State, tables: Tables) -> list[Json | None]:
    covered, given, rubble = s.goblin_covered, s.goblin_given, s.goblin_rubble
    return [
        None
        if tile == HIDDEN
        else {
            "tile": tables.goblin_ids[tile],
            "covered": bool(covered[slot]),
            "given": _resources(given, slot),
            "rubble": rubble[slot],
        }
        for slot, tile in enumerate(s.goblin_tile)
    ]


def _dwarves(ids: list[str]) -> DocumentPart:
    def cards(name: str, size: int) -> SeatPart:
        def write(s: State, seat: int) -> list[str | None]:
            return _named(getattr(s, name)[seat * size : seat * size + getattr(s, f"{name}_count")[seat]], ids)

        return SeatPart(name, (name, f"{name}_count"), write)

    aside = SeatPart(
        "aside", ("aside",), lambda s, seat: _named(s.aside[seat * ASIDE_SIZE : (seat + 1) * ASIDE_SIZE], ids)
    )
    place = SeatPart("place", ("dwarf",), lambda s, seat: PLACE_NAMES[s.dwarf[seat]])
    return seats_part(
        "dwarves", (place, cards("hand", HAND_SIZE), cards("pile", PILE_SIZE), cards("discard", DECK_SIZE), aside)
    )
