"""Chapter 5: decks that run out, and the draw."""

import pytest

from siegeworks.games.castlecards.names import MOST_TURNS

from .kit import GAME, table


def test_the_village_discards_are_shuffled_when_a_card_is_needed() -> None:
    """C-DECK-OUT"""
    scene = table(hand="gold king", used_up="village").play("waste king")
    assert scene.events("deck_reshuffled") == ["deck_reshuffled village"]
    assert sum(scene["fortresses"][1]["hand"].values()) == 1
    assert scene.discards() == ""


@pytest.mark.parametrize(
    ("deck", "hand", "action"),
    [("siege", "builder 4", "build 4 0"), ("academy", "duke gold 2", "academy"), ("village", "king", "draw")],
)
def test_an_empty_deck_without_discards_gives_nothing(deck: str, hand: str, action: str) -> None:
    """C-DECK-OUT: the action is not legal."""
    scene = table(hand=hand, hoarded=f"1 {deck}")
    if action == "draw":
        scene.play("king")
    assert scene.forbids(action) == "C-DECK-OUT"


def test_nothing_drawn_and_nothing_attacked_for_a_round_is_a_draw() -> None:
    """C-DRAWN: with no village card left, posting and taking back lead nowhere."""
    scene = table(hand="archer king", rival="soldier 2", hoarded="1 village", stirred=False).play("post archer wall 2")
    assert scene["quiet"] == 1
    scene.play("post soldier castle")
    assert scene.outcome() == "winners=- reason=drawn score=0"
    assert scene.events("game_drawn") == ["game_drawn"]


def test_an_attack_or_a_card_drawn_begins_a_new_round() -> None:
    """C-DRAWN"""
    scene = table(hand="archer soldier", rival="soldier", hoarded="1 village").play("post archer wall 2")
    scene.attack("0 wall 1", "soldier")
    assert scene.outcome() is None
    assert scene["quiet"] == 0


def test_a_war_without_end_is_drawn() -> None:
    """C-TURN-CAP: wasted cards could be reshuffled forever, so a very long game is a draw with a name of its own."""
    scene = table(hand="archer king", rival="soldier 2", turn=MOST_TURNS - 1).play("post archer wall 2")
    assert scene.outcome() is None
    scene.play("post soldier castle")
    assert scene.outcome() == "winners=- reason=stalemate score=0"
    assert scene.events("game_stalled", "game_drawn") == [f"game_stalled {MOST_TURNS}"]


def test_the_end_that_happened_forbids_further_actions() -> None:
    """C-DRAWN, C-TURN-CAP, C-WIN: each end names its own rule."""
    capped = table(hand="archer king", turn=MOST_TURNS).play("post archer wall 2")
    drawn = table(hand="ram", rival="ambush", hoarded="1 village").play("waste ram", "waste ambush")
    won = table(hand="soldier tower").attack("1 castle", "soldier tower")
    assert [scene.forbids("buy") for scene in (capped, drawn, won)] == ["C-TURN-CAP", "C-DRAWN", "C-WIN"]


def test_a_king_cannot_be_drawn_again_in_its_own_turn() -> None:
    """C-KING: it lies beside the discards until its actions are done, even if the village is shuffled in between."""
    scene = table(hand="king", used_up="academy", hoarded="1 village").play("king")
    assert scene.discards() == ""
    assert scene.legal() == ["end"]
    assert GAME.view_document(GAME.view(scene.state, 1))["unseen"].get("king") is None
    scene.play("end")
    assert scene.discards() == ""
    assert scene.events("deck_reshuffled", "card_drawn") == ["deck_reshuffled village", "card_drawn 1 village king"]
