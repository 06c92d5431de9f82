"""The example bot plays a whole game over the protocol, from the link of a seat."""

import subprocess
import sys
from pathlib import Path

import pytest

from .kit import Running

EXAMPLE = Path(__file__).parents[2] / "examples" / "table_bot.py"


def run_bot(link: str) -> "subprocess.CompletedProcess[str]":
    command = [sys.executable, str(EXAMPLE), link]
    return subprocess.run(command, check=False, capture_output=True, text=True, timeout=120)


@pytest.mark.parametrize("game", ["runedar", "castlecards"])
def test_the_example_bot_plays_to_the_end(server: Running, game: str) -> None:
    created = server.create(game, [{"who": "friend"}, {"who": "bot"}])
    link = f"{server.address}/t/{created['table']}#{created['links'][0]['token']}"
    done = run_bot(link)
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip()
    summary = server.request(f"/api/tables/{created['table']}", authorization=f"Bearer {created['watch']}").json()
    assert (summary["phase"], summary["names"][0]) == ("over", "Robot")


@pytest.mark.parametrize("link", ["", "http://127.0.0.1:1/t/nothing"])
def test_the_example_bot_says_what_it_needs(link: str) -> None:
    done = run_bot(link)
    assert done.returncode != 0
    assert "link of a seat" in done.stderr


def test_the_example_bot_passes_a_refusal_on(server: Running) -> None:
    created = server.create("runedar", [{"who": "me", "name": "Ana"}])
    link = f"{server.address}/t/{created['table']}#{'f' * 32}"
    done = run_bot(link)
    assert (done.returncode, done.stderr.strip().startswith("This link")) == (1, True)
