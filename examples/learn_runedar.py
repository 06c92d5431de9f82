"""Learns The Siege of Runedar with one seat on the level easy: PPO with masked actions, in PyTorch, on a CPU.

    pip install '.[rl,lab]' torch
    python examples/learn_runedar.py --out runs/learned

It first imitates the `greedy` bot (`--imitate 0` skips that), then plays 256 games side by side and learns from them.
`docs/measurements/learning.md` shows how far it gets. Ctrl+C stops it; the same command continues from the last
checkpoint. `--measure 2000` only plays: the learner and `greedy` on the same new deals.
"""

import argparse
import csv
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import learning
import numpy as np
import torch
from learning import Floats, Longs
from numpy.typing import NDArray
from torch import nn

from siegeworks.bots import Bot, make_bot
from siegeworks.rl.batch import BatchEnv

GAMES = 256
STEPS = 64
GAMMA = 0.999
SMOOTHING = 0.95
CLIP = 0.2
EPOCHS = 3
BATCH = 2048
MOST_KL = 0.03
VALUE_WEIGHT = 0.5
STEEPEST = 0.5
SAVE_EVERY = 5
MEASURE_EVERY = 20
MEASURED_GAMES = 500
CURVE = (
    "seconds", "processor_seconds", "decisions", "games", "won_lately", "won_measured", "measured_games", "entropy",
    "divergence",
)  # fmt: skip


