"""Bots of others: installed as packages, and in files of one's own."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from siegeworks.bots import plugin_bots
from siegeworks.kernel.plugins import BOT_PLUGINS
from support.packages import write_package

from .plugin_kit import Install


@pytest.fixture
def bot_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The current folder of a test; what is imported from it or installed into it is forgotten afterwards."""
    path, modules = list(sys.path), set(sys.modules)
    folder = tmp_path / "own bots"
    folder.mkdir()
    monkeypatch.chdir(folder)
    plugin_bots.cache_clear()
    yield folder
    sys.path[:] = path
    for name in set(sys.modules) - modules:
        if str(getattr(sys.modules[name], "__file__", "")).startswith(str(folder)):
            del sys.modules[name]
    plugin_bots.cache_clear()


@pytest.fixture
def install(bot_folder: Path) -> Install:
    """Installs a package that offers bots."""

    def write(package: str, code: str, **offered: str) -> None:
        write_package(bot_folder, package, code, BOT_PLUGINS, offered)
        plugin_bots.cache_clear()

    sys.path.insert(0, str(bot_folder))
    return write
