"""Takes docs/pictures/table.png: a table of The Siege of Runedar in the browser, in the middle of a siege.

It is stored with a palette of 256 colours, which is a third of the size.

python tools/pictures/table_picture.py [browser]
"""

import sys
from pathlib import Path

from picture_server import Json, ask, find_browser, play, running_server
from PIL import Image
from playwright.sync_api import sync_playwright

TARGET = Path(__file__).parents[2] / "docs" / "pictures" / "table.png"
SIZE = (1440, 900)
COLOURS = 256
COMMON = 176
SETTLED_MS = 1500
"""Until everything that fades in is there."""
CHOICES = 16
"""How many choices the person makes before the picture is taken."""
NEW_TABLE = {
    "game": "runedar",
    "seats": [{"who": "me", "name": "Ana"}, {"who": "bot"}, {"who": "bot"}],
    "options": {"difficulty": "easy"},
    "pace": 0,
    "seed": "picture 6",
}


def worth_taking(made: int, decision: Json) -> bool:
    """Some way into the game, with cards in hand."""
    cards = {action["path"][0] for action in decision["actions"] if action["path"][0].startswith("card:")}
    return made >= CHOICES and len(cards) >= 4


def take(address: str, created: Json, browser: str) -> None:
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(executable_path=browser, args=["--no-sandbox"])
        page = launched.new_page(viewport={"width": SIZE[0], "height": SIZE[1]}, reduced_motion="reduce")
        page.goto(f"{address}/t/{created['table']}#{created['founder']}")
        page.locator('[data-handle^="card:"]').first.wait_for()
        page.wait_for_function("() => document.fonts.status === 'loaded'")
        page.wait_for_timeout(SETTLED_MS)
        page.screenshot(path=TARGET)
        launched.close()


def make_lean(picture: Path) -> None:
    """Keep the colours that cover most of the picture, and those that are rare but unlike all others, as of badges."""
    with Image.open(picture) as shot:
        full = shot.convert("RGB")
    common = full.quantize(COMMON, method=Image.Quantize.MEDIANCUT).getpalette() or []
    rare = full.quantize(COLOURS - COMMON, method=Image.Quantize.MAXCOVERAGE).getpalette() or []
    palette = Image.new("P", (1, 1))
    palette.putpalette(common[: 3 * COMMON] + rare[: 3 * (COLOURS - COMMON)])
    full.quantize(palette=palette, dither=Image.Dither.NONE).save(picture, optimize=True)


def main() -> None:
    browser = find_browser(sys.argv[1] if len(sys.argv) > 1 else "")
    with running_server() as address:
        created = ask(f"{address}/api/tables", NEW_TABLE)
        play(address, created, worth_taking)
        take(address, created, browser)
    make_lean(TARGET)


if __name__ == "__main__":
    main()
