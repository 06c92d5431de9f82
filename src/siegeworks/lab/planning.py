"""From the options of a command to a checked plan, and from a plan to results, with a bar that tells how far it is."""

import sys
import time
from collections.abc import Callable, Iterable
from itertools import islice
from pathlib import Path
from typing import Any, TypeVar

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from siegeworks.games import load_game
from siegeworks.i18n.speech import Speech
from siegeworks.kernel.game import AnyGame
from siegeworks.kernel.log import check_seed
from siegeworks.kernel.problem import Problem
from siegeworks.lab.engines import Engine, Processes
from siegeworks.lab.keeping import Keeper
from siegeworks.lab.record import Record
from siegeworks.lab.simulate import Plan, Result, default_workers
from siegeworks.lab.statistics import Summary, Tally

MOST_GAMES = 10_000_000
MOST_WORKERS = 256
PROCESSES, RAY = "processes", "ray"
ENGINES = (PROCESSES, RAY)
SECONDS_BETWEEN_TELLING = 0.1

SomePlan = TypeVar("SomePlan", bound=Plan)


def checked_workers(workers: int | None) -> int:
    if workers is None:
        return default_workers()
    if not 1 <= workers <= MOST_WORKERS:
        raise Problem("lab-workers", value=workers, most=MOST_WORKERS)
    return workers


def check_games(games: int) -> None:
    if not 1 <= games <= MOST_GAMES:
        raise Problem("lab-games", value=games, most=MOST_GAMES)


def choose_engine(name: str, workers: int | None, address: str | None) -> Engine:
    """An engine by name, for so many workers: by default as many as there are processors."""
    processes = checked_workers(workers)
    if name not in ENGINES:
        raise Problem("lab-engine", engine=name, known=", ".join(ENGINES))
    if name == RAY:
        from siegeworks.lab.ray_engine import RayEngine

        return RayEngine(address, processes if address is None else workers)
    if address is not None:
        raise Problem("lab-address")
    return Processes(processes)


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
    check_games(games)
    check_seed(seed)
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
    """The parts of a list with commas, each once: two cells that are alike would be one."""
    return list(dict.fromkeys(part.strip() for part in text.split(",")))


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
    results: list[Result] = []

    def look(result: Result) -> str:
        results.append(result)
        return "" if rates is None else rates(result)

    with Processes(workers) as engine:
        if out is None:
            play_on(plan, speech, engine, (), _forget, look)
        else:
            with Record(out, plan, load_game(plan.game, plan.pack)) as record:
                play_on(plan, speech, engine, islice(record.results(), plan.games), record.add, look)
    return results


def run_summed(plan: Plan, speech: Speech, engine: Engine, seats: int, keeper: Keeper | None = None) -> Summary:
    """Play a plan as `run` does, of which only the sums are remembered, so it may be as long as one likes.

    Games that `keeper` holds are not played again, every new one is added to it, and it is finished with the run.
    """
    tally = Tally(seats)

    def look(result: Result) -> str:
        tally.add(result)
        return ""

    if keeper is None:
        play_on(plan, speech, engine, (), _forget, look)
    else:
        play_on(plan, speech, engine, islice(keeper.results(), plan.games), keeper.add, look)
        if keeper.count == plan.games:
            keeper.finish()
    return tally.summary()


def _forget(result: Result) -> None:
    """Nothing is kept."""


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


def play_on(
    plan: Plan,
    speech: Speech,
    engine: Engine,
    played: Iterable[Result],
    keep: Callable[[Result], None],
    look: Callable[[Result], str],
) -> None:
    """Look at the games that were `played` before, then play, keep and look at the others, with a progress bar.

    `look` gives what the bar tells besides how far it is. An interruption ends it without complaint, unless there is
    nothing to show.
    """
    with progress_bar() as bar:
        task = bar.add_task(speech.say("lab-playing"), total=plan.games)
        done = 0
        for result in played:
            look(result)
            done += 1
        # The games of before say nothing about how fast the others come.
        bar.reset(task, completed=done)
        pace = Pace()
        try:
            for result in engine.play(plan, done) if done < plan.games else ():
                keep(result)
                done += 1
                told = look(result)
                if pace.beat():
                    rate = speech.say("lab-rate", rate=pace.rate())
                    bar.update(task, completed=done, description=" · ".join(filter(None, (rate, told))))
        except KeyboardInterrupt:
            if not done:
                raise


class Pace:
    """How fast something goes, told now and then."""

    def __init__(self) -> None:
        self._start = self._told = time.monotonic()
        self._count = 0

    def beat(self) -> bool:
        """Count one more; True if it is time to tell."""
        self._count += 1
        now = time.monotonic()
        if now - self._told < SECONDS_BETWEEN_TELLING:
            return False
        self._told = now
        return True

    def rate(self) -> str:
        """So many a second."""
        return f"{self._count / (self._told - self._start):.1f}"


def tell_if_interrupted(plan: Plan, played: int, speech: Speech, out: Path | None) -> None:
    """Say on stderr that fewer games than planned are shown, and where they are kept."""
    if played < plan.games:
        typer.echo(speech.say("lab-interrupted", count=played, games=plan.games), err=True)
        if out is not None:
            typer.echo(speech.say("lab-kept", file=str(out)), err=True)
