"""Taking back one pick of a choice that is not final, whichever was made first."""

from itertools import permutations

import pytest

from castlecards.kit import GAME, table
from siegeworks.kernel.match import Match, replay, resume, verify
from siegeworks.kernel.position import digest, write_position
from siegeworks.kernel.problem import Problem

NAMES = ("Ana", "Ben")
ATTACK = "attack 1 wall 1"
CARDS = ("add soldier", "add archer", "add soldier")


def match_with(*actions: str) -> Match:
    """Seat 0 has two soldiers, an archer and a gold card, and makes these choices."""
    scene = table(hand="soldier 2 archer gold")
    match = Match(GAME, GAME.options_of(scene.state), NAMES, "taking back", write_position(GAME, scene.state))
    for action in actions:
        match.play(0, GAME.notation.parse(action))
    return match


def picked(match: Match, seat: int = 0) -> list[str]:
    return [entry.action for entry in match.picks(seat)]


def test_the_picks_are_the_cards_laid_out_so_far() -> None:
    assert picked(match_with()) == []
    assert picked(match_with(ATTACK)) == []
    assert picked(match_with(ATTACK, *CARDS)) == list(CARDS)
    assert picked(match_with(ATTACK, *CARDS), seat=1) == []


def test_a_final_choice_leaves_no_picks() -> None:
    match = match_with(ATTACK, *CARDS, "go")
    assert picked(match) == []
    with pytest.raises(Problem, match="match-no-pick"):
        match.take_back(0, match.log.entries[-2].number)


@pytest.mark.parametrize("taken", range(3))
def test_any_pick_is_taken_back_and_the_others_stay(taken: int) -> None:
    match = match_with(ATTACK, *CARDS)
    rest = [card for place, card in enumerate(CARDS) if place != taken]
    events = match.take_back(0, match.picks(0)[taken].number)
    assert picked(match) == rest
    assert digest(GAME, match.state) == digest(GAME, match_with(ATTACK, *rest).state)
    undone = len(CARDS) - taken
    assert [bool(each) for each in events] == [False] * undone + [True] * (undone - 1)
    assert len(match.log.entries) == 1 + 1 + len(CARDS) + len(events)


def test_the_log_of_a_game_with_picks_taken_back_replays_and_goes_on() -> None:
    match = match_with(ATTACK, *CARDS)
    match.take_back(0, match.picks(0)[0].number)
    again = resume(GAME, match.log, match.seed)
    assert digest(GAME, again.state) == digest(GAME, match.state)
    assert [entry.action for entry in again.picks(0)] == ["add archer", "add soldier"]
    assert len(list(replay(GAME, match.log))) == len(match.log.entries)


def test_a_line_that_is_no_pick_is_refused_and_changes_nothing() -> None:
    match = match_with(ATTACK, *CARDS)
    before = match.log.text(), digest(GAME, match.state)
    for number in (0, 1, 99):
        with pytest.raises(Problem, match="match-no-pick"):
            match.take_back(0, number)
    with pytest.raises(Problem, match="match-no-pick"):
        match.take_back(1, match.picks(0)[0].number)
    assert (match.log.text(), digest(GAME, match.state)) == before


def test_picks_in_every_order_lead_to_the_same_table() -> None:
    states = {digest(GAME, match_with(ATTACK, *cards).state) for cards in permutations(CARDS)}
    assert len(states) == 1


def test_a_finished_game_with_picks_taken_back_is_proved() -> None:
    match = match_with(ATTACK, *CARDS)
    match.take_back(0, match.picks(0)[1].number)
    while match.actor is not None:
        match.play(match.actor, GAME.legal(match.state)[-1])
    assert verify(GAME, match.log) > 0
