"""Measures this project's engine in the build that is loaded; prints JSON. `run.py` runs it once for each build."""

import argparse
import importlib
import json
import random
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass
from statistics import median
from typing import Any

from siegeworks._build import is_compiled
from siegeworks.games import built_in_kits, load_game, load_stage
from siegeworks.kernel.chance import Chance
from siegeworks.kernel.events import EventSink

WINDOWS = 3
MID_GAMES = 16
MID_GAME_DECISIONS = 40
Playout = Callable[[Any, Chance, int], int]


@dataclass(frozen=True)
class EngineFigure:
    """What one game reaches: decisions/s stepped from Python, the same with events heard, and playing inside."""

    game: str
    compiled: bool
    stepped: float
    heard: float
    inside: float
    copy_us: float
    scene_us: float
    branching: float


class Meter:
    """Plays random four-seat games, setting up included, as the peers are measured."""

    def __init__(self, game_id: str, window: float) -> None:
        self.game = load_game(game_id)
        self.options = self.game.options({"seats": "4"})
        self.playout: Playout = importlib.import_module(f"siegeworks.games.{game_id}.rules.apply").random_playout
        self.window = window
        self.number = 0
        self.choices = random.Random(1)

    def _next_chance(self) -> Chance:
        self.number += 1
        return Chance(str(self.number))

    def stepped(self, *, heard: bool) -> tuple[float, float]:
        """Decisions per second, and actions offered per decision."""
        canonical, apply, pick = self.game.canonical, self.game.apply, self.choices.random
        decisions = offered = 0
        begin = time.perf_counter()
        while time.perf_counter() - begin < self.window:
            chance = self._next_chance()
            sink = EventSink() if heard else None
            state = self.game.setup(self.options, chance, sink)
            while actions := canonical(state):
                apply(state, actions[int(pick() * len(actions))], chance, sink)
                offered += len(actions)
                decisions += 1
        return decisions / (time.perf_counter() - begin), offered / decisions

    def inside(self) -> float:
        decisions = 0
        begin = time.perf_counter()
        while time.perf_counter() - begin < self.window:
            chance = self._next_chance()
            decisions += self.playout(self.game.setup(self.options, chance, None), chance, 100_000)
        return decisions / (time.perf_counter() - begin)

    def _mid_games(self) -> list[Any]:
        """States from the middle of games."""
        states = []
        for _ in range(MID_GAMES):
            chance = self._next_chance()
            states.append(self.game.setup(self.options, chance, None))
            self.playout(states[-1], chance, MID_GAME_DECISIONS)
        return states

    def _microseconds(self, work: Callable[[Any], object], items: list[Any]) -> float:
        """The time that one piece of work takes on average."""
        rounds = 0
        begin = time.perf_counter()
        while time.perf_counter() - begin < self.window:
            for item in items:
                work(item)
            rounds += 1
        return (time.perf_counter() - begin) / (rounds * len(items)) * 1e6

    def copy_us(self) -> float:
        """The cost of copying a state."""
        return self._microseconds(lambda state: state.copy(), self._mid_games())

    def scene_us(self) -> float:
        """The cost of what a page draws, made from the view of a seat."""
        views = [self.game.view(state, 0) for state in self._mid_games()]
        return self._microseconds(load_stage(self.game).scene, views)

    def figure(self) -> EngineFigure:
        self.stepped(heard=False)
        runs = [self.stepped(heard=False) for _ in range(WINDOWS)]
        return EngineFigure(
            game=self.game.id,
            compiled=is_compiled(),
            stepped=median(rate for rate, _ in runs),
            heard=median(self.stepped(heard=True)[0] for _ in range(WINDOWS)),
            inside=median(self.inside() for _ in range(WINDOWS)),
            copy_us=self.copy_us(),
            scene_us=self.scene_us(),
            branching=median(branching for _, branching in runs),
        )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=6.0, help="for each game")
    seconds = parser.parse_args().seconds
    figures = [Meter(game, seconds / (3 * WINDOWS + 3)).figure() for game in built_in_kits()]
    print(json.dumps([asdict(figure) for figure in figures]))


if __name__ == "__main__":
    main()
