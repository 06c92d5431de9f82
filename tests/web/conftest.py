"""The fixtures of the browser tests. Each worker has a browser of its own, each module a server of its own."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Playwright, expect, sync_playwright

from .browser import FLAGS, PATIENCE, Screens, Site, find_chromium

expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    """What starts and steers browsers."""
    with sync_playwright() as playwright:
        yield playwright


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    """Chromium, without a window."""
    started = playwright.chromium.launch(executable_path=find_chromium(), args=FLAGS)
    yield started
    started.close()


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A running server with an empty home."""
    running = Site(tmp_path_factory.mktemp("home"))
    running.start()
    yield running
    running.stop()


@pytest.fixture
def screens(browser: Browser, site: Site) -> Iterator[Screens]:
    """Pages of that server; at the end none may have complained."""
    opened = Screens(browser, site)
    yield opened
    opened.close()
