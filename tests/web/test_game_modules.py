"""A game of the browser client is a folder: nothing else names one, and a game without a folder can still be played."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from siegeworks.games import built_in_kits
from support.third_game import import_folders

from .browser import PHONE, ROOT, Screens, Site, check_access, no_sideways_scrolling, picture
from .player import at_random, sit

WEB = ROOT / "web"
GAMES = WEB / "src" / "games"
SHARED = [WEB / "index.html", WEB / "vite.config.ts", *(WEB / "texts").rglob("*.ftl"), *(WEB / "src").rglob("*.*")]
GENERATED = "schema.d.ts"


def test_every_game_of_ours_has_a_folder() -> None:
    assert sorted(folder.name for folder in GAMES.iterdir()) == sorted(built_in_kits())


def test_nothing_outside_its_folder_names_a_game() -> None:
    names = re.compile("|".join(built_in_kits()), re.IGNORECASE)
    files = [path for path in SHARED if path.name != GENERATED and GAMES not in path.parents]
    assert len(files) > 50
    found = [
        f"{path.relative_to(WEB)}:{number}: {line.strip()}"
        for path in files
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if names.search(line)
    ]
    assert found == []


def test_no_game_names_another() -> None:
    for folder in GAMES.iterdir():
        others = "|".join(game for game in built_in_kits() if game != folder.name)
        named = [path for path in folder.rglob("*.*") if re.search(others, path.read_text(encoding="utf-8"), re.I)]
        assert named == []


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A server beside which the third game of the examples is installed: the client has no module for it."""
    packages = import_folders(tmp_path_factory.mktemp("packages"))
    running = Site(tmp_path_factory.mktemp("home"), packages=packages)
    running.start()
    yield running
    running.stop()


def test_a_game_without_a_module_is_opened_from_the_start_page(screens: Screens) -> None:
    page = screens.open("/")
    card = page.locator("article", has=page.get_by_role("heading", name="Barbican"))
    expect(card.locator(".emblem svg")).to_be_visible()
    expect(card.get_by_role("button", name="Guided first game")).to_have_count(0)
    check_access(page)
    picture(page, "home-third-game", full=True)
    card.get_by_role("button", name="With one bot").click()
    expect(page.get_by_role("heading", name="What is asked")).to_be_visible()


def test_a_game_without_a_module_is_played_on_the_plain_table(screens: Screens, site: Site) -> None:
    created = site.create("barbican", ["me", "bot:random"], seed="third")
    player = sit(screens, created.path())
    page = player.page
    expect(page.get_by_role("heading", name="What is asked")).to_be_visible()
    expect(page.get_by_role("heading", name="Gates")).to_be_visible()
    check_access(page)
    picture(page, "plain-third-game", full=True)
    player.play_out_on_the_plain_table(at_random("third"))
    expect(page.get_by_role("heading", name="The game is over")).to_be_visible()
    page.get_by_role("link", name="Replay").click()
    page.get_by_role("button", name="Next move").click()
    expect(page.get_by_role("heading", name="Gates")).to_be_visible()
    check_access(page)


def test_a_game_without_a_module_fits_a_phone(screens: Screens, site: Site) -> None:
    page: Page = sit(screens, site.create("barbican", ["me", "bot:random"]).path(), size=PHONE).page
    expect(page.get_by_role("heading", name="What is asked")).to_be_visible()
    assert no_sideways_scrolling(page)
