"""Chapter 3 C, dwarf cards: what upgrades cost, and taking them."""

from .kit import drawn, table

COMPLETE = "1 axe: 1 wood 1 metal"


def test_the_cost_is_that_of_the_card_and_that_of_its_space() -> None:
    """R-COST: an axe (1 wood, 1 metal) on space 2 (1 wood, 1 leather)."""
    scene = table(hand="saw", board="2 axe: 2 wood 1 leather")
    assert scene.forbids("take 2") == "R-COST"
    scene = table(hand="saw", board="2 axe: 2 wood 1 leather 1 metal")
    assert scene.forbids("take 2") is None


def test_an_empty_space_has_nothing_to_take() -> None:
    """R-COST."""
    assert table(hand="saw").forbids("take 3") == "R-COST"
    assert table(hand="saw", blocked="3").forbids("take 3") == "R-COST"


def test_completed_cards_wait_for_any_player() -> None:
    """R-COST: seat 0 completes the spear, seat 1 takes it."""
    scene = table(dwarf="carpenter", hand="saw", board="1 spear").play("saw work wood", "end")
    assert scene["active"] == 1
    taken = next(card for card in scene.in_hand(1).split() if card != "orc")
    scene.play("take 1", f"discard {taken}")
    assert "spear" in scene.in_hand(1)


def test_an_upgrade_is_taken_for_a_hand_card() -> None:
    """R-TAKE: the hand card leaves the game, the resources return, the upgrade joins the hand."""
    scene = table(hand="saw club", board=COMPLETE).play("take 1")
    assert scene.legal() == ["discard saw", "discard club"]
    scene.play("discard club")
    assert scene.in_hand() == "saw axe"
    assert scene.picture("carpenter", "foundry", "board") == drawn("""
        carpenter  .       .       .       10 wood
        foundry    .       .       .       10 metal
        board      . | . | . | . | .
    """)
    assert scene.events("upgrade_taken") == ["upgrade_taken 0 axe club"]
    dwarf = scene["dwarves"][0]
    assert "club" not in dwarf["hand"] + dwarf["pile"] + dwarf["aside"] + dwarf["discard"] + scene["played"]


def test_the_taken_card_is_played_this_turn() -> None:
    """R-TAKE."""
    scene = table(dwarf="foundry", hand="saw", orcs="foundry", board=COMPLETE)
    scene.play("take 1", "discard saw", "axe melee", "roll", dice=["hit 2", "crossbow", "crossbow"])
    assert scene["orcs"] == {}
    assert scene["played"][-1] == "axe"


def test_upgrades_can_be_given_up_too() -> None:
    """R-TAKE: also one taken just now."""
    scene = table(hand="spear", board="1 axe: 1 wood 1 metal, 3 spade: 3 metal").play("take 1", "discard spear")
    assert scene.in_hand() == "axe"
    assert scene.play("take 3", "discard axe").in_hand() == "spade"


def test_an_orc_card_cannot_be_given_up() -> None:
    """R-TAKE: shown before an orc card is played."""
    scene = table(board=COMPLETE).begin_turn("orc orc saw club knife")
    assert scene.legal() == ["take 1", "reveal"]
    scene.play("take 1")
    assert scene.legal() == ["discard saw", "discard knife", "discard club"]


def test_played_cards_cannot_be_given_up() -> None:
    """R-TAKE: without an unplayed dwarf card nothing can be taken."""
    scene = table(hand="saw club", board=COMPLETE).play("saw move carpenter", "take 1")
    assert scene.legal() == ["discard club"]
    assert scene.forbids("discard saw") == "R-TAKE"
    empty = table(hand="", board=COMPLETE)
    assert empty.forbids("take 1") == "R-TAKE"


def test_discarding_needs_something_to_take() -> None:
    """R-TAKE."""
    assert table(hand="saw", board=COMPLETE).forbids("discard saw") == "R-TAKE"


def test_one_takes_before_and_between_machines() -> None:
    """R-TAKE."""
    scene = table(machines="tower 0, catapult 0", board="1 axe: 1 wood 1 metal, 5 crutch: 2 wood", next_catapults="2")
    scene.begin_turn("saw club")
    assert scene.offers("take") == ["take 1", "take 5"]
    scene.play("take 1", "discard saw", "activate tower", "continue")
    assert scene.events("machine_activated") == ["machine_activated tower"]
    assert scene.offers("take") == ["take 5"]
    scene.play("take 5", "discard club")
    assert scene.events("machine_activated") == ["machine_activated catapult"]


def test_taking_before_the_catapult_saves_the_card() -> None:
    """R-TAKE, R-CATAPULT: there is a pause for it before a single machine too."""
    scene = table(machines="catapult 0", board=COMPLETE, next_catapults="1").begin_turn("saw")
    scene.play("take 1", "discard saw")
    assert scene.events("upgrade_taken", "space_blocked", "upgrade_lost") == [
        "upgrade_taken 0 axe saw",
        "space_blocked 1",
    ]
    assert "axe" in scene.in_hand()


def test_one_takes_before_and_between_orc_cards() -> None:
    """R-TAKE."""
    scene = table(board=COMPLETE, siege="one_foundry one_tannery").begin_turn("orc orc saw")
    scene.play("reveal")
    assert scene.events("siege_card_revealed") == ["siege_card_revealed one_foundry_1"]
    assert scene.legal() == ["take 1", "reveal"]
    scene.play("take 1", "discard saw")
    assert scene.events("siege_card_revealed") == ["siege_card_revealed one_tannery_1"]


def test_one_does_not_take_while_a_siege_card_is_resolved() -> None:
    """R-TAKE: the card must be completely resolved first."""
    scene = table(board=COMPLETE, for_hire="siege", siege="two_carpenter_catapult_arrow", machines="catapult 1")
    scene.begin_turn("orc saw")
    assert scene.legal() == ["take 1", "reveal"]
    scene.play("reveal")
    assert scene.legal() == ["hire siege", "continue"]
    assert scene.forbids("take 1") == "R-TAKE"


def test_one_does_not_take_while_a_card_is_half_played() -> None:
    """R-TAKE: during a magic card, an attack, an assignment, or the placing of resources."""
    magic = table(dwarf="chamber", hand="boots saw", trolls="troll_11", board=COMPLETE).play("boots move entrance")
    assert magic.forbids("take 1") == "R-TAKE"
    attack = table(dwarf="entrance", hand="club saw", trolls="troll_123", goblins="fight_1", board=COMPLETE)
    attack.play("club melee")
    assert attack.forbids("take 1") == "R-TAKE"
    attack.play("roll", dice=["hit 1", "hit 1"])
    assert attack.forbids("take 1") == "R-TAKE"
    work = table(dwarf="carpenter", hand="club saw", board="1 crutch: 1 wood, 3 spear, 5 axe").play("club work wood")
    assert work.offers("give") == ["give 3", "give 5"]
    assert work.forbids("take 1") == "R-TAKE"


def test_one_does_not_take_after_the_dwarf_cards() -> None:
    """R-TAKE: in the refill the hand is empty."""
    scene = table(hand="saw", board=COMPLETE).play("end")
    assert scene.forbids("take 1") == "R-TAKE"


def test_the_deck_keeps_twelve_cards() -> None:
    """R-TAKE: one card is exchanged for one, and the new card is drawn again later."""
    scene = table(dwarf="entrance", hand="saw", board=COMPLETE).play("take 1", "discard saw", "end")
    dwarf = scene["dwarves"][0]
    assert "axe" in dwarf["discard"]
    assert len(dwarf["hand"] + dwarf["pile"] + dwarf["aside"] + dwarf["discard"]) == 12
