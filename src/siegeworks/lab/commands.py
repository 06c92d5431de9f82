"""The lab on the command line: `sim` and `calibrate`; `arena`, `bound` and `usage` have files of their own."""

import json
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from siegeworks.games import load_game
from siegeworks.i18n.speech import Speech
from siegeworks.lab import arena_command, bound_command, usage_command
from siegeworks.lab.calibration import CALIBRATIONS
from siegeworks.lab.planning import (
    cell_file,
    checked_workers,
    make_plan,
    plan_json,
    run,
    tell_if_interrupted,
    wanted_cells,
)
from siegeworks.lab.simulate import Plan
from siegeworks.lab.statistics import Summary, summarise
from siegeworks.store import files


def register(app: typer.Typer, speech: Speech) -> None:
    """Add the lab's commands to the command line, with their help in the language of `speech`."""
    _register_sim(app, speech)
    arena_command.register(app, speech)
    bound_command.register(app, speech)
    usage_command.register(app, speech)
    _register_calibrate(app, speech)


def _register_sim(app: typer.Typer, speech: Speech) -> None:
    say = speech.say

    @app.command(help=say("lab-sim-help"))
    def sim(
        game: Annotated[str, typer.Argument(help=say("lab-game-help"))],
        seats: Annotated[int, typer.Option(help=say("lab-seats-help"))] = 2,
        difficulty: Annotated[str | None, typer.Option(help=say("lab-difficulty-help"))] = None,
        bots: Annotated[str, typer.Option(help=say("lab-bots-help"))] = "greedy",
        games: Annotated[int, typer.Option(help=say("lab-games-help"))] = 1000,
        seed: Annotated[str, typer.Option(help=say("lab-seed-help"))] = "1",
        workers: Annotated[int | None, typer.Option(help=say("lab-workers-help"))] = None,
        content: Annotated[Path | None, typer.Option(help=say("lab-content-help"))] = None,
        as_json: Annotated[bool, typer.Option("--json", help=say("lab-json-help"))] = False,
    ) -> None:
        plan = make_plan(Plan, game, seats, difficulty, bots, games, seed, content)
        results = run(plan, speech, checked_workers(workers))
        tell_if_interrupted(plan, results, speech, None)
        summary = summarise(results, seats)
        if as_json:
            document = {"plan": plan_json(plan), **summary.json(), "complete": len(results) == games}
            typer.echo(json.dumps(document, indent=1))
        else:
            show_summary(Console(), speech, plan, summary)


def _register_calibrate(app: typer.Typer, speech: Speech) -> None:
    say = speech.say

    @app.command(help=say("lab-calibrate-help"))
    def calibrate(
        game: Annotated[str, typer.Argument(help=say("lab-game-help"))],
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

        def cell(seats: int, difficulty: str | None, names: str) -> Summary:
            plan = make_plan(Plan, game, seats, difficulty, names, games, seed, content)
            results = run(plan, speech, processes, None if out is None else out / cell_file(plan))
            if len(results) < games:
                if out is not None:
                    typer.echo(speech.say("lab-kept", file=str(out)), err=True)
                raise typer.Abort
            return summarise(results, seats)

        for line in CALIBRATIONS[loaded.id](bots.split(","), seat_counts, difficulties, cell):
            typer.echo(line)


def show_summary(console: Console, speech: Speech, plan: Plan, summary: Summary) -> None:
    """A run as a small table for people."""
    say = speech.say
    table = Table(title=say("lab-title", game=plan.game, count=summary.games), show_header=False)
    table.add_column()
    table.add_column()
    table.add_row(say("lab-bots"), ", ".join(plan.bots))
    for name, value in plan.settings:
        table.add_row(say(f"lab-setting-{name}"), value)
    if not summary.places:
        table.add_row(say("lab-won"), summary.won.percent())
    else:
        for seat, share in enumerate(summary.seats, start=1):
            table.add_row(say("lab-seat-won", seat=seat), share.percent())
        for place, share in enumerate(summary.places, start=1):
            table.add_row(say("lab-place-won", place=place), share.percent())
    for reason, count in summary.reasons.items():
        table.add_row(say(f"lab-reason-{reason}"), f"{100 * count / summary.games:.1f} % ({count})")
    table.add_row(say("lab-turns"), "{median:.0f} ({tenth:.0f}–{ninetieth:.0f})".format(**summary.turns))
    table.add_row(say("lab-decisions"), f"{summary.decisions:.0f}")
    if summary.score_won is not None:
        table.add_row(say("lab-score-won"), f"{summary.score_won:.1f}")
    if summary.score_lost is not None:
        table.add_row(say("lab-score-lost"), f"{summary.score_lost:.1f}")
    console.print(table)
