"""From the options of a command to a checked plan, and from a plan to results, with a bar that tells how far it is."""

import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, TypeVar

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from siegeworks.games import load_game
from siegeworks.i18n.speech import Speech
from siegeworks.kernel.game import AnyGame
from siegeworks.kernel.problem import Problem
from siegeworks.lab.record import Record
from siegeworks.lab.simulate import Plan, Result, default_workers, simulate

MOST_GAMES = 10_000_000
MOST_WORKERS = 256

SomePlan = TypeVar("SomePlan", bound=Plan)


def checked_workers(workers: int | None) -> int:
    if workers is None:
        return default_workers()
    if not 1 <= workers <= MOST_WORKERS:
        raise Problem("lab-workers", value=workers, most=MOST_WORKERS)
    return workers


def make_plan(
    kind: type[SomePlan],
    game: str,
    seats: int,
    difficulty: str | None,
    bots: str,
    games: int,
    seed: str,
    content: Path | None,
) -> SomePlan:
    """A checked plan: every name is known before the first game is played."""
    settings = [("seats", str(seats))] + ([("difficulty", difficulty)] if difficulty else [])
    names = tuple(name.strip() for name in bots.split(","))
    if not 1 <= games <= MOST_GAMES:
        raise Problem("lab-games", value=games, most=MOST_GAMES)
    plan = kind(game, tuple(settings), names, games, seed, content)
    plan.check(load_game(game, content))
    return plan


def wanted_cells(game: AnyGame, seats: str | None, difficulty: str | None) -> tuple[list[int], list[str]]:
    """The seats and difficulties of a table: all there are, or those that are asked for."""
    seat_counts = [str(count) for count in game.seat_counts] if seats is None else _listed(seats)
    difficulties = list(game.settings.get("difficulty", ())) if difficulty is None else _listed(difficulty)
    for count in seat_counts:
        game.options({"seats": count})
    for name in difficulties:
        game.options({"difficulty": name})
    return [int(count) for count in seat_counts], difficulties


def _listed(text: str) -> list[str]:
    return [part.strip() for part in text.split(",")]


def cell_file(plan: Plan) -> str:
    """The name of the file with the games of one cell."""
    parts = [plan.game, *plan.bots, *(value for _, value in plan.settings)]
    return "-".join(parts).replace(":", "_") + ".jsonl"


def plan_json(plan: Plan) -> dict[str, Any]:
    return {**plan.document(load_game(plan.game, plan.pack)), "games": plan.games}


def run(
    plan: Plan,
    speech: Speech,
    workers: int,
    out: Path | None = None,
    rates: Callable[[Result], str] | None = None,
) -> list[Result]:
    """Play a plan with a progress bar on stderr; an interruption keeps what was played.

    Games that the file `out` holds are not played again, and every new one is added to it. `rates` is told each
    result in turn and gives the rates so far, for the bar.
    """
    if out is None:
        return _play_on(plan, speech, workers, [], lambda _: None, rates)
    with Record(out, plan, load_game(plan.game, plan.pack)) as record:
        return _play_on(plan, speech, workers, record.results[: plan.games], record.add, rates)


def progress_bar() -> Progress:
    """A bar on stderr for those who watch; nothing where nobody does."""
    console = Console(file=sys.stderr)
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    )


def _play_on(
    plan: Plan,
    speech: Speech,
    workers: int,
    played: Sequence[Result],
    keep: Callable[[Result], None],
    rates: Callable[[Result], str] | None,
) -> list[Result]:
    results: list[Result] = []
    with progress_bar() as bar:
        task = bar.add_task(speech.say("lab-playing"), total=plan.games)

        def count(result: Result) -> None:
            results.append(result)
            told = "" if rates is None else f" {rates(result)}"
            bar.update(task, advance=1, description=speech.say("lab-playing") + told)

        for result in played:
            count(result)
        try:
            for result in simulate(plan, workers, len(results)) if len(results) < plan.games else ():
                keep(result)
                count(result)
        except KeyboardInterrupt:
            if not results:
                raise
    return results


def tell_if_interrupted(plan: Plan, results: Sequence[Result], speech: Speech, out: Path | None) -> None:
    """Say on stderr that fewer games than planned are shown, and where they are kept."""
    if len(results) < plan.games:
        typer.echo(speech.say("lab-interrupted", count=len(results), games=plan.games), err=True)
        if out is not None:
            typer.echo(speech.say("lab-kept", file=str(out)), err=True)
