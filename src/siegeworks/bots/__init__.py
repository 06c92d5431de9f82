"""Bots: each sees a view and the legal actions, never a state, and chooses with a chance of its own."""

from collections.abc import Callable
from typing import Any, Protocol

from siegeworks.bots.castlecards.greedy import best_action as best_castlecards_action
from siegeworks.bots.castlecards.sense import Weights as CastlecardsWeights
from siegeworks.bots.castlecards.weights import BEGINNER as CASTLECARDS_BEGINNER
from siegeworks.bots.runedar.greedy import best_action as best_runedar_action
from siegeworks.bots.runedar.sense import Weights as RunedarWeights
from siegeworks.bots.runedar.weights import BEGINNER as RUNEDAR_BEGINNER
from siegeworks.kernel.chance import Chance
from siegeworks.kernel.game import AnyGame
from siegeworks.kernel.problem import Problem

Sense = tuple[Callable[[Any, list[int], Chance, Any], int], Any]
"""How a game's greedy bot picks an action, and its weights."""


class Bot(Protocol):
    """Something that plays a seat."""

    def choose(self, view: Any, legal: list[int]) -> int:
        """One of the legal actions."""
        ...


class RandomBot:
    """Chooses any legal action, each equally likely."""

    def __init__(self, chance: Chance) -> None:
        self._chance = chance

    def choose(self, view: Any, legal: list[int]) -> int:  # noqa: ARG002 - it does not look
        return legal[self._chance.below(len(legal))]


class GreedyBot:
    """A careful beginner: takes what seems worth most one step ahead."""

    def __init__(self, sense: Sense, chance: Chance) -> None:
        self._best_action, self._weights = sense
        self._chance = chance

    def choose(self, view: Any, legal: list[int]) -> int:
        return legal[0] if len(legal) == 1 else self._best_action(view, legal, self._chance, self._weights)


SENSES: dict[str, Sense] = {
    "runedar": (best_runedar_action, RunedarWeights(RUNEDAR_BEGINNER)),
    "castlecards": (best_castlecards_action, CastlecardsWeights(CASTLECARDS_BEGINNER)),
}
BOTS = ("random", "greedy")


def check_bot(name: str) -> None:
    """Refuse a name no bot has."""
    if name not in BOTS:
        raise Problem("bot-unknown", bot=name, known=", ".join(BOTS))


def make_bot(name: str, game: AnyGame, seed: str) -> Bot:
    """A bot by name, with a chance of its own that has nothing to do with the game's."""
    check_bot(name)
    return RandomBot(Chance(seed)) if name == "random" else GreedyBot(SENSES[game.id], Chance(seed))
