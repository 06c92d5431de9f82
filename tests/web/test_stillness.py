"""The board keeps its size for a whole game, and what is beside it keeps its place."""

import pytest
from playwright.sync_api import Page, expect

from .browser import LARGE, PHONE, Screens, Site, check_access, picture
from .player import Json, at_random, play_table, sit

LAPTOP = (1366, 768)
TABLET = (1024, 768)
WATCH = """
() => {
  window.sizes = {}
  const watcher = new ResizeObserver((changes) => {
    for (const { target, contentRect } of changes) {
      const size = `${Math.round(contentRect.width)}x${Math.round(contentRect.height)}`
      const seen = (window.sizes[target.className.split(' ')[0]] ??= [])
      if (!seen.includes(size)) seen.push(size)
    }
  })
  for (const part of ['.board-fit', '.table > .bar', '.table > .hand']) watcher.observe(document.querySelector(part))
}
"""
"""Writes down every size that the board, the decision bar and the hand ever have."""


@pytest.mark.parametrize(
    ("game", "size"),
    [("runedar", LARGE), ("castlecards", LAPTOP), ("runedar", TABLET), ("castlecards", PHONE), ("runedar", PHONE)],
)
def test_the_board_keeps_its_size_for_a_whole_game(
    screens: Screens, site: Site, game: str, size: tuple[int, int]
) -> None:
    player = play_table(screens, site.create(game, ["me", "bot"], seed="still"), size=size)
    player.page.evaluate(WATCH)
    player.play_out(at_random(f"still {game}"))
    sizes: dict[str, list[str]] = player.page.evaluate("() => window.sizes")
    assert {part: len(seen) for part, seen in sizes.items()} == {"board-fit": 1, "bar": 1, "hand": 1}, sizes


COVERED = """
() => {
  const tray = document.querySelector('[data-dice]')?.getBoundingClientRect()
  if (!tray) return null
  const hidden = (box) =>
    Math.min(box.right, tray.right) - Math.max(box.left, tray.left) > 1 &&
    Math.min(box.bottom, tray.bottom) - Math.max(box.top, tray.top) > 1
  const figures = [...document.querySelectorAll('.runedar-board .figure:not(.away)')]
  return figures.filter((figure) => hidden(figure.getBoundingClientRect())).length
}
"""
"""How many figures the dice on the board cover, null while there are none."""


@pytest.mark.parametrize("size", [LARGE, TABLET])
def test_dice_stay_until_the_next_step_and_cover_no_figure(screens: Screens, site: Site, size: tuple[int, int]) -> None:
    player = play_table(screens, site.create("runedar", ["me"], seed="dice"), size=size)
    covered: list[int] = []

    def look(_: int, decision: Json) -> None:
        rolled = any(event["name"] == "die_rolled" for event in player.told()["lines"][-1]["events"])
        if rolled and decision["seat"] == 0:
            player.page.locator("[data-dice]").wait_for()
            covered.append(player.page.evaluate(COVERED))

    player.play_out(at_random("dice"), look)
    assert covered
    assert set(covered) == {0}


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
