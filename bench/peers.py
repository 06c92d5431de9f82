"""Measure other rules engines the way ours is measured, so that one run compares them.

A decision is one choice by a seat, also when only one action is legal; chance is played
but not counted. Seats choose uniformly at random. Setting up each game is part of the time.
Compare ratios inside one run only: machines differ and are noisy.

    pip install -r bench/requirements.txt
    python bench/peers.py --seconds 5
"""

from __future__ import annotations

import argparse
import copy
import importlib
import importlib.metadata
import itertools
import random
import statistics
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from operator import methodcaller
from types import ModuleType
from typing import Any, TypeAlias

PeerGame: TypeAlias = Any  # a game in progress; the peers ship no types for theirs

WINDOWS = 3  # each rate is the median of this many windows
MID_GAMES = 16  # copying is timed over this many games, as their sizes differ
TO_THE_END = sys.maxsize
SEED = 1


class MissingPeer(Exception):
    """A peer is not installed or cannot be imported."""


@dataclass(frozen=True)
class PeerFigure:
    """What one peer reached."""

    name: str
    game: str
    decisions_per_s: float
    copy_us: float


@dataclass(frozen=True)
class Driver:
    """How to play one peer's game, with the calls its users make.

    `new_game()` may start over on the object it returned before, if that is the peer's way.
    `advance(game, limit)` plays until the game ends or `limit` decisions are made and
    returns how many were made.
    """

    new_game: Callable[[], PeerGame]
    advance: Callable[[PeerGame, int], int]
    copy: Callable[[PeerGame], PeerGame]


def catanatron_random(seconds: float) -> PeerFigure:
    """Catan with four of catanatron's random players.

    It draws from the global `random`, which it seeds anew for each game.
    """
    engine = _import_peer("catanatron", "catanatron.game")
    players = _import_peer("catanatron", "catanatron.models.player")
    seeds = itertools.count(SEED)

    def new_game() -> PeerGame:
        seats = [players.RandomPlayer(color) for color in players.Color]
        return engine.Game(seats, seed=next(seeds))

    def advance(game: PeerGame, limit: int) -> int:
        made = 0
        state, last_turn = game.state, engine.TURNS_LIMIT
        while made < limit and game.winning_color() is None and state.num_turns < last_turn:
            game.play_tick()
            made += 1
        return made

    driver = Driver(new_game, advance, copy=methodcaller("copy"))
    return _measure(_versioned("catanatron"), "Catan, 4 seats", driver, seconds)


def openspiel_hanabi(seconds: float) -> PeerFigure:
    """Hanabi written in C++, each step asked for from Python."""
    game_type = _import_peer("open_spiel", "pyspiel").load_game("hanabi")
    rng = random.Random(SEED)

    def advance(state: PeerGame, limit: int) -> int:
        made = 0
        while made < limit and not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(_sample(state.chance_outcomes(), rng))
            else:
                state.apply_action(rng.choice(state.legal_actions()))
                made += 1
        return made

    seats = game_type.num_players()
    driver = Driver(game_type.new_initial_state, advance, copy=methodcaller("clone"))
    return _measure(_versioned("open_spiel"), f"hanabi, {seats} seats", driver, seconds)


def rlcard_uno(seconds: float) -> PeerFigure:
    """Uno stepped on RLCard's bare game, which is faster than through its environment."""
    game = _import_peer("rlcard", "rlcard.games.uno").Game()
    game.np_random = _import_peer("rlcard", "numpy.random").RandomState(SEED)
    rng = random.Random(SEED)

    def new_game() -> PeerGame:
        game.init_game()
        return game

    def advance(game: PeerGame, limit: int) -> int:
        made = 0
        legal = game.get_legal_actions()
        while made < limit and not game.is_over():
            observed, _next_seat = game.step(rng.choice(legal))
            legal = observed["legal_actions"]
            made += 1
        return made

    driver = Driver(new_game, advance, copy=copy.deepcopy)
    return _measure(_versioned("rlcard"), "uno, 2 seats", driver, seconds)


