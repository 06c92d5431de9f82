"""Barbican, the game of the tutorial: it keeps the contract, and the tutorial shows its code as it is."""

import json
import re
from collections import Counter
from pathlib import Path

import pytest
from barbican import rules
from barbican.game import Barbican

from siegeworks.kernel.chance import Chance
from siegeworks.kernel.conformance import play_and_check
from siegeworks.kernel.position import read_position, write_position
from siegeworks.kernel.problem import Problems

ROOT = Path(__file__).parents[1]
TUTORIAL = ROOT / "docs" / "tutorials" / "write-a-game.md"
QUOTED = re.compile(r"<!-- (examples/\S+) -->\n```\w+\n(.*?)```", re.DOTALL)

GAME = Barbican()


def test_the_example_keeps_the_contract_to_every_end() -> None:
    pick = Chance("conformance")
    ends: Counter[str] = Counter()
    for seed in range(60):
        played = play_and_check(GAME, GAME.options({}), str(seed), lambda _, legal: legal[pick.below(len(legal))])
        assert played.match.outcome is not None
        ends[played.match.outcome.reason] += 1
    assert set(ends) == {"breached", "spent", "drawn"}


@pytest.mark.parametrize(
    ("assault", "answer", "repelled"),
    [("ram", "tower", True), ("ram", "ram", True), ("ram", "ladder", False), ("ram", "sapper", False),
     ("sapper", "sapper", True), ("sapper", "ladder", True), ("sapper", "ram", False), ("sapper", "trebuchet", False)],
)  # fmt: skip
def test_what_repels_what(assault: str, answer: str, repelled: bool) -> None:
    """B-REPEL, B-SAPPER."""
    assert rules.repels(rules.KINDS.index(answer), rules.KINDS.index(assault)) is repelled


def test_an_assault_that_is_let_through_breaks_a_stone() -> None:
    """B-TURN, B-ANSWER, B-BREACH: the cards are spent, the turn passes on."""
    s = rules.State(hands=[[2, 4], [0, 5]], pile=[1])
    rules.apply(s, GAME.notation.parse("assault ram"), None)
    assert [GAME.notation.text(action) for action in rules.legal(s)] == [
        "answer sapper",
        "answer trebuchet",
        "let through",
    ]
    assert GAME.why_not(s, GAME.notation.parse("muster")) == "B-ANSWER"
    rules.apply(s, GAME.notation.parse("let through"), None)
    assert (s.stones, s.discard, s.active) == ([3, 2], [2], 1)
    assert GAME.why_not(s, GAME.notation.parse("assault ram")) == "B-TURN"


def test_spent_cards_end_the_game() -> None:
    """B-SPENT: the last card is played, nobody can do anything any more."""
    s = rules.State(hands=[[3], []], stones=[1, 2])
    rules.apply(s, GAME.notation.parse("assault tower"), None)
    outcome = GAME.outcome(s)
    assert outcome is not None
    assert (outcome.reason, outcome.winners) == ("drawn", ())
    assert GAME.why_not(s, GAME.notation.parse("muster")) == "B-SPENT"


def test_an_impossible_position_is_refused_with_every_reason() -> None:
    document = json.loads(write_position(GAME, GAME.setup(GAME.options({}), Chance("deal"), None)))
    assert read_position(GAME, document).stones == [3, 3]
    document["pile"].append("ram")
    document["gates"][0]["stones"] = 9
    document["result"] = "breached"
    with pytest.raises(Problems) as refused:
        read_position(GAME, document)
    assert [problem.facts["where"] for problem in refused.value.problems] == ["gates.0.stones", "cards.ram"]


def test_the_tutorial_quotes_the_example_as_it_is() -> None:
    quotes = QUOTED.findall(TUTORIAL.read_text(encoding="utf-8"))
    assert len(quotes) >= 7
    for file, code in quotes:
        assert code in (ROOT / file).read_text(encoding="utf-8"), f"{file} no longer says:\n{code}"
