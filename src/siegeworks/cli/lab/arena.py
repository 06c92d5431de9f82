"""`siegeworks arena`: bots against each other, or teams of them on the same deals."""

import json
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from siegeworks.cli.context import CommandContext
from siegeworks.cli.lab.options import game_help
from siegeworks.cli.lab.running import report_interruption, run
from siegeworks.games import load_game
from siegeworks.i18n.speech import Speech
from siegeworks.kernel.game import AnyGame
from siegeworks.lab.arena import ENOUGH_FOR_A_CLAIM, SLOWEST, Contest, Verdict, games_for, judge, winner
from siegeworks.lab.plans import checked_workers, make_plan, plan_json
from siegeworks.lab.simulate import Result
from siegeworks.lab.statistics import need_special_functions


def register(app: typer.Typer, context: CommandContext) -> None:
    """Add the command, with its help in the language of the context."""
    speech = context.speech
    say = speech.say

    @app.command(help=say("lab-arena-help"))
    def arena(
        game: Annotated[str, typer.Argument(help=game_help(speech))],
        bots: Annotated[str, typer.Option(help=say("lab-arena-bots-help"))],
        games: Annotated[int, typer.Option(help=say("lab-arena-games-help"))] = ENOUGH_FOR_A_CLAIM,
        seats: Annotated[int, typer.Option(help=say("lab-seats-help"))] = 2,
        difficulty: Annotated[str | None, typer.Option(help=say("lab-difficulty-help"))] = None,
        seed: Annotated[str, typer.Option(help=say("lab-seed-help"))] = "1",
        workers: Annotated[int | None, typer.Option(help=say("lab-workers-help"))] = None,
        content: Annotated[Path | None, typer.Option(help=say("lab-content-help"))] = None,
        out: Annotated[Path | None, typer.Option(help=say("lab-out-help"))] = None,
        as_json: Annotated[bool, typer.Option("--json", help=say("lab-json-help"))] = False,
    ) -> None:
        need_special_functions()
        asked = make_plan(Contest, game, seats, difficulty, bots, games, seed, content)
        loaded = load_game(game, content)
        contest = replace(asked, games=games_for(asked, loaded, games))
        results = run(contest, speech, checked_workers(workers), out, running_rates(contest, loaded))
        report_interruption(contest, len(results), speech, out)
        verdict = judge(contest, loaded, results)
        if as_json:
            document = {"plan": plan_json(contest), **verdict.json(), "complete": len(results) == contest.games}
            typer.echo(json.dumps(document, indent=1))
        else:
            show_verdict(Console(), speech, contest, verdict)
        if verdict.fewest < ENOUGH_FOR_A_CLAIM:
            typer.echo(say("lab-few", count=verdict.fewest, enough=ENOUGH_FOR_A_CLAIM), err=True)


def running_rates(contest: Contest, game: AnyGame) -> Callable[[Result], str]:
    """The share of its games that each bot or team has won so far, for the progress bar."""
    played: Counter[str] = Counter()
    won: Counter[str] = Counter()

    def count(result: Result) -> str:
        if game.cooperative:
            team = contest.bots[result.number % len(contest.bots)]
            played[team] += 1
            won[team] += bool(result.winners)
        else:
            played.update(set(result.bots))
            best = winner(result)
            won.update(() if best is None else (best,))
        return " · ".join(f"{bot} {100 * won[bot] / played[bot]:.0f} %" for bot in contest.bots if played[bot])

    return count


def show_verdict(console: Console, speech: Speech, contest: Contest, verdict: Verdict) -> None:
    """A contest as two tables for people: the bots, and each two of them."""
    say = speech.say
    settings = " · ".join(f"{say(f'lab-setting-{name}')} {value}" for name, value in contest.settings)
    title = say("lab-arena-title", game=contest.game, deals=verdict.deals, games=verdict.games)
    bots = Table(title=f"{title}\n{settings}")
    for column in ("bot", "games", "won", "ladder", "mean", "slowest"):
        bots.add_column(say(f"lab-arena-{column}"))
    for standing in sorted(verdict.standings, key=lambda standing: -standing.rating.rating):
        times = standing.times
        bots.add_row(
            standing.bot,
            str(standing.games),
            standing.share.percent(),
            standing.rating.text(),
            f"{times.mean:.2f}",
            f"{times.percentile(SLOWEST):.2f}",
        )
    console.print(bots)
    pairs = Table(title=say("lab-arena-differences" if verdict.cooperative else "lab-arena-pairings"))
    pairs.add_column(say("lab-arena-pairing"))
    only = "lab-arena-only-won" if verdict.cooperative else "lab-arena-won-by"
    rate = "lab-arena-difference" if verdict.cooperative else "lab-arena-share"
    pairs.add_column(say(only))
    pairs.add_column(say(rate))
    for pairing in verdict.pairings:
        estimate = pairing.estimate
        pairs.add_row(
            f"{pairing.first} – {pairing.second}",
            f"{pairing.won} : {pairing.lost}",
            estimate.points() if verdict.cooperative else estimate.percent(),
        )
    console.print(pairs)
    if verdict.drawn:
        console.print(say("lab-arena-drawn", count=verdict.drawn))
