"""Several persons at one screen: a curtain between hidden hands, none where everybody may see everything."""

import json
from typing import Any

from playwright.sync_api import Page, expect

from support.waiting import wait_until

from .browser import PHONE, CreatedTable, Screens, Site, check_access, picture

NAMES = ("Ada", "Ben")
LANGUAGE = "pl"


def open_table(page: Page, game: str, options: dict[str, str] | None = None) -> CreatedTable:
    """Create a table for two at this screen on the page for new tables; gives what this browser keeps of it."""
    page.goto(f"/new?game={game}")
    for seat, name in enumerate(NAMES):
        group = page.locator(".seats li").nth(seat)
        if seat:
            group.locator("select").select_option("here")
        group.locator("input").fill(name)
        group.locator("input").blur()
    for option, value in (options or {}).items():
        page.locator(f"input[name='option-{option}']").nth(0 if value == "yes" else 1).check()
    page.locator("form button.main").click()
    page.wait_for_url("**/t/*")
    kept: Any = json.loads(page.evaluate("() => localStorage.getItem('siegeworks.tables')"))[0]
    tokens = {link["seat"]: link["token"] for link in kept["links"]}
    assert [link["who"] for link in kept["links"]] == ["me", "here"]
    return CreatedTable(kept["table"], kept["token"], kept["watch"], tokens)


def hand_of(site: Site, created: CreatedTable, seat: int) -> dict[str, int]:
    """The hand that the server shows to a seat of the competitive game."""
    with site.client(created, seat) as client:
        hand: dict[str, int] = client.table["scene"]["fortresses"][seat]["hand"]
        return hand


def present(site: Site, created: CreatedTable) -> list[bool]:
    """Who is there, as an onlooker sees it."""
    with site.client(created, "watch") as onlooker:
        return [seat["present"] for seat in onlooker.table["seats"]]


def play_until(site: Site, created: CreatedTable, seat: int) -> None:
    """Choose whatever comes first, beside the page, until a seat is asked."""
    while True:
        with site.client(created, "watch") as onlooker:
            asked = onlooker.table["decision"]["seat"]
        if asked == seat:
            return
        with site.client(created, asked) as person:
            assert person.choose(person.actions[0])["type"] == "done"


def shown_hand(page: Page) -> set[str]:
    cards = page.locator(".hand [data-zoom]")
    cards.first.wait_for()
    return set(cards.evaluate_all("(cards) => cards.map((card) => card.dataset.zoom.replace('card:', ''))"))


def check_covered(page: Page, site: Site, created: CreatedTable) -> None:
    """Neither hand is anywhere on the page: no thing of the table, no word of a card, nothing left in a live region."""
    assert page.locator("[data-handle], [data-zoom], .table, .panel.log").count() == 0
    assert page.locator("#happened, #answered").all_inner_texts() == ["", ""]
    html: str = page.evaluate("() => document.documentElement.outerHTML")
    words = site.get(f"/api/tables/{created.table}/words", language=LANGUAGE)["things"]["cards"]
    for seat in (0, 1):
        for card in hand_of(site, created, seat):
            assert words[card]["name"] not in html


def test_a_hand_is_hidden_until_the_next_person_confirms(screens: Screens, site: Site) -> None:
    page = screens.context(language=LANGUAGE, size=PHONE).new_page()
    created = open_table(page, "castlecards")
    show = page.locator(".curtain .button.main")
    first = next(seat for seat, name in enumerate(NAMES) if name in show.inner_text())
    check_covered(page, site, created)
    check_access(page)
    picture(page, "curtain", full=True)
    show.click()
    assert shown_hand(page) == set(hand_of(site, created, first))

    pass_on = page.locator("section.bar .button.main", has_text=NAMES[1 - first])
    play_until(site, created, 1 - first)
    expect(pass_on).to_be_visible()
    picture(page, "pass-on")
    pass_on.click()
    expect(show).to_contain_text(NAMES[1 - first])
    check_covered(page, site, created)
    show.click()
    assert shown_hand(page) == set(hand_of(site, created, 1 - first))
    picture(page, "passed")

    page.reload()
    expect(show).to_be_visible()  # whoever reloads the page may be anybody
    check_covered(page, site, created)


def test_where_everybody_may_see_everything_the_screen_follows_the_turn(screens: Screens, site: Site) -> None:
    page = screens.context().new_page()
    created = open_table(page, "runedar", {"open_hands": "yes"})
    page.locator(".table .hand [data-handle]").first.wait_for()
    for seat in (0, 1, 0):
        play_until(site, created, seat)
        expect(page.locator(".seats li", has_text="(you)")).to_contain_text(NAMES[seat])
        wait_until(lambda: all(present(site, created)))
    assert page.locator(".curtain").count() == 0
