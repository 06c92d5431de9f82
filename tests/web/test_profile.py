"""A profile in real browsers: made with one click, carried to a phone by its code, opened again by a passkey."""

from playwright.sync_api import Page, expect

from server.kit import play_on

from .browser import PHONE, Screens, Site, check_access, no_sideways_scrolling, picture

AUTHENTICATOR = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


def give_authenticator(page: Page) -> None:
    """Let the browser have a device for passkeys that says yes to everything."""
    session = page.context.new_cdp_session(page)
    session.send("WebAuthn.enable")
    session.send("WebAuthn.addVirtualAuthenticator", {"options": AUTHENTICATOR})


def test_a_profile_follows_its_person(screens: Screens, site: Site) -> None:
    home = site.address.replace("127.0.0.1", "localhost")
    over, running = site.create("castlecards", ["me", "bot"], seed=None), site.create("runedar", ["me", "bot"])
    with site.client(over) as client:
        play_on([client], lambda actions: actions[-1])
    page = screens.open("/")
    give_authenticator(page)
    for table in (over, running):
        page.goto(home + table.path())
        page.wait_for_function("(table) => localStorage.getItem('siegeworks.tables')?.includes(table)", arg=table.table)
    page.goto(f"{home}/me")
    page.get_by_label("Your name").fill("Ada")
    page.get_by_label("Rune").select_option("tower")
    page.get_by_role("button", name="Make my profile").click()
    code = page.locator("output")
    expect(code).to_be_visible()
    expect(page.get_by_role("heading", name="Castlecards")).to_be_visible()
    check_access(page)
    picture(page, "me")
    page.get_by_role("button", name="Add a passkey").click()
    expect(page.get_by_text("Passkey, made on")).to_be_visible()

    phone = screens.open("/", size=PHONE)
    phone.goto(f"{home}/me")
    phone.get_by_label("Recovery code").fill(code.inner_text())
    phone.get_by_role("button", name="Sign in with the code").click()
    expect(phone.get_by_text("Hello, Ada.")).to_be_visible()
    check_access(phone)
    assert no_sideways_scrolling(phone)
    phone.goto(home)
    expect(phone.locator(f"a[href^='/t/{running.table}']")).to_be_visible()

    page.get_by_role("listitem").filter(has_text="this device").get_by_role("button").click()
    expect(page.get_by_role("button", name="Make my profile")).to_be_visible()
    page.get_by_role("button", name="Sign in with a passkey").click()
    expect(page.get_by_text("Hello, Ada.")).to_be_visible()
