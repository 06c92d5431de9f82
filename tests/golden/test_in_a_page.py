"""The golden games in the Python of a page: every digest, die and shuffle as on this machine."""

from pathlib import Path

import pytest

from siegeworks.kernel.log import parse_log
from support.built_site import run_in_site, shared_site

from .record import GAMES, game_of

HERE = Path(__file__).parent
PLAY_AGAIN = """
import sys
from siegeworks.games.opening import open_game
from siegeworks.kernel.log import parse_log
from siegeworks.kernel.match import resume, verify

def answer(texts):
    found = {}
    for name, text in texts.items():
        log = parse_log(text, name)
        game = open_game(log.header, log.pack)
        again = resume(game, log, log.seed).log
        found[name] = [verify(game, log), again.chain(), again.outcome]
    return [sys.platform, found]
"""


def test_golden_games_are_the_same_games_in_a_page(tmp_path_factory: pytest.TempPathFactory) -> None:
    """A log is played again from its seed; each link is a digest of everything before it."""
    logs = {name: parse_log((HERE / f"{name}.siege").read_text(encoding="utf-8"), name) for name in GAMES}
    for name, log in logs.items():
        log.pack = game_of(name).content_document
    texts = {name: log.text() for name, log in logs.items()}
    platform, found = run_in_site(shared_site(tmp_path_factory), PLAY_AGAIN, texts)
    assert platform == "emscripten"
    expected = {
        name: [sum(len(entry.draws) for entry in log.entries), log.chain(), log.outcome] for name, log in logs.items()
    }
    assert found == expected
