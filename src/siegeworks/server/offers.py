"""What an operator offers besides the games themselves: content packs to choose, and bots of their own."""

import os
from collections.abc import Iterable
from pathlib import Path

from siegeworks.bots import OPERATOR_BOTS, check_bot, is_location
from siegeworks.games import game_ids, load_game, load_stage
from siegeworks.kernel.game import AnyGame
from siegeworks.kernel.problem import Problem, Problems
from siegeworks.kernel.stage import Stage

Packs = dict[tuple[str, str], tuple[AnyGame, Stage]]


def load_packs(files: Iterable[str]) -> Packs:
    """The games with each of these content packs; a pack with faults is refused with all of them."""
    packs: Packs = {}
    for file in files:
        game = _game_with(Path(file))
        key = (game.id, Path(file).stem)
        if key in packs:
            raise Problem("content-name-twice", name=key[1])
        packs[key] = (game, load_stage(game))
    return packs


def _game_with(pack: Path) -> AnyGame:
    """The game that a pack is for. If it fits none, its faults are those of the game it fits best."""
    faults: Problems | None = None
    for game in game_ids():
        try:
            return load_game(game, pack)
        except Problems as found:
            if faults is None or _strangeness(found) < _strangeness(faults):
                faults = found
        except Problem as other:
            if other.code not in ("content-other-game", "content-none"):
                raise
    raise faults or Problem("content-none", game=str(pack))


def _strangeness(faults: Problems) -> tuple[int, int]:
    """How little a pack has to do with a game: first its tables that the game does not have, then all its faults."""
    unknown = sum(fault.code == "content-unknown-table" for fault in faults.problems)
    return unknown, len(faults.problems)


def offer_bots(names: Iterable[str]) -> None:
    """Let guests choose these bots; the environment passes them on to the worker processes."""
    for name in names:
        if not is_location(name):
            raise Problem("bot-location", bot=name)
        _check_plays_something(name)
    os.environ[OPERATOR_BOTS] = ",".join(names)


def _check_plays_something(name: str) -> None:
    refused: Problem | None = None
    for game in game_ids():
        try:
            check_bot(name, game)
        except Problem as problem:
            refused = problem
        else:
            return
    if refused is not None:
        raise refused
