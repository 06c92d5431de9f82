"""Why not: what stands in the way at this table is said before the rule."""

import pytest

from siegeworks.games.runedar.actions import CARD_USE, PER_CARD
from siegeworks.games.runedar.names import (
    ANY,
    CARPENTER,
    CHAMBER,
    DIG,
    ENTRANCE,
    MELEE,
    PLACE_NAMES,
    RANGED,
    TUNNEL_TOWER,
    WOOD,
)
from siegeworks.games.runedar.wording import Wording
from siegeworks.i18n import LANGUAGES, Speech
from support.wording import is_text

from .kit import GAME, table

CASES = [
    (CHAMBER, WOOD, "R-WORK", "You stand in the central chamber; this is worked in the carpenter’s."),
    (CHAMBER, ANY, "R-WORK", "You stand in the central chamber, which is no workshop."),
    (CARPENTER, WOOD, "R-WORK-BLOCKED", "2 orcs are in the carpenter’s."),
    (
        CHAMBER,
        MELEE,
        "R-MELEE",
        "You stand in the central chamber, and no enemy that you could fight is there.",
    ),
    (CHAMBER, RANGED, "R-RANGED", "You stand in the central chamber, not on a tower."),
    (
        TUNNEL_TOWER,
        RANGED,
        "R-RANGED",
        "You stand on the tunnel tower, and nothing that you could hit is in reach.",
    ),
    (CHAMBER, DIG, "R-DIG", "You stand in the central chamber; the rubble is in the tunnel entrance."),
    (ENTRANCE, DIG, "R-GOBLIN-RUBBLE", "Trolls or goblins are in the tunnel entrance."),
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("place", "use", "rule", "sentence"), CASES)
def test_an_obstacle_names_the_place(language: str, place: int, use: int, rule: str, sentence: str) -> None:
    state = table(dwarf=PLACE_NAMES[place], orcs="carpenter 2").state
    words = Wording(Speech(language, "runedar").say, language, GAME.tables, ("Ada", "Bruno"))
    said = words.obstacle(state, PER_CARD + CARD_USE + use, rule)
    assert said is not None
    assert is_text(said)
    if language == "en":
        assert said == sentence


def test_where_the_rule_says_it_all_nothing_is_added() -> None:
    state = table().state
    words = Wording(Speech("en", "runedar").say, "en", GAME.tables, ("Ada", "Bruno"))
    assert words.obstacle(state, PER_CARD + CARD_USE + WOOD, "R-TURN") is None
    assert words.obstacle(state, PER_CARD + CHAMBER, "R-WORK") is None
