"""The parts of `learn_runedar.py` that need only NumPy: action features, potentials, advantages, measurements."""

import csv
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from siegeworks.bots import make_bot
from siegeworks.games.runedar.names import DWARF_CARDS, MAGIC_STEPS, MOVE, USE_NAMES, USES
from siegeworks.kernel.chance import Chance, child_seed
from siegeworks.kernel.game import AnyGame
from siegeworks.lab.statistics import Share
from siegeworks.rl.batch import BatchEnv
from siegeworks.rl.encoding import Encoding

Floats = NDArray[np.float32]
Longs = NDArray[np.int64]
Policy = Callable[[NDArray[np.float32], NDArray[np.uint8]], Longs]
"""Takes the observations and masks of many games; returns an action for each."""

SETTINGS = {"seats": "1", "difficulty": "easy"}
POTENTIALS = {
    "rubble in all / 60": -1.0,
    "goblins defeated / 10": 0.4,
    "gold / 10": 0.15,
    "orcs out / 10": -0.15,
    "share of trolls left": 0.1,
    "share of catapult cards left": 0.1,
}
"""The potential of a position: weights of a few numbers of its observation. Only differences count."""
DECK_POTENTIAL = 0.02
"""The weight of each number that says what the own deck can do."""
HEIGHT = 2.9
"""Inches of the picture of the learning curve."""


def action_features(game: AnyGame) -> Floats:
    """A row for each action: the words of its text and, for an action with a card, what the card can do.

    “axe work wood” and “hammer work wood” are similar from the start, so what is learned of one helps the other.
    """
    texts = game.notation.texts
    words = sorted({word for text in texts for word in _words(text)})
    column = {word: place for place, word in enumerate(words)}
    features = np.zeros((len(texts), len(words) + USES + 2), np.float32)
    cards = {card: number for number, card in enumerate(game.tables.card_ids[:DWARF_CARDS])}
    lines = game.tables.content.card_use
    for action, text in enumerate(texts):
        for word in _words(text):
            features[action, column[word]] = 1.0
        card = next((cards[word] for word in text.split() if word in cards), None)
        if card is None:
            continue
        own = lines[card * USES : (card + 1) * USES]
        magic = own[MOVE] == MAGIC_STEPS
        features[action, len(words) : len(words) + USES] = [*(value / 4 for value in own[:MOVE]), float(magic)]
        used = next((use for use, name in enumerate(USE_NAMES) if name in text.split()), None)
        if used is not None:
            features[action, -2] = float(magic) if used == MOVE else own[used] / 4
        features[action, -1] = 1.0
    return features


def _words(text: str) -> list[str]:
    """The words of an action; a number is joined to the word before it, and after some verbs the whole text counts."""
    parts = text.split()
    words = [part for part in parts if not part.isdigit()]
    words += [f"{before} {part}" for before, part in pairwise(parts) if part.isdigit()]
    if parts[0] in ("fill", "discard", "hire", "aim"):
        words.append(" ".join(parts))
    return words


class Choices:
    """The legal actions of many decisions in one array; of more than a thousand actions only a few are legal."""

    def __init__(self) -> None:
        self._actions: list[Longs] = []
        self._counts: list[Longs] = []

    def add(self, masks: NDArray[np.uint8]) -> tuple[Longs, Longs]:
        """Add those of some decisions; returns the row and the number of each legal action."""
        rows, actions = np.nonzero(masks)
        self._actions.append(actions)
        self._counts.append(np.bincount(rows, minlength=len(masks)))
        return rows, actions

    def close(self) -> None:
        """Build the arrays; no decision can be added afterwards."""
        self.actions = np.concatenate(self._actions)
        self.counts = np.concatenate(self._counts)
        self.starts = np.cumsum(self.counts) - self.counts

    def pick(self, decisions: Longs) -> tuple[Longs, Longs]:
        """The legal actions of some of the decisions: the row among these and the number of each."""
        counts = self.counts[decisions]
        rows = np.repeat(np.arange(len(decisions)), counts)
        within = np.arange(len(rows)) - np.repeat(np.cumsum(counts) - counts, counts)
        return rows, self.actions[np.repeat(self.starts[decisions], counts) + within]


