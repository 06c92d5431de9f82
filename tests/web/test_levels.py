"""Bots of the level one chooses, wherever a bot is seated; and the choice is remembered."""

import re

from playwright.sync_api import Page, expect

from .browser import PHONE, Screens, Site, check_access, no_sideways_scrolling, picture
from .player import Player, sit

WAYS = {
    "beginner": "Looks one step ahead",
    "steady": "Tries out a few possible futures",
    "expert": "Thinks for up to a second",
}
NAMES = {"beginner": "Beginner bot", "steady": "Steady bot", "expert": "Expert bot"}


def bots(player: Player) -> list[str | None]:
    """Who plays the seats, as the server says."""
    player.page.locator(".table").wait_for()
    return [seat["bot"] for seat in player.told()["seats"]]


def choose(page: Page, label: str, level: str) -> None:
    """Choose a level; what it is like stands beside it."""
    picker = page.get_by_label(label, exact=True)
    expect(picker.locator("option")).to_have_text(list(NAMES.values()))
    picker.select_option(level)
    expect(page.get_by_text(WAYS[level])).to_be_visible()
    expect(picker).to_have_accessible_description(re.compile(WAYS[level]))


def test_a_newcomer_plays_with_a_beginner(screens: Screens) -> None:
    player = sit(screens, "/")
    expect(player.page.get_by_label("Bots", exact=True)).to_have_value("beginner")
    player.page.get_by_role("button", name="Play Runedar now").click()
    assert bots(player) == [None, "beginner"]
    expect(player.page.locator("aside.right ul.seats")).to_contain_text("Beginner bot")


def test_the_first_page_seats_the_level_chosen_and_remembers_it(screens: Screens) -> None:
    player = sit(screens, "/")
    choose(player.page, "Bots", "steady")
    player.page.get_by_role("button", name="Against 2 bots").click()
    assert bots(player) == [None, "steady", "steady"]
    player.page.goto("/")
    expect(player.page.get_by_label("Bots", exact=True)).to_have_value("steady")
    player.page.goto("/new")
    player.page.get_by_label("Who sits here").nth(1).select_option("bot")
    expect(player.page.get_by_label("Bot", exact=True)).to_have_value("steady")


def test_each_seat_of_a_new_table_has_a_level_of_its_own(screens: Screens) -> None:
    player = sit(screens, "/new?game=castlecards")
    page = player.page
    page.get_by_role("radio", name="3", exact=True).check()
    for seat, level in ((1, "steady"), (2, "beginner")):
        wish = page.get_by_role("group", name=re.compile("^Seat [A-D]$")).nth(seat)
        wish.get_by_label("Who sits here").select_option("bot")
        wish.get_by_label("Bot", exact=True).select_option(level)
        expect(wish).to_contain_text(WAYS[level])
    check_access(page)
    picture(page, "levels-new", full=True)
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    assert no_sideways_scrolling(page)
    page.get_by_role("button", name="Open the table").click()
    assert bots(player) == [None, "steady", "beginner"]


def test_empty_seats_are_filled_with_the_level_chosen(screens: Screens, site: Site) -> None:
    player = sit(screens, site.create("runedar", ["me", "friend", "friend"]).path())
    choose(player.page, "Bot", "steady")
    check_access(player.page)
    picture(player.page, "levels-gathering", full=True)
    player.page.get_by_role("button", name="Begin").click()
    assert bots(player) == [None, "steady", "steady"]


def test_a_bot_of_the_level_chosen_takes_a_seat_over(screens: Screens, site: Site) -> None:
    player = sit(screens, site.create("runedar", ["me"], pace=3000).path())
    player.asked()
    player.page.get_by_role("button", name="Let a bot play").click()
    dialog = player.page.get_by_role("dialog", name="Let a bot play")
    for words in (*NAMES.values(), *WAYS.values()):
        expect(dialog).to_contain_text(words)
    check_access(player.page)
    picture(player.page, "levels-hand-over")
    dialog.get_by_role("button", name="Steady bot").click()
    expect(dialog).to_have_count(0)
    player.page.wait_for_function("() => told.table.seats[0].bot === 'steady'")
    player.page.get_by_role("button", name="Take back").click()
    expect(player.page.get_by_role("button", name="Take back")).to_have_count(0)
