"""A finished game: from any move, through any eyes, in any language, with the proof of its dice."""

import pytest
from playwright.sync_api import Page, expect

from server.kit import play_on

from .browser import PHONE, Screens, Site, check_access, no_sideways_scrolling, picture
from .player import play_table, sit

Finished = dict[str, str]


@pytest.fixture(scope="module")
def finished(site: Site) -> Finished:
    """One table of each game that has come to its end."""
    tables = {}
    for game in ("runedar", "castlecards"):
        created = site.create(game, ["me", "bot"], seed="a game to look at")
        with site.client(created) as client:
            play_on([client], lambda actions: actions[0])
        tables[game] = created.table
    return tables


def at_move(page: Page, frames: list[dict[str, object]], index: int) -> None:
    """The page shows this moment of the game."""
    expect(page.get_by_text(f"Move {index} of {len(frames) - 1}")).to_be_visible()
    line = frames[index]["line"]
    assert isinstance(line, dict)
    assert f"line={line['number']}" in page.url


@pytest.mark.parametrize("game", ["runedar", "castlecards"])
def test_a_link_opens_a_move_and_the_controls_go_on_from_it(
    screens: Screens, site: Site, finished: Finished, game: str
) -> None:
    frames = site.get(f"/api/tables/{finished[game]}/replay", language="en")["frames"]
    page = screens.open(f"/replay/{finished[game]}?line={frames[12]['line']['number']}")
    at_move(page, frames, 12)
    expect(page.locator(".board [data-handle]").first).to_be_visible()
    current = page.locator("aside.right .log [aria-current=step]")
    if current.count():
        texts = [event["text"] for event in frames[12]["line"]["events"] if event["text"]]
        expect(current).to_contain_text(texts[0])
    page.get_by_role("button", name="Next move").click()
    at_move(page, frames, 13)
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    at_move(page, frames, 11)
    page.get_by_role("slider", name="Move of the game").fill("20")
    at_move(page, frames, 20)
    page.evaluate("() => document.activeElement.blur()")
    page.keyboard.press("End")
    at_move(page, frames, len(frames) - 1)
    expect(page.get_by_role("button", name="Next move")).to_be_disabled()
    page.keyboard.press("Home")
    at_move(page, frames, 0)
    page.get_by_role("button", name="Play", exact=True).click()
    at_move(page, frames, 2)
    page.get_by_role("button", name="Pause").click()
    page.get_by_role("button", name="Link to this move").click()
    link = page.get_by_role("dialog").get_by_role("textbox").input_value()
    assert link == page.url
    picture(page, f"replay-share-{game}")


@pytest.mark.parametrize("game", ["runedar", "castlecards"])
def test_through_the_eyes_of_a_seat(screens: Screens, finished: Finished, game: str) -> None:
    page = screens.open(f"/replay/{finished[game]}?line=15")
    cards = page.locator(".hand [data-handle^='card:']")
    expect(page.locator(".board [data-handle]").first).to_be_visible()
    expect(cards).to_have_count(0)
    page.get_by_label("Seen by").select_option("Ada")
    expect(cards.first).to_be_visible()
    assert "seat=0" in page.url
    page.reload()
    expect(cards.first).to_be_visible()
    assert "seat=0" in page.url
    assert "line=15" in page.url
    picture(page, f"replay-eyes-{game}")


def test_from_the_end_to_a_replay_at_ones_own_seat(screens: Screens, site: Site) -> None:
    """The end says first how it went for oneself; the replay keeps that to itself until the last move."""
    created = site.create("castlecards", ["bot", "me"], seed="a game to look at")
    with site.client(created) as client:
        outcome = play_on([client], lambda actions: actions[0])
    player = sit(screens, created.path())
    page = player.page
    expect(page.locator("#end-title")).to_have_text("You won" if 1 in outcome["winners"] else "You lost")
    player.end.get_by_role("link", name="Replay").click()
    page.locator(".board [data-handle]").first.wait_for()
    expect(page.get_by_label("Seen by")).to_have_value("1")
    expect(page.locator(".hand [data-handle^='card:']").first).to_be_visible()
    result = page.locator("aside.right").get_by_text(outcome["text"])
    expect(result).to_have_count(0)
    page.get_by_role("button", name="Next turn").click()
    expect(page.get_by_text("Turn 2", exact=False).first).to_be_visible()
    page.get_by_label("Speed").select_option("4")
    page.keyboard.press("Escape")
    page.evaluate("() => document.activeElement.blur()")
    page.keyboard.press("End")
    expect(result.first).to_be_visible()


