"""Looks up the pinned versions in the lists of known vulnerabilities: constraints.txt, and web/package-lock.json.

python build_support/audit.py

Needs the network. Exit status 1 means that a pinned version is vulnerable or could not be looked up.
"""

import subprocess
import sys

from build_web import ROOT, WEB, find_tools

PINNED = ROOT / "constraints.txt"


def python_is_sound() -> bool:
    command = [sys.executable, "-m", "pip_audit", "--strict", "--no-deps", "--disable-pip", "-r", str(PINNED)]
    return subprocess.run(command, stdin=subprocess.DEVNULL, check=False).returncode == 0


def client_is_sound() -> bool:
    tools = find_tools()
    if tools is None:
        return False
    command = [*tools.npm, "audit"]
    done = subprocess.run(command, cwd=WEB, env=tools.environment(), stdin=subprocess.DEVNULL, check=False)
    return done.returncode == 0


def main() -> int:
    checks = {PINNED.name: python_is_sound, "web/package-lock.json": client_is_sound}
    failed = [name for name, is_sound in checks.items() if not is_sound()]
    if failed:
        print(f"siegeworks: vulnerable or not looked up, see above: {', '.join(failed)}", file=sys.stderr)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
