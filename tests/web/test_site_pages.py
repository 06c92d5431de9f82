"""What a page without a server offers beside its tables: hidden hands at one screen, puzzles, rules, the daily siege,
logs and copies that travel between the page, the terminal and a server."""

import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx2
import pytest
from playwright.sync_api import Browser, Page, expect

from siegeworks.games import load_game
from siegeworks.kernel.match import Match
from siegeworks.table.puzzles import puzzles
from support.built_site import shared_site
from support.games import play_out
from support.program import PROGRAM

from .browser import LARGE, PHONE, CreatedTable, Site, no_sideways_scrolling, picture
from .site_visit import SPEAK, START_PATIENCE, WebSpace, asked, go, ready

NAMES = ("Ada", "Ben")


@pytest.fixture(scope="module")
def page(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Page]:
    """A page on a phone for all tests here: starting Python takes longer than any of them."""
    space = WebSpace(shared_site(tmp_path_factory).parents[1], "a-club/games")
    context = browser.new_context(
        locale="en-GB", viewport={"width": PHONE[0], "height": PHONE[1]}, reduced_motion="reduce"
    )
    context.set_default_timeout(START_PATIENCE)
    context.add_init_script(SPEAK)
    page = context.new_page()
    complaints, elsewhere = list[str](), list[str]()
    page.on("pageerror", lambda error: complaints.append(str(error)))
    context.on("request", lambda request: elsewhere.append(request.url))
    page.goto(space.address)
    ready(page)
    yield page
    context.close()
    space.close()
    assert complaints == []
    assert [url for url in elsewhere if not url.startswith((space.address, "blob:", "data:"))] == []


def test_hands_at_one_screen_are_hidden_until_the_person_confirms(page: Page) -> None:
    go(page, "/new&game=castlecards")
    page.locator(".seats li").nth(1).locator("select").select_option("here")
    for seat, name in enumerate(NAMES):
        page.locator(".seats li").nth(seat).locator("input").fill(name)
        page.locator(".seats li").nth(seat).locator("input").blur()
    page.locator("form button.main").click()
    show = page.locator(".curtain .button.main")
    first = next(seat for seat, name in enumerate(NAMES) if name in show.inner_text())
    assert page.locator("[data-handle], [data-zoom], .table, .panel.log").count() == 0
    picture(page, "site-curtain")
    show.click()
    page.locator(".hand [data-zoom]").first.wait_for()
    scene = page.evaluate("() => known.heard.findLast((message) => message.scene).scene")
    assert (scene["you"], scene["fortresses"][1 - first]["hand"]) == (first, None)


def test_a_puzzle_the_rules_and_the_siege_of_the_day(page: Page) -> None:
    solved = {id_: each.course for id_, each in puzzles().items() if each.position["game"] == "runedar"}
    id_, (step,) = next((id_, course) for id_, course in solved.items() if len(course) == 1)
    go(page, "/puzzles")
    page.locator(f"a.panel[href$='/puzzles/{id_}']").wait_for(state="attached")
    go(page, f"/puzzles/{id_}")
    actions = asked(page, "POST", f"/api/puzzles/{id_}", {"choices": []})["position"]["actions"]
    label = next(action["label"] for action in actions if action["action"] == step.choice)
    page.get_by_role("button", name="All actions").click()
    page.locator(".popup").get_by_role("button", name=label, exact=True).click()
    expect(page.locator(".result")).to_have_text("Solved!")
    go(page, "/rules/castlecards")
    page.locator("[id='C-NIGHT']").wait_for()
    assert len(page.locator("main").inner_text()) > 2000
    assert no_sideways_scrolling(page)
    go(page, "/daily&game=runedar")
    page.get_by_role("button", name="Play today’s siege").click()
    page.locator(".table .board [data-handle]").first.wait_for()
    picture(page, "site-daily")


def test_licences_are_files_of_the_folder_beside_the_page(page: Page) -> None:
    """The worker that keeps the files answers for pages with the one page, and for other files with themselves."""
    page.evaluate("() => navigator.serviceWorker.ready.then(() => true)")
    go(page, "/about")
    with page.context.expect_page() as opened:
        page.locator(".fonts a").first.click()
    expect(opened.value.locator("body")).to_contain_text("SIL OPEN FONT LICENSE")
    opened.value.close()
    assert "the server" not in page.locator("main").inner_text()  # here is none


