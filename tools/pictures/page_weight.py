"""Prints how much JavaScript and CSS each page loads, compressed with gzip, and says whether all stay below the limit.

python tools/pictures/page_weight.py

A page is opened in a browser with an empty cache; what it has loaded when its content is there counts, so drawings of a
game count for its own table only.
"""

import argparse
import gzip
import sys
from collections.abc import Iterator

from contact_sheet import Opener, at, create
from picture_server import ask, find_browser, running_server
from playwright.sync_api import Browser, Response, sync_playwright

LIMIT_KB = 150
KB = 1024
KINDS = (".js", ".css")


def pages(address: str) -> Iterator[tuple[str, Opener]]:
    """The start page, the pages of reading, and a table of each game."""
    yield "/", at("/")
    yield "/new", at("/new")
    yield "/chronicles", at("/chronicles")
    for game in ask(f"{address}/api/info?language=en")["games"]:
        table = create(address, game["id"], min(game["seats"]))
        yield f"/rules/{game['id']}", at(f"/rules/{game['id']}")
        yield f"table of {game['id']}", at(f"/t/{table['table']}#{table['founder']}", ".board [data-handle]")


def weigh(browser: Browser, address: str, opener: Opener) -> dict[str, int]:
    """The compressed bytes of a page by kind of file."""
    context = browser.new_context(base_url=address)
    page = context.new_page()
    loaded: list[Response] = []

    def note(response: Response) -> None:
        loaded.append(response)

    page.on("response", note)
    opener(page)
    page.wait_for_load_state("networkidle")
    found = dict.fromkeys(KINDS, 0)
    for response in loaded:
        kind = next((kind for kind in KINDS if response.url.endswith(kind)), None)
        if kind is not None:
            found[kind] += len(gzip.compress(response.body()))
    context.close()
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--browser", default="", help="the program to look with")
    wanted = parser.parse_args()
    heaviest = 0.0
    with running_server() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_browser(wanted.browser), args=["--no-sandbox"])
        print(f"{'page':24} {'JS':>8} {'CSS':>8} {'both':>8}")
        for name, opener in pages(address):
            script, style = (size / KB for size in weigh(browser, address, opener).values())
            heaviest = max(heaviest, script + style)
            print(f"{name:24} {script:5.1f} KB {style:5.1f} KB {script + style:5.1f} KB")
        browser.close()
    print(f"siegeworks: the heaviest page has {heaviest:.1f} KB; the limit is {LIMIT_KB} KB")
    return heaviest > LIMIT_KB


if __name__ == "__main__":
    sys.exit(main())
