"""The parts of which the scenes of a game consist, each with the fields of the view that it is made from.

A choice changes little on a table, so only the parts are made and sent again whose fields it has changed.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from operator import attrgetter
from typing import Any, ParamSpec, TypeVar, cast

from siegeworks.kernel.game import Json

P = ParamSpec("P")
T = TypeVar("T")

KEPT_PARTS = 500
"""How many of the latest parts of scenes are kept, for each sort of part: a few for each table that is being played."""


def remembered(make: Callable[P, T]) -> Callable[P, T]:
    """The same function of numbers, which keeps its latest results.

    A scene is made for each seat and for the onlookers: most parts are the same for all. Nobody may change them.
    """
    return cast("Callable[P, T]", lru_cache(maxsize=KEPT_PARTS)(make))


@dataclass(frozen=True, slots=True)
class ScenePart:
    """One or more entries of a scene."""

    fields: tuple[str, ...]
    """The fields that it depends on, of the state that is seen or of the view: while they are the same, so is it."""
    make: Callable[[Any], Mapping[str, Any]]
    """Makes the entries from a view."""


def entry(name: str, fields: tuple[str, ...], make: Callable[[Any], Any]) -> ScenePart:
    """A part with one entry."""
    return ScenePart(fields, lambda view: {name: make(view)})


def number(name: str) -> ScenePart:
    """A part that is a field of the state, a single number."""
    return entry(name, (name,), attrgetter(f"seen.{name}"))


class SceneParts:
    """Some parts of the scenes of a game."""

    def __init__(self, *parts: ScenePart, of_view: tuple[str, ...] = ()) -> None:
        """`of_view` are the fields that belong to the view itself, and not to the state that it shows."""
        self._parts = parts
        self._of_view = [(name, attrgetter(name)) for name in of_view]
        fields = dict.fromkeys(field for part in parts for field in part.fields)
        self._users = {field: [place for place, part in enumerate(parts) if field in part.fields] for field in fields}

    def all(self, view: Any) -> Json:
        return self._made(view, range(len(self._parts)))

    def changed(self, before: Any, view: Any) -> Json:
        """The parts that may not be as they were in an earlier view of the same seat."""
        fields = view.seen.changed(before.seen)
        fields += [name for name, read in self._of_view if read(view) != read(before)]
        return self._made(view, sorted({place for field in fields for place in self._users.get(field, ())}))

    def _made(self, view: Any, places: Iterable[int]) -> Json:
        made: Json = {}
        for place in places:
            made.update(self._parts[place].make(view))
        return made


def differences(before: Json, after: Json) -> Json:
    """The entries of a scene that are not as they were in another one; those that are gone are null."""
    return {
        name: after.get(name)
        for name in before | after
        if name not in before or name not in after or before[name] != after[name]
    }
