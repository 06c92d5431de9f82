"""The Chronicles (R-SCORE): every finished game that counts, one line of JSON each, only ever appended to."""

import json
from collections.abc import Iterable
from dataclasses import asdict, dataclass, fields
from pathlib import Path
from typing import Any

from siegeworks.kernel.game import parse_options
from siegeworks.kernel.problem import Problem
from siegeworks.store import files
from siegeworks.store.tables import EndedTable, Ending, finished_games


@dataclass(frozen=True, slots=True)
class Chronicle:
    """One finished game. What `score` counts depends on the game, and on whether it was won or lost."""

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
    """How often the seats agreed to go back."""
    hints: int = 0
    """How many hints the coach gave."""
    table: str | None = None
    """The id of the server's table it was played at, if any."""

    @property
    def won(self) -> bool:
        return self.result == "won"


@dataclass(frozen=True, slots=True)
class ChronicleFile:
    """The entries of the Chronicles, and a problem for each line that cannot be read; such lines stay in the file."""

    entries: list[Chronicle]
    notices: list[Problem]


class Chronicles:
    """The file of the games played at the terminal."""

    def __init__(self, home: Path) -> None:
        self.path = home / "chronicles.jsonl"

    def read(self) -> ChronicleFile:
        found = ChronicleFile([], [])
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
        """Enter a game, unless its log has been entered already."""
        files.make_folder(self.path.parent)
        if any(known.log == entry.log for known in self.read().entries):
            return
        line = json.dumps(asdict(entry), ensure_ascii=False)
        files.append(self.path, f"{'' if self._ends_with_line() else chr(10)}{line}\n")

    def _ends_with_line(self) -> bool:
        """False if a crash left a line without its end: a new entry then begins with a line break."""
        data = files.read_bytes(self.path) if self.path.is_file() else b""
        return not data or data.endswith(b"\n")


def chronicle(
    ending: Ending,
    *,
    game: str,
    options: str,
    names: Iterable[str],
    content: str,
    log: str,
    hints: int,
    table: str | None = None,
) -> Chronicle:
    """The entry of a finished game, whatever kind of table it was played at."""
    settings = parse_options(options)
    return Chronicle(
        date=ending.date,
        game=game,
        result=ending.result,
        score=ending.score,
        difficulty=settings.get("difficulty", ""),
        seats=int(settings["seats"]),
        names=tuple(names),
        rank=ending.rank or "",
        content=content,
        log=log,
        rewinds=ending.rewinds,
        hints=hints,
        table=table,
    )


def all_chronicles(home: Path) -> ChronicleFile:
    """The games played at the terminal and those played at the tables of a server."""
    read = Chronicles(home).read()
    return ChronicleFile([*read.entries, *(_of_table(game) for game in finished_games(home))], read.notices)


def _of_table(game: EndedTable) -> Chronicle:
    return chronicle(
        game.ending,
        game=game.game,
        options=game.options,
        names=game.names,
        content=game.content,
        log=game.table,
        hints=game.hints,
        table=game.table,
    )


def ranked(entries: list[Chronicle]) -> tuple[list[Chronicle], list[Chronicle]]:
    """R-SCORE: wins and losses, each the highest score first; of equals the older one first."""
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
