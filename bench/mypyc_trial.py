"""Why the rules are compiled by Cython: the same source compiled by mypyc, measured beside it.

python -m pip install mypy setuptools && python bench/mypyc_trial.py
"""

import json
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "build_support"))

from native_build import CONSTANTS, NATIVE  # noqa: E402 - that folder is not on the path of a script

MEASURE = """
import json, random, time
from siegeworks.games import load_game
from siegeworks.games.runedar.rules import apply
from siegeworks.kernel.chance import Chance

game, pick = load_game("runedar"), random.Random(1).random
options = game.options({"seats": "4"})
figures = {}
for how in ("stepped", "inside"):
    decisions, begin = 0, time.perf_counter()
    for number in range(1500):
        chance = Chance(str(number))
        state = game.setup(options, chance, None)
        if how == "inside":
            decisions += apply.random_playout(state, chance, 100_000)
        else:
            while actions := game.legal(state):
                game.apply(state, actions[int(pick() * len(actions))], chance, None)
                decisions += 1
    figures[how] = decisions / (time.perf_counter() - begin)
print(json.dumps(figures))
"""

BUILD = """
from setuptools import setup
from mypyc.build import mypycify

setup(name="trial", packages=[], ext_modules=mypycify({files!r}, opt_level="3"))
"""


def measure(source: Path) -> dict[str, float]:
    """Decisions per second of the build that lies in a source folder."""
    environment = os.environ | {"PYTHONPATH": str(source)}
    done = subprocess.run(  # noqa: S603 - our own script
        [sys.executable, "-c", MEASURE], env=environment, check=True, capture_output=True, text=True
    )
    figures: dict[str, float] = json.loads(done.stdout)
    return figures


def _is_rule(name: str) -> bool:
    """Bots and observations need more than the rules do, and mypyc is tried on the rules."""
    return ".bots." not in name and ".rl." not in name


def main() -> None:
    cython = measure(ROOT / "src")
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / "src"
        shutil.copytree(ROOT / "src", source, ignore=shutil.ignore_patterns("*.so", "__pycache__"))
        names = ["siegeworks.kernel.problem", *(name for name in [*CONSTANTS, *NATIVE] if _is_rule(name))]
        files = [name.replace(".", "/") + ".py" for name in names if "castlecards" not in name]
        (source / "setup.py").write_text(BUILD.format(files=files), encoding="utf-8")
        command = [sys.executable, "setup.py", "--quiet", "build_ext", "--inplace"]
        subprocess.run(command, cwd=source, check=True, capture_output=True)  # noqa: S603 - our own script
        mypyc = measure(source)
    print("| build of the same source | stepped | inside |\n| --- | --- | --- |")
    for name, figures in (("Cython, derived declarations", cython), ("mypyc", mypyc)):
        print(f"| {name} | {figures['stepped'] / 1000:,.0f} k | {figures['inside'] / 1000:,.0f} k |")


if __name__ == "__main__":
    main()
