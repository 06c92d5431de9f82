"""Plug-ins: objects that other installed packages offer under an entry point group."""

from collections.abc import Callable, Collection
from dataclasses import dataclass
from importlib.metadata import EntryPoint, entry_points
from typing import Generic, TypeVar

from siegeworks.kernel.problem import Problem

GAME_PLUGINS = "siegeworks.games"
BOT_PLUGINS = "siegeworks.bots"

Plugin = TypeVar("Plugin")


@dataclass(frozen=True, slots=True)
class Plugins(Generic[Plugin]):
    """The plug-ins of a group that can be used, by name, and a problem for each one that cannot."""

    found: dict[str, Plugin]
    problems: tuple[Problem, ...]


def find_plugins(group: str, check: Callable[[str, object], Plugin], taken: Collection[str]) -> Plugins[Plugin]:
    """Load every plug-in of a group.

    `check` gets the name and the loaded object and returns the plug-in, or raises `TypeError` with the reason if the
    object is of the wrong kind. Names in `taken` are already in use. A plug-in that cannot be used never stops the
    others: it becomes a problem.
    """
    found: dict[str, Plugin] = {}
    problems: list[Problem] = []
    for entry in sorted(entry_points(group=group), key=lambda entry: (entry.name, entry.value)):
        if entry.name in taken or entry.name in found:
            problems.append(Problem("plugin-clash", name=entry.name, package=_package(entry)))
            continue
        try:
            found[entry.name] = check(entry.name, entry.load())
        except (Exception, SystemExit) as error:
            # A module of another package may raise anything during its import, even try to exit the program.
            problems.append(broken_plugin(entry.name, _package(entry), error))
    return Plugins(found, tuple(problems))


def broken_plugin(name: str, package: str, error: BaseException) -> Problem:
    """The problem that a plug-in raises an error; its message becomes one line, because a problem is one sentence."""
    reason = " ".join(str(error).split()) or type(error).__name__
    return Problem("plugin-broken", name=name, package=package, reason=reason)


def _package(entry: EntryPoint) -> str:
    return entry.dist.name if entry.dist is not None else entry.value