def test_a_log_travels_from_a_page_to_the_terminal_and_to_a_server(page: Page, site: Site, tmp_path: Path) -> None:
    """And from there to the page: the game is played by bots on this machine."""
    game = load_game("castlecards")
    played = play_out(Match(game, game.options({"seats": "2"}), NAMES, "a log that travels"), "random").log.text()
    (tmp_path / "from-a-machine.siege").write_text(played, encoding="utf-8")
    page.set_viewport_size({"width": LARGE[0], "height": LARGE[1]})
    go(page, "/chronicles")
    page.locator("input[type=file]").set_input_files(tmp_path / "from-a-machine.siege")
    page.get_by_role("button", name="Verify the dice").click()
    expect(page.get_by_text("all came from the promised seed")).to_be_visible()
    with page.expect_download() as download:
        page.get_by_role("link", name="Download the log").click()
    file = tmp_path / "from-a-page.siege"
    download.value.save_as(file)
    done = subprocess.run([*PROGRAM, "verify", str(file)], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    there = httpx2.post(f"{site.address}/api/logs?language=en", content=file.read_text(encoding="utf-8"), timeout=60)
    assert there.status_code == 201, there.text
    again = httpx2.get(f"{site.address}/api/tables/{there.json()['table']}/log", timeout=60).text
    assert again == file.read_text(encoding="utf-8") == played


def test_a_game_goes_on_at_a_server_and_comes_back_to_the_page(page: Page, site: Site, tmp_path: Path) -> None:
    seats = [{"who": "me", "name": "Ana"}, {"who": "bot", "bot": "beginner"}]
    body = {"game": "castlecards", "seats": seats, "pace": 0, "options": {}}
    begun: Any = asked(page, "POST", "/api/tables", body)
    go(page, f"/t/{begun['table']}#{begun['founder']}")
    page.locator(".table .hand [data-handle]").first.wait_for()
    page.locator("summary.tool").click()
    page.locator(".menu button", has_text="Go on elsewhere").click()
    dialog = page.get_by_role("dialog")
    with page.expect_download() as download:
        dialog.get_by_role("button", name="Save a copy").click()
    copy = download.value.path().read_text(encoding="utf-8")
    there = httpx2.post(f"{site.address}/api/copies", content=copy, timeout=60).json()
    tokens = {link["seat"]: link["token"] for link in there["links"]}
    with site.client(CreatedTable(there["table"], there["founder"], there["watch"], tokens)) as client:
        assert client.choose(client.actions[0])["type"] == "done"
        while not client.actions:
            client.receive()
        number = client.table["decision"]["number"]
    headers = {"Authorization": f"Bearer {there['founder']}"}
    further = tmp_path / "further.siege"
    answer = httpx2.post(f"{site.address}/api/tables/{there['table']}/copy", headers=headers, timeout=60)
    further.write_text(answer.text, encoding="utf-8")
    dialog.locator("input[type=file]").set_input_files(further)
    expect(dialog.get_by_role("status")).to_contain_text("further")
    decision = "known.heard.findLast((message) => message.decision)?.decision"
    page.wait_for_function(f"(number) => {decision}.number === number", arg=number)


def test_a_game_of_a_server_goes_on_in_a_page_and_the_server_checks_what_comes_back(
    page: Page, site: Site, tmp_path: Path
) -> None:
    """What was played without the server is played again there line by line; a line that is not true is refused."""
    created = site.create("castlecards", ["me", "bot"])
    headers = {"Authorization": f"Bearer {created.founder}"}
    there = f"{site.address}/api/tables/{created.table}"
    with site.client(created) as client:
        before = client.table["decision"]["number"]
    taken = tmp_path / "taken.siege"
    taken.write_text(httpx2.post(f"{there}/copy", headers=headers, timeout=60).text, encoding="utf-8")
    go(page, "/new&game=castlecards")
    page.locator("section", has_text="Go on with a copy").locator("input[type=file]").set_input_files(taken)
    page.locator(".table .hand [data-handle]").first.wait_for()
    go(page, f"/plain/{page.url.split('/')[-1]}")
    decision = "known.heard.findLast((message) => message.decision)?.decision"
    page.wait_for_function(f"(number) => {decision}?.number === number", arg=before)
    page.locator("ul.actions button").first.click()
    page.wait_for_function(f"(number) => {decision}.number > number && {decision}.actions.length", arg=before)
    go(page, f"/t/{page.url.split('/')[-1]}")
    page.locator(".table .hand [data-handle]").first.wait_for()
    page.locator("summary.tool").click()
    page.locator(".menu button", has_text="Go on elsewhere").click()
    with page.expect_download() as download:
        page.get_by_role("dialog").get_by_role("button", name="Save a copy").click()
    further = download.value.path().read_text(encoding="utf-8")
    page.keyboard.press("Escape")
    number = page.evaluate(f"() => {decision}.number")
    link = further.rindex("#") + 1
    forged = further[:link] + "0" * 12 + further[link + 12 :]
    refused = httpx2.post(f"{there}/return", headers=headers, content=forged, timeout=60)
    assert refused.json()["code"] == "log-tampered"
    with site.client(created) as client:
        assert client.table["decision"]["number"] == before
    back = httpx2.post(f"{there}/return", headers=headers, content=further, timeout=60)
    assert back.json() == {"lines": number - before}
    with site.client(created) as client:
        assert client.table["decision"]["number"] == number
