"""`siegeworks sim`: many games, summarised, and kept as a dataset with `--out`."""

import json
from contextlib import nullcontext
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table

from siegeworks.bots import LEVELS
from siegeworks.cli.context import CommandContext
from siegeworks.cli.lab.options import game_help
from siegeworks.cli.lab.running import report_interruption, run_summed
from siegeworks.games import load_game
from siegeworks.i18n.speech import Speech
from siegeworks.kernel.game import AnyGame
from siegeworks.lab.engines import Engine
from siegeworks.lab.plans import PROCESSES, choose_engine, make_plan, plan_json, wanted_cells
from siegeworks.lab.runs.writer import CellWriter
from siegeworks.lab.simulate import RunPlan
from siegeworks.lab.statistics import RunSummary
from siegeworks.lab.stories import DatasetPlan


def register(app: typer.Typer, context: CommandContext) -> None:
    """Add the command, with its help in the language of the context."""
    speech = context.speech
    say = speech.say

    @app.command(help=say("lab-sim-help"))
    def sim(
        game: Annotated[str, typer.Argument(help=game_help(speech))],
        seats: Annotated[str, typer.Option(help=say("lab-sim-seats-help"))] = "2",
        difficulty: Annotated[str | None, typer.Option(help=say("lab-sim-difficulty-help"))] = None,
        bots: Annotated[str, typer.Option(help=say("lab-bots-help"))] = LEVELS[0],
        games: Annotated[int, typer.Option(help=say("lab-games-help"))] = 1000,
        seed: Annotated[str, typer.Option(help=say("lab-seed-help"))] = "1",
        workers: Annotated[int | None, typer.Option(help=say("lab-workers-help"))] = None,
        content: Annotated[Path | None, typer.Option(help=say("lab-content-help"))] = None,
        out: Annotated[Path | None, typer.Option(help=say("lab-sim-out-help"))] = None,
        engine: Annotated[str, typer.Option(help=say("lab-engine-help"))] = PROCESSES,
        address: Annotated[str | None, typer.Option(help=say("lab-address-help"))] = None,
        as_json: Annotated[bool, typer.Option("--json", help=say("lab-json-help"))] = False,
    ) -> None:
        loaded = load_game(game, content)
        seat_counts, difficulties = wanted_cells(loaded, seats, difficulty)
        kind = RunPlan if out is None else DatasetPlan
        plans = [
            make_plan(kind, game, count, each, bots, games, seed, content)
            for count in seat_counts
            for each in (difficulties if difficulty is not None else [None])
        ]
        with choose_engine(engine, workers, address) as chosen:
            found = play_cells(plans, loaded, speech, chosen, out)
        if as_json:
            typer.echo(json.dumps(cells_json(plans, found), indent=1))
        else:
            for plan, summary in zip(plans, found, strict=False):
                show_summary(Console(), speech, plan, summary)


def play_cells(
    plans: list[RunPlan], game: AnyGame, speech: Speech, engine: Engine, out: Path | None
) -> list[RunSummary]:
    """Play the runs of all cells; after an interruption, which is reported, the last ones are missing."""
    found: list[RunSummary] = []
    for plan in plans:
        with nullcontext() if out is None else CellWriter(out / cell_folder(plan, game), plan, game) as writer:
            try:
                summary = run_summed(plan, speech, engine, plan.options(game).seats, writer)
            except KeyboardInterrupt:
                if not found:
                    raise
                summary = None
        if summary is None:
            typer.echo(speech.say("lab-bound-interrupted"), err=True)
            break
        found.append(summary)
        if summary.games < plan.games:
            report_interruption(plan, summary.games, speech, out)
            break
    return found


def cell_folder(plan: RunPlan, game: AnyGame) -> str:
    """The name of the folder with the games of one cell."""
    options = plan.options(game)
    difficulty = dict(options.settings).get("difficulty")
    return f"seats-{options.seats}" + (f"-{difficulty}" if difficulty else "")


def cells_json(plans: list[RunPlan], found: list[RunSummary]) -> dict[str, Any]:
    """A cell as a document; several as a list of them."""
    cells = [
        {"plan": plan_json(plan), **summary.json(), "complete": summary.games == plan.games}
        for plan, summary in zip(plans, found, strict=False)
    ]
    if len(plans) == 1:
        return cells[0]
    return {"cells": cells, "complete": len(cells) == len(plans) and all(cell["complete"] for cell in cells)}


def show_summary(console: Console, speech: Speech, plan: RunPlan, summary: RunSummary) -> None:
    """A run as a small table for people."""
    say = speech.say
    in_words = Speech(speech.language, plan.game).say_if_known
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
        table.add_row(in_words(f"lab-reason-{reason}", reason), f"{100 * count / summary.games:.1f} % ({count})")
    table.add_row(say("lab-turns"), "{median:g} ({tenth:g}–{ninetieth:g})".format(**summary.turns))
    table.add_row(say("lab-decisions"), f"{summary.decisions:.0f}")
    if summary.score_won is not None:
        table.add_row(say("lab-score-won"), f"{summary.score_won:.1f}")
    if summary.score_lost is not None:
        table.add_row(say("lab-score-lost"), f"{summary.score_lost:.1f}")
    console.print(table)
