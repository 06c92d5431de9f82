"""The rulings Q…: answers to what the rule books leave open, each with at least one test. There is no Q22."""

from pathlib import Path

import pytest

from siegeworks.games.runedar.game import Runedar
from siegeworks.games.runedar.names import ORDERED_PICKS
from siegeworks.kernel.chance import Chance
from siegeworks.kernel.problem import Problems

from .kit import GAME, PACK, drawn, table


def test_q1_the_tannery_is_opposite_the_tunnel() -> None:
    """Its wall has two towers, the tunnel tower touches the carpenter's wall only."""
    towers = ["tunnel_tower", "west_tower", "east_tower"]
    for wall, near in (("carpenter", towers[:2]), ("tannery", towers[1:]), ("foundry", towers[2:])):
        scene = table(dwarf=f"{wall}_wall", hand="crutch")
        assert [tower for tower in towers if scene.forbids(f"crutch move {tower}") is None] == near
    assert table(dwarf="tannery", hand="crutch").forbids("crutch move entrance") == "R-MOVE"


def test_q2_a_machine_in_any_area_is_activated() -> None:
    """One's own too: the first orc card brings the tower, the second finds it there."""
    own = table(siege="tower tower_arrow").begin_turn("orc orc")
    assert own.events("machine_came", "machine_activated") == ["machine_came 0 tower", "machine_activated tower"]
    other = table(siege="tower", machines="tower 1").begin_turn("orc")
    assert other.events("machine_came", "machine_activated") == ["machine_activated tower"]


def test_q3_a_magic_card_reaches_the_fields() -> None:
    scene = table(dwarf="chamber", hand="boots", orcs="foundry_field").play(
        "boots move foundry_field", "boots melee", "roll", dice=["hit 2", "hit 1"]
    )
    assert scene.place() == "foundry_field"
    assert scene["orcs"] == {}


def test_q4_dig_value_left_over_is_lost() -> None:
    scene = table(dwarf="entrance", hand="drill", rubble=2, sections=1, next_goblins="rubble_2a rubble_2b").play(
        "drill dig"
    )
    assert scene.picture("entrance") == "entrance   A       0 rubble, rubble_2a (4 rubble), rubble_2b (3 rubble)"


def test_q4_rubble_that_comes_again_is_not_dug_by_the_same_card() -> None:
    scene = table(dwarf="entrance", hand="drill", goblins="rubble_1: 1 rubble").play("drill dig")
    assert scene.picture("entrance") == "entrance   A       6 rubble"


def test_q5_nothing_is_removed_after_the_first_fill() -> None:
    scene = table(hand="", board="1 axe, 2 spade").play("end")
    assert scene.forbids("remove 2") is None
    scene.play("fill 3 yellow")
    assert scene.forbids("remove 1") == "R-REFILL-REMOVE"
    assert scene.forbids("remove 3") == "R-REFILL-REMOVE"


def test_q6_a_held_catapult_costs_no_gold_but_the_price() -> None:
    scene = table(machines="catapult 0", for_hire="catapult").begin_turn().play("hire catapult")
    assert scene.events("gold_lost") == ["gold_lost 2 paid"]
    assert scene["gold"] == 18


def test_q7_the_last_siege_card_cannot_be_cancelled() -> None:
    """The loss is the reveal itself."""
    scene = table(siege_left=1, for_hire="siege").begin_turn("orc")
    assert scene.outcome() == "winners=- reason=siege score=0"
    assert scene["hired"] == ["orcs", "goblin", "troll", "catapult"]


def test_q8_the_last_nugget_cannot_be_paid() -> None:
    assert table(trolls="troll_33", for_hire="troll", gold=3).forbids("hire troll 1") == "Q8"
    scene = table(trolls="troll_33", for_hire="troll", gold=4).play("hire troll 1")
    assert scene["gold"] == 1
    assert scene.outcome() is None


def test_q8_the_price_is_paid_first() -> None:
    """Even for the hire that wins: the gold it costs is not saved."""
    scene = table(goblins="mix_5", for_hire="goblin", gold=6).play("hire goblin 1")
    assert scene.events("mercenary_hired", "gold_lost", "goblin_defeated", "game_won") == [
        "mercenary_hired goblin 5",
        "gold_lost 5 paid",
        "goblin_defeated 1 mix_5",
        "game_won 1",
    ]
    winner_too_dear = table(goblins="mix_5", for_hire="goblin", gold=5)
    assert winner_too_dear.forbids("hire goblin 1") == "Q8"


