"""Chapter 3: posting, building, exploring, buying, studying."""

import pytest

from .kit import table


def test_one_archer_on_a_wall_or_one_soldier_on_the_castle() -> None:
    """C-DEFEND"""
    assert table(hand="archer gold").play("post archer wall 2").fort(0) == "castle wall wall+1 wall"
    assert table(hand="soldier gold").play("post soldier castle").fort(0) == "castle+1 wall wall wall"
    scene = table(hand="archer", fallen="0 wall 1")
    assert scene.forbids("post archer wall 1") == "C-DEFEND"
    assert scene.forbids("post soldier castle") == "C-DEFEND"


def test_no_more_cards_than_printed_shields() -> None:
    """C-POST-LIMIT: posting over the limit is refused, nothing changes."""
    scene = table(hand="archer soldier", posted="0 wall 1 2, 0 castle 2")
    assert scene.forbids("post archer wall 1") == "C-POST-LIMIT"
    assert scene.forbids("post soldier castle") is None
    assert table(hand="soldier", posted="0 castle 3").forbids("post soldier castle") == "C-POST-LIMIT"


def test_one_posting_a_turn() -> None:
    """C-POST-ONCE: in the next turn again."""
    scene = table(hand="king archer 3").play("king", "post archer wall 1")
    assert scene.forbids("post archer wall 2") == "C-POST-ONCE"
    scene.play("end")
    scene.play(scene.offers("waste")[0])
    assert scene.actor == 0
    assert scene.forbids("post archer wall 2") is None


def test_taking_back_is_an_action_and_not_limited() -> None:
    """C-UNPOST"""
    scene = table(hand="king", posted="0 wall 1 2").play("king", "unpost wall 1", "unpost wall 1")
    assert scene.held() == "archer 2"
    assert scene.fort(0) == "castle wall wall wall"
    assert scene.actor == 1
    assert table(hand="archer").forbids("unpost wall 1") == "C-UNPOST"


@pytest.mark.parametrize("action", ["build 4 0", "build 3 1", "build 2 2", "build 1 3"])
def test_four_cards_with_a_builder_build_a_weapon(action: str) -> None:
    """C-BUILD: the top siege card comes into the hand, seen by nobody else."""
    builders, gold = action.split()[1:]
    scene = table(hand=f"builder {builders} " + (f"gold {gold}" if gold != "0" else ""), top="siege tower").play(action)
    assert scene.held() == "tower"
    assert scene.heard(1, "card_drawn")[0].fields == {"seat": 0, "deck": 1}


def test_building_without_a_builder_is_refused() -> None:
    """C-BUILD"""
    assert table(hand="gold 4").forbids("build 0 4") == "C-BUILD"
    assert table(hand="builder 3").forbids("build 4 0") == "C-BUILD"
    assert table(hand="builder 3").forbids("build 3 1") == "C-BUILD"


def test_more_torches_than_danger_bring_the_treasure() -> None:
    """C-DUNGEON: as many village cards as it shows; the beaten card is discarded."""
    scene = table(hand="explorer 2", top="dungeon skeletons").top("village king gold duke").play("explore 2")
    assert scene.held() == "gold king duke"
    assert scene.discards("dungeon") == "skeletons"
    assert table(hand="explorer").forbids("explore 2") == "C-DUNGEON"


def test_torches_that_only_equal_the_danger_do_not_suffice() -> None:
    """C-DUNGEON"""
    scene = table(hand="explorer gold", top="dungeon skeletons").play("explore 1")
    assert scene.events("dungeon_held") == ["dungeon_held 0 skeletons"]
    assert scene.held() == "gold"


def test_a_dungeon_without_danger_needs_one_explorer() -> None:
    """C-DUNGEON"""
    assert table(hand="explorer", top="dungeon crypt").play("explore 1").events("dungeon_beaten") == [
        "dungeon_beaten 0 crypt 2"
    ]


def test_a_gold_buys_two_village_cards() -> None:
    """C-BUY"""
    scene = table(hand="gold", top="village king duke").play("buy")
    assert scene.held() == "king duke"
    assert scene.discards() == "gold"
    assert table(hand="king").forbids("buy") == "C-BUY"


def test_a_duke_and_two_gold_pay_the_academy() -> None:
    """C-ACADEMY"""
    scene = table(hand="duke gold 2", top="academy wildfire").play("academy")
    assert scene.held() == "wildfire"
    assert scene.discards() == "gold 2 duke"
    assert table(hand="duke gold").forbids("academy") == "C-ACADEMY"
    assert table(hand="gold 2").forbids("academy") == "C-ACADEMY"
