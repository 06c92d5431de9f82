"""Write the bill of materials of a release (CycloneDX, JSON): every pinned package, and which extras need it.

    python tools/generate/sbom.py [FOLDER]

`make wheel` puts it beside the wheel.
"""

import json
import re
import sys
import tomllib
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
PIN = re.compile(r"(?P<name>[A-Za-z0-9._-]+)==(?P<version>[^\s;#]+)")


def normal(name: str) -> str:
    """A package's name as indexes compare it."""
    return re.sub(r"[-_.]+", "-", name).lower()


def pins(text: str) -> dict[str, str]:
    """The pinned version of every package."""
    return {normal(found["name"]): found["version"] for found in PIN.finditer(text)}


def bill(version: str, project: dict[str, Any], pinned: dict[str, str]) -> dict[str, Any]:
    """The bill of materials."""
    needed = {"": project["dependencies"], **project["optional-dependencies"]}
    extras: dict[str, list[str]] = {}
    for extra, packages in needed.items():
        for package in packages:
            extras.setdefault(normal(re.split(r"[<>=\[; ]", package)[0]), []).append(extra or "base")
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "version": 1,
        "metadata": {"component": _component("siegeworks", version, "application")},
        "components": [
            _component(name, pinned[name], "library")
            | {"properties": [{"name": "siegeworks:extra", "value": extra} for extra in extras.get(name, [])]}
            for name in sorted(pinned)
        ],
    }


def _component(name: str, version: str, kind: str) -> dict[str, Any]:
    return {"type": kind, "name": name, "version": version, "purl": f"pkg:pypi/{name}@{version}"}


def main() -> None:
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "dist"
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    source = (ROOT / "src" / "siegeworks" / "__init__.py").read_text(encoding="utf-8")
    version = re.findall(r'__version__ = "([^"]+)"', source)[0]
    document = bill(version, project, pins((ROOT / "constraints.txt").read_text(encoding="utf-8")))
    folder.mkdir(parents=True, exist_ok=True)
    (folder / f"siegeworks-{version}.cdx.json").write_text(json.dumps(document, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
