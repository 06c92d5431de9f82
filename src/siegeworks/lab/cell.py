"""A cell: one entry of a table of results."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Cell:
    """Games that were set up alike and played by the same bots."""

    seats: int
    difficulty: str | None
    bots: tuple[str, ...]
    """By seat."""
    content: str | None = None
    """The digest of the content, where games with different content are kept apart."""

    @classmethod
    def of_bot(cls, bot: str, seats: int, difficulty: str | None) -> "Cell":
        """The cell in which one bot plays all seats."""
        return cls(seats, difficulty, (bot,) * seats)

    @property
    def line_up(self) -> str:
        """The bots by seat; one name if all are the same."""
        return self.bots[0] if len(set(self.bots)) == 1 else ",".join(self.bots)

    @property
    def settings(self) -> tuple[tuple[str, str], ...]:
        """The settings of these games, as a plan has them."""
        difficulty = (("difficulty", self.difficulty),) if self.difficulty else ()
        return (("seats", str(self.seats)), *difficulty)

    def __str__(self) -> str:
        return f"{self.line_up} {self.seats}" + (f" {self.difficulty}" if self.difficulty else "")
