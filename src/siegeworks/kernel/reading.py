"""Reads documents written by people: typed access that collects every fault instead of stopping at the first."""

from collections.abc import Sequence
from typing import Any

from siegeworks.kernel.frames import FRAME_SIZE, Frame
from siegeworks.kernel.problem import Problem, Problems

Json = dict[str, Any]


class Reader:
    """Reads fields of a JSON document; after a fault it continues with a harmless value."""

    def __init__(self) -> None:
        self.problems: list[Problem] = []

    def fault(self, code: str, **facts: object) -> None:
        self.problems.append(Problem(code, **facts))

    def raise_any(self) -> None:
        if self.problems:
            raise Problems(self.problems)

    def known_keys(self, value: Any, keys: Sequence[str], where: str) -> Json:
        """The value, which must be an object with exactly these keys."""
        if not isinstance(value, dict):
            self.fault("position-object", where=where)
            return {}
        for key in keys:
            if key not in value:
                self.fault("position-missing", where=where, key=key)
        for key in value:
            if key not in keys:
                self.fault("position-unknown-key", where=where, key=str(key))
        return value

    def whole(self, value: Any, low: int, high: int, where: str) -> int:
        if type(value) is not int or not low <= value <= high:
            self.fault("position-number", where=where, value=shown(value), low=low, high=high)
            return low
        return value

    def flag(self, value: Any, where: str) -> bool:
        if not isinstance(value, bool):
            self.fault("position-flag", where=where, value=shown(value))
            return False
        return value

    def name(self, value: Any, names: Sequence[str], where: str) -> int:
        """The number that a name stands for."""
        if not isinstance(value, str) or value not in names:
            self.fault("position-name", where=where, value=shown(value))
            return 0
        return names.index(value)

    def names(self, value: Any, names: Sequence[str], where: str, most: int) -> list[int]:
        """The numbers that a list of names stands for."""
        listed = self.items(value, where, most)
        return [self.name(entry, names, where) for entry in listed]

    def once(self, values: list[int], where: str) -> list[int]:
        """The same numbers, which must all be different."""
        if len(set(values)) != len(values):
            self.fault("position-twice", where=where)
        return values

    def items(self, value: Any, where: str, most: int, least: int = 0) -> list[Any]:
        if not isinstance(value, list) or not least <= len(value) <= most:
            self.fault("position-list", where=where, least=least, most=most)
            return [None] * least
        return value

    def amounts(self, value: Any, names: Sequence[str], high: int, where: str) -> list[int]:
        """A number for each name; a missing name means zero."""
        amounts = [0] * len(names)
        if not isinstance(value, dict):
            self.fault("position-object", where=where)
            return amounts
        for name, number in value.items():
            amounts[self.name(name, names, where)] = self.whole(number, 0, high, f"{where}.{name}")
        return amounts

    def read_frames(
        self, value: Any, names: Sequence[str], forms: Sequence[type[Frame]], most: int, bounds: tuple[int, int]
    ) -> list[Frame]:
        """The stack of frames from the bottom up; numbers that a form has no name for must be 0."""
        frames: list[Frame] = []
        for place, entry in enumerate(self.items(value, "frames", most, 1)):
            where = f"frames.{place + 1}"
            held = self.known_keys(entry, ("kind", "numbers"), where)
            kind = self.name(held.get("kind"), names, where)
            listed = self.items(held.get("numbers"), where, FRAME_SIZE - 1, FRAME_SIZE - 1)
            numbers = [self.whole(number, *bounds, where) for number in listed]
            frame = forms[kind].of(kind, numbers)
            if numbers and frame.numbers() != numbers:
                self.fault("position-frame", frame=names[kind])
            frames.append(frame)
        return frames


def shown(value: Any) -> str:
    """A value as text for a fault message."""
    text = str(value)
    return text if len(text) <= 40 else text[:39] + "…"
