"""Sentences: composed ones say the same as Fluent's own formatting, for every message of the catalogs."""

from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import siegeworks
from siegeworks.i18n import LANGUAGES, Speech
from siegeworks.i18n.sentences import LONGEST_FACT, UnknownElement, composed, formatted
from siegeworks.i18n.speech import _plural

SOURCE = Path(siegeworks.__file__).parent
NUMBERS = (0, 1, 2, 3, 5, 12, 21, 22, 1000, -4)
TEXTS = ("", "Ana", None, "one", "x" * (LONGEST_FACT + 5))


class Facts(Visitor):
    """The facts that a message uses, and the words it selects by."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.words: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802 - the visitor's naming
        self.names.add(node.id.name)

    def visit_Variant(self, node: ftl.Variant) -> None:  # noqa: N802 - the visitor's naming
        if isinstance(node.key, ftl.Identifier):
            self.words.add(node.key.name)
        self.generic_visit(node)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_of_the_catalogs_says_what_fluent_says(language: str) -> None:
    compared, left = 0, []
    for file in sorted(SOURCE.rglob(f"texts/{language}/*.ftl")):
        resource = FluentResource(file.read_text(encoding="utf-8"))
        bundle = FluentBundle([language], use_isolating=False)
        bundle.add_resource(resource)
        for message in resource.body:
            if not isinstance(message, ftl.Message) or message.value is None:
                continue
            facts = Facts()
            facts.visit(message)
            pattern = bundle.get_message(message.id.name).value
            assert pattern is not None
            try:
                fast, slow = composed(pattern, _plural(language)), formatted(bundle, pattern)
            except UnknownElement:
                left.append(message.id.name)
                continue
            for value in (*NUMBERS, *TEXTS, *sorted(facts.words)):
                given: dict[str, object] = dict.fromkeys(facts.names, value)
                assert fast(given) == slow(given), (file, message.id.name, value)
                compared += 1
    assert compared > 5000
    assert all(name.startswith("problem-") for name in left), left


def test_a_message_that_only_fluent_can_format_is_left_to_it() -> None:
    bundle = FluentBundle(["en"], use_isolating=False)
    bundle.add_resource(FluentResource("sum = { NUMBER($count, minimumFractionDigits: 2) } gold"))
    pattern = bundle.get_message("sum").value
    assert pattern is not None
    with pytest.raises(UnknownElement):
        composed(pattern, _plural("en"))
    assert formatted(bundle, pattern)({"count": 3}) == "3.00 gold"


def test_a_missing_fact_is_a_bug() -> None:
    with pytest.raises(KeyError, match="message-long"):
        Speech("en").say("problem-message-long")
