"""Odds before an attack: exactly the share of all rolls with which the rules let an enemy fall."""

from collections.abc import Callable
from fractions import Fraction
from itertools import product
from typing import Any

import pytest

from siegeworks.games import load_words
from siegeworks.games.runedar.actions import AIM, ROLL
from siegeworks.games.runedar.names import AIM_NAMES, PLACE_NAMES
from siegeworks.games.runedar.odds import chances
from siegeworks.i18n import LANGUAGES, Speech
from siegeworks.kernel.stage import percent

from .kit import Scene, table


def fallen(scene: Scene, roll: str, dice: int, fell: Callable[[Any], bool]) -> Fraction:
    """The share of all rolls after which some way to assign the hits lets the enemy fall."""
    rolls = list(product(scene.faces(), repeat=dice))
    won = 0
    for faces in rolls:
        ends = scene.fork().play(roll, dice=list(faces)).results("hit")
        won += any(fell(end.state) for end in ends)
    return Fraction(won, len(rolls))


def left_at(place: int, most: int) -> Callable[[Any], bool]:
    """Whether at most so many orcs are left in a place."""
    return lambda state: bool(state.orcs[place] <= most)


@pytest.mark.parametrize("hand", [["knife"], ["club"], ["knife", "club"]])
def test_orcs_at_close_range(hand: list[str]) -> None:
    scene = table(dwarf="foundry", hand=" ".join(hand), orcs="foundry 2").play(*(f"{card} melee" for card in hand))
    dice = {"knife": 1, "club": 2}
    found = dict(chances(scene.state, None))
    place = PLACE_NAMES.index("foundry")
    for orcs in (1, 2):
        rolled = fallen(scene, "roll", sum(dice[card] for card in hand), left_at(place, 2 - orcs))
        assert found["orc", orcs] == rolled
    assert chances(scene.state, AIM_NAMES.index("foundry_wall")) == []


def test_trolls_and_goblins_at_close_range() -> None:
    scene = table(dwarf="entrance", hand="club knife", trolls="troll_33", goblins="fight_1").play(
        "club melee", "knife melee"
    )
    goblin, troll = (chance for _, chance in chances(scene.state, None))
    before = scene.state.goblins_defeated
    assert goblin == fallen(scene, "roll", 3, lambda s: s.goblins_defeated > before or s.result != 0)
    assert troll == fallen(scene, "roll", 3, lambda s: all(tile == -1 for tile in s.troll_tile))
    assert 0 <= troll < goblin < 1


def test_orcs_and_machines_at_long_range() -> None:
    scene = table(dwarf="west_tower", hand="bow", orcs="tannery_field 2", machines="catapult 1").play("bow ranged")
    field = AIM_NAMES.index("tannery_field")
    found = dict(chances(scene.state, field))
    place = PLACE_NAMES.index("tannery_field")
    for orcs in (1, 2):
        rolled = fallen(scene, "aim tannery_field", 2, left_at(place, 2 - orcs))
        assert found["orc", orcs] == rolled
    ((_, machine),) = chances(scene.state, AIM_NAMES.index("catapult"))
    assert machine == fallen(scene, "aim catapult", 2, lambda s: s.machine_at[1] == -1)


def test_nothing_is_said_before_an_attack_is_gathered() -> None:
    assert chances(table(dwarf="foundry", hand="club", orcs="foundry").state, None) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_odds_are_said_with_the_attack_only(language: str) -> None:
    scene = table(dwarf="foundry", hand="club", orcs="foundry").play("club melee")
    words = load_words(scene.game, Speech(language, "runedar").say, language, ["Ana", "Bo"])
    said = words.odds(scene.state, ROLL)
    ((_, chance),) = chances(scene.state, None)
    assert said is not None
    assert f"{percent(chance)} %" in said
    assert words.odds(scene.state, AIM) is None
    assert words.odds(scene.state, 0) is None


def test_only_what_is_certain_is_called_certain() -> None:
    assert [percent(Fraction(*pair)) for pair in ((0, 1), (1, 1000), (1, 2), (999, 1000), (1, 1))] == [
        0,
        1,
        50,
        99,
        100,
    ]
