"""Rewards of The Siege of Runedar beyond the outcome."""

from typing import Any

from siegeworks.games.runedar.names import GOBLIN_FIGURES, SECTIONS, START_GOLD
from siegeworks.kernel.game import Outcome

TUNNEL_WEIGHT = 0.5
GOLD_WEIGHT = 0.25


def gold_saved(outcome: Outcome, seats: int) -> list[float]:
    """R-SCORE: the score of a game that was won is the gold left."""
    return [outcome.score / START_GOLD if outcome.winners else 0.0] * seats


def potentials(view: Any, seats: int) -> list[float]:
    """How far the tunnel is dug and cleared of goblins, less the gold that is gone; the same for all seats."""
    seen = view.seen
    begun = seen.section_rubble - seen.rubble if seen.rubble else 0
    dug = (seen.sections_open * seen.section_rubble + begun) / (SECTIONS * seen.section_rubble)
    cleared = seen.goblins_defeated / (SECTIONS * GOBLIN_FIGURES)
    lost = 1 - seen.gold / START_GOLD
    return [TUNNEL_WEIGHT * (dug + cleared) / 2 - GOLD_WEIGHT * lost] * seats
