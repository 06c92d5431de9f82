"""`siegeworks bound`: what a bot wins, beside what a search wins that knows the cards and dice to come."""

import json
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from siegeworks.cli.context import CommandContext
from siegeworks.cli.lab.running import run
from siegeworks.games import game_ids, load_game
from siegeworks.i18n.speech import Speech
from siegeworks.lab.arena import ENOUGH_FOR_A_CLAIM
from siegeworks.lab.bound import CLAIRVOYANT, BoundComparison, BoundPlan, compare
from siegeworks.lab.plans import cell_file, checked_workers, make_plan, plan_json, wanted_cells
from siegeworks.lab.simulate import Result, RunPlan
from siegeworks.store import files

INTERVAL_WIDTH = len("(34.2–100.0)")
"""Wide enough that no interval is cut off on a narrow screen; the share before it may wrap."""


@dataclass(frozen=True, slots=True)
class BoundRuns:
    """The two runs of one difficulty: the bot's and the search's."""

    bot: RunPlan
    search: BoundPlan


def register(app: typer.Typer, context: CommandContext) -> None:
    """Add the command, with its help in the language of the context."""
    speech = context.speech
    say = speech.say

    @app.command(help=say("lab-bound-help"))
    def bound(
        game: Annotated[str, typer.Argument(help=say("lab-bound-game-help", games=", ".join(game_ids())))],
        games: Annotated[int, typer.Option(help=say("lab-bound-games-help"))] = ENOUGH_FOR_A_CLAIM,
        seats: Annotated[int, typer.Option(help=say("lab-seats-help"))] = 2,
        difficulty: Annotated[str | None, typer.Option(help=say("lab-only-difficulty-help"))] = None,
        attempts: Annotated[int, typer.Option(help=say("lab-bound-attempts-help"))] = 8,
        simulations: Annotated[int, typer.Option(help=say("lab-bound-simulations-help"))] = 80,
        bots: Annotated[str, typer.Option(help=say("lab-bots-help"))] = "expert",
        seed: Annotated[str, typer.Option(help=say("lab-seed-help"))] = "1",
        workers: Annotated[int | None, typer.Option(help=say("lab-workers-help"))] = None,
        content: Annotated[Path | None, typer.Option(help=say("lab-content-help"))] = None,
        out: Annotated[Path | None, typer.Option(help=say("lab-out-folder-help"))] = None,
        as_json: Annotated[bool, typer.Option("--json", help=say("lab-json-help"))] = False,
    ) -> None:
        def cell(difficulty: str) -> BoundRuns:
            search = make_plan(BoundPlan, game, seats, difficulty, CLAIRVOYANT, games, seed, content)
            search = replace(search, attempts=attempts, simulations=simulations)
            search.check(load_game(game, content))
            return BoundRuns(make_plan(RunPlan, game, seats, difficulty, bots, games, seed, content), search)

        # A game of rivals has no difficulty; it is refused with the first plan.
        difficulties = wanted_cells(load_game(game, content), None, difficulty)[1] or [""]
        cells = [cell(each) for each in difficulties]
        processes = checked_workers(workers)
        if out is not None:
            files.make_folder(out)
        found = measure(cells, speech, processes, out)
        fewest = min(each.bot.of for each in found)
        complete = len(found) == len(cells) and all(each.bot.of == games for each in found)
        if as_json:
            rows = [{"plan": plan_json(cell.search), "bots": cell.bot.bots, **each.json()}
                    for cell, each in zip(cells, found, strict=False)]  # fmt: skip
            typer.echo(json.dumps({"rows": rows, "complete": complete}, indent=1))
        else:
            show_bound(Console(), speech, cells, found)
        if fewest < ENOUGH_FOR_A_CLAIM:
            typer.echo(say("lab-few", count=fewest, enough=ENOUGH_FOR_A_CLAIM), err=True)


def measure(cells: list[BoundRuns], speech: Speech, workers: int, out: Path | None) -> list[BoundComparison]:
    """Play the runs of all cells; after an interruption, which is reported on stderr, the last ones are missing."""
    found: list[BoundComparison] = []
    for cell in cells:
        try:
            each = play_cell(cell, speech, workers, out)
        except KeyboardInterrupt:
            each = None
        if each is not None:
            found.append(each)
        if each is None or each.bot.of < cell.bot.games:
            if found:
                typer.echo(speech.say("lab-bound-interrupted"), err=True)
            if out is not None:
                typer.echo(speech.say("lab-kept", file=str(out)), err=True)
            break
    if not found:
        raise typer.Abort
    return found


def play_cell(cell: BoundRuns, speech: Speech, workers: int, out: Path | None) -> BoundComparison | None:
    """Both runs of a difficulty, the bot's first; None if that one did not come to its end."""

    def results(plan: RunPlan) -> list[Result]:
        # Named as by `calibrate`, so that what a bot played there need not be played again.
        return run(plan, speech, workers, None if out is None else out / cell_file(plan), running_share(plan))

    by_bot = results(cell.bot)
    return None if len(by_bot) < cell.bot.games else compare(by_bot, results(cell.search))


def running_share(plan: RunPlan) -> Callable[[Result], str]:
    """The share of its deals that a run has won so far, for the progress bar."""
    won: list[bool] = []

    def count(result: Result) -> str:
        won.append(bool(result.winners))
        return f"{', '.join(plan.bots)} {100 * sum(won) / len(won):.0f} %"

    return count


def show_bound(console: Console, speech: Speech, cells: list[BoundRuns], found: list[BoundComparison]) -> None:
    """Print a line for each difficulty, and what the figures do not prove."""
    say = speech.say
    first = cells[0]
    table = Table(
        title=say(
            "lab-bound-title",
            game=Speech(speech.language, first.bot.game).say("game-title"),
            bots=", ".join(first.bot.bots),
            seats=dict(first.bot.settings)["seats"],
        ),
        caption=say("lab-bound-search", attempts=first.search.attempts, simulations=first.search.simulations),
    )
    table.add_column(say("lab-bound-deals"))
    for column in ("bot", "clairvoyant", "winnable", "ratio"):
        table.add_column(say(f"lab-bound-{column}"), min_width=INTERVAL_WIDTH)
    for cell, each in zip(cells, found, strict=False):
        shares = (each.bot, each.search, each.winnable, each.ratio)
        difficulty = dict(cell.bot.settings)["difficulty"]
        table.add_row(f"{difficulty} ({each.bot.of})", *(share.percent() for share in shares))
    console.print(table)
    console.print(say("lab-bound-caution"))
