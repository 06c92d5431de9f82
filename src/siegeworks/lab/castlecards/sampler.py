"""Samples of Castlecards: every seat at the end of each round."""

from typing import Any

from siegeworks.games.castlecards import names as castlecards
from siegeworks.lab.part import Sample, SampleSeries


class SeatSampler:
    """Samples all seats at the end of each round, and when the game is over.

    The choice that ends a round also starts the next one: the first seat has drawn its card by then, and so have seats
    without a card, whose turns are skipped.
    """

    def __init__(self) -> None:
        self.samples: list[Sample] = []
        self._rounds = 0

    def before(self, state: Any, action: int) -> None:
        """Nothing to do: rounds are sampled when they have ended."""

    def after(self, state: Any) -> None:
        over = state.result != castlecards.RUNNING
        rounds = (state.turn - 1) // state.seats
        if rounds == self._rounds and not over:
            return
        self._rounds = rounds
        finished = state.turn if over else rounds * state.seats
        standing, hands, posts = state.standing, state.hand_count, castlecards.POSTS
        for seat in range(state.seats):
            own = standing[seat * posts : (seat + 1) * posts]
            walls = sum(own[castlecards.FIRST_WALL :])
            self.samples.append((finished, seat, walls, own[castlecards.CASTLE], hands[seat]))


WALLS = SampleSeries(
    column="walls",
    fields=(("turn", "int16"), ("seat", "int8"), ("walls", "int8"), ("castle", "bool_"), ("hand", "int8")),
    sampler=SeatSampler,
    drawn="walls",
    by_seat=True,
)
