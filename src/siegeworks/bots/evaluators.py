"""The trained evaluators: one for each game that has one, made once from its networks."""

import json
from collections.abc import Mapping
from functools import cache
from hashlib import sha256
from importlib import resources

from siegeworks.bots.budget import Budget
from siegeworks.bots.net import Net
from siegeworks.bots.part import Evaluator, evaluator_part
from siegeworks.bots.restriction import Restriction

NETS_FILE = "value.json"
"""The trained networks of a game, in the package of its bots."""
SIMULATIONS_PER_WORLD = 16
"""A bot with a small budget judges the first actions in few guessed states: otherwise levels would hardly differ."""


def read_nets(text: str) -> list[Net]:
    """The networks in a JSON text: one, or a list of them."""
    document = json.loads(text)
    return [
        Net(each["inputs"], each["first"], each["units"], each["out"], each["bias"])
        for each in (document if isinstance(document, list) else [document])
    ]


def trained_nets(package: str) -> list[Net]:
    """The trained networks in a package."""
    return read_nets((resources.files(package) / NETS_FILE).read_text(encoding="utf-8"))


def network_digest(package: str) -> str:
    """What the trained networks in a package are known by."""
    return sha256((resources.files(package) / NETS_FILE).read_bytes()).hexdigest()[:12]


def measured_with(
    package: str, digest: str, corrections: Mapping[int, tuple[float, float]]
) -> Mapping[int, tuple[float, float]]:
    """Corrections that were measured with certain networks; none if the package has others now."""
    return corrections if network_digest(package) == digest else {}


def trained_evaluator(game_id: str, budget: Budget | None = None) -> Evaluator:
    """The evaluator of a game as it was trained, set up for a budget; without a budget it looks as well as it can."""
    most = evaluator_part(game_id).worlds
    return _made(game_id, most if budget is None else worlds_for(budget, most))


def restricted_evaluator(game_id: str, budget: Budget, restriction: Restriction) -> Evaluator:
    """An evaluator of its own for a bot whose simulations keep to a restriction."""
    part = evaluator_part(game_id)
    evaluator = part.make(worlds_for(budget, part.worlds))
    evaluator.restrict(restriction)
    return evaluator


@cache
def _made(game_id: str, worlds: int) -> Evaluator:
    return evaluator_part(game_id).make(worlds)


def worlds_for(budget: Budget, most: int) -> int:
    """In how many guessed states the first actions are judged; with a budget of time in as many as are worth it."""
    if budget.simulations == 0:
        return most
    return min(max(budget.simulations // SIMULATIONS_PER_WORLD, 1), most)
