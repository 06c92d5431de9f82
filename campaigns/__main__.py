"""`python -m campaigns`: runs the campaigns and prints their figures."""

import argparse
import sys
from collections.abc import Callable

import campaigns
from campaigns import crowd, files, forge, kill, leak, read
from campaigns.fortress import Report

CAMPAIGNS: dict[str, tuple[Callable[[float], Report], float]] = {
    "kill": (kill.run, 0.2),
    "forge": (forge.run, 0.15),
    "crowd": (crowd.run, 0.4),
    "files": (files.run, 0.1),
    "read": (read.run, 0.05),
    "leak": (leak.run, 0.1),
}
"""Each campaign and its share of the time."""


def main() -> int:
    parser = argparse.ArgumentParser(
        description=campaigns.__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("names", nargs="*", choices=[[], *CAMPAIGNS], help="which campaigns; all if none is named")
    parser.add_argument("--minutes", type=float, default=10.0)
    asked = parser.parse_args()
    names = asked.names or list(CAMPAIGNS)
    total = sum(CAMPAIGNS[name][1] for name in names)
    found = 0
    for name in names:
        run, share = CAMPAIGNS[name]
        report = run(asked.minutes * 60 * share / total)
        print(f"{name}: " + ", ".join(f"{what} {value}" for what, value in report.figures.items()), flush=True)
        for finding in report.findings:
            print(f"  FOUND {finding}", flush=True)
        found += len(report.findings)
    print(f"campaigns: {found} findings")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
