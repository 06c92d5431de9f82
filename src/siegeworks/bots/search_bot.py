"""The search bot: searches a new tree for each decision, for as long as its budget lasts."""

from statistics import fmean
from typing import Any

from siegeworks.bots.budget import Budget, Spending
from siegeworks.bots.evaluators import restricted_evaluator, trained_evaluator
from siegeworks.bots.part import evaluator_part
from siegeworks.bots.restriction import Restriction
from siegeworks.bots.search import Tree
from siegeworks.kernel.chance import Chance
from siegeworks.kernel.game import AnyGame

FEWEST = 8
"""Simulations that are made in any case before the search may stop early."""
TIED = 0.002
"""Actions whose chances differ by a smaller share win equally often; the game's score decides between them."""
MOST_TIED = 4
TRIES = 6
"""Simulations of each tied action that show what is left of the score."""


class SearchBot:
    """Chooses the action that its simulations tried most often. With a restriction its simulations keep to that too."""

    def __init__(self, game: AnyGame, budget: Budget, seed: str, restriction: Restriction | None = None) -> None:
        if restriction is None:
            self._evaluator = trained_evaluator(game.id, budget)
        else:
            self._evaluator = restricted_evaluator(game.id, budget, restriction)
        self._budget = budget
        self._chance = Chance(seed)
        self._score = evaluator_part(game.id).score

    def choose(self, view: Any, legal: list[int]) -> int:
        if len(legal) == 1:
            return legal[0]
        tree = Tree(self._evaluator, view, legal, self._chance)
        spending = Spending(self._budget)
        made = 0
        while spending.goes_on(made) and not self._settled(tree, made):
            tree.simulate(-1)
            made += 1
        return tree.root.actions[self._best(tree, view.seat)]

    def _best(self, tree: Tree, seat: int) -> int:
        """The place of the action tried most often, or of one that wins as often and saves more of the score."""
        ranked = tree.ranking()
        least = tree.chance_of(ranked[0]) * (1.0 - TIED)
        tied = [place for place in ranked[:MOST_TIED] if tree.root.visits[place] > 0 and tree.chance_of(place) >= least]
        measure = self._score
        if measure is None or len(tied) < 2:
            return ranked[0]
        saved = [fmean(measure.count(tree.simulate(place), seat) for _ in range(TRIES)) for place in tied]
        return tied[saved.index(max(saved))]

    def _settled(self, tree: Tree, made: int) -> bool:
        """Whether the simulations that are left could not change the choice any more."""
        return made >= FEWEST and self._budget.simulations > 0 and tree.lead() > self._budget.simulations - made
