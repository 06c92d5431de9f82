"""Flat Monte Carlo: tries every action in turn by random games and takes the one with the best mean.

Each simulation guesses a state that is consistent with the view, applies one action, and lets all seats play at random.
The bot needs nothing but the rules of a game, so it is a yardstick for stronger bots, and the opponent in games that
bring no heuristics.
"""

from typing import Any

from siegeworks.bots.budget import Budget, Spending
from siegeworks.bots.part import bot_part
from siegeworks.kernel.chance import Chance
from siegeworks.kernel.game import AnyGame


class FlatBot:
    """Tries the legal actions in turn until its budget is spent, and takes the one with the best mean."""

    def __init__(self, game: AnyGame, budget: Budget, seed: str) -> None:
        self._game = game
        self._playout = bot_part(game.id).playout
        self._budget = budget
        self._chance = Chance(seed)

    def choose(self, view: Any, legal: list[int]) -> int:
        if len(legal) == 1:
            return legal[0]
        totals = [0.0] * len(legal)
        made = 0
        spending = Spending(self._budget)
        while spending.goes_on(made):
            place = made % len(legal)
            state = self._game.guess(view, self._chance)
            self._game.apply(state, legal[place], self._chance, None)
            totals[place] += self._playout(self._game, state, view.seat, self._chance)
            made += 1
        tried = [made // len(legal) + (place < made % len(legal)) for place in range(len(legal))]
        means = [total / count if count else -1.0 for total, count in zip(totals, tried, strict=True)]
        return legal[means.index(max(means))]
