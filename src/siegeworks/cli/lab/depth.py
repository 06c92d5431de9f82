"""`siegeworks depth`: what each capability of a game is worth, what better play gains, and how much is luck."""

import json
from dataclasses import dataclass, replace
from math import ceil
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from siegeworks.bots import LEVELS
from siegeworks.bots.coach import has_coach
from siegeworks.cli.context import CommandContext
from siegeworks.cli.lab.options import game_help
from siegeworks.cli.lab.running import run
from siegeworks.games import load_game
from siegeworks.i18n.speech import Speech
from siegeworks.kernel.game import AnyGame
from siegeworks.lab.arena import Contest, games_for
from siegeworks.lab.closeness import CLOSE, ClosenessPlan, closeness
from siegeworks.lab.depth import (
    DEPTH_FILE,
    CapabilityLoss,
    Depth,
    RestrictedPlan,
    capabilities,
    compared_levels,
    level_rates,
    loss,
    luck_share,
    tries_of_rivals,
    tries_of_teams,
)
from siegeworks.lab.plans import SomePlan, checked_workers, make_plan, plan_json
from siegeworks.lab.simulate import Result, RunPlan
from siegeworks.lab.statistics import need_special_functions
from siegeworks.store import files

MOST_JUDGED_GAMES = 100
"""The coach judges decisions of at most so many games: they are hundreds of decisions each."""
FREE, LEVEL_GAMES, DECISIONS = "free", "levels", "decisions"
"""The names of runs in the folder of a measurement, beside those of the levels and of the forbidden capabilities."""


def register(app: typer.Typer, context: CommandContext) -> None:
    """Add the command, with its help in the language of the context."""
    speech = context.speech
    say = speech.say

    @app.command(help=say("lab-depth-help"))
    def depth(
        game: Annotated[str, typer.Argument(help=game_help(speech))],
        games: Annotated[int, typer.Option(help=say("lab-depth-games-help"))] = 400,
        seats: Annotated[int, typer.Option(help=say("lab-seats-help"))] = 2,
        difficulty: Annotated[str | None, typer.Option(help=say("lab-difficulty-help"))] = None,
        bot: Annotated[str, typer.Option(help=say("lab-depth-bot-help"))] = LEVELS[-1],
        only: Annotated[str, typer.Option(help=say("lab-depth-only-help"))] = "",
        seed: Annotated[str, typer.Option(help=say("lab-seed-help"))] = "1",
        workers: Annotated[int | None, typer.Option(help=say("lab-workers-help"))] = None,
        content: Annotated[Path | None, typer.Option(help=say("lab-content-help"))] = None,
        out: Annotated[Path | None, typer.Option(help=say("lab-out-folder-help"))] = None,
        as_json: Annotated[bool, typer.Option("--json", help=say("lab-json-help"))] = False,
    ) -> None:
        need_special_functions()
        plan = make_plan(RunPlan, game, seats, difficulty, bot, games, seed, content)
        chosen = [name.strip() for name in only.split(",") if name.strip()]
        capabilities(load_game(game, content), seats, chosen)
        processes = checked_workers(workers)
        if out is not None:
            files.make_folder(out)
        measurement = Measurement(plan, load_game(game, content), chosen, speech, processes, out)
        found = measurement.found()
        document = json.dumps({"plan": plan_json(plan), **found.json()}, indent=1)
        if out is not None:
            files.write_whole(out / DEPTH_FILE, document.encode())
        if as_json:
            typer.echo(document)
        else:
            show_depth(Console(), speech, plan, found)
        if not found.complete:
            typer.echo(say("lab-depth-interrupted"), err=True)
            if out is not None:
                typer.echo(say("lab-kept", file=str(out)), err=True)


