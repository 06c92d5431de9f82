"""Chapter 7: the order of picks. People pick in any order and take picks back; search asks for one path per result."""

from itertools import permutations

import pytest

from siegeworks.kernel.chance import Chance
from siegeworks.kernel.conformance import check_any_order
from siegeworks.kernel.match import Match
from siegeworks.kernel.position import write_position

from .kit import GAME, Scene, table


def canonical(scene: Scene) -> list[str]:
    return [GAME.notation.text(action) for action in GAME.canonical(scene.state)]


def attack() -> Scene:
    return table(3, hand="soldier archer ram", third="archer tower", rival="ambush sabotage").play("attack 1 wall 1")


@pytest.mark.parametrize("cards", list(permutations(["soldier", "archer", "ram"])))
def test_the_cards_of_an_attack_are_laid_out_in_any_order(cards: tuple[str, ...]) -> None:
    """C-ANY-ORDER: the order leaves no trace."""
    ascending = attack().play("add soldier", "add archer", "add ram", "go")
    assert attack().play(*(f"add {card}" for card in cards), "go").document == ascending.document


def test_support_reactions_and_gifts_have_no_order_either() -> None:
    """C-ANY-ORDER"""
    scene = attack().play("add ram", "go", "add tower")
    assert scene.forbids("add archer") is None
    scene.play("add archer", "done", "add sabotage")
    assert scene.forbids("add ambush") is None
    gift = table(3, rival="gold king ambush", fallen="1 castle", active=1).play("give 0", "add ambush", "add king")
    assert gift.forbids("add gold") is None


def test_the_canonical_order_is_ascending_and_an_option_of_the_asker() -> None:
    """C-ANY-ORDER: what search does not try again is legal all the same."""
    scene = attack().play("add archer")
    assert scene.legal() == ["add soldier", "add ram", "go"]
    assert canonical(scene) == ["add ram", "go"]


def test_picks_that_fit_no_canonical_path_leave_every_choice_open() -> None:
    """C-ANY-ORDER, C-ASSAULT: with the trebuchet first, no ascending path leads to the ladders."""
    scene = table(hand="soldier 2 ladders trebuchet").play("attack 1 castle", "add trebuchet")
    assert canonical(scene) == scene.legal() == ["add soldier", "add ladders"]
    start = table(hand="soldier 2 ladders trebuchet").play("attack 1 castle")
    assert canonical(start) == ["add soldier", "add ladders"]


@pytest.mark.parametrize(
    "scene",
    [
        table(hand="soldier 3 archer 2 ram tower trebuchet ladders").play("attack 1 castle"),
        table(hand="night soldier 3 archer 2 ram tower").play("night 1 wall 2"),
        table(3, hand="soldier", third="soldier 2 archer 2 ram tower").play("attack 1 wall 1", "add soldier", "go"),
        table(hand="ram tower", rival="ambush 2 sabotage barricade wildfire").play(
            "attack 1 wall 1", "add tower", "add ram", "go"
        ),
        table(3, rival="gold 2 soldier ram ambush", fallen="1 castle", active=1).play("give 2"),
        table(3, hand="tower trebuchet", third="ram trebuchet", rival="sabotage 2").play(
            "attack 1 castle", "add trebuchet", "add tower", "go", "add ram", "add trebuchet", "done",
            "add sabotage", "add sabotage", "done",
        ),
        table(3, hand="night tower trebuchet", third="ram trebuchet", rival="sabotage 2").play(
            "night 1 castle", "add trebuchet", "add tower", "go", "add ram", "add trebuchet", "done",
            "add sabotage", "add sabotage", "done",
        ),
    ],
    ids=["attack", "night", "support", "reaction", "gift", "weapons", "weapons at night"],
)  # fmt: skip
def test_any_order_and_the_canonical_order_lead_to_the_same_results(scene: Scene) -> None:
    """C-ANY-ORDER"""
    assert not GAME.picking(scene.state)
    assert check_any_order(GAME, scene.state, "orders") > 1


def test_laid_out_cards_are_shown_together_when_their_seat_has_finished() -> None:
    """C-ANY-ORDER, C-BACKS: until then the others see the backs only."""
    scene = attack().play("add ram", "add soldier")
    hidden = {"hidden": {"village": 1, "siege": 1}}
    assert [seen(scene, seat, 0) for seat in (0, 1, None)] == [{"soldier": 1, "ram": 1}, hidden, hidden]
    scene.play("go")
    assert scene.events("attack_launched", "card_shown") == [
        "attack_launched 0 2", "card_shown 0 soldier", "card_shown 0 ram",
    ]  # fmt: skip
    assert seen(scene, 1, 0) == {"soldier": 1, "ram": 1}
    scene.play("add tower")
    assert seen(scene, 0, 2) == {"hidden": {"siege": 1}}
    scene.play("done", "add ambush")
    assert scene.events("card_shown") == ["card_shown 2 tower"]
    assert seen(scene, 0, 2) == {"tower": 1}
    assert seen(scene, 0, 1) == {"hidden": {"academy": 1}}
    scene.play("done")
    assert scene.events("reaction_shown") == ["reaction_shown 1 ambush"]


def seen(scene: Scene, viewer: int | None, seat: int) -> object:
    """What a viewer sees of the cards that a seat laid out."""
    return GAME.view_document(GAME.view(scene.state, viewer))["fortresses"][seat]["staged"]


def test_picks_are_taken_back_until_they_are_shown() -> None:
    """C-ANY-ORDER: each pick and the announced target; what was shown stays."""
    position = table(hand="soldier 2 ram", rival="ambush sabotage")
    match = Match(GAME, GAME.options({"seats": "2"}), ("a", "b"), "undo", _written(position))
    for text in ("attack 1 wall 1", "add ram", "add soldier"):
        match.play(0, GAME.notation.parse(text))
        assert match.can_undo(0)
    assert GAME.picking(match.state)
    assert match.undo(0).action == "add soldier"
    assert match.undo(0).action == "add ram"
    assert not GAME.picking(match.state)
    assert match.undo(0).action == "attack 1 wall 1"
    for text in ("attack 1 wall 1", "add ram", "go"):
        match.play(0, GAME.notation.parse(text))
    assert not match.can_undo(0)
    match.play(1, GAME.notation.parse("add sabotage"))
    assert match.undo(1).action == "add sabotage"


def _written(scene: Scene) -> str:
    return write_position(GAME, scene.state)


def test_a_chosen_weapon_is_taken_back_until_the_choice_is_complete() -> None:
    """C-REACT, C-ANY-ORDER"""
    scene = table(hand="ram tower trebuchet", rival="sabotage 2").play("attack 1 wall 1", "add ram", "add tower")
    scene.play("add trebuchet", "go", "add sabotage", "add sabotage", "done")
    match = Match(GAME, GAME.options({"seats": "2"}), ("a", "b"), "undo", _written(scene))
    match.play(1, GAME.notation.parse("remove 0 trebuchet"))
    assert GAME.picking(match.state)
    assert match.undo(1).action == "remove 0 trebuchet"
    chance = Chance("any weapon")
    for text in ("remove 0 tower", "remove 0 ram"):
        GAME.apply(match.state, GAME.notation.parse(text), chance, None)
    assert GAME.document(match.state)["decks"]["siege"]["discard"] == {"ram": 1, "tower": 1, "trebuchet": 1}
