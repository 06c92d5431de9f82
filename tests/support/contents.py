"""Content of the games that changes during a test, as it does from one version of Siegeworks to the next."""

import shutil
from pathlib import Path

import pytest

from siegeworks.games import built_in_kits
from siegeworks.kernel.content import content_folder

Changes = dict[str, tuple[str, str, str]]
"""For each game a file of its content, a text in it, and what that changes to."""

CHANGES: Changes = {
    "runedar": ("mercenaries", "price = 4", "price = 5"),
    "castlecards": ("academy", "fewer_swords = 4", "fewer_swords = 5"),
}
"""A changed number in each game."""


def change_content(
    patch: pytest.MonkeyPatch, folder: Path, changes: Changes = CHANGES, *, archived: bool = True
) -> None:
    """Let games have other content from now on, with the archive or without it; copies are made in a folder.

    No process but this one sees the change, not even a worker.
    """
    folders: dict[str, Path] = {}
    for kit in built_in_kits().values():
        folders[kit.package] = shutil.copytree(Path(str(content_folder(kit.package))), folder / kit.id)
        if kit.id in changes:
            _change(folders[kit.package], *changes[kit.id])
    if not archived:
        for changed in folders.values():
            shutil.rmtree(changed / "archive")
    for module in ("content", "kit"):
        patch.setattr(f"siegeworks.kernel.{module}.content_folder", folders.__getitem__)


def _change(folder: Path, name: str, old: str, new: str) -> None:
    file = folder / f"{name}.toml"
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new, 1), encoding="utf-8")
