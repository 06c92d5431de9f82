"""The lab on the command line: `sim` and `calibrate`."""

import json
import sys
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from siegeworks.bots import BOTS
from siegeworks.games import load_game
from siegeworks.i18n.speech import Speech
from siegeworks.kernel.problem import Problem
from siegeworks.lab.calibration import CALIBRATIONS
from siegeworks.lab.simulate import Plan, Result, default_workers, simulate
from siegeworks.lab.statistics import Summary, summarise

MOST_GAMES = 10_000_000
MOST_WORKERS = 256


def register(app: typer.Typer, speech: Speech) -> None:
    """Add the lab's commands to the command line, with their help in the language of `speech`."""
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
        plan = make_plan(game, seats, difficulty, bots, games, seed, content)
        results = run(plan, speech, checked_workers(workers))
        summary = summarise(results, seats)
        if as_json:
            document = {"plan": plan_json(plan), **summary.json(), "complete": len(results) == games}
            typer.echo(json.dumps(document, indent=1))
        else:
            show_summary(Console(), speech, plan, summary)

    @app.command(help=say("lab-calibrate-help"))
    def calibrate(
        game: Annotated[str, typer.Argument(help=say("lab-game-help"))],
        games: Annotated[int, typer.Option(help=say("lab-games-help"))] = 2000,
        seed: Annotated[str, typer.Option(help=say("lab-seed-help"))] = "1",
        workers: Annotated[int | None, typer.Option(help=say("lab-workers-help"))] = None,
        content: Annotated[Path | None, typer.Option(help=say("lab-content-help"))] = None,
        bots: Annotated[str, typer.Option(help=say("lab-bots-help"))] = "random,greedy",
    ) -> None:
        played = checked_workers(workers)

        def cell(seats: int, difficulty: str | None, names: str) -> Summary:
            plan = make_plan(game, seats, difficulty, names, games, seed, content)
            return summarise(run(plan, speech, played), seats)

        typer.echo("\n".join(CALIBRATIONS[known_game(game)](bots.split(","), cell)))


def known_game(game: str) -> str:
    """The id of a game, refused if there is none of that name."""
    return load_game(game).id


def checked_workers(workers: int | None) -> int:
    if workers is None:
        return default_workers()
    if not 1 <= workers <= MOST_WORKERS:
        raise Problem("lab-workers", value=workers, most=MOST_WORKERS)
    return workers


def make_plan(
    game: str, seats: int, difficulty: str | None, bots: str, games: int, seed: str, content: Path | None
) -> Plan:
    """A checked plan: every name is known before the first game is played."""
    settings = [("seats", str(seats))] + ([("difficulty", difficulty)] if difficulty else [])
    names = tuple(name.strip() for name in bots.split(","))
    for name in names:
        if name not in BOTS:
            raise Problem("bot-unknown", bot=name, known=", ".join(BOTS))
    if not 1 <= games <= MOST_GAMES:
        raise Problem("lab-games", value=games, most=MOST_GAMES)
    plan = Plan(game, tuple(settings), names, games, seed, content)
    plan.options(load_game(game, content))
    return plan


def plan_json(plan: Plan) -> dict[str, object]:
    return {
        "game": plan.game,
        "settings": dict(plan.settings),
        "bots": list(plan.bots),
        "games": plan.games,
        "seed": plan.seed,
        "content": load_game(plan.game, plan.pack).content_digest,
    }


def run(plan: Plan, speech: Speech, workers: int) -> list[Result]:
    """Play a plan with a progress bar on stderr; an interruption keeps what was played."""
    console = Console(file=sys.stderr)
    bar = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    )
    results: list[Result] = []
    with bar:
        task = bar.add_task(speech.say("lab-playing"), total=plan.games)
        try:
            for result in simulate(plan, workers):
                results.append(result)
                bar.advance(task)
        except KeyboardInterrupt:
            if not results:
                raise
    if len(results) < plan.games:
        console.print(speech.say("lab-interrupted", count=len(results), games=plan.games))
    return results


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