@pytest.mark.parametrize(("troll", "left"), [("troll_222", "(x 2 2)"), ("troll_112", "(x x 2)")])
def test_q9_both_printed_examples_follow_the_same_rule(troll: str, left: str) -> None:
    """Of 3 hits two go to the troll, as one circle of 2 or two circles of 1, and one to the goblin."""
    scene = table(dwarf="entrance", hand="knife", trolls=troll, goblins="fight_1, mix_1")
    scene.play("knife melee", "roll", dice=["hit 3"])
    ends = [end.picture("entrance") for end in scene.results("hit")]
    assert f"entrance   A       0 rubble, {troll} {left}, mix_1" in ends


def test_q10_enemies_neither_fill_a_place_nor_block_it() -> None:
    scene = table(dwarf="carpenter_field", hand="saw", orcs="carpenter_field 3, carpenter_wall 3, carpenter 3")
    assert scene.play("saw move carpenter").place() == "carpenter"


def test_q11_amounts_are_fixed() -> None:
    """Working two tokens means placing two, digging three means three; only moving may use less than the card."""
    work = table(dwarf="carpenter", hand="saw", board="1 spear, 5 axe").play("saw work wood", "give 1")
    assert work.legal() == ["give 1", "give 5"]
    assert work.play("give 1")["stock"]["wood"] == 8
    assert table(dwarf="entrance", hand="shovel").play("shovel dig")["rubble"] == 3


def test_q11_tokens_go_where_all_of_them_find_a_place() -> None:
    """Space 1 still takes one; both tokens are placed, so the choice left is which card gets the second."""
    scene = table(dwarf="carpenter", hand="saw", board="1 spear: 1 wood, 5 crutch: 1 wood").play("saw work wood")
    assert scene.picture("board") == "board      spear 2 wood | . | . | . | crutch 2 wood"


def test_q12_nothing_is_taken_in_the_middle_of_an_action() -> None:
    scene = table(dwarf="foundry", hand="boots saw", trolls="troll_11", board="1 axe: 1 wood 1 metal")
    assert scene.forbids("take 1") is None
    scene.play("boots move entrance")
    assert scene.forbids("take 1") == "R-TAKE"
    scene.play("stop")
    assert scene.forbids("take 1") is None


def test_q13_tokens_that_a_goblin_returns_do_not_feed_the_same_action() -> None:
    """One wood is left: the goblin takes it, leaves, and its three wood return; the spear gets none of them."""
    board = "1 ballista: 4 wood, 2 wand: 3 wood, 5 spear"
    scene = table(dwarf="carpenter", hand="great_axe", goblins="mix_3a: 2 wood, fight_3", board=board)
    assert scene["stock"]["wood"] == 1
    scene.play("great_axe work wood", "give goblin 1")
    assert scene.picture("carpenter", "board") == drawn("""
        carpenter  .       .       A       3 wood
        board      ballista 4 wood | wand 3 wood | . | . | spear
    """)


def test_q13_completions_come_when_all_tokens_are_placed() -> None:
    """The crutch is complete with the first token; the event comes after the second."""
    scene = table(dwarf="carpenter", hand="saw", board="1 crutch, 3 spear").play("saw work wood", "give 1")
    told = scene.events("resource_placed", "upgrade_completed")
    assert told == ["resource_placed wood 1 crutch", "resource_placed wood 3 spear", "upgrade_completed 1 crutch"]


def test_q13_satisfied_goblins_leave_when_all_tokens_are_placed() -> None:
    """Both are paid by one action, and leave together."""
    scene = table(dwarf="carpenter", hand="saw", goblins="mix_3a: 2 wood, mix_3b: 1 wood").play("saw work wood")
    assert scene.events("resource_given", "goblin_defeated", "rubble_placed") == [
        "resource_given wood 1 mix_3a",
        "resource_given wood 2 mix_3b",
        "goblin_defeated 1 mix_3a",
        "goblin_defeated 2 mix_3b",
        "rubble_placed 6",
    ]


