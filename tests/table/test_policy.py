"""Fair play is the same at every kind of table: who may have a hint, and which games count."""

from pathlib import Path

import pytest

from siegeworks.bots.coach import Advice, Reason
from siegeworks.games import load_game
from siegeworks.kernel.match import Match
from siegeworks.kernel.problem import Problem
from siegeworks.table import local, policy
from siegeworks.table.local import LocalTable, LocalTables, Start
from siegeworks.table.seating import Seat

COOPERATIVE, COMPETITIVE = load_game("runedar"), load_game("castlecards")
PERSON, LINKED, BOT = Seat("Ana"), Seat("Ben", None, invited=True), Seat("Brokk", "greedy")
HANDED_OVER = Seat("Ben", "greedy", invited=True)


def test_a_seat_is_a_persons_even_while_a_bot_plays_it() -> None:
    assert [seat.person for seat in (PERSON, LINKED, HANDED_OVER, BOT)] == [True, True, True, False]


@pytest.mark.parametrize("rival", [PERSON, LINKED, HANDED_OVER])
def test_hints_are_not_allowed_against_a_person(rival: Seat) -> None:
    seats = [PERSON, BOT, rival]
    assert not policy.hints_allowed(COMPETITIVE, seats, 0)
    assert policy.hints_allowed(COOPERATIVE, seats, 0)
    assert policy.hints_allowed(COMPETITIVE, [PERSON, BOT, BOT], 0)


def test_onlookers_get_no_hints() -> None:
    assert not policy.hints_allowed(COOPERATIVE, [PERSON, BOT], None)


def test_a_hint_is_refused_to_a_seat_that_need_not_decide_or_that_a_bot_plays() -> None:
    match = Match(COOPERATIVE, COOPERATIVE.options({"seats": "2"}), ("Ana", "Ben"), "hint", None)
    actor = match.actor
    assert actor is not None
    policy.check_hint(match, [PERSON, LINKED], actor)
    with pytest.raises(Problem, match="match-not-asked"):
        policy.check_hint(match, [PERSON, LINKED], 1 - actor)
    with pytest.raises(Problem, match="table-bot-plays"):
        policy.check_hint(match, [HANDED_OVER, HANDED_OVER], actor)


def test_only_a_dealt_game_with_an_unknown_seed_counts() -> None:
    assert policy.counts(position=False)
    assert not policy.counts(position=True)
    assert not policy.counts(position=False, known_seed=True)


def local_table(home: Path, *seats: Seat) -> LocalTable:
    options = COMPETITIVE.options({"seats": str(len(seats))})
    return LocalTables(home).begin(Start(COMPETITIVE, options), list(seats), "hints")


def test_a_local_table_follows_the_same_policy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(local, "advise", lambda *_: Advice((), Reason("even")))
    rivals = local_table(tmp_path, Seat("Ana"), Seat("Ben"))
    with pytest.raises(Problem, match="table-no-hint"):
        rivals.hint()
    assert rivals.save.hints == 0
    alone = local_table(tmp_path, Seat("Ana"), Seat("Brokk", "greedy"))
    while alone.person_asked is None:
        alone.play_bot()
    alone.hint()
    assert alone.save.hints == 1
