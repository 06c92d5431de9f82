"""Chance: the source of every roll, shuffle and draw of a game. It can be seeded, recorded and scripted.

The stream is SHAKE-128 over the seed and a block number. It is the same on every platform and Python version.
Its numbers do not allow anybody to predict the next ones, so a server can deal from it.
"""

import hashlib
import secrets

from siegeworks.kernel.problem import Problem

Cells = list[int]
"""A list of numbers of a state that the called function changes in place."""

BLOCK_BYTES = 336
"""The output of two SHAKE-128 permutations: short, because a search starts many streams."""


class Chance:
    """A stream of bounded numbers, generated from a seed or read from a script of recorded draws."""

    __slots__ = ("_block", "_block_number", "_key", "_next", "_script", "drawn", "drawn_count", "recording")

    _key: bytes
    _block: bytes
    _block_number: int
    _next: int
    _script: list[int] | None
    recording: bool
    drawn: list[int]
    drawn_count: int

    def __init__(self, seed: str, recording: bool = False) -> None:
        self._key = seed.encode()
        self._block = b""
        self._block_number = 0
        self._next = 0
        self._script = None
        self.recording = recording
        self.drawn = []
        self.drawn_count = 0

    def below(self, bound: int) -> int:
        """A number from 0 to bound - 1, each equally likely; bound is at most 65,536."""
        if self._script is not None:
            value = self._scripted(bound)
        elif bound <= 256:
            limit = 256 - 256 % bound
            value = self._byte()
            while value >= limit:
                value = self._byte()
            value = value % bound
        else:
            limit = 65536 - 65536 % bound
            value = self._byte() * 256 + self._byte()
            while value >= limit:
                value = self._byte() * 256 + self._byte()
            value = value % bound
        self.drawn_count += 1
        if self.recording:
            self.drawn.append(value)
        return value

    def shuffle(self, cells: Cells, first: int, count: int) -> None:
        """Shuffle `count` cells from `first` on (Fisher-Yates, from the last cell down)."""
        for left in range(count, 1, -1):
            here = first + left - 1
            there = first + self.below(left)
            held = cells[here]
            cells[here] = cells[there]
            cells[there] = held

    def complete(self, cells: Cells, first: int, count: int, lowest: int) -> None:
        """Fill the hidden (negative) cells of a run that contains each of the `count` numbers from `lowest` on once.

        The known cells come first, as in a deck whose drawn cards stay in its list.
        """
        known = 0
        while known < count and cells[first + known] >= 0:
            known += 1
        at = first + known
        for value in range(lowest, lowest + count):
            missing = True
            for place in range(first, first + known):
                if cells[place] == value:
                    missing = False
                    break
            if missing:
                cells[at] = value
                at += 1
        self.shuffle(cells, first + known, count - known)

    def _byte(self) -> int:
        if self._next >= len(self._block):
            self._refill()
        value = self._block[self._next]
        self._next += 1
        return value

    def _refill(self) -> None:
        block_name = self._key + b"#" + str(self._block_number).encode()
        self._block = hashlib.shake_128(block_name).digest(BLOCK_BYTES)
        self._block_number += 1
        self._next = 0

    def _scripted(self, bound: int) -> int:
        script = self._script
        if script is None or self._next >= len(script):
            raise Problem("chance-script-short")
        value = script[self._next]
        if value < 0 or value >= bound:
            raise Problem("chance-script-bound", value=value, bound=bound)
        self._next += 1
        return value

    def script_left(self) -> int:
        """How many scripted draws have not been used yet."""
        return 0 if self._script is None else len(self._script) - self._next

    def feed(self, draws: list[int]) -> None:
        """Continue with these recorded draws instead of the seed."""
        self._script = list(draws)
        self._next = 0

    def copy(self) -> "Chance":
        """A stream that continues exactly like this one, without recording. It predicts all future draws."""
        other = Chance("")
        other._key = self._key
        other._block = self._block
        other._block_number = self._block_number
        other._next = self._next
        other._script = None if self._script is None else list(self._script)
        return other

    def take_drawn(self) -> list[int]:
        """The draws recorded since the last call."""
        drawn = self.drawn
        self.drawn = []
        return drawn


def shuffled(numbers: list[int], chance: Chance) -> list[int]:
    """The numbers in random order, as a new list; for games whose states hold plain Python lists."""
    left = list(numbers)
    return [left.pop(chance.below(len(left))) for _ in numbers]


def scripted(draws: list[int]) -> Chance:
    """A chance that repeats recorded draws, for replays and for tests that need particular dice."""
    chance = Chance("", recording=True)
    chance.feed(draws)
    return chance


def new_seed() -> str:
    """A new seed that nobody can guess."""
    return secrets.token_hex(16)


def child_seed(seed: str, *path: int | str) -> str:
    """A separate seed for one part of a larger run, such as game 17 of a simulation or the bot in seat 2."""
    name = "/".join([seed, *(str(step) for step in path)])
    return hashlib.sha256(name.encode()).hexdigest()[:32]


def commitment(seed: str) -> str:
    """The hash of the seed that a log header shows while the seed is still secret."""
    return hashlib.sha256(f"siegeworks seed {seed}".encode()).hexdigest()
