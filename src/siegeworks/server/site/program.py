"""The program for a page: the parts of this package and of the libraries that it needs there, in one archive."""

import gzip
import hashlib
import io
import json
import subprocess
import sys
import tempfile
import zipfile
from collections.abc import Iterator
from importlib.metadata import PackageNotFoundError, distribution, version
from importlib.util import find_spec
from pathlib import Path

import siegeworks
from siegeworks.kernel.problem import Problem
from siegeworks.server.pages import STATIC
from siegeworks.server.site.locales import lighter_locale, needed_locale

PARTS = ("kernel", "games", "bots", "i18n", "store", "workers", "table", "server")
LIBRARIES = {
    "anyio": "anyio",
    "attr": "attrs",
    "babel": "babel",
    "fluent": "fluent.runtime",
    "openskill": "openskill",
    "platformdirs": "platformdirs",
    "pytz": "pytz",
    "starlette": "starlette",
    "typing_extensions": "typing_extensions",
}
"""Each package that is copied as it is installed here, and the distribution it comes from."""
COMPILED_LIBRARY = "msgspec"
"""The only library that is not plain Python: its build for browsers is fetched."""
DISTRIBUTIONS = (*LIBRARIES.values(), "fluent.syntax", COMPILED_LIBRARY)
"""All distributions that the program contains a part of."""
LEFT_OUT = (
    *("server/static/", "server/site/", "__pycache__", "pytz/zoneinfo/", "babel/messages/", "anyio/_backends/_trio"),
    *("starlette/testclient", "store/postgres_base", "store/leases", "platformdirs/windows", "platformdirs/macos"),
    *("siegeworks/server/cluster", "siegeworks/server/forwarding", "siegeworks/server/guarded_protocols"),
    *("siegeworks/server/processes", "siegeworks/server/serve.", "siegeworks/table/worker_processes"),
    *("siegeworks/workers/ordered", "siegeworks/workers/process", "siegeworks/workers/remote"),
    *("siegeworks/workers/supervisor", "siegeworks/workers/work_host", "anyio/pytest_plugin", "anyio/to_process"),
    *("siegeworks/server/alerting", "siegeworks/server/mail", "siegeworks/server/web_push"),
    *("/lab.ftl", "/report.ftl", "/balance.ftl"),
)
"""Parts of names that no page needs."""
LEFT_OUT_KINDS = (".so", ".pyd", ".pyi", ".c")
STANDARD_LIBRARY = "python_stdlib.zip"
UNUSED = (
    *("_pyrepl/", "curses/", "dbm/", "ensurepip/", "idlelib/", "lib2to3/", "multiprocessing/", "pydoc_data/", "test/"),
    *("tkinter/", "turtle", "unittest/", "venv/", "wsgiref/", "xml/", "xmlrpc/"),
    *("antigravity", "bdb", "cProfile", "doctest", "ftplib", "imaplib", "mailbox", "modulefinder", "optparse", "pdb"),
    *("_pydatetime", "_pyio", "_pydecimal", "http/cookiejar", "http/server", "logging/config", "logging/handlers"),
    *("difflib", "configparser", "socketserver", "webbrowser", "tarfile", "asyncio/windows", "ctypes/", "zoneinfo/"),
    *("pickletools", "plistlib", "poplib", "profile", "pstats", "pyclbr", "pydoc", "smtplib", "tabnanny", "trace."),
    *("concurrent/interpreters/", "encodings/big5", "encodings/cp", "encodings/euc", "encodings/gb", "encodings/hz"),
    *("argparse", "gettext", "asyncio/proactor", "asyncio/__main__", "concurrent/futures/process", "html/parser"),
    *("cmd.", "compileall", "fileinput", "filecmp", "symtable", "tracemalloc", "urllib/robotparser", "wave.", "zipapp"),
    *("encodings/iso", "encodings/johab", "encodings/koi8", "encodings/mac_", "encodings/shift", "encodings/kz"),
)
"""How the names begin in Python's own library that no page uses."""
Files = dict[str, bytes]
"""The contents of an archive by their names."""


def program_files(pyodide: Path) -> Files:
    """The files of the program, by their names in the archive."""
    found = _own_files()
    for library in LIBRARIES:
        for place in _places(library):
            found |= _kept(place, place.parent)
    return found | _compiled_library(pyodide)


def _own_files() -> Files:
    """The part of the program that this package is."""
    found: Files = {}
    root = Path(siegeworks.__file__).parent
    for name in ("__init__.py", "_build.py"):
        found[f"siegeworks/{name}"] = (root / name).read_bytes()
    for part in PARTS:
        found |= _kept(root / part, root.parent)
    return found


