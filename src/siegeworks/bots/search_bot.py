"""The search bot: searches a new tree for each decision, for as long as its budget lasts."""

from typing import Any

from siegeworks.bots.budget import Budget, Spending
from siegeworks.bots.evaluators import restricted_evaluator, trained_evaluator
from siegeworks.bots.restriction import Restriction
from siegeworks.bots.search import Tree
from siegeworks.kernel.chance import Chance
from siegeworks.kernel.game import AnyGame

FEWEST = 8
"""Simulations that are made in any case before the search may stop early."""


class SearchBot:
    """Chooses the action that its simulations tried most often. With a restriction its simulations keep to that too."""

    def __init__(self, game: AnyGame, budget: Budget, seed: str, restriction: Restriction | None = None) -> None:
        if restriction is None:
            self._evaluator = trained_evaluator(game.id, budget)
        else:
            self._evaluator = restricted_evaluator(game.id, budget, restriction)
        self._budget = budget
        self._chance = Chance(seed)

    def choose(self, view: Any, legal: list[int]) -> int:
        if len(legal) == 1:
            return legal[0]
        tree = Tree(self._evaluator, view, legal, self._chance)
        spending = Spending(self._budget)
        made = 0
        while spending.goes_on(made) and not self._settled(tree, made):
            tree.simulate(-1)
            made += 1
        return tree.root.actions[tree.ranking()[0]]

    def _settled(self, tree: Tree, made: int) -> bool:
        """Whether the simulations that are left could not change the choice any more."""
        return made >= FEWEST and self._budget.simulations > 0 and tree.lead() > self._budget.simulations - made
