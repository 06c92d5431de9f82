"""Packages that offer plug-ins, written into a folder as pip leaves them there."""

import importlib
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

Install = Callable[..., None]
"""Installs a package: its name, its code, and its entry points by name."""


def write_metadata(folder: Path, package: str, group: str, entry_points: Mapping[str, str]) -> None:
    """Write what makes a package count as installed, with its entry points in a group: names to `module:attribute`."""
    info = folder / f"{package}-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n", encoding="utf-8")
    lines = [f"{name} = {target}" for name, target in entry_points.items()]
    (info / "entry_points.txt").write_text("\n".join([f"[{group}]", *lines]), encoding="utf-8")


def installer(folder: Path, group: str, forget: Callable[[], None]) -> Install:
    """A function that installs packages of one module into a folder, from which Python imports from now on.

    The packages offer names in their module as entry points of the group; `forget` empties the caches that keep those.
    """

    def install(package: str, code: str, **offered: str) -> None:
        (folder / f"{package}.py").write_text(code, encoding="utf-8")
        write_metadata(folder, package, group, {name: f"{package}:{value}" for name, value in offered.items()})
        importlib.invalidate_caches()
        forget()

    sys.path.insert(0, str(folder))
    return install


@contextmanager
def forgotten_imports(folder: Path) -> Iterator[None]:
    """Restore the import path at the end, and forget the modules that were imported from a folder."""
    path, modules = list(sys.path), set(sys.modules)
    yield
    sys.path[:] = path
    for name in set(sys.modules) - modules:
        if str(getattr(sys.modules[name], "__file__", "")).startswith(str(folder)):
            del sys.modules[name]
