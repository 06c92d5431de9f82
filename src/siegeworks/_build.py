"""Which build runs: the compiled one where it is complete, otherwise the same source interpreted.

The modules that a package lists in `compiled.txt` are compiled together into one extension of that package,
`_compiled`. The finder below gives each of them its own part of that extension. The extensions use each other, so
they are used all or not at all.
"""

import os
import sys
import warnings
from collections.abc import Sequence
from functools import cache
from importlib import import_module
from importlib.abc import Loader
from importlib.machinery import EXTENSION_SUFFIXES, ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType

ROOT = Path(__file__).parent
LISTING = "compiled.txt"
EXTENSION = "_compiled"


class CompiledLoader(Loader):
    """Loads a module from the extension it is compiled into."""

    def __init__(self, extension: str) -> None:
        self.extension = extension

    def create_module(self, spec: ModuleSpec) -> None:
        """Leave the making of the module to the import system."""

    def exec_module(self, module: ModuleType) -> None:
        extension = import_module(self.extension)
        for name, known in extension.MODULES[module.__name__].items():
            setattr(module, name, getattr(extension, known))
        module.__file__ = extension.__file__


class ListedFinder:
    """Finds the listed modules of this package; everything else is left to the usual finders.

    In the interpreted build it names the source, because an extension left over from an earlier build would be
    found first.
    """

    @staticmethod
    def find_spec(name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:  # noqa: ARG004 - the protocol of finders
        package = listed_modules().get(name)
        if package is None:
            return None
        if is_compiled():
            extension = f"{package}.{EXTENSION}"
            return ModuleSpec(name, CompiledLoader(extension), origin=extension)
        source = ROOT.parent / (name.replace(".", "/") + ".py")
        # A page has the bytecode alone.
        return spec_from_file_location(name, source if source.exists() else source.with_suffix(".pyc"))


@cache
def listed_modules() -> dict[str, str]:
    """For each module that can be compiled the package that lists it."""
    modules: dict[str, str] = {}
    for listing in sorted(ROOT.rglob(LISTING)):
        package = ".".join(listing.parent.relative_to(ROOT.parent).parts)
        modules |= {f"{package}.{name}": package for name in listing.read_text(encoding="utf-8").split()}
    return modules


@cache
def is_compiled() -> bool:
    """Whether the rules run compiled in this process: no if not every extension is there, or if the user says so."""
    if os.environ.get("SIEGEWORKS_PURE"):
        return False
    packages = dict.fromkeys(listed_modules().values())
    missing = [package for package in packages if not _has_extension(package)]
    if missing and len(missing) < len(packages):
        sentence = "the compiled build is incomplete, so the rules run interpreted (slower); install it again."
        names = ", ".join(f"{package}.{EXTENSION}" for package in missing)
        warnings.warn(f"siegeworks: {sentence} Missing: {names}", RuntimeWarning, stacklevel=2)
    return not missing


def _has_extension(package: str) -> bool:
    folder = ROOT.parent / package.replace(".", "/")
    return any((folder / f"{EXTENSION}{suffix}").exists() for suffix in EXTENSION_SUFFIXES)


def install_finder() -> None:
    sys.meta_path.insert(0, ListedFinder)
