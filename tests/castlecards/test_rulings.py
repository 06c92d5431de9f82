"""The rulings Q…: answers to what the rule book leaves open, each with at least one test. There is no Q3."""

from siegeworks.kernel.chance import Chance

from .kit import GAME, table

OPEN = "1 wall 1, 1 wall 2"


def test_q1_a_card_can_always_be_thrown_away() -> None:
    scene = table(hand="duke")
    assert scene.legal() == ["waste duke"]


def test_q2_an_empty_hand_can_still_take_a_posted_card_back() -> None:
    """C-UNPOST: the turn is skipped only if nothing at all can be done."""
    scene = table(hand="archer king", posted="1 wall 1 1", hoarded="0 village").play("post archer wall 1")
    assert scene.events("turn_skipped") == []
    assert (scene.actor, scene.legal()) == (1, ["unpost wall 1"])
    scene = table(hand="archer king", hoarded="0 village").play("post archer wall 1")
    assert scene.events("turn_skipped") == ["turn_skipped 1"]
    assert scene.actor == 0


def test_q4_a_defender_alone_has_its_own_shields() -> None:
    scene = table(hand="archer", posted="1 castle 3", fallen=f"{OPEN}, 1 wall 3").attack(
        "1 post castle soldier", "archer"
    )
    assert scene.events("attack_won") == ["attack_won 0 1 ½"]
    assert scene.fort(1) == "castle+2 - - -"


def test_q5_a_night_attack_can_be_supported_blind() -> None:
    scene = table(3, hand="night soldier 2", third="archer gold", rival="gold").play(
        "night 1 wall 1", "add soldier", "add soldier", "go"
    )
    assert scene.actor == 2
    scene.play("add archer")
    assert [event.fields for event in scene.heard(0, "card_hidden")] == [{"seat": 2, "deck": 0}]
    scene.play("done")
    assert scene.events("card_shown") == ["card_shown 0 soldier", "card_shown 0 soldier", "card_shown 2 archer"]
    assert scene.fort(1) == "castle - wall"


def test_q6_an_unbeaten_dungeon_goes_to_the_bottom() -> None:
    """Everybody has seen it, so everybody knows that it is there."""
    scene = table(hand="explorer gold", top="dungeon dragon").play("explore 1")
    assert scene["decks"]["dungeon"]["deck"][-1] == "dragon"
    assert scene["dungeon_bottom"] == 1
    assert GAME.view_document(GAME.view(scene.state, None))["decks"]["dungeon"]["deck"][-2:] == [None, "dragon"]
    assert (
        GAME.document(GAME.guess(GAME.view(scene.state, 1), Chance("guess")))["decks"]["dungeon"]["deck"][-1]
        == "dragon"
    )


def test_q7_supporters_take_no_loot() -> None:
    scene = table(3, hand="soldier 2", third="soldier gold").play("attack 1 wall 1", "add soldier", "add soldier", "go")
    scene.play("add soldier", "done")
    assert scene.events("loot_taken")[0].startswith("loot_taken 0")
    assert scene["fortresses"][2]["loot"] == {}


def test_q8_hand_and_loot_stay_with_the_fallen() -> None:
    scene = table(3, hand="soldier 5 gold", fallen=OPEN, rival="duke ram", loot="1 king", posted="1 castle 1")
    scene.attack("1 castle", "soldier 5")
    assert scene.held(1) == "king duke ram"
    assert scene.held(0) == "soldier gold"


def test_q9_a_gift_is_counted_openly_its_faces_are_private() -> None:
    scene = table(4, rival="gold soldier", fallen="1 castle", active=1).play("give 3", "add gold")
    for seat in (0, 2, 3, None):
        assert GAME.view_document(GAME.view(scene.state, seat))["fortresses"][1]["staged"] == {"hidden": {"village": 1}}
    scene.play("done")
    assert [event.fields for event in scene.heard(0, "gift_given")] == [{"seat": 1, "receiver": 3}]
    assert [event.fields for event in scene.heard(3, "gift_given")] == [{"seat": 1, "receiver": 3, "card": 2}]


def test_q10_no_card_left_no_action() -> None:
    assert table(hand="builder 4", hoarded="1 siege").forbids("build 4 0") == "C-DECK-OUT"


def test_q11_a_round_in_which_nothing_can_happen_is_a_draw() -> None:
    scene = table(hand="archer king", rival="soldier 2", hoarded="1 village", stirred=False)
    scene.play("post archer wall 2", "post soldier castle")
    assert scene.outcome() == "winners=- reason=drawn score=0"


def test_q12_walls_protect_who_is_posted_on_the_castle() -> None:
    assert table(hand="soldier", posted="1 castle 1").forbids("attack 1 post castle soldier") == "C-ASSAULT"
    assert table(hand="tower", posted="1 castle 1").forbids("attack 1 post castle soldier") is None
    assert table(hand="soldier", posted="1 wall 1 1").forbids("attack 1 post wall 1 archer") is None


