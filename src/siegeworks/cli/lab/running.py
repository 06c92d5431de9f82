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
from siegeworks.lab.runs.games import GameJournal
from siegeworks.lab.runs.journal import keep_pack, pack_beside
from siegeworks.lab.runs.writer import CellWriter
from siegeworks.lab.simulate import Result, RunPlan
from siegeworks.lab.statistics import RunSummary, Tally

SECONDS_BETWEEN_UPDATES = 0.1


def run(
    plan: RunPlan,
    speech: Speech,
    workers: int,
    out: Path | None = None,
    rates: Callable[[Result], str] | None = None,
) -> list[Result]:
    """Play a plan with a progress bar on stderr; an interruption keeps what was played.

    Games that the file `out` holds are not played again, and every new one is added to it. `rates` is called
    with each result and returns the rates so far, for the bar.
    """
    results: list[Result] = []

    def look(result: Result) -> str:
        results.append(result)
        return "" if rates is None else rates(result)

    with Processes(workers) as engine:
        if out is None:
            play_on(plan, speech, engine, (), _forget, look)
        else:
            with GameJournal(out, plan, load_game(plan.game, plan.pack)) as journal:
                keep_pack(plan.pack, pack_beside(out))
                play_on(plan, speech, engine, islice(journal.results(), plan.games), journal.add, look)
    return results


def run_summed(
    plan: RunPlan, speech: Speech, engine: Engine, seats: int, writer: CellWriter | None = None
) -> RunSummary:
    """Play a plan as `run` does, but keep only sums in memory, so that it may have any length.

    Games that `writer` holds are not played again, every new one is added to it, and it is finished with the run.
    """
    tally = Tally(seats)

    def look(result: Result) -> str:
        tally.add(result)
        return ""

    if writer is None:
        play_on(plan, speech, engine, (), _forget, look)
    else:
        play_on(plan, speech, engine, islice(writer.results(), plan.games), writer.add, look)
        if writer.count == plan.games:
            writer.finish()
    return tally.summary()


def _forget(result: Result) -> None:
    """Keep nothing."""


def play_on(
    plan: RunPlan,
    speech: Speech,
    engine: Engine,
    played: Iterable[Result],
    keep: Callable[[Result], None],
    look: Callable[[Result], str],
) -> None:
    """Look at the games that were `played` before, then play, keep and look at the others, with a progress bar.

    `look` returns a text that the bar shows beside its progress. An interruption ends it quietly, unless there is
    nothing to show.
    """
    with progress_bar() as bar:
        task = bar.add_task(speech.say("lab-playing"), total=plan.games)
        done = 0
        for result in played:
            look(result)
            done += 1
        # Earlier games say nothing about the speed of this run.
        bar.reset(task, completed=done)
        pace = Pace()
        try:
            for result in engine.play(plan, done) if done < plan.games else ():
                keep(result)
                done += 1
                shown = look(result)
                if pace.beat():
                    rate = speech.say("lab-rate", rate=pace.rate())
                    bar.update(task, completed=done, description=" · ".join(filter(None, (rate, shown))))
        except KeyboardInterrupt:
            if not done:
                raise


class Pace:
    """Measures how fast something goes, for messages at intervals."""

    def __init__(self) -> None:
        self._start = self._last_update = time.monotonic()
        self._count = 0

    def beat(self) -> bool:
        """Count one more; True if it is time for a message."""
        self._count += 1
        now = time.monotonic()
        if now - self._last_update < SECONDS_BETWEEN_UPDATES:
            return False
        self._last_update = now
        return True

    def rate(self) -> str:
        """So many a second."""
        return f"{self._count / (self._last_update - self._start):.1f}"


def report_interruption(plan: RunPlan, played: int, speech: Speech, out: Path | None) -> None:
    """Say on stderr if fewer games than planned are shown, and where they are kept."""
    if played < plan.games:
        typer.echo(speech.say("lab-interrupted", count=played, games=plan.games), err=True)
        if out is not None:
            typer.echo(speech.say("lab-kept", file=str(out)), err=True)
