"""The documentation is true: its commands run, its program runs, its links lead somewhere, its index is fresh."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
COMMAND = re.compile(r"^siegeworks .+$", re.MULTILINE)


def blocks(language: str) -> list[tuple[str, str]]:
    """All code blocks of a language, with the page they stand on."""
    found = []
    for page in PAGES:
        text = page.read_text(encoding="utf-8")
        found += [(page.name, block) for block in re.findall(rf"```{language}\n(.*?)```", text, re.DOTALL)]
    return found


def run(command: list[str], folder: Path) -> subprocess.CompletedProcess[str]:
    environment = os.environ | {"SIEGEWORKS_HOME": str(folder / "home"), "SIEGEWORKS_LANG": "en"}
    return subprocess.run(
        command,
        cwd=folder,
        env=environment,
        capture_output=True,
        text=True,
        stdin=subprocess.DEVNULL,
        timeout=120,
        check=False,
    )


@pytest.mark.parametrize("page", sorted({name for name, block in blocks("sh") if COMMAND.search(block)}))
def test_commands_of_a_page_run(page: str, tmp_path: Path) -> None:
    """In the order they are written, in one folder, as a reader would type them."""
    lines = [line for name, block in blocks("sh") if name == page for line in COMMAND.findall(block)]
    for line in lines:
        words = [word.strip("'\"") for word in re.findall(r"'[^']*'|\"[^\"]*\"|\S+", line.split("  #")[0])]
        done = run([str(Path(sys.executable).parent / words[0]), *words[1:]], tmp_path)
        assert done.returncode == 0, f"{line}\n{done.stdout}\n{done.stderr}"


def test_the_bot_of_the_docs_plays(tmp_path: Path) -> None:
    programs = blocks("python")
    assert programs
    for _, program in programs:
        done = run([sys.executable, "-c", program], tmp_path)
        assert done.returncode == 0, done.stderr
        assert "reason=" in done.stdout


def test_links_lead_somewhere() -> None:
    broken = []
    for page in PAGES:
        targets = re.findall(r"\]\(([^)#:]+)\)", page.read_text(encoding="utf-8"))
        broken += [f"{page.name}: {target}" for target in targets if not (page.parent / target).exists()]
    assert broken == []


def test_the_rules_index_is_fresh(tmp_path: Path) -> None:
    done = run([sys.executable, str(ROOT / "tools" / "generate" / "rules_index.py"), "--check"], tmp_path)
    assert done.returncode == 0, done.stdout


def test_every_file_format_of_the_docs_parses() -> None:
    """The example log's lines are of the form the reader accepts."""
    from siegeworks.kernel.log import ENTRY

    text = (ROOT / "docs" / "reference" / "formats.md").read_text(encoding="utf-8")
    lines = re.findall(r"^\d+ seat .*$", text, re.MULTILINE)
    assert lines
    assert all(ENTRY.fullmatch(line) for line in lines)
