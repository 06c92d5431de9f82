"""Datasets: the games of a run as Parquet, one row for each game. docs/simulation.md says what the columns mean.

A run folder holds a folder for each cell (seats and difficulty). A cell folder holds `run.json` (what decides how its
games go), `games-00000000.parquet` and so on (each named by the number of its first game), and `open.jsonl`, the
games that are not yet in a part.
"""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from itertools import islice
from pathlib import Path
from typing import Any

import msgspec

from siegeworks.kernel.chance import child_seed
from siegeworks.kernel.problem import Problem
from siegeworks.lab.extras import need
from siegeworks.lab.record import read_record
from siegeworks.lab.simulate import Result, Story
from siegeworks.store import files

FORMAT = "siegeworks run 1"
ROW_FORMAT = {b"siegeworks": b"games 1"}
RUN_FILE, OPEN_FILE = "run.json", "open.jsonl"
PART_PREFIX, PART_SUFFIX = "games-", ".parquet"
NUMBER_DIGITS = 8
GAMES_PER_BATCH = 1000
"""So many games at a time are turned into columns, and so many are in memory as objects."""
CURVE = (
    ("turn", "int16"), ("gold", "int16"), ("level", "int8"), ("siege", "int16"), ("orcs", "int8"), ("trolls", "int8"),
    ("towers", "int8"), ("catapults", "int8"), ("rubble", "int16"),
)  # fmt: skip
"""The Siege of Runedar: the table at the end of a turn."""
WALLS = (("turn", "int16"), ("seat", "int8"), ("walls", "int8"), ("castle", "bool_"), ("hand", "int8"))
"""Castlecards: a seat at the end of a round."""

Table = Any
"""A `pyarrow.Table`. The library comes with an extra and has no types, so it is not named here."""
Samples = Sequence[Sequence[int]] | None


@dataclass(frozen=True, slots=True)
class Cell:
    """What all games of a cell have in common."""

    game: str
    seats: int
    difficulty: str | None
    content: str
    seed: str


@cache
def schema() -> Any:
    """The columns of a dataset, the same for both games."""
    pa = need("pyarrow", "lab")
    name = pa.dictionary(pa.int32(), pa.string())
    counts = pa.map_(pa.string(), pa.int32())
    columns = {
        "number": pa.int64(),
        "seed": pa.string(),
        "game": name,
        "seats": pa.int8(),
        "difficulty": name,
        "content": name,
        "bots": pa.list_(pa.string()),
        "winners": pa.list_(pa.int8()),
        "first": pa.int8(),
        "reason": name,
        "score": pa.int32(),
        "turns": pa.int32(),
        "decisions": pa.int32(),
        "facts": counts,
        "uses": counts,
        "uses_by_seat": pa.list_(counts),
        "curve": pa.list_(_struct(CURVE)),
        "walls": pa.list_(_struct(WALLS)),
    }
    return pa.schema(list(columns.items()), metadata=ROW_FORMAT)


def _struct(fields: Sequence[tuple[str, str]]) -> Any:
    pa = need("pyarrow", "lab")
    return pa.struct([(name, getattr(pa, kind)()) for name, kind in fields])


def rows(cell: Cell, results: Sequence[Result]) -> Table:
    """Finished games as rows."""
    pa = need("pyarrow", "lab")
    stories = [result.story for result in results]
    columns: dict[str, Any] = {
        "number": [result.number for result in results],
        "seed": [child_seed(cell.seed, "game", result.number) for result in results],
        "game": [cell.game] * len(results),
        "seats": [cell.seats] * len(results),
        "difficulty": [cell.difficulty] * len(results),
        "content": [cell.content] * len(results),
        "bots": [result.bots for result in results],
        "winners": [result.winners for result in results],
        "first": [None if story is None else story.first for story in stories],
        "reason": [result.reason for result in results],
        "score": [result.score for result in results],
        "turns": [result.turns for result in results],
        "decisions": [result.decisions for result in results],
        "facts": [list(result.facts.items()) for result in results],
        "uses": [None if story is None else list(story.uses.items()) for story in stories],
        "uses_by_seat": [None if story is None else _by_seat(story) for story in stories],
    }
    arrays = [pa.array(values, schema().field(name).type) for name, values in columns.items()]
    arrays.append(_samples(CURVE, [None if story is None else story.curve for story in stories]))
    arrays.append(_samples(WALLS, [None if story is None else story.walls for story in stories]))
    return pa.Table.from_arrays(arrays, schema=schema())


def _by_seat(story: Story) -> list[list[tuple[str, int]]] | None:
    return None if story.uses_by_seat is None else [list(uses.items()) for uses in story.uses_by_seat]


def _samples(fields: Sequence[tuple[str, str]], games: Sequence[Samples]) -> Any:
    """A column of lists of small records, put together from one flat array for each field: no object for a sample."""
    pa = need("pyarrow", "lab")
    offsets: list[int | None] = []
    flat: list[Sequence[int]] = []
    for samples in games:
        offsets.append(None if samples is None else len(flat))
        flat.extend(samples or ())
    by_field = zip(*flat, strict=True) if flat else [()] * len(fields)
    children = [pa.array(values, pa.int16()).cast(getattr(pa, kind)())
                for (_, kind), values in zip(fields, by_field, strict=True)]  # fmt: skip
    values = pa.StructArray.from_arrays(children, fields=list(_struct(fields)))
    return pa.ListArray.from_arrays(pa.array([*offsets, len(flat)], pa.int32()), values)


