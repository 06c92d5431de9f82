"""Learning by doing: the guided first game, why something cannot be done, and the rules to look it up in."""

import re

import pytest
from playwright.sync_api import Locator, expect

from .browser import Screens, Site, check_access, picture
from .player import FIND, NOWHERE, Player, play_table, sit

LEARNED = 4
"""Topics after which the test stops."""
KEEP_TEXTS = """
() => {
  const texts = (window.guideTexts = [])
  const look = () => {
    const text = document.querySelector('aside.guide p')?.innerText
    if (text && !texts.includes(text)) texts.push(text)
  }
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true })
  look()
}
"""
"""Keeps every text of the guide, however briefly it is shown."""


def follow(player: Player) -> bool:
    """Press the first highlighted thing that can be pressed; whether there was one.

    A card that was picked up too late, when the guide had already gone on, is put back, as a person would do.
    """
    handles: list[str] = player.page.eval_on_selector_all(
        "[data-guided]", "things => told.waiting.size ? [] : things.map(thing => thing.dataset.handle)"
    )
    for handle in handles:
        picked = player.page.locator(f"[data-handle='{handle}'][aria-pressed=true]").count() > 0
        if not picked and "x" in player.page.evaluate(FIND, [handle, []]):
            player.press(handle)
            return True
        if picked and use_named(player, handle):
            return True
    stray = player.page.locator("[data-handle^='card:'][aria-pressed=true]:not([data-guided])")
    if handles and stray.count():
        player.press(str(stray.first.get_attribute("data-handle")))
        return True
    return False


def use_named(player: Player, card: str) -> bool:
    """Press the line of a picked card that the guide points at; whether it points at one."""
    line = player.page.locator(f"[data-guided] [data-why^='{card} ']:not([aria-disabled=true])")
    if not line.count():
        return False
    line.first.click()
    return True


@pytest.mark.parametrize("game", ["runedar", "castlecards"])
def test_the_guide_goes_on_by_what_one_does(screens: Screens, game: str) -> None:
    """The beginning of the guided game; the tests of the client follow the guide to the end of it."""
    player = sit(screens, "/")
    page = player.page
    page.locator(f"[data-guide={game}]").click()
    guide = page.locator("aside.guide")
    player.asked()
    page.evaluate(KEEP_TEXTS)
    while learned(guide) < LEARNED:
        picture(page, f"guide-{game}-{learned(guide)}")
        goes_on = guide.get_by_role("button", name="Next")
        if goes_on.count():
            goes_on.click()
        elif not follow(player):
            page.wait_for_timeout(50)
    assert len(page.evaluate("() => guideTexts")) >= LEARNED
    page.reload()
    expect(guide).to_be_visible()
    assert learned(guide) >= LEARNED
    guide.get_by_role("button", name="Leave the guide").click()
    expect(guide).to_have_count(0)


def learned(guide: Locator) -> int:
    """How many topics the guide counts as learned."""
    return int(guide.locator(".count").inner_text().split()[0])


def test_a_greyed_use_names_its_rule(screens: Screens, site: Site) -> None:
    player = play_table(screens, site.create("runedar", ["me"], seed="undo"))
    page = player.page
    for _ in range(20):
        decision = player.decided()
        if any("use:move" in action["path"] for action in decision["actions"]):
            break
        player.act(decision["actions"][0])
    grey = page.locator("[data-why][aria-disabled=true]").first
    name = str(grey.get_attribute("aria-label"))
    grey.hover()
    reason = page.locator(".why")
    expect(reason).to_contain_text("Why not?")
    rule = reason.get_by_role("link").inner_text()
    words = site.get("/api/games/runedar/words", language="en")["rules"]
    text = next(one["text"] for one in words if one["id"] == rule)
    expect(reason).to_contain_text(text)
    picture(page, "why-runedar")
    page.mouse.move(*NOWHERE)
    expect(reason).to_have_count(0)
    grey.click(force=True)
    expect(page.locator("#answered")).to_contain_text(text)
    assert name
    page.keyboard.press("Escape")
    expect(reason).to_have_count(0)


def test_a_greyed_card_tells_why_when_the_keyboard_reaches_it(screens: Screens, site: Site) -> None:
    player = play_table(screens, site.create("castlecards", ["me", "bot"], seed="keys"), language="pl")
    page = player.page
    player.asked()
    grey = page.locator("[data-handle][aria-disabled=true]").first
    page.keyboard.press("Tab")
    grey.focus()
    reason = page.locator(".why")
    expect(reason).to_contain_text("Dlaczego nie?")
    expect(reason.get_by_role("link")).to_be_visible()
    check_access(page)
    picture(page, "why-castlecards-pl")


def test_the_rules_are_found_by_word_and_by_id(screens: Screens) -> None:
    page = screens.open("/rules/runedar")
    found = page.locator("dl > div")
    expect(found.first).to_be_visible()
    total = found.count()
    rule = found.nth(3).locator("dt").inner_text()
    page.get_by_role("searchbox").fill(rule)
    expect(page).to_have_url(f"{page.url.partition('?')[0]}?find={rule}")
    assert 1 <= found.count() < total
    page.get_by_role("searchbox").fill("zzz nothing")
    expect(page.get_by_text("Nothing found.")).to_be_visible()
    page.goto(f"/rules/runedar?find={rule}")
    expect(found.first).to_contain_text(rule)


@pytest.mark.parametrize(("game", "language"), [("runedar", "es"), ("castlecards", "pl")])
def test_the_main_rules_are_one_printed_page_with_pictures(screens: Screens, game: str, language: str) -> None:
    page = screens.open(f"/rules/{game}", language=language)
    expect(page.locator(".poster li").first).to_be_visible()
    steps, drawn = page.locator(".poster li").count(), page.locator(".rule-picture").count()
    assert page.locator(".poster .rule-picture").count() == steps > 4
    assert drawn > 2 * steps
    printed = page.pdf(format="A4", landscape=True, print_background=True, margin={"top": "7mm", "bottom": "7mm"})
    assert len(re.findall(rb"/Type /Page\b(?!s)", printed)) == 1


def test_who_never_wants_to_be_asked_is_not(screens: Screens, site: Site) -> None:
    """Every siege card is answered from then on, also one that follows from one's own choice."""
    player = play_table(screens, site.create("runedar", ["me"], seed="undo"))
    page = player.page
    page.get_by_label("Menu").click()
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("radio", name="Never ask me").check()
    page.keyboard.press("Escape")
    for _ in range(12):
        decision = player.decided()
        actions = [action["action"] for action in decision["actions"]]
        if "continue" not in actions:
            player.act([action for action in decision["actions"] if action["confirm"] is None][-1])
            continue
        page.wait_for_function(
            "(number) => told.table.decision?.number !== number", arg=decision["number"], timeout=3000
        )
