"""How long the bots of a page without a server think: `python bench/site_bots.py [FOLDER [DECISIONS]]`.

Node.js runs the Python of the folder of `siegeworks build-site`, as the second worker of a page does. Bots play games
against each other there until there are enough decisions. Each is timed in processor time, which other programs on the
machine hardly change. A level has the same simulations for each decision in a page as anywhere else, and so the same
strength.
"""

import json
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from siegeworks.server.site.build import build_site, find_node

RUN = Path(__file__).parents[1] / "tests" / "support" / "run_in_site.mjs"
GAMES = ("runedar", "castlecards")
LEVELS = ("steady", "expert")
LONGEST = 3.0
"""Seconds within which a bot shall decide."""
PLAY = """
from js import process

from siegeworks.bots import make_bot
from siegeworks.games import load_game
from siegeworks.kernel.chance import child_seed
from siegeworks.kernel.match import Match


def used():
    usage = process.cpuUsage()
    return (usage.user + usage.system) / 1e6


def answer(given):
    took = []
    game = load_game(given["game"])
    number = 0
    while len(took) < given["decisions"]:
        number += 1
        match = Match(game, game.options({"seats": "2"}), ("A", "B"), f"bots of a page {number}")
        while match.actor is not None and len(took) < given["decisions"]:
            seat = match.actor
            began = used()
            bot = make_bot(given["bot"], game, child_seed("bots of a page", len(match.log.entries)))
            action = bot.choose(game.view(match.state, seat), game.canonical(match.state))
            took.append(used() - began)
            match.play_all(seat, [action])
    return took
"""


def decisions(site: Path, game: str, bot: str, count: int) -> list[float]:
    """Seconds of each decision."""
    node = find_node()
    if node is None:
        raise SystemExit("no Node.js to run the Python of the page with")
    with tempfile.TemporaryDirectory() as folder:
        task = Path(folder) / "task.json"
        task.write_text(json.dumps({"code": PLAY, "given": {"game": game, "bot": bot, "decisions": count}}))
        done = subprocess.run([node, str(RUN), str(site), str(task)], stdout=subprocess.PIPE, text=True, check=True)
    took: list[float] = json.loads(done.stdout.splitlines()[-1])
    return took


def row(game: str, bot: str, took: list[float]) -> str:
    late = sum(seconds > LONGEST for seconds in took)
    figures: list[Any] = [statistics.mean(took), statistics.quantiles(took, n=100)[-1], max(took)]
    columns = [game, bot, len(took), *(f"{seconds:.2f}" for seconds in figures), late]
    return f"| {' | '.join(map(str, columns))} |"


def main() -> None:
    with tempfile.TemporaryDirectory() as temporary:
        site = Path(sys.argv[1]) if len(sys.argv) > 1 else Path(temporary) / "site"
        count = int(sys.argv[2]) if len(sys.argv) > 2 else 400
        if not site.exists():
            build_site(site)
        print("| game | level | decisions | mean, s | 99th percentile, s | longest, s | over 3 s |")
        print("| --- | --- | --- | --- | --- | --- | --- |")
        for game in GAMES:
            for bot in LEVELS:
                print(row(game, bot, decisions(site.resolve(), game, bot, count)), flush=True)


if __name__ == "__main__":
    main()
