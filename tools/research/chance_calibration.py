"""Measures how true the coach's chances come, and draws the pictures of docs/explanation/coach.md.

python tools/research/chance_calibration.py castlecards --seats 2 --games 2000 --out folder --pictures docs/pictures

The games are played by a bot of the level that the chances are meant for: `--games` for each number of seats and each
difficulty. `--out` keeps every game; the same command goes on from there, and with more `--games` it adds some. For
each number of seats it prints the correction for `calibration` of the game's `EvaluatorPart`, and checks it: the even
games are corrected by what was fitted on the odd ones, and the other way round.
"""

import argparse
from itertools import islice
from pathlib import Path

from siegeworks.bots.coach import SIMULATIONS, TRIES
from siegeworks.bots.evaluators import network_digest
from siegeworks.games import load_game
from siegeworks.kernel.game import AnyGame
from siegeworks.lab.chances import ChanceBin, ChancesPlan, chance_bins, checked_corrections, correction, predictions
from siegeworks.lab.plans import cell_file, check_games, wanted_cells
from siegeworks.lab.runs.games import GameJournal
from siegeworks.lab.simulate import Result, simulate

PORTION = 20
"""The cells take turns with so many games, so that an interrupted run has some of each."""


def main() -> None:
    """Play what is missing, print the tables, draw the pictures."""
    given = arguments()
    game = load_game(given.game)
    check_games(given.games)
    seat_counts, difficulties = wanted_cells(game, given.seats, given.difficulty)
    given.out.mkdir(parents=True, exist_ok=True)
    plans = {seats: [cell(given, seats, each) for each in difficulties or [""]] for seats in seat_counts}
    for games in [*range(PORTION, given.games, PORTION), given.games]:
        for plan in (plan for own in plans.values() for plan in own):
            play_on(game, plan, given.out, games)
    network = network_digest(f"siegeworks.bots.{game.id}")
    print(f"Content {game.content_digest[:12]}, network {network}, played by {given.bot}.")
    for seats, own in plans.items():
        show(seats, [result for plan in own for result in kept(game, plan, given.out, given.games)], given)


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser()
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--seats")
    parser.add_argument("--difficulty")
    parser.add_argument("--bot", default="expert")
    parser.add_argument("--simulations", type=int, default=SIMULATIONS)
    parser.add_argument("--tries", type=int, default=TRIES)
    parser.add_argument("--one-in", type=int, default=16, help="which part of the decisions is predicted")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--pictures", type=Path)
    return parser.parse_args()


def cell(given: argparse.Namespace, seats: int, difficulty: str) -> ChancesPlan:
    settings = [("seats", str(seats)), *([("difficulty", difficulty)] if difficulty else [])]
    strength = {"simulations": given.simulations, "tries": given.tries, "one_in": given.one_in}
    plan = ChancesPlan(given.game, tuple(settings), (given.bot,), given.games, given.seed, None, **strength)
    plan.check(load_game(given.game))
    return plan


def play_on(game: AnyGame, plan: ChancesPlan, folder: Path, games: int) -> None:
    """Play a cell until it has so many games."""
    with GameJournal(folder / cell_file(plan), plan, game) as journal:
        for result in islice(simulate(plan, 1, journal.count), max(0, games - journal.count)):
            journal.add(result)


def kept(game: AnyGame, plan: ChancesPlan, folder: Path, games: int) -> list[Result]:
    with GameJournal(folder / cell_file(plan), plan, game) as journal:
        return list(islice(journal.results(), games))


def show(seats: int, results: list[Result], given: argparse.Namespace) -> None:
    """Print and draw what was measured with so many seats."""
    found = predictions(results)
    shift, factor = correction(found)
    print(f"\n{seats} seats, {len(results)} games\n\nWithout correction:\n\n{table(chance_bins(found))}")
    halves = checked_corrections(found)
    checked = chance_bins(found, halves)
    fitted = " and ".join(f"shift {shift:.3f}, factor {factor:.3f}" for shift, factor in halves)
    print(f"\nEach half corrected by the other one ({fitted}):\n\n{table(checked)}")
    print(f"\nFitted on all games: {seats}: ({shift:.3f}, {factor:.3f})")
    if given.pictures is not None:
        draw(checked, given.pictures / f"chances-{given.game}-{seats}.svg")


def table(bins: list[ChanceBin]) -> str:
    lines = ["| predicted | came true (95 %) | off by | decisions |", "| --- | --- | --- | --- |"]
    for each in bins:
        off = f"{100 * each.off:+.1f}"
        lines.append(f"| {100 * each.predicted:.1f} % | {each.came_true.percent()} | {off} | {each.count} |")
    return "\n".join(lines)


def draw(bins: list[ChanceBin], path: Path) -> None:
    """The bins beside the line on which every prediction comes true."""
    from matplotlib import pyplot

    pyplot.rcParams["svg.hashsalt"] = path.stem
    figure, axes = pyplot.subplots(figsize=(5, 5))
    axes.plot([0, 100], [0, 100], color="0.7", linewidth=1)
    predicted = [100 * each.predicted for each in bins]
    true = [100 * each.came_true.rate for each in bins]
    below = [100 * max(0.0, each.came_true.rate - each.came_true.low) for each in bins]
    above = [100 * max(0.0, each.came_true.high - each.came_true.rate) for each in bins]
    axes.errorbar(predicted, true, yerr=[below, above], fmt="o", color="#34623f", capsize=3)
    axes.set(xlabel="predicted, %", ylabel="came true, % (95 % interval)", xlim=(0, 100), ylim=(0, 100))
    figure.tight_layout()
    figure.savefig(path, metadata={"Date": None})


if __name__ == "__main__":
    main()
