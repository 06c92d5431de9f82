"""Takes a picture of every screen in every size, theme and language, and puts them on contact sheets to look at.

python tools/pictures/contact_sheet.py                                     everything, into build/screens
python tools/pictures/contact_sheet.py --screens table guide --languages pl --sizes 1366x768 --themes dark

A screen is chosen by the beginning of its name. Each picture is `<screen>-<size>-<theme>-<language>.png`; each sheet
`sheet-<size>-<theme>.png` has a row for each screen and a column for each language.
"""

import argparse
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from picture_server import Json, ask, find_browser, play, running_server
from playwright.sync_api import Browser, BrowserContext, FloatRect, Page, sync_playwright

TARGET = Path(__file__).parents[2] / "build" / "screens"
SIZES = {"1440x900": (1440, 900), "1366x768": (1366, 768), "1024x768": (1024, 768), "390x844": (390, 844)}
THEMES = ("light", "dark")
LOCALES = {"en": "en-GB", "es": "es-ES", "pt-BR": "pt-BR", "pl": "pl-PL"}
PHONE_WIDTH = 900
"""Windows up to this width are taken with touch, as on a phone."""
MIDDLE = 12
"""Choices of the person before a picture in the middle of a game."""
TALLEST_PX = 2600
"""Of pages that are longer, only the beginning is taken."""
ANALYSED_MS = 300_000
"""How long the coach may think about a whole game."""
THUMB_PX = 460
STYLE = "body{font:18px sans-serif;margin:12px} h2{margin:10px 0 2px} div{display:flex;gap:8px}"
SEED = "contact sheet"

PAGES = ("new", "lobby", "daily", "puzzles", "ratings", "chronicles", "join", "me", "about")

Opener = Callable[[Page], None]


@dataclass(frozen=True, slots=True)
class Shot:
    """One picture: which screen, in which size, theme and language."""

    screen: str
    size: str
    theme: str
    language: str

    @property
    def file(self) -> str:
        return f"{self.screen}-{self.size}-{self.theme}-{self.language}.png"


def create(address: str, game: str, bots: int, friends: int = 0, seed: str | None = SEED) -> Json:
    """A table with the person, bots and friends whose seats stay free; a table with friends is open to all."""
    seats: list[Json] = [{"who": "me", "name": "Newcomer"}]
    seats += [{"who": "bot"}] * bots + [{"who": "friend"}] * friends
    table: Json = {"game": game, "seats": seats, "options": {}, "pace": 0, "seed": None if friends else seed}
    if friends:
        table["open"] = {"language": "en", "level": "any"}
    return ask(f"{address}/api/tables", table)


def at(path: str, ready: str = "main") -> Opener:
    """Opens a page and waits until something is there and nothing is loading."""

    def opened(page: Page) -> None:
        page.goto(path)
        page.locator(ready).first.wait_for()
        page.wait_for_function("() => !document.querySelector('[aria-busy=true]')")

    return opened


def analysed(table: str) -> Opener:
    """A replay with the coach's analysis over it."""

    def opened(page: Page) -> None:
        at(f"/replay/{table}?line=20&seat=0", ".board [data-handle]")(page)
        page.locator("section.bar .more button").nth(2).click()
        panel = page.locator("dialog section.analysis")
        panel.locator("button").first.click()
        panel.locator("ol.turns").wait_for(timeout=ANALYSED_MS)

    return opened


def reviewed(table: str) -> Opener:
    """A replay in the room where several people look at it, with a variation tried."""

    def opened(page: Page) -> None:
        at(f"/replay/{table}?line=20&seat=0", ".board [data-handle]")(page)
        page.locator("section.bar .more button").nth(1).click()
        page.locator(".together").first.wait_for(state="attached")
        if page.locator(".together button").first.is_visible():
            page.locator(".together button").first.click()
            page.locator(".together .people").wait_for()

    return opened


def with_profile(page: Page) -> None:
    """The personal page of somebody who has a profile."""
    at("/me", "form .button.main")(page)
    page.locator("form .field").first.fill("Newcomer")
    page.locator("form .button.main").click()
    page.locator("output").wait_for()


def guided(game: str) -> Opener:
    def opened(page: Page) -> None:
        at("/", f"[data-guide={game}]")(page)
        page.locator(f"[data-guide={game}]").click()
        page.locator("aside.guide").wait_for()
        page.locator(".board [data-handle]").first.wait_for()

    return opened


