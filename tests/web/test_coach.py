"""The coach at the table: a hint is asked for, read, looked at on the board, and used or not."""

import re

import pytest
from playwright.sync_api import Locator, expect

from .browser import PHONE, CreatedTable, Screens, Site, check_access, no_sideways_scrolling, picture
from .player import Json, Player, play_table, sit

PERCENT = re.compile(r"\d+\s?%")
LATE = """
() => {
  const wire = Object.getPrototypeOf(WebSocket.prototype)
  const send = wire.send
  wire.send = function (text) {
    const message = JSON.parse(text)
    if (message.type === 'hint') message.decision += 1000
    send.call(this, JSON.stringify(message))
  }
}
"""
"""From now on the page asks for hints about a decision that is not asked."""


def choosing(player: Player) -> Json:
    """Play until there is something to choose from; what is asked."""
    for _ in range(20):
        decision = player.decided()
        if len(decision["actions"]) > 1:
            return decision
        player.act(decision["actions"][0])
    raise AssertionError("there is never a choice")


def panel(player: Player) -> Locator:
    return player.page.get_by_role("region", name="The coach")


def ask(player: Player) -> Json:
    """Ask for a hint with the button, and wait for it."""
    player.page.get_by_role("button", name="Hint", exact=True).click()
    expect(panel(player).locator("li").first).to_be_visible()
    return player.hint()


def hinted(player: Player) -> list[str]:
    """The handles that are lit up."""
    handles: list[str] = player.page.eval_on_selector_all(
        "[data-hinted]", "things => things.map((thing) => thing.dataset.handle)"
    )
    return handles


def path_of(decision: Json, action: str) -> list[str]:
    path: list[str] = next(one["path"] for one in decision["actions"] if one["action"] == action)
    return path


def chosen(player: Player) -> list[str]:
    return [message["action"] for message in player.sent() if message["type"] == "choose"]


@pytest.mark.parametrize("game", ["runedar", "castlecards"])
def test_a_hint_is_read_looked_at_and_used(screens: Screens, site: Site, game: str) -> None:
    player = play_table(screens, site.create(game, ["me", "bot"], seed="undo"))
    decision = choosing(player)
    before = chosen(player)
    hint = ask(player)
    options = panel(player).get_by_role("listitem")
    expect(options).to_have_count(len(hint["options"]))
    for index, option in enumerate(hint["options"]):
        expect(options.nth(index)).to_contain_text(option["words"])
        expect(options.nth(index)).to_contain_text(PERCENT)
    expect(panel(player)).to_contain_text(hint["reason"])
    heard = player.page.locator("#answered[role=alert]")
    expect(heard).to_contain_text(hint["options"][0]["words"])
    expect(heard).to_contain_text(hint["reason"])

    best, other = hint["options"][0]["action"], hint["options"][1]["action"]
    assert hinted(player) != []
    assert set(hinted(player)) <= set(path_of(decision, best))
    check_access(player.page)
    picture(player.page, f"coach-{game}")
    options.nth(1).get_by_role("button").hover()
    player.page.wait_for_function(
        "(path) => [...document.querySelectorAll('[data-hinted]')].every((one) => path.includes(one.dataset.handle))",
        arg=path_of(decision, other),
    )
    assert chosen(player) == before
    options.nth(1).get_by_role("button").click()
    player.asked(decision["number"])
    assert chosen(player) == [*before, other]
    expect(panel(player)).to_have_count(0)
    assert hinted(player) == []


def test_a_hint_by_keyboard(screens: Screens, site: Site) -> None:
    player = play_table(screens, site.create("runedar", ["me", "bot"], seed="undo"))
    choosing(player)
    page = player.page
    page.keyboard.press("c")
    options = panel(player).get_by_role("listitem").get_by_role("button")
    expect(options.first).to_be_focused()
    page.keyboard.press("ArrowDown")
    expect(options.nth(1)).to_be_focused()
    page.keyboard.press("Escape")
    expect(panel(player)).to_have_count(0)
    expect(page.get_by_role("button", name="Hint", exact=True)).to_be_focused()
    page.keyboard.press("c")
    expect(options.first).to_be_focused()
    page.keyboard.press("Enter")
    page.wait_for_function("() => told.sent.some((message) => message.type === 'choose')")
    assert chosen(player) == [player.hint()["options"][0]["action"]]
    page.goto("/about")
    expect(page.locator("dl > div", has_text="Ask the coach for a hint").locator("kbd")).to_have_text("C")


