"""Positions: they are written and read back, and impossible ones are refused."""

from collections.abc import Callable
from copy import deepcopy
from typing import Any

import pytest

from siegeworks.kernel.chance import Chance
from siegeworks.kernel.position import read_json, read_position, write_position
from siegeworks.kernel.problem import Problems

from .kit import GAME, table

Edit = Callable[[dict[str, Any]], Any]


def seat(document: dict[str, Any], number: int) -> dict[str, Any]:
    found: dict[str, Any] = document["fortresses"][number]
    return found


def empty_hand(document: dict[str, Any]) -> None:
    for card, count in seat(document, 0)["hand"].items():
        document["decks"]["village"]["deck"] += [card] * count
    seat(document, 0)["hand"] = {}


IMPOSSIBLE: dict[str, tuple[str, Edit]] = {
    "121 cards": ("position-copies", lambda d: seat(d, 0)["hand"].update(ram=1)),
    "a card less": ("position-copies", lambda d: d["decks"]["village"]["deck"].pop()),
    "a kind too often": ("position-copies", lambda d: d["decks"]["siege"]["discard"].update(tower=3)),
    "posted over the limit": ("position-posted", lambda d: seat(d, 1)["walls"][0].update(posted=3)),
    "posted on what fell": (
        "position-posted", lambda d: seat(d, 1)["walls"][0].update(posted=1, standing=False)
    ),
    "loot with two seats": ("position-loot", lambda d: seat(d, 0)["loot"].update(king=1)),
    "known but not held": ("position-known", lambda d: seat(d, 0)["known"].update(archer=1)),
    "a foreign card in a deck": ("position-name", lambda d: d["decks"]["siege"]["deck"].append("king")),
    "an unknown card": ("position-name", lambda d: seat(d, 0)["hand"].update(cannon=1)),
    "a card that a view hides": ("position-name", lambda d: seat(d, 0).update(hand={"hidden": 3})),
    "no castle to fight for": ("position-over", lambda d: seat(d, 1)["castle"].update(standing=False)),
    "a winner beside a rival": ("position-over", lambda d: d.update(result="breached", winner=0)),
    "five seats": ("position-number", lambda d: d.update(seats=5)),
    "a fallen seat's turn": ("position-frame", lambda d: d["frames"][0].update(kind="fallen")),
    "no frame": ("position-list", lambda d: d.update(frames=[])),
    "an attack at the bottom": ("position-frame", lambda d: d["frames"][0].update(kind="gather")),
    "an attack on oneself": (
        "position-frame", lambda d: d["frames"].append({"kind": "gather", "numbers": [0, 1, 0, 0, 0]})
    ),
    "an attack on no defender": (
        "position-frame", lambda d: d["frames"].append({"kind": "gather", "numbers": [1, 5, 0, 0, 0]})
    ),
    "an attack without a card": (
        "position-staged", lambda d: d["frames"].append({"kind": "react", "numbers": [1, 1, 0, 0, 0]})
    ),
    "a missing key": ("position-missing", lambda d: d.pop("quiet")),
    "an unknown key": ("position-unknown-key", lambda d: d.update(mood=1)),
    "a house rule nobody knows": ("position-name", lambda d: d["house_rules"].update(gifts="nobody")),
    "house rules left out": ("position-missing", lambda d: d.pop("house_rules")),
    "actions that no king gave": ("position-frame", lambda d: d["frames"][0].update(numbers=[2, 0, 0, 0, 0])),
    "a king's turn without its king": ("position-frame", lambda d: d["frames"][0].update(numbers=[2, 0, 1, 0, 0])),
    "a king that nobody has": ("position-copies", lambda d: d["frames"][0].update(numbers=[2, 0, 1, 1, 0])),
    "weapons chosen without a reaction": ("position-marked", lambda d: seat(d, 0)["marked"].update(ram=1)),
    "nothing to decide": ("position-no-decision", empty_hand),
}  # fmt: skip


@pytest.mark.parametrize("name", IMPOSSIBLE)
def test_an_impossible_position_is_refused(name: str) -> None:
    code, edit = IMPOSSIBLE[name]
    document = deepcopy(table(hand="soldier 2").document)
    edit(document)
    with pytest.raises(Problems) as refused:
        GAME.from_document(document)
    assert code in [problem.code for problem in refused.value.problems]


