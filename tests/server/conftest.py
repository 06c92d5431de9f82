from collections.abc import Iterator
from pathlib import Path

import pytest

from siegeworks.table import automatic

from .kit import Running, running


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Running]:
    with running(tmp_path) as found:
        yield found


@pytest.fixture(autouse=True)
def undelayed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whole games are played here; what the delays of windows are for is tested with the tables themselves."""
    monkeypatch.setattr(automatic, "draw_delay", lambda: 0.0)
