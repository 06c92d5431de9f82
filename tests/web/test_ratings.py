"""The page of ratings: everybody in a game, and the games of one person."""

from playwright.sync_api import expect

from server.kit import play_on

from .browser import Screens, Site, check_access, no_sideways_scrolling, picture


def test_a_finished_game_leads_to_a_rating_and_a_personal_page(screens: Screens, site: Site) -> None:
    created = site.create("castlecards", ["me", "bot"], seed=None)
    with site.client(created) as client:
        play_on([client], lambda actions: actions[-1])
    page = screens.open("/ratings?game=castlecards")
    page.get_by_role("link", name="Ada").first.click()
    expect(page.get_by_role("heading", name="Games of Ada")).to_be_visible()
    expect(page.locator(f"a[href='/replay/{created.table}']")).to_be_visible()
    expect(page.get_by_text("provisional").first).to_be_visible()
    check_access(page)
    assert no_sideways_scrolling(page)
    picture(page, "ratings")
    page.locator("select").last.select_option("runedar")
    expect(page.get_by_role("heading", name="Games of Ada")).to_have_count(0)
