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
from siegeworks.kernel.position import frame_document
from siegeworks.kernel.reading import Json

DECK_SIZES = (YELLOW_CARDS, GREY_CARDS, RED_CARDS)


def document(s: State, tables: Tables) -> Json:
    """The state, or what a view shows of it, as a document with names instead of numbers."""

    def named(cards: list[int], names: list[str]) -> list[str | None]:
        return [None if card == HIDDEN else names[card] for card in cards]

    def split(cards: list[int], done: int, names: list[str], first: str) -> Json:
        return {first: named(cards[:done], names), "deck": named(cards[done:], names)}

    numbers = [str(space + 1) for space in s.content.catapult_space]
    tiles = s.goblin_tiles
    opened = s.sections_open
    pairs = [named(tiles[2 * section : 2 * section + 2], tables.goblin_ids) for section in range(SECTIONS)]
    decks, drawn = s.decks, s.deck_next
    newer = {} if s.rules < ANY_ORDER else _since_second_version(s)
    return {
        "seats": s.seats,
        "difficulty": DIFFICULTY_NAMES[DIFFICULTY_RUBBLE.index(s.section_rubble)],
        "open_hands": bool(s.open_hands),
        **newer,
        "turn": s.turn,
        "active": s.active,
        "result": RESULT_NAMES[s.result],
        "gold": s.gold,
        "stock": dict(zip(RESOURCE_NAMES, s.stock, strict=True)),
        "orcs": {name: count for name, count in zip(PLACE_NAMES, s.orcs, strict=True) if count},
        "rubble": s.rubble,
        "machines": {
            name: None if seat == IN_RESERVE else {"seat": seat, "standing": bool(up)}
            for name, seat, up in zip(MACHINE_NAMES, s.machine_at, s.machine_up, strict=True)
        },
        "hired": [name for name, used in zip(MERCENARY_NAMES, s.hired, strict=True) if used],
        "trolls": _trolls(s, tables),
        "goblins": _goblins(s, tables),
        "goblins_defeated": s.goblins_defeated,
        "board": _board(s, tables),
        "dwarves": [_dwarf(s, seat, tables) for seat in range(s.seats)],
        "played": named(s.played[: s.played_count], tables.card_ids),
        "siege": split(s.siege, s.siege_next, tables.siege_ids, "revealed"),
        "troll_tiles": split(s.troll_tiles, s.troll_next, tables.troll_ids, "revealed"),
        "catapult": split(s.catapults, s.catapult_next, numbers, "revealed"),
        "tunnel": {
            "opened": pairs[:opened],
            "closed": pairs[opened:],
            "unused": named(tiles[2 * SECTIONS :], tables.goblin_ids),
        },
        "upgrades": {
            name: split(decks[deck_start(deck) : deck_start(deck) + size], drawn[deck], tables.card_ids, "drawn")
            for deck, (name, size) in enumerate(zip(DECK_NAMES, DECK_SIZES, strict=True))
        },
        "frames": [frame_document(frame, FRAME_NAMES) for frame in s.frames],
    }


def _since_second_version(s: State) -> Json:
    """What documents say since the second version of the rules; those of the first stay as they were."""
    in_use = sum(damage_on(s.content, tile, mask) for tile, mask in zip(s.troll_tile, s.troll_covered, strict=True))
    return {"house_rules": house_rules(s), "damage_tokens": DAMAGE_TOKENS - in_use}


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


def _dwarf(s: State, seat: int, tables: Tables) -> Json:
    def cards(cells: list[int], size: int, count: int) -> list[str | None]:
        held = cells[seat * size : seat * size + count]
        return [None if card == HIDDEN else tables.card_ids[card] for card in held]

    return {
        "place": PLACE_NAMES[s.dwarf[seat]],
        "hand": cards(s.hand, HAND_SIZE, s.hand_count[seat]),
        "pile": cards(s.pile, PILE_SIZE, s.pile_count[seat]),
        "discard": cards(s.discard, DECK_SIZE, s.discard_count[seat]),
        "aside": cards(s.aside, ASIDE_SIZE, ASIDE_SIZE),
    }
