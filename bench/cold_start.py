"""Cold start: how long a server takes with many finished games until it answers, and how long the Chronicles take.

    python bench/cold_start.py [--games 0] [--games 5000] [--games 100000]

The games are copies of a few that bots played. Each line is a new process; the empty database is the measure of what
the program itself needs on this machine at this moment.
"""

import argparse
import os
import re
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path

from processor_time import processor_seconds
from siegeworks.bots import make_bot
from siegeworks.games import load_game
from siegeworks.kernel.match import Match
from siegeworks.store.opening import open_tables
from siegeworks.store.records import StoredSeat, StoredTable
from siegeworks.store.tables import TableStore
from siegeworks.table import policy

PROGRAM = [sys.executable, "-m", "siegeworks"]
DIFFERENT = 8
AT_ONCE = 500


def played(seed: str) -> Match:
    """A whole game of random bots."""
    game = load_game("runedar")
    match = Match(game, game.options({"seats": "2"}), ("Ana (bot:random)", "Ben (bot:random)"), seed)
    bot = make_bot("random", game, seed)
    while match.actor is not None:
        match.play(match.actor, bot.choose(game.view(match.state, match.actor), game.legal(match.state)))
    return match


def fill(store: TableStore, games: int) -> None:
    """Write so many finished games, as a server does."""
    matches = [played(f"cold {number}") for number in range(DIFFERENT)]
    for start in range(0, games, AT_ONCE):
        store.start()
        for number in range(start, min(games, start + AT_ONCE)):
            write_game(store, f"bench{number:07}", matches[number % DIFFERENT])
        store.commit()
    store.base.tidy()


def write_game(store: TableStore, table: str, match: Match) -> None:
    seats = [StoredSeat("Ana", "random", person=False), StoredSeat("Ben", "random", person=False)]
    header = match.log.header
    stored = StoredTable(
        table, "2026-01-31", header.game, header.options, pace=0, rated=True, founder="f", watch="w", seats=seats
    )
    store.create(stored)
    store.keep_content(header.content, match.game.content_document)
    store.begin(table, "\n".join(header.lines()), match.seed)
    for entry in match.log.entries:
        store.append(table, entry.number, entry.line())
    ending = policy.ending_of(match)
    if ending is None:
        raise ValueError("the game is not over")
    store.end(table, ending)


def measured(home: Path) -> tuple[float, float, float, int]:
    """Seconds until the server answers, the processor time of that, seconds of the first page of the Chronicles, and
    its size in bytes."""
    environment = os.environ | {"SIEGEWORKS_HOME": str(home), "SIEGEWORKS_LANG": "en"}
    command = [*PROGRAM, "serve", "--port", "0", "--no-browser"]
    started = time.perf_counter()
    with subprocess.Popen(command, stdout=subprocess.PIPE, env=environment, text=True) as server:
        try:
            if server.stdout is None:
                raise ValueError("no output")
            found = re.search(r"http://\S+", server.stdout.readline())
            if found is None:
                raise ValueError("the server does not start")
            urllib.request.urlopen(f"{found[0]}healthz").close()
            ready, used = time.perf_counter(), processor_seconds(server.pid)
            with urllib.request.urlopen(f"{found[0]}api/chronicles?language=en") as page:
                size = len(page.read())
            return ready - started, used, time.perf_counter() - ready, size
        finally:
            server.terminate()
            server.wait()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, action="append")
    for games in parser.parse_args().games or [0, 5000]:
        with tempfile.TemporaryDirectory() as folder:
            store = open_tables(Path(folder))
            fill(store, games)
            store.close()
            size = sum(path.stat().st_size for path in Path(folder).iterdir()) / 2**20
            ready, used, page, length = measured(Path(folder))
            print(
                f"{games:>7} games, {size:7.0f} MiB: ready after {ready:.2f} s ({used:.2f} s of processor time), "
                f"Chronicles {page:.2f} s, {length} bytes",
                flush=True,
            )


if __name__ == "__main__":
    main()
