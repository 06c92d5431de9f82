"""The Chronicles (R-SCORE): every finished game, one line of JSON each, only ever appended to."""

import json
from dataclasses import asdict, dataclass, fields
from pathlib import Path
from typing import Any

from siegeworks.kernel.game import parse_options
from siegeworks.kernel.problem import Problem
from siegeworks.store import files
from siegeworks.store.tables import Finished, finished_games


@dataclass(frozen=True, slots=True)
class Chronicle:
    """One finished game. `score` counts gold if it was won, goblins if it was lost."""

    date: str
    game: str
    result: str
    score: int
    difficulty: str
    seats: int
    names: tuple[str, ...]
    rank: str
    content: str
    log: str
    """The name of its log in the folder of saved games, or the id of the table it was played at."""
    rewinds: int = 0
    """How often the table agreed to go back."""
    hints: int = 0
    """How often the coach was asked."""
    table: str | None = None
    """The table of a server it was played at, if it was."""

    @property
    def won(self) -> bool:
        return self.result == "won"


@dataclass(frozen=True, slots=True)
class Read:
    """What the Chronicles hold, and the lines that could not be read; those stay in the file as they are."""

    entries: list[Chronicle]
    notices: list[Problem]


class Chronicles:
    """The file of all finished games."""

    def __init__(self, home: Path) -> None:
        self.path = home / "chronicles.jsonl"

    def read(self) -> Read:
        found = Read([], [])
        if not self.path.is_file():
            return found
        for number, line in enumerate(files.read_bytes(self.path).split(b"\n"), start=1):
            if not line.strip():
                continue
            entry = _parse(line)
            if entry is None:
                found.notices.append(Problem("chronicle-line", file=str(self.path), line=number))
            else:
                found.entries.append(entry)
        return found

    def add(self, entry: Chronicle) -> None:
        """Enter a game; one whose log is entered already is not entered twice."""
        files.make_folder(self.path.parent)
        if any(known.log == entry.log for known in self.read().entries):
            return
        line = json.dumps(asdict(entry), ensure_ascii=False)
        files.append(self.path, f"{'' if self._ends_with_line() else chr(10)}{line}\n")

    def _ends_with_line(self) -> bool:
        """A line torn by a crash is closed, so that it does not swallow the next one."""
        data = files.read_bytes(self.path) if self.path.is_file() else b""
        return not data or data.endswith(b"\n")


def all_chronicles(home: Path) -> Read:
    """The games played at the terminal and those played at the tables of a server."""
    read = Chronicles(home).read()
    return Read([*read.entries, *(_of_table(game) for game in finished_games(home))], read.notices)


def _of_table(game: Finished) -> Chronicle:
    options = parse_options(game.options)
    return Chronicle(
        date=game.ending.date,
        game=game.game,
        result=game.ending.result,
        score=game.ending.score,
        difficulty=options.get("difficulty", ""),
        seats=int(options["seats"]),
        names=tuple(game.names),
        rank=game.ending.rank or "",
        content=game.content,
        log=game.table,
        rewinds=game.ending.rewinds,
        hints=game.hints,
        table=game.table,
    )


def ranked(entries: list[Chronicle]) -> tuple[list[Chronicle], list[Chronicle]]:
    """R-SCORE: wins by gold saved, losses by goblins defeated; of equals the older one first."""
    best_first = sorted(entries, key=lambda entry: (-entry.score, entry.date))
    return [entry for entry in best_first if entry.won], [entry for entry in best_first if not entry.won]


def _parse(line: bytes) -> Chronicle | None:
    try:
        value = json.loads(line)
    except (ValueError, RecursionError):
        return None
    if not isinstance(value, dict):
        return None
    known = {field.name: value.get(field.name, field.default) for field in fields(Chronicle)}
    if not all(_fits(name, found) for name, found in known.items()):
        return None
    return Chronicle(**known | {"names": tuple(known["names"])})


def _fits(name: str, value: Any) -> bool:
    if name == "names":
        return isinstance(value, list) and all(isinstance(entry, str) for entry in value)
    if name in ("score", "seats", "rewinds", "hints"):
        return type(value) is int
    if name == "table" and value is None:
        return True
    return isinstance(value, str)
