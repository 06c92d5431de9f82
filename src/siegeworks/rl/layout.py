"""A layout: the names and the bounds of the numbers of an observation, in order."""

from collections.abc import Iterable


class Layout:
    """Names are written down in the order in which the numbers are; none is below 0."""

    def __init__(self) -> None:
        self.names: list[str] = []
        self.high: list[float] = []

    def add(self, name: str, most: float = 1.0) -> None:
        self.names.append(name)
        self.high.append(most)

    def each(self, before: str, names: Iterable[str], most: float = 1.0) -> None:
        """One number for each of some things."""
        for name in names:
            self.add(f"{before} {name}", most)
