"""GameKit: one object per game that bundles everything the other layers need from it.

A package adds a game by naming its kit under the entry point group `siegeworks.games`.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from types import MappingProxyType
from typing import Any

from siegeworks.kernel.content import Document, Pack, content_folder, read_document
from siegeworks.kernel.game import AnyGame
from siegeworks.kernel.say import Say
from siegeworks.kernel.stage import Stage, Words

LAYERS = ("bots", "lab", "rl", "cli")
"""The layers above the games for which a kit may bring a part of its own."""

ARCHIVE = "archive"
"""The folder with the content of earlier versions, in the folder of the content."""

LAST = 1_000
"""The place in listings of a game that sets no place of its own."""

Section = tuple[str, tuple[str, ...]]
"""The name of a section of the rules reference, and the ids of its rules."""


@dataclass(frozen=True, slots=True)
class ContentFiles:
    """The TOML files of a game's content in the folder `content` of its package, and the function that checks them.

    The folder `content/archive` holds the content of earlier versions, one file named by its digest for each.
    """

    package: str
    names: tuple[str, ...]
    read: Callable[[Document], object]

    def text(self, name: str) -> str:
        """The unchanged text of one file."""
        return (content_folder(self.package) / f"{name}.toml").read_bytes().decode()

    def archived(self) -> Iterator[Document]:
        """The content that each earlier version came with."""
        folder = content_folder(self.package) / ARCHIVE
        if folder.is_dir():
            for file in sorted(folder.iterdir(), key=lambda file: file.name):
                yield read_document(file.read_text(encoding="utf-8"), file.name)


@dataclass(frozen=True, slots=True)
class GameKit:
    """A game as a plug-in.

    `load`, `stage` and `words` are required: with them alone a game can be played in the terminal and on the plain
    page, simulated, and used as a learning environment. Everything in `parts` replaces a generic default.
    """

    id: str
    load: Callable[[Pack | None, int], AnyGame]
    """Takes a content pack, or None for the game's own content, and one of `rules_versions`."""
    stage: Callable[[Any], Stage]
    words: Callable[[Say, str, Any, Sequence[str]], Words]
    """Takes the texts, the language, the game's tables and the names at the table."""
    package: str
    """The Python package whose folder `texts/<language>/` holds the game's texts."""
    rules_versions: tuple[int, ...] = (1,)
    """The versions of the rules that games can be played with, oldest first; new games use the last."""
    sections: tuple[Section, ...] = ()
    """The sections of the rules reference, in the order in which a new player reads them."""
    content: ContentFiles | None = None
    scene_module: str | None = None
    """The module that defines `Scene` and `Things`, the types of the data pages draw; the protocol includes them."""
    parts: Mapping[str, str] = field(default_factory=lambda: MappingProxyType({}))
    """Where to find the game's part for each layer that it extends: `"package.module:NAME"`.

    A part is imported when its layer asks for it, so a kit never imports a layer above the games.
    """
    place: int = LAST
    """The place of the game in listings; the game with the lowest is the default."""

    def __post_init__(self) -> None:
        unknown = [layer for layer in self.parts if layer not in LAYERS]
        if unknown:
            raise ValueError(f"the kit of {self.id} has parts for unknown layers: {', '.join(unknown)}")

    def part(self, layer: str) -> Any | None:
        """The game's own part for a layer; None if the layer uses its generic default."""
        location = self.parts.get(layer)
        return None if location is None else import_object(location)


def import_object(location: str) -> Any:
    """The object that `package.module:NAME` names."""
    module, colon, name = location.partition(":")
    if not colon or not module or not name:
        raise ImportError(f"{location!r} is not of the form package.module:NAME")
    try:
        return getattr(import_module(module), name)
    except AttributeError:
        raise ImportError(f"module {module} has no {name}") from None
