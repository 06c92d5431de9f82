"""What the browser tests are made with: a real server in a process of its own, and Chromium looking at it."""

import json
import os
import re
import shutil
import signal
import subprocess
import sys
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from threading import Thread
from typing import Any, Literal

import httpx2
import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page

from server.kit import Client

ROOT = Path(__file__).parents[2]
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
STATIC = ROOT / "src" / "siegeworks" / "server" / "static"
PROGRAM = Path(sys.executable).parent / "siegeworks"
NAMES = ("chromium", "chromium-browser", "google-chrome")
SHELL = "chromium-headless-shell"
"""Chromium without the parts that only a window needs: pages behave alike, and tests take a third less time."""
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
PATIENCE = 60_000
"""Milliseconds to wait for something to appear before a test fails; a busy machine may take its time."""
LOCALES = {"en": "en-GB", "es": "es-ES", "pt-BR": "pt-BR", "pl": "pl-PL"}
LARGE = (1440, 900)
LAPTOP = (1366, 768)
TABLET = (1024, 768)
PHONE = (390, 844)
COLOURS = ("color-contrast", "link-in-text-block")
"""The rules of axe that depend on the theme."""
Place = int | Literal["founder", "watch"]
"""A seat, the founder or the onlookers of a table."""


def find_chromium(*, installing: bool = False) -> str:
    """The browser that `make browser` finds or installs; for installing pages it has to be a complete one."""
    names: tuple[str, ...] = NAMES if installing else (SHELL, *NAMES)
    for name in (os.environ.get("CHROMIUM", ""), *names):
        if name and (found := shutil.which(name)):
            return found
    pytest.fail("Chromium is not installed: run make browser, or name it in CHROMIUM")


@dataclass(frozen=True, slots=True)
class CreatedTable:
    """A table with its secrets."""

    table: str
    founder: str
    watch: str
    tokens: dict[int, str]
    """The tokens of the seats that people have."""

    def token(self, place: Place) -> str:
        """The token of a seat, of the founder or of the onlookers."""
        if isinstance(place, int):
            return self.tokens[place]
        return self.founder if place == "founder" else self.watch

    def path(self, place: Place = "founder", *, plain: bool = False) -> str:
        """The link with the token of a place, to the table or to the plain table."""
        return f"/{'plain' if plain else 't'}/{self.table}#{self.token(place)}"


class Site:
    """A server in a process of its own with a home of its own. It can be killed and started again."""

    def __init__(self, home: Path, packages: tuple[Path, ...] = (), program: Path = PROGRAM) -> None:
        """`packages` are folders in which Python finds further packages; `program` may be of another environment."""
        self.home = home
        self.program = program
        self.packages = packages
        self.address = ""
        self.said: list[str] = []
        self._process: subprocess.Popen[str] | None = None
        self._reader: Thread | None = None

    def start(self) -> None:
        """Start, on the same port if it has run before, and wait until it says where it is."""
        port = self.address.rpartition(":")[2].strip("/") or "0"
        command = [str(self.program), "serve", "--port", port, "--no-browser"]
        environment = os.environ | {"SIEGEWORKS_HOME": str(self.home), "SIEGEWORKS_LANG": "en"}
        if self.packages:
            environment["PYTHONPATH"] = os.pathsep.join(map(str, self.packages))
        self._process = subprocess.Popen(
            command,
            env=environment | {"PYTHONUNBUFFERED": "1"},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
        )
        self.said = []
        assert self._process.stdout is not None
        for line in self._process.stdout:
            self.said.append(line)
            if found := re.search(r"http://[\w.]+:\d+", line):
                self.address = found[0]
                break
        else:
            pytest.fail(f"the server did not start:\n{''.join(self.said)}")
        self._reader = Thread(target=self._listen, args=(self._process.stdout,), daemon=True)
        self._reader.start()

    def _listen(self, lines: Any) -> None:
        """Read on, so that the server never waits for its words to be taken."""
        self.said.extend(lines)

    def stop(self, how: signal.Signals = signal.SIGTERM) -> None:
        """Stop the server, politely or (SIGKILL) in the middle of whatever it does."""
        if self._process is None or self._reader is None or self._process.stdout is None:
            return
        self._process.send_signal(how)
        self._process.wait(timeout=PATIENCE / 1000)
        self._reader.join(timeout=PATIENCE / 1000)
        self._process.stdout.close()
        self._process = None

    def get(self, path: str, *, token: str | None = None, **query: str) -> Any:
        """Ask the REST interface; a refusal fails the test."""
        headers = {} if token is None else {"Authorization": f"Bearer {token}"}
        answer = httpx2.get(self.address + path, params=query, headers=headers, timeout=PATIENCE / 1000)
        assert answer.is_success, f"{path}: {answer.status_code} {answer.text}"
        return answer.json() if "json" in answer.headers["content-type"] else answer.text

    def post(self, path: str, body: dict[str, Any], **query: str) -> Any:
        """The answer to a request with a body."""
        answer = httpx2.post(f"{self.address}{path}", json=body, params=query, timeout=PATIENCE / 1000)
        assert answer.status_code == 200, f"{answer.status_code} {answer.text}"
        return answer.json()

    def create(
        self,
        game: str = "runedar",
        seats: list[str] | None = None,
        *,
        options: dict[str, str] | None = None,
        pace: int = 0,
        seed: str | None = "a table of the browser tests",
        name: str = "Ada",
        clock: dict[str, Any] | None = None,
    ) -> CreatedTable:
        """Create a table. Seats are `me`, `friend`, `bot` or `bot:<its name>`; the one of `me` is named at once."""
        chosen = [
            {"who": who, **({"bot": bot} if bot else {}), **({"name": name} if who == "me" else {})}
            for who, _, bot in (seat.partition(":") for seat in seats or ["me", "bot"])
        ]
        request = {"game": game, "seats": chosen, "options": options or {}, "pace": pace, "seed": seed}
        request["clock"] = clock
        answer = httpx2.post(f"{self.address}/api/tables", json=request, timeout=PATIENCE / 1000)
        assert answer.status_code == 201, f"{answer.status_code} {answer.text}"
        created = answer.json()
        tokens = {link["seat"]: link["token"] for link in created["links"]}
        return CreatedTable(created["table"], created["founder"], created["watch"], tokens)

    def client(self, created: CreatedTable, place: Place = "founder") -> Client:
        """A client without a browser at a table."""
        address = self.address.replace("http", "ws")
        return Client(f"{address}/api/tables/{created.table}/socket", created.token(place))