def game_screens(address: str, game: Json) -> dict[str, Opener]:
    """The screens of one game, at tables played as far as they need."""
    name, most = game["id"], max(game["seats"])
    middle, crowded = create(address, name, min(game["seats"])), create(address, name, most - 1)
    for table in (middle, crowded):
        play(address, table, lambda made, decision: made >= MIDDLE and len(decision["actions"]) > 2)
    over = create(address, name, 1, seed=None)
    play(address, over, lambda _made, _decision: False)
    friends = create(address, name, 0, 1)
    link = f"{middle['table']}#{middle['founder']}"
    return {
        f"rules-{name}": at(f"/rules/{name}", "dl > div"),
        f"gathering-{name}": at(f"/t/{friends['table']}#{friends['founder']}"),
        f"guide-{name}": guided(name),
        f"table-{name}": at(f"/t/{link}", ".board [data-handle]"),
        f"crowd-{name}": at(f"/t/{crowded['table']}#{crowded['founder']}", ".board [data-handle]"),
        f"plain-{name}": at(f"/plain/{link}", ".question"),
        f"end-{name}": at(f"/t/{over['table']}#{over['founder']}", "#end-title"),
        f"replay-{name}": at(f"/replay/{over['table']}?line=20", ".board [data-handle]"),
        f"analysis-{name}": analysed(over["table"]),
        f"review-{name}": reviewed(over["table"]),
    }


def all_screens(address: str) -> dict[str, Opener]:
    """Every screen by its name. Finished games come first, so that the Chronicles have something to show."""
    found: dict[str, Opener] = {}
    for game in ask(f"{address}/api/info?language=en")["games"]:
        found |= game_screens(address, game)
    for puzzle in ask(f"{address}/api/puzzles?language=en")["puzzles"]:
        found.setdefault(f"puzzle-{puzzle['game']}", at(f"/puzzles/{puzzle['id']}", ".board [data-handle]"))
    pages = {name: at(f"/{name}") for name in PAGES}
    return {"home": at("/")} | pages | {"missing": at("/nowhere")} | found | {"profile": with_profile}


def visible(page: Page) -> FloatRect:
    """The whole page, unless it is very long."""
    width, height = page.evaluate("() => [innerWidth, document.documentElement.scrollHeight]")
    return {"x": 0, "y": 0, "width": width, "height": min(height, TALLEST_PX)}


def take(context: BrowserContext, target: Path, opener: Opener, shots: list[Shot]) -> None:
    """Open one screen and take it in each theme."""
    page = context.new_page()
    opener(page)
    page.wait_for_function("() => document.fonts.status === 'loaded'")
    for shot in shots:
        page.emulate_media(color_scheme="dark" if shot.theme == "dark" else "light")
        page.locator(f"html[data-theme={shot.theme}]").wait_for()
        page.screenshot(path=target / shot.file, animations="disabled", full_page=True, clip=visible(page))
    page.close()


def put_on_sheet(browser: Browser, target: Path, title: str, rows: list[list[Shot]]) -> None:
    """One picture of many: a row for each screen, a column for each language."""
    body = "".join(
        f"<h2>{row[0].screen}</h2><div>" + "".join(f'<img src="{shot.file}">' for shot in row) + "</div>"
        for row in rows
    )
    style = STYLE + f"img{{width:{THUMB_PX}px}}"
    sheet = target / f"sheet-{title}.html"
    sheet.write_text(f"<!doctype html><title>{title}</title><style>{style}</style>{body}", encoding="utf-8")
    page = browser.new_page(viewport={"width": 24 + len(rows[0]) * (THUMB_PX + 8), "height": 600})
    page.goto(sheet.as_uri())
    page.screenshot(path=target / f"sheet-{title}.png", full_page=True)
    page.close()


def chosen() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--screens", nargs="+", default=[""], metavar="NAME", help="beginnings of names of screens")
    parser.add_argument("--sizes", nargs="+", choices=SIZES, default=list(SIZES))
    parser.add_argument("--themes", nargs="+", choices=THEMES, default=list(THEMES))
    parser.add_argument("--languages", nargs="+", choices=LOCALES, default=list(LOCALES))
    parser.add_argument("--to", type=Path, default=TARGET, help="the folder of the pictures")
    parser.add_argument("--browser", default="", help="the program to look with")
    return parser.parse_args()


def main() -> None:
    wanted = chosen()
    target: Path = wanted.to.resolve()
    target.mkdir(parents=True, exist_ok=True)
    with running_server() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_browser(wanted.browser), args=["--no-sandbox"])
        screens = {
            name: opener for name, opener in all_screens(address).items() if name.startswith(tuple(wanted.screens))
        }
        if not screens:
            raise SystemExit("siegeworks: no screen has such a name")
        for size in wanted.sizes:
            width, height = SIZES[size]
            for language in wanted.languages:
                context = browser.new_context(
                    base_url=address,
                    viewport={"width": width, "height": height},
                    locale=LOCALES[language],
                    reduced_motion="reduce",
                    has_touch=width <= PHONE_WIDTH,
                    is_mobile=width <= PHONE_WIDTH,
                )
                for name, opener in screens.items():
                    take(context, target, opener, [Shot(name, size, theme, language) for theme in wanted.themes])
                context.close()
            for theme in wanted.themes:
                rows = [[Shot(name, size, theme, language) for language in wanted.languages] for name in screens]
                put_on_sheet(browser, target, f"{size}-{theme}", rows)
        browser.close()
    print(f"siegeworks: {len(list(target.glob('sheet-*.png')))} contact sheets are in {target}")


if __name__ == "__main__":
    main()
