"""How fast a page without a server starts and answers, and how much travels: `python bench/site_start.py [FOLDER]`.

Chromium opens the folder of `siegeworks build-site`, first with an empty cache, then again. Time runs from the address
to the first board that can be played, through the button of the start page. Then a person chooses at a table with a
bot, and each choice is timed from the page to the worker and back.
All of it is done three times: at full speed; with Chromium's own slowdown, which makes the thread of the page four
times slower and leaves the workers alone, in which Python runs; and with the whole browser stopped for three quarters
of the time, all its processes and threads, 12 ms of every 16.
Beside each time stands the processor time of the whole browser, which other programs on the machine hardly change.
"""

import functools
import gzip
import http.server
import os
import shutil
import signal
import statistics
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext, suppress
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext, CDPSession, Page, Playwright, sync_playwright

from siegeworks.server.site.build import build_site

SLOWDOWN = 4
RUNNING = 0.004
"""Seconds for which the browser runs between two stops."""
WAYS = ("none", "page", "browser")
"""What is slowed down."""
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


SETTLED = """
async () => {
  await navigator.serviceWorker.ready
  const kept = await caches.open('memory-of-siegeworks')
  while (!(await kept.keys()).length) await new Promise((resolve) => setTimeout(resolve, 100))
}
"""
"""Resolves when everything is kept that a first visit keeps for the next one."""


class QuietHandler(http.server.SimpleHTTPRequestHandler):
    """Serves the folder."""

    extensions_map = http.server.SimpleHTTPRequestHandler.extensions_map | {
        ".mjs": "text/javascript",
        ".wasm": "application/wasm",
    }

    def log_message(self, format: str, *args: Any) -> None:  # noqa: A002 - the name of the library
        """Say nothing."""


def used(browser: CDPSession) -> float:
    """The processor seconds of all processes of the browser so far."""
    return sum(float(process["cpuTime"]) for process in browser.send("SystemInfo.getProcessInfo")["processInfo"])


def family(root: int) -> list[int]:
    """A process and all that descend from it."""
    parents = {}
    for folder in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):
            parents[int(folder.name)] = int((folder / "stat").read_text().rpartition(")")[2].split()[1])
    found = [root]
    for process in found:
        found += [one for one, parent in parents.items() if parent == process]
    return found


def tell(processes: list[int], what: int) -> None:
    for process in processes:
        with suppress(ProcessLookupError):
            os.kill(process, what)


@contextmanager
def stopped_often(root: int) -> Iterator[None]:
    """Let a browser run for a quarter of the time only: after each run it is stopped three times as long."""
    over = threading.Event()

    def work() -> None:
        known = family(root)
        while not over.is_set():
            began = time.perf_counter()
            over.wait(RUNNING)
            tell(known, signal.SIGSTOP)
            ran = time.perf_counter() - began
            stopped = time.perf_counter()
            known = family(root)  # there may be new ones; looking for them is part of the stop
            over.wait(ran * (SLOWDOWN - 1) - (time.perf_counter() - stopped))
            tell(known, signal.SIGCONT)

    thread = threading.Thread(target=work)
    thread.start()
    try:
        yield
    finally:
        over.set()
        thread.join()


def main_process(browser: CDPSession) -> int:
    processes = browser.send("SystemInfo.getProcessInfo")["processInfo"]
    return next(int(process["id"]) for process in processes if process["type"] == "browser")


def first_board(context: BrowserContext, browser: CDPSession, address: str, way: str) -> tuple[Page, str]:
    """A new page, and the time until its first board."""
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    if way == "page":
        context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWDOWN})
    started, before = time.perf_counter(), used(browser)
    page.goto(address)
    page.locator("article.panel").first.wait_for()
    page.locator("form.start button.main").click()
    page.locator(".table .board [data-handle]").first.wait_for()
    return page, f"{time.perf_counter() - started:.1f} s, of the processor {used(browser) - before:.1f} s"


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
    return sum(
        len(gzip.compress(file.read_bytes(), 9))
        for file in folder.rglob("*")
        if file.is_file() and file.suffix != ".gz"
    )


def play(playwright: Playwright, profile: str, address: str, way: str) -> None:
    """Start twice and choose often with a new profile on the disk, and print how long it took."""
    context = playwright.chromium.launch_persistent_context(
        profile, executable_path=shutil.which("chromium"), args=["--no-sandbox"], reduced_motion="reduce"
    )
    context.add_init_script(WATCH)
    assert context.browser is not None
    session = context.browser.new_browser_cdp_session()
    with stopped_often(main_process(session)) if way == "browser" else nullcontext():
        page, cold = first_board(context, session, address, way)
        print(f"slowed down: {way}\n- first board, empty cache: {cold}")
        page.evaluate(SETTLED)
        page.close()
        page, warm = first_board(context, session, address, way)
        print(f"- first board, warm cache: {warm}")
        before = used(session)
        took = choose_often(page)
        each = 1000 * (used(session) - before) / len(took)
    context.close()
    late = statistics.quantiles(took, n=20)[-1]
    print(f"- a choice, 95th percentile of {len(took)}: {late:.0f} ms; of the processor {each:.0f} ms on average")
    print(f"- programs that wanted the processor: {os.getloadavg()[0]:.0f} on {os.cpu_count()} cores", flush=True)


def measure(folder: Path, address: str) -> None:
    with sync_playwright() as playwright:
        for way in WAYS:
            with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
                play(playwright, profile, address, way)
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
