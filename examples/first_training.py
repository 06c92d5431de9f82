"""Learns Castlecards against a rival that plays at random: policy gradient on a linear policy, in NumPy alone.

    pip install '.[rl]'
    python examples/first_training.py --rounds 12

`docs/tutorials/first-training.md` goes through it line by line.
"""

import argparse

import numpy as np
from numpy.typing import NDArray

from siegeworks.rl.batch import BatchEnv

GAMES = 64
RATE = 0.02

Numbers = NDArray[np.float64]


def probabilities(weights: Numbers, observations: Numbers, masks: NDArray[np.bool_]) -> Numbers:
    """How likely the policy takes each action: a linear score for the legal ones, zero for all others."""
    scores = np.where(masks, observations @ weights, -np.inf)
    scores = np.exp(scores - scores.max(axis=1, keepdims=True))
    likely: Numbers = scores / scores.sum(axis=1, keepdims=True)
    return likely


def train(rounds: int, seed: int) -> list[float]:
    """Play and learn; returns the share of games won in each round."""
    env = BatchEnv("castlecards", GAMES, seed=str(seed), settings={"seats": 2})
    env.reset()
    generator = np.random.default_rng(seed)
    weights = np.zeros((env.observations.shape[1], env.masks.shape[1]))
    learner = np.arange(GAMES) % 2  # the learner's seat alternates from game to game
    inputs: list[list[Numbers]] = [[] for _ in range(GAMES)]
    nudges: list[list[Numbers]] = [[] for _ in range(GAMES)]
    shares = []
    for _ in range(rounds):
        won: list[bool] = []
        while len(won) < GAMES:
            own = env.actors == learner
            observations = env.observations * own[:, None]  # all zeros: the rival's choice is random
            likely = probabilities(weights, observations, env.masks.astype(bool))
            actions = (likely.cumsum(axis=1) > generator.random((GAMES, 1))).argmax(axis=1)
            gradient = -likely
            gradient[np.arange(GAMES), actions] += 1
            for game in np.flatnonzero(own):
                inputs[game].append(observations[game])
                nudges[game].append(gradient[game])
            env.step(actions)
            for game in np.flatnonzero(env.dones):
                reward = env.rewards[game, learner[game]]
                weights += RATE / GAMES * reward * np.array(inputs[game]).T @ np.array(nudges[game])
                inputs[game], nudges[game] = [], []
                won.append(bool(reward > 0))
        shares.append(sum(won) / len(won))
        print(f"round {len(shares)}: won {shares[-1]:.0%} of {len(won)} games", flush=True)
    return shares


def main() -> None:
    parser = argparse.ArgumentParser(description="Learn Castlecards against a random rival.")
    parser.add_argument("--rounds", type=int, default=12, help="rounds of 64 games")
    parser.add_argument("--seed", type=int, default=1, help="deals and choices come from this number")
    arguments = parser.parse_args()
    train(arguments.rounds, arguments.seed)


if __name__ == "__main__":
    main()
