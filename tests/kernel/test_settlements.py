"""Games that the players end among themselves: what the log keeps, and what is refused."""

import pytest

from siegeworks.games import load_game
from siegeworks.kernel.base_game import AGREED, CONCEDED, RESIGNED
from siegeworks.kernel.chance import Chance
from siegeworks.kernel.game import CONCEDE, DRAW, RESIGN, AnyGame
from siegeworks.kernel.log import Log, parse_log, settle_text, settled_by
from siegeworks.kernel.match import Match, replay, resume, verify
from siegeworks.kernel.position import digest
from siegeworks.kernel.problem import Problem

TEAM = load_game("runedar")
RIVALS = load_game("castlecards")


def begun(game: AnyGame, seats: int = 2, choices: int = 25) -> Match:
    names = ("Ana", "Ben", "Cid", "Dot")[:seats]
    match = Match(game, game.options({"seats": str(seats)}), names, "settled")
    chance = Chance("choices")
    for _ in range(choices):
        assert match.actor is not None
        legal = game.legal(match.state)
        match.play(match.actor, legal[chance.below(len(legal))])
    return match


def read_back(match: Match) -> Log:
    return parse_log(match.log.text(), "log")


def code_of(problem: pytest.ExceptionInfo[Problem]) -> str:
    reason = problem.value.facts.get("reason")
    return reason.code if isinstance(reason, Problem) else problem.value.code


@pytest.mark.parametrize(
    ("game", "settlement", "winners", "reason"),
    [(TEAM, CONCEDE, (), CONCEDED), (RIVALS, DRAW, (), AGREED), (RIVALS, RESIGN, (0,), RESIGNED)],
)
def test_a_settled_game_is_over_and_replays_verifies_and_opens_as_such(
    game: AnyGame, settlement: str, winners: tuple[int, ...], reason: str
) -> None:
    match = begun(game)
    before = digest(game, match.state)
    match.settle(1, settlement)
    outcome = match.outcome
    assert outcome is not None
    assert (outcome.winners, outcome.reason, match.actor) == (winners, reason, None)
    assert digest(game, match.state) == before
    log = read_back(match)
    assert log.entries[-1].text().endswith(f"seat 1: settle {settlement}")
    assert log.outcome == outcome.text()
    assert verify(game, log) > 0
    *_, last = replay(game, log)
    assert last.outcome == outcome
    assert resume(game, log, "settled").outcome == outcome


def test_the_score_is_that_of_the_table_as_it_stands() -> None:
    match = begun(TEAM, choices=60)
    match.settle(0, CONCEDE)
    assert match.outcome is not None
    assert match.outcome.score == match.state.goblins_defeated
    assert TEAM.rank(match.outcome) is not None
    rivals = begun(RIVALS)
    rivals.settle(0, RESIGN)
    assert rivals.outcome is not None
    assert rivals.outcome.score == sum(rivals.state.standing) // 2 > 0  # no wall has fallen yet


def test_nothing_follows_a_settlement() -> None:
    match = begun(TEAM)
    assert match.actor is not None
    asked, legal = match.actor, TEAM.legal(match.state)
    match.settle(0, CONCEDE)
    assert not match.can_undo(asked)
    assert match.settlements(0) == []
    for late in (
        lambda: match.play(asked, legal[0]),
        lambda: match.play_all(asked, legal[:1]),
        lambda: match.rewind(0, 1),
        lambda: match.settle(0, CONCEDE),
    ):
        with pytest.raises(Problem) as refused:
            late()
        assert refused.value.code == "match-over"


def test_what_does_not_fit_the_game_or_the_moment_is_refused() -> None:
    team, rivals, crowd = begun(TEAM), begun(RIVALS), begun(RIVALS, 3)
    assert team.settlements(0) == [CONCEDE]
    assert rivals.settlements(1) == [RESIGN, DRAW]
    assert crowd.settlements(1) == [DRAW]
    for match, seat, settlement in (
        (team, 0, RESIGN), (team, 0, DRAW), (rivals, 0, CONCEDE), (rivals, 0, "win"), (rivals, 2, DRAW),
        (crowd, 1, RESIGN),
    ):  # fmt: skip
        with pytest.raises(Problem) as refused:
            match.settle(seat, settlement)
        assert refused.value.code == "match-no-settlement"
        assert match.outcome is None


@pytest.mark.parametrize(("line", "code"), [("settle win", "match-no-settlement"), ("settle draw", "log-tampered")])
def test_a_forged_settlement_is_found_at_its_line(line: str, code: str) -> None:
    match = begun(RIVALS)
    text = match.log.text() + f"{len(match.log.entries)} seat 0: {line} #000000000000\n"
    with pytest.raises(Problem) as forged:
        list(replay(RIVALS, parse_log(text, "log")))
    assert code_of(forged) == code


def test_choices_after_a_settlement_are_found() -> None:
    match = begun(RIVALS)
    match.settle(0, DRAW)
    log = read_back(match)
    log.entries.append(log.entries[-1])
    with pytest.raises(Problem) as forged:
        list(replay(RIVALS, log))
    assert code_of(forged) == "match-over"


def test_the_text_of_a_settlement_reads_back() -> None:
    assert settled_by(settle_text(DRAW)) == DRAW
    assert settled_by("rewind 12") is None
