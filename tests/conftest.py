"""Fixtures for tests of several folders."""

from collections.abc import Iterator

import pytest
from barbican.kit import KIT

from siegeworks import games
from siegeworks.kernel.kit import GameKit
from support.third_game import offer_kits


@pytest.fixture
def barbican(monkeypatch: pytest.MonkeyPatch) -> Iterator[GameKit]:
    """Barbican, as if its package were installed: a game that brings rules, stage and words, and nothing else."""
    offer_kits(monkeypatch, KIT)
    yield KIT
    games.kits.cache_clear()
