"""Golden games: whole games as readable text. Whoever changes a rule sees here what it changes.

After an intended change `PYTHONPATH=tests python -m golden.record` records the games anew.
"""

from pathlib import Path

import pytest

from siegeworks.kernel.log import parse_log
from siegeworks.kernel.match import replay, resume, verify

from .record import GAMES, game_of

HERE = Path(__file__).parent


def test_every_golden_game_is_there_and_can_be_recorded_anew() -> None:
    assert sorted(path.stem for path in HERE.glob("*.siege")) == sorted(GAMES)


@pytest.mark.parametrize("name", GAMES)
def test_a_golden_game_replays_line_by_line(name: str) -> None:
    """From its draws, from its seed, and as a match that goes on: always the same digests."""
    game = game_of(name)
    text = (HERE / f"{name}.siege").read_text(encoding="utf-8")
    log = parse_log(text, name)
    assert log.text() == text
    assert sum(1 for _ in replay(game, log)) == len(log.entries)
    assert verify(game, log) > 100
    assert log.seed is not None
    assert resume(game, log, log.seed).log.text() == text
