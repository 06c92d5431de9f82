"""The wheel stands alone: installed without extras and without make, it plays; what needs an extra says which one.

The rules of this wheel are interpreted, because compiling takes a minute; `make wheel` builds the compiled one from the
same list of files.
"""

import os
import shutil
import subprocess
import sys
import venv
import zipfile
from pathlib import Path

ROOT = Path(__file__).parents[1]
NEEDED = ["src", "web", "build_support", "pyproject.toml", "setup.py", "MANIFEST.in", "README.md", "LICENSE"]
LEFT_OUT = shutil.ignore_patterns("node_modules", "*.so", "*.egg-info", "__pycache__")
MINUTES = 60.0
PLAYS = [
    "--version",
    "games",
    "rules R-MELEE",
    "play castlecards --seat bot:beginner --seat bot:random --seed 7",
    "sim runedar --bots random --games 2 --workers 1",
]
NEEDS = {
    "serve": "server",
    "report run --out page": "lab",
    "sim runedar --games 1 --out run": "lab",
    "sim runedar --games 1 --engine ray": "ray",
}


def call(*command: str | Path, folder: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    bare = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "SIEGEWORKS_LANG")}
    return subprocess.run(
        [str(word) for word in command],
        cwd=folder,
        env=bare | environment,
        capture_output=True,
        text=True,
        stdin=subprocess.DEVNULL,
        timeout=10 * MINUTES,
        check=False,
    )


def build_wheel(folder: Path) -> Path:
    """A wheel built from a copy of the sources, so that nothing an older build left behind gets in."""
    source = folder / "source"
    source.mkdir()
    for name in NEEDED:
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, source / name, ignore=LEFT_OUT)
        else:
            shutil.copy(ROOT / name, source / name)
    pip = (sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--wheel-dir", folder, source)
    done = call(*pip, folder=folder, SIEGEWORKS_PURE="1")
    assert done.returncode == 0, done.stderr
    (built,) = folder.glob("siegeworks-*.whl")
    return built


def install(wheel: Path, environment: Path) -> Path:
    """The program in a bare environment that holds the wheel and what it requires, no extra."""
    venv.create(environment, with_pip=True)
    pip = (environment / "bin" / "python", "-m", "pip", "install", "--quiet", "-c", ROOT / "constraints.txt", wheel)
    done = call(*pip, folder=environment)
    assert done.returncode == 0, done.stderr
    return environment / "bin" / "siegeworks"


def check_files(wheel: Path) -> None:
    """Every module and every data file is in it, and the page; nothing else."""
    with zipfile.ZipFile(wheel) as archive:
        held = set(archive.namelist())
    package = ROOT / "src" / "siegeworks"
    data = [*package.rglob("*.ftl"), *package.rglob("*.toml"), *package.rglob("value.json"), package / "py.typed"]
    expected = {path.relative_to(ROOT / "src").as_posix() for path in (*package.rglob("*.py"), *data)}
    code = {name for name in held if not name.startswith("siegeworks/server/static/") and ".dist-info/" not in name}
    assert code == expected
    assert "siegeworks/server/static/index.html" in held


def test_the_wheel_stands_alone(tmp_path: Path) -> None:
    """One test for all of it: building and installing take longer than everything that is asked afterwards."""
    wheel = build_wheel(tmp_path)
    check_files(wheel)
    siegeworks = install(wheel, tmp_path / "bare")
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
