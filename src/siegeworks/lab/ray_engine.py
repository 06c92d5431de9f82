"""Games on a Ray cluster: the same results in the same order as from processes of this machine.

Ray itself restarts a task whose worker or node died. Only a limited number of tasks is submitted at a time, so a run
may have any length.
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
from siegeworks.kernel.extras import need
from siegeworks.kernel.game import AnyGame
from siegeworks.kernel.problem import Problem, Problems
from siegeworks.lab.simulate import Games, Result, RunPlan, default_workers, play_some, tasks, worker_game
from siegeworks.workers.ordered import MOST_TRIES

TASKS_AHEAD = 4
"""For each processor of the cluster, so many tasks are submitted beyond the next result."""
STDERR = 2
CONNECT_SECONDS = 5.0
"""Seconds within which a cluster must accept a connection. Ray itself would try for minutes."""

Rules = tuple[int, str]
"""The version of the rules and the digest of the content: what a node must have in common with us."""


class RayEngine:
    """Plays on the cluster at `address`, or on a local Ray with so many processors."""

    def __init__(self, address: str | None, workers: int | None) -> None:
        self._ray = need("ray", "ray")
        if address is not None:
            _check_reachable(address)
        self._address = address
        self._workers = workers
        self._connected_here = False

    def play(self, plan: RunPlan, first: int) -> Iterator[Result]:
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


def _play(ray: ModuleType, plan: RunPlan, first: int, most: int) -> Iterator[Result]:
    rules = _rules(load_game(plan.game, plan.pack))
    waiting = tasks(plan, first)
    begun: deque[tuple[Games, Any]] = deque()
    with _loss_as_problem(ray):
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
            # A lost cluster cannot cancel anything, and its loss is the problem to report.
            with suppress(ray.exceptions.RayError, ConnectionError):
                for _, promise in begun:
                    ray.cancel(promise, force=True)


@contextmanager
def _loss_as_problem(ray: ModuleType) -> Iterator[None]:
    """Turn the loss of the cluster into a problem."""
    try:
        yield
    except ray.exceptions.RayTaskError:
        raise  # a bug in a game, shown with its traceback
    except (ray.exceptions.RayError, ConnectionError) as error:
        raise Problem("lab-ray-lost", reason=_first_line(error)) from None


def _kept(ray: ModuleType, promise: Any, games: Games) -> list[Result]:
    """The results of a task; the death of its workers becomes a problem."""
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


def _play_there(plan: RunPlan, rules: Rules, games: Games) -> list[Result] | None:
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
        # Without "local", Ray would use an address from the environment; only --address may name a cluster.
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
    """Silence stderr: Ray reports a cluster that refuses us there, regardless of its log settings."""
    stderr = os.dup(STDERR)
    nowhere = os.open(os.devnull, os.O_WRONLY)
    try:
        os.dup2(nowhere, STDERR)
        yield
    finally:
        os.dup2(stderr, STDERR)
        os.close(nowhere)
        os.close(stderr)


def _check_reachable(address: str) -> None:
    """Refuse an address that does not answer soon; names without a port, such as `auto`, are left to Ray."""
    host, colon, port = address.rpartition("//")[2].rpartition(":")
    if not colon:
        return
    try:
        socket.create_connection((host, int(port)), CONNECT_SECONDS).close()
    except (OSError, ValueError, OverflowError):
        raise Problem("lab-ray-address", address=address) from None


def _first_line(error: Exception) -> str:
    """What an error says, without the pages that may follow."""
    return (str(error).strip() or type(error).__name__).splitlines()[0].rstrip(".")
