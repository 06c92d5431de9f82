"""The daily siege in a browser: begin today's deal, finish it, find oneself in the ranking."""

from datetime import UTC, datetime

import pytest
from playwright.sync_api import expect

from server.kit import play_on

from .browser import CreatedTable, Screens, Site, check_access, no_sideways_scrolling, picture

LAST_MINUTES = 10


def test_todays_siege_is_played_once_and_ranked(screens: Screens, site: Site) -> None:
    now = datetime.now(UTC)
    if now.hour == 23 and now.minute >= 60 - LAST_MINUTES:
        pytest.skip("today would be over before the test is")
    page = screens.open("/daily?game=runedar")
    expect(page.get_by_text("Nobody has finished this siege in time yet.")).to_be_visible()
    page.get_by_role("button", name="Play today’s siege").click()
    expect(page.locator("header.top").get_by_role("link", name="Daily siege")).to_be_visible()
    expect(page.get_by_role("button", name="Let a bot play")).to_have_count(0)
    kept = page.evaluate("() => JSON.parse(localStorage.getItem('siegeworks.tables'))[0]")
    created = CreatedTable(kept["table"], kept["token"], "", {})
    page.goto("/daily?game=runedar")
    with site.client(created) as client:
        play_on([client], lambda actions: actions[-1])
    page.reload()
    expect(page.get_by_text("Place 1, the only player so far")).to_be_visible()
    expect(page.locator(f"a[href^='/replay/{kept['table']}']")).to_be_visible()
    expect(page.get_by_role("button", name="Play today’s siege")).to_have_count(0)
    check_access(page)
    assert no_sideways_scrolling(page)
    picture(page, "daily")
    page.locator(f"a[href^='/replay/{kept['table']}']").click()
    expect(page.locator(".board").first).to_be_visible()
