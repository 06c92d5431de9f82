"""Chapter 3: the turn, wasting a card, the king."""

from .kit import table


def test_a_turn_is_a_draw_and_one_action() -> None:
    """C-TURN: after the action the next seat draws a village card."""
    scene = table(hand="gold king", top="village archer duke").play("waste gold")
    assert scene.actor == 1
    assert scene.held(1) == "archer"
    assert scene.events("turn_ended", "turn_began", "card_drawn") == [
        "turn_ended 0", "turn_began 1 10", "card_drawn 1 village archer",
    ]  # fmt: skip


def test_nobody_passes() -> None:
    """C-TURN"""
    scene = table(hand="gold")
    assert scene.forbids("end") == "C-TURN"
    assert scene.forbids("done") == "C-TURN"


def test_any_card_can_be_wasted() -> None:
    """C-WASTE: it goes to the discards of its deck; a card that is not in the hand cannot be wasted."""
    for card, deck in (("king", "village"), ("ram", "siege"), ("ambush", "academy")):
        scene = table(hand=f"{card} gold").play(f"waste {card}")
        assert scene.discards(deck) == card
    assert table(hand="king").forbids("waste ram") == "C-WASTE"


def test_a_king_gives_two_further_actions() -> None:
    """C-KING: at most two, so the turn may end earlier."""
    scene = table(hand="king gold duke night").play("king")
    assert scene["frames"][0]["numbers"][0] == 2
    scene.play("waste gold", "waste duke")
    assert scene.actor == 1
    early = table(hand="king gold").play("king", "end")
    assert early.actor == 1
    assert early.held() == "gold"


def test_drawing_is_an_action_of_the_king_only() -> None:
    """C-KING-DRAW"""
    scene = table(hand="king gold", top="village archer soldier")
    assert scene.forbids("draw") == "C-KING-DRAW"
    scene.play("king", "draw")
    assert scene.held() == "archer gold"
    assert scene.forbids("draw") is None


def test_without_a_king_in_the_hand_none_can_be_played() -> None:
    """C-KING"""
    assert table(hand="gold").forbids("king") == "C-KING"
