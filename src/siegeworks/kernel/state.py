"""The state of a game: each field declared once, by name, with its size, its first value and who may see it.

    class State(GameState, forms=FORMS):
        content: Content = given()
        gold: int = public()
        stock: list[int] = public(size=RESOURCES)
        siege: list[int] = hidden(size=SIEGE_CARDS, fill=HIDDEN)

Everything else comes from the declaration: slots, the first values, copies, what a view starts from, reading a
position, and in the compiled build the C structure. Both builds use the methods written by `methods` below.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar, Final, Literal, NoReturn, Self, dataclass_transform

from siegeworks.kernel.frames import FRAME_SIZE, MOST_FRAMES, Frame, fitting

FRAMES: Final = "frames"
DEPTH: Final = "depth"
"""The fields that make up the stack of frames."""


@dataclass(frozen=True, slots=True)
class StateField:
    """A number, or as many numbers as `size` says, or an object that is given to the constructor."""

    seen: bool
    size: int | None = None
    fill: int = 0
    is_given: bool = False


def public(*, size: int | None = None, fill: int = 0, init: Literal[False] = False) -> Any:
    """A field that every seat and every spectator may see."""
    del init  # for type checkers: such a field is no argument of the constructor
    return StateField(seen=True, size=size, fill=fill)


def hidden(*, size: int | None = None, fill: int = 0, init: Literal[False] = False) -> Any:
    """A field of which a view shows only what its rules say, field by field."""
    del init
    return StateField(seen=False, size=size, fill=fill)


def given(*, init: Literal[True] = True) -> Any:
    """An object given to the constructor and shared by all copies."""
    del init
    return StateField(seen=True, is_given=True)


class StateType(type):
    """Makes the class of a state from its declaration."""

    def __new__(cls, name: str, bases: tuple[type, ...], body: dict[str, Any], **settings: Any) -> "StateType":
        own = {key: value for key, value in body.items() if isinstance(value, StateField)}
        rest = {key: value for key, value in body.items() if key not in own}
        fields: dict[str, StateField] = {}
        for base in bases:
            fields |= getattr(base, "state_fields", {})
        fields |= own
        settled = {"__slots__": tuple(own), "state_fields": fields, "forms": settings.get("forms", ())}
        made = super().__new__(cls, name, bases, rest | settled)
        names: dict[str, Any] = {name: made, "fitting": fitting}
        exec(methods(name, fields), names)  # noqa: S102 - text from the declaration alone
        for method in METHODS:
            setattr(made, method, names[method])
        return made

    def __init__(cls, name: str, bases: tuple[type, ...], body: dict[str, Any], **_settings: Any) -> None:
        super().__init__(name, bases, body)


METHODS: Final = ("__init__", "copy", "public_copy", "fill", "set_frames")


def methods(name: str, fields: Mapping[str, StateField], *, compiled: bool = False) -> str:
    """The source of the methods of a state. In the compiled build the stack of frames is an array like any other."""
    objects = [field for field, declared in fields.items() if declared.is_given]
    parts = [
        (f"__init__({', '.join(['self', *objects])})", _first_values(fields, compiled)),
        ("copy(self)", _copies(name, fields, compiled, everything=True)),
        ("public_copy(self)", _copies(name, fields, compiled, everything=False)),
        ("fill(self, numbers)", _fillings(fields)),
        ("set_frames(self, frames)", _frame_settings(compiled)),
    ]
    return "\n\n".join("\n    ".join([f"def {head}:", *(list(body) or ["pass"])]) for head, body in parts) + "\n"


def _first_values(fields: Mapping[str, StateField], compiled: bool) -> Iterator[str]:
    for field, declared in fields.items():
        yield f"self.{field} = {field if declared.is_given else _first_value(field, declared, compiled)}"


def _first_value(field: str, declared: StateField, compiled: bool) -> str:
    if field == FRAMES and not compiled:
        return "[]"
    return str(declared.fill) if declared.size is None else f"[{declared.fill}] * {declared.size}"


def _copies(name: str, fields: Mapping[str, StateField], compiled: bool, *, everything: bool) -> Iterator[str]:
    yield f"other = {name}.__new__({name})"
    for field, declared in fields.items():
        if not declared.seen and not everything:
            yield f"other.{field} = {_first_value(field, declared, compiled)}"
        elif field == FRAMES and not compiled:
            yield f"other.{field} = [frame.copy() for frame in self.{field}]"
        else:
            yield f"other.{field} = self.{field}{'' if declared.size is None else '[:]'}"
    yield "return other"


def _fillings(fields: Mapping[str, StateField]) -> Iterator[str]:
    for field, declared in fields.items():
        if field not in (FRAMES, DEPTH) and not declared.is_given:
            yield f"self.{field} = numbers[{field!r}]{'[0]' if declared.size is None else '[:]'}"


def _frame_settings(compiled: bool) -> Iterator[str]:
    yield f"self.{FRAMES} = {'flatten(frames)' if compiled else '[frame.copy() for frame in fitting(frames)]'}"
    yield f"self.{DEPTH} = len(frames)"


@dataclass_transform(field_specifiers=(public, hidden, given))
class GameState(metaclass=StateType):
    """One moment of a game: numbers, lists of numbers, and a stack of frames. Only rules and position readers write."""

    state_fields: ClassVar[Mapping[str, StateField]]
    forms: ClassVar[tuple[type[Frame], ...]]
    """The form of frame for each kind."""

    depth: int = public()
    """How many frames are on the stack."""
    frames: list[Frame] = public(size=MOST_FRAMES * FRAME_SIZE)

    if TYPE_CHECKING:

        def copy(self) -> Self:
            """A state of its own that equals this one."""
            raise NotImplementedError

        def public_copy(self) -> Self:
            """A copy of what all may see; hidden fields have their first values."""
            raise NotImplementedError

        def fill(self, numbers: Mapping[str, list[int]]) -> None:
            """Take the numbers of a checked position; single numbers are lists of one."""

        def set_frames(self, frames: list[Frame]) -> None:
            """Put these frames on the stack in place of all that are there."""


class CellsCopy(list[int]):
    """Numbers of a compiled state as code outside of it gets them: a copy, so an assignment is an error."""

    __slots__ = ()

    def _refuse(self, *_: object) -> NoReturn:
        raise TypeError("these numbers are a copy: only compiled rules can change a compiled state")

    __setitem__ = __delitem__ = __iadd__ = __imul__ = _refuse
    append = clear = extend = insert = pop = remove = reverse = sort = _refuse  # type: ignore[assignment]
