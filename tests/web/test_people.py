"""People who play over time: a clock that all see, and the home page that begins with what waits for you."""

import re

from playwright.sync_api import expect

from .browser import PHONE, Screens, Site
from .player import sit


def test_a_table_with_a_clock_shows_everybody_the_time_that_is_left(screens: Screens, site: Site) -> None:
    founder = screens.open("/new?game=castlecards")
    founder.get_by_label("Time to decide").select_option("calm")
    founder.get_by_role("button", name="Open the table").click()
    link = founder.get_by_label("Link of seat B", exact=True).input_value()
    friend = screens.open(link.removeprefix(site.address), size=PHONE)
    friend.locator("form input.field").fill("Zosia")
    friend.locator("form button").click()
    for page in (founder, friend):
        page.locator(".table .hand [data-handle]").first.wait_for()
        expect(page.locator("[role=timer]").first).to_contain_text("16:")


def test_the_home_page_begins_with_the_game_that_waits_for_you(screens: Screens, site: Site) -> None:
    waiting = site.create("castlecards", ["me", "bot"])
    player = sit(screens, waiting.path())
    player.asked()
    page = player.page
    page.goto(site.create("runedar", ["me", "friend"]).path())
    page.get_by_role("button", name="Begin").wait_for()
    page.goto("/")
    own = page.get_by_role("region", name="Your tables")
    expect(own.get_by_role("listitem").first).to_contain_text("Castlecards")
    expect(own.get_by_role("listitem").nth(1)).to_contain_text("Waiting for players")
    expect(page).to_have_title(re.compile("^● Your decision · "))
    games = page.get_by_role("heading", name="Castlecards").first
    above, below = own.bounding_box(), games.bounding_box()
    assert above is not None
    assert below is not None
    assert above["y"] < below["y"]
