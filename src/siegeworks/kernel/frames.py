"""Frames: the steps that are pending in a game, as plain data on a stack in its state.

A game declares each form of frame once and names its numbers:

    @dataclass(slots=True)
    class Gift(Frame):
        receiver: int = 0

Rules put frames on the stack with `push` and use the one on top through `top`, naming the form they expect:

    push(s, Gift(GIFT, receiver=seat))
    top(s, Gift).receiver

In the compiled build a stack is an array of integers. The build translates each call of a function of this module,
and each named number of a frame, into an index of that array. So call these functions directly and never pass them
as arguments.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from operator import attrgetter
from typing import Any, Final, Protocol, Self, TypeVar

FRAME_SIZE: Final = 6
"""How many numbers a frame has: its kind and up to five more."""

MOST_FRAMES: Final = 8
"""The most frames that a stack can hold."""

KEPT_FRAMES: Final = 4000
"""How many different frames of a game are kept: more than come up in the games of a server at a time."""


_READERS: dict[type, Callable[[Any], tuple[int, ...]]] = {}
"""For each form, a function that reads all its numbers at once, because the interpreted build copies frames often."""


@dataclass(slots=True)
class Frame:
    """A pending step. Its kind says which decision or automatic step comes next."""

    kind: int

    @classmethod
    def of(cls, kind: int, numbers: list[int]) -> Self:
        """A frame from the numbers of a document; numbers beyond the last name are dropped."""
        return cls(kind, *numbers[: len(cls.names()) - 1])

    def numbers(self) -> list[int]:
        """The five numbers after the kind, for documents; unused ones are 0."""
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
        """The names of its numbers, beginning with the kind."""
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
    """Remove the top frame. Its numbers must not be used afterwards."""
    s.frames.pop()
    s.depth -= 1


def top_kind(s: Stacked) -> int:
    """The kind of the frame on top; the stack must not be empty."""
    return s.frames[-1].kind


def kind_at(s: Stacked, place: int) -> int:
    """The kind of the frame at a place of the stack; the bottom is 0."""
    return s.frames[place].kind


def top(s: Stacked, form: type[Form]) -> Form:
    """The frame on top, which must have this form. It can be changed in place."""
    frame = s.frames[-1]
    if not isinstance(frame, form):
        raise TypeError(f"the top frame is a {type(frame).__name__}, not a {form.__name__}")
    return frame


def frame_at(s: Stacked, place: int, form: type[Form]) -> Form:
    """The frame at a place of the stack, which must have this form; the bottom is 0."""
    frame = s.frames[place]
    if not isinstance(frame, form):
        raise TypeError(f"frame {place} is a {type(frame).__name__}, not a {form.__name__}")
    return frame


TOO_DEEP = f"more than {MOST_FRAMES} frames on the stack of a game"


def snapshot(forms: tuple[type[Frame], ...], cells: list[int], depth: int) -> list[Frame]:
    """Read-only frames with the numbers of a compiled state, for code that is not compiled."""
    kept = _kept_frames(forms)
    frames: list[Frame] = []
    for first in range(0, depth * FRAME_SIZE, FRAME_SIZE):
        numbers = tuple(cells[first : first + FRAME_SIZE])
        frame = kept.get(numbers)
        if frame is None:
            if len(kept) >= KEPT_FRAMES:
                kept.clear()
            frame = kept[numbers] = _read_only_frame(forms, numbers)
        frames.append(frame)
    return frames


@cache
def _kept_frames(forms: tuple[type[Frame], ...]) -> dict[tuple[int, ...], Frame]:  # noqa: ARG001 - one for each game
    """The read-only frames that were made so far: nobody can change them, so equal ones are the same."""
    return {}


def _read_only_frame(forms: tuple[type[Frame], ...], numbers: tuple[int, ...]) -> Frame:
    form, setters = _read_only(forms)[numbers[0]]
    frame = form.__new__(form)
    for set_number, number in zip(setters, numbers, strict=False):
        set_number(frame, number)
    return frame


@cache
def _read_only(forms: tuple[type[Frame], ...]) -> list[tuple[type[Frame], list[Callable[[Frame, int], None]]]]:
    """For each form a class whose numbers cannot be changed, and what sets them once."""

    def refuse(_frame: Frame, name: str, _value: object) -> None:
        raise TypeError(f"{name} is the number of a copy: only compiled rules can change a compiled state")

    return [
        (
            type(form.__name__, (form,), {"__slots__": (), "__setattr__": refuse}),
            [getattr(form, name).__set__ for name in form.names()],
        )
        for form in forms
    ]


def fitting(frames: list[Frame]) -> list[Frame]:
    """The same frames; raises `IndexError` if they are too many for a stack."""
    if len(frames) > MOST_FRAMES:
        raise IndexError(TOO_DEEP)
    return frames


def flatten(frames: list[Frame]) -> list[int]:
    """The cells of a compiled stack that holds these frames."""
    cells = [number for frame in fitting(frames) for number in (frame.kind, *frame.numbers())]
    return cells + [0] * (MOST_FRAMES * FRAME_SIZE - len(cells))
