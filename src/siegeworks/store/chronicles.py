"""The Chronicles (R-SCORE): every finished game that counts, one line of JSON each, only ever appended to."""

import json
from dataclasses import asdict, dataclass, fields
from pathlib import Path
from typing import Any

from siegeworks.kernel.problem import Problem
from siegeworks.store import files
from siegeworks.store.records import Chronicle, ChronicleQuery
from siegeworks.store.tables import TableStore

TEAM_WON = "won"
"""The result of a team that won."""


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

    def size(self) -> int:
        """How many bytes it has; it only ever grows."""
        return self.path.stat().st_size if self.path.is_file() else 0

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


@dataclass(frozen=True, slots=True)
class ChronicleList:
    """A part of the wins or of the losses, and whether there are more after it."""

    entries: list[Chronicle]
    more: bool


class AllChronicles:
    """The games played at the terminal and those played at the tables of a server, the best first."""

    def __init__(self, home: Path, store: TableStore | None) -> None:
        read = Chronicles(home).read()
        self._own = read.entries
        self.notices = read.notices
        self._store = store

    def part(self, query: ChronicleQuery, *, won: bool, start: int = 0, most: int | None = None) -> ChronicleList:
        """R-SCORE: wins or losses from a place on, as many as are asked for."""
        own = [entry for entry in self._own if entry.won == won and query.fits(entry)]
        # Of the tables only as many are read as can be on the page: each game of the terminal moves it by one at most.
        skipped = max(0, start - len(own))
        wanted = None if most is None else start + most + 1 - skipped
        stored = [] if self._store is None else self._store.chronicles(query, won=won, start=skipped, most=wanted)
        entries = sorted([*own, *stored], key=_best_first)[start - skipped :]
        return ChronicleList(entries[:most], most is not None and len(entries) > most)

    def kinds(self) -> list[tuple[str, str, int]]:
        """Game, difficulty and number of seats of all games, each combination once."""
        own = {(entry.game, entry.difficulty, entry.seats) for entry in self._own}
        return sorted(own | set([] if self._store is None else self._store.chronicle_kinds()))


def _best_first(entry: Chronicle) -> tuple[int, str, str]:
    """R-SCORE: the highest score first; of equals the older one."""
    return -entry.score, entry.date, entry.log


def ranked(entries: list[Chronicle]) -> tuple[list[Chronicle], list[Chronicle]]:
    """R-SCORE: wins and losses, each the best first."""
    best_first = sorted(entries, key=_best_first)
    return [entry for entry in best_first if entry.won], [entry for entry in best_first if not entry.won]


def _parse(line: bytes) -> Chronicle | None:
    try:
        value = json.loads(line)
    except (ValueError, RecursionError):
        return None
    if not isinstance(value, dict):
        return None
    known = {field.name: value.get(field.name, field.default) for field in fields(Chronicle)}
    if "winners" not in value and type(value.get("seats")) is int:
        # Before rivals were entered there were only teams, which won together.
        known["winners"] = list(range(value["seats"])) if value.get("result") == TEAM_WON else []
    if not all(_fits(name, found) for name, found in known.items()):
        return None
    return Chronicle(**known | {"names": tuple(known["names"]), "winners": tuple(known["winners"])})


def _fits(name: str, value: Any) -> bool:
    if name == "names":
        return isinstance(value, list) and all(isinstance(entry, str) for entry in value)
    if name == "winners":
        return isinstance(value, list) and all(type(entry) is int for entry in value)
    if name in ("score", "seats", "rewinds", "hints"):
        return type(value) is int
    if name == "table" and value is None:
        return True
    return isinstance(value, str)
