"""Notation: every action has one text, every text one action or none."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from runedar.kit import GAME
from siegeworks.games.runedar.game import Runedar
from siegeworks.kernel.actions import INTERNED, MOST_ACTIONS, Moves, Notation
from siegeworks.kernel.problem import Problem

from .helpers import states

NOTATION = GAME.notation
WORDS = sorted({word for text in NOTATION.texts for word in text.split()})


def test_every_action_reads_back() -> None:
    for action in range(len(NOTATION)):
        assert NOTATION.parse(NOTATION.text(action)) == action


def test_the_games_own_cards_read_back_too() -> None:
    notation = Runedar().notation
    assert len(notation) == len(NOTATION)
    assert [notation.parse(text) for text in notation.texts] == list(range(len(notation)))


def test_texts_are_lower_case_words_with_single_blanks() -> None:
    for text in NOTATION.texts:
        assert text == " ".join(text.lower().split())
        assert text.isascii()


def test_all_numbers_fit_the_kernel() -> None:
    assert len(NOTATION) <= MOST_ACTIONS


@given(st.sampled_from(NOTATION.texts), st.text(" \t\n\u3000", max_size=3), st.integers(0, 3))
@settings(deadline=None, max_examples=200, derandomize=True)
def test_blanks_and_capitals_do_not_matter(text: str, blank: str, shape: int) -> None:
    action = NOTATION.parse(text)
    shaped = [text, text.upper(), text.title(), text.swapcase()][shape]
    assert NOTATION.parse(blank + shaped.replace(" ", f" {blank}") + blank) == action


@given(st.text(max_size=40) | st.lists(st.sampled_from(WORDS), max_size=5).map(" ".join))
@settings(deadline=None, max_examples=500, derandomize=True)
def test_any_text_is_an_action_or_a_problem(text: str) -> None:
    plain = " ".join(text.lower().split())
    if plain in NOTATION.texts:
        assert NOTATION.text(NOTATION.parse(text)) == plain
    else:
        with pytest.raises(Problem, match="action-unknown") as caught:
            NOTATION.parse(text)
        assert caught.value.facts == {"text": text}


@pytest.mark.parametrize(
    "text", ["", " ", "fly", "saw", "saw move", "saw move kitchen", "take 6", "take 0", "rol", "roll 1"]
)
def test_what_is_no_action_is_a_problem(text: str) -> None:
    with pytest.raises(Problem, match="action-unknown"):
        NOTATION.parse(text)


def test_two_actions_never_share_a_text() -> None:
    with pytest.raises(ValueError, match="share one text"):
        Notation(["roll", "stop", "roll"])


def test_legal_actions_are_ascending_and_unique() -> None:
    """Along a whole random game."""
    for document in states("notation"):
        legal = GAME.legal(GAME.from_document(document))
        assert legal == sorted(set(legal))
        assert legal


def test_a_buffer_of_moves_is_a_list_of_numbers() -> None:
    moves = Moves()
    assert moves.listed() == []
    for action in (3, 5, 900):
        moves.add(action)
    assert moves.listed() == [3, 5, 900]
    assert moves.count == 3
    assert INTERNED[900] == 900