def test_q14_each_joined_card_adds_one_line() -> None:
    """The hammer has 3 dice and a direct hit; it adds the one or the other."""
    scene = table(dwarf="foundry", hand="knife hammer", orcs="foundry 5").play("knife melee")
    assert scene.offers("hammer") == ["hammer melee", "hammer direct"]
    scene.play("hammer direct")
    assert scene.offers("hammer") == []
    scene.play("roll", dice=["hit 1"])
    assert scene.events("attack_rolled", "hits_scored") == ["attack_rolled 0 melee 1", "hits_scored 3 melee"]


def test_q14_a_line_of_another_kind_does_not_join() -> None:
    scene = table(dwarf="foundry", hand="knife club saw", orcs="foundry").play("club melee")
    assert scene.forbids("saw work metal") == "Q14"
    assert scene.forbids("knife melee") is None


def test_q15_more_than_five_dice_may_be_declared() -> None:
    """The excess is lost, all cards are spent."""
    scene = table(dwarf="foundry", hand="club great_axe", orcs="foundry").play("club melee")
    assert scene.forbids("great_axe melee") is None
    scene.play("great_axe melee", "roll", dice=["crossbow"] * 5)
    assert scene.events("attack_rolled") == ["attack_rolled 0 melee 5"]
    assert scene.in_hand() == ""


def test_q16_magic_cards_join_from_the_new_place() -> None:
    """The boots move first, then all cards are declared there; a card before them in the content joins too."""
    scene = table(dwarf="tunnel_tower", hand="knife boots thunder", orcs="foundry 4").play(
        "boots move foundry", "boots melee"
    )
    assert scene.legal() == ["knife melee", "thunder direct", "roll"]
    scene.play("knife melee", "thunder direct", "roll", dice=["hit 2", "hit 1", "hit 1"])
    assert scene.events("hits_scored") == ["hits_scored 8 melee"]
    assert scene["orcs"] == {}


def test_q16_a_magic_card_joins_without_its_move() -> None:
    scene = table(dwarf="foundry", hand="knife boots", orcs="foundry 2").play(
        "knife melee", "boots melee", "roll", dice=["hit 1", "hit 1", "hit 2"]
    )
    assert scene["orcs"] == {}
    assert scene.place() == "foundry"


def test_q16_magic_moves_come_before_the_declaration() -> None:
    """Once an attack is being declared nobody moves any more."""
    scene = table(dwarf="foundry", hand="knife boots", orcs="foundry").play("knife melee")
    assert scene.forbids("boots move chamber") is not None


def test_q17_a_target_holds_something_that_can_be_hurt() -> None:
    """For melee too."""
    shot = table(dwarf="west_tower", hand="bow", orcs="tannery_wall").play("bow ranged")
    assert shot.forbids("aim tannery_field") == "R-RANGED"
    assert shot.forbids("aim catapult") == "R-RANGED"
    assert table(dwarf="entrance", hand="club", goblins="mix_1, rubble_1").forbids("club melee") == "R-MELEE"
    assert table(dwarf="tunnel_tower", hand="bow", goblins="mix_1, rubble_1").forbids("bow ranged") == "R-RANGED"


def test_q18_digging_is_split_freely_over_two_rubble_goblins() -> None:
    """Every split of 4 over 4 and 3, each in one way."""
    scene = table(dwarf="entrance", hand="spade", goblins="rubble_2a, rubble_2b").play("spade dig")
    assert sorted(end.picture("entrance") for end in scene.results("dig")) == [
        "entrance   A       0 rubble, rubble_2a (1 rubble), rubble_2b (2 rubble)",
        "entrance   A       0 rubble, rubble_2a (2 rubble), rubble_2b (1 rubble)",
        "entrance   A       0 rubble, rubble_2a (3 rubble)",
        "entrance   A       0 rubble, rubble_2b (3 rubble)",
    ]


def test_q18_all_of_the_value_is_dug() -> None:
    scene = table(dwarf="entrance", hand="drill", goblins="rubble_2a: 2 rubble, rubble_2b: 3 rubble").play("drill dig")
    assert scene["goblins"] == [None, None]


