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
    """Guesses of every seat are possible positions: by day, at night, and while a gift is pending."""
    scenes = [
        table(3, hand="soldier 2 tower", rival="gold 3", third="ram ambush").play("attack 1 castle", "add soldier"),
        table(3, hand="night soldier 2 tower", rival="gold 3").play("night 1 castle"),
        table(3, hand="night soldier 2 tower", rival="gold 3").play("night 1 castle", "add soldier"),
        table(3, hand="soldier", rival="gold 3", third="duke").play("attack 1 wall 1"),
        table(3, rival="gold soldier", third="duke", fallen="1 castle", active=1).play("give 0", "add soldier"),
        table(3, hand="king night", posted="0 wall 1 2", third="gold").play("king", "unpost wall 1", "night 1 wall 1"),
    ]
    for scene in scenes:
        for number in range(12):
            for viewer in (0, 1, 2, None):
                guessed = GAME.guess(GAME.view(scene.state, viewer), Chance(f"{number} {viewer}"))
                GAME.from_document(GAME.document(guessed))
