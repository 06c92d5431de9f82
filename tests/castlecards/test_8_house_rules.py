"""Chapter 8: house rules, and the first version of the rules beside the newest."""

from itertools import product
from typing import Any

import pytest

from siegeworks.games.castlecards.game import Castlecards
from siegeworks.games.castlecards.names import HOUSE_RULES, MOST_TURNS
from siegeworks.i18n import LANGUAGES, Speech
from siegeworks.kernel.chance import Chance
from siegeworks.kernel.conformance import play_and_check
from siegeworks.kernel.match import Match
from siegeworks.kernel.problem import Problem, Problems

from .kit import FIRST, GAME, table

OPEN = "1 wall 1, 1 wall 2"
OTHERS = {name: values[1] for name, values in HOUSE_RULES.items()}


def test_a_conqueror_takes_the_hand_only_by_house_rule() -> None:
    """C-CONQUEST: the loot stays with the fallen in any case; what was known of the hand stays known."""
    changes: dict[str, Any] = {"hand": "soldier 4", "rival": "gold king ambush", "fallen": OPEN, "loot": "1 duke"}
    usual = table(3, **changes).attack("1 castle", "soldier 4")
    assert (usual.held(0), usual.held(1)) == ("", "gold king duke ambush")
    house = table(3, house="conquest=hand", **changes).attack("1 castle", "soldier 4")
    assert (house.held(0), house.held(1)) == ("gold king ambush", "duke")
    assert [event.fields.get("card") for event in house.heard(0, "hand_taken")] == [2, 5, 16]
    assert [event.fields.get("card") for event in house.heard(2, "hand_taken")] == [None] * 3
    hands = GAME.view_document(GAME.view(house.state, 2))["fortresses"]
    assert hands[0]["hand"] == {"hidden": {"village": 2, "academy": 1}}


def test_castle_posts_are_attackable_behind_walls_only_by_house_rule() -> None:
    """C-POSTED, C-ASSAULT: the castle itself stays protected."""
    target = "attack 1 post castle soldier"
    assert table(hand="soldier", posted="1 castle 1").forbids(target) == "C-ASSAULT"
    house = table(house="castle_posts=attackable", hand="soldier", posted="1 castle 1")
    assert house.forbids("attack 1 castle") == "C-ASSAULT"
    house.attack("1 post castle soldier", "soldier")
    assert house.fort(1) == "castle wall wall wall"
    assert house.events("attack_won") == ["attack_won 0 1 ½"]


def test_a_king_posts_with_each_action_only_by_house_rule() -> None:
    """C-POST-ONCE"""
    posts = ("king", "post archer wall 1")
    assert table(hand="king archer 2").play(*posts).forbids("post archer wall 2") == "C-POST-ONCE"
    house = table(house="king_posts=action", hand="king archer 2").play(*posts, "post archer wall 2")
    assert house.fort(0) == "castle wall+1 wall+1 wall"


def test_a_fallen_ally_receives_gifts_only_by_house_rule() -> None:
    """C-GIFT: nobody gives to themselves, and the ally can support with the cards."""
    changes: dict[str, Any] = {"rival": "soldier gold", "fallen": "1 castle, 2 castle", "active": 1, "hand": "gold"}
    assert table(4, **changes).forbids("give 2") == "C-GIFT"
    house = table(4, house="gifts=anyone", **changes)
    assert house.forbids("give 1") == "C-GIFT"
    house.play("give 2", "add soldier", "done")
    assert (house.held(1), house.held(2)) == ("gold", "soldier")
    assert (house.frame, house.actor) == ("fallen", 2)


def test_house_rules_are_options_with_the_default_first() -> None:
    assert GAME.options({"seats": "2"}).text() == (
        "seats=2 conquest=table castle_posts=protected king_posts=turn gifts=living"
    )
    state = GAME.setup(GAME.options({"seats": "3"} | OTHERS), Chance("house"), None)
    assert dict(GAME.options_of(state).settings) == OTHERS
    assert GAME.options_of(GAME.from_document(GAME.document(state))) == GAME.options_of(state)
    with pytest.raises(Problem, match="option-choice"):
        GAME.options({"conquest": "everything"})


