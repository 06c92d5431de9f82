"""`siegeworks calibrate`: how the content of a game plays, as a table."""

from pathlib import Path
from typing import Annotated

import typer

from siegeworks.cli.context import CommandContext
from siegeworks.cli.lab.options import game_help
from siegeworks.cli.lab.running import run
from siegeworks.games import load_game
from siegeworks.lab.calibration import calibration_table
from siegeworks.lab.plans import cell_file, checked_workers, make_plan, wanted_cells
from siegeworks.lab.simulate import RunPlan
from siegeworks.lab.statistics import RunSummary, summarise
from siegeworks.store import files


def register(app: typer.Typer, context: CommandContext) -> None:
    """Add the command, with its help in the language of the context."""
    speech = context.speech
    say = speech.say

    @app.command(help=say("lab-calibrate-help"))
    def calibrate(
        game: Annotated[str, typer.Argument(help=game_help(speech))],
        games: Annotated[int, typer.Option(help=say("lab-games-help"))] = 2000,
        seats: Annotated[str | None, typer.Option(help=say("lab-only-seats-help"))] = None,
        difficulty: Annotated[str | None, typer.Option(help=say("lab-only-difficulty-help"))] = None,
        seed: Annotated[str, typer.Option(help=say("lab-seed-help"))] = "1",
        workers: Annotated[int | None, typer.Option(help=say("lab-workers-help"))] = None,
        content: Annotated[Path | None, typer.Option(help=say("lab-content-help"))] = None,
        bots: Annotated[str, typer.Option(help=say("lab-bots-help"))] = "random,greedy",
        out: Annotated[Path | None, typer.Option(help=say("lab-out-folder-help"))] = None,
    ) -> None:
        loaded = load_game(game, content)
        seat_counts, difficulties = wanted_cells(loaded, seats, difficulty)
        processes = checked_workers(workers)
        if out is not None:
            files.make_folder(out)

        def cell(seats: int, difficulty: str | None, names: str) -> RunSummary:
            plan = make_plan(RunPlan, game, seats, difficulty, names, games, seed, content)
            results = run(plan, speech, processes, None if out is None else out / cell_file(plan))
            if len(results) < games:
                if out is not None:
                    typer.echo(speech.say("lab-kept", file=str(out)), err=True)
                raise typer.Abort
            return summarise(results, seats)

        for line in calibration_table(loaded, bots.split(","), seat_counts, difficulties, cell):
            typer.echo(line)
