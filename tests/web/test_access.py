"""No barrier on any screen, light or dark, wide or on a phone; and a picture of each."""

from collections.abc import Callable
from typing import Literal

import pytest
from playwright.sync_api import Page, expect

from server.kit import play_on

from .browser import COLOURS, LARGE, PHONE, Screens, Site, check_access, picture
from .player import Player, play_table, sit

Theme = Literal["light", "dark"]
SIZES = {"wide": LARGE, "phone": PHONE}
HUGE = (1920, 1080)
SETTLED = """
async () => {
  for (let quiet = 0, frame = 0; quiet < 3 && frame < 120; frame++) {
    await new Promise((done) => requestAnimationFrame(done))
    quiet = document.getAnimations().some((one) => one instanceof CSSTransition) ? 0 : quiet + 1
  }
}
"""
"""Colours go down the tree one frame at a time, even if their transitions take no time."""
PAGES = {
    "home": "/",
    "new": "/new",
    "chronicles": "/chronicles",
    "lobby": "/lobby",
    "daily": "/daily",
    "cups": "/cups",
    "new cup": "/cups/new",
    "puzzles": "/puzzles",
    "puzzle": "/puzzles/runedar-5",
    "ratings": "/ratings",
    "rules": "/rules/castlecards",
    "about": "/about",
    "join": "/join",
    "me": "/me",
    "missing": "/nowhere/at/all",
}


def look(page: Page, name: str, themes: tuple[Theme, ...] = ("light", "dark")) -> None:
    """Check a screen in its themes: by all rules in the first, by those about colours in the others."""
    for theme in themes:
        page.emulate_media(color_scheme=theme)
        expect(page.locator("html")).to_have_attribute("data-theme", theme)
        page.evaluate(SETTLED)
        check_access(page, () if theme == themes[0] else COLOURS)
        picture(page, f"access/{name}-{theme}")
    page.emulate_media(color_scheme="light")


def finished(site: Site, game: str, seed: str | None = "a finished game") -> str:
    """A game that has been played to its end by two bots' worth of haste; gives its table."""
    created = site.create(game, ["me", "bot"], seed=seed)
    with site.client(created) as client:
        play_on([client], lambda actions: actions[-1])
    return created.path()


@pytest.mark.parametrize("size", SIZES)
def test_pages_beside_the_table(screens: Screens, site: Site, size: str) -> None:
    finished(site, "runedar", None)
    page = screens.open("/", size=SIZES[size])
    for name, path in PAGES.items():
        page.goto(path)
        page.locator("main").wait_for()
        expect(page.locator("[aria-busy=true]")).to_have_count(0)
        look(page, f"{name}-{size}")


@pytest.mark.parametrize("game", ["runedar", "castlecards"])
@pytest.mark.parametrize("size", SIZES)
def test_the_table(screens: Screens, site: Site, game: str, size: str) -> None:
    player = play_table(screens, site.create(game, ["me", "bot", "bot"], seed="company"), size=SIZES[size])
    for _ in range(5):
        decision = player.decided()
        longer = [action for action in decision["actions"] if len(action["path"]) > 1]
        if longer:
            break
        player.act(decision["actions"][0])
    page = player.page
    look(page, f"{game}-{size}")
    player.press(longer[0]["path"][0])
    look(page, f"{game}-picked-{size}", ("dark",) if size == "phone" else ("light",))
    page.locator(".actions > button").click()
    look(page, f"{game}-list-{size}", ("light",) if size == "phone" else ("dark",))
    page.keyboard.press("Escape")
    page.get_by_label("Menu").click()
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_role("dialog", name="Settings")).to_be_visible()
    look(page, f"{game}-settings-{size}", ("dark",) if size == "phone" else ("light",))


def open_gathering(screens: Screens, _site: Site, game: str) -> Page:
    """A table that waits for a friend, by way of the page that opens it, so that its links are known."""
    page = screens.open(f"/new?game={game}")
    page.get_by_role("button", name="Open the table").click()
    page.get_by_label("Link of seat B", exact=True).wait_for()
    return page


def open_guide(screens: Screens, _site: Site, game: str) -> Page:
    player = sit(screens, "/")
    player.page.get_by_role("button", name="Guided first game").nth(["runedar", "castlecards"].index(game)).click()
    player.page.locator("aside.guide").wait_for()
    player.asked()
    return player.page


def open_end(screens: Screens, site: Site, game: str) -> Page:
    player = sit(screens, finished(site, game))
    expect(player.end).to_be_visible()
    return player.page


def open_replay(screens: Screens, site: Site, game: str) -> Page:
    table = finished(site, game).partition("#")[0].removeprefix("/t/")
    page = screens.open(f"/replay/{table}?line=20")
    page.locator(".board [data-handle]").first.wait_for()
    return page


def open_plain(screens: Screens, site: Site, game: str) -> Page:
    player = sit(screens, site.create(game, ["me", "bot"]).path(plain=True))
    player.page.get_by_role("heading", name="What is asked").wait_for()
    return player.page


OTHERS: dict[str, Callable[[Screens, Site, str], Page]] = {
    "gathering": open_gathering,
    "guide": open_guide,
    "end": open_end,
    "replay": open_replay,
    "plain": open_plain,
}


@pytest.mark.parametrize("game", ["runedar", "castlecards"])
@pytest.mark.parametrize("screen", OTHERS)
def test_every_other_screen(screens: Screens, site: Site, screen: str, game: str) -> None:
    page = OTHERS[screen](screens, site, game)
    look(page, f"{screen}-{game}-wide")
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    page.evaluate(SETTLED)
    check_access(page)
    picture(page, f"access/{screen}-{game}-narrow")
    page.set_viewport_size({"width": HUGE[0], "height": HUGE[1]})
    picture(page, f"access/{screen}-{game}-huge")


def test_a_proposal_to_go_back(screens: Screens, site: Site) -> None:
    created = site.create("runedar", ["me", "friend"], seed="company")
    players = [sit(screens, created.path()), sit(screens, created.path(1))]
    players[1].page.get_by_label("Your name").fill("Zosia")
    players[1].page.get_by_role("button", name="Sit down").click()
    for player in players:
        player.page.locator(".hand [data-handle]").first.wait_for()
    seat = players[0].told()["decision"]["seat"]
    acting, other = players[seat], players[1 - seat]
    decision = acting.decided()
    acting.act(decision["actions"][0])
    acting.asked()
    propose(acting)
    expect(other.page.get_by_role("dialog", name="Go back?")).to_be_visible()
    look(acting.page, "proposal-asking", ("dark",))
    look(other.page, "proposal-asked", ("light",))


def propose(player: Player) -> None:
    """Ask to go back to before the first choice."""
    player.page.locator("aside.right .panel.log button").last.click()
    player.page.get_by_role("button", name="Ask the others").click()