def test_q13_a_king_does_not_allow_a_second_posting() -> None:
    scene = table(hand="king 2 archer soldier").play("king", "post archer wall 1")
    assert scene.forbids("post soldier castle") == "C-POST-ONCE"
    assert scene.play("king").forbids("post soldier castle") == "C-POST-ONCE"


def test_q14_kings_chain_and_a_failed_attack_does_not_end_them() -> None:
    scene = table(hand="king 2 soldier gold 2").play("king", "king")
    assert scene["frames"][0]["numbers"][0] == 3
    scene.attack("1 wall 1", "soldier")
    assert scene.events("attack_repelled")
    assert scene.actor == 0
    assert scene["frames"][0]["numbers"][0] == 2


def test_q15_a_supporters_assault_weapon_opens_nothing() -> None:
    scene = table(3, hand="soldier 4 gold", third="tower")
    assert scene.forbids("attack 1 castle") == "C-ASSAULT"


def test_q16_without_the_assault_weapon_the_attack_fails() -> None:
    """However many swords it has; a supporter's assault weapon does not count."""
    scene = table(3, hand="soldier 6 ladders", rival="sabotage", third="ladders").play("attack 1 castle")
    scene.play(
        *["add soldier"] * 6, "add ladders", "go", "add ladders", "done", "add sabotage", "done", "remove 0 ladders"
    )
    assert scene.events("weapon_removed", "permission_lost", "attack_repelled") == [
        "weapon_removed 0 ladders", "permission_lost 0 1", "attack_repelled 0 8 3",
    ]  # fmt: skip


def test_q17_naming_a_walled_castle_at_night_betrays_an_assault_weapon() -> None:
    """So every guess of the victim has one there."""
    scene = table(hand="night soldier tower", rival="gold ambush").play(
        "night 1 castle", "add soldier", "add tower", "go"
    )
    for number in range(20):
        guessed = GAME.document(GAME.guess(GAME.view(scene.state, 1), Chance(str(number))))
        assert {"ladders", "tower"} & guessed["fortresses"][0]["staged"].keys()


def test_q18_cards_on_a_fallen_wall_are_discarded() -> None:
    scene = table(hand="soldier 4", posted="1 wall 1 2").attack("1 wall 1", "soldier 4")
    assert scene.events("defender_lost") == ["defender_lost 1 archer wall 1"] * 2
    assert scene.discards() == "soldier 4 archer 2"


def test_q19_a_successful_defender_takes_no_loot() -> None:
    scene = table(3, hand="soldier gold", rival="gold").attack("1 wall 1", "soldier")
    assert scene.events("attack_repelled")
    assert scene.events("loot_taken") == []


def test_q20_a_kings_actions_go_on_after_a_castle_fell() -> None:
    scene = table(3, hand="king soldier 4 gold", fallen=OPEN).play("king").attack("1 castle", "soldier 4")
    assert scene.actor == 0
    assert scene.play("buy").outcome() is None


def test_q21_each_deck_has_its_own_discards() -> None:
    scene = table(hand="builder 4", used_up="siege").play("build 4 0")
    assert scene.events("deck_reshuffled") == ["deck_reshuffled siege"]
    assert scene.discards("siege") == ""
    assert table(hand="explorer", used_up="dungeon").play("explore 1").events("deck_reshuffled") == [
        "deck_reshuffled dungeon"
    ]


def test_q22_posted_cards_do_not_attack() -> None:
    assert table(hand="gold", posted="0 wall 1 2").forbids("attack 1 wall 1") == "C-ATTACK"


def test_q23_useless_reactions_are_lost() -> None:
    scene = table(hand="soldier gold", rival="ambush sabotage").attack("1 wall 1", "soldier", "ambush", "sabotage")
    assert scene.discards("academy") == "ambush sabotage"


def test_q24_fewer_village_cards_than_wanted_are_drawn() -> None:
    """The gold that was paid is the only card left, and comes back."""
    scene = table(hand="gold", hoarded="1 village").play("buy")
    assert scene.events("card_drawn") == ["card_drawn 0 village gold"]


def test_q25_a_fallen_seat_gives_to_one_seat_a_turn() -> None:
    scene = table(4, rival="gold 2", fallen="1 castle", active=1).play("give 2", "add gold")
    assert scene.forbids("give 3") == "C-GIFT"
    assert scene.play("done").actor == 2


def test_q26_a_fallen_seat_neither_reacts_nor_plays_kings_nor_buys() -> None:
    scene = table(3, rival="king gold ambush", fallen="1 castle", active=1)
    assert [scene.forbids(action) for action in ("king", "buy", "add ambush")] == ["C-FALLEN"] * 3
    attacked = table(3, hand="soldier", rival="ambush", fallen="1 castle")
    assert attacked.forbids("attack 1 castle") == "C-ATTACK"


def test_q27_explorers_are_discarded_either_way() -> None:
    assert table(hand="explorer gold", top="dungeon dragon").play("explore 1").discards() == "explorer"
    assert table(hand="explorer 5", top="dungeon dragon").play("explore 5").discards() == "explorer 5"
