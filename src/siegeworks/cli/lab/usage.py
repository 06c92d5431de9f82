"""`siegeworks usage`: what of a game its bots use, and how often."""

import json
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from siegeworks.bots import LEVELS
from siegeworks.cli.context import CommandContext
from siegeworks.cli.lab.options import game_help
from siegeworks.cli.lab.running import report_interruption, run
from siegeworks.games import load_game
from siegeworks.i18n.speech import Speech
from siegeworks.lab.plans import checked_workers, make_plan, plan_json
from siegeworks.lab.usage import UsagePlan, Use, count_uses


def register(app: typer.Typer, context: CommandContext) -> None:
    """Add the command, with its help in the language of the context."""
    speech = context.speech
    say = speech.say

    @app.command(help=say("lab-usage-help"))
    def usage(
        game: Annotated[str, typer.Argument(help=game_help(speech))],
        seats: Annotated[int, typer.Option(help=say("lab-seats-help"))] = 2,
        difficulty: Annotated[str | None, typer.Option(help=say("lab-difficulty-help"))] = None,
        bots: Annotated[str, typer.Option(help=say("lab-bots-help"))] = LEVELS[0],
        games: Annotated[int, typer.Option(help=say("lab-games-help"))] = 1000,
        seed: Annotated[str, typer.Option(help=say("lab-seed-help"))] = "1",
        workers: Annotated[int | None, typer.Option(help=say("lab-workers-help"))] = None,
        content: Annotated[Path | None, typer.Option(help=say("lab-content-help"))] = None,
        out: Annotated[Path | None, typer.Option(help=say("lab-out-help"))] = None,
        as_json: Annotated[bool, typer.Option("--json", help=say("lab-json-help"))] = False,
    ) -> None:
        plan = make_plan(UsagePlan, game, seats, difficulty, bots, games, seed, content)
        results = run(plan, speech, checked_workers(workers), out)
        report_interruption(plan, len(results), speech, out)
        uses = count_uses(load_game(game, content), results)
        if as_json:
            document = {"plan": plan_json(plan), "games": len(results), "uses": [use.json() for use in uses]}
            typer.echo(json.dumps(document | {"complete": len(results) == games}, indent=1))
        else:
            show_uses(Console(), speech, plan, uses, len(results))


def show_uses(console: Console, speech: Speech, plan: UsagePlan, uses: list[Use], games: int) -> None:
    """All uses as a table for people; what is not as it should be has a mark."""
    say = speech.say
    in_words = Speech(speech.language, plan.game).say_if_known
    table = Table(title=say("lab-title", game=plan.game, count=games))
    for column in ("topic", "name", "share", "times", "mark"):
        table.add_column(say(f"lab-usage-{column}"))
    before = ""
    for use in uses:
        if before and use.topic != before:
            table.add_section()
        times = f"{use.times / games:.2f}"
        mark = "" if use.kept else "!"
        table.add_row(in_words(f"lab-usage-topic-{use.topic}", use.topic), use.name, use.games.percent(), times, mark)
        before = use.topic
    console.print(table)
    missing = sum(not use.kept for use in uses)
    console.print(say("lab-usage-missing", count=missing))