def disarm() -> dict[str, Any]:
    """A victim that has to choose one of two weapons."""
    scene = table(hand="ram tower", rival="sabotage").play("attack 1 wall 1", "add ram", "add tower", "go")
    return deepcopy(scene.play("add sabotage", "done").document)


@pytest.mark.parametrize(
    ("code", "edit"),
    [
        ("position-marked", lambda d: seat(d, 0)["marked"].update(tower=2)),
        ("position-marked", lambda d: seat(d, 0)["marked"].update({"face down": 1})),
        ("position-marked", lambda d: seat(d, 1)["marked"].update(ram=1)),
        ("position-no-decision", lambda d: seat(d, 0)["marked"].update(ram=1)),
        ("position-name", lambda d: seat(d, 0)["marked"].update(king=1)),
    ],
)
def test_impossible_choices_of_weapons_are_refused(code: str, edit: Edit) -> None:
    document = disarm()
    assert GAME.document(GAME.from_document(document)) == document
    edit(document)
    with pytest.raises(Problems) as refused:
        GAME.from_document(document)
    assert code in [problem.code for problem in refused.value.problems]


def test_all_faults_are_told_together() -> None:
    document = deepcopy(table(hand="soldier 2").document)
    document.update(quiet=-1, stirred="yes", turn="now")
    with pytest.raises(Problems) as refused:
        GAME.from_document(document)
    assert len(refused.value.problems) == 3


def test_a_position_file_reads_back_in_the_middle_of_an_attack() -> None:
    scene = table(3, hand="night soldier 2", third="archer").play("night 1 wall 1", "add soldier", "go", "add archer")
    text = write_position(GAME, scene.state)
    assert write_position(GAME, read_position(GAME, read_json(text, "position"))) == text


def test_a_finished_position_reads_back() -> None:
    scene = table(hand="soldier 2 tower").attack("1 castle", "soldier tower")
    assert GAME.outcome(GAME.from_document(scene.document)) == GAME.outcome(scene.state)


def test_a_guess_is_a_position_too() -> None:
    """Guesses of every seat are possible positions with the same backs: by day, at night, and during a gift."""
    scenes = [
        table(3, hand="soldier 2 tower", rival="gold 3", third="ram ambush").play("attack 1 castle", "add soldier"),
        table(3, hand="night soldier 2 tower", rival="gold 3").play("night 1 castle"),
        table(3, hand="night soldier 2 tower", rival="gold 3").play("night 1 castle", "add soldier"),
        table(3, hand="soldier", rival="gold 3", third="duke").play("attack 1 wall 1"),
        table(3, rival="gold soldier", third="duke", fallen="1 castle", active=1).play("give 0", "add soldier"),
        table(3, hand="king night", posted="0 wall 1 2", third="gold").play("king", "unpost wall 1", "night 1 wall 1"),
        table(3, rival="gold", posted="1 wall 1 1", active=1, fallen="0 castle").play("unpost wall 1"),
        table(3, hand="night ram tower", third="tower", rival="sabotage ambush").play(
            "night 1 castle", "add tower", "add ram", "go", "add tower", "done", "add sabotage", "done"
        ),
        table(3, hand="soldier", third="soldier ram gold").play("attack 1 wall 1", "add soldier", "go", "add ram"),
        table(hand="soldier", rival="sabotage ambush gold").play("attack 1 wall 1", "add soldier", "go", "add ambush"),
    ]
    for scene in scenes:
        for number in range(12):
            for viewer in (0, 1, 2, None):
                guessed = GAME.guess(GAME.view(scene.state, viewer), Chance(f"{number} {viewer}"))
                read = GAME.from_document(GAME.document(guessed))
                assert (read.hand_backs, read.staged_backs) == (scene.state.hand_backs, scene.state.staged_backs)


def test_guesses_deal_each_deck_on_its_own() -> None:
    """C-BACKS: the only siege card in another hand can be any weapon out of sight, and nothing else."""
    scene = table(3, hand="ram tower 2", rival="ladders gold", third="gold")
    view = GAME.view(scene.state, 0)
    guesses = [GAME.document(GAME.guess(view, Chance(str(number))))["fortresses"][1]["hand"] for number in range(200)]
    kinds = {card for hand in guesses for card in hand}
    weapons = {*scene["decks"]["siege"]["deck"], "ladders"}
    assert weapons <= kinds
    assert not kinds & set(scene["decks"]["academy"]["deck"])
    assert all(sum(hand.get(card, 0) for card in weapons) == 1 for hand in guesses)
