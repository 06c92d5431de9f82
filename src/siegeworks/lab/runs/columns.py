"""The columns of a dataset: one row for each game. The documentation of `siegeworks sim` says what they mean."""

from collections.abc import Sequence
from functools import cache
from typing import Any

from siegeworks.kernel.chance import child_seed
from siegeworks.kernel.extras import need
from siegeworks.lab.part import SampleSeries, lab_part
from siegeworks.lab.runs.folder import RunDescription
from siegeworks.lab.simulate import Result, Story

FORMAT_KEY, GAME_KEY = b"siegeworks", b"game"
"""Names in the metadata of a Parquet file: the format of its rows, and the game they are of."""
ROW_FORMAT = b"games 2"
ORIGIN_COLUMNS = ("number", "seed", "game", "seats", "difficulty", "content", "bots")
"""The columns that say where a row comes from."""

ArrowTable = Any
"""A `pyarrow.Table`. The library comes with an extra and has no types, so it is not named here."""
Samples = Sequence[Sequence[int]] | None


@cache
def schema(game_id: str) -> Any:
    """The columns of a game's dataset: those that all games have, then the samples of this game if it has any."""
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
    }
    series = lab_part(game_id).series
    if series is not None:
        columns[series.column] = pa.list_(_struct(series))
    return pa.schema(list(columns.items()), metadata={FORMAT_KEY: ROW_FORMAT, GAME_KEY: game_id.encode()})


def sample_columns(game_id: str) -> list[str]:
    """The name of the column with the samples of a game, if it has one."""
    series = lab_part(game_id).series
    return [] if series is None else [series.column]


def _struct(series: SampleSeries) -> Any:
    pa = need("pyarrow", "lab")
    return pa.struct([(name, getattr(pa, kind)()) for name, kind in series.fields])


def rows(run: RunDescription, results: Sequence[Result]) -> ArrowTable:
    """Finished games as rows."""
    pa = need("pyarrow", "lab")
    stories = [result.story for result in results]
    columns: dict[str, Any] = {
        "number": [result.number for result in results],
        "seed": [child_seed(run.seed, "game", result.number) for result in results],
        "game": [run.game] * len(results),
        "seats": [run.seats] * len(results),
        "difficulty": [run.difficulty] * len(results),
        "content": [run.content] * len(results),
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
    fitting = schema(run.game)
    arrays = [pa.array(values, fitting.field(name).type) for name, values in columns.items()]
    series = lab_part(run.game).series
    if series is not None:
        arrays.append(_sample_array(series, [None if story is None else story.samples for story in stories]))
    return pa.Table.from_arrays(arrays, schema=fitting)


def _by_seat(story: Story) -> list[list[tuple[str, int]]] | None:
    return None if story.uses_by_seat is None else [list(uses.items()) for uses in story.uses_by_seat]


def _sample_array(series: SampleSeries, games: Sequence[Samples]) -> Any:
    """The samples of some games as one array, built from a flat array for each field to avoid an object per sample."""
    pa = need("pyarrow", "lab")
    offsets: list[int | None] = []
    flat: list[Sequence[int]] = []
    for samples in games:
        offsets.append(None if samples is None else len(flat))
        flat.extend(samples or ())
    by_field = zip(*flat, strict=True) if flat else [()] * len(series.fields)
    children = [pa.array(values, pa.int16()).cast(getattr(pa, kind)())
                for (_, kind), values in zip(series.fields, by_field, strict=True)]  # fmt: skip
    values = pa.StructArray.from_arrays(children, fields=list(_struct(series)))
    return pa.ListArray.from_arrays(pa.array([*offsets, len(flat)], pa.int32()), values)
