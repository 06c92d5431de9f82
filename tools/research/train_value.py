"""Trains the value network of a game: `python tools/research/train_value.py runedar --rounds 4 --games 500`.

Each round plays games, keeps positions with what became of them (λ-returns), and fits the network to those of the
last few rounds. The first round is played by the greedy bot (in Runedar with the weights that guide the search), the
others by the network itself:

- The Siege of Runedar by the search bot, judged where turns end; positions are kept there. `--rich 0.5` lets half of
  the games begin with grey and red upgrades in decks and on the board, and be refilled from any deck: otherwise a
  network that has never seen what the dear ones are worth does not buy them, and so never sees it.
- Castlecards one step ahead in ten guessed worlds, positions kept at any decision, from every seat's view. In each game
  some seats are guided by the greedy bot, so that wars end. `--seats 2` and `--seats 34` train the two networks.

What was played is kept in a folder beside the network, `OUT.rounds`: the same command continues a stopped run.

Needs PyTorch and NumPy besides the package. The networks in the repository came of several such runs.
"""

import argparse
import json
import multiprocessing
import time
from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import torch

from siegeworks.bots import make_bot
from siegeworks.bots.castlecards.part import make_evaluator as make_castlecards_evaluator
from siegeworks.bots.evaluators import read_nets
from siegeworks.bots.net import HIDDEN, Net
from siegeworks.bots.runedar.greedy import best_action
from siegeworks.bots.runedar.part import PLANNER_WEIGHTS
from siegeworks.bots.runedar.part import make_evaluator as make_runedar_evaluator
from siegeworks.bots.search import Tree
from siegeworks.bots.search_bot import FEWEST
from siegeworks.games import load_game
from siegeworks.games.runedar.actions import DONE, END, FILL
from siegeworks.games.runedar.names import DECKS
from siegeworks.kernel.chance import Chance, child_seed
from siegeworks.kernel.game import AnyGame

WINDOW = 4
"""Rounds whose positions are trained on together."""
WORLDS = 10
KEPT = 5
"""One in so many decisions of Castlecards is kept."""
WHIM = 200
"""One in so many decisions is made at random, so that the network sees what comes of it."""
LONGEST = 30
"""Turns of each seat after which a war is left as it stands, and judged by the network."""
OPTIONS = {
    "runedar": [
        {"seats": str(seats), "difficulty": difficulty}
        for seats in (1, 2, 2, 3, 3, 4, 4)
        for difficulty in ("easy", "normal", "normal", "hard", "hard", "epic")
    ],
    "castlecards": [{"seats": str(seats)} for seats in (2, 3, 4)],
}


@dataclass(frozen=True)
class Task:
    """Some games for a worker; without a document the greedy bot plays them."""

    game: str
    document: str | None
    seeds: list[str]
    decay: float
    kinds: list[dict[str, str]]
    rich: float = 0.0
    simulations: int = 100
    content: Path | None = None


@dataclass
class Kept:
    """A position in numbers, of whom, and which decision of that side comes next."""

    side: int
    place: int
    numbers: list[float]


class Recording:
    """One game: positions kept, and what each side thought of its chances at each of its decisions."""

    def __init__(self, sides: int) -> None:
        self.kept: list[Kept] = []
        self.thought: list[list[float]] = [[] for _ in range(sides)]

    def keep(self, side: int, numbers: list[float]) -> None:
        if numbers:
            self.kept.append(Kept(side, len(self.thought[side]), numbers))

    def samples(self, ends: list[float], decay: float) -> Iterator[tuple[list[float], float]]:
        """Each position with its return: how the game ended, mixed with what was thought on the way there."""
        returns: list[list[float]] = []
        for side, thought in enumerate(self.thought):
            backwards = [ends[side]]
            for value in reversed(thought):
                backwards.append(decay * backwards[-1] + (1 - decay) * value)
            returns.append(backwards[::-1])
        for kept in self.kept:
            yield kept.numbers, returns[kept.side][kept.place]


def is_rich(task: Task, seed: str) -> bool:
    """Whether the game of a seed begins with strong upgrades."""
    return Chance(child_seed(seed, "rich")).below(100) < 100 * task.rich


