"""Samples: what came of the games of one cell, one mark for each game, so that two contents compare deal by deal."""

from dataclasses import dataclass

from siegeworks.kernel.game import AnyGame
from siegeworks.lab.simulate import Plan, play_one


@dataclass(frozen=True, slots=True)
class Cell:
    """One cell of a difficulty table: the bot that plays all seats, how many there are, and the difficulty."""

    bot: str
    seats: int
    difficulty: str | None

    def __str__(self) -> str:
        return f"{self.bot} {self.seats}" + (f" {self.difficulty}" if self.difficulty else "")

    def plan(self, game: str, games: int, seed: str) -> Plan:
        difficulty = (("difficulty", self.difficulty),) if self.difficulty else ()
        return Plan(game, (("seats", str(self.seats)), *difficulty), (self.bot,), games, seed)


@dataclass(frozen=True, slots=True)
class Sample:
    """Finished games in the order of their deals.

    `marks`: of games played together 1 won and 0 lost; among rivals the place of who won in the order of play, 0 for
    who began, and - for a draw.
    """

    marks: str = ""
    turns: tuple[int, ...] = ()

    def __add__(self, other: "Sample") -> "Sample":
        return Sample(self.marks + other.marks, self.turns + other.turns)

    def first(self, games: int) -> "Sample":
        """The games of the first deals only."""
        return Sample(self.marks[:games], self.turns[:games])


def play(game: AnyGame, cell: Cell, seed: str, first: int, last: int) -> Sample:
    """Play the deals from number `first` up to `last`; a deal depends on the seed and its number only."""
    plan = cell.plan(game.id, last, seed)
    marks = []
    turns = []
    for number in range(first, last):
        result = play_one(game, plan, number)
        place = int(bool(result.winners)) if game.cooperative else result.facts["place"]
        marks.append(str(place) if place >= 0 else "-")
        turns.append(result.turns)
    return Sample("".join(marks), tuple(turns))
