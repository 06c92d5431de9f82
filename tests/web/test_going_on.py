"""A server is gone in the middle of a game against bots: the game goes on offline, and comes back move by move."""

import signal
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from support.built_site import shared_site

from .browser import LARGE, CreatedTable, Screens, Site, picture
from .player import LISTENER, Json
from .site_visit import SPEAK, START_PATIENCE

HOLD = """
() => {
  const honest = window.fetch
  window.fetch = async (path, how) => {
    if (String(path).endsWith('/return')) await new Promise((resolve) => (window.release = resolve))
    return honest(path, how)
  }
}
"""
"""Let a game stay on its way to the server until `release` is called."""
GUIDED = """
(watching) => {
  const [mine] = JSON.parse(localStorage.getItem('siegeworks.tables'))
  const kept = [{ ...mine, token: watching }, { ...mine, guided: true }]
  localStorage.setItem('siegeworks.tables', JSON.stringify(kept))
}
"""
"""Let the browser know its table as that of a guided game, behind another link to it that only watches."""
HERE = "known.heard.findLast((message) => message.decision)?.decision"
"""The decision that the tables in the page ask for."""
READY = """
async () => {
  for (const scope of ['/', '/offline/']) {
    const active = (one) => one.active?.state === 'activated' && new URL(one.scope).pathname === scope
    while (!(await navigator.serviceWorker.getRegistrations()).some(active))
      await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
"""
"""Resolves when the browser has what it needs to go on without the server."""
FORGE = """
() => {
  const honest = window.fetch
  window.fetch = (path, how) => {
    if (!String(path).endsWith('/return')) return honest(path, how)
    window.fetch = honest
    const entries = how.body.match(/ #[0-9a-f]+$/gm)
    const last = entries.at(-1)
    const forged = last.slice(0, -1) + (last.endsWith('0') ? '1' : '0')
    return honest(path, { ...how, body: how.body.replace(last, forged) })
  }
}
"""
"""Change what the page sends to the server next: a line of the log that is not true any more."""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A server with the folder of a site in the usual place."""
    home = tmp_path_factory.mktemp("home")
    (home / "site").symlink_to(shared_site(tmp_path_factory))
    running = Site(home)
    running.start()
    yield running
    running.stop()


@pytest.fixture
def screens(browser: Browser, site: Site) -> Iterator[Screens]:
    opened = Screens(browser, site)
    opened.forgive("WebSocket|net::ERR_|status of 4")
    yield opened
    opened.close()


def sit_down(screens: Screens, created: CreatedTable, *, ready: bool) -> Page:
    """A page at the table, in a browser whose person wants to go on offline or has said nothing about it."""
    context = screens.context(size=LARGE)
    context.set_default_timeout(START_PATIENCE)
    context.add_init_script(SPEAK)
    context.add_init_script(LISTENER)
    page = context.new_page()
    page.goto("/about")
    if ready:
        page.evaluate("() => localStorage.setItem('siegeworks.settings', JSON.stringify({ ready: true }))")
    page.goto(created.path())
    page.locator(".table .board [data-handle]").first.wait_for()
    page.evaluate(READY)
    return page


def asked(page: Page, after: int = -1) -> Json:
    """The question at the server's table."""
    page.evaluate("(how) => told.settle(...how)", [START_PATIENCE, after])
    decision: Json = page.evaluate("() => told.table.decision")
    return decision


def copied(page: Page, table: str, decision: int) -> None:
    page.wait_for_function(
        "([name, number]) => JSON.parse(localStorage.getItem(name) || '{}').decision === number",
        arg=[f"siegeworks.spare.{table}", decision],
    )


def asked_here(page: Page, after: int = -1) -> Json:
    """The question at the table in the page."""
    page.wait_for_function(
        f"(after) => {{ const asked = {HERE}; return asked?.seat === 0 && !asked.automatic && asked.number > after }}",
        arg=after,
    )
    decision: Json = page.evaluate(f"() => {HERE}")
    return decision


def choose(page: Page) -> None:
    page.locator(".actions > button").click()
    page.locator(".actions li button").first.click()


def on_its_way(page: Page) -> None:
    """The page is covered while a held game goes back: nothing can be chosen that would not go with it."""
    page.wait_for_function("() => window.release")
    cover = page.locator("dialog[open]")
    expect(cover).to_have_text("The game is going back to the server…")
    page.keyboard.press("Escape")
    expect(cover).to_be_visible()
    assert page.evaluate("() => document.activeElement.closest('dialog, body').localName") == "dialog"
    picture(page, "gone-covered")
    assert "&back" not in page.url
    page.evaluate("() => release()")


def lines(site: Site, created: CreatedTable) -> list[Json]:
    with site.client(created) as client:
        found: list[Json] = client.table["lines"]
    return found


