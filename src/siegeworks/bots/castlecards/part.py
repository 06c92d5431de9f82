"""What Castlecards brings for bots."""

from typing import Any

from siegeworks.bots.castlecards.evaluator import WORLDS, CastlecardsEvaluator
from siegeworks.bots.castlecards.features import GROUPS
from siegeworks.bots.castlecards.greedy import best_action
from siegeworks.bots.castlecards.heuristics import Weights
from siegeworks.bots.castlecards.measures import MEASURES
from siegeworks.bots.castlecards.weights import BEGINNER
from siegeworks.bots.evaluators import measured_with, trained_nets
from siegeworks.bots.net import Net
from siegeworks.bots.part import SEARCH_LEVELS, UNDECIDED, BotPart, EvaluatorPart
from siegeworks.games.castlecards.names import HIDDEN, POSTS, RUNNING
from siegeworks.games.castlecards.rules.apply import random_playout
from siegeworks.kernel.chance import Chance
from siegeworks.kernel.game import AnyGame

WEIGHTS = Weights(BEGINNER)
CALIBRATION = measured_with("siegeworks.bots.castlecards", "2c52f0d3c855", {2: (-0.368, 1.068)})
"""See docs/explanation/coach.md; with other networks the coach corrects nothing until it is measured again."""
MOST_DECISIONS = 40
"""Decisions after which a random game is judged as it stands: to its end it takes hundreds, and the effect of the
first action is lost in them."""


def greedy_action(view: Any, legal: list[int], chance: Chance) -> int:
    return best_action(view, legal, chance, WEIGHTS)


def playout(game: AnyGame, state: Any, seat: int, chance: Chance) -> float:  # noqa: ARG001 - the same for all contents
    """1 for a win; for a game that still runs the seat's share of all walls and castles that stand."""
    random_playout(state, chance, MOST_DECISIONS)
    if state.result != RUNNING:
        return float(state.winner == seat) if state.winner != HIDDEN else UNDECIDED
    # A seat whose castle fell has no walls either: the rules take them down together.
    standing = state.standing
    own = sum(standing[seat * POSTS : (seat + 1) * POSTS])
    return float(own / sum(standing))


def make_evaluator(nets: list[Net], worlds: int = WORLDS) -> CastlecardsEvaluator:
    """An evaluator with a network for two seats and one for more, which may be the same."""
    evaluator = CastlecardsEvaluator(nets[0], nets[-1], WEIGHTS)
    evaluator.use_worlds(worlds)
    return evaluator


def trained_evaluator(worlds: int) -> CastlecardsEvaluator:
    return make_evaluator(trained_nets("siegeworks.bots.castlecards"), worlds)


PART = BotPart(
    greedy=greedy_action,
    playout=playout,
    evaluator=EvaluatorPart(trained_evaluator, GROUPS, WORLDS, MEASURES, CALIBRATION),
    levels=SEARCH_LEVELS,
)
