"""People who play over time: a clock that all see, and the home page that begins with what waits for you."""

import re
import signal
import sqlite3

from playwright.sync_api import expect

from .browser import PHONE, Screens, Site, check_access
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
        expect(page.locator("[role=timer]").first).to_have_text(re.compile(r"0\d:\d\d · 15:00 in reserve"))
        expect(page.get_by_text("15:00 in reserve").nth(1)).to_be_attached()


def test_a_clock_runs_out_while_the_server_is_killed_and_the_person_comes_back(screens: Screens, site: Site) -> None:
    """The bot of the table's choice plays on; in a team the person takes the seat back at once."""
    screens.forgive("WebSocket|net::ERR_")
    clock = {"decision": 60, "reserve": 300, "bot": "random"}
    created = site.create("runedar", ["me", "friend"], clock=clock)
    players = [sit(screens, created.path()), sit(screens, created.path(1))]
    players[1].page.locator("form input.field").fill("Zosia")
    players[1].page.locator("form button").click()
    for player in players:
        player.page.locator(".table .hand [data-handle]").first.wait_for()
    late = players[players[0].told()["decision"]["seat"]]
    site.stop(signal.SIGKILL)
    expect(late.page.get_by_text("Connection lost.")).to_be_visible()
    base = sqlite3.connect(site.home / "tables.sqlite3")
    base.execute("UPDATE clocks SET since = since - 3600000")
    base.commit()
    base.close()
    site.start()
    back = late.page.get_by_role("button", name="Take back", exact=True)
    expect(back).to_be_visible()
    back.click()
    expect(back).to_have_count(0)


def test_turn_alerts_are_offered_beside_ones_tables(screens: Screens, site: Site) -> None:
    """What a browser without a push service can show of them; what its worker does with a message is in test_push."""
    page = sit(screens, site.create("castlecards", ["me", "bot"]).path()).page
    page.locator(".table .hand [data-handle]").first.wait_for()
    page.goto("/")
    page.get_by_text("Tell me when it is my turn").click()
    expect(page.get_by_label("Alert this browser")).not_to_be_checked()
    check_access(page)
    page.goto("/alerts#stop=nobody.0")
    screens.forgive("400")
    page.get_by_role("button", name="No more messages").click()
    expect(page.locator("p.problem")).to_contain_text("no longer valid")


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
    rest = page.get_by_role("heading", name="Siegeworks")
    above, below = own.bounding_box(), rest.bounding_box()
    assert above is not None
    assert below is not None
    assert above["y"] < below["y"]


def test_somebody_who_is_away_is_nowhere_shown_as_deciding(screens: Screens, site: Site) -> None:
    created = site.create("castlecards", ["me", "friend"], seed=None)
    with site.client(created) as ana, site.client(created, 1) as bo:
        assert bo.take_seat("Bo")["type"] == "done"
        ana.ask("say", phrase="hello")
        asked, other = (ana, bo) if ana.actions else (bo, ana)
        name = "Ada" if asked is ana else "Bo"
        page = screens.open(f"/t/{created.table}#{other.token}")
        expect(page.get_by_text("Deciding", exact=True)).to_be_visible()
        asked.close()
        expect(page.get_by_text("Away", exact=True)).to_be_visible()
        expect(page.get_by_text(f"Waiting for {name}, who is away")).to_be_visible()
        expect(page.get_by_text(re.compile("deciding", re.IGNORECASE))).to_have_count(0)


def test_who_refuses_a_draw_is_named_and_a_phone_shows_the_clock(screens: Screens, site: Site) -> None:
    clock = {"decision": 600, "reserve": 600}
    created = site.create("castlecards", ["me", "friend"], seed=None, clock=clock)
    with site.client(created, 1) as bo:
        page = screens.open(created.path(), size=PHONE)
        expect(page.get_by_text("600 seconds for each decision")).to_be_visible()
        assert bo.take_seat("Bo")["type"] == "done"
        expect(page.locator("section.bar").get_by_role("timer")).to_have_text(re.compile("^09:|^10:00"))
        page.get_by_label("Menu").click()
        page.get_by_role("button", name="Offer a draw").click()
        page.get_by_role("button", name="Ask the others").click()
        offer = bo.until("proposal")["proposal"]
        assert bo.ask("consent", proposal=offer["number"], agree=False)["type"] == "done"
        expect(page.get_by_role("status").filter(has_text="Bo plays on: no draw.")).to_be_visible()
