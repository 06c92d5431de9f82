"""Chapter 4, mercenaries: each can be hired once for gold, at any moment between complete steps."""

import pytest

from .kit import drawn, table

PRICES = {"orcs": 4, "goblin": 5, "troll": 3, "catapult": 2, "siege": 6}


def test_a_mercenary_costs_gold_that_leaves_the_game() -> None:
    """R-MERC: no dwarf and no hand card is needed."""
    scene = table(hand="", dwarf="foundry_field", trolls="troll_33", for_hire="troll").play("hire troll 1")
    assert scene["gold"] == 17
    assert scene.events("mercenary_hired", "gold_lost", "troll_defeated") == [
        "mercenary_hired troll 3",
        "gold_lost 3 paid",
        "troll_defeated 1 troll_33",
    ]


def test_each_mercenary_works_once() -> None:
    """R-MERC."""
    scene = table(trolls="troll_33, troll_11", for_hire="troll").play("hire troll 1")
    assert scene["hired"] == ["orcs", "goblin", "troll", "catapult", "siege"]
    assert scene.forbids("hire troll 2") == "R-MERC"


def test_a_mercenary_must_be_of_use() -> None:
    """R-MERC: none is offered where it would do nothing."""
    scene = table(for_hire="all", orcs="foundry_wall 2, carpenter_field")
    assert scene.offers("hire") == []
    assert scene.forbids("hire orcs") == "R-MERC-ORCS"
    assert scene.forbids("hire goblin 1") == "R-MERC-GOBLIN"
    assert scene.forbids("hire troll 1") == "R-MERC-TROLL"
    assert scene.forbids("hire catapult") == "R-MERC-CATAPULT"
    assert scene.forbids("hire siege") == "R-MERC-SIEGE"


def test_a_mercenary_must_be_affordable() -> None:
    """R-MERC."""
    assert table(for_hire="troll", trolls="troll_11", gold=4).forbids("hire troll 1") is None
    assert table(for_hire="troll", trolls="troll_11", gold=2).forbids("hire troll 1") is not None


def test_all_orcs_in_the_workshops_are_defeated() -> None:
    """R-MERC-ORCS: in all three; those on walls and fields stay."""
    scene = table(orcs="carpenter 2, tannery, foundry 3, foundry_wall, tannery_field 2", for_hire="orcs")
    scene.play("hire orcs")
    assert scene.picture("carpenter", "tannery", "foundry", "chamber") == drawn("""
        carpenter  .       .       .       10 wood
        tannery    oo      .       .       10 leather
        foundry    .       o       .       10 metal
        chamber    AB      16 gold
    """)
    assert len(scene.events("orc_defeated")) == 6


@pytest.mark.parametrize("goblin", ["fixed_1: 1 wood", "mix_1: 1 leather", "rubble_1: 2 rubble", "fight_1"])
def test_a_goblin_of_any_kind_is_defeated(goblin: str) -> None:
    """R-MERC-GOBLIN: resources on it return, the rubble beside it too."""
    scene = table(goblins=goblin, for_hire="goblin").play("hire goblin 1")
    assert scene["stock"] == {"wood": 10, "leather": 10, "metal": 10}
    assert scene["goblins"] == [None, None]
    assert scene.picture("entrance") == "entrance   .       6 rubble"
    assert scene["gold"] == 15


def test_one_goblin_of_two_is_chosen() -> None:
    """R-MERC-GOBLIN."""
    scene = table(goblins="fixed_1, rubble_1", for_hire="goblin").play("hire goblin 2")
    assert scene.picture("entrance") == "entrance   .       0 rubble, fixed_1"


def test_one_troll_is_defeated() -> None:
    """R-MERC-TROLL: the tile leaves the game, whatever was covered."""
    scene = table(trolls="troll_222: 1, troll_33", for_hire="troll").play("hire troll 1")
    assert scene.picture("entrance") == "entrance   .       6 rubble, troll_33 (3 3)"
    assert scene["troll_tiles"]["deck"] == ["troll_123", "troll_112", "troll_11"]


def test_the_catapult_is_held_when_it_activates() -> None:
    """R-MERC-CATAPULT: nothing is revealed, no space is blocked, the catapult goes to the reserve."""
    scene = table(machines="catapult 0", for_hire="catapult", board="1 axe").begin_turn()
    assert scene.legal() == ["hire catapult", "continue"]
    scene.play("hire catapult")
    assert scene.picture("chamber", "machines", "board") == drawn("""
        chamber    AB      18 gold
        machines   .
        board      axe | . | . | . | .
    """)
    assert scene["catapult"]["revealed"] == []
    assert scene.events("machine_held", "machine_activated", "space_blocked") == ["machine_held catapult"]


