from collections.abc import Iterator
from pathlib import Path

import pytest

from siegeworks.store.opening import FILE_NAME, open_store
from siegeworks.store.tables import TableStore
from support.postgres import drop_database, new_database

EVERY_DATABASE = (
    "test_tables",
    "test_dailies",
    "test_lobby",
    "test_notes",
    "test_profiles",
    "test_alerts",
    "test_cups",
)
"""The files of tests that run on every database; the others are about files."""


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "place" in metafunc.fixturenames:
        everywhere = metafunc.module.__name__.rpartition(".")[2] in EVERY_DATABASE
        metafunc.parametrize("place", ["sqlite", "postgres"] if everywhere else ["sqlite"], indirect=True)


@pytest.fixture
def address() -> Iterator[str]:
    """The address of an empty database of PostgreSQL."""
    found = new_database()
    yield found
    drop_database(found)


@pytest.fixture
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """Where an empty database is."""
    if request.param == "sqlite":
        yield str(tmp_path / FILE_NAME)
        return
    yield request.getfixturevalue("address")


@pytest.fixture
def store(place: str) -> Iterator[TableStore]:
    opened = open_store(place)
    yield opened
    opened.close()
