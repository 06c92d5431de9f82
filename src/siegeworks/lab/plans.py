"""Checked plans: from the options of a command to runs whose every name is known before the first game is played."""

from pathlib import Path
from typing import Any, TypeVar

from siegeworks.games import load_game
from siegeworks.kernel.game import AnyGame
from siegeworks.kernel.log import check_seed
from siegeworks.kernel.problem import Problem
from siegeworks.lab.engines import Engine, Processes
from siegeworks.lab.simulate import RunPlan, default_workers

MOST_GAMES = 10_000_000
MOST_WORKERS = 256
PROCESSES, RAY = "processes", "ray"
ENGINES = (PROCESSES, RAY)

SomePlan = TypeVar("SomePlan", bound=RunPlan)


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
    """An engine by name with so many workers, by default one for each processor."""
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
    """The seats and difficulties of a table: all there are, or the given ones."""
    seat_counts = [str(count) for count in game.seat_counts] if seats is None else _listed(seats)
    difficulties = list(game.settings.get("difficulty", ())) if difficulty is None else _listed(difficulty)
    for count in seat_counts:
        game.options({"seats": count})
    for name in difficulties:
        game.options({"difficulty": name})
    return [int(count) for count in seat_counts], difficulties


def _listed(text: str) -> list[str]:
    """The parts of a comma-separated list, each once, because equal cells would share a folder."""
    return list(dict.fromkeys(part.strip() for part in text.split(",")))


def cell_file(plan: RunPlan) -> str:
    """The name of the file with the games of one cell."""
    parts = [plan.game, *plan.bots, *(value for _, value in plan.settings)]
    return "-".join(parts).replace(":", "_") + ".jsonl"


def plan_json(plan: RunPlan) -> dict[str, Any]:
    return {**plan.document(load_game(plan.game, plan.pack)), "games": plan.games}
