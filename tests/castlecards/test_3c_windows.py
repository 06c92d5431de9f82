"""Chapter 3: support, reactions, the night."""

from .kit import table


def test_every_other_seat_but_the_victim_may_support_once_clockwise() -> None:
    """C-SUPPORT: from the attacker on, with soldiers, archers and weapons."""
    scene = table(4, hand="soldier gold", rival="archer", third="gold", fourth="ram soldier king")
    scene.play("attack 2 wall 1", "add soldier", "go")
    assert (scene.frame, scene.actor) == ("support", 1)
    scene.play("add archer", "done")
    assert (scene.frame, scene.actor) == ("support", 3)
    assert scene.forbids("add king") == "C-SUPPORT"
    assert scene.forbids("add archer") == "C-SUPPORT"
    scene.play("add ram")
    assert scene.forbids("add soldier") == "C-ORDER"
    scene.play("done")
    assert scene.events("attack_won") == ["attack_won 0 5 2"]


def test_a_seat_is_asked_whether_it_can_help_or_not() -> None:
    """C-SUPPORT: being asked reveals nothing; only a seat without cards is skipped."""
    scene = table(3, hand="soldier", third="gold").play("attack 1 wall 1", "add soldier", "go")
    assert (scene.frame, scene.actor) == ("support", 2)
    assert scene.legal() == ["done"]
    scene = table(3, hand="soldier gold").play("attack 1 wall 1", "add soldier", "go")
    assert (scene.frame, scene.actor) == ("turn", 1)


def test_with_two_seats_nobody_supports() -> None:
    """C-SUPPORT"""
    scene = table(hand="soldier ambush", rival="soldier ambush").play("attack 1 wall 1", "add soldier", "go")
    assert (scene.frame, scene.actor) == ("react", 1)
    assert scene.forbids("add soldier") == "C-REACT"


def test_fallen_seats_support_too() -> None:
    """C-SUPPORT, C-FALLEN"""
    scene = table(3, hand="soldier 2", third="soldier", fallen="2 castle").play(
        "attack 1 wall 1", "add soldier", "add soldier", "go"
    )
    assert scene.actor == 2
    scene.play("add soldier", "done")
    assert scene.fort(1) == "castle - wall"


def test_the_victim_may_play_several_reactions_together() -> None:
    """C-REACT: fewer swords, more shields, fewer weapons."""
    scene = table(hand="soldier 3 ram", rival="ambush barricade sabotage").attack(
        "1 wall 1", "soldier 3 ram", "ambush", "barricade", "sabotage"
    )
    assert scene.events("weapon_removed", "attack_repelled") == ["weapon_removed 0 ram", "attack_repelled 0 1 4"]
    assert scene.discards("academy") == "ambush barricade sabotage"


def test_swords_never_drop_below_zero() -> None:
    """C-REACT"""
    scene = table(hand="soldier", rival="ambush arrow_rain").attack("1 wall 1", "soldier", "ambush", "arrow_rain")
    assert scene.events("attack_repelled") == ["attack_repelled 0 0 2"]


def test_added_shields_last_one_attack() -> None:
    """C-REACT"""
    scene = table(hand="king soldier 6", rival="barricade").play("king").attack("1 wall 1", "soldier 3", "barricade")
    assert scene.events("attack_repelled") == ["attack_repelled 0 3 4"]
    assert scene.attack("1 wall 1", "soldier 3").events("attack_won") == ["attack_won 0 3 2"]


def test_a_reaction_out_of_its_window_is_refused() -> None:
    """C-REACT: not on one's own turn, not in one's own attack, not in support of another's."""
    scene = table(3, hand="soldier ambush", rival="ambush", third="soldier ambush")
    assert scene.forbids("add ambush") == "C-REACT"
    scene.play("attack 1 wall 1")
    assert scene.forbids("add ambush") == "C-REACT"
    scene.play("add soldier", "go")
    assert scene.actor == 2
    assert scene.forbids("add ambush") == "C-REACT"


def test_the_strongest_weapon_is_removed_of_equals_an_assault_weapon() -> None:
    """C-REACT"""
    scene = table(hand="ram tower", rival="sabotage").attack("1 wall 1", "ram tower", "sabotage")
    assert scene.events("weapon_removed", "attack_won") == ["weapon_removed 0 tower", "attack_won 0 3 2"]
    scene = table(hand="ladders trebuchet", rival="sabotage").attack("1 wall 1", "ladders trebuchet", "sabotage")
    assert scene.events("weapon_removed") == ["weapon_removed 0 trebuchet"]
    scene = table(hand="ram 2 tower", rival="wildfire").attack("1 wall 1", "ram 2 tower", "wildfire")
    assert scene.events("attack_repelled") == ["attack_repelled 0 0 2"]


def test_no_window_opens_while_all_academy_cards_lie_on_the_table() -> None:
    """C-REACT: then everybody knows that nobody can react; once one is drawn, every victim with cards is asked."""
    scene = table(hand="soldier gold", rival="gold").play("attack 1 wall 1", "add soldier", "go")
    assert (scene.frame, scene.actor) == ("turn", 1)
    scene = table(hand="soldier ambush", rival="gold").play("attack 1 wall 1", "add soldier", "go")
    assert (scene.frame, scene.actor) == ("react", 1)
    assert scene.legal() == ["done"]


def test_a_night_attack_lies_face_down_until_the_reaction() -> None:
    """C-NIGHT: only the target is announced, the count is open."""
    scene = table(hand="night soldier 3", rival="ambush")
    scene.play("night 1 wall 1", "add soldier", "add soldier", "add soldier")
    assert [event.fields for event in scene.heard(0, "card_hidden")] == [{"seat": 0, "card": 0}] * 3
    assert [event.fields for event in scene.heard(1, "card_hidden")] == [{"seat": 0}] * 3
    seen = scene.game.view_document(scene.game.view(scene.state, 1))["fortresses"][0]
    assert seen["staged"] == {"hidden": 3}
    scene.play("go", "done")
    assert scene.events("card_shown", "attack_won") == [*["card_shown 0 soldier"] * 3, "attack_won 0 3 2"]
    assert scene.discards() == "soldier 3 night"


def test_a_night_attack_needs_the_card_and_an_attacker() -> None:
    """C-NIGHT"""
    assert table(hand="soldier").forbids("night 1 wall 1") == "C-NIGHT"
    assert table(hand="night").forbids("night 1 wall 1") == "C-NIGHT"
    assert table(hand="night soldier").forbids("night 1 castle") == "C-ASSAULT"
