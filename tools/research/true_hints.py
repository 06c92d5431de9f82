"""Checks whether the reasons of hints are true: each is counted again in other guessed states with other draws.

python tools/research/true_hints.py runedar --seats 1,2,4 --games 100 --out folder

Hints are asked for in games of a careless and a careful bot, `--games` for each number of seats. `--out` keeps every
game; the same command goes on from there.
"""

import argparse
from itertools import islice
from pathlib import Path

from siegeworks.bots.coach import SIMULATIONS, TRIES
from siegeworks.games import load_game
from siegeworks.lab.hint_checks import HintsPlan, reason_counts
from siegeworks.lab.plans import cell_file, check_games, wanted_cells
from siegeworks.lab.runs.games import GameJournal
from siegeworks.lab.simulate import Result, simulate


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seats")
    parser.add_argument("--bots", default="greedy,random")
    parser.add_argument("--simulations", type=int, default=SIMULATIONS)
    parser.add_argument("--tries", type=int, default=TRIES)
    parser.add_argument("--one-in", type=int, default=16, help="at which part of the decisions a hint is asked for")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--out", type=Path, required=True)
    given = parser.parse_args()
    game = load_game(given.game)
    check_games(given.games)
    given.out.mkdir(parents=True, exist_ok=True)
    results: list[Result] = []
    for seats in wanted_cells(game, given.seats, None)[0]:
        strength = {"simulations": given.simulations, "tries": given.tries, "one_in": given.one_in}
        bots = tuple(given.bots.split(","))
        plan = HintsPlan(game.id, (("seats", str(seats)),), bots, given.games, given.seed, None, **strength)
        plan.check(game)
        with GameJournal(given.out / f"hints-{cell_file(plan)}", plan, game) as journal:
            for result in simulate(plan, 1, journal.count):
                journal.add(result)
            results += islice(journal.results(), given.games)
    print("| reason | hints | not found again | effect as said | as found again |\n| --- | --- | --- | --- | --- |")
    counts = reason_counts(results)
    for each in counts:
        print(f"| {each.name} | {each.hints} | {each.untrue} | {each.said:.3f} | {each.found:.3f} |")
    print(f"| all | {sum(each.hints for each in counts)} | {sum(each.untrue for each in counts)} | | |")


if __name__ == "__main__":
    main()
