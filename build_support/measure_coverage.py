"""Measures which lines and branches the tests reach: `make coverage`.

The tests of compiled modules run interpreted, so that the lines of these modules count as well; this takes long. So the
folders of tests run one after another, each with data of its own in build/covered. Where an earlier run was
interrupted, the next one goes on: a folder whose data is newer than the package and its tests is not run again.

python build_support/measure_coverage.py                  all folders
python build_support/measure_coverage.py kernel store     these folders, and a report over all data that is there
"""

import argparse
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
DATA = ROOT / "build" / "covered"
TOP = "top"
"""The name of the test files that lie in no folder."""
INTERPRETED = {"bots", "castlecards", "games", "kernel", "rl", "runedar"}
"""The folders that test compiled modules. In the others the rules only play games, and compiled they play faster."""
PLAYED = {"test_analysis.py", "test_castlecards_tools.py", "test_coach.py", "test_own_bots.py"}
"""What these files of such folders test is not compiled, and it searches so much that interpreted it takes an hour."""
LEAST_COVERED = 10
NO_TESTS_COLLECTED = 5
LONGEST_TEST_S = 3600
"""Measured and interpreted, a test takes many times as long."""


def groups() -> dict[str, list[Path]]:
    """The test files of each folder, those of the browser last, because they take longest."""
    found: dict[str, list[Path]] = {}
    for path in sorted((ROOT / "tests").rglob("test_*.py")):
        folder = path.relative_to(ROOT / "tests").parts[0]
        found.setdefault(TOP if folder == path.name else folder, []).append(path)
    return dict(sorted(found.items(), key=lambda group: group[0] == "web"))


def is_measured(group: str, tests: list[Path]) -> bool:
    """Whether the data of a group is newer than everything it depends on."""
    data = DATA / group
    sources = [*(ROOT / "src").rglob("*.py"), *tests]
    return data.exists() and data.stat().st_mtime > max(path.stat().st_mtime for path in sources)


def measure(group: str, tests: list[Path]) -> bool:
    """Run the tests of a group; its data replaces what was there once all of them have run. False if some failed."""
    part = DATA / f"{group}.part"
    part.unlink(missing_ok=True)
    interpreted = [path for path in tests if group in INTERPRETED and path.name not in PLAYED]
    compiled = [path for path in tests if path not in interpreted]
    passed = [
        run(some, os.environ | {"COVERAGE_FILE": str(part)} | settings)
        for some, settings in ((interpreted, {"SIEGEWORKS_PURE": "1"}), (compiled, {}))
        if some
    ]
    if part.exists():
        part.replace(DATA / group)
    return all(passed)


def run(tests: list[Path], environment: dict[str, str]) -> bool:
    """Run some tests and add what they reach to the data; False if some failed."""
    options = ["--cov", "--cov-append", "--cov-report=", f"--timeout={LONGEST_TEST_S}"]
    done = subprocess.run(
        [sys.executable, "-m", "pytest", *options, *map(str, tests)], cwd=ROOT, env=environment, check=False
    )
    return done.returncode in (0, NO_TESTS_COLLECTED)


def coverage(*arguments: str) -> str:
    """What a command of coverage.py prints."""
    command = [sys.executable, "-m", "coverage", *arguments]
    return subprocess.run(command, cwd=ROOT, check=True, stdout=subprocess.PIPE, text=True).stdout


def report() -> None:
    """Print the least covered modules and the share of all."""
    measured = sorted(str(path) for path in DATA.iterdir() if "." not in path.name)
    coverage("combine", "--quiet", "--keep", *measured)
    lines = coverage("report", "--format=markdown", "--sort=cover", "--skip-covered").splitlines()
    print("siegeworks: the ten least covered modules", *lines[: LEAST_COVERED + 2], sep="\n")
    print(f"siegeworks: all together {coverage('report', '--format=total').strip()} %")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    known = groups()
    parser.add_argument("groups", nargs="*", metavar="FOLDER", help=f"of tests: {', '.join(known)}")
    wanted = parser.parse_args().groups or list(known)
    if unknown := sorted(set(wanted) - set(known)):
        parser.error(f"no folder of tests: {', '.join(unknown)}")
    DATA.mkdir(parents=True, exist_ok=True)
    failed = []
    for group in wanted:
        if is_measured(group, known[group]):
            print(f"siegeworks: {group} is measured already", flush=True)
            continue
        print(f"siegeworks: measuring {group}", flush=True)
        if not measure(group, known[group]):
            failed.append(group)
    report()
    if failed:
        print(f"siegeworks: tests failed in {', '.join(failed)}")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