@dataclass(slots=True)
class Measurement:
    """Plays all runs of a measurement, one after the other. After an interruption the last ones are missing."""

    plan: RunPlan
    game: AnyGame
    only: list[str]
    speech: Speech
    workers: int
    out: Path | None
    interrupted: bool = False

    def found(self) -> Depth:
        """Everything that was asked for: with named capabilities these alone, else levels and decisions too."""
        depth = Depth(bot=self.plan.bots[0])
        free = self._played(self.plan, FREE) if self.game.cooperative else []
        for capability in capabilities(self.game, self.plan.options(self.game).seats, self.only):
            self._forbid(depth, capability.name, free)
        if not self.only:
            self._compare_levels(depth, free)
            self._judge_decisions(depth)
        depth.complete = not self.interrupted
        return depth

    def _forbid(self, depth: Depth, name: str, free: list[Result]) -> None:
        """Measure one capability. Rivals play whole deals, which are two games each."""
        games = self.plan.games if self.game.cooperative else 2 * ceil(self.plan.games / 2)
        plan = self._variant(RestrictedPlan, games, forbidden=name)
        results = self._played(plan, f"without-{name}")
        if results:
            depth.losses.append(CapabilityLoss(name, len(results), loss(plan, self.game, results, free)))

    def _compare_levels(self, depth: Depth, free: list[Result]) -> None:
        bots = compared_levels(depth.bot)
        if self.game.cooperative:
            teams = [free if bot == depth.bot else self._played(replace(self.plan, bots=(bot,)), bot) for bot in bots]
            fewest = min(len(own) for own in teams)
            tries = tries_of_teams([own[:fewest] for own in teams])
        else:
            contest = replace(self._variant(Contest, self.plan.games), bots=bots)
            contest = replace(contest, games=games_for(contest, self.game, self.plan.games))
            tries = tries_of_rivals(contest, self.game, self._played(contest, LEVEL_GAMES))
        if tries[0]:
            depth.levels = level_rates(bots, tries)
            depth.luck = luck_share(tries, self.plan.seed)

    def _judge_decisions(self, depth: Depth) -> None:
        if has_coach(self.game.id):
            results = self._played(self._variant(ClosenessPlan, min(self.plan.games, MOST_JUDGED_GAMES)), DECISIONS)
            if results:
                depth.closeness = closeness(results)

    def _variant(self, kind: type[SomePlan], games: int, **more: str) -> SomePlan:
        """Another run of the same game, settings, bot and deals."""
        plan = self.plan
        return kind(plan.game, plan.settings, plan.bots, games, plan.seed, plan.pack, **more)

    def _played(self, plan: RunPlan, name: str) -> list[Result]:
        """The games of a run, kept under a name; nothing more is played after an interruption."""
        if self.interrupted:
            return []
        out = None if self.out is None else self.out / f"{name.replace(':', '_')}.jsonl"
        try:
            results = run(plan, self.speech, self.workers, out, lambda _: name)
        except KeyboardInterrupt:
            results = []
        self.interrupted = len(results) < plan.games
        return results


def show_depth(console: Console, speech: Speech, plan: RunPlan, found: Depth) -> None:
    """Print what was measured: a table of capabilities, one of levels, and two sentences."""
    say, words = speech.say, Speech(speech.language, plan.game)
    settings = " · ".join(f"{say(f'lab-setting-{name}')} {value}" for name, value in plan.settings)
    table = Table(title=f"{say('lab-depth-title', game=words.say('game-title'), bot=found.bot)}\n{settings}")
    for column in ("capability", "games", "lost"):
        table.add_column(say(f"lab-depth-{column}"))
    for each in sorted(found.losses, key=lambda each: -each.lost.rate):
        table.add_row(words.say(f"lab-capability-{each.name}"), str(each.games), each.lost.points())
    console.print(table)
    if found.levels:
        levels = Table(title=say("lab-depth-levels"))
        levels.add_column(say("lab-arena-bot"))
        levels.add_column(say("lab-arena-won"))
        for level in found.levels:
            levels.add_row(level.bot, level.rate.percent())
        console.print(levels)
    if found.closeness is not None:
        close = found.closeness
        facts = {"count": close.close.of, "share": close.close.percent(), "gap": f"{100 * close.gap.rate:.1f}"}
        console.print(say("lab-depth-close", points=round(100 * CLOSE), **facts))
    if found.luck is not None:
        console.print(say("lab-depth-luck", share=found.luck.percent()))
