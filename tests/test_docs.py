"""The documentation is true: its commands and programs run, its quotes and links hold, generated pages are fresh."""

import os
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from siegeworks import __version__
from support.third_game import SOURCES

ROOT = Path(__file__).parents[1]
DOCS = ROOT / "docs"
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", ROOT / "CHANGELOG.md", *sorted(DOCS.rglob("*.md"))]
COMMAND = re.compile(r"^siegeworks .+$", re.MULTILINE)
QUOTE = re.compile(r"<!-- (\S+) -->\n```\w+\n(.*?)```", re.DOTALL)
FENCED = re.compile(r"```.*?```", re.DOTALL)


def name_of(page: Path) -> str:
    return page.relative_to(ROOT).as_posix()


def blocks(page: Path, language: str) -> list[str]:
    """The code blocks of a language on a page, without those quoted from a file of the repository."""
    text = QUOTE.sub("", page.read_text(encoding="utf-8"))
    return re.findall(rf"```{language}\n(.*?)```", text, re.DOTALL)


def pages_with(language: str, pattern: str) -> list[str]:
    return [name_of(page) for page in PAGES if any(re.search(pattern, block, re.M) for block in blocks(page, language))]


def run(command: list[str], folder: Path) -> subprocess.CompletedProcess[str]:
    environment = os.environ | {
        "SIEGEWORKS_HOME": str(folder / "home"),
        "SIEGEWORKS_LANG": "en",
        "PYTHONPATH": str(SOURCES),
    }
    return subprocess.run(
        command,
        cwd=folder,
        env=environment,
        capture_output=True,
        text=True,
        stdin=subprocess.DEVNULL,
        timeout=300,
        check=False,
    )


@pytest.mark.parametrize("name", pages_with("sh", COMMAND.pattern))
def test_the_commands_of_a_page_run(name: str, tmp_path: Path) -> None:
    """In the order they are written, in one folder, as a reader would type them, beside the files that they quote."""
    for file, _ in QUOTE.findall((ROOT / name).read_text(encoding="utf-8")):
        shutil.copy(ROOT / file, tmp_path)
    for line in [line for block in blocks(ROOT / name, "sh") for line in COMMAND.findall(block)]:
        words = [word.strip("'\"") for word in re.findall(r"'[^']*'|\"[^\"]*\"|\S+", line.split("  #")[0])]
        done = run([str(Path(sys.executable).parent / words[0]), *words[1:]], tmp_path)
        assert done.returncode == 0, f"{line}\n{done.stdout}\n{done.stderr}"


@pytest.mark.parametrize("name", pages_with("python", "."))
def test_the_programs_of_a_page_run(name: str, tmp_path: Path) -> None:
    """Each plays at least one game and prints how it ended."""
    for program in blocks(ROOT / name, "python"):
        done = run([sys.executable, "-c", program], tmp_path)
        assert done.returncode == 0, f"{program}\n{done.stderr}"
        assert "reason=" in done.stdout


def test_the_training_run_of_the_tutorial_learns_from_its_games(tmp_path: Path) -> None:
    done = run([sys.executable, str(ROOT / "examples" / "first_training.py"), "--rounds", "1"], tmp_path)
    assert done.returncode == 0, done.stderr
    assert re.fullmatch(r"round 1: won \d+% of 6[4-9] games\n", done.stdout)


def test_quotes_are_in_the_files_they_name() -> None:
    quotes = [(page, file, code) for page in PAGES for file, code in QUOTE.findall(page.read_text(encoding="utf-8"))]
    assert quotes
    for page, file, code in quotes:
        assert code in (ROOT / file).read_text(encoding="utf-8"), f"{name_of(page)}: {file} does not say\n{code}"


def anchors(page: Path) -> set[str]:
    """The anchors of a page's headings, as both MkDocs and the usual code hosts make them."""
    headings = re.findall(r"^#+ (.*)$", FENCED.sub("", page.read_text(encoding="utf-8")), re.MULTILINE)
    plain = [re.sub(r"[^\w\s-]", "", re.sub(r"\[(.*?)\]\(.*?\)", r"\1", heading)).strip() for heading in headings]
    return {re.sub(r"[-\s]+", "-", heading.lower()) for heading in plain}


def broken_links(page: Path) -> list[str]:
    text = FENCED.sub("", page.read_text(encoding="utf-8"))
    broken = []
    for link in re.findall(r"\]\(([^)\s]+)\)", text):
        if re.match(r"[a-z]+:", link):
            continue
        file, _, anchor = link.partition("#")
        target = (page.parent / file).resolve() if file else page
        if not target.exists() or (anchor and anchor not in anchors(target)):
            broken.append(f"{name_of(page)}: {link}")
    return broken


def test_links_lead_somewhere() -> None:
    assert [link for page in PAGES for link in broken_links(page)] == []


def test_every_page_is_in_the_contents_of_the_site() -> None:
    """MkDocs itself would only say so when the site is built."""
    listed = re.findall(r": (\S+\.md)$", (ROOT / "mkdocs.yml").read_text(encoding="utf-8"), re.MULTILINE)
    assert sorted(listed) == sorted(page.relative_to(DOCS).as_posix() for page in DOCS.rglob("*.md"))


def missing_paths(page: Path) -> list[str]:
    paths = re.findall(r"`((?:[\w.]+/)+[\w.-]+\.(?:py|toml|json))`", page.read_text(encoding="utf-8"))
    bases = (ROOT, ROOT / "src" / "siegeworks")
    return [f"{name_of(page)}: {path}" for path in paths if not any((base / path).exists() for base in bases)]


def test_files_named_in_the_docs_exist() -> None:
    """`bots/search.py` stands for a file of the package, `tools/…` and `examples/…` for one of the repository."""
    assert [path for page in PAGES if page.name != "CHANGELOG.md" for path in missing_paths(page)] == []


@pytest.mark.parametrize("generator", ["rules_index", "cli_page"])
def test_a_generated_page_is_fresh(generator: str, tmp_path: Path) -> None:
    done = run([sys.executable, str(ROOT / "tools" / "generate" / f"{generator}.py"), "--check"], tmp_path)
    assert done.returncode == 0, done.stdout


def test_every_file_format_of_the_docs_parses() -> None:
    """The example log's lines are of the form the reader accepts."""
    from siegeworks.kernel.log import ENTRY

    text = (DOCS / "reference" / "formats.md").read_text(encoding="utf-8")
    lines = re.findall(r"^\d+ seat .*$", text, re.MULTILINE)
    assert lines
    assert all(ENTRY.fullmatch(line) for line in lines)


def test_the_extras_of_the_docs_are_those_of_the_package() -> None:
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["optional-dependencies"]
    text = (DOCS / "how-to" / "install.md").read_text(encoding="utf-8")
    assert re.findall(r"^\| `(\w+)` \|", text, re.MULTILINE) == [
        name for name in extras if name not in ("docs", "test")
    ]


def test_the_changelog_begins_with_this_version() -> None:
    text = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    assert re.findall(r"^## (\S+)", text, re.MULTILINE)[0] == __version__
