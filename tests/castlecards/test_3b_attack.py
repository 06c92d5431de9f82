"""Chapter 3: attacks, their targets and their results."""

import pytest

from .kit import table


def test_soldiers_archers_and_weapons_attack_together() -> None:
    """C-ATTACK: cards of the hand, discarded afterwards; the wall is turned over."""
    scene = table(hand="soldier archer ballista gold", rival="gold").attack("1 wall 2", "soldier archer ballista")
    assert scene.fort(1) == "castle wall - wall"
    assert scene.events("attack_won", "wall_fell") == ["attack_won 0 4 2", "wall_fell 1 wall 2"]
    assert scene.discards() == "soldier archer"
    assert scene.discards("siege") == "ballista"


@pytest.mark.parametrize("action", ["attack 0 wall 1", "attack 2 wall 1", "attack 1 wall 1"])
def test_only_a_standing_wall_of_a_rival_is_a_target(action: str) -> None:
    """C-ATTACK: not the attacker's own wall, a fallen one, or one of a seat that is not in the game."""
    scene = table(hand="soldier", fallen="1 wall 1")
    assert scene.forbids(action) == "C-ATTACK"
    assert scene.forbids("attack 1 wall 3") is None


def test_gold_does_not_attack() -> None:
    """C-ATTACK"""
    assert table(hand="gold").forbids("attack 1 wall 1") == "C-ATTACK"
    scene = table(hand="gold soldier").play("attack 1 wall 1")
    assert scene.forbids("add gold") == "C-ATTACK"
    assert scene.forbids("add archer") == "C-ATTACK"
    assert scene.forbids("go") == "C-ATTACK"
    assert table(hand="soldier").forbids("add soldier") == "C-ATTACK"


def test_an_attack_has_one_target() -> None:
    """C-ONE-TARGET"""
    scene = table(hand="soldier 4").play("attack 1 wall 1", "add soldier")
    assert scene.forbids("attack 1 wall 2") == "C-ONE-TARGET"


def test_a_castle_behind_walls_needs_an_assault_weapon() -> None:
    """C-ASSAULT: without one, an attack on a castle with walls is refused and changes nothing."""
    assert table(hand="soldier 5 trebuchet").forbids("attack 1 castle") == "C-ASSAULT"
    scene = table(hand="soldier 2 tower").attack("1 castle", "soldier tower")
    assert scene.outcome() == "winners=0 reason=assaulted score=4"


def test_a_castle_without_walls_is_open() -> None:
    """C-ASSAULT"""
    scene = table(hand="soldier 4", fallen="1 wall 1, 1 wall 2, 1 wall 3").attack("1 castle", "soldier 4")
    assert scene.outcome() == "winners=0 reason=breached score=4"


def test_the_assault_weapon_must_be_among_the_cards() -> None:
    """C-ASSAULT: the attack cannot be launched without it; until then it may be added before or after the others."""
    scene = table(hand="soldier 2 ladders trebuchet").play("attack 1 castle", "add trebuchet")
    assert scene.forbids("go") == "C-ASSAULT"
    assert scene.offers("go", "add") == ["add soldier", "add ladders"]
    scene.play("add ladders")
    assert scene.offers("go", "add") == ["add soldier", "go"]


def test_a_posted_defender_can_be_attacked_alone() -> None:
    """C-POSTED: only that card is discarded, the post stands; it brings loot all the same."""
    scene = table(hand="soldier", posted="1 wall 1 2", top="village king").attack("1 post wall 1 archer", "soldier")
    assert scene.fort(1) == "castle wall+1 wall wall"
    assert scene.events("attack_won", "defender_lost", "card_drawn")[:3] == [
        "attack_won 0 1 ½", "defender_lost 1 archer wall 1", "card_drawn 0 village king",
    ]  # fmt: skip
    assert table(hand="soldier").forbids("attack 1 post wall 1 archer") == "C-POSTED"


def test_a_tie_holds() -> None:
    """C-TIE: strictly more swords than shields; half a shield counts."""
    assert table(hand="soldier 2").attack("1 wall 1", "soldier 2").fort(1) == "castle wall wall wall"
    assert table(hand="soldier 3", posted="1 wall 1 1").attack("1 wall 1", "soldier 3").events("attack_won") == [
        "attack_won 0 3 2½"
    ]
    assert table(hand="soldier 3", posted="1 wall 1 2").attack("1 wall 1", "soldier 3").events("attack_repelled") == [
        "attack_repelled 0 3 3"
    ]


def test_a_hopeless_attack_is_legal_and_its_cards_are_lost() -> None:
    """C-ATTACK, C-ORDER"""
    scene = table(hand="soldier gold").attack("1 wall 1", "soldier")
    assert scene.events("attack_repelled") == ["attack_repelled 0 1 2"]
    assert scene.discards() == "soldier"


def test_attack_support_reaction_result() -> None:
    """C-ORDER: in this order, and all cards are discarded either way."""
    scene = table(3, hand="soldier 3", rival="ambush", third="archer")
    scene.play("attack 1 wall 1", "add soldier", "add soldier", "add soldier", "go")
    assert (scene.frame, scene.actor) == ("support", 2)
    scene.play("add archer", "done")
    assert (scene.frame, scene.actor) == ("react", 1)
    scene.play("add ambush", "done")
    assert scene.events("reaction_ended", "reaction_shown", "attack_repelled") == [
        "reaction_ended 1 1", "reaction_shown 1 ambush", "attack_repelled 0 2 2",
    ]  # fmt: skip
    assert scene.discards() == "soldier 3 archer"
    assert scene.discards("academy") == "ambush"


def test_go_and_done_have_their_stages() -> None:
    """C-ORDER: an attack that was announced is launched, and only an attack can be launched."""
    scene = table(hand="soldier archer ram").play("attack 1 wall 1", "add archer")
    assert scene.forbids("done") == "C-ORDER"
    assert table(hand="soldier").forbids("go") == "C-ORDER"
