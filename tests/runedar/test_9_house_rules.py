"""Section 9: house rules, which are settings of a table."""

import pytest

from siegeworks.games.runedar.names import HOUSE_RULES
from siegeworks.i18n import LANGUAGES, Speech
from siegeworks.kernel.chance import Chance
from siegeworks.kernel.conformance import play_and_check
from siegeworks.kernel.game import Options
from siegeworks.kernel.match import Match
from siegeworks.kernel.problem import Problems

from .kit import FIRST_RULES, GAME, table

INSIDE = {"magic_move": "inside"}
CARD_ONLY = {"catapult_mercenary": "card"}
ANYTIME = {"taking": "anytime"}
FIELDS = ["boots move carpenter_field", "boots move tannery_field", "boots move foundry_field"]


def test_a_magic_move_reaches_the_fields_unless_it_stays_inside() -> None:
    """Q3: pl reaches every place; en, es and pt say \"in the fortress\"."""
    anywhere = table(dwarf="chamber", hand="boots")
    assert len(anywhere.offers("boots move")) == 13
    inside = table(dwarf="chamber", hand="boots", house=INSIDE)
    assert [text for text in anywhere.legal() if text not in inside.legal()] == FIELDS
    assert inside.forbids("boots move tannery_field") == "R-MAGIC"


def test_an_ordinary_move_leaves_the_fortress_all_the_same() -> None:
    """Q3 is about magic moves only."""
    scene = table(dwarf="tannery_wall", hand="saw", house=INSIDE)
    assert scene.forbids("saw move tannery_field") is None


@pytest.mark.parametrize(("house", "gold"), [({}, 18), (CARD_ONLY, 17)])
def test_the_catapult_mercenary_saves_the_nugget_or_only_the_card(house: dict[str, str], gold: int) -> None:
    """Q6: the price is 2; by the house rule the catapult costs a nugget all the same."""
    scene = table(machines="catapult 0", for_hire="catapult", board="1 axe", house=house).begin_turn()
    scene.play("hire catapult")
    assert scene["gold"] == gold
    assert scene["catapult"]["revealed"] == []
    assert scene["board"][0] == {"card": "axe", "given": {}}


def test_the_nugget_that_the_mercenary_does_not_save_can_be_the_last() -> None:
    """Q6, R-LOSE-GOLD: three nuggets, two for the price, one for the catapult."""
    scene = table(machines="catapult 0", for_hire="catapult", gold=3, house=CARD_ONLY).begin_turn()
    scene.play("hire catapult")
    assert scene["result"] == "gold"


def test_upgrades_are_taken_between_a_siege_card_and_its_effect_only_by_the_house_rule() -> None:
    """Q12: by the house rule the pause is there although nobody can be hired."""
    strict = table(board="1 axe: 1 wood 1 metal", siege="three_foundry").begin_turn("orc").play("reveal")
    assert strict["orcs"] == {"foundry_field": 3}
    scene = table(board="1 axe: 1 wood 1 metal", siege="three_foundry", house=ANYTIME).begin_turn("orc").play("reveal")
    assert scene["orcs"] == {}
    assert scene.legal() == ["take 1", "continue"]
    scene.play("take 1")
    given_up = scene.offers("discard")[0]
    scene.play(given_up)
    assert "axe" in scene.in_hand().split()
    assert scene["orcs"] == {"foundry_field": 3}


def test_upgrades_are_taken_at_every_other_pause_by_the_house_rule() -> None:
    """Q12: after a magic move, after a roll, and before a machine that a siege card activates."""
    ready = "1 axe: 1 wood 1 metal"
    magic = table(dwarf="foundry", hand="boots saw", trolls="troll_11", board=ready, house=ANYTIME)
    assert "take 1" in magic.play("boots move entrance").legal()
    roll = table(dwarf="foundry", hand="mace saw", orcs="foundry 3", board=ready, house=ANYTIME)
    roll.play("mace melee")
    assert roll.forbids("take 1") == "R-TAKE"
    roll.play("roll", dice=["hit 2", "hit 1", "hit 1"])
    assert roll.legal() == ["hit orc", "take 1"]
    roll.play("take 1", "discard saw")
    assert roll.in_hand() == "axe"
    assert roll["orcs"] == {"foundry": 1}


def test_a_position_says_its_house_rules() -> None:
    scene = table(house=INSIDE | ANYTIME)
    assert scene["house_rules"] == {"magic_move": "inside", "catapult_mercenary": "nugget", "taking": "anytime"}
    assert GAME.options_of(scene.state)["magic_move"] == "inside"
    with pytest.raises(Problems, match="house_rules"):
        GAME.from_document({**scene.document, "house_rules": {"magic_move": "outside"}})


def test_house_rules_are_in_the_header_and_in_the_digest() -> None:
    plain, changed = GAME.options({}), GAME.options(INSIDE)
    assert GAME.digest_for(plain) == GAME.content_digest
    assert GAME.digest_for(changed) != GAME.content_digest
    header = Match(GAME, changed, ("Ana", "Bo"), "house").log.header
    assert "magic_move=inside" in header.options
    assert "magic_move" not in FIRST_RULES.settings


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_house_rule_has_its_sentences(language: str) -> None:
    say = Speech(language, "runedar").say
    for rule, values in HOUSE_RULES.items():
        assert say(f"setting-{rule}")
        sentences = [say(f"setting-{rule}-{value}") for value in values]
        assert all(sentence.endswith(".") for sentence in sentences)
        assert len(set(sentences)) == len(values)


def every_house() -> list[Options]:
    chosen = [{}, INSIDE, CARD_ONLY, ANYTIME, INSIDE | CARD_ONLY | ANYTIME]
    return [GAME.options({"seats": str(1 + number % 4), **house}) for number, house in enumerate(chosen)]


@pytest.mark.parametrize("options", every_house(), ids=Options.text)
def test_games_under_every_house_rule_keep_the_contract(options: Options) -> None:
    chance = Chance(options.text())
    played = play_and_check(GAME, options, options.text(), lambda _, legal: legal[chance.below(len(legal))])
    assert played.match.outcome is not None
