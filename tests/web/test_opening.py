"""From the first page to a table: at once with bots, or with friends who come by links."""

import re

from playwright.sync_api import Page, expect

from .browser import Screens, Site, picture
from .player import Player, sit

BOLD = "<b>Ada</b>"
NASTY = "<img src=x onerror=a()>"


def test_one_click_from_the_first_page_to_a_first_turn(screens: Screens) -> None:
    player = sit(screens, "/")
    player.page.get_by_role("button", name="Play Runedar now").click()
    decision = player.decided()
    expect(player.bar).to_contain_text("Your decision")
    expect(player.bar).to_contain_text(decision["question"])
    player.act(decision["actions"][0])
    following = player.decided()
    assert following["number"] > decision["number"]


def test_every_other_way_from_the_first_page_leads_to_a_table(screens: Screens) -> None:
    for name, seats in (("Play alone", 1), ("With 2 bots", 3), ("Against one bot", 2)):
        player = sit(screens, "/")
        player.page.get_by_label("Difficulty").select_option("hard")
        player.page.get_by_role("button", name=name).click()
        player.page.locator(".table").wait_for()
        assert player.told()["options"].get("difficulty") == (None if "Against" in name else "hard")
        expect(player.page.locator("aside.right ul.seats > li")).to_have_count(seats)
        assert player.told()["you"] == 0


def open_with_friend(page: Page) -> None:
    """Wish a table of four: me, two friends, a bot."""
    page.get_by_role("link", name="With friends").last.click()
    page.get_by_role("radio", name="4", exact=True).check()
    seats = page.get_by_role("group", name=re.compile("^Seat [A-D]$"))
    expect(seats).to_have_count(4)
    seats.nth(0).get_by_label("Name").fill(BOLD)
    seats.nth(1).get_by_label("Who sits here").select_option("friend")
    seats.nth(2).get_by_label("Who sits here").select_option("friend")
    seats.nth(3).get_by_label("Who sits here").select_option("bot")
    page.get_by_role("radio", name="At once").check()
    picture(page, "new-filled", full=True)
    page.get_by_role("button", name="Open the table").click()


def who_is_asked(*people: Player) -> Player:
    """Wait until one of them has to decide: the bot of another seat may begin, and some windows close by themselves."""
    while True:
        for player in people:
            decision = player.told()["decision"]
            if decision["actions"] and not decision["automatic"]:
                return player
        people[0].page.wait_for_timeout(100)


def test_a_friend_comes_by_a_link_and_names_are_only_text(screens: Screens) -> None:
    founder = sit(screens, "/")
    open_with_friend(founder.page)
    link = founder.page.get_by_label("Link of seat B", exact=True)
    address = link.input_value()
    expect(founder.page.get_by_text("2 empty seats will be played by bots.")).to_be_visible()
    friend = sit(screens, address)
    friend.page.get_by_label("Your name").fill(NASTY)
    friend.page.get_by_role("button", name="Sit down").click()
    expect(friend.page.get_by_text("The game begins when")).to_be_visible()
    expect(founder.page.get_by_text(NASTY)).to_be_visible()
    expect(founder.page.get_by_text("One empty seat will be played by a bot.")).to_be_visible()
    picture(founder.page, "gathering", full=True)
    founder.page.get_by_role("button", name="Begin").click()
    for player in (founder, friend):
        expect(player.page.locator("aside.right")).to_contain_text(NASTY)
        expect(player.page.locator("aside.right")).to_contain_text(BOLD)
        expect(player.page.locator("aside.right .panel.log")).to_contain_text(NASTY)
        expect(player.page.locator("img, b:text-is('Ada')")).to_have_count(0)
    asked = who_is_asked(founder, friend)
    decision = asked.decided()
    asked.act(decision["actions"][0])


def test_only_known_phrases_can_be_said(site: Site) -> None:
    created = site.create("castlecards", ["me", "bot"])
    with site.client(created) as client:
        assert client.ask("say_phrase", phrase="<b>hello</b>")["type"] == "refused"
        assert client.ask("say_phrase", phrase="hello")["type"] == "done"


def test_ones_own_tables_are_listed_to_resume_and_to_remove(screens: Screens, site: Site) -> None:
    created = site.create("castlecards", ["me", "bot"])
    player = sit(screens, created.path())
    decision = player.asked()
    page = player.page
    page.get_by_role("link", name="To the start page").first.click()
    own = page.get_by_role("region", name="Your tables").get_by_role("listitem")
    expect(own).to_contain_text("Your decision")
    page.reload()
    own.get_by_role("link", name="Resume").click()
    assert player.asked() == decision
    page.goto("/")
    own.get_by_role("button", name="Remove Castlecards").click()
    expect(own).to_have_count(0)
    expect(page.get_by_text("No tables yet.")).to_be_visible()


def test_a_table_without_a_link_stays_shut(screens: Screens, site: Site) -> None:
    screens.forgive("40[34]")
    created = site.create("runedar", ["me", "bot"])
    page = screens.open(f"/t/{created.table}")
    expect(page.get_by_role("heading", name="You need a link")).to_be_visible()
    wrong = Player(screens.open(f"/t/{created.table}#{'x' * 43}"))
    expect(wrong.page.get_by_role("heading", name="The gate stays shut")).to_be_visible()
    picture(wrong.page, "barred")
