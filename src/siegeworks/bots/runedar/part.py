"""What The Siege of Runedar brings for bots."""

from typing import Any

from siegeworks.bots.evaluators import measured_with, trained_nets
from siegeworks.bots.net import Net
from siegeworks.bots.part import SEARCH_LEVELS, BotPart, EvaluatorPart
from siegeworks.bots.runedar.evaluator import RunedarEvaluator
from siegeworks.bots.runedar.features import GROUPS
from siegeworks.bots.runedar.greedy import best_action
from siegeworks.bots.runedar.heuristics import Weights
from siegeworks.bots.runedar.measures import GOLD, MEASURES
from siegeworks.bots.runedar.weights import BEGINNER, PLANNER
from siegeworks.games.runedar.names import GOBLIN_FIGURES, SECTIONS, WON
from siegeworks.games.runedar.rules.apply import random_playout
from siegeworks.kernel.chance import Chance
from siegeworks.kernel.game import AnyGame

BEGINNER_WEIGHTS = Weights(BEGINNER)
PLANNER_WEIGHTS = Weights(PLANNER)
CALIBRATION = measured_with("siegeworks.bots.runedar", "bbef8f021574", {2: (-0.209, 1.004)})
"""See docs/explanation/coach.md; with other networks the coach corrects nothing until it is measured again."""
MOST_DECISIONS = 20_000
"""Far more than any game has: random dwarves lose within a few hundred decisions."""
LOST_VALUE = 0.2
"""The value of a lost game in which every goblin was defeated. Random dwarves never win, so this guides the bot."""


def greedy_action(view: Any, legal: list[int], chance: Chance) -> int:
    return best_action(view, legal, chance, BEGINNER_WEIGHTS)


def playout(game: AnyGame, state: Any, seat: int, chance: Chance) -> float:  # noqa: ARG001 - dwarves win together
    """1 for a game that is won; for a lost one a little for every goblin that was defeated."""
    random_playout(state, chance, MOST_DECISIONS)
    if state.result == WON:
        return 1.0
    return float(LOST_VALUE * state.goblins_defeated / (SECTIONS * GOBLIN_FIGURES))


def make_evaluator(nets: list[Net], worlds: int = 1) -> RunedarEvaluator:  # noqa: ARG001 - one state is enough
    return RunedarEvaluator(nets[0], PLANNER_WEIGHTS)


def trained_evaluator(worlds: int) -> RunedarEvaluator:
    return make_evaluator(trained_nets("siegeworks.bots.runedar"), worlds)


PART = BotPart(
    greedy=greedy_action,
    playout=playout,
    evaluator=EvaluatorPart(trained_evaluator, GROUPS, measures=MEASURES, calibration=CALIBRATION, score=GOLD),
    levels=SEARCH_LEVELS,
)
