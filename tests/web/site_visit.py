"""A browser with a profile on the disk that visits a folder of `siegeworks build-site`: what a phone or a laptop does.

The web space can be closed, and the browser killed; both are what the folder is built to survive.
"""

import functools
import http.server
import json
import os
import signal
import subprocess
import threading
from contextlib import suppress
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext, Error, Page, Playwright, Request

from siegeworks.server.security import SITE_POLICY
from support.waiting import wait_until

from .browser import FLAGS, LARGE, LOCALES, find_chromium

START_PATIENCE = 180_000
"""Python starts in the page; on a busy machine that takes a while."""
FROM_THE_BEGINNING = 0.5
"""How far a start says it is when Python runs and the program is still to be loaded; not one from kept memory."""
SPEAK = """
(() => {
  const known = { answers: new Map(), heard: [], parts: [], next: 1_000_000 }
  window.Worker = class extends Worker {
    constructor(...how) {
      super(...how)
      known.worker = this
      this.addEventListener('message', ({ data }) => {
        const message = typeof data === 'string' ? JSON.parse(data) : { kind: 'file' }
        if (message.kind === 'answer') known.answers.get(message.number)?.(message)
        if (message.kind === 'progress') known.parts.push(message.part)
        if (message.kind === 'text') known.heard.push(JSON.parse(message.text))
      })
    }
  }
  known.post = (message) => known.worker.postMessage(JSON.stringify(message))
  known.fetch = (method, path, body) =>
    new Promise((resolve) => {
      const number = known.next++
      known.answers.set(number, resolve)
      known.post({ kind: 'request', number, method, path, headers: {}, body })
    })
  known.sit = (table, token, request) => {
    const number = known.next++
    known.post({ kind: 'open', number, path: `/api/tables/${table}/socket` })
    for (const text of [{ type: 'hello', token, language: 'en' }, request])
      known.post({ kind: 'text', number, text: JSON.stringify(text) })
  }
  known.go = (address) => {
    history.pushState(null, '', address)
    dispatchEvent(new PopStateEvent('popstate'))
  }
  window.known = known
})()
"""
"""Runs before the page: lets a test speak to the worker beside the page, over the same port."""


class FolderHandler(http.server.SimpleHTTPRequestHandler):
    """Serves the folder as a web space would, with the policy as a header too, so that it holds in workers."""

    extensions_map = http.server.SimpleHTTPRequestHandler.extensions_map | {
        ".js": "text/javascript",
        ".mjs": "text/javascript",
        ".wasm": "application/wasm",
        ".webmanifest": "application/manifest+json",
    }

    def end_headers(self) -> None:
        self.send_header("content-security-policy", SITE_POLICY)
        super().end_headers()

    def log_message(self, format: str, *args: Any) -> None:  # noqa: A002 - the name of the library
        """Say nothing."""


class WebSpace:
    """A web space with the folder below a path of its own."""

    def __init__(self, root: Path, path: str) -> None:
        handler = functools.partial(FolderHandler, directory=str(root))
        self._server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
        self._thread = threading.Thread(target=self._server.serve_forever)
        self._thread.start()
        self.address = f"http://127.0.0.1:{self._server.server_address[1]}/{path}/"
        self.open = True

    def close(self) -> None:
        """No network any more."""
        if self.open:
            self.open = False
            self._server.shutdown()
            self._server.server_close()
            self._thread.join()


class Visitor:
    """One person's browser."""

    def __init__(self, playwright: Playwright, profile: Path, address: str) -> None:
        self._playwright = playwright
        self._profile = profile
        self.address = address
        self.elsewhere: list[str] = []
        """Requests that left the folder."""
        self.complaints: list[str] = []
        self.context = self._start()

    def _start(self) -> BrowserContext:
        context = self._playwright.chromium.launch_persistent_context(
            self._profile,
            executable_path=find_chromium(installing=True),
            args=FLAGS,
            locale=LOCALES["pl"],
            viewport={"width": LARGE[0], "height": LARGE[1]},
            reduced_motion="reduce",
        )
        context.set_default_timeout(START_PATIENCE)
        context.on("request", self._note)
        context.add_init_script(SPEAK)
        return context

    def _note(self, request: Request) -> None:
        if not request.url.startswith((self.address, "blob:", "data:", "chrome")):
            self.elsewhere.append(request.url)

    def visit(self, page_address: str = "") -> Page:
        page = self.context.new_page()
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.goto(self.address + page_address)
        return page

    def kill(self) -> None:
        """The whole browser dies at once, and is started again with what is on the disk."""
        family = self._family()
        assert family
        for process in family:
            with suppress(ProcessLookupError):
                os.kill(process, signal.SIGKILL)
        with suppress(Error):
            self.context.close()
        wait_until(lambda: not self._family())
        self.context = self._start()

    def _family(self) -> list[int]:
        """The process of this browser, which has its profile as an argument, and all that descend from it."""
        command = ["ps", "-eww", "-o", "pid,ppid,stat,args"]  # psutil would be one more thing to install
        listed = subprocess.run(command, capture_output=True, text=True, check=True)
        rows = [line.split(None, 3) for line in listed.stdout.splitlines()[1:]]
        alive = [row for row in rows if not row[2].startswith("Z")]
        family = [int(row[0]) for row in alive if str(self._profile) in row[3]]
        for process in family:
            family += [int(row[0]) for row in alive if int(row[1]) == process and int(row[0]) not in family]
        return family

    def close(self) -> None:
        self.context.close()
        assert (self.elsewhere, self.complaints) == ([], [])


def ready(page: Page) -> None:
    """Wait until the tables of the page are open."""
    page.locator("article.panel").first.wait_for(timeout=START_PATIENCE)


def asked(page: Page, method: str, path: str, body: dict[str, Any] | None = None) -> Any:
    """The document that the tables in the page answer with."""
    sent = "" if body is None else json.dumps(body)
    answer = page.evaluate("(how) => known.fetch(...how)", [method, path, sent])
    assert answer["status"] < 300, answer
    return json.loads(answer["body"])


def go(page: Page, path: str) -> None:
    page.evaluate("(address) => known.go(address)", f"?{path}")


def memory_kept(page: Page) -> None:
    """Wait until the first visit has kept the memory of Python, from which the next one starts."""
    page.evaluate(
        """async (patience) => {
          const kept = await caches.open('memory-of-siegeworks')
          const end = performance.now() + patience
          while (!(await kept.keys()).length) {
            if (performance.now() > end) throw new Error('the memory of Python was not kept')
            await new Promise((resolve) => setTimeout(resolve, 100))
          }
        }""",
        START_PATIENCE,
    )
