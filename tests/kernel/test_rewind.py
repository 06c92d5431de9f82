"""Rewinds: what they take back, what they keep, and that their logs can be verified like any other."""

import pytest

from siegeworks.games import load_game
from siegeworks.kernel.chance import Chance
from siegeworks.kernel.log import parse_log, rewind_text, rewound_to
from siegeworks.kernel.match import Match, replay, resume, verify
from siegeworks.kernel.position import digest
from siegeworks.kernel.problem import Problem

GAME = load_game("runedar")
RIVALS = load_game("castlecards")


def begun(seed: str = "rewind", choices: int = 40) -> Match:
    match = Match(GAME, GAME.options({"seats": "2"}), ("Ana", "Ben"), seed)
    go_on(match, choices)
    return match


def go_on(match: Match, choices: int) -> None:
    chance = Chance("choices")
    for _ in range(choices):
        if match.actor is None:
            return
        legal = GAME.legal(match.state)
        match.play(match.actor, legal[chance.below(len(legal))])


def test_a_rewind_restores_the_state_before_a_line_and_keeps_the_log() -> None:
    match = begun(choices=12)
    before, lines = digest(GAME, match.state), len(match.log.entries)
    go_on(match, 20)
    length = len(match.log.entries)
    match.rewind(1, lines)
    assert digest(GAME, match.state) == before
    assert len(match.log.entries) == length + 1
    assert match.log.entries[-1].text() == f"{length} seat 1: rewind {lines}"
    assert not match.can_undo(0)
    assert not match.can_undo(1)


def test_chance_does_not_repeat_itself_after_a_rewind() -> None:
    """Players know the old rolls, so the same dice must not come again."""
    match = begun(choices=0)
    go_on(match, 30)
    drawn = [entry.draws for entry in match.log.entries[1:] if entry.draws]
    match.rewind(0, 1)
    first = len(match.log.entries)
    go_on(match, 30)
    again = [entry.draws for entry in match.log.entries[first:] if entry.draws]
    assert drawn
    assert again != drawn


def test_a_log_with_rewinds_replays_resumes_and_is_verified() -> None:
    match = begun(choices=25)
    match.rewind(0, 9)
    go_on(match, 15)
    match.rewind(1, 5)
    go_on(match, 5000)
    assert match.outcome is not None
    log = parse_log(match.log.text(), "log")
    *_, last = replay(GAME, log)
    assert digest(GAME, last.state) == digest(GAME, match.state)
    assert verify(GAME, log) > 0
    again = resume(GAME, log, match.seed)
    assert again.log.text() == match.log.text()


def test_an_undone_choice_cannot_be_gone_back_to() -> None:
    match = begun(choices=0)
    chance = Chance("undo")
    while match.actor is not None and not match.can_undo(match.actor):
        legal = GAME.legal(match.state)
        match.play(match.actor, legal[chance.below(len(legal))])
    assert match.actor is not None
    number = match.undo(match.actor).number
    with pytest.raises(Problem, match="match-no-line"):
        match.rewind(0, number)


@pytest.mark.parametrize("number", [0, 99, 41])
def test_only_a_choice_that_stands_can_be_gone_back_to(number: int) -> None:
    with pytest.raises(Problem, match="match-no-line"):
        begun().rewind(0, number)


def test_a_finished_game_and_a_game_of_rivals_do_not_go_back() -> None:
    match = begun(choices=5000)
    assert match.outcome is not None
    with pytest.raises(Problem, match="match-over"):
        match.rewind(0, 1)
    rivals = Match(RIVALS, RIVALS.options({}), ("Ana", "Ben"), "rivals")
    actor = rivals.actor or 0
    rivals.play(actor, RIVALS.legal(rivals.state)[0])
    with pytest.raises(Problem, match="match-no-rewind"):
        rivals.rewind(0, 1)


def test_a_forged_rewind_in_a_log_is_found() -> None:
    match = begun(choices=20)
    match.rewind(0, 9)
    text = match.log.text()
    with pytest.raises(Problem, match="log-tampered"):
        list(replay(GAME, parse_log(text.replace("rewind 9", "rewind 8"), "log")))
    with pytest.raises(Problem, match="log-untrue"):
        list(replay(GAME, parse_log(text.replace("rewind 9", "rewind 77"), "log")))


def test_the_text_of_a_rewind_reads_back() -> None:
    assert rewound_to(rewind_text(12)) == 12
    assert rewound_to("undo") is None
    assert rewound_to("rewind twelve") is None
