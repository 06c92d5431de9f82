"""Quotation marks within quotation marks."""

import pytest

from siegeworks.i18n.quotes import quotable


@pytest.mark.parametrize(
    ("text", "within"),
    [
        ("Atacar con «Arquero»", "Atacar con “Arquero”"),
        ("Do ataku: „Łucznik”", "Do ataku: «Łucznik»"),
        ("Reagir com “Sabotagem”", "Reagir com ‘Sabotagem’"),
        ("Attack with Archer", "Attack with Archer"),
    ],
    ids=["es", "pl", "pt-BR", "en"],
)
def test_quotes_in_quotes_are_those_of_the_second_level(text: str, within: str) -> None:
    assert quotable(text) == within
