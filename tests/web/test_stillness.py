"""The board keeps its size for a whole game, and what is beside it keeps its place."""

import pytest
from playwright.sync_api import Page, expect

from .browser import LAPTOP, LARGE, PHONE, TABLET, Screens, Site, check_access, picture
from .player import Json, at_random, play_table, sit
from .stillness import WATCH, check_stillness


def test_the_board_of_a_phone_keeps_its_size_for_a_whole_game(screens: Screens, site: Site) -> None:
    """The whole games in every language do the same in the other sizes."""
    player = play_table(screens, site.create("runedar", ["me", "bot"], seed="still"), size=PHONE)
    player.page.evaluate(WATCH)
    player.play_out(at_random("still runedar"))
    check_stillness(player.page)


COVERED = """
async () => {
  for (let frame = 0; frame < 2; frame++) await new Promise((done) => requestAnimationFrame(done))
  const tray = document.querySelector('[data-dice]')?.getBoundingClientRect()
  if (!tray) return null
  const hidden = (box) =>
    Math.min(box.right, tray.right) - Math.max(box.left, tray.left) > 1 &&
    Math.min(box.bottom, tray.bottom) - Math.max(box.top, tray.top) > 1
  const figures = [...document.querySelectorAll('.runedar-board .figure:not(.away)')]
  return figures.filter((figure) => hidden(figure.getBoundingClientRect())).length
}
"""
"""How many figures the dice on the board cover, in a window that has had time to settle; null while there are none."""


ROLLED = "() => told.table.lines.at(-1).events.some((event) => event.name === 'die_rolled')"


def test_dice_stay_until_the_next_step_and_cover_no_figure(screens: Screens, site: Site) -> None:
    player = play_table(screens, site.create("runedar", ["me"], seed="dice"))
    covered: dict[tuple[int, int], list[int]] = {LARGE: [], TABLET: []}

    def look(_: int, decision: Json) -> None:
        if decision["seat"] != 0 or not player.page.evaluate(ROLLED):
            return
        for size, seen in covered.items():
            player.page.set_viewport_size({"width": size[0], "height": size[1]})
            player.page.locator("[data-dice]").wait_for()
            seen.append(player.page.evaluate(COVERED))

    player.play_out(at_random("dice"), look)
    for size, seen in covered.items():
        assert set(seen) == {0}, size


def inside(page: Page, selector: str) -> bool:
    """Whether the whole of something is within the window and its own column."""
    return bool(
        page.locator(selector).evaluate(
            """(thing) => {
              const box = thing.getBoundingClientRect()
              const column = thing.closest('aside').getBoundingClientRect()
              return box.height > 20 && box.top >= column.top && box.bottom <= Math.min(column.bottom, innerHeight) + 1
            }"""
        )
    )


@pytest.mark.parametrize("language", ["en", "es", "pt-BR", "pl"])
@pytest.mark.parametrize("game", ["runedar", "castlecards"])
def test_the_guide_leaves_room_on_a_laptop(screens: Screens, game: str, language: str) -> None:
    player = sit(screens, "/", language=language, size=LAPTOP)
    player.page.locator(f"[data-guide={game}]").click()
    expect(player.page.locator("aside.guide")).to_be_visible()
    player.asked()
    for part in ("aside.right .panel.seats", "aside.right .panel.log", "aside.right .talk details"):
        assert inside(player.page, part), part
    picture(player.page, f"laptop-guide-{game}-{language}")


def test_symbols_and_threats_are_explained_on_demand(screens: Screens, site: Site) -> None:
    player = play_table(screens, site.create("runedar", ["me"], seed="still"))
    page, threats = player.page, player.told()["threats"]
    page.get_by_role("region", name="Threats").get_by_role("button").click()
    said = page.locator("#all-threats")
    for threat in threats:
        expect(said).to_contain_text(threat)
    expect(said.locator(".gauge")).to_have_count(5)
    check_access(page)
    page.keyboard.press("Escape")
    expect(said).to_be_hidden()
    page.keyboard.press("y")
    legend = page.get_by_role("dialog", name="Symbols")
    expect(legend).to_contain_text("all orcs take one step")
    assert legend.get_by_role("listitem").count() > 15
    check_access(page)
    page.keyboard.press("Escape")
    expect(legend).to_have_count(0)
