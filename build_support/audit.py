"""Looks up the pinned versions in the lists of known vulnerabilities: constraints.txt, and web/package-lock.json.

python build_support/audit.py

Needs the network. Prints one sentence about each file; exit status 1 means that a pinned version is vulnerable or
could not be looked up.
"""

import json
import subprocess
import sys
from pathlib import Path

from build_web import ROOT, WEB, find_tools

PINNED = ROOT / "constraints.txt"


class LookupFailed(Exception):
    """The lists could not be asked: without an answer nothing is known about any version."""


def printed_by(command: list[str], folder: Path, environment: dict[str, str] | None = None) -> str:
    """What a program prints about vulnerabilities; its status does not tell a finding from a failure."""
    done = subprocess.run(
        command, cwd=folder, env=environment, stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False
    )
    return done.stdout


def python_findings(printed: str) -> list[str]:
    """The vulnerable versions in an answer of pip-audit."""
    try:
        libraries = json.loads(printed)["dependencies"]
        return [
            f"{library['name']} {library['version']} ({', '.join(known['id'] for known in library['vulns'])})"
            for library in libraries
            if library["vulns"]
        ]
    except (ValueError, KeyError, TypeError) as unreadable:
        raise LookupFailed from unreadable


def client_findings(printed: str) -> list[str]:
    """The vulnerable packages in an answer of npm."""
    try:
        return [f"{name} ({known['severity']})" for name, known in json.loads(printed)["vulnerabilities"].items()]
    except (ValueError, KeyError, TypeError, AttributeError) as unreadable:
        raise LookupFailed from unreadable


def audit_python() -> list[str]:
    # Strictly: a library that is not in the lists is a failure.
    options = ["--strict", "--no-deps", "--disable-pip", "--format=json", "-r", str(PINNED)]
    return python_findings(printed_by([sys.executable, "-m", "pip_audit", *options], ROOT))


def audit_client() -> list[str]:
    tools = find_tools()
    if tools is None:
        raise LookupFailed
    return client_findings(printed_by([*tools.npm, "audit", "--json"], WEB, tools.environment()))


def main() -> int:
    sound = True
    for name, audit in ((PINNED.name, audit_python), ("web/package-lock.json", audit_client)):
        try:
            found = audit()
            sentence = f"vulnerable: {', '.join(found)}" if found else "no known vulnerability"
        except LookupFailed:
            found, sentence = [name], "could not be looked up (is the network reachable?)"
        sound = sound and not found
        print(f"siegeworks: {name}: {sentence}", file=sys.stderr if found else sys.stdout)
    return 0 if sound else 1


if __name__ == "__main__":
    sys.exit(main())
