"""Finds puzzles in simulated games and checks them by a deeper search.

nice -n 19 python tools/research/find_puzzles.py GAME --out puzzles.jsonl --minutes 20
python tools/research/find_puzzles.py GAME --out puzzles.jsonl --ship 120

The first command plays game after game and appends what it finds to the journal; the same command goes on from there.
The second chooses the best of the journal and writes the file that comes with the game.
"""

import argparse
import itertools
import json
import time
from collections import Counter
from pathlib import Path

from siegeworks.games import kit_of, load_game
from siegeworks.kernel.chance import child_seed
from siegeworks.kernel.content import content_folder
from siegeworks.kernel.game import AnyGame
from siegeworks.lab.puzzles import Effort, puzzles_of
from siegeworks.store import files
from siegeworks.table.scenarios import OpenScenario, Scenario

BOTS = ("steady", "steady", "beginner")
"""Who plays the games, in turn: games with mistakes lead to more kinds of positions."""
PUZZLES = "puzzles.jsonl"


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("game")
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--minutes", type=float, default=20.0)
    parser.add_argument("--ship", type=int)
    given = parser.parse_args()
    game = load_game(given.game)
    if given.ship is None:
        search(game, given.out, given.seed, given.minutes)
    else:
        ship(game, given.out, given.ship)


def settings_of(game: AnyGame, number: int) -> dict[str, str]:
    """How game `number` is set up: every number of seats, and every difficulty if the game has them."""
    settings = {"seats": str(game.seat_counts[number % len(game.seat_counts)])}
    levels = game.settings.get("difficulty")
    return settings if levels is None else settings | {"difficulty": levels[number // 2 % len(levels)]}


def search(game: AnyGame, journal: Path, seed: str, minutes: float) -> None:
    """Look through games until the time is over."""
    lines = journal.read_text(encoding="utf-8").splitlines() if journal.exists() else []
    first = 1 + max((json.loads(line).get("game", -1) for line in lines), default=-1)
    end = time.monotonic() + 60 * minutes
    with journal.open("a", encoding="utf-8") as out:
        for number in itertools.count(first):
            options = game.options(settings_of(game, number))
            bots = [BOTS[(number + seat) % len(BOTS)] for seat in range(options.seats)]
            for found in puzzles_of(game, options, bots, child_seed(seed, number), Effort()):
                out.write(f"{found.line()}\n")
                out.flush()
                if time.monotonic() > end:
                    return
            out.write(f'{{"game": {number}}}\n')
            out.flush()
            if time.monotonic() > end:
                return


def is_easy(puzzle: Scenario) -> bool:
    """Whether the bot of the lowest level chooses as the course does."""
    return bool(puzzle.found["beginner"] == puzzle.course[0].choice)


def margin(puzzle: Scenario) -> float:
    step = puzzle.course[0]
    return (step.chance or 0.0) - step.rivals[0][1]


def ship(game: AnyGame, journal: Path, count: int) -> None:
    """Choose puzzles: of every goal some, the hard ones first, then those with a long course and a clear margin."""
    documents = [json.loads(line) for line in journal.read_text(encoding="utf-8").splitlines()]
    read = [Scenario.read(document, str(journal)) for document in documents if "format" in document]
    found = list({json.dumps(each.position): each for each in read}.values())  # journals may overlap
    found.sort(key=lambda each: (is_easy(each), -len(each.course), -margin(each)))
    goals: Counter[str] = Counter()
    chosen: list[Scenario] = []
    for most in (count // 8, count // 4, count):  # rare goals first, then whatever there is
        for each in found:
            if len(chosen) < count and goals[each.goal] < most and all(each is not other for other in chosen):
                goals[each.goal] += 1
                chosen.append(each)
    lines = []
    for number, each in enumerate(sorted(chosen, key=found.index), start=1):
        named = Scenario(f"{game.id}-{number}", each.goal, each.position, each.course, each.found)
        OpenScenario(named, named.id)
        lines.append(named.line())
    files.write_whole(Path(str(content_folder(kit_of(game.id).package))).parent / PUZZLES, "\n".join(lines) + "\n")
    print(len(found), "found,", len(lines), "chosen:", ", ".join(f"{goal} {n}" for goal, n in goals.most_common()))
    print(sum(is_easy(each) for each in chosen), "of them are found by the lowest level")


if __name__ == "__main__":
    main()