def test_the_catapult_is_held_also_when_a_siege_card_activates_it() -> None:
    """R-MERC-CATAPULT: the rest of the card goes on."""
    scene = table(machines="catapult 1", for_hire="catapult", siege="two_carpenter_catapult_arrow").begin_turn("orc")
    assert scene["orcs"] == {"carpenter_field": 2}
    assert scene.legal() == ["hire catapult", "continue"]
    scene.play("hire catapult")
    assert scene["orcs"] == {"carpenter_wall": 2}
    assert scene["catapult"]["revealed"] == []
    assert scene.picture("machines") == "machines   ."


def test_holding_the_catapult_saves_the_game_when_one_card_is_left() -> None:
    """R-MERC-CATAPULT."""
    scene = table(machines="catapult 0", blocked="1 2 3 4", for_hire="catapult").begin_turn().play("hire catapult")
    assert scene.outcome() is None


def test_the_catapult_mercenary_is_of_no_use_against_the_tower() -> None:
    """R-MERC-CATAPULT."""
    scene = table(machines="tower 0", for_hire="catapult").begin_turn()
    assert scene.events("machine_activated") == ["machine_activated tower"]
    assert table(machines="catapult 0", for_hire="catapult").forbids("hire catapult") == "R-MERC-CATAPULT"


def test_a_siege_card_is_cancelled_between_reveal_and_first_effect() -> None:
    """R-MERC-SIEGE: no placement, no machine, no arrow."""
    scene = table(orcs="tannery", siege="two_carpenter_catapult_arrow", for_hire="siege").begin_turn("orc")
    assert scene.legal() == ["hire siege", "continue"]
    scene.play("hire siege")
    assert scene["orcs"] == {"tannery": 1}
    assert scene.picture("machines") == "machines   ."
    assert scene["gold"] == 14
    assert scene.events("siege_card_cancelled") == ["siege_card_cancelled two_carpenter_catapult_arrow_1"]


def test_cancelling_one_siege_card_does_not_touch_the_next() -> None:
    """R-MERC-SIEGE: the second orc card is played as usual."""
    scene = table(siege="three_foundry one_tannery", for_hire="siege").begin_turn("orc orc").play("hire siege")
    assert scene["orcs"] == {"tannery_field": 1}


def test_later_than_the_first_effect_a_siege_card_cannot_be_cancelled() -> None:
    """R-MERC-SIEGE: at the pause before the arrow it is too late."""
    scene = table(orcs="foundry", siege="one_carpenter_arrow", for_hire="siege orcs").begin_turn("orc")
    scene.play("reveal", "continue")
    assert scene["orcs"] == {"foundry": 1, "carpenter_field": 1}
    assert scene.legal() == ["hire orcs", "continue"]
    assert scene.forbids("hire siege") == "R-MERC-SIEGE"


def test_pause_before_each_machine_activates() -> None:
    """R-MERC-TIME: here with orcs in a workshop."""
    scene = table(orcs="foundry", machines="tower 0", for_hire="orcs").begin_turn()
    assert scene.legal() == ["hire orcs", "continue"]
    both = table(orcs="foundry", machines="tower 0, catapult 0", for_hire="orcs").begin_turn()
    assert both.legal() == ["hire orcs", "activate tower", "activate catapult"]
    both.play("activate tower")
    assert both.legal() == ["hire orcs", "continue"]


def test_pause_after_a_reveal() -> None:
    """R-MERC-TIME, R-MERC-ORCS: figures are freed before the new ones are placed."""
    scene = table(orcs="tannery 4, foundry_wall 4", siege="two_carpenter_catapult_arrow", for_hire="orcs")
    scene.begin_turn("orc").play("reveal")
    assert scene.legal() == ["hire orcs", "continue"]
    fork = scene.fork().play("continue")
    assert fork.outcome() == "winners=- reason=orc score=0"
    scene.play("hire orcs")
    assert scene.outcome() is None
    assert scene["orcs"] == {"carpenter_wall": 2, "foundry": 4}


def test_pause_before_the_arrow() -> None:
    """R-MERC-TIME: after the orcs were placed, before any moves."""
    scene = table(orcs="tannery 2", siege="one_carpenter_arrow", for_hire="orcs").begin_turn("orc")
    scene.play("reveal", "continue")
    assert scene["orcs"] == {"tannery": 2, "carpenter_field": 1}
    scene.play("hire orcs")
    assert scene["orcs"] == {"carpenter_wall": 1}
    assert scene["gold"] == 16


def test_no_pause_before_an_arrow_that_is_not_there() -> None:
    """R-MERC-TIME: a card without arrow pauses only after its reveal."""
    scene = table(orcs="tannery", siege="one_carpenter", for_hire="orcs").begin_turn("orc").play("reveal", "continue")
    assert scene["frames"] == [{"kind": "dwarf_cards", "numbers": [0] * 5}]


