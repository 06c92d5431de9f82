"""Measures how true the coach's chances come, and draws the picture of docs/explanation/coach.md.

python tools/research/chance_calibration.py castlecards --games 2000 --out chances.jsonl --picture chances.svg

The games are played by a bot of the level that the chances are meant for. `--out` keeps every game; the same command
goes on from there. The last line is the correction for `calibration` of the game's `EvaluatorPart`, relative to the
correction with which the games were predicted.
"""

import argparse
from itertools import islice
from pathlib import Path

from siegeworks.games import load_game
from siegeworks.lab.chances import ChanceBin, ChancesPlan, chance_bins, corrected, correction
from siegeworks.lab.plans import make_plan
from siegeworks.lab.runs.games import GameJournal
from siegeworks.lab.simulate import simulate


def main() -> None:
    """Play what is missing, print the table, draw the picture."""
    parser = argparse.ArgumentParser()
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--difficulty")
    parser.add_argument("--bot", default="expert")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--picture", type=Path)
    given = parser.parse_args()
    plan = make_plan(ChancesPlan, given.game, given.seats, given.difficulty, given.bot, given.games, given.seed, None)
    with GameJournal(given.out, plan, load_game(given.game)) as journal:
        results = list(islice(journal.results(), given.games))
        for result in simulate(plan, given.workers, len(results)):
            journal.add(result)
            results.append(result)
    show("As predicted:", chance_bins(results))
    # What is fitted on some games is checked on others.
    fitted = correction(chance_bins(results[::2]))
    checked = corrected(chance_bins(results[1::2]), *fitted)
    show("The odd games, corrected by shift {:.3f} and factor {:.3f} of the even ones:".format(*fitted), checked)
    if given.picture is not None:
        draw(checked, given.picture)
    print("All games: shift {:.3f}, factor {:.3f}".format(*correction(chance_bins(results))))


def show(title: str, bins: list[ChanceBin]) -> None:
    """Print the bins as a table."""
    print(f"{title}\n\n| predicted | came true (95 %) | decisions |\n| --- | --- | --- |")
    for each in bins:
        print(f"| {100 * each.predicted:.1f} % | {each.came_true.percent()} | {each.count} |")


def draw(bins: list[ChanceBin], path: Path) -> None:
    """The bins beside the line on which every prediction comes true."""
    from matplotlib import pyplot

    figure, axes = pyplot.subplots(figsize=(5, 5))
    axes.plot([0, 100], [0, 100], color="0.7", linewidth=1)
    predicted = [100 * each.predicted for each in bins]
    true = [100 * each.came_true.rate for each in bins]
    below = [100 * (each.came_true.rate - each.came_true.low) for each in bins]
    above = [100 * (each.came_true.high - each.came_true.rate) for each in bins]
    axes.errorbar(predicted, true, yerr=[below, above], fmt="o", color="#34623f", capsize=3)
    axes.set(xlabel="predicted, %", ylabel="came true, % (95 % interval)", xlim=(0, 100), ylim=(0, 100))
    figure.tight_layout()
    figure.savefig(path)


if __name__ == "__main__":
    main()
