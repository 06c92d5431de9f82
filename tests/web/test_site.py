"""The folder of `siegeworks build-site` in a real browser: whole games without a server and without a network."""

import shutil
import subprocess
from base64 import b64encode
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, Playwright, expect

from support.built_site import shared_site
from support.program import PROGRAM

from .browser import picture
from .site_visit import FROM_THE_BEGINNING, START_PATIENCE, Visitor, WebSpace, asked, go, memory_kept, ready

TESTS = Path(__file__).parents[1]
DONE = "known.heard.filter((message) => message.type === 'done')"
"""The requests that the tables have carried out."""


@pytest.fixture
def web_space(tmp_path_factory: pytest.TempPathFactory) -> Iterator[WebSpace]:
    site = shared_site(tmp_path_factory)
    space = WebSpace(site.parents[1], "a-club/games")
    yield space
    space.close()


@pytest.fixture
def visitor(playwright: Playwright, web_space: WebSpace, tmp_path: Path) -> Iterator[Visitor]:
    visitor = Visitor(playwright, tmp_path / "profile", web_space.address)
    yield visitor
    visitor.close()


def check_installable(page: Page) -> None:
    """What a browser asks of a page that people put on their home screen."""
    session = page.context.new_cdp_session(page)
    assert session.send("Page.getInstallabilityErrors")["installabilityErrors"] == []
    manifest = session.send("Page.getAppManifest")
    assert (manifest["errors"], manifest["url"]) == ([], f"{page.url}manifest.webmanifest")
    session.detach()


def choose(page: Page) -> int:
    """Make a choice on the plain page; the number of its line, once the tables have acknowledged it."""
    page.locator("ul.actions button").first.wait_for()
    number: int = page.evaluate("() => known.heard.findLast((message) => message.decision).decision.number")
    answered: int = page.evaluate(f"() => {DONE}.length")
    page.locator("ul.actions button").first.click()
    page.wait_for_function(f"(answered) => {DONE}.length > answered", arg=answered)
    return number


def begin(page: Page, game: str, bot: str, language: str) -> dict[str, str]:
    """A table of two with a bot, in a language."""
    go(page, "/")
    page.locator(".tools select").select_option(language)
    expect(page.locator("html")).to_have_attribute("lang", language)
    page.evaluate("() => { known.heard.length = 0 }")
    seats = [{"who": "me", "name": "Ana"}, {"who": "bot", "bot": bot}]
    table: dict[str, str] = asked(
        page, "POST", "/api/tables", {"game": game, "seats": seats, "pace": 0, "options": {}, "seed": "on a train"}
    )
    go(page, f"/plain/{table['table']}#{table['founder']}")
    return table


def finish(page: Page, table: dict[str, str], bot: str) -> None:
    """Hand our seat to a bot, and wait for the end."""
    request = {"type": "hand_over", "id": 1, "seat": 0, "bot": bot}
    page.evaluate("(how) => known.sit(...how)", [table["table"], table["founder"], request])
    page.wait_for_function("() => known.heard.some((message) => message.outcome)", timeout=START_PATIENCE)


