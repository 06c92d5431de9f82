"""Chapter 7, solo: one dwarf, one deck; only the machines differ."""

import pytest

from .kit import table

MACHINES = ["tower", "catapult"]


@pytest.mark.parametrize("machine", MACHINES)
def test_a_revealed_machine_lies_down(machine: str) -> None:
    """R-SOLO-LIE."""
    scene = table(seats=1, dwarf="entrance", siege=machine).begin_turn("orc")
    assert scene.picture("machines") == f"machines   {machine} A lying"


@pytest.mark.parametrize("machine", MACHINES)
def test_a_lying_machine_can_be_shot(machine: str) -> None:
    """R-SOLO-LIE."""
    scene = table(seats=1, dwarf="east_tower", hand="sling", machines=f"{machine} 0 lying")
    scene.play("sling ranged", f"aim {machine}", dice=["crossbow"])
    assert scene.picture("machines") == "machines   ."


@pytest.mark.parametrize("machine", MACHINES)
def test_a_lying_machine_is_raised_at_the_start_of_a_turn(machine: str) -> None:
    """R-SOLO-RAISE: and not activated."""
    scene = table(seats=1, dwarf="entrance", machines=f"{machine} 0 lying").begin_turn()
    assert scene.picture("machines") == f"machines   {machine} A"
    assert scene.events("machine_raised", "machine_activated") == [f"machine_raised {machine}"]


@pytest.mark.parametrize("machine", MACHINES)
def test_a_standing_machine_is_activated_at_the_start_of_a_turn(machine: str) -> None:
    """R-SOLO-ACT."""
    scene = table(seats=1, dwarf="entrance", machines=f"{machine} 0").begin_turn()
    assert scene.picture("machines") == "machines   ."
    assert scene.events("machine_raised", "machine_activated") == [f"machine_activated {machine}"]


def test_there_are_two_turns_to_shoot_a_machine() -> None:
    """R-SOLO: it is revealed, raised and activated in three different turns."""
    scene = table(seats=1, dwarf="entrance", siege="tower").begin_turn("orc")
    story = [scene.picture("machines")]
    story += [scene.begin_turn().picture("machines") for _ in range(2)]
    assert story == ["machines   tower A lying", "machines   tower A", "machines   ."]
    assert scene.events("troll_came") == ["troll_came 1 troll_222"]


@pytest.mark.parametrize(
    ("machine", "cards"), [("tower", "tower tower_arrow"), ("catapult", "catapult two_carpenter_catapult_arrow")]
)
def test_a_lying_machine_is_activated_by_a_siege_card(machine: str, cards: str) -> None:
    """R-SOLO: at once, and it returns to the reserve; the first card laid it down, the second finds it there."""
    scene = table(seats=1, dwarf="entrance", siege=cards).begin_turn("orc orc")
    assert scene.events("machine_came", "machine_raised", "machine_activated") == [
        f"machine_came 0 {machine}",
        f"machine_activated {machine}",
    ]
    assert scene.picture("machines") == "machines   ."


@pytest.mark.parametrize("machine", MACHINES)
def test_a_standing_machine_is_activated_by_a_siege_card(machine: str) -> None:
    """R-SOLO: raised at the start of the turn, activated by the orc card of the same turn."""
    scene = table(seats=1, dwarf="entrance", siege=machine, machines=f"{machine} 0 lying").begin_turn("orc")
    assert scene.events("machine_came", "machine_raised", "machine_activated") == [
        f"machine_raised {machine}",
        f"machine_activated {machine}",
    ]
    assert scene.picture("machines") == "machines   ."


def test_one_machine_is_raised_while_the_other_is_activated() -> None:
    """R-SOLO-RAISE, R-SOLO-ACT."""
    scene = table(seats=1, dwarf="entrance", machines="tower 0 lying, catapult 0").begin_turn()
    assert scene.events("machine_raised", "machine_activated") == ["machine_raised tower", "machine_activated catapult"]
    assert scene.picture("machines") == "machines   tower A"


def test_with_both_standing_the_order_is_chosen() -> None:
    """R-SOLO-ACT, R-MACHINE."""
    scene = table(seats=1, dwarf="entrance", machines="tower 0, catapult 0").begin_turn()
    assert scene.legal() == ["activate tower", "activate catapult"]


def test_the_same_seat_plays_every_turn() -> None:
    """R-SOLO."""
    scene = table(seats=1, dwarf="entrance", hand="").play("end")
    assert scene["active"] == 0
    assert scene.events("turn_ended", "turn_began") == ["turn_ended 0", "turn_began 0 10"]


def test_with_more_seats_machines_come_standing() -> None:
    """R-SOLO: lying down is for the solo game only."""
    scene = table(seats=2, siege="tower").begin_turn("orc")
    assert scene.picture("machines") == "machines   tower A"
