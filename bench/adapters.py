"""Measure the learning environments beside those of PettingZoo and OpenSpiel, all in one run.

A decision is one choice by a seat that the learner plays; choosing at random among the legal actions, observing (where
the interface observes) and setting up each game are part of the time. One process, one thread.

    pip install -r bench/requirements.txt
    python bench/adapters.py --seconds 20
"""

import argparse
import importlib
import random
import statistics
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from typing import Any

from peers import MissingPeer

WINDOWS = 3
BATCH = 256
SEED = 1
OURS = "siegeworks"

Play = Callable[[], int]
"""Plays a little (a game, or a step of many games) and returns how many decisions that were."""


@dataclass(frozen=True)
class AdapterFigure:
    """What one environment reached."""

    library: str
    interface: str
    game: str
    decisions_per_s: float


@dataclass(frozen=True)
class Contestant:
    """An environment that is measured."""

    library: str
    interface: str
    game: str
    begin: Callable[[], Play]


def gymnasium_env(name: str, **settings: Any) -> Play:
    """An environment of Gymnasium, made as its users make it."""
    import gymnasium
    import numpy as np

    importlib.import_module("siegeworks.rl")
    env: Any = gymnasium.make(name, **settings)
    choose = random.Random(SEED).random
    env.reset(seed=SEED)

    def play() -> int:
        made, over = 0, False
        _, info = env.reset()
        while not over:
            legal = np.flatnonzero(info["action_mask"])
            _, _, over, _, info = env.step(legal[int(choose() * len(legal))])
            made += 1
        return made

    return play


def aec_env(env: Any) -> Play:
    """An environment of PettingZoo with a mask in its observations."""
    import numpy as np

    choose = random.Random(SEED).random
    env.reset(seed=SEED)

    def play() -> int:
        made = 0
        env.reset()
        for _ in env.agent_iter():
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
            else:
                legal = np.flatnonzero(observation["action_mask"])
                env.step(int(legal[int(choose() * len(legal))]))
                made += 1
        return made

    return play


def our_aec_env(game: str) -> Play:
    return aec_env(importlib.import_module("siegeworks.rl.aec").env(game, seats=2))


def classic_env(module: str) -> Play:
    return aec_env(importlib.import_module(f"pettingzoo.classic.{module}").env())


def openspiel_game(module: str, name: str) -> Play:
    """A game of OpenSpiel written in Python; its chance nodes are played but not counted."""
    import pyspiel

    importlib.import_module(module)
    game = pyspiel.load_game(name)
    choices = random.Random(SEED)

    def play() -> int:
        made = 0
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(choices.choice(state.chance_outcomes())[0])
            else:
                state.apply_action(choices.choice(state.legal_actions()))
                made += 1
        return made

    return play


def batch_env(game: str) -> Play:
    """Many games at once; one step is a decision in each of them."""
    import numpy as np

    from siegeworks.rl.batch import BatchEnv

    env = BatchEnv(game=game, count=BATCH, seed=str(SEED), settings={"seats": "2"})
    env.reset()
    generator = np.random.default_rng(SEED)
    edges = np.arange(BATCH + 1) * env.masks.shape[1]

    def play() -> int:
        legal = np.flatnonzero(env.masks.view(np.bool_))
        firsts = np.searchsorted(legal, edges)
        chosen = firsts[:-1] + (generator.random(BATCH) * np.diff(firsts)).astype(np.int64)
        env.step(legal[chosen] - edges[:-1])
        return BATCH

    return play


CONTESTANTS = [
    Contestant(OURS, "arrays", "runedar, 2 seats", partial(batch_env, "runedar")),
    Contestant(OURS, "arrays", "castlecards, 2 seats", partial(batch_env, "castlecards")),
    Contestant(OURS, "Gymnasium", "runedar, 2 seats", partial(gymnasium_env, "siegeworks/Runedar-v0", seats=2)),
    Contestant(OURS, "Gymnasium", "castlecards, greedy rival", partial(gymnasium_env, "siegeworks/Castlecards-v0")),
    Contestant(OURS, "PettingZoo AEC", "runedar, 2 seats", partial(our_aec_env, "runedar")),
    Contestant(OURS, "PettingZoo AEC", "castlecards, 2 seats", partial(our_aec_env, "castlecards")),
    Contestant("PettingZoo", "PettingZoo AEC", "hanabi, 2 seats", partial(classic_env, "hanabi_v5")),
    Contestant("PettingZoo", "PettingZoo AEC", "connect four", partial(classic_env, "connect_four_v3")),
    *(
        Contestant(
            OURS, "OpenSpiel", f"{game}, 2 seats",
            partial(openspiel_game, "siegeworks.rl.openspiel", f"python_siegeworks_{game}"),
        )
        for game in ("runedar", "castlecards")
    ),
    *(
        Contestant(
            "OpenSpiel, in Python", "OpenSpiel", game.replace("_", " "),
            partial(openspiel_game, f"open_spiel.python.games.{game}", f"python_{game}"),
        )
        for game in ("block_dominoes", "liars_poker", "tic_tac_toe")
    ),
]  # fmt: skip


def measure_adapters(seconds: float) -> list[AdapterFigure]:
    """Spend about `seconds` on each; all take turns, so that a busy moment of the machine hits all of them."""
    try:
        plays = [contestant.begin() for contestant in CONTESTANTS]
    except ImportError as error:
        raise MissingPeer(f"{error}: run pip install -r bench/requirements.txt") from error
    for play in plays:
        _rate(play, seconds / (WINDOWS + 1))
    rounds = [[_rate(play, seconds / (WINDOWS + 1)) for play in plays] for _ in range(WINDOWS)]
    return [
        AdapterFigure(contestant.library, contestant.interface, contestant.game, statistics.median(rates))
        for contestant, *rates in zip(CONTESTANTS, *rounds, strict=True)
    ]


def _rate(play: Play, seconds: float) -> float:
    made = 0
    begin = now = time.process_time()
    while not made or now - begin < seconds:
        made += play()
        now = time.process_time()
    return made / (now - begin)


def adapter_table(figures: list[AdapterFigure]) -> Iterator[str]:
    yield "| environment of | interface | game | decisions/s |"
    yield "| --- | --- | --- | --- |"
    for each in figures:
        yield f"| {each.library} | {each.interface} | {each.game} | {each.decisions_per_s / 1000:,.1f} k |"


def main() -> int:
    parser = argparse.ArgumentParser(description="Measure the learning environments.")
    parser.add_argument("--seconds", type=float, default=6.0, help="time for each of them")
    seconds: float = parser.parse_args().seconds
    try:
        print("\n".join(adapter_table(measure_adapters(seconds))))
    except MissingPeer as missing:
        print(missing, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
