"""Deal results: a mark for each game of a cell, so that two contents are compared deal by deal."""

from dataclasses import dataclass

from siegeworks.kernel.game import AnyGame
from siegeworks.lab.cell import Cell
from siegeworks.lab.simulate import PLACE, RunPlan, play_one


@dataclass(frozen=True, slots=True)
class DealResults:
    """Finished games in the order of their deals.

    A mark is 1 or 0 for a cooperative game won or lost; among rivals it is the winner's place in the order of play,
    0 for who began, or - for a draw.
    """

    marks: str = ""
    turns: tuple[int, ...] = ()

    def __add__(self, other: "DealResults") -> "DealResults":
        return DealResults(self.marks + other.marks, self.turns + other.turns)

    def first(self, games: int) -> "DealResults":
        """The games of the first deals only."""
        return DealResults(self.marks[:games], self.turns[:games])


def play(game: AnyGame, cell: Cell, seed: str, first: int, last: int) -> DealResults:
    """Play the deals from number `first` up to `last`; a deal depends only on the seed and its number."""
    plan = RunPlan(game.id, cell.settings, cell.bots, last, seed)
    marks = []
    turns = []
    for number in range(first, last):
        result = play_one(game, plan, number)
        place = int(bool(result.winners)) if game.cooperative else result.facts[PLACE]
        marks.append(str(place) if place >= 0 else "-")
        turns.append(result.turns)
    return DealResults("".join(marks), tuple(turns))
