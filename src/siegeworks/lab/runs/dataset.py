"""Reading datasets: the games of a run folder, a cell folder or one Parquet file as Arrow tables."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from itertools import islice
from pathlib import Path
from typing import Any

from siegeworks.games import kits
from siegeworks.kernel.chance import child_seed
from siegeworks.kernel.extras import need
from siegeworks.kernel.problem import Problem
from siegeworks.lab.runs.columns import (
    FORMAT_KEY,
    GAME_KEY,
    ORIGIN_COLUMNS,
    ROW_FORMAT,
    ArrowTable,
    rows,
    sample_columns,
    schema,
)
from siegeworks.lab.runs.folder import OPEN_FILE, RunDescription, cell_folders, is_file, part_file, parts, read_run
from siegeworks.lab.runs.games import read_games

GAMES_PER_BATCH = 1000
"""So many games at a time are turned into columns, and so many are in memory as objects."""


def read(path: Path, columns: Sequence[str] | None = None) -> ArrowTable:
    """All games of a run folder, a cell folder or one Parquet file, those of an unfinished part included.

    `columns` reads only these. For more games than fit into memory, `tables` gives them part by part.
    """
    pa = need("pyarrow", "lab")
    found = list(tables(path, columns))
    if not found:
        raise Problem("lab-no-run", folder=str(path))
    # Different games have different columns for their samples.
    return pa.concat_tables(found, promote_options="default").unify_dictionaries()


def tables(path: Path, columns: Sequence[str] | None = None, *, samples: bool = False) -> Iterator[ArrowTable]:
    """The same games as `read`, part by part in the order of cells and numbers.

    With `samples`, the column with the samples of the game is added to `columns`.
    """
    if is_file(path):
        yield read_part(path, columns, samples=samples)
        return
    for folder in cell_folders(path):
        run = read_run(folder)
        number = 0
        for part in parts(folder):
            table = read_part(part, columns, samples=samples)
            check_origin(part, number)
            number += table.num_rows
            yield table
        for table in _open_tables(folder, run, number):
            yield table if columns is None else table.select(_wanted(columns, run.game, samples=samples))


def count_games(folder: Path) -> int:
    """How many games a cell folder holds, those of an unfinished part included."""
    number = sum(count_rows(part) for part in parts(folder))
    if is_in_parts(folder, number):
        return number
    return number + sum(1 for _ in read_games(folder / OPEN_FILE)[1])


def _wanted(columns: Sequence[str], game_id: str, *, samples: bool) -> list[str]:
    return [*columns, *(sample_columns(game_id) if samples else [])]


def _open_tables(folder: Path, run: RunDescription, number: int) -> Iterator[ArrowTable]:
    """The games that are in no part yet, which should begin with game `number`."""
    if is_in_parts(folder, number):
        return
    _, results = read_games(folder / OPEN_FILE)
    while batch := list(islice(results, GAMES_PER_BATCH)):
        yield rows(run, batch)


def is_in_parts(folder: Path, number: int) -> bool:
    """Whether the parts, which hold `number` games, hold those of the journal too.

    A writer that dies after it has written a part and before it has removed the journal leaves both.
    """
    first, _ = read_games(folder / OPEN_FILE)
    if first > number:
        raise Problem("lab-part-missing", file=str(part_file(folder, number)))
    return first < number


def check_origin(part: Path, number: int) -> None:
    """Refuse a part that is not the one which begins with game `number` in the run of its folder.

    Its name shows whether an earlier one is missing; its first and its last game, whether it comes from elsewhere.
    """
    if part != part_file(part.parent, number):
        raise Problem("lab-part-missing", file=str(part_file(part.parent, number)))
    run = read_run(part.parent)
    with _opened(part) as file:
        count = file.metadata.num_rows
        groups = sorted({0, file.num_row_groups - 1}) if count else []
        held = file.read_row_groups(groups, columns=list(ORIGIN_COLUMNS))
    ends = held.slice(0, 1).to_pylist() + held.slice(max(0, held.num_rows - 1)).to_pylist()
    if ends != [_origin(run, number), _origin(run, number + count - 1)]:
        raise Problem("lab-part-foreign", file=str(part))


def _origin(run: RunDescription, number: int) -> dict[str, Any]:
    """What the origin columns of game `number` of a run must hold."""
    seed = child_seed(run.seed, "game", number)
    values = (number, seed, run.game, run.seats, run.difficulty, run.content, list(run.cell.bots))
    return dict(zip(ORIGIN_COLUMNS, values, strict=True))


def read_part(path: Path, columns: Sequence[str] | None = None, *, samples: bool = False) -> ArrowTable:
    """The rows of one Parquet file, with the checksums of its pages verified."""
    with _opened(path) as file:
        if columns is None:
            return file.read()
        game_id = file.schema_arrow.metadata[GAME_KEY].decode()
        return file.read(columns=_wanted(columns, game_id, samples=samples))


def count_rows(path: Path) -> int:
    """How many games a Parquet file holds."""
    with _opened(path) as file:
        number: int = file.metadata.num_rows
        return number


@contextmanager
def _opened(path: Path) -> Iterator[Any]:
    """A Parquet file of ours; one that is damaged or of other origin is refused."""
    pa, pq = need("pyarrow", "lab"), need("pyarrow.parquet", "lab")
    try:
        with pq.ParquetFile(path, page_checksum_verification=True) as file:
            _check_columns(path, file.schema_arrow)
            yield file
    except (pa.ArrowException, OSError):
        raise Problem("lab-parquet", file=str(path)) from None


def _check_columns(path: Path, held: Any) -> None:
    """Refuse columns that are not those of the game the file names, as this version writes them."""
    metadata = held.metadata or {}
    game_id = metadata.get(GAME_KEY, b"").decode(errors="replace")
    if metadata.get(FORMAT_KEY) != ROW_FORMAT or game_id not in kits() or not held.equals(schema(game_id)):
        raise Problem("lab-parquet-foreign", file=str(path))
