"""Every rule id of every game has a test, a text in each language, and a place in the source."""

import ast
import re
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

from siegeworks.games import built_in_kits, load_game, load_stage
from siegeworks.kernel.content import LANGUAGES
from siegeworks.server.game_pages import words_of
from siegeworks.server.protocol import Language

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "tools" / "generate"))

from rules_index import mentions  # noqa: E402 - the index and this test must agree on what names a rule

RULES = {game: (ROOT / "tests" / game / "rule_ids.txt").read_text(encoding="utf-8").split() for game in built_in_kits()}
FORMS = {"runedar": r"R-[A-Z]+(-[A-Z0-9]+)*|Q\d+", "castlecards": r"C-[A-Z]+(-[A-Z]+)*|Q\d+"}
FEWEST = {"runedar": 100, "castlecards": 50}
every_game = pytest.mark.parametrize("game", built_in_kits())


def texts_of_tests(game: str) -> Iterator[str]:
    """The name and docstring of every test, a ruling in a name written as in a docstring."""
    for file in sorted((ROOT / "tests" / game).glob("test_*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                ruling = re.match(r"test_q(\d+)_", node.name)
                yield f"{'Q' + ruling[1] if ruling else ''} {ast.get_docstring(node) or ''}"


@every_game
def test_the_list_of_rules_is_sorted_out(game: str) -> None:
    assert len(RULES[game]) == len(set(RULES[game])) > FEWEST[game]
    assert all(re.fullmatch(FORMS[game], rule) for rule in RULES[game])


@every_game
def test_every_rule_has_a_test(game: str) -> None:
    texts = list(texts_of_tests(game))
    assert [rule for rule in RULES[game] if not any(mentions(text, rule) for text in texts)] == []


@every_game
def test_every_ruling_has_a_test_with_its_number(game: str) -> None:
    names = (ROOT / "tests" / game / "test_rulings.py").read_text(encoding="utf-8")
    rulings = [rule for rule in RULES[game] if rule.startswith("Q")]
    assert [rule for rule in rulings if f"def test_{rule.lower()}_" not in names] == []


@every_game
def test_every_rule_has_a_place_in_the_source(game: str) -> None:
    source = ROOT / "src" / "siegeworks" / "games" / game
    text = "\n".join(file.read_text(encoding="utf-8") for file in sorted(source.rglob("*.py")))
    assert [rule for rule in RULES[game] if not mentions(text, rule)] == []


@every_game
def test_every_rule_that_forbids_something_is_known(game: str) -> None:
    assert [rule for rule in load_game(game).rule_ids if rule and rule not in RULES[game]] == []


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_has_a_text(game: str, language: str) -> None:
    texts = ROOT / "src" / "siegeworks" / "games" / game / "texts" / language
    text = "\n".join(file.read_text(encoding="utf-8") for file in sorted(texts.glob("*.ftl")))
    assert [rule for rule in RULES[game] if f"\nrule-{rule} =" not in text] == []


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_reference_tells_every_rule(game: str, language: Language) -> None:
    loaded = load_game(game)
    words = words_of(loaded, load_stage(loaded), language)
    assert sorted(rule.id for rule in words.rules) == sorted(RULES[game])
    assert all(rule.text for rule in words.rules)


@every_game
def test_every_action_number_has_its_text(game: str) -> None:
    """The numbers that the rules compute with and the texts of the notation are of one length."""
    numbers: int = import_module(f"siegeworks.games.{game}.actions").ACTIONS
    assert len(load_game(game).notation) == numbers
