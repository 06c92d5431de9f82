"""Bots of others: installed as packages, and in files of one's own."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from siegeworks.bots import plugin_bots
from siegeworks.kernel.plugins import BOT_PLUGINS
from support.packages import Install, forgotten_imports, installer


@pytest.fixture
def bot_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The current folder of a test; what is imported from it or installed into it is forgotten afterwards."""
    folder = tmp_path / "own bots"
    folder.mkdir()
    monkeypatch.chdir(folder)
    plugin_bots.cache_clear()
    with forgotten_imports(folder):
        yield folder
    plugin_bots.cache_clear()


@pytest.fixture
def install(bot_folder: Path) -> Install:
    """Installs a package that offers bots."""
    return installer(bot_folder, BOT_PLUGINS, plugin_bots.cache_clear)
