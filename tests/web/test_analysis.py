"""After the game: what the coach thinks of it, moment by moment, and how it might have gone on otherwise."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from server.kit import play_on

from .browser import PHONE, CreatedTable, Screens, Site, check_access, no_sideways_scrolling, picture
from .player import sit

Json = dict[str, Any]
LONG = 120_000
"""Milliseconds the coach may take for a game."""


@pytest.fixture(scope="module")
def finished(site: Site) -> CreatedTable:
    """A short game of Castlecards that has come to its end."""
    created = site.create("castlecards", ["me", "bot:beginner"], seed="a game to look at")
    with site.client(created) as client:
        play_on([client], lambda actions: actions[0])
    return created


def analysed(page: Page) -> Locator:
    """Ask for the analysis that the page offers, and wait for it."""
    panel = page.get_by_role("region", name="Analysis")
    panel.get_by_role("button", name="Analyse the game").click()
    expect(panel.get_by_text("Turning points", exact=True)).to_be_visible(timeout=LONG)
    return panel


def told(site: Site, created: CreatedTable, language: str = "en") -> Json:
    """The analysis as the server tells it, once it is made."""
    analysis: Json = site.get(f"/api/tables/{created.table}/analysis", language=language)
    assert analysis["type"] == "analysis_ready"
    return analysis


def test_the_end_of_a_game_is_analysed_and_leads_into_its_replay(
    screens: Screens, site: Site, finished: CreatedTable
) -> None:
    page = sit(screens, finished.path()).page
    panel = analysed(page)
    analysis = told(site, finished)
    moments = [analysis["moments"][index] for index in analysis["turning_points"]]
    assert moments
    turns = panel.locator("ol.turns > li")
    expect(turns).to_have_count(len(moments))
    for index, moment in enumerate(moments):
        expect(turns.nth(index)).to_contain_text(moment["words"])
        expect(turns.nth(index)).to_contain_text("The chance of winning went from")
    expect(panel.locator("figure path.curve")).to_have_count(2 * len(analysis["curves"]))
    rows = panel.locator("tbody tr", has=page.locator("svg.badge"))
    expect(rows).to_have_count(2)
    for row, account in zip(rows.all(), analysis["accounts"], strict=True):
        expect(row).to_contain_text(str(account["decisions"]))
    check_access(page)
    page.emulate_media(color_scheme="dark")
    check_access(page)
    picture(page, "analysis-end")

    turns.nth(0).get_by_role("link").click()
    expect(page).to_have_url(f"{site.address}/replay/{finished.table}?line={moments[0]['line']}&seat=0")
    judged = page.get_by_role("region", name="The coach")
    expect(judged).to_contain_text("The chance of winning went from")
    page.get_by_role("button", name="Previous move").click()
    expect(judged).not_to_contain_text(f"{round(moments[0]['before'] * 100)}% to {round(moments[0]['after'] * 100)}%")
    picture(page, "analysis-replay")
    check_access(page)


def test_the_curve_tells_its_turning_points_by_keyboard_and_mouse(
    screens: Screens, site: Site, finished: CreatedTable
) -> None:
    page = screens.open(f"/replay/{finished.table}?line=5")
    page.get_by_role("button", name="Analysis").click()
    panel = analysed(page)
    analysis = told(site, finished)
    moment = analysis["moments"][analysis["turning_points"][-1]]
    reading = panel.locator(".shown")
    mark = panel.get_by_role("button", name=re.compile("^Turning point")).last
    expect(mark).to_have_accessible_name(re.compile(re.escape(moment["words"])))
    mark.focus()
    expect(reading).to_contain_text(moment["words"])
    plot = panel.locator(".plot")
    box = plot.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] - 2, box["y"] + 4)
    expect(reading).to_contain_text(analysis["moments"][-1]["words"])
    check_access(page)
    picture(page, "analysis-dialog")
    mark.focus()
    page.keyboard.press("Enter")
    expect(page).to_have_url(f"{site.address}/replay/{finished.table}?line={moment['line']}")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.get_by_role("button", name="Analysis").click()
    page.get_by_text("As a table").click()
    table = page.get_by_role("region", name="As a table")
    expect(table.get_by_role("rowheader").last).to_have_text("End")
    expect(table.get_by_role("row").last).to_contain_text("100%")


def test_progress_is_told_and_nobody_asks_on_when_the_page_is_left(screens: Screens, finished: CreatedTable) -> None:
    page = sit(screens, finished.path()).page
    asked: list[str] = []

    def think(route: Route) -> None:
        asked.append(route.request.url)
        route.fulfill(json={"type": "analysis_running", "done": len(asked), "of": 63})

    page.route("**/analysis?*", think)
    page.get_by_role("button", name="Analyse the game").click()
    expect(page.get_by_text("2 of 63 decisions")).to_be_visible()
    expect(page.get_by_role("progressbar")).to_have_attribute("max", "63")
    check_access(page)
    page.get_by_role("link", name="Chronicles").click()
    expect(page.get_by_role("heading", name="Chronicles")).to_be_visible()
    before = len(asked)
    page.wait_for_timeout(2200)
    assert len(asked) == before


def test_a_busy_coach_is_asked_again(screens: Screens, finished: CreatedTable) -> None:
    screens.forgive("503")
    page = sit(screens, finished.path()).page
    busy = {"code": "coach-busy", "text": "The coach has too much to think about right now."}
    page.route("**/analysis?*", lambda route: route.fulfill(status=503, json=busy))
    page.get_by_role("button", name="Analyse the game").click()
    expect(page.get_by_role("alert").filter(has_text=busy["text"])).to_be_visible()
    page.unroute("**/analysis?*")
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_text("Turning points", exact=True)).to_be_visible(timeout=LONG)


def test_the_analysis_on_the_plain_table(screens: Screens, finished: CreatedTable) -> None:
    page = sit(screens, finished.path(plain=True)).page
    panel = analysed(page)
    expect(panel.locator("ol.turns > li").first).to_be_visible()
    check_access(page)
    picture(page, "analysis-plain", full=True)


def test_the_analysis_on_a_phone_in_another_language(screens: Screens, site: Site, finished: CreatedTable) -> None:
    page = sit(screens, finished.path(), language="pl", size=PHONE).page
    page.get_by_role("button", name="Przeanalizuj grę").tap()
    turns = page.locator("ol.turns > li")
    expect(turns.first).to_be_visible(timeout=LONG)
    analysis = told(site, finished, "pl")
    expect(turns.first).to_contain_text(analysis["moments"][analysis["turning_points"][0]]["words"])
    assert no_sideways_scrolling(page)
    check_access(page)
    picture(page, "phone-analysis-pl")
    turns.first.get_by_role("link").tap()
    expect(page.get_by_role("region", name="Trener")).to_be_in_viewport(ratio=0.98)
    for name in ("Następny ruch", "Graj dalej od tego miejsca", "Analiza"):
        expect(page.get_by_role("button", name=name)).to_be_in_viewport(ratio=1)
    assert no_sideways_scrolling(page)
    check_access(page)
    picture(page, "phone-analysis-replay-pl")


def test_what_if_begins_from_the_position_of_the_replay(screens: Screens, site: Site, finished: CreatedTable) -> None:
    frames = site.get(f"/api/tables/{finished.table}/replay", seat="0", language="en")["frames"]
    shown = next(index for index, frame in enumerate(frames) if index > 20 and frame["seat"] == 0)
    player = sit(screens, f"/replay/{finished.table}?line={frames[shown]['line']['number']}")
    page = player.page
    page.get_by_role("button", name="Play on from here").click()
    dialog = page.get_by_role("dialog", name="What if…?")
    expect(dialog.get_by_label("You play")).to_have_value("0")
    dialog.get_by_label("The others").select_option("steady")
    check_access(page)
    picture(page, "what-if")
    dialog.get_by_role("button", name="Play on from here").click()
    decision = player.decided()
    assert decision["question"] == frames[shown]["question"]
    table = player.told()
    assert table["table"] != finished.table
    assert (table["you"], table["rated"]) == (0, False)
    assert [seat["bot"] for seat in table["seats"]] == [None, "steady"]
    for name in ("turn", "window", "actions_left"):
        assert table["scene"].get(name) == frames[shown]["scene"].get(name)
    assert [fortress["hand"] for fortress in table["scene"]["fortresses"]] == [
        fortress["hand"] for fortress in frames[shown]["scene"]["fortresses"]
    ]
    page.locator(".table .board [data-handle]").first.wait_for()
    player.act(decision["actions"][0])
    player.asked(decision["number"])
    page.goto("/")
    expect(page.get_by_role("region", name="Your tables").get_by_role("listitem").first).to_contain_text("Castlecards")


def test_a_finished_position_cannot_be_played_on(screens: Screens, finished: CreatedTable) -> None:
    page = screens.open(f"/replay/{finished.table}?line=100000")
    expect(page.get_by_role("button", name="Next move")).to_be_disabled()
    expect(page.get_by_role("button", name="Play on from here")).to_be_disabled()
