"""Mistakes raise errors in the compiled build as they do in the interpreted one."""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import siegeworks
from siegeworks._build import is_compiled
from siegeworks.bots.net import MOST_INPUTS, Inputs
from siegeworks.games import built_in_kits, load_game
from siegeworks.kernel.actions import MOST_MOVES, Moves
from siegeworks.kernel.chance import Chance
from siegeworks.kernel.frames import MOST_FRAMES, push

GAMES = list(built_in_kits())
PACKAGE = Path(siegeworks.__file__).parent
compiled_only = pytest.mark.skipif(not is_compiled(), reason="the interpreted build has no copies and no extensions")


def dealt(game_id: str) -> Any:
    game = load_game(game_id)
    return game.setup(game.options({"seats": "2"}), Chance("safe"), None)


def test_more_moves_than_there_is_room_for_are_refused() -> None:
    moves = Moves()
    for action in range(MOST_MOVES):
        moves.add(action)
    with pytest.raises(IndexError, match=f"more than {MOST_MOVES} legal actions"):
        moves.add(MOST_MOVES)
    assert moves.listed() == list(range(MOST_MOVES))


def test_more_inputs_of_a_network_than_there_is_room_for_are_refused() -> None:
    inputs = Inputs()
    inputs.take([1.0] * MOST_INPUTS)
    with pytest.raises(IndexError, match=f"more than {MOST_INPUTS} inputs"):
        inputs.add(1.0)
    with pytest.raises(IndexError, match=f"more than {MOST_INPUTS} inputs"):
        inputs.one_of(0, 1)
    assert inputs.count == MOST_INPUTS


@pytest.mark.parametrize("game_id", GAMES)
def test_more_frames_than_there_is_room_for_are_refused(game_id: str) -> None:
    state = dealt(game_id)
    form = state.frames[0]
    with pytest.raises(IndexError, match=f"more than {MOST_FRAMES} frames"):
        state.set_frames([form] * (MOST_FRAMES + 1))


def test_the_interpreted_stack_has_the_same_limit() -> None:
    if is_compiled():
        pytest.skip("compiled rules push through the state, which the test above fills")
    state = dealt(GAMES[0])
    for _ in range(MOST_FRAMES - state.depth):
        push(state, state.frames[0].copy())
    with pytest.raises(IndexError, match=f"more than {MOST_FRAMES} frames"):
        push(state, state.frames[0].copy())


@compiled_only
@pytest.mark.parametrize("game_id", GAMES)
def test_assigning_into_a_copy_is_an_error(game_id: str) -> None:
    state = dealt(game_id)
    before = list(state.hand)
    with pytest.raises(TypeError, match="these numbers are a copy"):
        state.hand[0] += 5
    with pytest.raises(TypeError, match="these numbers are a copy"):
        state.hand.append(5)
    with pytest.raises(AttributeError):
        state.turn = 5
    assert state.hand == before


@compiled_only
@pytest.mark.parametrize("game_id", GAMES)
def test_changing_a_frame_from_outside_is_an_error(game_id: str) -> None:
    state = dealt(game_id)
    with pytest.raises(TypeError, match="kind is the number of a copy"):
        state.frames[0].kind = 5


@compiled_only
@pytest.mark.parametrize("package", ["kernel", "bots"])
def test_one_missing_extension_means_the_interpreted_build(tmp_path: Path, package: str) -> None:
    """Extensions depend on each other, so an incomplete set would crash; one sentence says what is missing."""
    ignored = shutil.ignore_patterns("__pycache__", "static", "texts")
    shutil.copytree(PACKAGE, tmp_path / "siegeworks", ignore=ignored)
    for extension in (tmp_path / "siegeworks" / package).glob("_compiled.*"):
        extension.unlink()
    script = "from siegeworks._build import is_compiled; import siegeworks.kernel.match; print(is_compiled())"
    environment = os.environ | {"PYTHONPATH": str(tmp_path)}
    command = [sys.executable, "-c", script]
    done = subprocess.run(command, env=environment, cwd=tmp_path, capture_output=True, text=True, check=True)
    assert done.stdout == "False\n"
    assert done.stderr.count("the compiled build is incomplete") == 1
    assert f"Missing: siegeworks.{package}._compiled" in done.stderr


@compiled_only
def test_extensions_carry_no_debug_information() -> None:
    extensions = [path for path in PACKAGE.rglob("_compiled.*") if path.suffix != ".txt"]
    assert extensions
    assert not [path for path in extensions if b".debug_info" in path.read_bytes()]
