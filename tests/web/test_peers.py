"""Two browsers at one table without a server: invitation and answer by hand, a broken connection, and a new code."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from support.built_site import shared_site

from .browser import PHONE, picture
from .site_visit import SPEAK, START_PATIENCE, WebSpace, go, ready

LINES = """
(() => {
  const lines = []
  const read = []
  let held = ''
  window.RTCPeerConnection = class extends RTCPeerConnection {
    constructor(...how) {
      super(...how)
      lines.push(this)
    }
    createDataChannel(...how) {
      const channel = super.createDataChannel(...how)
      channel.addEventListener('message', ({ data }) => {
        held += data.slice(1)
        if (data[0] !== '.') return
        read.push(JSON.parse(held))
        held = ''
      })
      return channel
    }
  }
  window.cut = () => lines.forEach((line) => line.close())
  window.tables = () => read.flatMap(({ text }) => (text ? [JSON.parse(text)] : [])).filter(({ scene }) => scene)
})()
"""
"""Runs before the page of the guest: a test can read all that the host sends, and cut the line as a network does."""
DECISION = "known.heard.findLast((message) => message.decision)?.decision"
GUESTS_DECISION = "tables().findLast((message) => message.decision)?.decision"


@pytest.fixture
def pages(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[Page]]:
    """The page of the host, in which the tables run, and that of a guest on a phone."""
    space = WebSpace(shared_site(tmp_path_factory).parents[1], "a-club/games")
    opened = list[Page]()
    complaints = list[str]()
    for script, size in (("", (1280, 900)), (LINES, PHONE)):
        context = browser.new_context(
            locale="en-GB", viewport={"width": size[0], "height": size[1]}, reduced_motion="reduce"
        )
        context.set_default_timeout(START_PATIENCE)
        context.add_init_script(SPEAK)
        context.add_init_script(script)
        opened.append(context.new_page())
        opened[-1].on("pageerror", lambda error: complaints.append(str(error)))
    opened[0].goto(space.address)
    ready(opened[0])
    yield opened
    for page in opened:
        page.context.close()
    space.close()
    assert complaints == []


def connect(host: Page, guest: Page) -> None:
    """The host makes a code, the guest answers it, the host takes the answer: all by hand."""
    host.locator(".invite > button").click()
    guest.goto(host.locator(".invite input[readonly]").input_value())
    answer = guest.locator("section.panel input[readonly]").input_value()
    picture(guest, "peer-answer")
    host.locator(".invite form input").fill(answer)
    picture(host, "peer-invitation")
    host.locator(".invite form button.main").click()


def choose(pages: list[Page]) -> int:
    """Whoever is asked chooses on the plain page; gives the seat, once the tables ask the next question."""
    host, guest = pages
    host.wait_for_function(f"() => {DECISION} && !{DECISION}.automatic")
    decision = host.evaluate(f"() => {DECISION}")
    # What the host has told goes over the line; before it has arrived, the page shows the buttons of an older question.
    guest.wait_for_function(f"(number) => {GUESTS_DECISION}?.number >= number", arg=decision["number"])
    pages[decision["seat"]].locator("ul.actions button").first.click()
    host.wait_for_function(f"(number) => {DECISION}.number > number", arg=decision["number"])
    return int(decision["seat"])


def choose_until_both_did(pages: list[Page], table: str) -> None:
    for page in pages:
        go(page, f"/plain/{table}")
    seats = set[int]()
    while len(seats) < 2:
        seats.add(choose(pages))


def check_own_views(guest: Page) -> None:
    """All tables that the host has sent are those of the guest's seat: the host's hand is in none."""
    scenes = guest.evaluate("() => tables().map(({ scene }) => scene)")
    assert {scene["you"] for scene in scenes if "you" in scene} == {1}
    hands = [scene["fortresses"][0]["hand"] for scene in scenes if "fortresses" in scene]
    assert len(hands) > 1
    assert all(hand is None for hand in hands)


def test_a_guest_plays_in_the_browser_of_the_host_and_comes_back_with_a_new_code(pages: list[Page]) -> None:
    host, guest = pages
    go(host, "/new&game=castlecards")
    host.locator(".seats li").nth(1).locator("select").select_option("friend")
    host.locator("form button.main").click()
    connect(host, guest)
    guest.locator("form input.field").fill("Zosia")
    guest.locator("form button").click()
    for page in pages:
        page.locator(".table .hand [data-handle]").first.wait_for()
    assert guest.evaluate("() => typeof known.worker") == "undefined"  # the tables run at the host's alone
    table = host.url.split("/")[-1]
    choose_until_both_did(pages, table)
    check_own_views(guest)

    guest.evaluate("() => cut()")
    expect(guest.locator("div.banner[role=alert]")).to_contain_text("Ask for a new invitation")
    picture(guest, "peer-away")
    host.locator("summary.tool").click()
    host.locator(".menu button", has_text="Links").click()
    expect(host.get_by_role("dialog")).to_contain_text("The connection has ended.")
    picture(host, "peer-gone")
    connect(host, guest)
    guest.locator(".table .hand [data-handle]").first.wait_for()
    expect(host.get_by_role("dialog")).to_contain_text("Connected.")
    host.keyboard.press("Escape")
    choose_until_both_did(pages, table)
    expect(guest.locator("div.banner[role=alert]")).to_have_count(0)
    check_own_views(guest)
