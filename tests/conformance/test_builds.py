"""Results depend only on the seed and the choices, not on Python's hash seed, the process or the build."""

import os
import subprocess
import sys

import pytest

from siegeworks._build import is_compiled

GAMES_SCRIPT = """
import hashlib
from siegeworks.bots import make_bot
from siegeworks.games import built_in_kits, load_game
from siegeworks.kernel.chance import Chance
from siegeworks.kernel.events import EventSink
from siegeworks.kernel.position import digest

for game_id in built_in_kits():
    game = load_game(game_id)
    seen = hashlib.sha256()
    for number in range(12):
        chance = Chance(f"build {number}", True)
        sink = EventSink()
        state = game.setup(game.options({"seats": str(2 + number % 3)}), chance, sink)
        bots = [make_bot(("random", "greedy")[number % 2], game, str(seat)) for seat in range(4)]
        while (seat := game.actor(state)) is not None:
            legal = game.legal(state)
            game.apply(state, bots[seat].choose(game.view(state, seat), legal), chance, sink)
            seen.update(repr((legal, sink.take())).encode())
        seen.update(digest(game, state).encode())
        seen.update(repr(chance.take_drawn()).encode())
    print(game_id, seen.hexdigest())
"""


def digests(**environment: str) -> str:
    """The digests of a dozen games of each kind, played in a separate process."""
    command = [sys.executable, "-c", GAMES_SCRIPT]
    done = subprocess.run(command, env=os.environ | environment, capture_output=True, text=True, check=True)
    assert done.stdout.count("\n") >= 1
    return done.stdout


def test_hash_seeds_change_nothing() -> None:
    assert digests(PYTHONHASHSEED="1") == digests(PYTHONHASHSEED="4242")


def test_compiled_and_interpreted_builds_agree() -> None:
    if not is_compiled():
        pytest.skip("no compiler here: there is only the interpreted build to run")
    assert digests() == digests(SIEGEWORKS_PURE="1")


def test_the_interpreted_build_can_be_asked_for() -> None:
    script = "from siegeworks._build import is_compiled; print(is_compiled())"
    environment = os.environ | {"SIEGEWORKS_PURE": "1"}
    done = subprocess.run([sys.executable, "-c", script], env=environment, capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "False"
