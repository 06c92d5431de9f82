"""Chapter 1, places: where dwarves can go, where orcs go, and who may stand together."""

import pytest

from siegeworks.games.runedar.names import PLACE_NAMES
from siegeworks.kernel.problem import Problems

from .kit import table

NEIGHBOURS = """
    chamber          carpenter tannery foundry entrance
    carpenter        chamber tannery entrance carpenter_wall
    tannery          chamber carpenter foundry tannery_wall
    foundry          chamber tannery entrance foundry_wall
    entrance         chamber carpenter foundry
    carpenter_wall   carpenter tannery_wall carpenter_field tunnel_tower west_tower
    tannery_wall     tannery carpenter_wall foundry_wall tannery_field west_tower east_tower
    foundry_wall     foundry tannery_wall foundry_field east_tower
    carpenter_field  carpenter_wall
    tannery_field    tannery_wall
    foundry_field    foundry_wall
    tunnel_tower     carpenter_wall
    west_tower       carpenter_wall tannery_wall
    east_tower       tannery_wall foundry_wall
"""
ROWS = [line.split() for line in NEIGHBOURS.strip().splitlines()]


def reached(place: str, card: str) -> set[str]:
    """Where a card can move a dwarf from a place."""
    scene = table(dwarf=place, hand=card)
    return {text.split()[-1] for text in scene.offers(f"{card} move")}


def test_there_are_fourteen_places() -> None:
    """R-MAP."""
    assert sorted(row[0] for row in ROWS) == sorted(PLACE_NAMES)
    assert len(PLACE_NAMES) == 14


@pytest.mark.parametrize("row", ROWS, ids=lambda row: str(row[0]))
def test_one_step_joins_exactly_the_neighbours(row: list[str]) -> None:
    """R-MAP: the crutch moves one step."""
    here, *neighbours = row
    assert reached(here, "crutch") == set(neighbours)


@pytest.mark.parametrize("courtyard", ["carpenter", "tannery", "foundry", "entrance"])
def test_the_chamber_and_each_courtyard_are_joined(courtyard: str) -> None:
    """R-MAP-1."""
    assert courtyard in reached("chamber", "crutch")
    assert "chamber" in reached(courtyard, "crutch")


def test_the_courtyards_form_a_ring() -> None:
    """R-MAP-2: entrance, carpenter, tannery, foundry and back; opposite courtyards are not joined."""
    ring = ["entrance", "carpenter", "tannery", "foundry"]
    for at, courtyard in enumerate(ring):
        joined = reached(courtyard, "crutch") & set(ring)
        assert joined == {ring[at - 1], ring[(at + 1) % 4]}


@pytest.mark.parametrize("workshop", ["carpenter", "tannery", "foundry"])
def test_workshop_wall_and_field_are_a_line(workshop: str) -> None:
    """R-MAP-3, R-MAP-4."""
    assert f"{workshop}_wall" in reached(workshop, "crutch")
    assert reached(f"{workshop}_field", "crutch") == {f"{workshop}_wall"}
    assert workshop in reached(f"{workshop}_field", "saw")


def test_walls_joined_by_a_tower_are_one_step_apart() -> None:
    """R-MAP-5: through the inside of the tower, without climbing it."""
    assert "tannery_wall" in reached("carpenter_wall", "crutch")
    assert "foundry_wall" in reached("tannery_wall", "crutch")
    assert "foundry_wall" not in reached("carpenter_wall", "crutch")


def test_towers_are_reached_from_their_walls() -> None:
    """R-MAP-6."""
    assert reached("tunnel_tower", "crutch") == {"carpenter_wall"}
    assert reached("west_tower", "crutch") == {"carpenter_wall", "tannery_wall"}
    assert reached("east_tower", "crutch") == {"tannery_wall", "foundry_wall"}


def test_the_tunnel_tower_is_three_steps_from_the_entrance() -> None:
    """R-MAP: carpenter, its wall, the tower."""
    assert "tunnel_tower" not in reached("entrance", "saw")
    assert "tunnel_tower" in reached("entrance", "pony")


