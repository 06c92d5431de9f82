"""`make bench`: our engine, compiled and interpreted, beside its peers, all in one run.

Ratios within one run are what counts; machines are noisy. Exits with 1 if a ratio that we promise is missed.
"""

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from peers import PEERS, MissingPeer, PeerFigure

HERE = Path(__file__).parent
Figure = dict[str, Any]


@dataclass(frozen=True)
class Promise:
    """A ratio we promise, what was measured, and what we aim at."""

    text: str
    measured: float
    least: float
    aim: float | None = None

    def line(self) -> str:
        verdict = "kept" if self.measured >= self.least else "MISSED"
        aim = f", aim {self.aim:g}" if self.aim else ""
        return f"| {self.text} | {self.measured:.3g} | ≥ {self.least:g}{aim} | {verdict} |"


def engine(seconds: float, *, pure: bool) -> list[Figure]:
    """Our figures from a process of their own, so that the build can be chosen."""
    environment = os.environ | ({"SIEGEWORKS_PURE": "1"} if pure else {})
    command = [sys.executable, str(HERE / "engine.py"), "--seconds", str(seconds)]
    done = subprocess.run(command, env=environment, check=True, capture_output=True, text=True)  # noqa: S603 - our own script
    figures: list[Figure] = json.loads(done.stdout)
    return figures


def promises(compiled: list[Figure], pure: list[Figure], peers: dict[str, PeerFigure]) -> Iterator[Promise]:
    for fast, slow in zip(compiled, pure, strict=True):
        game = fast["game"]
        if "catanatron" in peers:
            catan = peers["catanatron"].decisions_per_s
            yield Promise(f"{game} compiled, stepped / catanatron", fast["stepped"] / catan, 10)
            yield Promise(f"{game} interpreted, stepped / catanatron", slow["stepped"] / catan, 2)
        if "openspiel" in peers:
            hanabi = peers["openspiel"].decisions_per_s
            yield Promise(f"{game} compiled, stepped / OpenSpiel hanabi", fast["stepped"] / hanabi, 1.5, 4)
        yield Promise(f"{game} compiled, playout inside, M decisions/s", fast["inside"] / 1e6, 0.5, 2)
        yield Promise(f"{game} compiled, copies per 5 µs", 5 / fast["copy_us"], 1)
        yield Promise(f"{game} compiled, unheard / heard", fast["stepped"] / fast["heard"], 1)


def table(compiled: list[Figure], pure: list[Figure], peers: dict[str, PeerFigure]) -> Iterator[str]:
    yield "| engine | game | decisions/s, stepped | events heard | playout inside | copy, µs |"
    yield "| --- | --- | --- | --- | --- | --- |"
    for figures, build in ((compiled, "compiled"), (pure, "interpreted")):
        for figure in figures:
            rates = " | ".join(f"{figure[name] / 1000:,.0f} k" for name in ("stepped", "heard", "inside"))
            yield f"| siegeworks, {build} | {figure['game']} | {rates} | {figure['copy_us']:.2f} |"
    for peer in peers.values():
        yield f"| {peer.name} | {peer.game} | {peer.decisions_per_s / 1000:,.0f} k | – | – | {peer.copy_us:.2f} |"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=8.0, help="for each engine and build")
    seconds = parser.parse_args().seconds
    print("siegeworks: measuring the compiled build", file=sys.stderr)
    compiled = engine(seconds, pure=False)
    if not all(figure["compiled"] for figure in compiled):
        print("siegeworks: the rules are not compiled; install a C compiler and run make setup", file=sys.stderr)
        return 1
    print("siegeworks: measuring the interpreted build", file=sys.stderr)
    pure = engine(seconds, pure=True)
    peers: dict[str, PeerFigure] = {}
    for name, measure in PEERS.items():
        print(f"siegeworks: measuring {name}", file=sys.stderr)
        try:
            peers[name] = measure(seconds)
        except MissingPeer as missing:
            print(f"siegeworks: {missing}", file=sys.stderr)
    print("\n".join(table(compiled, pure, peers)))
    print("\n| promise | measured | wanted | |\n| --- | --- | --- | --- |")
    kept = list(promises(compiled, pure, peers))
    print("\n".join(promise.line() for promise in kept))
    return 0 if all(promise.measured >= promise.least for promise in kept) and len(peers) == len(PEERS) else 1


if __name__ == "__main__":
    sys.exit(main())
