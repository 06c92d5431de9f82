"""The campaigns of `make siege`, each for a moment: they find nothing. Killed servers are in `server/test_crash.py`;
how long things take is measured by `make siege` alone."""

import os
import random

import pytest

from campaigns import crowd, files, forge, leak, read
from campaigns.crowd import Delay, Served, Worst, percentile

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


def test_crowds_leave_no_traceback_and_lock_nobody_out() -> None:
    """How long the honest client waited is for a quiet machine to say."""
    report = crowd.run(0, ["joins", "broken sockets", "plain requests"])
    assert [finding for finding in report.findings if "times the quiet one" not in finding] == []
    assert len(report.figures) == 2 * 3


def test_a_crowd_is_measured_by_what_it_does_to_the_honest() -> None:
    served = Served([Delay(0.2, 0.1, 0.05)] * 3, [Delay(3, 2, 1)])
    assert Worst.of(served) == Worst(200, 100, 50, 2000)
    assert Worst.of(Served([], [Delay(3, 2, 1)])) == Worst(3000, 2000, 1000, 2000)


def test_nothing_stays_open() -> None:
    assert leak.run(0.5).findings == []


def test_what_is_damaged_differs_and_percentiles_are_in_milliseconds() -> None:
    data = b"siegeworks log 1" * 20
    assert len({files.damaged(data, random.Random(seed)) for seed in range(20)}) > 15
    assert percentile([0.001, 0.002, 0.1], 0.99) == pytest.approx(100)
    assert percentile([], 0.99) == float("inf")
    assert len({forge.forged(random.Random(seed), 7) for seed in range(20)}) > 15