def test_pause_after_a_roll_before_assigning() -> None:
    """R-MERC-TIME: the mercenary takes the goblin, so all hits can go to the troll."""
    scene = table(dwarf="entrance", hand="club", trolls="troll_112", goblins="fight_1", for_hire="goblin")
    scene.play("club melee", "roll", dice=["hit 1", "hit 1"])
    assert "hire goblin 1" in scene.legal()
    scene.play("hire goblin 1")
    ends = {end.picture("entrance") for end in scene.results("hit")}
    assert ends == {
        "entrance   A       6 rubble, troll_112 (x x 2)",
        "entrance   A       6 rubble, troll_112 (1 1 x)",
    }


def test_no_pause_inside_one_atomic_step() -> None:
    """R-MERC-TIME: not once the first hit is assigned, not while resources are placed or rubble is dug."""
    attack = table(dwarf="entrance", hand="club", trolls="troll_33, troll_123, troll_112", for_hire="troll")
    attack.play("club melee", "roll", "hit troll 1 circle 1", dice=["hit 1", "hit 3"])
    assert attack.legal() == ["hit troll 2 circle 1", "hit troll 3 circle 1", "hit troll 3 circle 2"]
    assert attack.forbids("hire troll 1") == "R-MERC-TIME"
    work = table(dwarf="carpenter", hand="saw", board="1 spear, 5 axe", trolls="troll_11", for_hire="troll")
    work.play("saw work wood")
    assert work.forbids("hire troll 1") == "R-MERC-TIME"
    dig = table(dwarf="entrance", hand="pick", goblins="rubble_2a, rubble_2b", for_hire="goblin").play("pick dig")
    assert dig.forbids("hire goblin 1") == "R-MERC-TIME"


def test_at_every_ordinary_decision() -> None:
    """R-MERC-TIME: among the dwarf cards, after a magic move, before an orc card, in the refill."""
    cards = table(orcs="foundry", for_hire="orcs")
    assert cards.forbids("hire orcs") is None
    magic = table(orcs="foundry", hand="boots", trolls="troll_11", for_hire="orcs").play("boots move entrance")
    assert magic.forbids("hire orcs") is None
    orc = table(orcs="foundry", for_hire="orcs").begin_turn("orc")
    assert orc.legal() == ["hire orcs", "reveal"]
    refill = table(orcs="foundry", hand="", for_hire="orcs").play("end")
    assert refill.forbids("hire orcs") is None
    assert refill.play("hire orcs").offers("fill 1") == ["fill 1 yellow", "fill 1 grey", "fill 1 red"]


def test_a_pause_is_shown_only_if_somebody_could_do_something() -> None:
    """R-MERC-TIME: unused, affordable and useful; otherwise the siege card goes on by itself."""
    for scene in (
        table(orcs="tannery_wall", siege="one_carpenter_arrow", for_hire="orcs"),
        table(orcs="tannery", siege="one_carpenter_arrow", for_hire="orcs", gold=4),
        table(orcs="tannery", siege="one_carpenter_arrow", for_hire="troll goblin"),
    ):
        scene.begin_turn("orc")
        assert scene["frames"][-1]["kind"] == "dwarf_cards"


def test_several_mercenaries_can_be_hired_one_after_the_other() -> None:
    """R-MERC-TIME: at the same pause."""
    scene = table(orcs="tannery", trolls="troll_11", siege="three_foundry", for_hire="all").begin_turn("orc")
    scene.play("reveal", "hire orcs", "hire troll 1", "hire siege")
    assert scene["gold"] == 20 - 4 - 3 - 6
    assert scene["orcs"] == {}
    assert scene["trolls"] == [None] * 4


def test_only_the_active_seat_hires() -> None:
    """R-MERC-TIME: only in its own turn; the other seats are never asked."""
    scene = table(orcs="tannery", for_hire="orcs")
    assert scene.game.actor(scene.state) == 0


@pytest.mark.parametrize("name", sorted(PRICES))
def test_prices_are_those_of_the_cards(name: str) -> None:
    """R-MERC."""
    scene = table(
        orcs="tannery", trolls="troll_11", goblins="mix_1", machines="catapult 0", siege="one_foundry", for_hire=name
    ).begin_turn("orc")
    while not scene.offers(f"hire {name}"):
        scene.play(*scene.offers("continue", "reveal"))
    scene.play(scene.offers(f"hire {name}")[0])
    assert scene.events("mercenary_hired") == [f"mercenary_hired {name} {PRICES[name]}"]
    assert scene.events("gold_lost")[0] == f"gold_lost {PRICES[name]} paid"
