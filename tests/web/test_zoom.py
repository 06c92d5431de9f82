"""Cards, tiles and tokens are enlarged with their words: under the mouse, under a finger and by keys."""

import pytest
from playwright.sync_api import expect

from .browser import PHONE, Screens, Site, check_access
from .player import Player, play_table

ZOOM = ".zoom.placed"


def rest_on(player: Player, selector: str) -> None:
    """Move the mouse onto the middle of something; figures let the pointer through, so it is not hovered over."""
    box = player.page.locator(selector).first.bounding_box()
    assert box is not None
    player.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def test_a_resting_mouse_enlarges_things_everywhere(screens: Screens, site: Site) -> None:
    player = play_table(screens, site.create("runedar", ["me", "bot"], seed="zoom"))
    player.asked()
    zoom = player.page.locator(ZOOM)
    for thing in ("card:", "dwarf:", "mercenary:", "machine:", "token:gold", "token:wood"):
        rest_on(player, f'.table [data-zoom^="{thing}"]')
        expect(zoom.locator("svg").first).to_be_visible()
        assert len(zoom.inner_text().split()) > 2, thing
        player.page.mouse.move(2, 2)
        expect(zoom).to_have_count(0)


@pytest.mark.parametrize("game", ["runedar", "castlecards"])
def test_keys_walk_from_thing_to_thing(screens: Screens, site: Site, game: str) -> None:
    player = play_table(screens, site.create(game, ["me", "bot"], seed="zoom"))
    player.asked()
    page = player.page
    page.keyboard.press("x")
    zoom, marked = page.locator(ZOOM), page.locator("[data-zoomed]")
    expect(zoom).to_be_visible()
    expect(marked).to_have_count(1)
    first = marked.get_attribute("data-zoom")
    check_access(page)
    page.keyboard.press("ArrowLeft")
    expect(page.locator(f'[data-zoomed][data-zoom="{first}"]')).to_have_count(0)
    expect(marked).to_have_count(1)
    page.keyboard.press("Escape")
    expect(zoom).to_have_count(0)
    expect(marked).to_have_count(0)


@pytest.mark.parametrize("game", ["runedar", "castlecards"])
def test_a_long_press_enlarges_a_card_and_plays_nothing(screens: Screens, site: Site, game: str) -> None:
    player = play_table(screens, site.create(game, ["me", "bot"], seed="still"), size=PHONE)
    number = player.decided()["number"]
    page, card = player.page, player.page.locator(".hand [data-zoom]").first
    box = card.bounding_box()
    assert box is not None
    touch = {"x": box["x"] + box["width"] / 2, "y": box["y"] + 20}
    session = page.context.new_cdp_session(page)
    session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [touch]})
    expect(page.locator(ZOOM)).to_be_visible()
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(page.locator(ZOOM)).to_have_count(0)
    assert player.decided()["number"] == number
    expect(page.locator(".hand [aria-pressed=true]")).to_have_count(0)


def test_letters_are_an_option(screens: Screens, site: Site) -> None:
    player = play_table(screens, site.create("runedar", ["me"], seed="zoom"))
    player.asked()
    page = player.page
    letters = page.locator('[data-zoom="dwarf:0"] text')
    expect(letters).to_have_count(0)
    page.evaluate("() => localStorage.setItem('siegeworks.settings', JSON.stringify({ letters: true }))")
    page.reload()
    expect(letters).to_have_text("A")