def test_a_game_goes_on_without_the_server_and_comes_back_with_what_was_chosen(screens: Screens, site: Site) -> None:
    created = site.create("castlecards", ["me", "bot"])
    page = sit_down(screens, created, ready=True)
    first = asked(page)
    choose(page)
    there = asked(page, first["number"])
    copied(page, created.table, there["number"])
    before = lines(site, created)

    site.stop(signal.SIGKILL)
    lost = page.locator("div.banner[role=alert]")
    expect(lost).to_contain_text("can go on with the game without the server")
    picture(page, "gone-offered")
    lost.get_by_role("button", name="Go on offline").click()
    page.locator(".table .board [data-handle]").first.wait_for()
    assert asked_here(page) == there
    expect(page.locator("section.bar")).to_contain_text(there["question"])
    choose(page)
    further = asked_here(page, there["number"])
    picture(page, "gone-on-offline")

    page.reload()
    page.locator(".table .board [data-handle]").first.wait_for()
    assert asked_here(page) == further
    page.goto(f"/t/{created.table}")
    page.locator(".table .board [data-handle]").first.wait_for()
    assert "/offline/?/t/" in page.url
    assert asked_here(page) == further
    choose(page)
    last = asked_here(page, further["number"])

    site.start()
    back = page.locator("aside.site")
    expect(back).to_contain_text("The server answers again.")
    picture(page, "gone-server-back")
    page.evaluate(FORGE)
    back.get_by_role("button", name="Bring the game back").click()
    expect(back).to_contain_text("The server has not taken the game back")
    expect(back).to_contain_text("was changed")
    picture(page, "gone-forged")
    assert lines(site, created) == before
    page.evaluate(HOLD)
    back.get_by_role("button", name="Bring the game back").click()
    on_its_way(page)
    page.wait_for_url(f"{site.address}/t/{created.table}")
    page.locator(".table .board [data-handle]").first.wait_for()
    assert asked(page)["number"] == last["number"]
    picture(page, "gone-brought-back")
    after = lines(site, created)
    assert after[: len(before)] == before
    assert len([line for line in after[len(before) :] if line["seat"] == 0]) >= 2
    assert page.evaluate("() => JSON.parse(localStorage.getItem('siegeworks.tables')).map((kept) => kept.table)") == [
        created.table
    ]
    choose(page)
    asked(page, last["number"])


def test_a_game_that_counts_is_not_copied_but_another_one_can_be_played_meanwhile(screens: Screens, site: Site) -> None:
    created = site.create("castlecards", ["me", "bot"], seed=None)
    page = sit_down(screens, created, ready=False)
    assert page.evaluate("() => told.table.rated")
    asked(page)
    before = lines(site, created)
    site.stop(signal.SIGKILL)
    lost = page.locator("div.banner[role=alert]")
    expect(lost).to_contain_text("This game counts")
    picture(page, "gone-counts")
    lost.get_by_role("button").click()
    page.locator("article.panel").first.wait_for()
    page.goto(f"/t/{created.table}")
    expect(page.locator("main")).to_contain_text("has no copy of that game")
    picture(page, "gone-missing")
    site.start()
    page.locator("aside.site").get_by_role("button", name="To the server").click()
    page.wait_for_url(f"{site.address}/")
    assert lines(site, created) == before


def test_a_game_left_offline_is_asked_for_at_its_table(screens: Screens, site: Site) -> None:
    """Who comes to the server's table first finds there that the game has gone on, and can bring it back at once."""
    created = site.create("runedar", ["me"], options={"difficulty": "normal"})
    page = sit_down(screens, created, ready=True)
    there = asked(page)
    copied(page, created.table, there["number"])
    page.evaluate(GUIDED, created.watch)
    site.stop(signal.SIGKILL)
    page.locator("div.banner[role=alert]").get_by_role("button", name="Go on offline").click()
    page.locator(".table .board [data-handle]").first.wait_for()
    asked_here(page)
    page.locator("aside.guide").wait_for()
    choose(page)
    further = asked_here(page, there["number"])
    page.goto("about:blank")
    site.start()
    page.goto(f"/t/{created.table}")
    left = page.locator("div.banner[role=status]")
    expect(left).to_contain_text("gone on with this game offline")
    picture(page, "gone-left")
    page.add_init_script(f"({HOLD})()")
    left.get_by_role("button", name="Bring it back").click()
    on_its_way(page)
    page.wait_for_url(f"{site.address}/t/{created.table}", timeout=START_PATIENCE)
    page.locator(".table .board [data-handle]").first.wait_for()
    assert asked(page)["number"] == further["number"]
    expect(left).to_have_count(0)
