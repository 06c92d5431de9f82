"""Barbican, the game of `examples/third_game`: its tests import it from there, and offer it as an installed plug-in."""

from pathlib import Path

import pytest

from siegeworks import games
from siegeworks.kernel.kit import GameKit
from siegeworks.kernel.plugins import GAME_PLUGINS, Plugins
from siegeworks.kernel.problem import Problem
from support.packages import write_metadata

EXAMPLE = Path(__file__).parents[2] / "examples" / "third_game"
SOURCES = EXAMPLE / "src"


def offer_kits(monkeypatch: pytest.MonkeyPatch, *kits: GameKit, problems: tuple[Problem, ...] = ()) -> None:
    """Make these the kits of other packages, beside plug-ins with these problems; needs the fixture `barbican`."""
    monkeypatch.setattr(games, "installed_kits", lambda: Plugins({kit.id: kit for kit in kits}, problems))
    games.kits.cache_clear()


def import_folders(folder: Path) -> tuple[Path, Path]:
    """The folders on whose path another process finds Barbican installed; its metadata is written into `folder`."""
    write_metadata(folder, "siegeworks_barbican", GAME_PLUGINS, {"barbican": "barbican.kit:KIT"})
    return folder, SOURCES
