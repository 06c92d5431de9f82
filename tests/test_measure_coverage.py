"""`make coverage` goes on after an interruption: what is measured stays, until a source changes."""

import os
from pathlib import Path

import measure_coverage
import pytest


def test_every_test_file_is_in_one_group() -> None:
    grouped = [path for tests in measure_coverage.groups().values() for path in tests]
    assert sorted(grouped) == sorted((measure_coverage.ROOT / "tests").rglob("test_*.py"))
    assert measure_coverage.groups().keys() >= measure_coverage.INTERPRETED | {measure_coverage.TOP, "web"}
    interpreted = {path.name for folder in measure_coverage.INTERPRETED for path in measure_coverage.groups()[folder]}
    assert interpreted >= measure_coverage.PLAYED


def test_what_is_measured_stays_until_a_source_changes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    source, test, other = tmp_path / "src" / "rules.py", tmp_path / "test_rules.py", tmp_path / "test_other.py"
    monkeypatch.setattr(measure_coverage, "ROOT", tmp_path)
    monkeypatch.setattr(measure_coverage, "DATA", tmp_path / "data")
    for moment, path in enumerate([source, test, tmp_path / "data" / "kernel", other]):
        path.parent.mkdir(exist_ok=True)
        path.touch()
        os.utime(path, (moment, moment))
    assert measure_coverage.is_measured("kernel", [test])
    assert not measure_coverage.is_measured("kernel", [test, other])
    assert not measure_coverage.is_measured("store", [test])
    os.utime(source, (10, 10))
    assert not measure_coverage.is_measured("kernel", [test])
