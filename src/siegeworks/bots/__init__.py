"""Bots: each sees a view and the legal actions, never a state, and chooses with a chance of its own."""

from collections.abc import Callable
from typing import Any, Protocol

from siegeworks.bots.budget import Budget, parse_budget
from siegeworks.bots.castlecards.greedy import best_action as best_castlecards_action
from siegeworks.bots.castlecards.heuristics import Weights as CastlecardsWeights
from siegeworks.bots.castlecards.weights import BEGINNER as CASTLECARDS_BEGINNER
from siegeworks.bots.flat import FlatBot
from siegeworks.bots.runedar.greedy import best_action as best_runedar_action
from siegeworks.bots.runedar.heuristics import Weights as RunedarWeights
from siegeworks.bots.runedar.weights import BEGINNER as RUNEDAR_BEGINNER
from siegeworks.bots.search_bot import SearchBot
from siegeworks.kernel.chance import Chance
from siegeworks.kernel.game import AnyGame
from siegeworks.kernel.problem import Problem

GreedyRule = tuple[Callable[[Any, list[int], Chance, Any], int], Any]
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

    def __init__(self, rule: GreedyRule, chance: Chance) -> None:
        self._best_action, self._weights = rule
        self._chance = chance

    def choose(self, view: Any, legal: list[int]) -> int:
        return legal[0] if len(legal) == 1 else self._best_action(view, legal, self._chance, self._weights)


GREEDY_RULES: dict[str, GreedyRule] = {
    "runedar": (best_runedar_action, RunedarWeights(RUNEDAR_BEGINNER)),
    "castlecards": (best_castlecards_action, CastlecardsWeights(CASTLECARDS_BEGINNER)),
}
PLAYS_AS = {"beginner": "greedy", "steady": "search:16", "expert": "search:200"}
"""Which bot is meant by the name of a level."""
LEVELS = tuple(PLAYS_AS)
"""The bots people choose from, weakest first."""
BOTS = ("random", "greedy", *LEVELS)
QUICK = ("random", "greedy", "beginner")
"""Bots that answer within a millisecond; the others think, and must not be waited for in an event loop."""
BUDGETED: dict[str, Callable[[AnyGame, Budget, str], Bot]] = {"flat": FlatBot, "search": SearchBot}
"""Bots of the lab, named with what they may think: `flat:400` or `flat:50ms`. No table seats them: a guest could
name any budget."""


def check_bot(name: str) -> None:
    """Refuse a name that no bot of a table has."""
    if name not in BOTS:
        raise Problem("bot-unknown", bot=name, known=", ".join(BOTS))


def lab_budget(name: str) -> Budget | None:
    """The budget in the name of a bot, None for one without; refuses a name that no bot of the lab has."""
    kind = name.partition(":")[0]
    if kind in BUDGETED:
        return parse_budget(name)
    if name not in BOTS:
        raise Problem("bot-unknown", bot=name, known=", ".join((*BOTS, *(f"{each}:400" for each in BUDGETED))))
    return None


def make_bot(name: str, game: AnyGame, seed: str) -> Bot:
    """A bot by name, with a chance of its own that has nothing to do with the game's."""
    name = PLAYS_AS.get(name, name)
    budget = lab_budget(name)
    if budget is not None:
        return BUDGETED[name.partition(":")[0]](game, budget, seed)
    return RandomBot(Chance(seed)) if name == "random" else GreedyBot(GREEDY_RULES[game.id], Chance(seed))