def check_log(page: Page, table: dict[str, str], folder: Path) -> None:
    """Download the log; the program on this machine proves every line, die and shuffle of it."""
    with page.expect_download() as download:
        page.locator(f"a[href$='{table['table']}/log']").click()
    file = folder / download.value.suggested_filename
    download.value.save_as(file)
    done = subprocess.run([*PROGRAM, "verify", str(file)], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert "winners=" in file.read_text(encoding="utf-8")


def test_whole_games_without_a_network_also_after_the_browser_was_killed(
    visitor: Visitor, web_space: WebSpace, tmp_path: Path
) -> None:
    """Installed, then offline: an acknowledged choice outlives the browser, and games end as on any machine."""
    page = visitor.visit()
    ready(page)
    check_installable(page)
    page.evaluate("() => navigator.serviceWorker.ready.then(() => true)")
    page.locator("article.panel button").first.click()
    page.locator(".table .board [data-handle]").first.wait_for()
    table = page.url.split("/")[-1]
    go(page, f"/plain/{table}")
    acknowledged = choose(page)
    memory_kept(page)
    assert FROM_THE_BEGINNING in page.evaluate("() => known.parts")
    web_space.close()
    visitor.kill()

    page = visitor.visit()
    ready(page)
    assert FROM_THE_BEGINNING not in page.evaluate("() => known.parts")
    page.locator(f"a.button[href*='{table}']").click()
    page.wait_for_function("() => known.heard.some((message) => message.type === 'table')")
    lines = page.evaluate("() => known.heard.find((message) => message.type === 'table').lines.map((l) => l.number)")
    assert acknowledged in lines
    for game, bot, language in (("runedar", "random", "pl"), ("castlecards", "beginner", "es")):
        begun = begin(page, game, bot, language)
        choose(page)
        finish(page, begun, bot)
        check_log(page, begun, tmp_path)


BREAK_MEMORY = """
async () => {
  const { dataset } = document.querySelector('meta[name=siegeworks-site]')
  const [program, pyodide] = [dataset.program, dataset.pyodide].map((name) => new URL(name, document.baseURI).href)
  const broken = new Response('x'.repeat(4000), { headers: { 'x-size': '4000' } })
  await (await caches.open('memory-of-siegeworks')).put(`${program}?memory&${encodeURIComponent(pyodide)}`, broken)
}
"""
"""Keep something that is no memory of Python under the name of one."""


def test_tables_that_cannot_be_read_are_explained_and_can_be_saved(visitor: Visitor) -> None:
    page = visitor.visit("favicon.svg")
    page.evaluate(
        """async () => {
          const folder = await navigator.storage.getDirectory()
          const file = await (await folder.getFileHandle('tables.sqlite3', { create: true })).createWritable()
          await file.write('this is no database at all, whatever its name says')
          await file.close()
        }"""
    )
    page.goto(f"{visitor.address}?/join")
    page.evaluate(BREAK_MEMORY)
    page.goto(visitor.address)
    notice = page.locator("aside[role=alert]")
    expect(notice).to_contain_text("tables.sqlite3", timeout=START_PATIENCE)
    expect(notice).to_contain_text("Zapisz")
    with page.expect_download() as download:
        notice.get_by_role("button").first.click()
    assert download.value.path().read_text(encoding="utf-8").startswith("this is no database")
    assert page.evaluate("() => known.parts").count(FROM_THE_BEGINNING) == 1
    notice.get_by_role("button").last.click()
    page.get_by_role("dialog").get_by_role("button").last.click()
    expect(page.get_by_role("progressbar")).to_be_visible(timeout=START_PATIENCE)


PUT_TABLES = """
async (text) => {
  const folder = await navigator.storage.getDirectory()
  const bytes = Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0))
  const contents = { 'tables.sqlite3': bytes, 'tables.sqlite3-journal': new Uint8Array() }
  for (const [name, content] of Object.entries(contents)) {
    const file = await (await folder.getFileHandle(name, { create: true })).createWritable()
    await file.write(content)
    await file.close()
  }
}
"""
"""Put a database where the page keeps its tables, without any changes beside it."""
VERSION_AT = 60
"""Where a file of SQLite says in which version its schema is: four bytes, the last of them is enough here."""


def test_games_of_an_older_version_are_taken_over_and_those_of_a_newer_one_explained(visitor: Visitor) -> None:
    old = (TESTS / "compatibility" / "server-0.1" / "tables.sqlite3").read_bytes()
    later = old[:VERSION_AT] + bytes([0, 0, 0, 99]) + old[VERSION_AT + 4 :]
    page = visitor.visit("favicon.svg")
    page.evaluate(PUT_TABLES, b64encode(later).decode())
    page.goto(visitor.address)
    expect(page.locator("aside[role=alert]")).to_contain_text("99", timeout=START_PATIENCE)
    page.evaluate("() => navigator.serviceWorker.ready.then(() => true)")
    page.goto(f"{visitor.address}favicon.svg")
    page.evaluate(PUT_TABLES, b64encode(old).decode())
    page.goto(visitor.address)
    ready(page)
    taken_over = asked(page, "GET", "/api/chronicles?language=en")
    assert [game["names"] for game in taken_over["losses"]] == [["Ana", "Brokk"]]
    visitor.kill()
    page = visitor.visit()
    ready(page)
    assert asked(page, "GET", "/api/chronicles?language=en") == taken_over


def test_a_newer_version_is_offered_and_taken_over_with_one_click(
    playwright: Playwright, tmp_path_factory: pytest.TempPathFactory, tmp_path: Path
) -> None:
    """The page goes on with the files it has until the person takes the new ones; then the old ones are deleted."""
    folder = tmp_path / "space" / "games"
    shutil.copytree(shared_site(tmp_path_factory), folder)
    space = WebSpace(folder.parent, folder.name)
    visitor = Visitor(playwright, tmp_path / "profile", space.address)
    page = visitor.visit("?/join")
    page.evaluate("() => navigator.serviceWorker.ready.then(() => true)")
    page.wait_for_function("() => navigator.serviceWorker.controller")
    before = page.evaluate("() => caches.keys()")
    for name, old, new in (
        ("service.js", "const VERSION = '", "const VERSION = 'newer-"),
        ("index.html", "<title>", '<meta name="newer" /><title>'),
    ):
        text = (folder / name).read_text(encoding="utf-8")
        assert old in text
        (folder / name).write_text(text.replace(old, new), encoding="utf-8")
    page.evaluate("() => navigator.serviceWorker.getRegistration().then((kept) => kept.update()).then(() => true)")
    notice = page.locator("aside[role=status]")
    expect(notice).to_contain_text("Nowa wersja", timeout=START_PATIENCE)
    picture(page, "site-update")
    assert page.locator("meta[name=newer]").count() == 0
    notice.get_by_role("button").click()
    page.locator("meta[name=newer]").wait_for(state="attached")
    expect(notice).to_have_count(0)
    (kept,) = page.evaluate("() => caches.keys()")
    assert len(before) == 1
    assert kept == " newer-".join(before[0].rsplit(" ", 1))
    visitor.close()
    space.close()
