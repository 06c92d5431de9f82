"""Golden games: whole games as readable text. Whoever changes a rule sees here what it changes.

After a change that is meant: `python tests/golden/record.py` records the games anew.
"""

from pathlib import Path

import pytest

from siegeworks.games.runedar.game import Runedar
from siegeworks.kernel.log import parse_log
from siegeworks.kernel.match import replay, resume, verify

HERE = Path(__file__).parent
PACK = HERE.parent / "runedar" / "test_pack.toml"
LOGS = sorted(HERE.glob("runedar-*.siege"))


@pytest.fixture(scope="module")
def game() -> Runedar:
    return Runedar(PACK)


def test_there_are_golden_games() -> None:
    assert len(LOGS) >= 4


@pytest.mark.parametrize("path", LOGS, ids=lambda path: path.stem)
def test_a_golden_game_replays_line_by_line(path: Path, game: Runedar) -> None:
    """From its draws, from its seed, and as a match that goes on: always the same digests."""
    text = path.read_text(encoding="utf-8")
    log = parse_log(text, path.name)
    assert log.text() == text
    assert sum(1 for _ in replay(game, log)) == len(log.entries)
    assert verify(game, log) > 100
    assert log.seed is not None
    assert resume(game, log, log.seed).log.text() == text
