"""Rewards of Castlecards beyond the outcome."""

from typing import Any

from siegeworks.games.castlecards.names import LEAST_SEATS, POSTS, WALLS_OF_MORE, WALLS_OF_TWO

FORTRESS_WEIGHT = 0.5


def potentials(view: Any, seats: int) -> list[float]:
    """What stands of a fortress, compared with the average of its rivals: zero-sum, as the outcome is."""
    whole = 1 + (WALLS_OF_TWO if seats == LEAST_SEATS else WALLS_OF_MORE)
    standing = view.seen.standing
    held = [sum(standing[seat * POSTS : (seat + 1) * POSTS]) / whole for seat in range(seats)]
    total = sum(held)
    return [FORTRESS_WEIGHT * (own - (total - own) / (seats - 1)) for own in held]