def made_from() -> str:
    """A digest of the client, the program, Python for pages and what builds a site: another one is another version.

    Libraries are known by their versions, which is much cheaper than reading them.
    """
    whole = hashlib.sha256((STATIC / "index.html").read_bytes())
    here = Path(__file__).parent
    builders = [file for file in here.rglob("*") if file.is_file() and "__pycache__" not in file.parts]
    files = _own_files() | {f"site/{file.relative_to(here).as_posix()}": file.read_bytes() for file in builders}
    lock = STATIC / "pyodide" / "pyodide-lock.json"
    if lock.is_file():
        files["pyodide-lock.json"] = lock.read_bytes()
    for name, data in sorted(files.items()):
        whole.update(f"{name} {len(data)}\n".encode() + data)
    for name in DISTRIBUTIONS:
        whole.update(f"{name} {_version(name)}\n".encode())
    return whole.hexdigest()


def _version(name: str) -> str:
    try:
        return version(name)
    except PackageNotFoundError:
        return ""


def _places(library: str) -> list[Path]:
    """Where a package is installed: one file, one folder, or several folders that share a name."""
    spec = find_spec(library)
    if spec is None:
        raise Problem("extra-missing", extra="server")
    if spec.submodule_search_locations is not None:
        return [Path(place) for place in spec.submodule_search_locations]
    return [Path(spec.origin or "")]


def _kept(place: Path, above: Path) -> Files:
    files = [place] if place.is_file() else sorted(file for file in place.rglob("*") if file.is_file())
    named = {file.relative_to(above).as_posix(): file for file in files}
    return {name: lighter_locale(name, file.read_bytes()) for name, file in named.items() if _needed(name)}


def _needed(name: str) -> bool:
    if any(part in name for part in LEFT_OUT) or name.endswith(LEFT_OUT_KINDS):
        return False
    return needed_locale(name)


def _compiled_library(pyodide: Path) -> Files:
    """The library that is compiled for browsers, from the index that pip uses."""
    info = json.loads((pyodide / "pyodide-lock.json").read_text(encoding="utf-8"))["info"]
    wanted = f"{COMPILED_LIBRARY}=={version(COMPILED_LIBRARY)}"
    command = [sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check", "--no-deps"]
    command += ["--only-binary=:all:", "--platform", f"pyemscripten_{info['abi_version']}_{info['arch']}"]
    command += ["--python-version", ".".join(info["python"].split(".")[:2]), wanted]
    with tempfile.TemporaryDirectory() as folder:
        done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)  # noqa: S603 - pip itself
        wheels = list(Path(folder).glob("*.whl"))
        if done.returncode or not wheels:
            reason = (done.stderr.strip().splitlines() or ["pip"])[-1]
            raise Problem("site-library", library=wanted, reason=reason)
        with zipfile.ZipFile(wheels[0]) as wheel:
            return {name: wheel.read(name) for name in wheel.namelist() if ".dist-info/" not in name}


def licences() -> Iterator[tuple[str, str]]:
    """The licences of the libraries in the archive: name and text."""
    for name in DISTRIBUTIONS:
        try:
            held = distribution(name).files or []
        except PackageNotFoundError:
            continue
        texts = [file for file in held if ".dist-info/" in str(file) and "LICEN" in file.name.upper()]
        if texts:
            yield name, "\n\n".join(str(file.read_text()) for file in texts)


def zipped(files: Files) -> bytes:
    """A zip that is the same for the same files."""
    target = io.BytesIO()
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as made:
        for name in sorted(files):
            entry = zipfile.ZipInfo(name)
            entry.compress_type = zipfile.ZIP_DEFLATED
            made.writestr(entry, files[name])
    return target.getvalue()


def unzipped(data: bytes) -> Files:
    with zipfile.ZipFile(io.BytesIO(data)) as given:
        return {name: given.read(name) for name in given.namelist() if not name.endswith("/")}


def packed(files: Files) -> bytes:
    """The program as a page loads it: an index in one line of JSON, then all files, compressed together.

    The page puts them into Pyodide's file system itself, which is several times faster than an archive in Python.
    """
    names = sorted(files, key=lambda name: (Path(name).suffix, name))  # like beside like compresses best
    index = json.dumps([[name, len(files[name])] for name in names]).encode()
    return gzip.compress(index + b"\n" + b"".join(files[name] for name in names), 9, mtime=0)


def standard_library(pyodide: Path) -> Files:
    """Python's own library without what no page uses."""
    files = unzipped((pyodide / STANDARD_LIBRARY).read_bytes())
    return {name: data for name, data in files.items() if not name.startswith(UNUSED)}