def read(path: Path, columns: Sequence[str] | None = None) -> Table:
    """All games of a run folder, a cell folder or one Parquet file; those of an unfinished part too.

    `columns` reads only these. For more games than fit into memory, `tables` gives them part by part.
    """
    pa = need("pyarrow", "lab")
    found = list(tables(path, columns))
    if not found:
        raise Problem("lab-no-run", folder=str(path))
    return pa.concat_tables(found).unify_dictionaries()


def tables(path: Path, columns: Sequence[str] | None = None) -> Iterator[Table]:
    """The same games as `read`, part by part in the order of cells and numbers."""
    if path.is_file():
        yield read_part(path, columns)
        return
    for folder in cell_folders(path):
        cell = read_cell(folder)
        number = 0
        for part in parts(folder):
            table = read_part(part, columns)
            check_place(part, number)
            number += table.num_rows
            yield table
        yield from _open_tables(folder, cell, number, columns)


def _open_tables(folder: Path, cell: Cell, number: int, columns: Sequence[str] | None) -> Iterator[Table]:
    """The games of a part that is not full yet, which should begin with game `number`."""
    path = folder / OPEN_FILE
    if not path.exists() or is_left_behind(folder, number):
        return
    _, results = read_record(path)
    while batch := list(islice(results, GAMES_PER_BATCH)):
        table = rows(cell, batch)
        yield table if columns is None else table.select(list(columns))


def is_left_behind(folder: Path, number: int) -> bool:
    """Whether the open games are in a part already, all parts having `number` games: a crash came between the two."""
    first, _ = read_record(folder / OPEN_FILE)
    if first > number:
        raise Problem("lab-part-missing", file=str(part_file(folder, number)))
    return first < number


def cell_folders(path: Path) -> list[Path]:
    """The cells of a run folder, by name; a cell folder is its own only one."""
    if (path / RUN_FILE).is_file():
        return [path]
    folders = sorted(path.iterdir()) if path.is_dir() else []
    found = [folder for folder in folders if (folder / RUN_FILE).is_file()]
    if not found:
        raise Problem("lab-no-run", folder=str(path))
    return found


def read_run(folder: Path) -> dict[str, Any]:
    """What `run.json` says."""
    path = folder / RUN_FILE
    try:
        document = msgspec.json.decode(files.read_bytes(path), type=dict[str, Any])
    except (msgspec.MsgspecError, RecursionError):
        raise Problem("lab-run", file=str(path)) from None
    if document.get("format") != FORMAT:
        raise Problem("lab-run", file=str(path))
    return document


def read_cell(folder: Path) -> Cell:
    document = read_run(folder)
    try:
        settings = document["settings"]
        return Cell(document["game"], int(settings["seats"]), settings.get("difficulty"), document["content"],
                    document["seed"])  # fmt: skip
    except (AttributeError, KeyError, TypeError, ValueError):
        raise Problem("lab-run", file=str(folder / RUN_FILE)) from None


def part_file(folder: Path, first: int) -> Path:
    """The file of the part that begins with game `first`."""
    return folder / f"{PART_PREFIX}{first:0{NUMBER_DIGITS}}{PART_SUFFIX}"


def parts(folder: Path) -> list[Path]:
    """The parts of a cell in the order of their games."""
    return sorted(folder.glob(f"{PART_PREFIX}{'[0-9]' * NUMBER_DIGITS}{PART_SUFFIX}"))


def check_place(part: Path, number: int) -> None:
    """Refuse a part whose name does not say that it begins with game `number`: one before it is missing."""
    if part != part_file(part.parent, number):
        raise Problem("lab-part-missing", file=str(part_file(part.parent, number)))


def read_part(path: Path, columns: Sequence[str] | None = None) -> Table:
    """The rows of one Parquet file, checked as well as a reader can."""
    with _opened(path) as file:
        return file.read(columns=None if columns is None else list(columns))


def count_rows(path: Path) -> int:
    """How many games a Parquet file holds."""
    with _opened(path) as file:
        rows: int = file.metadata.num_rows
        return rows


@contextmanager
def _opened(path: Path) -> Iterator[Any]:
    """A Parquet file of ours; tells one that is damaged, or somebody else's, as a problem."""
    pa, pq = need("pyarrow", "lab"), need("pyarrow.parquet", "lab")
    try:
        with pq.ParquetFile(path, page_checksum_verification=True) as file:
            held = file.schema_arrow
            if not held.equals(schema()) or not ROW_FORMAT.items() <= (held.metadata or {}).items():
                raise Problem("lab-parquet-foreign", file=str(path))
            yield file
    except (pa.ArrowException, OSError):
        raise Problem("lab-parquet", file=str(path)) from None
