"""Chapter 3 C, dwarf cards: digging the tunnel."""

import pytest

from .kit import drawn, table


def test_digging_removes_what_the_card_says() -> None:
    """R-DIG."""
    scene = table(dwarf="entrance", hand="shovel pick").play("shovel dig")
    assert scene["rubble"] == 3
    assert scene.events("rubble_dug") == ["rubble_dug 3 3"]
    assert scene.play("pick dig")["rubble"] == 1


@pytest.mark.parametrize("place", ["chamber", "carpenter", "foundry", "tunnel_tower"])
def test_one_digs_in_the_entrance_only(place: str) -> None:
    """R-DIG."""
    assert table(dwarf=place, hand="shovel").forbids("shovel dig") == "R-DIG"


def test_no_more_than_is_left_is_dug() -> None:
    """R-DIG: min(N, rubble left)."""
    scene = table(dwarf="entrance", hand="drill", rubble=2).play("drill dig")
    assert scene.events("rubble_dug") == ["rubble_dug 2 0"]


def test_trolls_stop_the_digging() -> None:
    """R-DIG: with rubble of the section only, nothing can be dug while an enemy is there."""
    scene = table(dwarf="entrance", hand="shovel", trolls="troll_11")
    assert scene.forbids("shovel dig") in {"R-DIG", "R-GOBLIN-RUBBLE"}


@pytest.mark.parametrize("goblin", ["fixed_1", "mix_1", "fight_1"])
def test_goblins_stop_the_digging(goblin: str) -> None:
    """R-DIG."""
    scene = table(dwarf="entrance", hand="shovel", goblins=goblin)
    assert scene.forbids("shovel dig") in {"R-DIG", "R-GOBLIN-RUBBLE"}


def test_orcs_elsewhere_do_not_stop_the_digging() -> None:
    """R-DIG."""
    scene = table(dwarf="entrance", hand="shovel", orcs="carpenter 4, foundry 4")
    assert scene.forbids("shovel dig") is None


def test_rubble_beside_a_goblin_is_dug_even_with_enemies_there() -> None:
    """R-GOBLIN-RUBBLE, R-DIG."""
    scene = table(dwarf="entrance", hand="pick", goblins="rubble_1, fight_1", trolls="troll_33").play("pick dig")
    assert scene.picture("entrance") == "entrance   A       0 rubble, troll_33 (3 3), rubble_1 (1 rubble), fight_1"
    assert scene.events("rubble_dug_beside") == ["rubble_dug_beside 1 rubble_1 2", "rubble_dug_beside 1 rubble_1 1"]


def test_the_goblin_leaves_with_its_last_rubble() -> None:
    """R-GOBLIN-RUBBLE."""
    scene = table(dwarf="entrance", hand="shovel", goblins="rubble_1: 2 rubble, fight_1").play("shovel dig")
    assert scene.events("goblin_defeated") == ["goblin_defeated 1 rubble_1"]
    assert scene["goblins_defeated"] == 1


def test_the_section_comes_out_with_the_last_rubble() -> None:
    """R-SECTION: its two goblins step into the entrance with their figures."""
    scene = table(dwarf="entrance", hand="pick", rubble=2, next_goblins="mix_1 fight_1").play("pick dig")
    assert scene.events("section_opened", "goblin_came") == [
        "section_opened 1",
        "goblin_came 1 mix_1",
        "goblin_came 2 fight_1",
    ]
    assert scene.picture("entrance") == "entrance   A       0 rubble, mix_1, fight_1"
    assert scene["tunnel"]["opened"] == [["mix_1", "fight_1"]]


def test_sections_come_out_from_the_tunnel_tower_on() -> None:
    """R-SECTION: the third time it is the third section, with goblins of level 3."""
    scene = table(dwarf="entrance", hand="pick", rubble=1, sections=2, next_goblins="mix_3b fight_3").play("pick dig")
    assert scene.events("section_opened", "goblin_came") == [
        "section_opened 3",
        "goblin_came 1 mix_3b",
        "goblin_came 2 fight_3",
    ]


def test_the_rest_of_a_card_is_lost() -> None:
    """R-SECTION: digging five with one piece left does not touch the rubble beside the new goblin."""
    scene = table(dwarf="entrance", hand="drill", rubble=1, next_goblins="rubble_1 fight_1").play("drill dig")
    assert scene.picture("entrance") == "entrance   A       0 rubble, rubble_1 (3 rubble), fight_1"


@pytest.mark.parametrize(("difficulty", "rubble"), [("easy", 6), ("normal", 8), ("hard", 10), ("epic", 12)])
def test_new_rubble_comes_when_both_goblins_are_gone(difficulty: str, rubble: int) -> None:
    """R-NEXT: as much as the difficulty says."""
    scene = table(difficulty=difficulty, dwarf="entrance", hand="club", goblins="fight_1")
    scene.play("club melee", "roll", dice=["hit 1", "crossbow"])
    assert scene.events("rubble_placed") == [f"rubble_placed {rubble}"]
    assert scene["rubble"] == rubble


def test_one_goblin_left_keeps_the_rubble_away() -> None:
    """R-NEXT."""
    scene = table(dwarf="entrance", hand="club", goblins="fight_1, mix_1")
    scene.play("club melee", "roll", dice=["hit 1", "crossbow"])
    assert scene.events("goblin_defeated", "rubble_placed") == ["goblin_defeated 1 fight_1"]
    assert scene["rubble"] == 0


def test_with_a_troll_there_the_rubble_comes_but_digging_waits() -> None:
    """R-NEXT."""
    scene = table(dwarf="entrance", hand="club shovel", goblins="fight_1", trolls="troll_33")
    scene.play("club melee", "roll", dice=["hit 1", "hit 1"])
    assert scene.picture("entrance") == drawn("""
        entrance   A       6 rubble, troll_33 (3 3)
    """)
    assert scene.forbids("shovel dig") in {"R-DIG", "R-GOBLIN-RUBBLE"}
