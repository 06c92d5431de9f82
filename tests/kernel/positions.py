"""Positions of random games, with every kind of decision."""

import pytest

from runedar.kit import GAME
from siegeworks.kernel.chance import Chance
from siegeworks.kernel.game import Json
from siegeworks.kernel.problem import Problem, Problems

from .helpers import codes, states, wandered

CARDS = GAME.tables.card_ids


def armed(seats: int) -> Json:
    """A new deal with upgrades in place of the starting cards, the dwarves at an entrance full of enemies."""
    document = GAME.document(GAME.setup(GAME.options({"seats": str(seats)}), Chance(f"armed {seats}"), None))
    decks = document["upgrades"]
    strong = [card for deck in ("red", "grey") for card in decks[deck]["deck"]]
    for dwarf in document["dwarves"]:
        dwarf["place"] = "entrance"
        for card in CARDS[:5]:
            zones = [dwarf["hand"], dwarf["pile"], dwarf["aside"]]
            zone = next((zone for zone in zones if card in zone), None)
            if zone is not None:
                zone[zone.index(card)] = strong.pop(0)
    for deck in ("red", "grey"):
        left = [card for card in decks[deck]["deck"] if card in strong]
        decks[deck] = {"drawn": [card for card in decks[deck]["deck"] if card not in strong], "deck": left}
    trolls = document["troll_tiles"]
    trolls["revealed"], trolls["deck"] = trolls["deck"][:2], trolls["deck"][2:]
    document["trolls"] = [*({"tile": tile, "covered": []} for tile in trolls["revealed"]), None, None]
    tunnel = document["tunnel"]
    ids = GAME.tables.goblin_ids
    pairs = [tunnel["closed"][0], ["rubble_2a", "rubble_2b"], *tunnel["closed"][2:]]
    used = [tile for pair in pairs for tile in pair]
    document["tunnel"] = {
        "opened": pairs[:2],
        "closed": pairs[2:],
        "unused": [tile for tile in ids if tile not in used],
    }
    document["goblins"] = [
        {"tile": "rubble_2a", "covered": False, "given": {}, "rubble": 4},
        {"tile": "rubble_2b", "covered": False, "given": {}, "rubble": 3},
    ]
    document.update(rubble=0, goblins_defeated=2, orcs={"carpenter_wall": 2, "tannery_field": 3, "foundry": 1})
    return document


def walked(seats: int) -> list[Json]:
    """Positions of some random games, a few of every kind of decision."""
    found: dict[str, list[Json]] = {}
    games = [states(f"walk {number}", seats) for number in range(6)]
    games += [wandered(armed(seats), f"armed {number}") for number in range(60)]
    for game in games:
        for document in game:
            kinds = found.setdefault(" ".join(frame["kind"] for frame in document["frames"]), [])
            if len(kinds) < 3:
                kinds.append(document)
    return [document for kinds in found.values() for document in kinds]


POSITIONS = [document for seats in (1, 2, 3, 4) for document in walked(seats)]


def refused(document: Json) -> set[str]:
    """The codes with which a position is refused."""
    with pytest.raises((Problem, Problems)) as caught:
        GAME.from_document(document)
    assert isinstance(caught.value, Problem | Problems)
    return codes(caught.value)
