"""Picking in the browser: any order, several at once, taking back, and a second question before a hire."""

from typing import Any

from playwright.sync_api import expect

from .browser import PHONE, Screens, Site, picture
from .player import Player, play_table, sit


def gathering(screens: Screens, site: Site, **how: Any) -> Player:
    """An attack on the first wall of the rival, with an archer and a soldier in the hand."""
    player = play_table(screens, site.create("castlecards", ["me", "bot:random"], seed="pick 7"), **how)
    decision = player.decided()
    player.act(next(action for action in decision["actions"] if action["action"] == "attack 1 wall 1"))
    player.asked(decision["number"])
    return player


def laid(player: Player) -> list[str]:
    """The kinds of cards that one has laid out."""
    row = player.told()["scene"]["attack"]["rows"][0]["cards"]
    return [kind for kind, count in row.items() for _ in range(count)]


def test_cards_are_laid_out_in_any_order_and_taken_back_by_a_click(screens: Screens, site: Site) -> None:
    player = gathering(screens, site)
    for kind in ("archer", "soldier"):
        number = player.decided()["number"]
        player.press(f"card:{kind}")
        player.asked(number)
    assert sorted(laid(player)) == ["archer", "soldier"]
    picture(player.page, "picking")
    number = player.decided()["number"]
    player.page.get_by_role("button", name="Take back: Attack with Archer").first.click()
    player.asked(number)
    assert laid(player) == ["soldier"]
    taken = [message for message in player.sent() if message["type"] == "undo"]
    assert [message["line"] is not None for message in taken] == [True]
    player.press("do:go")
    player.asked(player.decided()["number"] - 1)


def test_several_cards_are_laid_out_at_once(screens: Screens, site: Site) -> None:
    player = gathering(screens, site, size=PHONE)
    decision = player.decided()
    before = len(player.sent())
    player.page.locator(".actions > button").tap()
    player.page.get_by_label("Choose several").check()
    for kind in ("soldier", "archer"):
        label = next(action["label"] for action in decision["actions"] if action["action"] == f"add {kind}")
        player.page.get_by_label(f"Tick: {label}").check()
    player.page.get_by_role("button", name="Choose the 2 ticked actions").tap()
    player.asked(decision["number"])
    assert sorted(laid(player)) == ["archer", "soldier"]
    sent = player.sent()[before:]
    assert [(message["action"], message["then"]) for message in sent] == [("add soldier", ["add archer"])]


def test_the_plain_table_takes_several_actions_and_takes_one_back(screens: Screens, site: Site) -> None:
    player = gathering(screens, site)
    page = player.page
    page.goto(page.url.replace("/t/", "/plain/"))
    decision = player.decided()
    page.get_by_label("Command").fill("add archer; add soldier")
    page.get_by_role("button", name="Send").click()
    player.asked(decision["number"])
    assert sorted(laid(player)) == ["archer", "soldier"]
    number = player.decided()["number"]
    page.get_by_role("button", name="Take back: Attack with Archer").click()
    player.asked(number)
    assert laid(player) == ["soldier"]
    assert page.get_by_label("Choose several").is_checked()


def test_enter_lets_it_happen_and_a_hire_is_asked_once_more(screens: Screens, site: Site) -> None:
    player = play_table(screens, site.create("runedar", ["me"], seed="several choices"))
    page = player.page
    decision = player.decided()
    let, hire = decision["actions"]
    assert [let["action"], hire["action"], let["confirm"]] == ["continue", "hire siege", None]
    expect(player.bar.locator(".main")).to_have_text(let["label"])
    player.bar.get_by_role("button", name=hire["label"]).click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text(hire["confirm"])
    page.keyboard.press("Enter")
    expect(dialog).to_have_count(0)
    assert player.told()["decision"]["number"] == decision["number"]
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("Enter")
    player.asked(decision["number"])
    assert [message["action"] for message in player.sent() if message["type"] == "choose"] == ["continue"]


def test_a_single_card_is_played_for_nothing(screens: Screens, site: Site) -> None:
    player = play_table(screens, site.create("runedar", ["me"], seed="several choices"))
    pause = player.decided()
    player.act(pause["actions"][0])
    decision = player.asked(pause["number"]) or {}
    held = player.told()["scene"]["dwarves"][0]["hand"]
    player.act(next(action for action in decision["actions"] if action["action"].startswith("pass ")))
    player.asked(decision["number"])
    assert len(player.told()["scene"]["dwarves"][0]["hand"]) == len(held) - 1


def test_house_rules_are_chosen_for_a_table_and_shown_at_it(screens: Screens, site: Site) -> None:
    player = sit(screens, "/new?game=castlecards")
    page = player.page
    page.get_by_text("House rules").click()
    page.get_by_role("radio", name="The hand of the fallen player as well.").check()
    page.locator("ul.seats select").nth(1).select_option("bot")
    page.get_by_role("button", name="Open the table").click()
    page.locator(".table .board [data-handle]").first.wait_for()
    assert player.told()["options"]["conquest"] == "hand"
    page.get_by_text("One house rule").click()
    expect(page.locator(".house dd")).to_have_text("The hand of the fallen player as well.")
