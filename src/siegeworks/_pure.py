"""Runs the rules interpreted although they are compiled: for debugging, and to compare both builds."""

import sys
from collections.abc import Sequence
from importlib.machinery import FileFinder, ModuleSpec, SourceFileLoader
from types import ModuleType


class SourceOnly:
    """Finds the modules of this package as source, never as compiled extensions."""

    @staticmethod
    def find_spec(name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        """The source file of a module of siegeworks; everything else is left to the usual finders."""
        if not name.startswith("siegeworks.") or path is None:
            return None
        for folder in path:
            spec = FileFinder(folder, (SourceFileLoader, [".py"])).find_spec(name, target)
            if spec is not None and spec.loader is not None:
                return spec
        return None


def prefer_source() -> None:
    sys.meta_path.insert(0, SourceOnly)


def is_compiled() -> bool:
    """Whether the rules run compiled in this process."""
    from siegeworks.games.runedar.rules import apply

    return not str(apply.__file__).endswith(".py")
