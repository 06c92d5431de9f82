"""What the moment of a bot's answer tells about its hand.

    python bench/window_timing.py [--minutes 2] [--bots steady,expert]

Games of rivals without a pace, at the tables of a server: one seat is a person, here played by a program, the others
are bots. Inside a window, where a seat is asked out of turn, many answers look the same to all: nothing is played.
For these the bench compares how long the bot took when it had something to play with how long it took when it had not.
An AUC of 0.5 says that the time tells nothing; the interval is that of Hanley and McNeil at 95 %.
"""

import argparse
import asyncio
import math
import tempfile
import time
from bisect import bisect_left, bisect_right
from pathlib import Path

from siegeworks.bots import make_bot
from siegeworks.kernel.chance import child_seed
from siegeworks.store.opening import open_tables
from siegeworks.store.writer import ThreadWriter
from siegeworks.table.hosted import HostedTable
from siegeworks.table.keys import Access
from siegeworks.table.notices import Notice
from siegeworks.table.registry import SeatRequest, TableRegistry, TableRequest
from siegeworks.table.worker_processes import process_pool

GAME = "castlecards"
PERSON = 0
SEATS = 3
TABLES = 24
Times = dict[bool, list[float]]
"""Seconds until nothing was played, by whether something could have been."""


def auc(times: Times) -> tuple[float, float]:
    """The chance that an answer of a bot with a choice took longer than one without, and half of its interval."""
    able, unable = sorted(times[True]), sorted(times[False])
    m, n = len(able), len(unable)
    wins = sum(bisect_left(unable, each) + bisect_right(unable, each) for each in able) / 2
    area = wins / (m * n)
    q1, q2 = area / (2 - area), 2 * area * area / (1 + area)
    variance = (area * (1 - area) + (m - 1) * (q1 - area**2) + (n - 1) * (q2 - area**2)) / (m * n)
    return area, 1.96 * math.sqrt(variance)


class Watcher:
    """Notes the windows of one table and how long its bots take there."""

    def __init__(self, table: HostedTable, times: Times) -> None:
        self.table = table
        self.moved = asyncio.Event()
        self._times = times
        self._asked: tuple[float, bool] | None = None
        """When a bot was asked in a window, and whether it had a choice; None if none is."""
        table.publish = self.notice
        self._note()

    def notice(self, _notice: Notice) -> None:
        match = self.table.match
        if match is not None and self._asked is not None and match.log.entries[-1].action == "done":
            since, able = self._asked
            self._times[able].append(time.monotonic() - since)
        self._note()
        self.moved.set()

    def _note(self) -> None:
        self._asked = None
        match = self.table.match
        if match is None or match.actor is None or match.actor == PERSON:
            return
        view = self.table.game.view(match.state, match.actor)
        first = match.log.entries[-1].seat != match.actor
        if first and self.table.stage.in_window(view):
            self._asked = time.monotonic(), len(self.table.game.legal(match.state)) > 1


async def play(registry: TableRegistry, bot: str, times: Times, end: float) -> None:
    """Play one game after the other at a table until the time is over."""
    while time.monotonic() < end:
        seats = [SeatRequest("me", "Ana", bot), *[SeatRequest("bot", None, bot)] * (SEATS - 1)]
        table = (await registry.create(TableRequest(GAME, {}, seats, 0))).table
        watcher = Watcher(table, times)
        table.connect(Access(PERSON, founder=True, key="bench"))
        while table.match is not None and table.match.outcome is None and time.monotonic() < end:
            watcher.moved.clear()
            match = table.match
            if match.actor == PERSON:
                seed = child_seed("bench", table.id, table.decision)
                person = make_bot("greedy", table.game, seed)
                action = person.choose(table.game.view(match.state, PERSON), table.game.canonical(match.state))
                await table.choose(PERSON, table.decision, [table.game.notation.text(action)])
            else:
                await watcher.moved.wait()
        await table.close()


async def measure(home: Path, bot: str, minutes: float) -> Times:
    reading, writing = open_tables(home), open_tables(home)
    writer, workers = ThreadWriter(writing), process_pool()
    registry = TableRegistry(reading, writer, workers)
    times: Times = {True: [], False: []}
    try:
        end = time.monotonic() + 60 * minutes
        await asyncio.gather(*(play(registry, bot, times, end) for _ in range(TABLES)))
    finally:
        await registry.close()
        await workers.close()
        await writer.close()
        reading.close()
        writing.close()
    return times


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=2.0)
    parser.add_argument("--bots", default="steady,expert")
    chosen = parser.parse_args()
    for bot in chosen.bots.split(","):
        with tempfile.TemporaryDirectory() as home:
            times = asyncio.run(measure(Path(home), bot, chosen.minutes))
        if not times[True] or not times[False]:
            print(f"{bot}: not enough windows")
            continue
        area, half = auc(times)
        with_choice, without = len(times[True]), len(times[False])
        print(f"{bot}: AUC {area:.3f} ± {half:.3f} ({with_choice} answers with a choice, {without} without)")


if __name__ == "__main__":
    main()