def test_a_digest_tells_games_of_other_house_rules_apart() -> None:
    digests = {
        GAME.digest_for(GAME.options(dict(zip(HOUSE_RULES, values, strict=True))))
        for values in product(*HOUSE_RULES.values())
    }
    assert len(digests) == 2 ** len(HOUSE_RULES)
    assert GAME.digest_for(GAME.options({})) == GAME.content_digest == FIRST.content_digest


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_house_rule_has_a_sentence_for_each_value(language: str) -> None:
    say = Speech(language, "castlecards").say
    texts = [say(f"setting-{name}") for name in HOUSE_RULES]
    texts += [say(f"setting-{name}-{value}") for name, values in HOUSE_RULES.items() for value in values]
    assert all(text[-1] in ".?" and not text.startswith("setting-") for text in texts)
    assert len(set(texts)) == len(texts)


@pytest.mark.parametrize("seats", [2, 3])
def test_games_with_all_house_rules_keep_the_contract(seats: int) -> None:
    """C-ANY-ORDER: any order reaches the same results, and no hidden card shows."""
    chance = Chance(f"house {seats}")
    options = GAME.options({"seats": str(seats)} | OTHERS)
    play_and_check(GAME, options, f"house {seats}", lambda _view, legal: legal[chance.below(len(legal))])


# The first rules.


def test_the_first_rules_have_no_house_rules_and_no_new_keys() -> None:
    state = FIRST.setup(FIRST.options({"seats": "2"}), Chance("first"), None)
    assert FIRST.options_of(state).text() == "seats=2"
    assert set(GAME.document(GAME.setup(GAME.options({}), Chance("first"), None))) - set(FIRST.document(state)) == {
        "house_rules"
    }
    assert "marked" not in FIRST.document(state)["fortresses"][0]
    with pytest.raises(Problem, match="option-unknown"):
        FIRST.options({"conquest": "hand"})
    with pytest.raises(Problems):
        GAME.from_document(FIRST.document(state))


def test_the_first_rules_lay_cards_out_face_up_in_one_order() -> None:
    """C-ORDER as it was: games begun under these rules go on as they began."""
    scene = table(game=FIRST, hand="soldier archer", rival="ambush").play("attack 1 wall 1", "add archer")
    assert scene.forbids("add soldier") == "C-ORDER"
    assert FIRST.canonical(scene.state) == FIRST.legal(scene.state)
    assert scene.events("card_added") == ["card_added 0 archer"]
    assert FIRST.view_document(FIRST.view(scene.state, 1))["fortresses"][0]["staged"] == {"archer": 1}


def test_the_first_rules_remove_the_strongest_weapon_of_equals_an_assault_weapon() -> None:
    scene = table(game=FIRST, hand="ram tower", rival="sabotage").attack("1 wall 1", "ram tower", "sabotage")
    assert scene.events("weapon_removed", "attack_won") == ["weapon_removed 0 tower", "attack_won 0 3 2"]


def test_the_first_rules_ask_every_victim_while_any_hand_holds_an_academy_card() -> None:
    scene = table(game=FIRST, hand="soldier ambush", rival="gold").play("attack 1 wall 1", "add soldier", "go")
    assert (scene.frame, scene.actor) == ("react", 1)
    assert scene.legal() == ["done"]


def test_the_first_rules_discard_a_king_at_once_and_skip_an_empty_hand() -> None:
    scene = table(game=FIRST, hand="king", posted="1 wall 1 1", hoarded="0 siege").play("king")
    assert scene.discards() == "king"
    scene = table(game=FIRST, hand="archer king", posted="1 wall 1 1", hoarded="0 village").play("post archer wall 1")
    assert scene.events("turn_skipped") == ["turn_skipped 1"]


def test_the_first_rules_call_a_war_without_end_a_draw() -> None:
    scene = table(game=FIRST, hand="archer king", turn=MOST_TURNS).play("post archer wall 2")
    assert scene.outcome() == "winners=- reason=drawn score=0"


def test_a_log_names_its_rules() -> None:
    for game in (FIRST, GAME):
        match = Match(game, game.options({"seats": "2"}), ("a", "b"), "rules")
        assert match.log.header.rules == game.rules_version
    assert (FIRST.rules_version, GAME.rules_version, Castlecards().rules_version) == (1, 2, 2)
