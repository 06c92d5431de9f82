from collections.abc import Iterator
from pathlib import Path

import pytest

from siegeworks.store.opening import open_store
from siegeworks.store.tables import TableStore


@pytest.fixture
def place(tmp_path: Path) -> str:
    """Where an empty database is."""
    return str(tmp_path / "tables.sqlite3")


@pytest.fixture
def store(place: str) -> Iterator[TableStore]:
    opened = open_store(place)
    yield opened
    opened.close()
