"""Tunes the weights that guide Runedar's search: `python tools/research/tune_planner.py --rounds 10 --games 2000`.

Each round plays the greedy bot with weights that are a little off, every deal twice, with one set of changes and with
its mirror image. How much better one did than the other shows into which direction each weight should go (an
evolution strategy). A round prints the weights it ends with; `--start FILE` goes on from such a line.

Needs NumPy besides the package.
"""

import argparse
import json
import multiprocessing
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from siegeworks.bots.runedar.greedy import best_action
from siegeworks.bots.runedar.heuristics import Weights
from siegeworks.bots.runedar.weights import PLANNER
from siegeworks.games import load_game
from siegeworks.games.runedar.names import WON
from siegeworks.kernel.chance import Chance, child_seed
from siegeworks.kernel.game import AnyGame

NAMES = sorted(PLANNER)
SPREAD = 0.3
"""How far weights are changed, as a standard deviation of their logarithms."""
RATE = 1.5
LONGEST_STEP = 0.35
GOBLIN_SHARE = 0.04
"""What a defeated goblin counts beside a win, so that games differ that are lost either way."""
TABLES = [
    {"seats": str(seats), "difficulty": difficulty}
    for seats, difficulty in (
        (2, "easy"), (2, "normal"), (3, "normal"), (4, "normal"), (2, "hard"),
        (3, "hard"), (4, "hard"), (4, "easy"), (3, "easy"), (2, "normal"),
    )
]  # fmt: skip


@dataclass(frozen=True)
class Task:
    """Some deals for a worker."""

    weights: list[float]
    seed: str
    first: int
    deals: int


def play(game: AnyGame, weights: Weights, table: dict[str, str], seed: str) -> Any:
    """The end of a game of the greedy bot with these weights."""
    chance, own = Chance(child_seed(seed, "game")), Chance(child_seed(seed, "own"))
    state = game.setup(game.options(table), chance, None)
    while (seat := game.actor(state)) is not None:
        legal = game.legal(state)
        action = legal[0] if len(legal) == 1 else best_action(game.view(state, seat), legal, own, weights)
        game.apply(state, action, chance, None)
    return state


def play_deals(task: Task) -> tuple[list[Any], list[float], list[bool]]:
    """For each deal how the weights were changed and by how much that was better than its mirror image."""
    game = load_game("runedar")
    changes, gains, won = [], [], []
    for deal in range(task.first, task.first + task.deals):
        seed = child_seed(task.seed, deal)
        change = SPREAD * np.random.default_rng(list(seed.encode())).standard_normal(len(NAMES))
        results = []
        for sign in (1, -1):
            changed = np.array(task.weights) * np.exp(sign * change)
            weights = Weights(dict(zip(NAMES, changed.tolist(), strict=True)))
            ended = play(game, weights, TABLES[deal % len(TABLES)], seed)
            results.append((ended.result == WON) + GOBLIN_SHARE * ended.goblins_defeated)
            won.append(ended.result == WON)
        changes.append(change)
        gains.append((results[0] - results[1]) / 2)
    return changes, gains, won


def main() -> None:
    """Play the rounds and print the weights after each."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=10)
    parser.add_argument("--games", type=int, default=2000, help="games a round")
    parser.add_argument("--start", type=Path, help="weights to begin with, as a JSON object")
    parser.add_argument("--seed", default="tune")
    parser.add_argument("--workers", type=int, default=2)
    args = parser.parse_args()
    begin = PLANNER if args.start is None else json.loads(args.start.read_text(encoding="utf-8"))
    weights = np.array([begin[name] for name in NAMES])
    slope = np.zeros(len(NAMES))
    with multiprocessing.get_context("spawn").Pool(args.workers) as pool:
        for number in range(args.rounds):
            seed = child_seed(args.seed, number)
            tasks = [Task(weights.tolist(), seed, first, 50) for first in range(0, args.games // 2, 50)]
            parts = pool.map(play_deals, tasks, chunksize=1)
            changes = np.concatenate([np.array(part[0]) for part in parts])
            gains = np.concatenate([np.array(part[1]) for part in parts])
            found = changes.T @ gains / len(gains) / SPREAD**2
            slope = found if number == 0 else (slope + found) / 2
            weights = weights * np.exp(np.clip(RATE * slope, -LONGEST_STEP, LONGEST_STEP))
            won = [each for part in parts for each in part[2]]
            print(f"round {number + 1}: won {sum(won) / len(won):.3f}")
            print(json.dumps({name: round(float(each), 3) for name, each in zip(NAMES, weights, strict=True)}))


if __name__ == "__main__":
    main()
