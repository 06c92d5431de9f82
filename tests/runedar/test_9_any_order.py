"""Section 9: picks in any order, single cards played for nothing, and the canonical order that bots use."""

import pytest

from siegeworks.kernel.chance import Chance
from siegeworks.kernel.conformance import check_any_order
from siegeworks.kernel.match import Match, replay
from siegeworks.kernel.position import write_position
from siegeworks.kernel.problem import Problem

from .kit import FIRST_RULES, GAME, table


def test_cards_join_an_attack_in_any_order() -> None:
    """R-ANY-ORDER: the club first, then the knife; the played cards do not show it."""
    ends = []
    for order in (("knife melee", "club melee"), ("club melee", "knife melee")):
        scene = table(dwarf="foundry", hand="knife club saw", orcs="foundry 2").play(*order)
        ends.append(scene.document)
        scene.play("roll", dice=["hit 2", "hit 1", "hit 1"])
        assert scene["orcs"] == {}
    assert ends[0] == ends[1]


def test_a_magic_card_joins_before_or_after_the_others() -> None:
    """R-ANY-ORDER, Q16: whichever magic card moved the dwarf, the other one joins."""
    for leader, other in (("boots", "thunder direct"), ("thunder", "boots melee")):
        scene = table(dwarf="tunnel_tower", hand="knife boots thunder", orcs="foundry 4")
        line = "melee" if leader == "boots" else "direct"
        scene.play(f"{leader} move foundry", f"{leader} {line}", other, "knife melee")
        scene.play("roll", dice=["hit 2", "hit 1", "hit 1"])
        assert scene.events("hits_scored") == ["hits_scored 8 melee"]


def test_tokens_go_to_any_target_first_and_none_is_placed_unasked() -> None:
    """R-ANY-ORDER: after one token on space 2 the other one is still free."""
    scene = table(dwarf="carpenter", hand="saw", board="1 spear, 2 ballista").play("saw work wood", "give 2")
    assert scene.picture("board") == "board      spear | ballista 1 wood | . | . | ."
    assert scene.legal() == ["give 1", "give 2"]
    scene.play("give 1")
    assert scene.picture("board") == "board      spear 1 wood | ballista 1 wood | . | . | ."


def test_tokens_with_one_possible_result_are_placed_at_once() -> None:
    """Two tokens, and room for exactly two: there is nothing to choose."""
    scene = table(dwarf="carpenter", hand="saw", board="1 spear: 1 wood, 5 crutch: 1 wood").play("saw work wood")
    assert scene.picture("board") == "board      spear 2 wood | . | . | . | crutch 2 wood"


def test_hits_go_to_any_target_first_and_none_is_spent_unasked() -> None:
    """R-ANY-ORDER, R-LOST-HITS: the cheap troll first; the two hits left are still free."""
    scene = table(dwarf="entrance", hand="mace", trolls="troll_222, troll_123", goblins="fight_1, mix_1")
    scene.play("mace melee", "roll", "hit troll 2 circle 1", dice=["hit 1", "hit 1", "hit 1"])
    assert (
        scene.picture("entrance") == "entrance   A       0 rubble, troll_222 (2 2 2), troll_123 (x 2 3), fight_1, mix_1"
    )
    assert "hit troll 1 circle 3" in scene.legal()
    assert "hit troll 2 circle 2" in scene.legal()
    scene.play("hit goblin 1")
    assert scene.picture("entrance") == "entrance   A       0 rubble, troll_222 (2 2 2), troll_123 (x 2 3), mix_1"


def test_any_of_equal_circles_may_be_hit() -> None:
    """Which of them is covered makes no difference, so the token lies on the first one afterwards."""
    scene = table(dwarf="entrance", hand="knife", trolls="troll_112, troll_11").play(
        "knife melee", "roll", dice=["hit 1"]
    )
    assert scene.offers("hit") == [
        "hit troll 1 circle 1", "hit troll 1 circle 2", "hit troll 2 circle 1", "hit troll 2 circle 2",
    ]  # fmt: skip
    scene.play("hit troll 2 circle 2")
    assert scene["trolls"][1] == {"tile": "troll_11", "covered": [1]}
    assert scene["damage_tokens"] == 9


def test_rubble_is_dug_beside_either_goblin_first() -> None:
    """R-ANY-ORDER, Q18."""
    scene = table(dwarf="entrance", hand="spade", goblins="rubble_2a, rubble_2b").play("spade dig", "dig goblin 2")
    assert scene.legal() == ["dig goblin 1", "dig goblin 2"]
    scene.play("dig goblin 1", "dig goblin 2", "dig goblin 1")
    assert scene.picture("entrance") == "entrance   A       0 rubble, rubble_2a (2 rubble), rubble_2b (1 rubble)"


