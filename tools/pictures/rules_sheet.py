"""Writes the main rules of every game as one printed page in every language: build/rules/<game>-<language>.pdf.

python tools/pictures/rules_sheet.py [folder]
"""

import argparse
from pathlib import Path

from picture_server import ask, find_browser, running_server
from playwright.sync_api import Browser, PdfMargins, sync_playwright

FOLDER = Path(__file__).parents[2] / "build" / "rules"
LANGUAGES = ("en", "es", "pt-BR", "pl")
MARGIN: PdfMargins = {"top": "7mm", "right": "7mm", "bottom": "7mm", "left": "7mm"}


def write_sheet(browser: Browser, address: str, game: str, language: str, target: Path) -> None:
    context = browser.new_context(locale=language, reduced_motion="reduce", color_scheme="light")
    page = context.new_page()
    page.goto(f"{address}/rules/{game}")
    page.locator("dl > div").first.wait_for()
    page.wait_for_function("() => document.fonts.status === 'loaded'")
    page.pdf(path=target, format="A4", landscape=True, print_background=True, margin=MARGIN)
    context.close()


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with running_server() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_browser(), args=["--no-sandbox"])
        for game in ask(f"{address}/api/info")["games"]:
            for language in LANGUAGES:
                target = folder / f"{game['id']}-{language}.pdf"
                write_sheet(browser, address, game["id"], language, target)
                print(target)
        browser.close()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", nargs="?", type=Path, default=FOLDER)
    main(parser.parse_args().folder)
