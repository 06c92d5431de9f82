"""Small runs for the tests of the report, made by hand: rows of games without playing any."""

import json
from pathlib import Path
from typing import Any

import pyarrow as pa
import pyarrow.parquet as pq

from siegeworks.kernel.chance import child_seed
from siegeworks.lab.runs import folder as run_folder
from siegeworks.lab.runs.columns import schema

DIGEST = "0123456789abcdef"


def game(number: int, **different: Any) -> dict[str, Any]:
    """A row: a game of two dwarves that was lost, but for what is said otherwise."""
    row = {
        "number": number, "seed": f"seed {number}", "game": "runedar", "seats": 2, "difficulty": "easy",
        "content": DIGEST, "bots": ["greedy", "greedy"], "winners": [], "first": 0, "reason": "gold", "score": 0,
        "turns": 10, "decisions": 100, "facts": [], "uses": [], "uses_by_seat": None,
    }  # fmt: skip
    return row | different


def turn(number: int, gold: int, level: int = 1, **different: int) -> dict[str, int]:
    """The table at the end of a turn."""
    counts = {"siege": 50, "orcs": 0, "trolls": 0, "towers": 0, "catapults": 0, "rubble": 0}
    return {"turn": number, "gold": gold, "level": level, **counts, **different}


def table(rows: list[dict[str, Any]]) -> Any:
    return pa.Table.from_pylist(rows, schema(rows[0]["game"] if rows else "runedar"))


def dwarves(games: int = 60, **different: Any) -> list[dict[str, Any]]:
    """Games of two cells that differ in all that a report tells."""
    rows = []
    for number in range(games):
        won = number % 3 == 0
        reason = "won" if won else ("siege", "gold", "orc", "troll", "catapult")[number % 5]
        length = 8 + number % 5
        curve = [turn(each + 1, 20 - each, 1 + each // 3, orcs=each % 4, towers=each % 2) for each in range(length)]
        uses = [("starting worn_crowbar", 2)] if number % 2 else []
        uses += [("upgrade axe", 1)] if number % 4 < 2 else []
        shape = {"difficulty": ("easy", "hard")[number % 2], "first": number // 2 % 2, "turns": length}
        ending = {"winners": [0, 1] if won else [], "reason": reason, "uses": uses, "curve": curve}
        rows.append(game(number, **shape, **ending, decisions=50 + number, **different))
    return rows


def rivals(games: int = 60, bots: tuple[str, ...] = ("greedy", "random"), **different: Any) -> list[dict[str, Any]]:
    rows = []
    for number in range(games):
        winner = None if number % 10 == 9 else number % 3 % 2
        walls = [
            {"turn": 2 * each, "seat": seat, "walls": 4 - each * (seat != winner), "castle": True, "hand": 3}
            for each in (1, 2)
            for seat in (0, 1)
        ]
        reason = "drawn" if winner is None else ("breached", "assaulted")[number % 2]
        shape = {"game": "castlecards", "difficulty": None, "bots": list(bots), "first": number % 2}
        ending = {"winners": [] if winner is None else [winner], "reason": reason, "turns": 4 + number % 3}
        # Each has the ram in turn; seat 0 adds ladders where it wins.
        by_seat = [[("weapon ram", 1)] if seat == number % 2 else [] for seat in (0, 1)]
        by_seat[0] += [("weapon ladders", 1)] if winner == 0 else []
        uses = {"uses": [use for seat in by_seat for use in seat], "uses_by_seat": by_seat}
        rows.append(game(number, **shape, **ending, **uses, walls=walls, **different))
    return rows


def write_run(folder: Path, rows: list[dict[str, Any]], seed: str = "1") -> Path:
    """A run folder as `siegeworks sim --out` leaves it: a cell folder for each seats and difficulty.

    Games are numbered in each cell, and have the seeds of their numbers.
    """
    cells: dict[tuple[int, str | None], list[dict[str, Any]]] = {}
    for row in rows:
        cells.setdefault((row["seats"], row["difficulty"]), []).append(row)
    for (seats, difficulty), own in cells.items():
        cell = folder / f"seats-{seats}-{difficulty}"
        cell.mkdir(parents=True)
        settings = {"seats": str(seats)} | ({} if difficulty is None else {"difficulty": difficulty})
        document = {"format": run_folder.FORMAT, "game": own[0]["game"], "settings": settings, "bots": own[0]["bots"]}
        (cell / run_folder.RUN_FILE).write_text(json.dumps(document | {"seed": seed, "content": own[0]["content"]}))
        numbered = [row | {"number": at, "seed": child_seed(seed, "game", at)} for at, row in enumerate(own)]
        pq.write_table(table(numbered), run_folder.part_file(cell, 0))
    return folder
