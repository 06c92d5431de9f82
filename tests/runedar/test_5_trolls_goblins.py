"""Chapter 5, trolls and goblins: what they need, and when they leave."""

import pytest

from .kit import drawn, table


def test_a_troll_falls_when_all_its_circles_are_covered() -> None:
    """R-TROLL: the figure returns to the reserve, the tile leaves the game."""
    scene = table(dwarf="entrance", hand="club", trolls="troll_222: 1 3")
    scene.play("club melee", "roll", dice=["hit 2", "crossbow"])
    assert scene.events("troll_defeated") == ["troll_defeated 1 troll_222"]
    assert scene["trolls"] == [None] * 4
    assert "troll_222" in scene["troll_tiles"]["revealed"]


def test_a_troll_with_an_open_circle_stays() -> None:
    """R-TROLL."""
    scene = table(dwarf="entrance", hand="club", trolls="troll_222: 1").play(
        "club melee", "roll", dice=["hit 2", "hit 1"]
    )
    assert scene.picture("entrance") == "entrance   A       6 rubble, troll_222 (x x 2)"


def test_a_troll_is_defeated_over_several_turns_and_by_several_dwarves() -> None:
    """R-TROLL: seat 0 strikes, seat 1 shoots."""
    scene = table(dwarves="entrance tunnel_tower", hand="knife", trolls="troll_33", hand_of_next="bow")
    scene.play("knife melee", "roll", "end", dice=["hit 3"])
    assert scene["active"] == 1
    scene.play("bow ranged", "aim entrance", dice=["crossbow", "hit 1"])
    assert scene["trolls"] == [None] * 4


def test_one_attack_can_defeat_several_trolls() -> None:
    """R-TROLL."""
    scene = table(dwarf="entrance", hand="great_axe", trolls="troll_11, troll_33: 1")
    scene.play("great_axe melee", "roll", dice=["hit 3", "hit 1", "hit 1", "crossbow", "crossbow"])
    assert scene.events("troll_defeated") == ["troll_defeated 1 troll_11", "troll_defeated 2 troll_33"]


def test_a_fixed_goblin_wants_exactly_its_resources() -> None:
    """R-GOBLIN-FIXED: one of each here; given resources return when it leaves."""
    scene = table(dwarf="foundry", hand="tongs", goblins="fixed_1: 1 wood 1 leather, fight_1").play("tongs work metal")
    assert scene.events("resource_given", "goblin_defeated") == [
        "resource_given metal 1 fixed_1",
        "goblin_defeated 1 fixed_1",
    ]
    assert scene["stock"] == {"wood": 10, "leather": 10, "metal": 10}


def test_a_fixed_goblin_takes_no_more_of_a_resource_than_it_wants() -> None:
    """R-GOBLIN-FIXED: it has its wood already."""
    scene = table(dwarf="carpenter", hand="saw", goblins="fixed_1: 1 wood")
    assert scene.forbids("saw work wood") is not None


def test_a_fixed_goblin_keeps_what_it_was_given_until_it_leaves() -> None:
    """R-GOBLIN-FIXED."""
    scene = table(dwarf="carpenter", hand="saw", goblins="fixed_1").play("saw work wood")
    assert scene.picture("carpenter", "entrance") == drawn("""
        carpenter  .       .       A       9 wood
        entrance   .       0 rubble, fixed_1 (1 wood)
    """)


def test_a_mix_goblin_takes_any_resources() -> None:
    """R-GOBLIN-MIX: three in any mix."""
    scene = table(dwarf="tannery", hand="knife", goblins="mix_3a: 1 metal 1 wood, fight_3").play("knife work leather")
    assert scene.events("resource_given", "goblin_defeated") == [
        "resource_given leather 1 mix_3a",
        "goblin_defeated 1 mix_3a",
    ]
    assert scene["stock"] == {"wood": 10, "leather": 10, "metal": 10}


def test_two_mix_goblins_share() -> None:
    """R-GOBLIN-MIX: four tokens over wants of 3 and 2, every split that places all of them."""
    scene = table(dwarf="carpenter", hand="great_axe", goblins="mix_3a, mix_3b").play("great_axe work wood")
    assert sorted(end.picture("entrance") for end in scene.results("give")) == [
        "entrance   .       0 rubble, mix_3a (2 wood)",
        "entrance   .       0 rubble, mix_3b (1 wood)",
    ]


def test_a_rubble_goblin_comes_with_its_rubble() -> None:
    """R-GOBLIN-RUBBLE."""
    scene = table(dwarf="entrance", hand="pick", rubble=1, sections=1, next_goblins="rubble_2a rubble_2b").play(
        "pick dig"
    )
    assert scene.picture("entrance") == "entrance   A       0 rubble, rubble_2a (4 rubble), rubble_2b (3 rubble)"