def enriched(game: AnyGame, state: Any, own: Chance) -> Any:
    """The position with strong upgrades in decks and on the board, as if the team had bought or begun to pay them."""
    document: Any = game.document(state)
    upgrades = document["upgrades"]
    for dwarf in document["dwarves"]:
        for _ in range(own.below(4)):
            at = own.below(len(dwarf["pile"]))
            if dwarf["pile"][at] != "orc":
                dwarf["pile"][at] = drawn(upgrades["red" if own.below(3) > 0 and upgrades["red"]["deck"] else "grey"])
    for space in document["board"]:
        if own.below(3) == 0 and upgrades["red"]["deck"]:
            space["card"] = drawn(upgrades["red"])
            card = game.tables.card_ids.index(space["card"])
            for place, resource in enumerate(document["stock"]):
                needed = game.tables.content.card_cost[card * len(document["stock"]) + place]
                space["given"][resource] = own.below(min(needed, 1) + 1)
                document["stock"][resource] -= space["given"][resource]
    return game.from_document(document)


def drawn(deck: dict[str, list[str]]) -> str:
    """The next card of an upgrade deck."""
    card = deck["deck"].pop(0)
    deck["drawn"].append(card)
    return card


def whim(action: int, legal: list[int], own: Chance, rich: bool) -> int:
    """Now and then anything at all; in a rich game a space is filled from any deck half of the time."""
    if own.below(WHIM) == 0:
        return legal[own.below(len(legal))]
    if not rich or not FILL <= action < DONE or own.below(2) == 0:
        return action
    fills = [each for each in legal if FILL <= each < DONE and (each - FILL) // DECKS == (action - FILL) // DECKS]
    return fills[own.below(len(fills))]


def play_runedar(game: AnyGame, evaluator: Any, task: Task, state: Any, chance: Chance, seed: str) -> Recording:
    own, recording, turn = Chance(child_seed(seed, "own")), Recording(1), 0
    rich = is_rich(task, seed)
    while (seat := game.actor(state)) is not None:
        legal = game.legal(state)
        action = legal[0]
        if len(legal) > 1 and task.document is None:
            action = best_action(game.view(state, seat), legal, own, PLANNER_WEIGHTS)
        elif len(legal) > 1:
            tree = Tree(evaluator, game.view(state, seat), legal, own)
            made = 0
            while made < task.simulations and (made < FEWEST or tree.lead() <= task.simulations - made):
                tree.simulate(-1)
                made += 1
            best = tree.ranking()[0]
            action = tree.root.actions[best]
            if state.turn != turn:
                turn = state.turn
                recording.thought[0].append(tree.chance_of(best))
        action = whim(action, legal, own, rich)
        if action == END or FILL <= action <= DONE:
            ended = game.copy(state)
            if evaluator.step(ended, action, own):
                recording.keep(0, evaluator.features(ended, seat))
        game.apply(state, action, chance, None)
    return recording


def play_castlecards(game: AnyGame, evaluator: Any, task: Task, state: Any, chance: Chance, seed: str) -> Recording:
    own, recording = Chance(child_seed(seed, "own")), Recording(state.seats)
    greedy = make_bot("greedy", game, child_seed(seed, "greedy"))
    guided = [10 if task.document is None else (0, 0, 3, 10)[own.below(4)] for _ in range(state.seats)]
    while (seat := game.actor(state)) is not None and state.turn <= LONGEST * state.seats:
        legal = game.legal(state)
        action = legal[0]
        if len(legal) > 1:
            view = game.view(state, seat)
            for other in range(state.seats):
                if own.below(KEPT) == 0:
                    recording.keep(other, evaluator.features(state, other))
            if task.document is not None:
                scores = evaluator.scores(view, legal, own, WORLDS)
                action = legal[scores.index(max(scores))]
                recording.thought[seat].append(max(scores))
            if own.below(10) < guided[seat]:
                action = greedy.choose(view, legal)
            if own.below(WHIM) == 0:
                action = legal[own.below(len(legal))]
        game.apply(state, action, chance, None)
    return recording


EVALUATORS: dict[str, Any] = {"runedar": make_runedar_evaluator, "castlecards": make_castlecards_evaluator}
PLAYS = {"runedar": play_runedar, "castlecards": play_castlecards}


def play_some(task: Task) -> tuple[Any, Any, list[bool]]:
    """Positions, returns, and whether each game was won (of rivals: whether it came to an end)."""
    game = load_game(task.game, task.content)
    empty = [Net(0, [], [0.0] * HIDDEN, [0.0] * HIDDEN, 0.0)]
    evaluator = EVALUATORS[task.game](empty if task.document is None else read_nets(task.document))
    samples: list[tuple[list[float], float]] = []
    won = []
    for seed in task.seeds:
        chance = Chance(child_seed(seed, "game"))
        options = game.options(task.kinds[Chance(seed).below(len(task.kinds))])
        state = game.setup(options, chance, None)
        if is_rich(task, seed):
            state = enriched(game, state, Chance(child_seed(seed, "strong")))
        recording = PLAYS[task.game](game, evaluator, task, state, chance, seed)
        outcome = game.outcome(state)
        sides = range(len(recording.thought))
        ends = [evaluator.judge(state, side) if outcome is None else float(side in outcome.winners) for side in sides]
        samples += recording.samples(ends, 1.0 if task.document is None else task.decay)
        won.append(outcome is not None and bool(outcome.winners))
    numbers = np.asarray([sample[0] for sample in samples], dtype=np.float32)
    return numbers, np.asarray([sample[1] for sample in samples], dtype=np.float32), won


class Model(torch.nn.Module):
    """The same network as `bots/net.py`, for learning."""

    def __init__(self, inputs: int) -> None:
        super().__init__()
        self.first = torch.nn.Linear(inputs, HIDDEN)
        self.out = torch.nn.Linear(HIDDEN, 1)

    def forward(self, numbers: Any) -> Any:
        return self.out(torch.relu(self.first(numbers))).squeeze(1)

    def document(self) -> str:
        """The weights with five significant digits."""

        def rounded(weights: Any) -> list[float]:
            return [float(f"{number:.5g}") for number in weights.detach().flatten().tolist()]

        first = rounded(self.first.weight.T.contiguous())
        layers = {"first": first, "units": rounded(self.first.bias), "out": rounded(self.out.weight)}
        return json.dumps({"inputs": self.first.in_features, **layers, "bias": rounded(self.out.bias)[0]})

    def read(self, document: dict[str, Any]) -> None:
        with torch.no_grad():
            known = torch.tensor(document["first"]).reshape(-1, HIDDEN).T
            self.first.weight.zero_()  # inputs that are newer than the network begin without weight
            self.first.weight[:, : known.shape[1]].copy_(known)
            self.first.bias.copy_(torch.tensor(document["units"]))
            self.out.weight.copy_(torch.tensor(document["out"]).reshape(1, -1))
            self.out.bias.fill_(document["bias"])


def fit(model: Model, rounds: deque[tuple[Any, Any]], epochs: int, rate: float, batch: int = 512) -> float:
    """Fit the network to the positions of the last rounds; gives the mean loss of the last epoch."""
    numbers = torch.from_numpy(np.concatenate([each[0] for each in rounds]))
    targets = torch.from_numpy(np.concatenate([each[1] for each in rounds]))
    optimiser = torch.optim.Adam(model.parameters(), lr=rate, weight_decay=1e-5)
    steps = max(1, epochs * len(numbers) // batch)
    cooling = torch.optim.lr_scheduler.CosineAnnealingLR(optimiser, steps)
    losses = []
    for _ in range(steps):
        chosen = torch.randint(len(numbers), (batch,))
        loss = torch.nn.functional.binary_cross_entropy_with_logits(model(numbers[chosen]), targets[chosen])
        optimiser.zero_grad()
        loss.backward()
        optimiser.step()
        cooling.step()
        losses.append(loss.item())
    last = losses[-max(1, steps // epochs) :]
    return float(sum(last) / len(last))


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=list(OPTIONS))
    parser.add_argument("--out", type=Path, required=True, help="where the network is written after each round")
    parser.add_argument("--start", type=Path, help="a network to begin with instead of the greedy bot's games")
    parser.add_argument("--content", type=Path, help="a content pack to play with instead of the game's own content")
    parser.add_argument("--seats", default="1234", help="numbers of seats to play with")
    parser.add_argument("--rounds", type=int, default=4)
    parser.add_argument(
        "--games", type=int, default=500, help="games a round; the greedy bot plays twenty times as many"
    )
    parser.add_argument("--decay", type=float, default=0.9)
    parser.add_argument(
        "--rich", type=float, default=0.0, help="share of Runedar's games that begin with strong upgrades"
    )
    parser.add_argument("--simulations", type=int, default=100, help="for each decision in games of Runedar")
    parser.add_argument("--rate", type=float, default=1e-3)
    parser.add_argument("--epochs", type=int, default=10)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--seed", default="train")
    args = parser.parse_args()
    if args.rich and args.game != "runedar":
        parser.error("--rich is for runedar: upgrades are there only")
    return args


class History:
    """The rounds of a run, kept in a folder beside the network, so that the same command continues a stopped run."""

    def __init__(self, out: Path, start: Path | None) -> None:
        self._out = out
        self._folder = out.with_name(out.name + ".rounds")
        self._folder.mkdir(parents=True, exist_ok=True)
        self.done = len(list(self._folder.glob("*.json")))
        self.rounds: deque[tuple[Any, Any]] = deque(maxlen=WINDOW)
        self.document = start.read_text(encoding="utf-8") if start else None
        for number in range(max(0, self.done - WINDOW), self.done):
            with np.load(self._folder / f"{number}.npz") as kept:
                self.rounds.append((kept["numbers"], kept["targets"]))
        if self.done:
            self.document = (self._folder / f"{self.done - 1}.json").read_text(encoding="utf-8")

    def add(self, parts: list[tuple[Any, Any, list[bool]]]) -> None:
        """Add the positions of a new round."""
        filled = [part for part in parts if len(part[0])]
        self.rounds.append((np.concatenate([part[0] for part in filled]), np.concatenate([part[1] for part in filled])))

    def finish(self, document: str) -> None:
        """Keep the newest round and the network fitted to it. The network is written last: it marks a whole round."""
        numbers, targets = self.rounds[-1]
        np.savez_compressed(self._folder / f"{self.done}.npz", numbers=numbers, targets=targets)
        (self._folder / f"{self.done - WINDOW}.npz").unlink(missing_ok=True)
        self._out.write_text(document + "\n", encoding="utf-8")
        (self._folder / f"{self.done}.json").write_text(document + "\n", encoding="utf-8")
        self.document = document
        self.done += 1


def main() -> None:
    args = arguments()
    kinds = [options for options in OPTIONS[args.game] if options["seats"] in args.seats]
    history = History(args.out, args.start)
    torch.set_num_threads(1)  # threads of so small a network mostly wait for each other
    with multiprocessing.get_context("spawn").Pool(args.workers) as pool:
        while history.done < args.rounds:
            began = time.monotonic()
            torch.manual_seed(history.done)
            document = history.document
            count = args.games if document else 20 * args.games
            seeds = [child_seed(args.seed, history.done, game) for game in range(count)]
            tasks = [
                Task(args.game, document, some, args.decay, kinds, args.rich, args.simulations, args.content)
                for some in (seeds[at : at + 5] for at in range(0, count, 5))
            ]
            parts = pool.map(play_some, tasks, chunksize=1)
            history.add(parts)
            model = Model(history.rounds[-1][0].shape[1])
            if document:
                model.read(json.loads(document))
            loss = fit(model, history.rounds, args.epochs, args.rate)
            history.finish(model.document())
            won = [each for part in parts for each in part[2]]
            positions, seconds = len(history.rounds[-1][0]), time.monotonic() - began
            share = sum(won) / len(won)
            print(f"round {history.done}: {positions} positions, won {share:.3f}, loss {loss:.4f}, {seconds:.0f} s")


if __name__ == "__main__":
    main()
