"""Games on a Ray cluster: tasks for its workers, results in order, the same as from processes of this machine.

Ray itself begins a task again whose worker or node died. Only so many tasks are given out at a time, so a run may be
as long as one likes, and nothing that was begun is lost but what was not finished.
"""

import logging
import os
import socket
import warnings
from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from itertools import islice
from types import ModuleType, TracebackType
from typing import Any

from siegeworks.games import load_game
from siegeworks.kernel.game import AnyGame
from siegeworks.kernel.problem import Problem, Problems
from siegeworks.lab.extras import need
from siegeworks.lab.simulate import Games, Plan, Result, default_workers, play_some, tasks, worker_game
from siegeworks.workers.ordered import MOST_TRIES

TASKS_AHEAD = 4
"""For each processor of the cluster, so many tasks are given out beyond the one whose result is next."""
STDERR = 2
LONGEST_KNOCK = 5.0
"""Seconds in which a cluster must take a call. Ray itself would try for minutes."""

Rules = tuple[int, str]
"""The version of the rules and the digest of the content: what a node must have in common with us."""


class RayEngine:
    """Plays on the cluster at `address`, or on a Ray of our own on this machine, with so many processors."""

    def __init__(self, address: str | None, workers: int | None) -> None:
        self._ray = need("ray", "ray")
        if address is not None:
            _knock(address)
        self._address = address
        self._workers = workers
        self._connected_here = False

    def play(self, plan: Plan, first: int) -> Iterator[Result]:
        """The results of all games from number `first` on, in order."""
        ray = self._ray
        if not ray.is_initialized():
            _connect(ray, self._address, self._workers)
            self._connected_here = True
        processors = self._workers or max(1, int(ray.cluster_resources().get("CPU", 1)))
        return _play(ray, plan, first, processors * TASKS_AHEAD)

    def __enter__(self) -> "RayEngine":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._connected_here:
            self._ray.shutdown()
            self._connected_here = False


def _play(ray: ModuleType, plan: Plan, first: int, most: int) -> Iterator[Result]:
    rules = _rules(load_game(plan.game, plan.pack))
    waiting = tasks(plan, first)
    begun: deque[tuple[Games, Any]] = deque()
    with _loss_told(ray):
        remote = ray.remote(max_retries=MOST_TRIES - 1)(_play_there)
        shared = ray.put(plan)

        def begin(count: int) -> None:
            begun.extend((games, remote.remote(shared, rules, games)) for games in islice(waiting, count))

        try:
            begin(most)
            while begun:
                games, promise = begun.popleft()
                results = _kept(ray, promise, games)
                begin(1)
                yield from results
        finally:
            # A cluster that is gone cannot be told to stop; that it is gone is what should be heard.
            with suppress(ray.exceptions.RayError, ConnectionError):
                for _, promise in begun:
                    ray.cancel(promise, force=True)


@contextmanager
def _loss_told(ray: ModuleType) -> Iterator[None]:
    """Tell a cluster that does not answer any more as a problem."""
    try:
        yield
    except ray.exceptions.RayTaskError:
        raise  # a mistake of ours in a game, which is told with its traceback
    except (ray.exceptions.RayError, ConnectionError) as error:
        raise Problem("lab-ray-lost", reason=_first_line(error)) from None


def _kept(ray: ModuleType, promise: Any, games: Games) -> list[Result]:
    """The results of a task; tells what became of its workers as a problem."""
    errors = ray.exceptions
    try:
        results: list[Result] | None = ray.get(promise)
    except (errors.WorkerCrashedError, errors.NodeDiedError, errors.OutOfMemoryError, errors.ObjectLostError):
        raise Problem("lab-ray-worker", first=games[0], times=MOST_TRIES) from None
    if results is None:
        raise Problem("lab-ray-content")
    return results


def _rules(game: AnyGame) -> Rules:
    return game.rules_version, game.content_digest


def _play_there(plan: Plan, rules: Rules, games: Games) -> list[Result] | None:
    """Play the games of a task on a node of the cluster; None if it cannot play by the same rules."""
    try:
        game = worker_game(plan.game, plan.pack)
    except (Problem, Problems):
        return None  # its content pack is not there, or is another one
    return play_some(plan, games) if _rules(game) == rules else None


def _connect(ray: ModuleType, address: str | None, workers: int | None) -> None:
    """Connect to Ray, quietly and without reports to its makers."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    quiet: dict[str, Any] = {"log_to_driver": False, "logging_level": logging.ERROR}
    with warnings.catch_warnings():
        # Ray warns its users of changes to come in itself.
        warnings.simplefilter("ignore")
        if address is None:
            _start(ray, num_cpus=workers or default_workers(), include_dashboard=False, **quiet)
        else:
            _reach(ray, address, **quiet)


def _start(ray: ModuleType, **settings: Any) -> None:
    try:
        # An address in the environment names a cluster; it is asked for by --address only.
        ray.init(address="local", **settings)
    except Exception as error:
        raise Problem("lab-ray-start", reason=_first_line(error)) from None


def _reach(ray: ModuleType, address: str, **settings: Any) -> None:
    try:
        with _silence():
            ray.init(address=address, **settings)
    except Exception:
        raise Problem("lab-ray-address", address=address) from None


@contextmanager
def _silence() -> Iterator[None]:
    """Nothing on stderr: a cluster that refuses us is told by Ray in lines of its own, past all settings."""
    stderr = os.dup(STDERR)
    nowhere = os.open(os.devnull, os.O_WRONLY)
    try:
        os.dup2(nowhere, STDERR)
        yield
    finally:
        os.dup2(stderr, STDERR)
        os.close(nowhere)
        os.close(stderr)


def _knock(address: str) -> None:
    """Refuse soon where nobody answers; `auto` and the like name no machine, and are found or not found by Ray."""
    host, colon, port = address.rpartition("//")[2].rpartition(":")
    if not colon:
        return
    try:
        socket.create_connection((host, int(port)), LONGEST_KNOCK).close()
    except (OSError, ValueError, OverflowError):
        raise Problem("lab-ray-address", address=address) from None


def _first_line(error: Exception) -> str:
    """What an error says, without the pages that may follow."""
    return (str(error).strip() or type(error).__name__).splitlines()[0].rstrip(".")
