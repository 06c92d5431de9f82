"""Chapter 3 B, orc cards: each reveals a siege card, which is resolved completely before the next."""

import pytest

from .kit import drawn, table


def test_every_orc_card_is_played_before_any_dwarf_card() -> None:
    """R-ORC: one by one, each reveals the top siege card."""
    scene = table(siege="one_tannery one_foundry").begin_turn("orc orc")
    told = scene.events("orc_card_played", "siege_card_revealed", "orc_placed", "card_phase_began")
    assert told == [
        "orc_card_played 0",
        "siege_card_revealed one_tannery_1",
        "orc_placed tannery_field",
        "orc_card_played 0",
        "siege_card_revealed one_foundry_1",
        "orc_placed foundry_field",
        "card_phase_began 0",
    ]
    assert scene["played"] == ["orc", "orc"]
    assert "orc" not in scene.in_hand()


def test_dwarf_cards_wait_for_the_orc_cards() -> None:
    """R-ORC: shown at the pause before an orc card."""
    scene = table(orcs="foundry", for_hire="orcs").begin_turn("orc saw")
    assert scene.legal() == ["hire orcs", "reveal"]
    assert scene.forbids("saw move carpenter") == "R-ORC"
    assert scene.forbids("end") == "R-TURN"


def test_without_orc_cards_nothing_is_revealed() -> None:
    """R-ORC."""
    scene = table().begin_turn("saw")
    assert scene.events("siege_card_revealed") == []
    assert scene.forbids("reveal") == "R-ORC"


def test_a_revealed_siege_card_leaves_the_game() -> None:
    """R-ORC: everybody has seen it."""
    scene = table(siege="one_tannery").begin_turn("orc")
    assert scene["siege"]["revealed"] == ["one_tannery_1"]
    assert "one_tannery_1" not in scene["siege"]["deck"]


@pytest.mark.parametrize("wall", ["carpenter", "tannery", "foundry"])
def test_orcs_come_to_the_field_before_the_wall_the_card_names(wall: str) -> None:
    """R-SIEGE-ORC."""
    scene = table(siege=f"one_{wall}").begin_turn("orc")
    assert scene["orcs"] == {f"{wall}_field": 1}


def test_a_card_can_bring_several_orcs() -> None:
    """R-SIEGE-ORC: they are placed one by one."""
    scene = table(siege="three_foundry").begin_turn("orc")
    assert scene.events("orc_placed") == ["orc_placed foundry_field"] * 3
    assert scene.picture("foundry") == "foundry    ooo     .       .       10 metal"


def test_placing_the_last_figure_loses_at_once() -> None:
    """R-SIEGE-ORC, R-LOSE-ORC: even if the arrow would have returned an orc to the reserve."""
    scene = table(orcs="carpenter 9", siege="one_carpenter_arrow").begin_turn("orc")
    assert scene.outcome() == "winners=- reason=orc score=0"
    assert scene["gold"] == 20
    assert scene["orcs"] == {"carpenter": 9, "carpenter_field": 1}


def test_nine_orcs_are_not_lost_yet() -> None:
    """R-SIEGE-ORC."""
    scene = table(orcs="carpenter 5, tannery 3", siege="one_foundry").begin_turn("orc")
    assert sum(scene["orcs"].values()) == 9
    assert scene.outcome() is None


@pytest.mark.parametrize("machine", ["tower", "catapult"])
def test_a_machine_comes_into_the_active_area(machine: str) -> None:
    """R-SIEGE-TOWER, R-SIEGE-CATAPULT: it acts when its seat's next turn begins."""
    scene = table(siege=machine).begin_turn("orc")
    assert scene.picture("machines") == f"machines   {machine} A"
    assert scene.events("machine_came", "machine_activated") == [f"machine_came 0 {machine}"]
    scene.hand_of_next("saw").play("end", "done")
    assert scene.picture("machines") == f"machines   {machine} A"
    scene.begin_turn()
    assert scene.events("machine_activated") == [f"machine_activated {machine}"]


