"""Layouts: the names and upper bounds of the numbers of an observation."""

from collections.abc import Iterable


class Layout:
    """Names the numbers of an observation in their order. All numbers are at least 0."""

    def __init__(self) -> None:
        self.names: list[str] = []
        self.high: list[float] = []

    def add(self, name: str, most: float = 1.0) -> None:
        self.names.append(name)
        self.high.append(most)

    def each(self, before: str, names: Iterable[str], most: float = 1.0) -> None:
        """Add a number for each name."""
        for name in names:
            self.add(f"{before} {name}", most)
