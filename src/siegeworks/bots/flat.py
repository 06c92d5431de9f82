"""Flat Monte Carlo: every action tried in turn by random games, the best mean wins. A yardstick, not a companion.

Each simulation guesses a state that could lie behind the view, carries out one action, and lets all play at random.
"""

from collections.abc import Callable
from typing import Any

from siegeworks.bots.budget import Budget, Spending
from siegeworks.games.castlecards import names as castlecards
from siegeworks.games.castlecards.rules.apply import random_playout as castlecards_playout
from siegeworks.games.runedar import names as runedar
from siegeworks.games.runedar.rules.apply import random_playout as runedar_playout
from siegeworks.kernel.chance import Chance
from siegeworks.kernel.game import AnyGame

CASTLECARDS_CUT = 40
"""Decisions after which a random game is judged as it stands: at random a war takes hundreds, and what came of the
first action is lost in them."""
RUNEDAR_CUT = 20_000
"""Far more than any game has: random dwarves lose within a few hundred decisions."""
LOST_WORTH = 0.2
"""What a lost game counts when every goblin was defeated; random dwarves never win, so this is what guides."""

Judge = Callable[[Any, int, Chance], float]
"""Plays a state to its end at random and says what it was worth to a seat, from 0 to 1."""


def judge_castlecards(state: Any, seat: int, chance: Chance) -> float:
    """Won 1, drawn a half, lost 0; cut off: the seat's share of all walls and castles that stand."""
    castlecards_playout(state, chance, CASTLECARDS_CUT)
    if state.result == castlecards.DRAWN:
        return 0.5
    if state.result != castlecards.RUNNING:
        return float(state.winner == seat)
    # A seat whose castle fell has no walls either: the rules take them down together.
    standing = state.standing
    own = sum(standing[seat * castlecards.POSTS : (seat + 1) * castlecards.POSTS])
    return float(own / sum(standing))


def judge_runedar(state: Any, seat: int, chance: Chance) -> float:  # noqa: ARG001 - dwarves win together
    """Won 1; lost: a little for every goblin defeated."""
    runedar_playout(state, chance, RUNEDAR_CUT)
    if state.result == runedar.WON:
        return 1.0
    return float(LOST_WORTH * state.goblins_defeated / (runedar.SECTIONS * runedar.GOBLIN_FIGURES))


JUDGES: dict[str, Judge] = {"castlecards": judge_castlecards, "runedar": judge_runedar}


class FlatBot:
    """Tries the legal actions in turn until its budget is spent, and takes the one with the best mean."""

    def __init__(self, game: AnyGame, budget: Budget, seed: str) -> None:
        self._game = game
        self._judge = JUDGES[game.id]
        self._budget = budget
        self._chance = Chance(seed)

    def choose(self, view: Any, legal: list[int]) -> int:
        if len(legal) == 1:
            return legal[0]
        worth = [0.0] * len(legal)
        made = 0
        spending = Spending(self._budget)
        while spending.goes_on(made):
            place = made % len(legal)
            state = self._game.guess(view, self._chance)
            self._game.apply(state, legal[place], self._chance, None)
            worth[place] += self._judge(state, view.seat, self._chance)
            made += 1
        tried = [made // len(legal) + (place < made % len(legal)) for place in range(len(legal))]
        means = [total / count if count else -1.0 for total, count in zip(worth, tried, strict=True)]
        return legal[means.index(max(means))]
