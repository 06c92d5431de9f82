from collections.abc import Iterator
from pathlib import Path

import pytest

from .kit import Running, running


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Running]:
    with running(tmp_path) as found:
        yield found
