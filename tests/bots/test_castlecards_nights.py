"""Attacks at night in the simulations of Castlecards: whoever does not see the cards decides from what it knows."""

from typing import Any

import pytest

from castlecards.kit import Scene, table
from siegeworks.bots.castlecards.part import trained_evaluator
from siegeworks.games.castlecards.actions import DONE, GO
from siegeworks.games.castlecards.game import Castlecards
from siegeworks.kernel.chance import Chance
from support.scene import counted

SHIPPED = Castlecards()
"""The content that the bots were trained on."""
SEEDS = range(12)
HAND = "soldier 4 archer 4"
REACTIONS = "ambush arrow_rain"


def launched(time: str, target: str, cards: str, seats: int = 2) -> Scene:
    """An attack with some of the same cards, laid out and not launched yet."""
    facts: dict[str, Any] = {"hand": f"night {HAND}", "rival": REACTIONS, "fallen": "1 wall 1, 1 wall 2"}
    if seats == 2:
        facts["fallen"] += ", 1 wall 3"
    facts |= dict.fromkeys(("third", "fourth")[: seats - 2], "soldier 2 archer 2")
    scene = table(seats, SHIPPED, **facts)
    added = [f"add {card}" for card, count in counted(cards).items() for _ in range(count)]
    scene.play(f"{time} 1 {target}", *added)
    return scene


def answer(scene: Scene, seed: int) -> tuple[str, ...]:
    """What the others keep when the attack is launched in a simulation of the attacker: reactions, and later hands.

    Village cards of the victim are left out: it draws one if its turn comes.
    """
    evaluator, chance, game = trained_evaluator(1), Chance(f"night {seed}"), scene.game
    evaluator.guess(game.view(scene.state, 0), Chance("any world"))
    state = game.copy(scene.state)
    evaluator.step(state, GO, chance)
    evaluator.finish(state, chance)
    document: Any = game.document(state)
    victim, *others = (fortress["hand"] for fortress in document["fortresses"][1:])
    return " ".join(card for card in victim if card in REACTIONS), *map(str, others)


@pytest.mark.parametrize("seats", [2, 3])
def test_others_decide_at_night_from_what_they_know(seats: int) -> None:
    """C-NIGHT: four soldiers take a castle, four archers do not, and nobody else can tell them apart."""
    kept = set()
    for seed in SEEDS:
        strong, weak = (answer(launched("night", "castle", cards, seats), seed) for cards in ("soldier 4", "archer 4"))
        assert strong == weak
        kept.add(strong[0])
    assert kept != {REACTIONS}


def test_by_day_the_answer_depends_on_the_cards() -> None:
    strong, weak = (answer(launched("attack", "castle", cards), 1) for cards in ("soldier 4", "archer 4"))
    assert weak == (REACTIONS,)
    assert strong != weak


def test_the_victim_that_searches_decides_itself() -> None:
    """C-REACT: its own window stays open in its simulations, and closes without further cards where they end."""
    scene = launched("night", "castle", "soldier 4")
    scene.play("go")
    evaluator, chance, game = trained_evaluator(1), Chance("victim"), scene.game
    state = evaluator.guess(game.view(scene.state, 1), chance)
    ambush = game.notation.parse("add ambush")
    assert not evaluator.step(state, ambush, chance)
    assert evaluator.actor(state) == 1
    assert DONE in evaluator.legal(state)
    evaluator.finish(state, chance)
    after: Any = game.document(state)
    assert "arrow_rain" in after["fortresses"][1]["hand"]
    assert "ambush" in after["decks"]["academy"]["discard"]