@pytest.mark.parametrize("machine", ["tower", "catapult"])
def test_a_machine_that_is_there_already_is_activated_at_once(machine: str) -> None:
    """R-SIEGE-TOWER, R-SIEGE-CATAPULT: even in another seat's area; then it returns to the reserve."""
    scene = table(seats=3, siege=machine, machines=f"{machine} 2").begin_turn("orc")
    assert scene.events("machine_came", "machine_activated") == [f"machine_activated {machine}"]
    assert scene.picture("machines") == "machines   ."


def test_the_arrow_moves_every_orc_one_step() -> None:
    """R-SIEGE-ARROW: field, wall, workshop, and from a workshop into the chamber, where each steals a nugget."""
    scene = table(
        orcs="carpenter_field, carpenter_wall 2, carpenter, tannery 2, foundry_wall", siege="tower_arrow"
    ).begin_turn("orc")
    assert scene.picture("carpenter", "tannery", "foundry", "chamber") == drawn("""
        carpenter  .       o       oo      10 wood
        tannery    .       .       .       10 leather
        foundry    .       .       o       10 metal
        chamber    AB      17 gold
    """)
    assert scene.events("orcs_advanced", "orc_stole", "gold_lost") == [
        "orcs_advanced 7",
        "orc_stole carpenter",
        "gold_lost 1 stolen",
        "orc_stole tannery",
        "gold_lost 1 stolen",
        "orc_stole tannery",
        "gold_lost 1 stolen",
    ]


def test_thieves_return_to_the_reserve() -> None:
    """R-SIEGE-ARROW, R-RESERVE: nine orcs are out, two steal, and two more can come."""
    scene = table(orcs="tannery 2, foundry_field 7", siege="tower_arrow one_foundry").begin_turn("orc orc")
    assert scene["orcs"] == {"foundry_field": 1, "foundry_wall": 7}
    assert scene.outcome() is None


def test_thefts_are_counted_one_by_one() -> None:
    """R-SIEGE-ARROW, R-LOSE-GOLD: the second theft takes the last nugget, the third orc does not steal any more."""
    scene = table(orcs="carpenter 3, foundry_wall", gold=2, siege="tower_arrow").begin_turn("orc")
    assert scene.outcome() == "winners=- reason=gold score=0"
    assert scene.events("orc_stole") == ["orc_stole carpenter"] * 2
    assert scene["gold"] == 0


def test_a_card_without_arrow_moves_no_orc() -> None:
    """R-SIEGE-ARROW."""
    scene = table(orcs="carpenter, tannery_wall", siege="one_foundry").begin_turn("orc")
    assert scene["orcs"] == {"carpenter": 1, "tannery_wall": 1, "foundry_field": 1}


def test_orcs_then_machine_then_arrow() -> None:
    """R-ORC: the effects of one card, in this order."""
    scene = table(siege="two_carpenter_catapult_arrow", machines="catapult 1", next_catapults="4").begin_turn("orc")
    order = ("orc_placed", "machine_activated", "space_blocked", "orcs_advanced")
    assert scene.events(*order) == [
        "orc_placed carpenter_field",
        "orc_placed carpenter_field",
        "machine_activated catapult",
        "space_blocked 4",
        "orcs_advanced 2",
    ]
    assert scene["orcs"] == {"carpenter_wall": 2}


def test_revealing_the_last_siege_card_loses_before_its_effect() -> None:
    """R-ORC, R-LOSE-SIEGE."""
    scene = table(siege_left=1).begin_turn("orc")
    assert scene.outcome() == "winners=- reason=siege score=0"
    assert scene.events("orc_placed", "machine_came", "orcs_advanced") == []


def test_the_second_orc_card_waits_until_the_first_card_is_resolved() -> None:
    """R-ORC: a machine brought by the first card is there for the second."""
    scene = table(siege="tower tower_arrow", next_trolls="troll_11").begin_turn("orc orc")
    assert scene.events("machine_came", "machine_activated", "troll_came") == [
        "machine_came 0 tower",
        "machine_activated tower",
        "troll_came 1 troll_11",
    ]
    assert scene.picture("machines") == "machines   ."
