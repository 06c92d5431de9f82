"""A server that dies in the middle of play, tabs that are closed: the table waits and nothing is lost."""

import signal
from pathlib import Path

import httpx2
import pytest
from playwright.sync_api import expect

from .browser import CreatedTable, Screens, Site, picture
from .player import Json, Player, play_table


@pytest.fixture(params=["runedar", "castlecards"])
def player(request: pytest.FixtureRequest, screens: Screens, site: Site) -> Player:
    """Somebody who has made a choice already."""
    started = play_table(screens, site.create(request.param, ["me", "bot"]))
    decision = started.decided()
    started.act(decision["actions"][0])
    return started


def test_a_killed_server_loses_nothing_and_the_page_comes_back(player: Player, screens: Screens, site: Site) -> None:
    screens.forgive("WebSocket|net::ERR_")
    page = player.page
    asked, lines = player.asked(), player.told()["lines"]
    assert asked is not None
    site.stop(signal.SIGKILL)
    banner = page.get_by_text("Connection lost.")
    expect(banner).to_be_visible()
    picture(page, f"offline-{player.told()['game']}")
    site.start()
    expect(banner).to_have_count(0)  # the page waits up to 12.5 seconds between its attempts
    expect(page.locator(".table .offline")).to_have_count(0)
    assert player.asked() == asked
    assert player.told()["lines"] == lines
    expect(player.bar).to_contain_text(asked["question"])
    player.act(asked["actions"][-1])
    following = player.asked()
    assert following is None or following["number"] > asked["number"]


def test_a_reloaded_tab_finds_the_pending_decision(player: Player) -> None:
    asked = player.decided()
    player.page.reload()
    player.page.locator(".board [data-handle]").first.wait_for()
    assert player.asked() == asked
    expect(player.bar).to_contain_text(asked["question"])
    player.act(asked["actions"][0])


def test_a_choice_made_while_the_server_is_away_is_not_lost_silently(
    player: Player, screens: Screens, site: Site
) -> None:
    screens.forgive("WebSocket|net::ERR_")
    asked = player.decided()
    site.stop(signal.SIGKILL)
    expect(player.page.get_by_text("Connection lost.")).to_be_visible()
    player.page.locator(".actions > button").click()
    player.page.locator(".actions li button").first.click()
    expect(player.bar.get_by_role("alert")).to_contain_text("Not sent")
    site.start()
    expect(player.page.get_by_text("Connection lost.")).to_have_count(0)
    assert player.asked() == asked


def test_a_solo_game_goes_on_offline_when_the_server_is_gone_and_comes_back(
    screens: Screens, site: Site, tmp_path: Path
) -> None:
    """The browser keeps a copy ready; what happened elsewhere meanwhile is brought back move by move."""
    screens.forgive("WebSocket|net::ERR_")
    created = site.create("castlecards", ["me", "bot"])
    player = play_table(screens, created)
    page = player.page
    page.locator("summary.tool").click()
    page.locator(".menu button", has_text="Go on elsewhere").click()
    page.get_by_role("dialog").get_by_role("checkbox").check()
    expect(page.get_by_role("dialog")).to_contain_text("A copy will be ready")
    picture(page, "copy-spare")
    page.keyboard.press("Escape")
    player.act(player.decided()["actions"][0])
    asked = player.decided()
    page.wait_for_function(
        "([table, number]) => JSON.parse(localStorage.getItem(`siegeworks.spare.${table}`)).decision === number",
        arg=[created.table, asked["number"]],
    )
    site.stop(signal.SIGKILL)
    offline = page.get_by_role("alert").get_by_role("button", name="Go on offline")
    expect(offline).to_be_visible()
    picture(page, "copy-offered")
    with page.expect_download() as download:
        offline.click()
    copy = download.value.path().read_text(encoding="utf-8")

    site.start()
    elsewhere = httpx2.post(f"{site.address}/api/copies", content=copy, timeout=60).json()
    links = {link["seat"]: link["token"] for link in elsewhere["links"]}
    with site.client(CreatedTable(elsewhere["table"], elsewhere["founder"], elsewhere["watch"], links)) as client:
        assert client.choose(client.actions[0])["type"] == "done"
        while not client.actions:
            client.receive()
        number = client.table["decision"]["number"]
    headers = {"Authorization": f"Bearer {elsewhere['founder']}"}
    further = httpx2.post(f"{site.address}/api/tables/{elsewhere['table']}/copy", headers=headers, timeout=60).text
    back = page.get_by_role("dialog")
    expect(back).to_contain_text("The server is there again.")
    picture(page, "copy-back")
    (tmp_path / "further.siege").write_text(further, encoding="utf-8")
    back.locator("input[type=file]").set_input_files(tmp_path / "further.siege")
    expect(back.get_by_role("status")).to_contain_text("further")
    page.keyboard.press("Escape")
    brought = player.asked(after=asked["number"])
    assert brought is not None
    assert brought["number"] == number


def walks(decision: Json) -> list[Json]:
    return [action for action in decision["actions"] if "use:move" in action["path"]]


def test_undo_takes_the_last_choice_back(screens: Screens, site: Site) -> None:
    player = play_table(screens, site.create("runedar", ["me"], seed="undo"))
    undo = player.bar.get_by_role("button", name="Undo")
    back = player.page.locator("aside.right .panel.log li.back")
    decision = player.decided()
    while not walks(decision):
        player.act(decision["actions"][0])
        decision = player.decided()
    expect(undo).to_have_count(0)
    player.act(walks(decision)[0])
    player.asked()
    undo.click()
    expect(back).to_have_count(1)
    again = player.decided()
    assert again["actions"] == decision["actions"]
    player.act(walks(again)[0])
    player.asked()
    player.page.keyboard.press("u")
    expect(back).to_have_count(2)
