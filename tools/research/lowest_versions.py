"""Finds and checks the lowest versions of the libraries that the tests pass with.

python tools/research/lowest_versions.py                    install all floors of pyproject.toml, run the tests
python tools/research/lowest_versions.py --search starlette  bisect the releases of one library

Both work in an environment of their own in build/lowest. The floors in pyproject.toml are what `--search` found,
raised where the floors do not work together.
"""

import argparse
import os
import re
import subprocess
import sys
import tomllib
import venv
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[2]
ENVIRONMENT = ROOT / "build" / "lowest"
PYTHON = ENVIRONMENT / "bin" / "python"
RUNTIME_EXTRAS = ("server", "postgres", "lab", "rl", "openspiel", "ray")
TESTS = {
    "base": ["tests/cli", "tests/i18n", "tests/store", "tests/table"],
    "server": ["tests/server", "tests/cli/test_serve.py", "tests/test_protocol.py"],
    "postgres": ["tests/store", "tests/server/test_city.py"],
    "lab": ["tests/lab", "--ignore=tests/lab/test_ray.py"],
    "rl": ["tests/rl", "--ignore=tests/rl/test_openspiel.py"],
    "openspiel": ["tests/rl/test_openspiel.py"],
    "ray": ["tests/lab/test_ray.py"],
}
"""What to run for the libraries of an extra."""


def pip(*arguments: str) -> bool:
    """Run pip in the environment; False if it failed."""
    command = [str(PYTHON), "-m", "pip", "--quiet", "--disable-pip-version-check", *arguments]
    return subprocess.run(command, cwd=ROOT, check=False).returncode == 0


def tests_pass(groups: list[str]) -> bool:
    """Run the tests of the extras, until the first failure. What old libraries deprecate is not a failure of ours."""
    selected = [argument for group in groups for argument in TESTS[group]]
    command = [str(PYTHON), "-m", "pytest", "-x", "-n", "1", "-W", "default", "-p", "no:cacheprovider", *selected]
    return subprocess.run(command, cwd=ROOT, env=os.environ | {"PYTHONPATH": ""}, check=False).returncode == 0


@cache
def floors() -> dict[str, dict[str, str]]:
    """The floor of every library, by extra; `base` is what is always installed."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    lists = {"base": project["dependencies"]}
    lists |= {extra: project["optional-dependencies"][extra] for extra in RUNTIME_EXTRAS}
    found: dict[str, dict[str, str]] = {}
    for extra, requirements in lists.items():
        pairs = [re.fullmatch(r"([\w.-]+(?:\[\w+\])?)>=([\w.]+)(;.*)?", requirement) for requirement in requirements]
        found[extra] = {pair[1]: pair[2] for pair in pairs if pair}
        if len(found[extra]) != len(requirements):
            raise SystemExit(f"{extra}: every library needs a floor, as name>=version")
    return found


def common_floors() -> dict[str, str]:
    """The floor of every library where all extras are installed: the highest, if several extras need it."""
    found: dict[str, str] = {}
    for extra in floors().values():
        for name, floor in extra.items():
            found[name] = max(
                found.get(name, "0"), floor, key=lambda version: [int(part) for part in version.split(".")]
            )
    return found


def make_environment(*, pinned: bool) -> None:
    """A fresh environment with the package and its tests, with pinned libraries or with the floors."""
    venv.create(ENVIRONMENT, clear=True, with_pip=True)
    wanted = ["-c", "constraints.txt"] if pinned else []
    if not pinned:
        wanted = [f"{name}=={floor}" for name, floor in common_floors().items()]
    if not pip("install", *wanted, "-e", ".[test]"):
        raise SystemExit("the environment could not be installed; the lines above say why")
    # The tests of the server need the page, which an editable installation does not build.
    subprocess.run([sys.executable, str(ROOT / "build_support" / "build_web.py")], cwd=ROOT, check=True)


def releases(library: str) -> list[str]:
    """The first release of every minor series of a library that has a wheel for this Python, oldest first."""
    command = [str(PYTHON), "-m", "pip", "index", "versions", "--only-binary", ":all:", library]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    listed = re.search(r"Available versions: (.*)", done.stdout)
    if listed is None:
        raise SystemExit(f"no releases of {library} were found")
    series: dict[str, str] = {}
    for version in listed[1].split(", "):  # newest first, so the first release of a series is written last
        series[".".join(version.split(".")[:2])] = version
    return list(series.values())[::-1]


def works(library: str, version: str, group: str) -> bool:
    """Whether the tests pass with one version of a library, all others being pinned."""
    passed = pip("install", "--only-binary", ":all:", f"{library}=={version}") and tests_pass([group])
    print(f"{library} {version}: {'passes' if passed else 'fails'}", flush=True)
    return passed


def search(library: str, oldest: str | None) -> str:
    """The lowest release that works, found by bisection: what works is taken to work from there on."""
    group = next(extra for extra, known in floors().items() if library in known)
    tried = releases(library)
    if oldest is not None:
        tried = tried[tried.index(oldest) :]
    low, high = 0, len(tried) - 1
    while low < high:
        middle = (low + high) // 2
        if works(library, tried[middle], group):
            high = middle
        else:
            low = middle + 1
    return tried[high]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--search", metavar="LIBRARY", nargs="+", help="bisect the releases of these libraries")
    parser.add_argument("--oldest", metavar="VERSION", help="the oldest release to try")
    parser.add_argument("--keep", action="store_true", help="go on in the environment of the last run")
    arguments = parser.parse_args()
    if not arguments.keep:
        make_environment(pinned=bool(arguments.search))
    if not arguments.search:
        return 0 if tests_pass(["base", *RUNTIME_EXTRAS]) else 1
    for library in arguments.search:
        print(f"{library}>={search(library, arguments.oldest)}", flush=True)
        pip("install", "-c", "constraints.txt", "--force-reinstall", "--no-deps", library)
    return 0


if __name__ == "__main__":
    sys.exit(main())
