"""Measures how smoothly pages come and move on a slow processor: Chromium, slowed down as to that of a phone.

python tools/pictures/motion.py
python tools/pictures/motion.py --slower 4 --choices 20

For the start page and a table of each game it prints when the first picture was painted, when the content was there,
and for the table the long animation frames (over 50 ms, in which nothing moves) while somebody plays against a bot with
motion on. Other work on the machine counts there. It does not in the last line of each table: the processor time of the
page's main thread, for each choice with everything that follows from it, and for each second in which nothing happens.
"""

import argparse
import statistics
import sys
from dataclasses import dataclass

from contact_sheet import create
from picture_server import Json, ask, find_browser, running_server
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

PHONE = (390, 844)
LIMITS_MS = {"start page": 1000, "table": 2000}
RUNS = 3
REST_S = 2
"""How long the main thread is watched while nothing happens."""
CALM_MS = 8000
"""After a choice, everything that beckons has come to rest."""
WATCH = """
window.frames_seen = []
new PerformanceObserver((list) => window.frames_seen.push(...list.getEntries().map((frame) => frame.duration)))
  .observe({ type: 'long-animation-frame', buffered: true })
window.there = null
new MutationObserver((_, watcher) => {
  const ready = document.querySelector('.table .board [data-handle], .games article')
  if (ready) requestAnimationFrame(() => ((window.there ??= performance.now()), watcher.disconnect()))
}).observe(document, { childList: true, subtree: true })
"""
"""Runs before the page: notes long animation frames, and when the board or the list of games is drawn."""
PAINTED = "() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime"


@dataclass(frozen=True, slots=True)
class Arrival:
    """Milliseconds from the click on a link to the first picture, and to the content."""

    painted: float
    there: float


@dataclass(frozen=True, slots=True)
class Motion:
    """Milliseconds of the long frames at a table, and of processor time for each choice and each second of rest."""

    frames: list[float]
    choice: float
    rest: float


class Clock:
    """The processor time that the main thread of a page has used."""

    def __init__(self, context: BrowserContext, page: Page) -> None:
        self.session = context.new_cdp_session(page)
        self.session.send("Performance.enable", {"timeDomain": "threadTicks"})

    def read(self) -> float:
        """Milliseconds since the page was opened."""
        metrics = self.session.send("Performance.getMetrics")["metrics"]
        return 1000 * next(float(metric["value"]) for metric in metrics if metric["name"] == "TaskDuration")


def slow_page(context: BrowserContext, slower: float) -> Page:
    """A page on a processor that is so many times slower."""
    page = context.new_page()
    context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slower})
    page.add_init_script(WATCH)
    return page


def open_phone(browser: Browser, address: str) -> BrowserContext:
    return browser.new_context(
        base_url=address,
        viewport={"width": PHONE[0], "height": PHONE[1]},
        has_touch=True,
        is_mobile=True,
        locale="en-GB",
    )


def arrive(page: Page, path: str) -> Arrival:
    page.goto(path)
    page.wait_for_function("() => window.there !== null")
    return Arrival(page.evaluate(PAINTED), page.evaluate("() => window.there"))


def play_choices(page: Page, clock: Clock, count: int) -> Motion:
    """Make choices from the list of actions, and then none for a while."""
    page.evaluate("() => { window.frames_seen.length = 0 }")
    started, made = clock.read(), 0
    for _ in range(count):
        page.locator(".actions > button, dialog #end-title").first.wait_for()
        if page.locator("dialog #end-title").count():
            break
        page.locator(".actions > button").tap()
        page.locator(".actions li button").first.tap()
        page.wait_for_function("() => !document.querySelector('.actions li button')")
        made += 1
    page.locator(".actions > button, dialog #end-title").first.wait_for()
    choice = (clock.read() - started) / max(made, 1)
    frames: list[float] = page.evaluate("() => window.frames_seen")
    page.wait_for_timeout(CALM_MS)
    resting = clock.read()
    page.wait_for_timeout(1000 * REST_S)
    return Motion(frames, choice, (clock.read() - resting) / REST_S)


def measure_table(
    browser: Browser, address: str, game: Json, wanted: argparse.Namespace
) -> tuple[list[Arrival], list[Motion]]:
    arrivals: list[Arrival] = []
    motions: list[Motion] = []
    for _ in range(RUNS):
        table = create(address, game["id"], 1)
        context = open_phone(browser, address)
        page = slow_page(context, wanted.slower)
        arrivals.append(arrive(page, f"/t/{table['table']}#{table['founder']}"))
        motions.append(play_choices(page, Clock(context, page), wanted.choices))
        context.close()
    return arrivals, motions


def measure_start(browser: Browser, address: str, wanted: argparse.Namespace) -> list[Arrival]:
    arrivals: list[Arrival] = []
    for _ in range(RUNS):
        context = open_phone(browser, address)
        arrivals.append(arrive(slow_page(context, wanted.slower), "/"))
        context.close()
    return arrivals


def report(name: str, kind: str, arrivals: list[Arrival]) -> bool:
    """Print a row; whether the first picture came in time, by the median."""
    painted = statistics.median(arrival.painted for arrival in arrivals)
    there = statistics.median(arrival.there for arrival in arrivals)
    print(f"{name:24} first picture {painted:5.0f} ms (limit {LIMITS_MS[kind]}), content {there:5.0f} ms")
    return painted <= LIMITS_MS[kind]


def report_motion(motions: list[Motion], most: int) -> None:
    """Print what was measured after the first picture of a table."""
    frames = [frame for motion in motions for frame in motion.frames]
    print(f"{'':24} {len(frames)} long frames in at most {most} choices, the longest {max(frames, default=0):.0f} ms")
    choice = statistics.median(motion.choice for motion in motions)
    rest = statistics.median(motion.rest for motion in motions)
    print(f"{'':24} main thread: {choice:.0f} ms a choice, {rest:.0f} ms a second of rest")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--browser", default="", help="the program to look with")
    parser.add_argument("--slower", type=float, default=6, help="how many times slower the processor is")
    parser.add_argument("--choices", type=int, default=10, help="choices made at each table")
    wanted = parser.parse_args()
    with running_server() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_browser(wanted.browser), args=["--no-sandbox"])
        in_time = report("start page", "start page", measure_start(browser, address, wanted))
        for game in ask(f"{address}/api/info?language=en")["games"]:
            arrivals, motions = measure_table(browser, address, game, wanted)
            in_time &= report(f"table of {game['id']}", "table", arrivals)
            report_motion(motions, RUNS * wanted.choices)
        browser.close()
    print(f"siegeworks: {'every first picture is in time' if in_time else 'a first picture comes too late'}")
    return not in_time


if __name__ == "__main__":
    sys.exit(main())
