"""A small cup in two real browsers, one of them a phone: made, joined by its link, played, and counted."""

from playwright.sync_api import Page, expect

from .browser import PHONE, CreatedTable, Screens, Site, check_access, no_sideways_scrolling, picture


def kept_seat(page: Page) -> CreatedTable:
    """The latest table that a browser knows."""
    kept = page.evaluate("() => JSON.parse(localStorage.getItem('siegeworks.tables'))[0]")
    return CreatedTable(kept["table"], kept["token"], "", {})


def test_two_people_play_a_cup_to_its_standings(screens: Screens, site: Site) -> None:
    page = screens.open("/cups")
    expect(page.get_by_text("There is no cup yet.")).to_be_visible()
    page.get_by_role("link", name="New cup").click()
    page.get_by_label("Name of the cup").fill("Winter cup")
    page.get_by_role("combobox", name="Game").select_option("castlecards")
    page.get_by_role("combobox", name="Form").select_option(label="League: everybody against everybody")
    check_access(page)
    picture(page, "cup-new", full=True)
    page.get_by_role("button", name="Make the cup").click()
    expect(page.get_by_role("heading", name="Winter cup")).to_be_visible()
    page.get_by_label("Your name").fill("Ada")
    page.get_by_role("button", name="Take part").click()
    expect(page.get_by_role("strong").filter(has_text="You take part.")).to_be_visible()
    link = page.get_by_label("Link to the cup", exact=True).input_value()

    phone = screens.open(link.removeprefix(site.address), size=PHONE)
    phone.get_by_label("Your name").fill("Bo")
    phone.get_by_role("button", name="Take part").click()
    expect(phone.get_by_role("strong").filter(has_text="You take part.")).to_be_visible()
    check_access(phone)
    assert no_sideways_scrolling(phone)
    picture(phone, "cup-phone", full=True)
    phone.get_by_role("link", name="Siegeworks").click()

    page.reload()
    expect(page.get_by_text("2 people take part")).to_be_visible()
    page.get_by_role("button", name="Start the cup").click()
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.get_by_role("link", name="To the cup")).to_be_visible()
    ada = kept_seat(page)

    # On the phone the seat waits on the start page, without a visit to the cup.
    phone.reload()
    phone.locator(f"a[href^='/t/{ada.table}']").click()
    expect(phone.get_by_role("link", name="To the cup")).to_be_visible()
    menu = phone.locator("summary[aria-label='Menu']").bounding_box()
    assert menu is not None
    assert menu["x"] + menu["width"] <= PHONE[0]
    with site.client(kept_seat(phone)) as client:
        assert client.ask("settle", how="resign")["type"] == "done"
    phone.get_by_role("dialog").get_by_role("link", name="To the cup").click()
    expect(phone.get_by_role("heading", name="Finished")).to_be_visible()
    expect(phone.get_by_text("First place: Ada")).to_be_visible()
    rows = phone.get_by_role("row")
    expect(rows.nth(1)).to_contain_text("Ada")
    expect(rows.nth(1)).to_contain_text("1–0–0")
    expect(rows.nth(2)).to_contain_text("Bo")
    expect(phone.get_by_text("Ada wins")).to_be_visible()
    check_access(phone)
    assert no_sideways_scrolling(phone)
    picture(phone, "cup-standings-phone", full=True)


def test_a_cup_that_nobody_wants_is_deleted_by_keyboard(screens: Screens, site: Site) -> None:
    page = screens.open("/cups/new")
    page.get_by_label("Name of the cup").fill("A mistake")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="A mistake")).to_be_visible()
    page.get_by_role("button", name="Delete the cup").focus()
    page.keyboard.press("Enter")
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("This cannot be undone.")
    check_access(page)
    expect(dialog.get_by_role("button", name="Cancel")).to_be_focused()
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page).to_have_url(f"{site.address}/cups")
    expect(page.get_by_role("link", name="A mistake")).to_have_count(0)


def test_a_finished_game_is_told_in_the_language_of_the_home_page(screens: Screens, site: Site) -> None:
    created = site.create("castlecards", ["me", "bot"])
    page = screens.open(created.path(), language="pl")
    page.locator(".table .hand [data-handle]").first.wait_for()
    with site.client(created) as client:
        assert client.ask("settle", how="resign")["type"] == "done"
    page.goto("/")
    own = page.locator(f"li:has(a[href^='/t/{created.table}'])")
    expect(own).to_contain_text("ostatni rywal poddał grę")
    page.locator("header select").select_option("es")
    expect(own).to_contain_text("el último rival se ha rendido")
