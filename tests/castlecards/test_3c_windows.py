"""Chapter 3: support, reactions, the night."""

from siegeworks.kernel.chance import scripted

from .kit import GAME, table


def test_every_other_seat_but_the_victim_may_support_once_clockwise() -> None:
    """C-SUPPORT: from the attacker on, with soldiers, archers and weapons."""
    scene = table(4, hand="soldier gold", rival="archer", third="gold", fourth="ram soldier king")
    scene.play("attack 2 wall 1", "add soldier", "go")
    assert (scene.frame, scene.actor) == ("support", 1)
    scene.play("add archer", "done")
    assert (scene.frame, scene.actor) == ("support", 3)
    assert scene.forbids("add king") == "C-SUPPORT"
    assert scene.forbids("add archer") == "C-SUPPORT"
    scene.play("add ram", "add soldier", "done")
    assert scene.events("attack_won") == ["attack_won 0 6 2"]


def test_a_seat_is_asked_whether_it_can_help_or_not() -> None:
    """C-SUPPORT, C-BACKS: being asked reveals nothing; a seat is skipped if the backs show that it cannot help."""
    scene = table(3, hand="soldier", third="gold").play("attack 1 wall 1", "add soldier", "go")
    assert (scene.frame, scene.actor) == ("support", 2)
    assert scene.legal() == ["done"]
    for third in ("", "ambush"):
        scene = table(3, hand="soldier gold", third=third).play("attack 1 wall 1", "add soldier", "go")
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


def test_the_victim_chooses_which_weapon_a_reaction_removes() -> None:
    """C-REACT: among the weapons shown; the choice is final when it is complete."""
    scene = table(hand="ram tower", rival="sabotage").play("attack 1 wall 1", "add ram", "add tower", "go")
    scene.play("add sabotage", "done")
    assert (scene.frame, scene.actor) == ("disarm", 1)
    assert scene.legal() == ["remove 0 ram", "remove 0 tower"]
    assert scene.forbids("done") == "C-REACT"
    assert scene.forbids("remove 0 ballista") == "C-REACT"
    assert scene.forbids("remove 0 face down") == "C-REACT"
    assert scene.forbids("add sabotage") == "C-ORDER"
    weak, strong = scene.fork().play("remove 0 ram"), scene.fork().play("remove 0 tower")
    assert weak.events("weapon_chosen", "weapon_removed", "attack_won") == [
        "weapon_chosen 1 0", "weapon_removed 0 ram", "attack_won 0 3 2",
    ]  # fmt: skip
    assert strong.events("weapon_removed", "attack_won") == ["weapon_removed 0 tower", "attack_won 0 3 2"]
    assert strong.discards("siege") == "ram tower"


def test_the_victim_chooses_among_the_weapons_of_attacker_and_supporters() -> None:
    """C-REACT: several removals can be chosen in any order (C-ANY-ORDER), and taken back until the last one."""
    scene = table(3, hand="soldier ram 2", third="ram trebuchet", rival="sabotage 2").play("attack 1 wall 1")
    scene.play("add ram", "add ram", "go", "add trebuchet", "add ram", "done", "add sabotage", "add sabotage", "done")
    assert scene.legal() == ["remove 0 ram", "remove 2 ram", "remove 2 trebuchet"]
    one, other = scene.fork(), scene.fork()
    one.play("remove 0 ram", "remove 2 trebuchet")
    other.play("remove 2 trebuchet", "remove 0 ram")
    assert one.document == other.document
    assert one.events("weapon_removed") == other.events("weapon_removed")


def test_nothing_is_asked_about_weapons_without_a_choice() -> None:
    """C-REACT: if all weapons go, if all are alike, or if there are none."""
    scene = table(hand="ram 2 tower", rival="wildfire").attack("1 wall 1", "ram 2 tower", "wildfire")
    assert scene.events("weapon_removed", "attack_repelled")[-1] == "attack_repelled 0 0 2"
    scene = table(hand="ram 2", rival="sabotage").attack("1 wall 1", "ram 2", "sabotage")
    assert scene.events("weapon_removed", "attack_won") == ["weapon_removed 0 ram", "attack_won 0 3 2"]
    scene = table(hand="soldier 3", rival="sabotage").attack("1 wall 1", "soldier 3", "sabotage")
    assert scene.events("weapon_removed", "attack_won") == ["attack_won 0 3 2"]


def test_at_night_the_victim_chooses_blindly_among_siege_cards() -> None:
    """C-REACT, C-NIGHT: it chooses whose face-down weapon goes, and chance picks which one."""
    scene = table(3, hand="night ram tower", third="trebuchet", rival="sabotage").play("night 1 wall 1")
    scene.play("add ram", "add tower", "go", "add trebuchet", "done", "add sabotage", "done")
    assert scene.legal() == ["remove 0 face down", "remove 2 face down"]
    seen = GAME.view_document(GAME.view(scene.state, 1))["fortresses"]
    assert (seen[0]["staged"], seen[2]["staged"]) == ({"hidden": {"siege": 2}}, {"hidden": {"siege": 1}})
    for draw, removed in enumerate(("ram", "tower")):
        struck = scene.fork().play("remove 0 face down", chance=scripted([draw]))
        assert struck.events("weapon_removed") == [f"weapon_removed 0 {removed}"]
        assert struck.events("card_shown")[:2] == ["card_shown 0 ram", "card_shown 0 tower"]


def test_at_night_a_single_owner_leaves_no_choice() -> None:
    """C-REACT, C-NIGHT: chance alone decides which of its siege cards goes."""
    scene = table(hand="night ram tower", rival="sabotage").play("night 1 wall 1", "add ram", "add tower", "go")
    scene.play("add sabotage", "done", chance=scripted([1]))
    assert scene.events("weapon_removed") == ["weapon_removed 0 tower"]


def test_only_a_victim_that_shows_an_academy_back_is_asked() -> None:
    """C-REACT, C-BACKS: everybody sees who could react, so nobody else is asked."""
    scene = table(hand="soldier ambush", rival="gold").play("attack 1 wall 1", "add soldier", "go")
    assert (scene.frame, scene.actor) == ("turn", 1)
    scene = table(hand="soldier gold", rival="ambush").play("attack 1 wall 1", "add soldier", "go")
    assert (scene.frame, scene.actor) == ("react", 1)
    assert scene.legal() == ["add ambush", "done"]


def test_a_night_attack_lies_face_down_until_the_reaction() -> None:
    """C-NIGHT: only the target is announced, and the backs are open (C-BACKS)."""
    scene = table(hand="night soldier 3", rival="ambush")
    scene.play("night 1 wall 1", "add soldier", "add soldier", "add soldier")
    assert [event.fields for event in scene.heard(0, "card_hidden")] == [{"seat": 0, "deck": 0, "card": 0}] * 3
    assert [event.fields for event in scene.heard(1, "card_hidden")] == [{"seat": 0, "deck": 0}] * 3
    seen = scene.game.view_document(scene.game.view(scene.state, 1))["fortresses"][0]
    assert seen["staged"] == {"hidden": {"village": 3}}
    scene.play("go", "done")
    assert scene.events("card_shown", "attack_won") == [*["card_shown 0 soldier"] * 3, "attack_won 0 3 2"]
    assert scene.discards() == "soldier 3 night"


def test_a_night_attack_needs_the_card_and_an_attacker() -> None:
    """C-NIGHT"""
    assert table(hand="soldier").forbids("night 1 wall 1") == "C-NIGHT"
    assert table(hand="night").forbids("night 1 wall 1") == "C-NIGHT"
    assert table(hand="night soldier").forbids("night 1 castle") == "C-ASSAULT"
