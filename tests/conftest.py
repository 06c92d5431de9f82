"""Fixtures for tests of several folders."""

import asyncio
import os
import signal
from collections.abc import Generator, Iterator
from pathlib import Path

import pytest
from barbican.kit import KIT

from siegeworks import games
from siegeworks.bots import plugin_bots
from siegeworks.kernel.kit import GameKit
from siegeworks.kernel.plugins import BOT_PLUGINS
from support.packages import Install, forgotten_imports, installer
from support.third_game import offer_kits


def pytest_configure() -> None:
    """Undo what the environment of a shell or a container would do to the workers and to the programs of tests.

    A shell starts its background jobs with Ctrl-C ignored, and so would be every program that a test interrupts. Many
    containers forbid Python to keep what it has compiled; every worker and every server would compile all of it again.
    """
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_xdist_auto_num_workers() -> int:
    """Half as many workers again as there are cores: tests wait for servers, browsers and clocks half of their time."""
    return (os.cpu_count() or 1) * 3 // 2 or 1


@pytest.hookimpl(wrapper=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> Generator[None, object, object]:
    """Playwright leaves its event loop running in the worker; for a test without a browser there must be none.

    A worker that is done with its browser tests takes over tests of others, and some of those run their own loop.
    """
    left = None if "playwright" in pyfuncitem.fixturenames else asyncio._get_running_loop()
    if left is None:
        return (yield)
    asyncio._set_running_loop(None)
    try:
        return (yield)
    finally:
        asyncio._set_running_loop(left)


@pytest.fixture
def barbican(monkeypatch: pytest.MonkeyPatch) -> Iterator[GameKit]:
    """Barbican, as if its package were installed: a game that brings rules, stage and words, and nothing else."""
    offer_kits(monkeypatch, KIT)
    yield KIT
    games.kits.cache_clear()


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
