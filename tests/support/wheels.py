"""A wheel of Siegeworks, built once for all tests that install one, and environments with it.

The rules of this wheel are interpreted, because compiling takes a minute; `make wheel` builds the compiled one from the
same list of files.
"""

import os
import shutil
import subprocess
import sys
import venv
from pathlib import Path

import pytest

from support.shared_folders import shared_folder

ROOT = Path(__file__).parents[2]
NEEDED = ["src", "web", "build_support", "pyproject.toml", "setup.py", "MANIFEST.in", "README.md", "LICENSE"]
LEFT_OUT = shutil.ignore_patterns("node_modules", "*.so", "*.egg-info", "__pycache__")
MINUTES = 60.0


def shared_wheel(factory: pytest.TempPathFactory) -> Path:
    """The wheel; the first test that needs it builds it, also among the processes of a parallel run."""
    with shared_folder(factory, "wheel") as folder:
        built = list(folder.glob("siegeworks-*.whl"))
        return built[0] if built else build_wheel(folder)


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


def install(environment: Path, *packages: str | Path) -> Path:
    """The program in a new environment that holds these packages and what they require, nothing else."""
    venv.create(environment)
    # Our own pip installs there: putting another one into each environment, and compiling what is never imported, takes
    # longer than the rest.
    pip = (
        sys.executable,
        "-m",
        "pip",
        "--python",
        environment / "bin" / "python",
        "install",
        "--no-compile",
        "--quiet",
    )
    done = call(*pip, "-c", ROOT / "constraints.txt", *packages, folder=environment)
    assert done.returncode == 0, done.stderr
    return environment / "bin" / "siegeworks"
