"""Datasets: the games of a run as Parquet, one row for each game. docs/reference/datasets.md explains the columns.

A run folder holds a folder for each cell (seats and difficulty). A cell folder holds `run.json` (what decides how its
games go), `games-00000000.parquet` and so on (each named by the number of its first game), and `open.jsonl`, the
games that are not yet in a part.
"""

import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from itertools import islice
from pathlib import Path
from typing import Annotated, Any

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
PART_NAME = re.compile(rf"{PART_PREFIX}[0-9]{{{NUMBER_DIGITS}}}{re.escape(PART_SUFFIX)}")
MOST_SEATS = 127
"""More do not fit into a row; no game has nearly so many."""
GAMES_PER_BATCH = 1000
"""So many games at a time are turned into columns, and so many are in memory as objects."""
CURVE = (
    ("turn", "int16"), ("gold", "int16"), ("level", "int8"), ("siege", "int16"), ("orcs", "int8"), ("trolls", "int8"),
    ("towers", "int8"), ("catapults", "int8"), ("rubble", "int16"),
)  # fmt: skip
"""The Siege of Runedar: the table at the end of a turn."""
WALLS = (("turn", "int16"), ("seat", "int8"), ("walls", "int8"), ("castle", "bool_"), ("hand", "int8"))
"""Castlecards: a seat at the end of a round."""

ORIGIN_COLUMNS = ("number", "seed", "game", "seats", "difficulty", "content", "bots")
"""What a row says of where it comes from."""

Table = Any
"""A `pyarrow.Table`. The library comes with an extra and has no types, so it is not named here."""
Samples = Sequence[Sequence[int]] | None


class Run(msgspec.Struct, frozen=True):
    """What `run.json` says: all that decides how the games of a cell go."""

    format: str
    game: str
    settings: dict[str, str]
    bots: Annotated[list[str], msgspec.Meta(min_length=1)]
    seed: str
    content: str
    document: dict[str, Any]
    """All of it as it stands there, and what only other versions know."""

    @property
    def seats(self) -> int:
        return int(self.settings["seats"])

    @property
    def difficulty(self) -> str | None:
        return self.settings.get("difficulty")

    @property
    def bots_by_seat(self) -> list[str]:
        """A short list of bots goes round."""
        return [self.bots[seat % len(self.bots)] for seat in range(self.seats)]

    def get(self, name: str) -> Any:
        """What stands under a name; None if nothing does."""
        return self.document.get(name)


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
    if is_file(path):
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


def count_games(folder: Path) -> int:
    """How many games a cell folder holds; those of an unfinished part too."""
    number = sum(count_rows(part) for part in parts(folder))
    if is_left_behind(folder, number):
        return number
    return number + sum(1 for _ in read_record(folder / OPEN_FILE)[1])


def _open_tables(folder: Path, cell: Cell, number: int, columns: Sequence[str] | None) -> Iterator[Table]:
    """The games of a part that is not full yet, which should begin with game `number`."""
    if is_left_behind(folder, number):
        return
    _, results = read_record(folder / OPEN_FILE)
    while batch := list(islice(results, GAMES_PER_BATCH)):
        table = rows(cell, batch)
        yield table if columns is None else table.select(list(columns))


def is_left_behind(folder: Path, number: int) -> bool:
    """Whether the open games are in a part already, all parts having `number` games: a crash came between the two.

    A file of open games that is not there counts as one that begins with game 0 and has none.
    """
    first, _ = read_record(folder / OPEN_FILE)
    if first > number:
        raise Problem("lab-part-missing", file=str(part_file(folder, number)))
    return first < number


@contextmanager
def reading(path: Path) -> Iterator[None]:
    """Tell a failure to look at a file or a folder as a problem: too long a name, or one that may not be read."""
    try:
        yield
    except OSError as error:
        raise Problem("file-unreadable", file=str(path), reason=files.why(error)) from None


def is_file(path: Path) -> bool:
    with reading(path):
        return path.is_file()


def cell_folders(path: Path) -> list[Path]:
    """The cells of a run folder, by name; a cell folder is its own only one."""
    if is_file(path / RUN_FILE):
        return [path]
    with reading(path):
        folders = sorted(path.iterdir()) if path.is_dir() else []
    found = [folder for folder in folders if is_file(folder / RUN_FILE)]
    if not found:
        raise Problem("lab-no-run", folder=str(path))
    return found


def read_run(folder: Path) -> Run:
    """What `run.json` says, with a sort of value for every name that can be worked with."""
    path = folder / RUN_FILE
    try:
        document = msgspec.json.decode(files.read_bytes(path), type=dict[str, Any])
        run = msgspec.convert({**document, "document": document}, Run)
        fits = run.format == FORMAT and 1 <= run.seats <= MOST_SEATS
    except (msgspec.MsgspecError, RecursionError, KeyError, ValueError):
        fits = False
    if not fits:
        raise Problem("lab-run", file=str(path))
    return run


def read_cell(folder: Path) -> Cell:
    run = read_run(folder)
    return Cell(run.game, run.seats, run.difficulty, run.content, run.seed)


def part_file(folder: Path, first: int) -> Path:
    """The file of the part that begins with game `first`."""
    return folder / f"{PART_PREFIX}{first:0{NUMBER_DIGITS}}{PART_SUFFIX}"


def parts(folder: Path) -> list[Path]:
    """The parts of a cell in the order of their games."""
    with reading(folder):
        # A pattern would pass over a folder that may not be read as if it were empty.
        names = sorted(path.name for path in folder.iterdir())
    return [folder / name for name in names if PART_NAME.fullmatch(name)]


def check_place(part: Path, number: int) -> None:
    """Refuse a part that is not the one with game `number` as its first in the run that its folder describes.

    Its name tells whether one before it is missing; its first and its last game, whether it comes from elsewhere.
    """
    if part != part_file(part.parent, number):
        raise Problem("lab-part-missing", file=str(part_file(part.parent, number)))
    run = read_run(part.parent)
    with _opened(part) as file:
        count = file.metadata.num_rows
        groups = sorted({0, file.num_row_groups - 1}) if count else []
        held = file.read_row_groups(groups, columns=list(ORIGIN_COLUMNS))
    ends = held.slice(0, 1).to_pylist() + held.slice(max(0, held.num_rows - 1)).to_pylist()
    if ends != [_origin_of(run, number), _origin_of(run, number + count - 1)]:
        raise Problem("lab-part-foreign", file=str(part))


def _origin_of(run: Run, number: int) -> dict[str, Any]:
    """What game `number` of a run must say of where it comes from."""
    values = (number, child_seed(run.seed, "game", number), run.game, run.seats, run.difficulty, run.content,
              run.bots_by_seat)  # fmt: skip
    return dict(zip(ORIGIN_COLUMNS, values, strict=True))


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