@cache
def axe_source() -> str:
    return AXE.read_text(encoding="utf-8")


class Screens:
    """Opens pages and watches over them: whatever a page complains of fails the test when it ends."""

    def __init__(self, browser: Browser, site: Site) -> None:
        self.site = site
        self.complaints: list[str] = []
        self._browser = browser
        self._contexts: list[BrowserContext] = []
        self._forgiven: list[str] = []

    def context(
        self, *, language: str = "en", size: tuple[int, int] = LARGE, dark: bool = False, motion: bool = False
    ) -> BrowserContext:
        """A browser of its own: nobody else's settings, tables or tokens."""
        context = self._browser.new_context(
            base_url=self.site.address,
            viewport={"width": size[0], "height": size[1]},
            locale=LOCALES[language],
            color_scheme="dark" if dark else "light",
            reduced_motion="no-preference" if motion else "reduce",
            has_touch=size == PHONE,
            is_mobile=size == PHONE,
        )
        context.set_default_timeout(PATIENCE)
        context.on("page", self._watch)
        self._contexts.append(context)
        return context

    def open(
        self,
        path: str = "/",
        *,
        language: str = "en",
        size: tuple[int, int] = LARGE,
        dark: bool = False,
        motion: bool = False,
    ) -> Page:
        """A page in a new context."""
        page = self.context(language=language, size=size, dark=dark, motion=motion).new_page()
        page.goto(path)
        return page

    def _watch(self, page: Page) -> None:
        page.on("console", self._heard)
        page.on("pageerror", lambda error: self.complaints.append(f"{page.url}: {error}"))

    def _heard(self, message: ConsoleMessage) -> None:
        """Chromium reports a breach of the Content-Security-Policy and a failed request as errors, too."""
        if message.type == "error":
            where = message.location
            self.complaints.append(f"{where['url']}:{where['lineNumber']}: {message.text}")

    def forgive(self, pattern: str) -> None:
        """Complaints in which this is found are meant to happen, such as those about a server that was killed."""
        self._forgiven.append(pattern)

    def close(self) -> None:
        """Close all pages; fail if one has complained."""
        for context in self._contexts:
            context.close()
        self._contexts.clear()
        left = [each for each in self.complaints if not any(re.search(known, each) for known in self._forgiven)]
        assert left == [], "\n".join(left)


def check_access(page: Page, rules: tuple[str, ...] = ()) -> None:
    """Assert that axe finds nothing on the page as it is now, by all rules or by some."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(axe_source())
    how: dict[str, Any] = {"resultTypes": ["violations"]} | ({"runOnly": list(rules)} if rules else {})
    found = page.evaluate("(how) => axe.run(document, how)", how)
    barriers = [
        f"{violation['id']} ({violation['impact']}): {violation['help']}\n    {json.dumps(node['target'])} "
        + " ".join(check["message"] for check in node["any"] + node["all"] + node["none"])
        for violation in found["violations"]
        for node in violation["nodes"]
    ]
    assert barriers == [], f"{page.url}\n" + "\n".join(barriers)


def picture(page: Page, name: str, *, full: bool = False) -> None:
    """Keep a picture of the page as `<name>.png` in the folder that SIEGEWORKS_SCREENSHOTS names, if it does."""
    folder = os.environ.get("SIEGEWORKS_SCREENSHOTS")
    if folder:
        target = Path(folder) / f"{name}.png"
        target.parent.mkdir(parents=True, exist_ok=True)
        page.screenshot(path=target, full_page=full, animations="disabled")


def no_sideways_scrolling(page: Page) -> bool:
    """Whether the page is no wider than its window; a phone widens `innerWidth` with the page."""
    return bool(page.evaluate("() => document.documentElement.scrollWidth <= document.documentElement.clientWidth"))
