"""The wheel stands alone: installed without extras and without make, it plays; what needs an extra says which one."""

import zipfile
from pathlib import Path

import pytest

from support.wheels import ROOT, call, install, shared_wheel

DATA = [
    "*.ftl",
    "*.toml",
    "archive/*.json",
    "puzzles.jsonl",
    "value.json",
    "compiled.txt",
    "py.typed",
    "server/site/**/*.*js",
    "server/site/**/*.png",
]
PLAYS = [
    "--version",
    "games",
    "rules R-MELEE",
    "puzzle --list",
    "play castlecards --seat bot:beginner --seat bot:random --seed 7",
    "sim runedar --bots random --games 2 --workers 1",
]
NEEDS = {
    "serve": "server",
    "report run --out page": "lab",
    "sim runedar --games 1 --out run": "lab",
    "sim runedar --games 1 --engine ray": "ray",
}


def check_files(wheel: Path) -> None:
    """Every module and every data file is in it, and the page; nothing else."""
    with zipfile.ZipFile(wheel) as archive:
        held = set(archive.namelist())
    package = ROOT / "src" / "siegeworks"
    data = [path for name in DATA for path in package.rglob(name)]
    expected = {path.relative_to(ROOT / "src").as_posix() for path in (*package.rglob("*.py"), *data)}
    code = {name for name in held if not name.startswith("siegeworks/server/static/") and ".dist-info/" not in name}
    assert code == expected
    assert "siegeworks/server/static/index.html" in held


def test_the_wheel_stands_alone(tmp_path: Path, tmp_path_factory: pytest.TempPathFactory) -> None:
    """One test for all of it: building and installing take longer than everything that is asked afterwards."""
    wheel = shared_wheel(tmp_path_factory)
    check_files(wheel)
    siegeworks = install(tmp_path / "bare", wheel)
    home = tmp_path / "home"
    settings = {"SIEGEWORKS_HOME": str(home), "SIEGEWORKS_LANG": "en"}
    for command in PLAYS:
        done = call(siegeworks, *command.split(), folder=tmp_path, **settings)
        assert done.returncode == 0, f"{command}\n{done.stderr}"
        assert done.stdout
    (log,) = home.rglob("*.siege")
    assert "outcome: winners=" in log.read_text(encoding="utf-8")
    assert call(siegeworks, "verify", log, folder=tmp_path, **settings).returncode == 0
    for command, extra in NEEDS.items():
        done = call(siegeworks, *command.split(), folder=tmp_path, **settings)
        assert done.returncode == 2, f"{command}\n{done.stderr}"
        (sentence,) = done.stderr.splitlines()
        assert f"pip install '.[{extra}]'" in sentence
        assert f"pip install 'siegeworks[{extra}]'" in sentence
