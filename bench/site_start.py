"""How fast a page without a server starts and answers, and how much travels: `python bench/site_start.py [FOLDER]`.

Chromium opens the folder of `siegeworks build-site` with its processor slowed down fourfold, first with an empty cache,
then again. Time runs from the address to the first board that can be played, through the button of the start page.
Then a person chooses at a table with a bot, and each choice is timed from the page to the worker and back.
The slowdown concerns the page: Chromium slows down no workers, in which Python runs.
"""

import functools
import gzip
import http.server
import shutil
import statistics
import sys
import tempfile
import threading
import time
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext, Page, sync_playwright

from siegeworks.server.site.build import build_site

SLOWDOWN = 4
PATIENCE = 300_000
CHOICES = 60
WATCH = """
(() => {
  const bench = { waiting: 0, took: [], decision: null }
  window.Worker = class extends Worker {
    constructor(...how) {
      super(...how)
      this.addEventListener('message', ({ data }) => {
        const message = JSON.parse(data)
        if (message.kind !== 'text') return
        const text = JSON.parse(message.text)
        if (text.type === 'done' && bench.waiting) bench.took.push(performance.now() - bench.waiting)
        if (text.type === 'done') bench.waiting = 0
      })
    }
    postMessage(data) {
      if (JSON.parse(data).text?.includes('"choose"')) bench.waiting = performance.now()
      super.postMessage(data)
    }
  }
  window.bench = bench
})()
"""


class QuietHandler(http.server.SimpleHTTPRequestHandler):
    """Serves the folder."""

    extensions_map = http.server.SimpleHTTPRequestHandler.extensions_map | {
        ".mjs": "text/javascript",
        ".wasm": "application/wasm",
    }

    def log_message(self, format: str, *args: Any) -> None:  # noqa: A002 - the name of the library
        """Say nothing."""


def first_board(context: BrowserContext, address: str) -> tuple[Page, float]:
    """A new page, and the seconds until its first board."""
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWDOWN})
    started = time.perf_counter()
    page.goto(address)
    page.locator("article.panel").first.wait_for()
    page.locator("form.start button.main").click()
    page.locator(".table .board [data-handle]").first.wait_for()
    return page, time.perf_counter() - started


def choose_often(page: Page) -> list[float]:
    """Milliseconds of each choice, made on the plain page."""
    plain = page.url.replace("/t/", "/plain/")
    page.evaluate("(to) => { history.pushState(null, '', to); dispatchEvent(new PopStateEvent('popstate')) }", plain)
    for done in range(CHOICES):
        page.locator("ul.actions button:enabled").first.click()
        page.wait_for_function("(done) => bench.took.length > done", arg=done)
        if page.locator("dialog[open]").count():
            break
    took: list[float] = page.evaluate("() => bench.took")
    return took


def travelling(folder: Path) -> int:
    """The bytes of all files with gzip."""
    return sum(len(gzip.compress(file.read_bytes(), 9)) for file in folder.rglob("*") if file.is_file())


def measure(folder: Path, address: str) -> None:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        context = browser.new_context(reduced_motion="reduce")
        context.add_init_script(WATCH)
        page, cold = first_board(context, address)
        page.evaluate("() => navigator.serviceWorker.ready.then(() => true)")
        page.close()
        page, warm = first_board(context, address)
        took = choose_often(page)
        browser.close()
    print(f"first board, empty cache: {cold:.1f} s")
    print(f"first board, warm cache: {warm:.1f} s")
    print(f"a choice, 95th percentile of {len(took)}: {statistics.quantiles(took, n=20)[-1]:.0f} ms")
    print(f"all files with gzip: {travelling(folder) / 1e6:.2f} MB")


def main() -> None:
    with tempfile.TemporaryDirectory() as temporary:
        folder = Path(sys.argv[1]) if len(sys.argv) > 1 else Path(temporary) / "site"
        if not folder.exists():
            build_site(folder)
        handler = functools.partial(QuietHandler, directory=str(folder))
        server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
        threading.Thread(target=server.serve_forever, daemon=True).start()
        try:
            measure(folder, f"http://127.0.0.1:{server.server_address[1]}/")
        finally:
            server.shutdown()


if __name__ == "__main__":
    main()