def test_q19_content_with_too_much_goblin_rubble_is_refused(tmp_path: Path) -> None:
    """4 and 3 become 10 and 3 at level 2: more than the 12 pieces there are; 9 and 3 would do."""
    for amount, fine in ((9, True), (10, False)):
        pack = tmp_path / f"rubble_{amount}.toml"
        text = PACK.read_text(encoding="utf-8")
        pack.write_text(
            text.replace('kind = "rubble"\namount = 4', f'kind = "rubble"\namount = {amount}'), encoding="utf-8"
        )
        if fine:
            assert Runedar(pack).content_digest != GAME.content_digest
        else:
            with pytest.raises(Problems, match=r"content-rubble .*level=2"):
                Runedar(pack)


def test_q20_ten_damage_tokens_suffice() -> None:
    """Eleven circles covered in one attack; the last circle of each of the four trolls needs no token."""
    scene = table(
        dwarf="entrance", hand="shield hammer great_axe thunder", trolls="troll_222, troll_33, troll_123, troll_112"
    )
    scene.play("shield direct", "hammer direct", "great_axe melee", "thunder direct", "roll", dice=["hit 3"] * 5)
    assert len(scene.events("circle_covered")) == 11
    assert scene["trolls"] == [None] * 4
    assert scene["damage_tokens"] == 10


def test_q20_tokens_on_trolls_are_not_in_the_reserve() -> None:
    scene = table(dwarf="entrance", hand="club", trolls="troll_222: 1, troll_33: 2")
    assert scene["damage_tokens"] == 8
    scene.play("club melee", "roll", dice=["hit 2", "crossbow"])
    assert scene["damage_tokens"] == 7


@pytest.mark.parametrize("tokens", [7, 9, 11, -1])
def test_q20_a_position_with_another_number_of_tokens_is_refused(tokens: int) -> None:
    document = table(trolls="troll_222: 1, troll_33: 2").document
    with pytest.raises(Problems, match=r"position-(damage|number)"):
        GAME.from_document({**document, "damage_tokens": tokens})


def test_q20_content_that_could_need_more_tokens_is_refused(tmp_path: Path) -> None:
    """Four trolls with 5, 5, 4 and 2 circles could carry 12 tokens; the first rules had no limit."""
    pack = tmp_path / "trolls.toml"
    text = PACK.read_text(encoding="utf-8")
    for before, after in (("2, 2, 2", "2, 2, 2, 2, 2"), ("1, 2, 3", "1, 2, 3, 1, 1"), ("1, 1, 2", "1, 1, 2, 1")):
        text = text.replace(f"circles = [{before}]", f"circles = [{after}]")
    pack.write_text(text, encoding="utf-8")
    with pytest.raises(Problems, match=r"content-damage .*most=10"):
        Runedar(pack)
    assert Runedar(pack, ORDERED_PICKS).rules_version == ORDERED_PICKS


def test_q21_a_goblin_chased_by_a_mercenary_counts_for_the_next_rubble() -> None:
    scene = table(goblins="rubble_1", for_hire="goblin", difficulty="hard").play("hire goblin 1")
    assert scene["rubble"] == 10
    assert scene["goblins_defeated"] == 2


def test_q21_a_mercenary_can_win_the_game_in_any_step() -> None:
    """After a reveal: the card on the table is not resolved any more."""
    scene = table(goblins="mix_5", for_hire="goblin", siege="three_foundry").begin_turn("orc").play("reveal")
    scene.play("hire goblin 1")
    assert scene.outcome() == "winners=0,1 reason=won score=15"
    assert scene["orcs"] == {}


def test_q21_before_a_machine_too() -> None:
    scene = table(goblins="mix_5", for_hire="goblin", machines="tower 0", trolls_left=1).begin_turn()
    assert scene.play("hire goblin 1").outcome() == "winners=0,1 reason=won score=15"


def test_q23_orcs_first_then_the_machine_then_the_arrow() -> None:
    """The catapult loses the game before the arrow could steal anything, but after the orcs came."""
    scene = table(siege="two_carpenter_catapult_arrow", machines="catapult 1", blocked="1 2 3 4", orcs="tannery")
    scene.begin_turn("orc")
    assert scene.outcome() == "winners=- reason=catapult score=0"
    assert scene["orcs"] == {"tannery": 1, "carpenter_field": 2}
    assert scene["gold"] == 20


