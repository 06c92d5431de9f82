"""What a decision costs by part: where the processor time of a server under full load goes.

    python bench/decision_parts.py [--tables 200] [--seconds 30]

The server notes every few milliseconds of its own processor time which functions are running; other programs on the
machine do not count. Each note belongs to the first part below that names one of these functions.
"""

import argparse
import json
import signal
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from types import FrameType

import uvloop

from load import FASTEST, Load, load, serve_load, serving

EVERY = 0.004
"""Seconds of processor time between two notes."""
PARTS = {
    "opening tables, joining, whole tables": (
        "RequestResponseCycle.run_asgi", "GuardedHttpProtocol.data_received", "Broadcast.whole", "HostedTable._start",
    ),
    "link of the log": ("StateDigests.of", "Entry.linked"),
    "rules": ("Match.play_all",),
    "bots": ("BotThinking.answer", "BotThinking.start"),
    "lines in words": ("Presenter.line",),
    "scene": ("ShownScenes.changes", "ShownScenes.note_step"),
    "threats in words": ("Wording.threats",),
    "actions in words": ("Presenter.actions",),
    "the rest of the decision": ("Broadcast.decision",),
    "sending": ("Outbox.write", "Outbox.send"),
    "the rest of the message, encoding": ("Broadcast.notify", "TurnWatch.follow.<locals>.notify"),
    "history": ("History.add_all",),
    "handing over to the writer": ("TableStorage.append", "_answer"),
    "receiving, limits": (
        "serve_connection", "GuardedSocketProtocol.data_received", "WebSocketsSansIOProtocol.run_asgi",
    ),
    "queue of the table": ("HostedTable._serve_queue",),
}  # fmt: skip
OTHER = "event loop and the rest"


def part_of(frame: FrameType | None) -> str:
    """The part that the running functions belong to."""
    running = set[str]()
    while frame is not None:
        running.add(frame.f_code.co_qualname)
        frame = frame.f_back
    return next((part for part, names in PARTS.items() if running.intersection(names)), OTHER)


def serve_watched(home: str) -> None:
    """Serve; on SIGUSR1 begin to take notes, on SIGUSR2 write them down beside the database."""
    notes: Counter[str] = Counter()

    def begin(*_: object) -> None:
        notes.clear()
        signal.setitimer(signal.ITIMER_PROF, EVERY, EVERY)

    def end(*_: object) -> None:
        signal.setitimer(signal.ITIMER_PROF, 0)
        written = Path(home, "notes.part")
        written.write_text(json.dumps(notes))
        written.rename(Path(home, "notes.json"))

    signal.signal(signal.SIGPROF, lambda _signal, frame: notes.update([part_of(frame)]))
    signal.signal(signal.SIGUSR1, begin)
    signal.signal(signal.SIGUSR2, end)
    serve_load(home, None, 1)


def measure(tables: int, seconds: float) -> tuple[Load, dict[str, int]]:
    """The load, and how often each part was noted during it."""
    with tempfile.TemporaryDirectory() as home, serving(program=__file__, home=home) as (port, process):
        found = uvloop.run(load(port, process, tables, FASTEST, seconds, (signal.SIGUSR1, signal.SIGUSR2)))
        while not Path(home, "notes.json").exists():
            time.sleep(0.1)
        return found, json.loads(Path(home, "notes.json").read_text())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=30.0)
    asked = parser.parse_args()
    found, notes = measure(asked.tables, asked.seconds)
    total = sum(notes.values())
    print(f"| part | µs a decision | of {1000 * found.cpu_ms:.0f} µs |\n| --- | --- | --- |")
    for part in [*PARTS, OTHER]:
        share = notes.get(part, 0) / total
        print(f"| {part} | {1000 * found.cpu_ms * share:.0f} | {share:.1%} |")
    print(f"{total} notes, {found.decisions_per_s:.0f} decisions/s")


if __name__ == "__main__":
    if len(sys.argv) > 2 and sys.argv[1] == "--serve":
        serve_watched(sys.argv[2])
    else:
        main()
