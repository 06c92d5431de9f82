"""Plays a plan for a command: with a progress bar, and with every finished game kept if there is a place for it."""

import time
from collections.abc import Callable, Iterable
from itertools import islice
from pathlib import Path

import typer

from siegeworks.cli.progress import progress_bar
from siegeworks.games import load_game
from siegeworks.i18n.speech import Speech
from siegeworks.lab.engines import Engine, Processes
from siegeworks.lab.keeping import Keeper
from siegeworks.lab.record import Record
from siegeworks.lab.simulate import Plan, Result
from siegeworks.lab.statistics import Summary, Tally

SECONDS_BETWEEN_TELLING = 0.1


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
