"""The search bot: thinks about each decision for as long as its budget lasts, in a tree of its own."""

from typing import Any

from siegeworks.bots.budget import Budget, Spending
from siegeworks.bots.castlecards.mind import WORLDS
from siegeworks.bots.minds import trained_mind
from siegeworks.bots.search import Tree
from siegeworks.kernel.chance import Chance
from siegeworks.kernel.game import AnyGame

FEWEST = 8
"""Simulations before a lead counts."""
SIMULATIONS_A_WORLD = 16
"""Who may think little looks at few worlds before it begins; the search alone makes no such difference."""


class SearchBot:
    """Chooses what its simulations tried most often."""

    def __init__(self, game: AnyGame, budget: Budget, seed: str) -> None:
        self._mind = trained_mind(game.id, worlds_for(budget))
        self._budget = budget
        self._chance = Chance(seed)

    def choose(self, view: Any, legal: list[int]) -> int:
        if len(legal) == 1:
            return legal[0]
        tree = Tree(self._mind, view, legal, self._chance)
        spending = Spending(self._budget)
        made = 0
        while spending.goes_on(made) and not self._settled(tree, made):
            tree.simulate(-1)
            made += 1
        return tree.root.actions[tree.ranking()[0]]

    def _settled(self, tree: Tree, made: int) -> bool:
        """Whether the rest of a number of simulations could not change the choice any more."""
        return made >= FEWEST and self._budget.simulations > 0 and tree.lead() > self._budget.simulations - made


def worlds_for(budget: Budget) -> int:
    """In how many guessed worlds what is tried first is judged; by the clock, in all."""
    if budget.simulations == 0:
        return WORLDS
    return min(max(budget.simulations // SIMULATIONS_A_WORLD, 1), WORLDS)
