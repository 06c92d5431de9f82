"""On a phone: everything fits the width, and a turn is played with the thumb."""

import pytest
from playwright.sync_api import Locator, Page, expect

from .browser import PHONE, Screens, Site, no_sideways_scrolling, picture
from .player import at_random, play_table

PATHS = ("/", "/new", "/chronicles", "/rules/runedar", "/rules/castlecards", "/about", "/nowhere")


SMALL = """
() => [...document.querySelectorAll('.table button, .table summary, .table select, .table a.brand')]
  .filter((target) => getComputedStyle(target).pointerEvents !== 'none')
  .map((target) => [target.dataset.handle ?? target.textContent.trim(), target.getBoundingClientRect()])
  .filter(([, { width, height }]) => width > 0 && (width < 44 || height < 44))
  .map(([name, { width, height }]) => `${name}: ${width}x${height}`)
"""
"""What is too small for a thumb."""
TABLET = (768, 1024)


def in_view(page: Page, selector: str) -> bool:
    """Whether the whole of something lies within the window."""
    box = page.locator(selector).bounding_box()
    assert box is not None
    return bool(box["y"] >= 0 and box["y"] + box["height"] <= PHONE[1] + 1 and box["x"] >= 0)


@pytest.mark.parametrize("language", ["en", "pt-BR", "pl"])
def test_no_page_scrolls_sideways(screens: Screens, language: str) -> None:
    page = screens.open("/", language=language, size=PHONE)
    for path in PATHS:
        page.goto(path)
        page.locator("main").wait_for()
        expect(page.locator("[aria-busy=true]")).to_have_count(0)
        assert no_sideways_scrolling(page), path
        picture(page, f"phone{path.replace('/', '-')}-{language}", full=True)


@pytest.mark.parametrize(("game", "language"), [("runedar", "pl"), ("castlecards", "pt-BR")])
def test_a_turn_by_touch(screens: Screens, site: Site, game: str, language: str) -> None:
    player = play_table(screens, site.create(game, ["me", "bot"], seed="thumb"), language=language, size=PHONE)
    page = player.page
    choose = at_random(f"thumb {game}")
    for count in range(8):
        decision = player.decided()
        expect(player.bar).to_contain_text(decision["question"])
        assert no_sideways_scrolling(page)
        assert in_view(page, "section.bar")
        picture(page, f"phone-{game}-{count}")
        player.act(choose(decision["actions"]))


@pytest.mark.parametrize("game", ["runedar", "castlecards"])
def test_sheets_open_and_close(screens: Screens, site: Site, game: str) -> None:
    player = play_table(screens, site.create(game, ["me", "bot", "bot"], seed="sheets 2"), size=PHONE)
    page = player.page
    tabs = page.get_by_role("navigation", name="More of the table").get_by_role("button")
    for index, sheet in enumerate(("aside.side", "aside.right")):
        expect(page.locator(sheet)).not_to_be_in_viewport()
        tabs.nth(index).tap()
        expect(tabs.nth(index)).to_have_attribute("aria-expanded", "true")
        expect(page.locator(sheet)).to_be_in_viewport()
        assert no_sideways_scrolling(page)
        if sheet == "aside.right":
            page.locator(sheet).get_by_text("Say something").tap()
            expect(page.get_by_role("button", name="Thank you!")).to_be_in_viewport(ratio=1)
        assert page.evaluate(SMALL) == []
        picture(page, f"phone-{game}-sheet-{index}")
        tabs.nth(index).tap()
        expect(page.locator(sheet)).not_to_be_in_viewport()
    tabs.nth(0).tap()
    tabs.nth(1).tap()
    expect(page.locator("aside.side")).not_to_be_in_viewport()
    expect(page.locator("aside.right")).to_be_in_viewport()


@pytest.mark.parametrize(("size", "bots"), [(PHONE, 3), (TABLET, 2)])
def test_one_rival_at_a_time(screens: Screens, site: Site, size: tuple[int, int], bots: int) -> None:
    player = play_table(screens, site.create("castlecards", ["me", *["bot"] * bots], seed="rivals"), size=size)
    page = player.page
    while player.told()["scene"]["attack"] is not None:
        player.act(player.decided()["actions"][0])
        player.asked()
    strip = page.locator(".rivals")
    fortresses, names = strip.locator(".fortress"), page.get_by_role("group", name="The rivals").get_by_role("button")
    names = names.and_(page.locator("[aria-pressed]:not([data-handle])"))
    expect(names).to_have_count(bots)
    for place in range(bots):
        names.nth(place).click()
        for other in range(bots):
            expected = expect(fortresses.nth(other))
            expected.to_be_in_viewport(ratio=0.9) if other == place else expected.not_to_be_in_viewport()
        assert page.evaluate(SMALL) == []
    assert no_sideways_scrolling(page)
    picture(page, f"rivals-{size[0]}")
    swipe(strip, 1)
    expect(fortresses.nth(bots - 2)).to_be_in_viewport(ratio=0.9)
    expect(names.nth(bots - 2)).to_have_attribute("aria-pressed", "true")


def swipe(strip: Locator, direction: int) -> None:
    """Move a finger over most of something: to the right with 1, to the left with -1."""
    box = strip.bounding_box()
    assert box is not None
    middle, low = box["x"] + box["width"] / 2, box["y"] + box["height"] - 12
    finger = strip.page.context.new_cdp_session(strip.page)
    for step in range(-4, 5):
        kind = "touchStart" if step == -4 else "touchMove"
        spot = {"x": middle + direction * step / 10 * box["width"], "y": low}
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [spot]})
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