class Brain(nn.Module):  # type: ignore[misc]  # PyTorch is not installed where types are checked
    """A network with two heads: a score for each action, and the value of the position.

    The score of an action is the dot product of a vector of the position and a vector of the action. The latter comes
    from the words of the action's text, plus a part for the action alone that starts at zero.
    """

    def __init__(self, size: int, features: Floats, width: int = 256, offered: int = 64) -> None:
        super().__init__()
        self.register_buffer("features", torch.as_tensor(features))
        self.body = nn.Sequential(nn.Linear(size, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU())
        self.asks = nn.Linear(width, offered)
        self.offers = nn.Linear(features.shape[1], offered, bias=False)
        self.alone = nn.Parameter(torch.zeros(features.shape[0], offered))
        self.worth = nn.Sequential(nn.Linear(width, width // 2), nn.ReLU(), nn.Linear(width // 2, 1))
        nn.init.orthogonal_(self.asks.weight, 0.1)

    def forward(
        self, observations: torch.Tensor, rows: torch.Tensor, actions: torch.Tensor
    ) -> tuple[torch.Tensor, torch.Tensor]:
        """The log probability of each legal action, which is given with its row, and the value of each row."""
        thought = self.body(observations)
        offers = self.offers(self.features) + self.alone
        scores = (self.asks(thought).index_select(0, rows) * offers.index_select(0, actions)).sum(1)
        highest = torch.full((len(observations),), -torch.inf).scatter_reduce(0, rows, scores.detach(), "amax")
        scores = scores - highest[rows]
        total = torch.zeros(len(observations)).index_add(0, rows, scores.exp())
        return scores - total.log().index_select(0, rows), self.worth(thought).squeeze(1)


@dataclass
class Rollout:
    """The decisions of all games in a number of steps."""

    observations: torch.Tensor
    choices: learning.Choices
    actions: Longs
    logs: torch.Tensor
    gains: torch.Tensor
    targets: torch.Tensor

    def batches(self, size: int) -> Iterator[list[torch.Tensor]]:
        """All decisions once, in batches and in random order."""
        for chosen in torch.randperm(len(self.actions)).split(size):
            decisions = chosen.numpy()
            rows, actions = self.choices.pick(decisions)
            taken = np.nonzero(actions == self.actions[decisions][rows])[0]
            yield [
                self.observations[chosen], torch.as_tensor(rows), torch.as_tensor(actions), torch.as_tensor(taken),
                self.logs[chosen], self.gains[chosen], self.targets[chosen],
            ]  # fmt: skip


class Learner:
    """The network, its optimiser, its games, and the time spent so far."""

    def __init__(self, arguments: argparse.Namespace) -> None:
        self.arguments = arguments
        self.folder = Path(arguments.out)
        self.env = BatchEnv("runedar", GAMES, seed=arguments.seed, settings=learning.SETTINGS)
        self.env.reset()
        self.potential = learning.Potential(self.env.encoding, self.env.observations)
        torch.manual_seed(0)
        self.brain = Brain(self.env.encoding.size, learning.action_features(self.env.game))
        self.optimiser = torch.optim.Adam(self.brain.parameters(), lr=arguments.rate, eps=1e-5)
        self._clocks = (time.monotonic(), time.process_time())
        self.decisions = 0
        self.ended: list[bool] = []
        """Whether each game that ended was won."""
        self.luck = np.random.default_rng(int(arguments.seed) if arguments.seed.isdigit() else 0)

    def seconds(self) -> tuple[float, float]:
        """The time spent so far: by the clock, and of all processors together."""
        return time.monotonic() - self._clocks[0], time.process_time() - self._clocks[1]

    def save(self) -> None:
        """Write a checkpoint; the previous one stays until the new one is complete."""
        document = {
            "brain": self.brain.state_dict(),
            "optimiser": self.optimiser.state_dict(),
            "encoding": self.env.encoding.version,
            "content": self.env.game.content_digest,
            "seconds": self.seconds(),
            "decisions": self.decisions,
            "ended": self.ended,
        }
        self.folder.mkdir(parents=True, exist_ok=True)
        torch.save(document, self.folder / "checkpoint.new")
        (self.folder / "checkpoint.new").replace(self.folder / "checkpoint.pt")

    def load(self) -> bool:
        """Continue from a checkpoint, with new deals; False if there is none."""
        path = self.folder / "checkpoint.pt"
        if not path.exists():
            return False
        try:
            document = torch.load(path, weights_only=True)
        except Exception:  # PyTorch raises various exceptions for a broken file
            raise SystemExit(f"{path} is not a checkpoint; remove it, or choose another --out") from None
        same = (self.env.encoding.version, self.env.game.content_digest)
        if (document["encoding"], document["content"]) != same:
            raise SystemExit(f"{path} was learned with other observations or other cards; choose another --out")
        self.brain.load_state_dict(document["brain"])
        self.optimiser.load_state_dict(document["optimiser"])
        self._clocks = tuple(now - before for now, before in zip(self._clocks, document["seconds"], strict=True))
        self.decisions = document["decisions"]
        self.ended = document["ended"]
        self.env = BatchEnv(
            "runedar", GAMES, seed=f"{self.arguments.seed}/{self.decisions}", settings=learning.SETTINGS
        )
        self.env.reset()
        return True

    def think(self, observations: Floats, rows: Longs, actions: Longs) -> tuple[Floats, Floats]:
        """The log probabilities of the legal actions and the values, as arrays."""
        with torch.no_grad():
            logs, values = self.brain(*(torch.as_tensor(array) for array in (observations, rows, actions)))
        return logs.numpy(), values.numpy()

    def choose_best(self, observations: Floats, masks: NDArray[np.uint8]) -> Longs:
        """The most probable action in each game."""
        rows, actions = np.nonzero(masks)
        return highest(self.think(observations, rows, actions)[0], rows, actions, len(masks))

    def play(self, env: BatchEnv, teacher: Bot | None) -> Rollout:
        """Play a number of steps in all games: as the teacher does, or by the probabilities of the network."""
        shape = (STEPS, GAMES)
        seen = np.zeros((*shape, env.encoding.size), np.float32)
        taken = np.zeros(shape, np.int64)
        logs, values, rewards = (np.zeros(shape, np.float32) for _ in range(3))
        dones = np.zeros(shape, np.bool_)
        choices = learning.Choices()
        promised = self.potential(env.observations)
        for step in range(STEPS):
            seen[step] = env.observations
            rows, actions = choices.add(env.masks)
            chances, values[step] = self.think(seen[step], rows, actions)
            if teacher is None:
                noise = self.luck.gumbel(size=len(chances)).astype(np.float32)
                taken[step] = highest(chances + noise, rows, actions, GAMES)
            else:
                taken[step] = [teacher.choose(*env.look(row)) for row in range(GAMES)]
            logs[step] = chances[actions == taken[step][rows]]
            env.step(taken[step])
            before, promised = promised, self.potential(env.observations)
            gained = GAMMA * np.where(env.dones, 0.0, promised) - before
            rewards[step] = env.rewards[:, 0] + self.arguments.shaping * gained
            dones[step] = env.dones
            self.ended += [bool(game.outcome.winners) for game in env.finished]
        last = self.think(env.observations, *np.nonzero(env.masks))[1]
        gains = learning.advantages(rewards, values, dones, last, GAMMA, SMOOTHING)
        choices.close()
        flat = [torch.as_tensor(array.reshape(-1)) for array in (logs, gains, gains + values)]
        return Rollout(torch.as_tensor(seen.reshape(STEPS * GAMES, -1)), choices, taken.reshape(-1), *flat)

    def improve(self, share: float) -> tuple[float, float]:
        """Play, then learn from it, when `share` of the run is over. Returns the entropy and the KL divergence."""
        rollout = self.play(self.env, None)
        self.decisions += STEPS * GAMES
        self.set_rate(self.arguments.rate * max(1.0 - share, 0.05))
        entropy = self.arguments.entropy * max(1.0 - share, 0.1)
        surprise = moved = 0.0
        for _ in range(EPOCHS):
            for batch in rollout.batches(BATCH):
                surprise, moved = self._learn(batch, entropy)
            if moved > MOST_KL:
                break
        return surprise, moved

    def set_rate(self, rate: float) -> None:
        for group in self.optimiser.param_groups:
            group["lr"] = rate

    def _learn(self, batch: list[torch.Tensor], entropy: float) -> tuple[float, float]:
        """One step of PPO on a batch."""
        observations, rows, actions, taken, before, gains, targets = batch
        logs, values = self.brain(observations, rows, actions)
        change = logs[taken] - before
        gains = (gains - gains.mean()) / (gains.std() + 1e-8)
        ratio = change.exp()
        policy = -torch.min(ratio * gains, ratio.clamp(1 - CLIP, 1 + CLIP) * gains).mean()
        surprise = -(logs.exp() * logs).sum() / len(observations)
        self._descend(policy + VALUE_WEIGHT * (values - targets).square().mean() - entropy * surprise)
        return float(surprise.detach()), float((ratio - 1 - change).detach().mean())

    def imitate(self, batch: list[torch.Tensor]) -> float:
        """One step of imitation; returns how often the network agreed with the teacher."""
        observations, rows, actions, taken, _, _, targets = batch
        logs, values = self.brain(observations, rows, actions)
        self._descend(VALUE_WEIGHT * (values - targets).square().mean() - logs[taken].mean())
        best = highest(logs.detach().numpy(), rows.numpy(), actions.numpy(), len(observations))
        return float((best == actions[taken].numpy()).mean())

    def _descend(self, loss: torch.Tensor) -> None:
        self.optimiser.zero_grad()
        loss.backward()
        nn.utils.clip_grad_norm_(self.brain.parameters(), STEEPEST)
        self.optimiser.step()


def highest(scores: Floats, rows: Longs, actions: Longs, count: int) -> Longs:
    """The action with the highest score in each row."""
    order = np.lexsort((scores, rows))
    last = np.cumsum(np.bincount(rows, minlength=count)) - 1
    best: Longs = actions[order[last]]
    return best


def imitate(learner: Learner, decisions: int) -> None:
    """Learn to choose as `greedy` does, and to predict how its games end."""
    seed = f"{learner.arguments.seed}/imitate"
    env = BatchEnv("runedar", GAMES, seed=seed, settings=learning.SETTINGS)
    env.reset()
    teacher = make_bot("greedy", env.game, seed)
    for done in range(0, decisions, STEPS * GAMES):
        learner.set_rate(1e-3 * max(1.0 - done / decisions, 0.05))
        alike = [learner.imitate(batch) for batch in learner.play(env, teacher).batches(512)]
        print(f"imitated {done + STEPS * GAMES} decisions, {100 * np.mean(alike):.1f} % alike", flush=True)
    learner.ended = []


def note(learner: Learner, measured: Any, entropy: float, moved: float) -> None:
    """Write a line on the screen and one in the curve."""
    recent = learner.ended[-2000:]
    lately = sum(recent) / max(len(recent), 1)
    wall, busy = learner.seconds()
    row = [
        f"{wall:.0f}", f"{busy:.0f}", learner.decisions, len(learner.ended), f"{lately:.4f}",
        "" if measured is None else f"{measured.rate:.4f}", "" if measured is None else measured.of,
        f"{entropy:.4f}", f"{moved:.5f}",
    ]  # fmt: skip
    path = learner.folder / "curve.csv"
    new = not path.exists()
    learner.folder.mkdir(parents=True, exist_ok=True)
    with path.open("a", newline="", encoding="utf-8") as file:
        writer = csv.writer(file)
        if new:
            writer.writerow(CURVE)
        writer.writerow(row)
    said = "" if measured is None else f", measured {measured.percent()}"
    print(
        f"{busy:6.0f} s  {learner.decisions:>9} decisions  {len(learner.ended):>6} games  "
        f"won lately {100 * lately:.1f} %{said}  entropy {entropy:.3f}  moved {moved:.4f}",
        flush=True,
    )


def learn(learner: Learner) -> None:
    """Improve until enough decisions were made, with measurements in between."""
    arguments = learner.arguments
    while learner.decisions < arguments.decisions:
        entropy, moved = learner.improve(learner.decisions / arguments.decisions)
        rounds = learner.decisions // (STEPS * GAMES)
        if rounds % SAVE_EVERY == 0:
            due = rounds % MEASURE_EVERY == 0
            measured = learning.measure(learner.choose_best, "validation", MEASURED_GAMES) if due else None
            note(learner, measured, entropy, moved)
            learner.save()
    learner.save()


def read_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--out", required=True, help="folder for checkpoint, curve and picture")
    parser.add_argument("--decisions", type=int, default=4_000_000, help="own decisions to learn from, after imitating")
    parser.add_argument("--imitate", type=int, default=500_000, help="decisions of greedy to imitate first")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--rate", type=float, default=3e-4, help="learning rate")
    parser.add_argument("--entropy", type=float, default=0.003, help="weight of the entropy bonus")
    parser.add_argument("--shaping", type=float, default=1.0, help="weight of the potentials")
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--measure", type=int, default=0, help="only measure the checkpoint on this many games")
    return parser.parse_args()


def main() -> None:
    arguments = read_arguments()
    torch.set_num_threads(arguments.threads)
    learner = Learner(arguments)
    resumed = learner.load()
    if arguments.measure and not resumed:
        raise SystemExit(f"there is no checkpoint in {arguments.out} yet; run this without --measure first")
    try:
        if arguments.measure:
            print("learned:", learning.measure(learner.choose_best, "evaluation", arguments.measure).percent())
            print("greedy: ", learning.measure_bot("greedy", "evaluation", arguments.measure).percent())
            return
        if not resumed and arguments.imitate:
            imitate(learner, arguments.imitate)
            learner.save()
            note(learner, learning.measure(learner.choose_best, "validation", MEASURED_GAMES), 0.0, 0.0)
        learn(learner)
        greedy = learning.measure_bot("greedy", "validation", MEASURED_GAMES)
        learning.draw_curve(learner.folder / "curve.csv", learner.folder / "curve.png", greedy)
    except KeyboardInterrupt:
        kept = (learner.folder / "checkpoint.pt").exists()
        raise SystemExit(f"stopped; the same command {'continues' if kept else 'starts again'}") from None


if __name__ == "__main__":
    main()