def rlcard_uno_env(seconds: float) -> PeerFigure:
    """Uno stepped through RLCard's environment, which also encodes what a seat observes."""
    env = _import_peer("rlcard", "rlcard").make("uno", config={"seed": SEED})
    rng = random.Random(SEED)

    def new_game() -> PeerGame:
        env.reset()
        return env

    def advance(env: PeerGame, limit: int) -> int:
        made = 0
        observed = env.get_state(env.get_player_id())
        while made < limit and not env.is_over():
            observed, _next_seat = env.step(rng.choice(list(observed["legal_actions"])))
            made += 1
        return made

    driver = Driver(new_game, advance, copy=copy.deepcopy)
    return _measure(_versioned("rlcard"), "uno, 2 seats, env.step", driver, seconds)


PEERS: dict[str, Callable[[float], PeerFigure]] = {
    "catanatron": catanatron_random,
    "openspiel": openspiel_hanabi,
    "rlcard": rlcard_uno,
}


def _import_peer(package: str, module: str) -> ModuleType:
    try:
        return importlib.import_module(module)
    except ImportError as error:
        raise MissingPeer(_how_to_install(package, error)) from error


def _versioned(package: str) -> str:
    try:
        return f"{package} {importlib.metadata.version(package)}"
    except importlib.metadata.PackageNotFoundError as error:
        raise MissingPeer(_how_to_install(package, error)) from error


def _how_to_install(package: str, error: ImportError) -> str:
    return f"{package} cannot be used ({error}): run pip install -r bench/requirements.txt"


def _sample(outcomes: Sequence[tuple[int, float]], rng: random.Random) -> int:
    """Draw one chance outcome by its probability, cheaper than `rng.choices`."""
    rest = rng.random()
    for outcome, probability in outcomes:
        rest -= probability
        if rest < 0:
            return outcome
    return outcomes[-1][0]  # the probabilities add up to a little less than 1


def _measure(name: str, game: str, driver: Driver, seconds: float) -> PeerFigure:
    """Spend about `seconds`: a fifth to warm up, three fifths on playing, a fifth on copying."""

    def play_one_game() -> int:
        return driver.advance(driver.new_game(), TO_THE_END)

    lengths: list[int] = []
    warm_until = time.perf_counter() + seconds / 5
    while not lengths or time.perf_counter() < warm_until:
        lengths.append(play_one_game())
    decisions_per_s = _median_rate(play_one_game, seconds * 3 / 5)

    kept = _mid_games(driver, decisions=round(statistics.mean(lengths) / 2))

    def copy_each_kept_game() -> int:
        for one in kept:
            driver.copy(one)
        return len(kept)

    copies_per_s = _median_rate(copy_each_kept_game, seconds / 5)
    return PeerFigure(name, game, decisions_per_s, copy_us=1e6 / copies_per_s)


def _median_rate(work: Callable[[], int], seconds: float) -> float:
    """Repeat `work`, which returns how much it did: the median over windows of that per second."""
    rates: list[float] = []
    for _ in range(WINDOWS):
        done = 0
        start = now = time.perf_counter()
        until = start + seconds / WINDOWS
        while not done or now < until:
            done += work()
            now = time.perf_counter()
        rates.append(done / (now - start))
    return statistics.median(rates)


def _mid_games(driver: Driver, decisions: int) -> list[PeerGame]:
    """Collect games that are still going on after so many decisions.

    They are copies, as a driver may play all its games on one object.
    """
    kept: list[PeerGame] = []
    while len(kept) < MID_GAMES:
        game = driver.new_game()
        driver.advance(game, decisions)
        still_going = driver.advance(driver.copy(game), 1) == 1
        if still_going:
            kept.append(driver.copy(game))
    return kept


def main() -> int:
    """Print a table of all peers; 1 if one of them is missing."""
    parser = argparse.ArgumentParser(description="Measure peers of the rules engine.")
    parser.add_argument("--seconds", type=float, default=5.0, help="time for each peer")
    seconds: float = parser.parse_args().seconds

    missing = 0
    print(f"{'engine':<18} {'game':<24} {'decisions/s':>12} {'copy, µs':>10}")
    for measure in (*PEERS.values(), rlcard_uno_env):
        try:
            figure = measure(seconds)
        except MissingPeer as reason:
            print(reason)
            missing += 1
        else:
            print(f"{figure.name:<18} {figure.game:<24} {figure.decisions_per_s:>12,.0f} {figure.copy_us:>10.2f}")
    return 1 if missing else 0


if __name__ == "__main__":
    sys.exit(main())
