"""The trained evaluators: one for each game, made once from its weights."""

import json
from functools import cache
from importlib import resources
from typing import Any

from siegeworks.bots.budget import Budget
from siegeworks.bots.castlecards.evaluator import WORLDS
from siegeworks.bots.castlecards.evaluator import Evaluator as CastlecardsEvaluator
from siegeworks.bots.castlecards.features import GROUPS as CASTLECARDS_GROUPS
from siegeworks.bots.castlecards.heuristics import Weights as CastlecardsWeights
from siegeworks.bots.castlecards.weights import BEGINNER as CASTLECARDS_BEGINNER
from siegeworks.bots.net import Net
from siegeworks.bots.runedar.evaluator import Evaluator as RunedarEvaluator
from siegeworks.bots.runedar.features import GROUPS as RUNEDAR_GROUPS
from siegeworks.bots.runedar.heuristics import Weights as RunedarWeights
from siegeworks.bots.runedar.weights import BEGINNER as RUNEDAR_BEGINNER

WEIGHTS = "value.json"
SIMULATIONS_A_WORLD = 16
"""Who may think little looks at few worlds before it begins; the search alone makes no such difference."""
Group = tuple[str, int, int]
GROUPS: dict[str, tuple[Group, ...]] = {"runedar": RUNEDAR_GROUPS, "castlecards": CASTLECARDS_GROUPS}
"""For each game the reasons its coach can give: a name, and the inputs it stands for."""


def read_nets(text: str) -> list[Net]:
    """The networks of a document: one, or a list of them."""
    document = json.loads(text)
    return [
        Net(each["inputs"], each["first"], each["units"], each["out"], each["bias"])
        for each in (document if isinstance(document, list) else [document])
    ]


def make_evaluator(game: str, nets: list[Net], worlds: int = WORLDS) -> Any:
    """The evaluator of a game around its network; of Castlecards around one for two seats and one for more.

    `worlds` is in how many guessed worlds an evaluator of Castlecards judges what it tries first.
    """
    if game == "castlecards":
        evaluator = CastlecardsEvaluator(nets[0], nets[-1], CastlecardsWeights(CASTLECARDS_BEGINNER))
        evaluator.use_worlds(worlds)
        return evaluator
    return RunedarEvaluator(nets[0], RunedarWeights(RUNEDAR_BEGINNER))


@cache
def trained_evaluator(game: str, worlds: int = WORLDS) -> Any:
    """The evaluator of a game as it was trained."""
    weights = (resources.files("siegeworks.bots") / game / WEIGHTS).read_text(encoding="utf-8")
    return make_evaluator(game, read_nets(weights), worlds)


def worlds_for(budget: Budget) -> int:
    """In how many guessed worlds what is tried first is judged; by the clock, in all."""
    if budget.simulations == 0:
        return WORLDS
    return min(max(budget.simulations // SIMULATIONS_A_WORLD, 1), WORLDS)
