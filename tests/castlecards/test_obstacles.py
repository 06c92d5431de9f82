"""Why not: what stands in the way at this table is said before the rule."""

from typing import Any

import pytest

from siegeworks.games.castlecards.wording import Wording
from siegeworks.i18n import LANGUAGES, Speech
from support.wording import is_text

from .kit import GAME, Scene, table

CASES = [
    ({"hand": "gold"}, (), "attack 1 wall 1", "C-ATTACK", "You hold no soldier, no archer and no weapon."),
    ({"hand": "soldier"}, (), "attack 0 wall 1", "C-ATTACK", "That is your own fortress."),
    (
        {"hand": "soldier", "fallen": "1 wall 1"},
        (),
        "attack 1 wall 1",
        "C-ATTACK",
        "Wall 1 of Bruno has fallen already.",
    ),
    (
        {"hand": "soldier"},
        (),
        "attack 1 castle",
        "C-ASSAULT",
        "3 walls of Bruno still stand, and you hold no assault weapon.",
    ),
    ({"hand": "soldier"}, (), "attack 1 post wall 1 archer", "C-POSTED", "No card is posted there (Wall 1)."),
    ({"hand": "soldier"}, (), "night 1 wall 1", "C-NIGHT", "You hold no night card."),
    ({"hand": "archer"}, (), "post archer castle", "C-COLOUR", "Castle: only this card can be posted there: Soldier."),
    ({"hand": "archer"}, (), "unpost wall 2", "C-UNPOST", "No card is posted there (Wall 2)."),
    ({"hand": "builder gold 2"}, (), "build 1 3", "C-BUILD", "In your hand: Builder × 1, Gold × 2."),
    ({"hand": "duke gold"}, (), "academy", "C-ACADEMY", "In your hand: Duke × 1, Gold × 1."),
    ({"hand": "ambush"}, (), "add ambush", "C-REACT", "Nobody is attacking you now."),
    ({"hand": "gold"}, (), "draw", "C-KING-DRAW", "You have played no king this turn."),
    (
        {"hand": "soldier 2"},
        ("attack 1 wall 1",),
        "attack 1 wall 2",
        "C-ONE-TARGET",
        "Your attack already has its target: Wall 1 of Bruno.",
    ),
    ({"hand": "soldier ambush"}, ("attack 1 wall 1",), "add ambush", "C-REACT", "Bruno is attacked, not you."),
]


def said(scene: Scene, language: str, action: str) -> tuple[str | None, str | None]:
    """The rule that forbids an action, and what stands in its way."""
    number = GAME.notation.parse(action)
    rule = GAME.why_not(scene.state, number)
    words = Wording(Speech(language, "castlecards").say, language, GAME.tables, ("Ada", "Bruno"))
    return rule, None if rule is None else words.obstacle(scene.state, number, rule)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("changes", "played", "action", "rule", "sentence"), CASES)
def test_an_obstacle_names_what_is_there(
    language: str, changes: dict[str, Any], played: tuple[str, ...], action: str, rule: str, sentence: str
) -> None:
    scene = table(**changes)
    scene.play(*played)
    refused, text = said(scene, language, action)
    assert refused == rule
    assert text is not None
    assert is_text(text)
    if language == "en":
        assert text == sentence


def test_posting_says_what_is_posted_already() -> None:
    scene = table(hand="archer 4 king")
    scene.play("king", "post archer wall 1")
    assert said(scene, "en", "post archer wall 1") == ("C-POST-ONCE", "You have already posted a card this turn.")


def test_where_the_rule_says_it_all_nothing_is_added() -> None:
    assert said(table(hand="gold"), "en", "waste soldier") == ("C-WASTE", None)
