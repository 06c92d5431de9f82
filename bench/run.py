"""`make bench`: our engine, compiled and interpreted, beside its peers, the learning environments beside theirs,
simulation by one process and two, and the server under load, all in one run.

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

from adapters import OURS, AdapterFigure, adapter_table, measure_adapters
from load import FASTEST, Load, measure_server
from peers import PEERS, MissingPeer, PeerFigure
from scaling import Scaling, measure_scaling

HERE = Path(__file__).parent
Figure = dict[str, Any]
TABLES = 200
LATEST_MS = 50.0
"""What we promise of the delay from a choice to its last receiver, at the 99th percentile."""


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
    done = subprocess.run(command, env=environment, check=True, capture_output=True, text=True)
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
        yield Promise(f"{game} compiled, scenes per 200 µs", 200 / fast["scene_us"], 1)
        yield Promise(f"{game} compiled, unheard / heard", fast["stepped"] / fast["heard"], 1)


def table(compiled: list[Figure], pure: list[Figure], peers: dict[str, PeerFigure]) -> Iterator[str]:
    yield "| engine | game | decisions/s, stepped | events heard | playout inside | copy, µs | scene, µs |"
    yield "| --- | --- | --- | --- | --- | --- | --- |"
    for figures, build in ((compiled, "compiled"), (pure, "interpreted")):
        for figure in figures:
            rates = " | ".join(f"{figure[name] / 1000:,.0f} k" for name in ("stepped", "heard", "inside"))
            costs = f"{figure['copy_us']:.2f} | {figure['scene_us']:.0f}"
            yield f"| siegeworks, {build} | {figure['game']} | {rates} | {costs} |"
    for peer in peers.values():
        yield f"| {peer.name} | {peer.game} | {peer.decisions_per_s / 1000:,.0f} k | – | – | {peer.copy_us:.2f} | – |"


def adapter_promises(figures: list[AdapterFigure]) -> Iterator[Promise]:
    """Many games at once against the fastest environment of PettingZoo's, both on one core."""
    classic = max((each.decisions_per_s for each in figures if each.library == "PettingZoo"), default=0.0)
    for each in figures:
        if each.library == OURS and each.interface == "arrays" and classic:
            yield Promise(f"{each.game}, arrays / PettingZoo classic", each.decisions_per_s / classic, 10)


def scaling_promise(scaling: Scaling) -> Promise:
    return Promise("games simulated, two processes / one", scaling.ratio, 1.8)


def load_promises(loads: list[Load]) -> Iterator[Promise]:
    for each in loads:
        if each.wanted == FASTEST:
            yield Promise("server, decisions/s as fast as it goes", each.decisions_per_s, 500, 1000)
        else:
            text = f"server, {LATEST_MS:g} ms / p99 at {each.wanted:g} decisions/s"
            yield Promise(text, LATEST_MS / each.p99_ms, 1 if each.wanted <= 500 else 0, 1)


def load_table(loads: list[Load]) -> Iterator[str]:
    yield "| tables | sockets | decisions/s wanted | made | p50, ms | p99, ms | worst, ms | KiB a table |"
    yield "| --- | --- | --- | --- | --- | --- | --- | --- |"
    for each in loads:
        wanted = "as fast as it goes" if each.wanted == FASTEST else f"{each.wanted:,.0f}"
        delays = " | ".join(f"{delay:.1f}" for delay in (each.p50_ms, each.p99_ms, each.worst_ms))
        yield (
            f"| {each.tables} | {each.sockets} | {wanted} | {each.decisions_per_s:,.0f} | {delays} "
            f"| {each.kib_per_table:,.0f} |"
        )


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
    peers = measure_peers(seconds)
    adapters = measure_environments(seconds)
    print("siegeworks: measuring simulation by one process and two", file=sys.stderr)
    scaling = measure_scaling(4 * seconds)
    print("siegeworks: measuring the server", file=sys.stderr)
    loads = measure_server(TABLES, [500.0, 1000.0, FASTEST], 2 * seconds)
    for lines in (table(compiled, pure, peers), adapter_table(adapters), load_table(loads)):
        print("\n".join(lines), end="\n\n")
    print("| promise | measured | wanted | |\n| --- | --- | --- | --- |")
    kept = [
        *promises(compiled, pure, peers),
        *adapter_promises(adapters),
        scaling_promise(scaling),
        *load_promises(loads),
    ]
    print("\n".join(promise.line() for promise in kept))
    complete = len(peers) == len(PEERS) and adapters
    return 0 if all(promise.measured >= promise.least for promise in kept) and complete else 1


def measure_peers(seconds: float) -> dict[str, PeerFigure]:
    """The figures of all peers that are installed."""
    figures: dict[str, PeerFigure] = {}
    for name, measure in PEERS.items():
        print(f"siegeworks: measuring {name}", file=sys.stderr)
        try:
            figures[name] = measure(seconds)
        except MissingPeer as missing:
            print(f"siegeworks: {missing}", file=sys.stderr)
    return figures


def measure_environments(seconds: float) -> list[AdapterFigure]:
    """The figures of all learning environments; none if one cannot be used."""
    print("siegeworks: measuring the learning environments", file=sys.stderr)
    try:
        return measure_adapters(seconds)
    except MissingPeer as missing:
        print(f"siegeworks: {missing}", file=sys.stderr)
        return []


if __name__ == "__main__":
    sys.exit(main())