def test_a_rubble_goblin_is_removed_by_digging_only() -> None:
    """R-GOBLIN-RUBBLE: neither fought nor paid."""
    scene = table(dwarf="entrance", hand="club saw", goblins="rubble_1")
    assert scene.forbids("club melee") == "R-MELEE"
    assert table(dwarf="carpenter", hand="saw", goblins="rubble_1").forbids("saw work wood") is not None
    assert table(dwarf="tunnel_tower", hand="bow", goblins="rubble_1").forbids("bow ranged") == "R-RANGED"


def test_a_fighting_goblin_has_one_circle() -> None:
    """R-GOBLIN-FIGHT: its hits in melee, all at once."""
    scene = table(dwarf="entrance", hand="knife tongs", goblins="fight_3")
    scene.play("knife melee", "roll", dice=["hit 2"])
    assert scene.picture("entrance") == "entrance   A       0 rubble, fight_3"
    scene.play("tongs melee", "roll", dice=["hit 3"])
    assert scene.events("circle_covered", "goblin_defeated") == [
        "circle_covered goblin 1 1",
        "goblin_defeated 1 fight_3",
    ]


def test_one_crossbow_defeats_a_fighting_goblin() -> None:
    """R-GOBLIN-FIGHT: whatever hits its circle shows."""
    scene = table(dwarf="tunnel_tower", hand="sling", goblins="fight_3").play(
        "sling ranged", "aim entrance", dice=["crossbow"]
    )
    assert scene.events("goblin_defeated") == ["goblin_defeated 1 fight_3"]


@pytest.mark.parametrize("goblin", ["fixed_1", "mix_1", "rubble_1"])
def test_other_goblins_are_no_targets_beside_a_troll(goblin: str) -> None:
    """R-GOBLIN: only the fighting kind can be fought."""
    scene = table(dwarf="entrance", hand="great_axe", goblins=goblin, trolls="troll_11")
    scene.play("great_axe melee", "roll", dice=["hit 3"] * 5)
    assert scene.events("goblin_defeated") == []
    assert scene["goblins"][0]["tile"] == goblin


def test_defeated_goblins_are_counted() -> None:
    """R-GOBLIN: two of each earlier section, and this one."""
    scene = table(dwarf="entrance", hand="knife", goblins="fight_3, mix_3a").play("knife melee", "roll", dice=["hit 3"])
    assert scene["goblins_defeated"] == 5
    assert scene["goblins"] == [None, {"tile": "mix_3a", "covered": False, "given": {}, "rubble": 0}]


def test_the_next_troll_comes_with_all_circles_open() -> None:
    """R-TROLL: damage belongs to the tile, not to its slot."""
    scene = table(seats=1, dwarf="entrance", hand="club", trolls="troll_222: 1 2", machines="tower 0")
    scene.next_trolls("troll_33").play("club melee", "roll", "end", dice=["hit 2", "crossbow"])
    assert scene.events("troll_defeated", "troll_came") == ["troll_defeated 1 troll_222", "troll_came 1 troll_33"]
    assert scene.picture("entrance") == "entrance   A       6 rubble, troll_33 (3 3)"


def test_the_next_goblins_come_as_they_are_printed() -> None:
    """R-GOBLIN: nothing is left of the earlier goblins in their slots, even within one turn."""
    scene = table(dwarf="entrance", hand="knife drill pick club", goblins="rubble_1: 1 rubble, fight_1")
    scene.next_goblins("fight_2a fight_2b").play("knife melee", "roll", dice=["hit 1"])
    scene.hand("pick club drill spade").play("pick dig", "drill dig", "spade dig")
    assert scene.events("goblin_defeated", "rubble_placed", "section_opened") == [
        "goblin_defeated 1 rubble_1",
        "rubble_placed 6",
        "section_opened 2",
    ]
    assert scene.picture("entrance") == "entrance   A       0 rubble, fight_2a, fight_2b"
    scene.play("club melee", "roll", dice=["hit 2", "hit 1"])
    assert scene.events("goblin_defeated") == ["goblin_defeated 1 fight_2a", "goblin_defeated 2 fight_2b"]


def test_a_goblin_in_the_place_of_a_fallen_one_can_be_fought() -> None:
    """R-GOBLIN-FIGHT: the circle covered before was that of another tile."""
    scene = table(dwarf="entrance", hand="knife drill pick club", goblins="fight_1", next_goblins="fight_2b rubble_2a")
    scene.play("knife melee", "roll", "drill dig", "pick dig", dice=["hit 1"])
    assert scene.picture("entrance") == "entrance   A       0 rubble, fight_2b, rubble_2a (4 rubble)"
    scene.play("club melee", "roll", dice=["hit 2", "crossbow"])
    assert scene.picture("entrance") == "entrance   A       0 rubble, rubble_2a (4 rubble)"