def test_cards_are_cleared_from_the_board_in_any_order() -> None:
    """R-ANY-ORDER, R-REFILL-REMOVE."""
    scene = table(hand="", board="1 axe, 3 spade, 4 bench").play("end", "remove 4", "remove 1")
    assert scene.picture("board") == "board      . | . | spade | . | ."
    assert scene.forbids("remove 3") is None


def test_one_card_can_be_played_for_nothing() -> None:
    """R-CARD-PASS: the others stay in the hand."""
    scene = table(dwarf="carpenter", hand="saw club knife", board="1 axe")
    assert scene.forbids("pass club") is None
    scene.play("pass club")
    assert scene.in_hand() == "saw knife"
    assert "club" in scene["played"]
    assert scene.events() == ["card_passed 0 club"]
    assert scene.forbids("pass club") == "R-CARD"


def test_only_the_turn_of_dwarf_cards_passes_cards() -> None:
    """R-CARD-PASS: not while orc cards wait, not in the middle of an attack."""
    waiting = table(orcs="foundry", for_hire="orcs").begin_turn("orc club")
    assert waiting.forbids("pass club") == "R-ORC"
    attacking = table(dwarf="foundry", hand="knife club", orcs="foundry").play("knife melee")
    assert attacking.forbids("pass club") == "R-TURN"


def test_passing_is_no_path_of_its_own_for_search() -> None:
    """Ending the turn plays the rest for nothing, with the same result."""
    scene = table(hand="saw club", dwarf="carpenter")
    passes = {GAME.notation.parse("pass saw"), GAME.notation.parse("pass club")}
    assert set(GAME.legal(scene.state)) - set(GAME.canonical(scene.state)) == passes


def test_a_joined_card_is_taken_back_before_the_roll() -> None:
    """R-ANY-ORDER: what is not final can be taken back; a roll is final."""
    start = table(dwarf="foundry", hand="knife club", orcs="foundry 3")
    match = Match(GAME, GAME.options({}), ("Ana", "Bo"), "undo", write_position(GAME, start.state))
    for text in ("club melee", "knife melee"):
        match.play(0, GAME.notation.parse(text))
        assert GAME.picking(match.state)
    match.undo(0)
    match.undo(0)
    assert not GAME.picking(match.state)
    assert GAME.document(match.state) == start.document
    for text in ("knife melee", "roll"):
        match.play(0, GAME.notation.parse(text))
    with pytest.raises(Problem, match="match-no-undo"):
        match.undo(0)


def test_a_passed_card_is_taken_back() -> None:
    """R-CARD-PASS: naming a card reveals no more than playing it does."""
    start = table(hand="knife club", dwarf="carpenter")
    match = Match(GAME, GAME.options({}), ("Ana", "Bo"), "undo", write_position(GAME, start.state))
    match.play(0, GAME.notation.parse("pass club"))
    match.undo(0)
    assert GAME.document(match.state) == start.document


PICKS = {
    "attack": table(dwarf="foundry", hand="knife club hammer mace", orcs="foundry 3"),
    "work": table(dwarf="carpenter", hand="great_axe", board="1 spear, 2 ballista, 5 crutch"),
    "dig": table(dwarf="entrance", hand="spade", goblins="rubble_2a, rubble_2b"),
    "refill": table(hand="", board="1 axe, 3 spade, 4 bench").play("end"),
    "magic": table(dwarf="foundry", hand="boots thunder knife", trolls="troll_11").play("boots move entrance"),
}


@pytest.mark.parametrize("name", PICKS)
def test_any_order_and_the_canonical_order_lead_to_the_same_results(name: str) -> None:
    assert check_any_order(GAME, PICKS[name].state, "picks") > 1


def test_logs_of_either_order_replay() -> None:
    for choices in (GAME.legal, GAME.canonical):
        match = Match(GAME, GAME.options({"seats": "2", "difficulty": "easy"}), ("Ana", "Bo"), "either")
        chance = Chance("either")
        while match.actor is not None:
            listed = choices(match.state)
            match.play(match.actor, listed[chance.below(len(listed))])
        *_, last = replay(GAME, match.log)
        assert GAME.document(last.state) == GAME.document(match.state)


def test_the_first_version_of_the_rules_keeps_its_order() -> None:
    """Under it the canonical order is the only one, nothing is passed, and documents have no new keys."""
    scene = table(game=FIRST_RULES, dwarf="foundry", hand="knife club", orcs="foundry").play("club melee")
    assert scene.forbids("knife melee") == "Q14"
    assert "pass club" not in FIRST_RULES.notation.texts
    assert FIRST_RULES.house_rules == ()
    assert set(GAME.document(table().state)) - set(scene.document) == {"house_rules", "damage_tokens"}
    chance = Chance("first")
    state = FIRST_RULES.setup(FIRST_RULES.options({"seats": "3"}), chance, None)
    while FIRST_RULES.actor(state) is not None:
        legal = FIRST_RULES.legal(state)
        assert FIRST_RULES.canonical(state) == legal
        FIRST_RULES.apply(state, legal[chance.below(len(legal))], chance, None)