@pytest.mark.parametrize("workshop", ["carpenter", "tannery", "foundry"])
def test_an_orc_goes_over_field_wall_and_workshop_into_the_chamber(workshop: str) -> None:
    """R-ORC-PATH: each arrow is one step; in the chamber the orc steals and returns to the reserve."""
    path = [f"{workshop}_field", f"{workshop}_wall", workshop]
    for here, there in zip(path, [*path[1:], None], strict=True):
        scene = table(orcs=here, siege="tower_arrow", machines="tower 1", next_trolls="troll_11").begin_turn("orc")
        assert scene["orcs"] == ({there: 1} if there else {})
        assert scene["gold"] == (20 if there else 19)


@pytest.mark.parametrize("place", ["chamber", "entrance", "tunnel_tower", "west_tower", "east_tower"])
def test_orcs_never_stand_elsewhere(place: str) -> None:
    """R-ORC-PATH."""
    with pytest.raises(Problems, match="position-name"):
        table(orcs=place).legal()


def test_dwarves_and_enemies_share_a_place_and_do_not_block() -> None:
    """R-SHARE: four dwarves and three orcs in one workshop; a dwarf leaves over a wall full of orcs."""
    scene = table(seats=4, dwarves="foundry foundry foundry foundry", orcs="foundry 3, foundry_wall 4", hand="saw")
    assert scene.picture("foundry") == "foundry    .       oooo    ooo ABCD10 metal"
    scene.play("saw move foundry_field")
    assert scene.picture("foundry") == "foundry    A       oooo    ooo BCD 10 metal"


def test_trolls_and_goblins_do_not_block_the_entrance() -> None:
    """R-SHARE."""
    scene = table(dwarf="carpenter", hand="saw bag", trolls="troll_33, troll_11", goblins="fight_1, mix_1")
    scene.play("saw move entrance", "bag move foundry_wall")
    assert scene.place() == "foundry_wall"


def test_defeated_orcs_return_to_the_reserve() -> None:
    """R-RESERVE: nine orcs are out; one falls in melee, and the next to come is the ninth again, not the tenth."""
    scene = table(seats=1, dwarf="foundry", hand="club", orcs="foundry 3, tannery 3, carpenter 3", siege="one_foundry")
    scene.play("club melee", "roll", dice=["hit 2", "crossbow"])
    assert sum(scene["orcs"].values()) == 8
    scene.begin_turn("orc")
    assert sum(scene["orcs"].values()) == 9
    assert scene.outcome() is None


def test_orcs_shot_or_chased_by_a_mercenary_return_to_the_reserve() -> None:
    """R-RESERVE: by ranged attack, and by mercenary."""
    scene = table(seats=1, dwarf="west_tower", hand="bow", orcs="tannery_field 4, tannery 5", for_hire="orcs")
    scene.play("bow ranged", "aim tannery_field", "hit orc", dice=["crossbow", "hit 1"])
    assert scene["orcs"] == {"tannery": 5, "tannery_field": 3}
    scene.play("hire orcs")
    assert scene["orcs"] == {"tannery_field": 3}
    scene.siege("three_foundry one_foundry").begin_turn("orc orc")
    assert sum(scene["orcs"].values()) == 7
    assert scene.outcome() is None


def test_defeated_trolls_return_to_the_reserve() -> None:
    """R-RESERVE: four trolls use all figures; one falls, so there is a figure for the next."""
    scene = table(trolls="troll_222, troll_33, troll_123", for_hire="troll", machines="tower 0")
    scene.play("hire troll 2")
    assert scene["trolls"][1] is None
    scene.begin_turn()
    assert [troll and troll["tile"] for troll in scene["trolls"]] == ["troll_222", "troll_112", "troll_123", None]


def test_dug_rubble_returns_to_the_reserve() -> None:
    """R-RESERVE: twelve pieces serve an epic tunnel and the goblins' rubble one after the other."""
    scene = table(
        difficulty="epic", dwarf="entrance", hand="drill saw shovel", rubble=5, next_goblins="rubble_1 fight_1"
    )
    scene.play("drill dig")
    assert scene.picture("entrance") == "entrance   A       0 rubble, rubble_1 (3 rubble), fight_1"
    scene.play("shovel dig")
    assert scene.picture("entrance") == "entrance   A       0 rubble, fight_1"
