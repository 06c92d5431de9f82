"""Keys in the browser: none stays in the address, an invitation is spent, and a second device joins openly."""

from playwright.sync_api import Page, expect

from .browser import CreatedTable, Screens, Site
from .player import sit


def take_seat(page: Page, name: str = "Zosia") -> None:
    page.locator("form input.field").fill(name)
    page.locator("form button").click()
    page.locator(".table .hand [data-handle]").first.wait_for()


def address_is_bare(page: Page, created: CreatedTable) -> None:
    expect(page).to_have_url(f"{page.url.partition('/t/')[0]}/t/{created.table}")


def test_no_key_stays_in_the_address_and_a_spent_link_opens_nothing(screens: Screens, site: Site) -> None:
    created = site.create("castlecards", ["me", "friend"], seed=None)
    friend = screens.open(created.path(1))
    friend.locator("form input.field").wait_for()
    address_is_bare(friend, created)
    take_seat(friend)
    friend.reload()
    friend.locator(".table .hand [data-handle]").first.wait_for()
    address_is_bare(friend, created)
    kept = friend.evaluate("JSON.parse(localStorage.getItem('siegeworks.tables'))[0]")
    assert kept["token"] not in (created.token(1), created.founder)

    founder = screens.open(created.path(1))  # the link that the founder has passed on
    expect(founder.get_by_text("was used already")).to_be_visible()
    stranger = screens.open(f"/t/{created.table}")  # the address that the friend's browser shows
    expect(stranger.get_by_role("heading", name="You need a link")).to_be_visible()


def test_a_second_device_joins_with_a_link_of_its_own_and_is_sent_away(screens: Screens, site: Site) -> None:
    created = site.create("castlecards", ["me", "bot"])
    laptop = sit(screens, created.path()).page
    laptop.locator("summary[aria-label='Menu']").click()
    laptop.get_by_role("button", name="Links to this table").click()
    laptop.get_by_role("button", name="Make a link").click()
    link = laptop.get_by_label("Link for another device of yours", exact=True).input_value()
    phone = screens.open(link.removeprefix(site.address))
    phone.get_by_role("button", name="Use this device").click()
    phone.locator(".table .hand [data-handle]").first.wait_for()
    for page in (phone, laptop):
        expect(page.get_by_text("on 2 devices").first).to_be_attached()
    laptop.get_by_role("button", name="Renew the links").click()
    expect(laptop.get_by_text("The old links no longer work.").first).to_be_visible()
    expect(phone.get_by_text("was renewed")).to_be_visible()
    laptop.reload()
    laptop.locator(".table .hand [data-handle]").first.wait_for()
