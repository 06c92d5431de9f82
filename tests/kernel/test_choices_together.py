"""Several choices in one request: all of them are made, or none."""

import pytest

from runedar.kit import GAME
from siegeworks.kernel.chance import Chance
from siegeworks.kernel.match import Match, verify
from siegeworks.kernel.position import digest
from siegeworks.kernel.problem import Problem

from .helpers import new_match, wander
from .test_match import card_phase, fighting_match, one_of

MOVES = ("move tannery", "move foundry", "move chamber")


def numbers(*texts: str) -> list[int]:
    return [GAME.notation.parse(text) for text in texts]


def seat_of(match: Match) -> int:
    assert match.actor is not None
    return match.actor


def moves(match: Match) -> list[int]:
    """Three moves of the active dwarf, each with a card that the one before left in its hand."""
    tried = card_phase()
    texts = []
    for part in MOVES:
        texts.append(one_of(tried, part))
        tried.play(seat_of(match), GAME.notation.parse(texts[-1]))
    return numbers(*texts)


def test_each_choice_is_a_line_of_the_log_as_if_made_alone() -> None:
    together, alone = card_phase(), card_phase()
    actions = moves(together)
    events = together.play_all(seat_of(together), actions)
    assert events == [alone.play(seat_of(alone), action) for action in actions]
    assert together.log.text() == alone.log.text()
    assert [entry.action for entry in together.log.entries[1:]] == [GAME.notation.text(action) for action in actions]


def test_the_states_before_each_choice_are_found_without_making_any() -> None:
    match, alone = card_phase(), card_phase()
    actions = moves(match)
    before = match.log.text()
    states = match.states_before(seat_of(match), actions)
    assert match.log.text() == before
    for state, action in zip(states, actions, strict=True):
        assert digest(GAME, state) == digest(GAME, alone.state)
        alone.play(seat_of(alone), action)


def test_each_choice_can_be_taken_back_alone() -> None:
    match = card_phase()
    seat, actions = seat_of(match), moves(match)
    match.play_all(seat, actions)
    match.undo(seat)
    once = card_phase()
    once.play_all(seat, actions[:-1])
    assert digest(GAME, match.state) == digest(GAME, once.state)


@pytest.mark.parametrize("wrong", range(3))
def test_one_refused_choice_refuses_all(wrong: int) -> None:
    match = card_phase()
    actions = moves(match)
    actions[wrong] = GAME.notation.parse("roll")
    before = match.log.text(), digest(GAME, match.state)
    with pytest.raises(Problem, match="match-forbidden") as caught:
        match.play_all(seat_of(match), actions)
    assert caught.value.facts["action"] == "roll"
    assert (match.log.text(), digest(GAME, match.state)) == before


def test_a_roll_ends_the_list() -> None:
    match = fighting_match()
    seat = seat_of(match)
    declared = GAME.notation.parse(one_of(match, " melee"))
    roll = GAME.notation.parse("roll")
    before = match.log.text(), digest(GAME, match.state), match.chance.drawn_count
    with pytest.raises(Problem, match="match-choice-last") as caught:
        match.play_all(seat, [declared, roll, GAME.notation.parse("end")])
    assert caught.value.facts == {"action": "roll"}
    assert (match.log.text(), digest(GAME, match.state), match.chance.drawn_count) == before
    match.play_all(seat, [declared, roll])
    assert match.log.entries[-1].draws


def test_a_choice_that_reveals_something_ends_the_list() -> None:
    """Ending the turn in the chamber shows the rest of the hand; whether what follows is legal may depend on it."""
    match = card_phase()
    with pytest.raises(Problem, match="match-choice-last") as caught:
        match.play_all(seat_of(match), numbers("end", "end"))
    assert caught.value.facts == {"action": "end"}
    assert len(match.log.entries) == 1


def test_an_empty_list_is_refused() -> None:
    match = card_phase()
    with pytest.raises(Problem, match="match-no-choice"):
        match.play_all(seat_of(match), [])


def test_another_seat_and_a_finished_game_are_refused() -> None:
    match = card_phase()
    with pytest.raises(Problem, match="match-not-asked"):
        match.play_all(1 - seat_of(match), moves(match))
    over = wander(new_match("over"))
    with pytest.raises(Problem, match="match-over"):
        over.play_all(0, [0])


def test_a_game_played_in_lists_verifies() -> None:
    """Two choices at random are both made or both refused, and the log proves the game all the same."""
    match, luck, made = new_match("lists"), Chance("lists"), 0
    while match.actor is not None:
        seat, actions = match.actor, GAME.legal(match.state)
        pair = [actions[luck.below(len(actions))] for _ in range(2)]
        before, lines = digest(GAME, match.state), len(match.log.entries)
        try:
            match.play_all(seat, pair)
        except Problem:
            assert (digest(GAME, match.state), len(match.log.entries)) == (before, lines)
            match.play(seat, pair[0])
        else:
            made += 1
            assert len(match.log.entries) == lines + 2
    assert made > 5
    assert verify(GAME, match.log) > 0
