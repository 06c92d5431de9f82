"""A small value network: from a position in numbers it computes how likely the position is to be won.

It has one hidden layer of rectified units. `tools/research/train_value.py` trains it; here it is only evaluated.
Inputs that are zero cost nothing, and sums are made in one fixed order, so that both builds give the same number.
"""

from math import exp
from typing import Annotated, Final

MOST_INPUTS: Final = 256
HIDDEN: Final = 32
STEEPEST: Final = 30.0
TOO_MANY = f"more than {MOST_INPUTS} inputs of a value network"


class Inputs:
    """A position in numbers, mostly between -1 and 1; `count` is how many were written."""

    __slots__ = ("count", "x")

    x: Annotated[list[float], MOST_INPUTS]
    count: int

    def __init__(self) -> None:
        self.x = [0.0] * MOST_INPUTS
        self.count = 0

    def add(self, value: float) -> None:
        """Write the next number."""
        if self.count >= MOST_INPUTS:
            raise IndexError(TOO_MANY)
        self.x[self.count] = value
        self.count += 1

    def one_of(self, choice: int, choices: int) -> None:
        """Write a number for each of several choices: 1 for the given one, 0 for the others."""
        if self.count + choices > MOST_INPUTS:
            raise IndexError(TOO_MANY)
        for number in range(choices):
            self.x[self.count + number] = 1.0 if number == choice else 0.0
        self.count += choices

    def take(self, numbers: list[float]) -> None:
        """Write all numbers at once."""
        self.count = 0
        for number in numbers:
            self.add(number)

    def numbers(self) -> list[float]:
        """What was written, for training and for explanations."""
        return [self.x[number] for number in range(self.count)]


class Net:
    """The weights of a trained network."""

    __slots__ = ("bias", "first", "hidden", "inputs", "out", "units")

    inputs: int
    first: Annotated[list[float], MOST_INPUTS * HIDDEN]
    units: Annotated[list[float], HIDDEN]
    out: Annotated[list[float], HIDDEN]
    bias: float
    hidden: Annotated[list[float], HIDDEN]
    """The values of the hidden units during an evaluation."""

    def __init__(self, inputs: int, first: list[float], units: list[float], out: list[float], bias: float) -> None:
        self.inputs = inputs
        self.first = first + [0.0] * (MOST_INPUTS * HIDDEN - len(first))
        self.units = units
        self.out = out
        self.bias = bias
        self.hidden = [0.0] * HIDDEN

    def chance(self, inputs: Inputs) -> float:
        """How likely a position is to be won, from 0 to 1."""
        for unit in range(HIDDEN):
            self.hidden[unit] = self.units[unit]
        for number in range(self.inputs):
            value = inputs.x[number]
            if value != 0.0:
                base = number * HIDDEN
                for unit in range(HIDDEN):
                    self.hidden[unit] += value * self.first[base + unit]
        total = self.bias
        for unit in range(HIDDEN):
            if self.hidden[unit] > 0.0:
                total += self.hidden[unit] * self.out[unit]
        if total > STEEPEST:
            return 1.0
        if total < -STEEPEST:
            return 0.0
        return 1.0 / (1.0 + exp(-total))