def test_q24_the_last_catapult_card_takes_neither_gold_nor_card() -> None:
    scene = table(machines="catapult 0", blocked="1 2 3 4", board="5 spade: 2 metal").begin_turn()
    assert scene.outcome() == "winners=- reason=catapult score=0"
    assert scene.events("gold_lost", "upgrade_lost", "space_blocked") == []


def test_q25_an_empty_deck_cannot_be_chosen() -> None:
    scene = table(hand="", deck_used_up="red").play("end")
    assert scene.offers("fill 2") == ["fill 2 yellow", "fill 2 grey"]
    assert scene.forbids("fill 2 red") == "R-REFILL"


def test_q26_always_five_cards_are_played() -> None:
    """Also with a swap and two orc cards: five go under the discard token."""
    scene = table(dwarf="entrance", board="1 axe: 1 wood 1 metal", siege="one_foundry one_tannery").begin_turn(
        "orc orc saw club knife"
    )
    scene.play("take 1", "discard saw", "axe move chamber", "end", "done")
    discard = scene["dwarves"][0]["discard"]
    assert sorted(discard) == ["axe", "club", "knife", "orc", "orc"]


def test_q27_a_machine_is_raised_or_activated_never_both() -> None:
    """Step A looks at the turn's start."""
    scene = table(seats=1, dwarf="entrance", machines="tower 0 lying, catapult 0 lying").begin_turn()
    assert scene.events("machine_raised", "machine_activated") == ["machine_raised tower", "machine_raised catapult"]
    assert scene.picture("machines") == "machines   tower A, catapult A"


def test_q28_the_first_condition_met_ends_the_game() -> None:
    """The tenth orc loses; the catapult of the same card does not fire, the thief does not come."""
    scene = table(siege="two_carpenter_catapult_arrow", machines="catapult 1", orcs="tannery 8", gold=1).begin_turn(
        "orc"
    )
    assert scene.outcome() == "winners=- reason=orc score=0"
    assert scene.events("machine_activated", "orcs_advanced", "gold_lost") == []


def test_q28_a_win_is_not_undone_by_what_would_have_come() -> None:
    """The last goblin is paid with the last cards; the thieves in the workshops come too late."""
    scene = table(dwarf="carpenter", hand="club", goblins="fixed_5", gold=1, orcs="tannery 5")
    assert scene.play("club work wood").outcome() == "winners=0,1 reason=won score=1"


def test_q29_all_hits_are_applied_then_the_dead_are_removed() -> None:
    """The hits cover the goblin's circle and the troll's last: both fall after the last hit, then rubble comes."""
    scene = table(dwarf="entrance", hand="mace", trolls="troll_222: 1 2", goblins="fight_1")
    scene.play("mace melee", "roll", dice=["hit 1", "hit 1", "hit 1"])
    assert scene.events("circle_covered", "troll_defeated", "goblin_defeated", "rubble_placed") == [
        "circle_covered goblin 1 1",
        "circle_covered troll 1 3",
        "troll_defeated 1 troll_222",
        "goblin_defeated 1 fight_1",
        "rubble_placed 6",
    ]


def test_q29_a_covered_troll_stands_until_the_last_hit_is_assigned() -> None:
    """Four hits: three for the last circle of one troll, and the choice of the fourth is still to be made."""
    scene = table(dwarf="entrance", hand="club", trolls="troll_33: 1, troll_11", goblins="fight_1")
    scene.play("club melee", "roll", "hit troll 1 circle 2", dice=["hit 3", "hit 1"])
    assert scene.picture("entrance") == "entrance   A       0 rubble, troll_33 (x x), troll_11 (1 1), fight_1"
    scene.play("hit goblin 1")
    assert scene.picture("entrance") == "entrance   A       6 rubble, troll_11 (1 1)"


def test_q30_a_hand_is_shown_to_its_seat_only() -> None:
    """Talking is free, showing is not; the option open hands shows all."""
    for open_hands in ("no", "yes"):
        options = GAME.options({"seats": "2", "open_hands": open_hands})
        state = GAME.setup(options, Chance("talk"), None)
        seen = GAME.view_document(GAME.view(state, 0))["dwarves"][1]["hand"]
        assert (None in seen) == (open_hands == "no")
