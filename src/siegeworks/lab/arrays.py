"""Arrays: Arrow columns as NumPy arrays, and counts of combinations of small numbers."""

from collections import defaultdict
from typing import Any

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc

Numbers = np.ndarray[Any, Any]

FIELD_BITS = 15
"""Up to four fields of a combination are packed into one number; each is clipped to what fits."""
MISSING = -1


class Counts:
    """How often each combination of up to four small numbers occurred."""

    def __init__(self, fields: int) -> None:
        self._fields = fields
        self._counts: dict[int, int] = defaultdict(int)

    def add(self, *fields: Numbers) -> None:
        packed = np.zeros(len(fields[0]), np.int64)
        for field in fields:
            packed = (packed << FIELD_BITS) | np.clip(field.astype(np.int64), 0, (1 << FIELD_BITS) - 1)
        for key, count in zip(*(each.tolist() for each in np.unique(packed, return_counts=True)), strict=True):
            self._counts[key] += count

    def table(self) -> tuple[list[Numbers], Numbers]:
        """The combinations that occurred, a column for each field, and how often each did."""
        keys = sorted(self._counts)
        packed = np.array(keys, np.int64)
        shifts = [FIELD_BITS * place for place in reversed(range(self._fields))]
        return [(packed >> shift) & ((1 << FIELD_BITS) - 1) for shift in shifts], np.array(
            [self._counts[key] for key in keys], np.int64
        )


def whole(column: Any) -> Any:
    """A column as one array."""
    return column.combine_chunks() if isinstance(column, pa.ChunkedArray) else column


def rows_and_items(column: Any) -> tuple[Numbers, Any]:
    """All items of the lists or maps in a column, and the row of each."""
    if pa.types.is_map(column.type):
        # A slice of a map has its own offsets, but the keys and items of the whole.
        offsets = np.asarray(column.offsets)
        entries = pa.StructArray.from_arrays([column.keys, column.items], ["key", "value"])
        return np.repeat(np.arange(len(column)), np.diff(offsets)), entries.slice(offsets[0], offsets[-1] - offsets[0])
    lengths = filled(pc.list_value_length(column))
    return np.repeat(np.arange(len(column)), lengths), pc.list_flatten(column)


def encoded_texts(column: Any) -> tuple[Numbers, list[str]]:
    """The texts of a column as numbers into a list of the different ones; -1 where there is none."""
    encoded = whole(column).dictionary_encode()
    return filled(encoded.indices, MISSING).astype(np.int64), encoded.dictionary.to_pylist()


def filled(array: Any, missing: int = 0) -> Numbers:
    """A column as numbers, with `missing` where there is none."""
    return np.asarray(array.fill_null(missing))