def test_the_log_is_downloaded_and_the_dice_are_verified(screens: Screens, finished: Finished) -> None:
    page = screens.open(f"/replay/{finished['runedar']}")
    with page.expect_download() as waiting:
        page.get_by_role("link", name="Download the log").click()
    assert waiting.value.path().read_text(encoding="utf-8").count("\n") > 40
    page.get_by_role("button", name="Verify the dice").click()
    expect(page.get_by_text("all came from the promised seed")).to_be_visible()
    expect(page.get_by_text("a game to look at")).to_be_visible()


def test_another_language_in_the_middle_of_a_replay(screens: Screens, site: Site, finished: Finished) -> None:
    page = screens.open(f"/replay/{finished['castlecards']}?line=15")
    log = page.locator("aside.right .panel.log")
    expect(log).to_contain_text("Ada")
    english = log.inner_text()
    page.get_by_label("Language").select_option("pl")
    expect(page.locator("html")).to_have_attribute("lang", "pl")
    frames = site.get(f"/api/tables/{finished['castlecards']}/replay", language="pl")["frames"]
    text = next(event["text"] for frame in frames for event in frame["line"]["events"] if event["text"])
    expect(log).to_contain_text(text)
    assert log.inner_text() != english
    assert "line=15" in page.url
    expect(page.get_by_role("slider", name="Ruch")).to_have_count(1)


@pytest.mark.parametrize("game", ["runedar", "castlecards"])
def test_another_language_in_the_middle_of_a_game(screens: Screens, site: Site, game: str) -> None:
    player = play_table(screens, site.create(game, ["me", "bot"]))
    page = player.page
    english = player.told()
    before = english["decision"]
    player.press(before["actions"][0]["path"][0])
    page.get_by_label("Language").first.select_option("es")
    expect(page.locator("html")).to_have_attribute("lang", "es")
    page.wait_for_function("() => told.table.language === 'es'")
    decision = player.told()["decision"]
    if len(before["actions"][0]["path"]) > 1:
        assert decision["number"] == before["number"]
    assert decision["question"] != before["question"]
    expect(player.bar).to_contain_text("Te toca decidir")
    spanish = player.told()["lines"][0]["events"][0]["text"]
    assert spanish != english["lines"][0]["events"][0]["text"]
    expect(page.locator("aside.right .panel.log")).to_contain_text(spanish)
    names = [card.inner_text() for card in page.locator(".hand [data-handle^='card:']").all()]
    page.get_by_label("Idioma").first.select_option("en")
    expect(player.bar).to_contain_text("Your decision")
    page.wait_for_function("() => told.table.language === 'en'")
    expect(page.locator(".hand [data-handle^='card:']").first).not_to_have_text(names[0])


def test_the_chronicles_lead_to_a_replay(screens: Screens, site: Site) -> None:
    created = site.create("runedar", ["me", "bot"], seed=None, name="Łucja")
    with site.client(created) as client:
        play_on([client], lambda actions: actions[0])
    phone = screens.open("/chronicles", size=PHONE)
    phone.locator("tbody tr").first.wait_for()
    assert no_sideways_scrolling(phone)
    page = screens.open("/chronicles")
    rows = page.locator("tbody tr")
    expect(rows.filter(has_text="Łucja")).to_have_count(1)
    page.get_by_label("Name").fill("lucja nobody")
    expect(rows).to_have_count(0)
    page.get_by_label("Name").fill("Łucja")
    expect(rows).to_have_count(1)
    rows.get_by_role("link").click()
    page.locator(".board [data-handle]").first.wait_for()
    expect(page).to_have_url(f"{site.address}/replay/{created.table}?line=0")


def test_the_chronicles_show_one_game_at_a_time_and_who_won(screens: Screens, site: Site) -> None:
    for game, how in (("castlecards", "resign"), ("runedar", "concede")):
        created = site.create(game, ["me", "bot:random"], seed=None, name="Zdzisława")
        with site.client(created) as client:
            assert client.ask("settle", how=how)["type"] == "done"
    page = screens.open("/chronicles", size=PHONE)
    page.get_by_label("Name").fill("zdzislawa")
    page.get_by_role("combobox", name="Game", exact=True).select_option("castlecards")
    battle = page.locator("tbody tr")
    expect(battle).to_have_count(1)
    expect(battle).to_contain_text("Fortress Without a Scratch")
    expect(battle.locator("strong")).not_to_have_text("Zdzisława")
    expect(page.get_by_label("Difficulty")).to_have_count(0)
    check_access(page)
    assert no_sideways_scrolling(page)
    picture(page, "chronicles-castlecards")
    page.get_by_role("combobox", name="Game", exact=True).select_option("runedar")
    expect(page.get_by_role("heading", name="Fallen")).to_be_visible()
    expect(page.locator("tbody tr")).to_have_count(1)
    expect(page.get_by_label("Difficulty")).to_be_visible()
