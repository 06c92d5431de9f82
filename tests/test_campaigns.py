"""The campaigns of `make siege`, each for a moment: they find nothing. Killed servers are in `server/test_crash.py`,
crowds in `server/test_limits.py`; how long things take is measured by `make siege` alone."""

import os
import random

import pytest

from campaigns import files, forge, leak, read
from campaigns.crowd import percentile

pytestmark = pytest.mark.skipif(os.name != "posix", reason="signals and /proc")


def test_forged_messages_change_nothing() -> None:
    report = forge.run(1.5)
    assert report.findings == []
    assert report.figures["messages"] > 0
    assert report.figures["requests"] > 0
    assert report.figures["families"] > 10
    assert len(forge.FAMILIES) >= 39


def test_damaged_files_are_refused_in_one_sentence() -> None:
    report = files.run(0.5)
    assert report.findings == []
    assert report.figures["refused"] > 0


def test_altered_texts_are_read_or_refused() -> None:
    for reader in read.readers().values():
        reader.read(reader.samples[0])
    report = read.run(0.5)
    assert report.findings == []
    assert report.figures["refused"] > 0


def test_nothing_stays_open() -> None:
    assert leak.run(0.5).findings == []


def test_what_is_damaged_differs_and_percentiles_are_in_milliseconds() -> None:
    data = b"siegeworks log 1" * 20
    assert len({files.damaged(data, random.Random(seed)) for seed in range(20)}) > 15
    assert percentile([0.001, 0.002, 0.1], 0.99) == pytest.approx(100)
    assert percentile([], 0.99) == float("inf")
    assert len({forge.forged(random.Random(seed), 7) for seed in range(20)}) > 15
