"""Sentences: messages of the catalogs as functions of their facts.

Fluent's own formatting resolves a message anew each time. A server says thousands of sentences in a second, so texts,
facts and selections become small functions here, once for each message; whatever else a message contains is left to
Fluent. A test compares both for every message of the catalogs.
"""

from collections.abc import Callable, Mapping, Sequence

from fluent.runtime import FluentBundle
from fluent.runtime.types import fluent_number
from fluent.syntax import ast

Facts = Mapping[str, object]
Sentence = Callable[[Facts], str]
Plural = Callable[[int], str]
"""The plural category of a number in a language."""

LONGEST_FACT = 300
"""Longer texts are cut: they come from broken files, and Fluent refuses very long ones."""

NOBODY = "none"
"""The value of a fact that is None, so that a message can select on it."""


class UnknownElement(Exception):
    """A message has something that only Fluent can format."""


def composed(pattern: ast.Pattern | ast.TextElement | ast.Placeable, plural: Plural) -> Sentence:
    """A pattern as a function of its facts, which raises KeyError if one is missing."""
    if not isinstance(pattern, ast.Pattern):
        return _element(pattern, plural)  # Fluent puts the only element of a pattern in its place
    parts = [_element(element, plural) for element in pattern.elements]
    return lambda facts: "".join([part(facts) for part in parts])


def formatted(bundle: FluentBundle, pattern: ast.Pattern | ast.TextElement | ast.Placeable) -> Sentence:
    """The same with Fluent's own formatting, for everything that a message can contain."""

    def sentence(facts: Facts) -> str:
        values = {name: _fluent_value(fact) for name, fact in facts.items()}
        text, errors = bundle.format_pattern(pattern, values)  # type: ignore[arg-type] # the bundle's own pattern
        if errors:
            raise KeyError(str(errors))
        return str(text)

    return sentence


def _element(element: object, plural: Plural) -> Sentence:
    inner = element.expression if isinstance(element, ast.Placeable) else element
    match inner:
        case ast.TextElement(value=text):
            return lambda _facts: text
        case ast.StringLiteral():
            literal = str(inner.parse()["value"])
            return lambda _facts: literal
        case ast.VariableReference():
            name = inner.id.name
            return lambda facts: str(_value(facts[name]))
        case ast.SelectExpression():
            return _selection(inner, plural)
    raise UnknownElement(type(inner).__name__)


def _selection(selection: ast.SelectExpression, plural: Plural) -> Sentence:
    if not isinstance(selection.selector, ast.VariableReference):
        raise UnknownElement(type(selection.selector).__name__)
    name = selection.selector.id.name
    variants = [(_key(variant), composed(variant.value, plural)) for variant in selection.variants]
    default = next(composed(variant.value, plural) for variant in selection.variants if variant.default)

    def sentence(facts: Facts) -> str:
        return _chosen(_value(facts[name]), variants, default, plural)(facts)

    return sentence


def _chosen(
    value: str | int, variants: Sequence[tuple[str | int, Sentence]], default: Sentence, plural: Plural
) -> Sentence:
    """The first variant whose key is the value or its plural category."""
    category = plural(value) if isinstance(value, int) else None
    for key, sentence in variants:
        if key in (value, category) or (isinstance(key, int) and category is None and plural(key) == value):
            return sentence
    return default


def _key(variant: ast.Variant) -> str | int:
    if isinstance(variant.key, ast.Identifier):
        return variant.key.name
    text = str(variant.key.value)
    if not text.isdecimal():
        raise UnknownElement(text)
    return int(text)


def _value(fact: object) -> str | int:
    """A fact as messages use it."""
    if type(fact) is int:
        return fact
    if fact is None:
        return NOBODY
    text = str(fact)
    return text if len(text) <= LONGEST_FACT else text[: LONGEST_FACT - 1] + "…"


def _fluent_value(fact: object) -> object:
    """A fact for Fluent; numbers are not grouped, because many are lines, rows or seats."""
    value = _value(fact)
    return fluent_number(value, useGrouping=False) if isinstance(value, int) else value
