"""Measure how many more games a second two processes simulate than one, kept as `siegeworks sim --out` keeps them.

python bench/scaling.py --seconds 20
"""

import argparse
import itertools
import statistics
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path

from siegeworks.games import load_game
from siegeworks.lab.runs.writer import CellWriter
from siegeworks.lab.simulate import GAMES_PER_TASK, simulate
from siegeworks.lab.stories import DatasetPlan

ROUNDS = 3
WARM_UP = 4 * GAMES_PER_TASK
"""So many games pass before the clock starts: by then all processes have begun."""


@dataclass(frozen=True)
class Scaling:
    """Games per second by one process and by two, taking turns; the ratio is the median of those of the rounds."""

    one: float
    two: float
    ratio: float


def measure_scaling(seconds: float) -> Scaling:
    """Games of The Siege of Runedar by greedy bots, one process and two in turns."""
    guess = _games_per_s(4 * WARM_UP, workers=1)
    games = WARM_UP + max(4 * WARM_UP, round(guess * seconds / (2 * ROUNDS)))
    rounds = [(_games_per_s(games, workers=1), _games_per_s(games, workers=2)) for _ in range(ROUNDS)]
    one, two = (statistics.median(rates) for rates in zip(*rounds, strict=True))
    return Scaling(one, two, statistics.median(fast / slow for slow, fast in rounds))


def _games_per_s(games: int, workers: int) -> float:
    settings = (("seats", "2"), ("difficulty", "normal"))
    plan = DatasetPlan("runedar", settings, ("greedy",), games, "scaling")
    with tempfile.TemporaryDirectory() as folder, CellWriter(Path(folder), plan, load_game(plan.game)) as keeper:
        results = simulate(plan, workers)
        for result in itertools.islice(results, WARM_UP):
            keeper.add(result)
        begin = time.perf_counter()
        for result in results:
            keeper.add(result)
        keeper.finish()
        return (games - WARM_UP) / (time.perf_counter() - begin)


def main() -> int:
    parser = argparse.ArgumentParser(description="Measure the scaling of simulations.")
    parser.add_argument("--seconds", type=float, default=20.0, help="time in all")
    scaling = measure_scaling(parser.parse_args().seconds)
    print(f"one process {scaling.one:,.0f} games/s, two {scaling.two:,.0f} games/s: {scaling.ratio:.2f} times as many")
    return 0


if __name__ == "__main__":
    sys.exit(main())
