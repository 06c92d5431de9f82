"""Chapter 4: loot, fallen castles, the fallen and their gifts."""

from .kit import table

OPEN = "1 wall 1, 1 wall 2"


def test_with_two_seats_loot_goes_into_the_hand() -> None:
    """C-LOOT"""
    scene = table(hand="soldier 3", top="village king").attack("1 wall 1", "soldier 3")
    assert scene.held() == "king"


def test_with_more_seats_loot_lies_face_down_seen_by_nobody() -> None:
    """C-LOOT: not even by its owner."""
    scene = table(3, hand="soldier 3 gold", top="village king").attack("1 wall 1", "soldier 3")
    assert scene["fortresses"][0]["loot"] == {"king": 1}
    assert scene.held() == "gold"
    for seat in (0, 1, None):
        assert [event.fields for event in scene.heard(seat, "loot_taken")] == [{"seat": 0}]
        seen = scene.game.view_document(scene.game.view(scene.state, seat))
        assert seen["fortresses"][0]["loot"] == {"hidden": {"village": 1}}


def test_a_fallen_castle_ends_a_game_of_two() -> None:
    """C-WIN: nothing can be played afterwards."""
    scene = table(hand="soldier 4", fallen=f"{OPEN}, 1 wall 3, 0 wall 1").attack("1 castle", "soldier 4")
    assert scene.outcome() == "winners=0 reason=breached score=3"
    assert scene.actor is None
    assert scene.legal() == []
    assert scene.forbids("buy") == "C-WIN"


def test_the_last_castle_standing_wins() -> None:
    """C-WIN: with three seats the game goes on after the first fall."""
    scene = table(3, hand="soldier 4 gold", fallen=OPEN).attack("1 castle", "soldier 4")
    assert scene.outcome() is None
    scene = table(3, hand="soldier 4", fallen=f"{OPEN}, 2 castle").attack("1 castle", "soldier 4")
    assert scene.outcome() == "winners=0 reason=breached score=3"


def test_the_conqueror_takes_what_is_posted() -> None:
    """C-CONQUEST: on the castle and on the walls that still stand; the fortress leaves play."""
    scene = table(3, hand="soldier 2 tower ladders", posted="1 castle 1, 1 wall 2 2", rival="gold").attack(
        "1 castle", "soldier 2 ladders tower"
    )
    assert scene.fort(1) == "- - -"
    assert scene.held() == "soldier archer 2"
    assert scene["fortresses"][0]["known"] == {"soldier": 1, "archer": 2}
    assert scene.held(1) == "gold"


def test_the_fallen_take_their_loot_draw_no_more_and_only_give() -> None:
    """C-FALLEN: they have none of the actions of a living seat."""
    scene = table(3, hand="soldier 4", fallen=OPEN, rival="gold soldier duke", loot="1 king 2")
    scene.attack("1 castle", "soldier 4")
    assert scene.held(1) == "soldier gold king 2 duke"
    assert [event.fields for event in scene.heard(1, "loot_opened")] == [{"seat": 1, "card": 5}] * 2
    assert [event.fields for event in scene.heard(2, "loot_opened")] == [{"seat": 1}] * 2
    assert (scene.frame, scene.actor) == ("fallen", 1)
    assert scene.legal() == ["done", "give 0", "give 2"]
    for action in ("king", "buy", "attack 0 wall 1", "waste gold", "add soldier", "end"):
        assert scene.forbids(action) == "C-FALLEN"


def test_a_gift_goes_to_one_living_seat() -> None:
    """C-GIFT: any number of cards in any order (C-ANY-ORDER); the backs are public, the faces are not."""
    scene = table(3, rival="gold 2 ram king", fallen="1 castle", active=1, third="duke", top="village night")
    assert scene.forbids("give 1") == "C-GIFT"
    scene.play("give 2")
    assert scene.forbids("done") == "C-GIFT"
    assert scene.forbids("give 0") == "C-GIFT"
    assert scene.forbids("add duke") == "C-GIFT"
    scene.play("add ram", "add gold", "done")
    assert scene.held(1) == "gold king"
    assert scene.held(2) == "gold duke night ram"
    assert [event.fields.get("card") for event in scene.heard(2, "gift_given")] == [2, 10]
    assert [event.fields.get("card") for event in scene.heard(0, "gift_given")] == [None, None]


def test_a_fallen_seat_may_give_nothing() -> None:
    """C-GIFT"""
    scene = table(3, rival="gold", fallen="1 castle", active=1).play("done")
    assert scene.actor == 2
    assert scene.held(1) == "gold"


def test_a_living_seat_makes_no_gifts() -> None:
    """C-GIFT"""
    assert table(3, hand="gold").forbids("give 1") == "C-GIFT"
