"""Frames: what is pending in a game, as plain data on a stack in its state.

A game declares each form of frame once, with names for its numbers:

    @dataclass(slots=True)
    class Gift(Frame):
        receiver: int = 0

Rules put frames on the stack with `push` and work on the one on top through `top`, which names the form they expect:

    push(s, Gift(GIFT, receiver=seat))
    top(s, Gift).receiver

In the compiled build a stack is an array of integers. The build turns each call of a function of this module, and
each name of a frame's number, into the place in that array; so these functions are called directly, never passed on.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from operator import attrgetter
from typing import Any, Final, Protocol, Self, TypeVar

FRAME_SIZE: Final = 6
"""The numbers of a frame: its kind and up to five of its own."""

MOST_FRAMES: Final = 8
"""No game has more pending at once."""


_READERS: dict[type, Callable[[Any], tuple[int, ...]]] = {}
"""Reads all numbers of a frame at once; the interpreted build copies frames often."""


@dataclass(slots=True)
class Frame:
    """Something pending. Its kind says what is asked or done next."""

    kind: int

    @classmethod
    def of(cls, kind: int, numbers: list[int]) -> Self:
        """A frame from the numbers of a document; those beyond the last name are not kept."""
        return cls(kind, *numbers[: len(cls.names()) - 1])

    def numbers(self) -> list[int]:
        """The numbers after the kind, always five, for documents."""
        own: list[int] = [getattr(self, name) for name in self.names()[1:]]
        return own + [0] * (FRAME_SIZE - 1 - len(own))

    def copy(self) -> Self:
        form = type(self)
        reader = _READERS.get(form)
        if reader is None:
            names = self.names()
            reader = _READERS[form] = attrgetter(*names) if len(names) > 1 else lambda frame: (frame.kind,)
        return form(*reader(self))

    @classmethod
    def names(cls) -> tuple[str, ...]:
        """The names of its numbers, the kind first."""
        return tuple(cls.__match_args__)


class Stacked(Protocol):
    """A state with a stack of frames."""

    depth: int
    frames: list[Frame]


Form = TypeVar("Form", bound=Frame)


def push(s: Stacked, frame: Frame) -> None:
    """Put a frame on top of the stack."""
    if s.depth >= MOST_FRAMES:
        raise IndexError(TOO_DEEP)
    s.frames.append(frame)
    s.depth += 1


def pop(s: Stacked) -> None:
    """Take the top frame off. Its numbers must not be used after this."""
    s.frames.pop()
    s.depth -= 1


def top_kind(s: Stacked) -> int:
    """The kind of the frame on top; the stack must not be empty."""
    return s.frames[-1].kind


def kind_at(s: Stacked, place: int) -> int:
    """The kind of the frame at a place, counted from the bottom, which is 0."""
    return s.frames[place].kind


def top(s: Stacked, form: type[Form]) -> Form:
    """The frame on top, which must be of this form; it can be changed in place."""
    frame = s.frames[-1]
    if not isinstance(frame, form):
        raise TypeError(f"the top frame is a {type(frame).__name__}, not a {form.__name__}")
    return frame


def frame_at(s: Stacked, place: int, form: type[Form]) -> Form:
    """The frame at a place, counted from the bottom, which is 0; it must be of this form."""
    frame = s.frames[place]
    if not isinstance(frame, form):
        raise TypeError(f"frame {place} is a {type(frame).__name__}, not a {form.__name__}")
    return frame


TOO_DEEP = f"more than {MOST_FRAMES} frames on the stack of a game"


def snapshot(forms: tuple[type[Frame], ...], cells: list[int], depth: int) -> list[Frame]:
    """The frames in the cells of a compiled state, for code that is not compiled. They cannot be changed."""
    frames: list[Frame] = []
    for first in range(0, depth * FRAME_SIZE, FRAME_SIZE):
        form = _read_only(forms)[cells[first]]
        frame = form.__new__(form)
        for place, name in enumerate(form.names()):
            object.__setattr__(frame, name, cells[first + place])
        frames.append(frame)
    return frames


@cache
def _read_only(forms: tuple[type[Frame], ...]) -> list[type[Frame]]:
    def refuse(_frame: Frame, name: str, _value: object) -> None:
        raise TypeError(f"{name} is the number of a copy: only compiled rules can change a compiled state")

    return [type(form.__name__, (form,), {"__slots__": (), "__setattr__": refuse}) for form in forms]


def fitting(frames: list[Frame]) -> list[Frame]:
    """The same frames, if there is room for all of them on a stack."""
    if len(frames) > MOST_FRAMES:
        raise IndexError(TOO_DEEP)
    return frames


def flatten(frames: list[Frame]) -> list[int]:
    """The cells of a compiled stack that holds these frames."""
    cells = [number for frame in fitting(frames) for number in (frame.kind, *frame.numbers())]
    return cells + [0] * (MOST_FRAMES * FRAME_SIZE - len(cells))