def test_a_hint_goes_with_its_decision(screens: Screens, site: Site) -> None:
    player = play_table(screens, site.create("runedar", ["me", "bot"], seed="undo"))
    decision = choosing(player)
    hint = ask(player)
    others = [action for action in decision["actions"] if action["action"] != hint["options"][0]["action"]]
    player.act_by_list(others[-1])
    player.asked(decision["number"])
    expect(panel(player)).to_have_count(0)
    assert hinted(player) == []
    ask(player)
    player.page.get_by_label("Language").first.select_option("es")
    expect(player.page.locator("section.coach")).to_have_count(0)
    assert hinted(player) == []


def test_a_refused_hint_says_why(screens: Screens, site: Site) -> None:
    player = play_table(screens, site.create("runedar", ["me", "bot"], seed="undo"))
    choosing(player)
    player.page.evaluate(LATE)
    player.page.get_by_role("button", name="Hint", exact=True).click()
    expect(panel(player).get_by_role("alert")).to_contain_text("Look at the table again")
    assert hinted(player) == []
    panel(player).get_by_role("button", name="Close").click()
    expect(panel(player)).to_have_count(0)


def test_a_hint_on_the_plain_table(screens: Screens, site: Site) -> None:
    player = sit(screens, site.create("castlecards", ["me", "bot"], seed="undo").path(plain=True))
    page = player.page
    decision = player.decided()
    live = page.locator("section[aria-live=polite]", has=page.get_by_role("heading", name="The coach"))
    page.get_by_role("button", name="Hint", exact=True).click()
    expect(live).to_be_visible()
    hint = player.hint()
    expect(live).to_contain_text(hint["reason"])
    expect(live.get_by_role("listitem")).to_have_count(len(hint["options"]))
    expect(live.get_by_role("listitem").first).to_contain_text(PERCENT)
    check_access(page)
    picture(page, "coach-plain", full=True)
    live.get_by_role("listitem").first.get_by_role("button").click()
    player.asked(decision["number"])
    assert chosen(player)[0] == hint["options"][0]["action"]
    expect(live).to_have_count(0)
    page.get_by_label("Command").fill("c")
    page.get_by_role("button", name="Send").click()
    expect(live).to_be_visible()


def two_rivals(screens: Screens, site: Site) -> tuple[CreatedTable, Player]:
    """Two people against each other; the one who is asked."""
    created = site.create("castlecards", ["me", "friend"], seed=None)
    players = [sit(screens, created.path()), sit(screens, created.path(1))]
    players[1].page.locator("form input.field").fill("Zosia")
    players[1].page.locator("form button").click()
    for player in players:
        player.page.locator(".table .hand [data-handle]").first.wait_for()
    return created, players[players[0].told()["decision"]["seat"]]


def test_nobody_is_helped_against_another_person(screens: Screens, site: Site) -> None:
    created, player = two_rivals(screens, site)
    page = player.page
    player.asked()
    expect(page.get_by_role("button", name=re.compile("^All actions"))).to_be_visible()
    expect(page.get_by_role("button", name="Hint", exact=True)).to_have_count(0)
    page.keyboard.press("c")
    page.goto(f"/plain/{created.table}")
    player.asked()
    expect(page.get_by_label("Command")).to_be_visible()  # the page that listens to keys comes after the question
    expect(page.locator("#answered")).to_contain_text("Your turn")  # later it would replace the answer
    page.keyboard.press("c")
    expect(page.locator("#answered")).to_contain_text("is not available at this table")
    expect(page.get_by_role("button", name="Hint", exact=True)).to_have_count(0)
    assert not [message for message in player.sent() if message["type"] == "hint"]


@pytest.mark.parametrize(("game", "language"), [("runedar", "pl"), ("castlecards", "pt-BR")])
def test_a_hint_on_a_phone(screens: Screens, site: Site, game: str, language: str) -> None:
    created = site.create(game, ["me", "bot"], seed="undo")
    player = sit(screens, created.path(), language=language, size=PHONE, dark=game == "castlecards")
    page = player.page
    choosing(player)
    page.locator("[data-coach]").tap()
    options = page.locator(".coach li button")
    expect(options.first).to_be_in_viewport(ratio=1)
    expect(page.locator("section.bar")).to_be_in_viewport(ratio=0.98)
    assert no_sideways_scrolling(page)
    check_access(page)
    picture(page, f"phone-coach-{game}-{language}")
    options.first.tap()
    page.wait_for_function("() => told.sent.some((message) => message.type === 'choose')")
    assert chosen(player)[-1] == player.hint()["options"][0]["action"]
