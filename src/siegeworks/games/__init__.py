"""The games: the kits that come with Siegeworks and those of other installed packages, by game id.

Each built-in game is a sub-package with a module `kit` that defines `KIT`; this module finds them by itself.
"""

from collections.abc import Iterator, Sequence
from contextlib import suppress
from functools import cache
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from typing import TypeVar

from siegeworks.kernel.content import Pack
from siegeworks.kernel.game import AnyGame
from siegeworks.kernel.kit import GameKit
from siegeworks.kernel.plugins import GAME_PLUGINS, Plugins, broken_plugin, find_plugins
from siegeworks.kernel.problem import Problem, Problems
from siegeworks.kernel.say import Say
from siegeworks.kernel.stage import Stage, Words

Part = TypeVar("Part")


@cache
def built_in_kits() -> dict[str, GameKit]:
    """The kits of the games that come with Siegeworks."""
    found = [import_module(f"{__name__}.{module.name}.kit").KIT for module in iter_modules(__path__) if module.ispkg]
    return {kit.id: kit for kit in sorted(found, key=lambda kit: (kit.place, kit.id))}


@cache
def installed_kits() -> Plugins[GameKit]:
    """The kits of other installed packages, and a problem for each one that cannot be used."""
    return find_plugins(GAME_PLUGINS, _checked_kit, built_in_kits())


def _checked_kit(name: str, found: object) -> GameKit:
    if not isinstance(found, GameKit):
        raise TypeError(f"{type(found).__name__} is not a GameKit")
    if found.id != name:
        raise TypeError(f"the entry point is called {name}, its kit {found.id}")
    return found


@cache
def kits() -> dict[str, GameKit]:
    """All kits by game id, in the order of listings."""
    found = [*built_in_kits().values(), *installed_kits().found.values()]
    return {kit.id: kit for kit in sorted(found, key=lambda kit: (kit.place, kit.id))}


def plugin_problems() -> tuple[Problem, ...]:
    """Why games of other packages are missing from `kits`."""
    return installed_kits().problems


def game_ids() -> tuple[str, ...]:
    return tuple(kits())


def default_game() -> str:
    """The game to use when the caller names none."""
    return game_ids()[0]


def kit_of(game_id: str) -> GameKit:
    """The kit of a game; an unknown id is refused."""
    kit = kits().get(game_id)
    if kit is None:
        raise Problem("game-unknown", game=game_id, known=", ".join(kits()))
    return kit


def part_of(game_id: str, layer: str, kind: type[Part]) -> Part | None:
    """The part that a game brings for a layer; None if it brings none. A broken part raises a `Problem`."""
    kit = kit_of(game_id)
    try:
        part = kit.part(layer)
    except Exception as error:
        # A module of another package may raise anything during its import.
        raise broken_plugin(game_id, kit.package, error) from error
    if part is not None and not isinstance(part, kind):
        raise broken_plugin(game_id, kit.package, TypeError(f"{type(part).__name__} is not a {kind.__name__}"))
    return part


def load_game(game_id: str, pack: Pack | None = None, rules: int | None = None) -> AnyGame:
    """A game with its own content or that of a content pack, under its newest rules or an older version."""
    kit = kit_of(game_id)
    version = kit.rules_versions[-1] if rules is None else rules
    if version not in kit.rules_versions:
        raise Problem("log-rules", found=str(version), wanted=kit.rules_versions[-1])
    try:
        return kit.load(pack, version)
    except Problems:
        if isinstance(pack, Path):  # only a file can be of another game: documents are made for this one
            _refuse_pack_of_another_game(kit, pack)
        raise


def _refuse_pack_of_another_game(kit: GameKit, pack: Path) -> None:
    """If a faulty pack is valid for another game, say so instead of listing a fault for every table."""
    for other in _others(kit):
        with suppress(Problems):
            other.load(pack, other.rules_versions[-1])
            raise Problem("content-other-game", file=str(pack), game=other.id)


def _others(kit: GameKit) -> Iterator[GameKit]:
    return (other for other in kits().values() if other.id != kit.id)


def load_stage(game: AnyGame) -> Stage:
    """The stage of a game: how pages show it."""
    return kit_of(game.id).stage(game)


def load_words(game: AnyGame, say: Say, language: str, seat_names: Sequence[str]) -> Words:
    """The words of a game in one language, with the names of the players at one table."""
    return kit_of(game.id).words(say, language, game.tables, seat_names)