class Potential:
    """The potential of positions by their observations; the average start is worth 0."""

    def __init__(self, encoding: Encoding, start: Floats) -> None:
        self._weights = np.zeros(encoding.size, np.float32)
        for place, name in enumerate(encoding.names):
            self._weights[place] = POTENTIALS.get(name, DECK_POTENTIAL if name.startswith("own deck in all") else 0.0)
        self._start = 0.0
        self._start = float(self(start).mean())

    def __call__(self, observations: Floats) -> Floats:
        promised: Floats = observations @ self._weights - np.float32(self._start)
        return promised


def advantages(
    rewards: Floats, values: Floats, dones: NDArray[np.bool_], last: Floats, gamma: float, smoothing: float
) -> Floats:
    """Generalised advantage estimation over arrays (steps, games); `last` are the values after the last step."""
    result = np.zeros_like(rewards)
    ahead = np.zeros_like(last)
    following = last
    for step in range(len(rewards) - 1, -1, -1):
        goes_on = 1.0 - dones[step]
        error = rewards[step] + gamma * following * goes_on - values[step]
        ahead = (error + gamma * smoothing * goes_on * ahead).astype(np.float32)
        result[step] = ahead
        following = values[step]
    return result


def measure(policy: Policy, seed: str, games: int, count: int = 250) -> Share:
    """How often a policy wins. Every row counts the same number of games, since short games end more often."""
    rows = min(count, games)
    env = BatchEnv("runedar", rows, seed=seed, settings=SETTINGS)
    env.reset()
    wanted = -(-games // rows)
    played = np.zeros(rows, np.int64)
    won = 0
    while played.min() < wanted:
        env.step(policy(env.observations, env.masks))
        for game in env.finished:
            if played[game.row] < wanted:
                won += bool(game.outcome.winners)
            played[game.row] += 1
    return Share(won, wanted * rows)


def measure_bot(bot: str, seed: str, games: int, count: int = 250) -> Share:
    """How often a bot wins the same deals as in `measure`."""
    rows = min(count, games)
    env = BatchEnv("runedar", rows, seed=seed, settings=SETTINGS)
    wanted = -(-games // rows)
    won = 0
    for row in range(rows):
        for number in range(wanted):
            deal = child_seed(seed, row, number)
            player = make_bot(bot, env.game, child_seed(deal, "bot", 0))
            chance = Chance(deal)
            state = env.game.setup(env.options, chance, None)
            while (seat := env.game.actor(state)) is not None:
                legal = env.game.legal(state)
                env.game.apply(state, player.choose(env.game.view(state, seat), legal), chance, None)
            outcome = env.game.outcome(state)
            won += outcome is not None and bool(outcome.winners)
    return Share(won, wanted * rows)


def draw_curve(table: Path, picture: Path, greedy: Share) -> None:
    """Draw how often the learner won while it learned, with greedy on the same deals."""
    from siegeworks.lab.charts.style import FAINT, SOFT, STYLES, canvas, render

    with table.open(encoding="utf-8") as file:
        measured = [row for row in csv.DictReader(file) if row["won_measured"]]
    decisions = [int(row["decisions"]) / 1e6 for row in measured]
    counts = [(float(row["won_measured"]), int(row["measured_games"])) for row in measured]
    shares = [Share(round(rate * games), games) for rate, games in counts]
    low, high = greedy.interval
    bounds = [[100 * share.interval[side] for share in shares] for side in (0, 1)]
    style = STYLES[0]
    with canvas(HEIGHT) as (figure, axes):
        axes.axhspan(100 * low, 100 * high, color=FAINT)
        axes.axhline(100 * greedy.rate, color=SOFT, label="greedy")
        axes.plot(
            decisions, [100 * share.rate for share in shares], color=style.colour, marker=style.marker, label="learner"
        )
        axes.fill_between(decisions, bounds[0], bounds[1], color=style.colour, alpha=0.2)
        axes.set(xlabel="own decisions, millions", ylabel="games won, %", ylim=(0, None))
        axes.legend(loc="lower right")
        picture.write_bytes(render("learning", figure).png)
