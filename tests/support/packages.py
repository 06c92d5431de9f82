"""Packages that offer plug-ins, written into a folder as pip leaves them there."""

from collections.abc import Mapping
from pathlib import Path


def write_package(folder: Path, package: str, code: str, group: str, offered: Mapping[str, str]) -> None:
    """A package of one module; `offered` maps the names of its entry points to names in the module."""
    (folder / f"{package}.py").write_text(code, encoding="utf-8")
    info = folder / f"{package}-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n", encoding="utf-8")
    lines = [f"{name} = {package}:{value}" for name, value in offered.items()]
    (info / "entry_points.txt").write_text("\n".join([f"[{group}]", *lines]), encoding="utf-8")
