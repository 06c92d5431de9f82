"""The lobby in a browser: a table is opened to everybody, and a stranger sits down at it."""

from playwright.sync_api import expect

from .browser import PHONE, Screens, check_access, no_sideways_scrolling, picture


def test_a_stranger_finds_an_open_table_and_sits_down(screens: Screens) -> None:
    founder = screens.open("/lobby")
    founder.get_by_role("link", name="Open a table").click()
    expect(founder.get_by_label("Open to everybody")).to_be_checked()
    founder.get_by_label("For whom").select_option("newcomers")
    founder.get_by_label("A rated game").uncheck()
    founder.get_by_role("button", name="Open the table").click()
    expect(founder.get_by_text("Nobody yet")).to_be_visible()
    stranger = screens.open("/lobby", size=PHONE)
    expect(stranger.locator(".hint", has_text="for newcomers")).to_be_visible()
    check_access(stranger)
    assert no_sideways_scrolling(stranger)
    stranger.get_by_label("Pace").select_option("days")
    expect(stranger.get_by_text("No table fits what you have chosen.")).to_be_visible()
    stranger.get_by_label("Pace").select_option("none")
    stranger.get_by_label("Rating").select_option("no")
    expect(stranger.locator(".hint", has_text="friendly")).to_be_visible()
    picture(stranger, "lobby")
    stranger.get_by_role("link", name="Sit down").click()
    stranger.get_by_label("Your name").fill("Bo")
    stranger.get_by_role("button", name="Sit down").click()
    expect(stranger.locator("section.bar")).to_be_visible()
    expect(founder.locator("section.bar")).to_be_visible()
    watching = screens.open("/lobby")
    watching.get_by_role("button", name="To watch").click()
    watching.get_by_role("link", name="Watch").click()
    expect(founder.get_by_text("one onlooker").first).to_be_visible()
