"""The shape of the tree: both games have the same files, rule functions say their rule, nothing foreign slips in."""

import ast
import re
import sys
from pathlib import Path

import pytest

from siegeworks.games import built_in_kits
from siegeworks.kernel.content import LANGUAGES

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "siegeworks"
FILES = (
    "actions.py", "content.py", "events.py", "frames.py", "game.py", "guess.py", "names.py", "picture.py",
    "position.py", "position_reader.py", "reference.py", "scene.py", "stage.py", "state.py", "tables.py",
    "view.py", "wording.py",
    "rules/apply.py", "rules/legal.py", "rules/rule_ids.py",
    *(f"texts/{language}/{area}.ftl" for language in LANGUAGES for area in ("game", "problems", "terminal")),
)  # fmt: skip
LONGEST_FILE = 500
LONGEST_FUNCTION = 60


@pytest.mark.parametrize("game", built_in_kits())
def test_every_game_has_the_same_files(game: str) -> None:
    assert [file for file in FILES if not (SOURCE / "games" / game / file).exists()] == []


@pytest.mark.parametrize("game", built_in_kits())
def test_refusals_say_their_rule(game: str) -> None:
    """A function that forbids something names the rule in its docstring."""
    silent = []
    for file in sorted((SOURCE / "games" / game / "rules").glob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.FunctionDef) or not re.fullmatch(r"[a-z]\w*_refusal", node.name):
                continue
            if not re.search(r"[RC]-[A-Z]|Q\d", ast.get_docstring(node) or ""):
                silent.append(f"{file.name}.{node.name}")
    assert silent == []


def test_files_and_functions_are_small() -> None:
    long = []
    for file in sorted(SOURCE.rglob("*.py")):
        text = file.read_text(encoding="utf-8")
        if text.count("\n") > LONGEST_FILE:
            long.append(str(file.relative_to(SOURCE)))
        long += [
            f"{file.relative_to(SOURCE)}: {node.name}"
            for node in ast.walk(ast.parse(text))
            if isinstance(node, ast.FunctionDef) and (node.end_lineno or 0) - node.lineno > LONGEST_FUNCTION
        ]
    assert long == []


def test_the_numbers_of_frames_are_read_by_name() -> None:
    """A frame is found by its place on the stack; no index adds up to one of its numbers, as in `frames[base + 3]`."""
    indexed = []
    for file in sorted(SOURCE.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Subscript) or not isinstance(node.value, ast.Attribute | ast.Name):
                continue
            name = node.value.attr if isinstance(node.value, ast.Attribute) else node.value.id
            adds = isinstance(node.slice, ast.BinOp) and isinstance(node.slice.op, ast.Add | ast.Mult)
            if name.lstrip("_") == "frames" and adds:
                indexed.append(f"{file.relative_to(SOURCE)}:{node.lineno}")
    assert indexed == []


def imported(file: Path) -> set[str]:
    """The top-level packages that a module imports, wherever in it."""
    names: set[str] = set()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names |= {alias.name.partition(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{file}: a relative import"
            names.add((node.module or "").partition(".")[0])
    return names


def test_the_engine_needs_the_standard_library_only() -> None:
    """Kernel and games import the standard library and each other, nothing else."""
    allowed = sys.stdlib_module_names | {"siegeworks"}
    foreign = {
        str(file.relative_to(SOURCE)): sorted(imported(file) - allowed)
        for folder in ("kernel", "games")
        for file in (SOURCE / folder).rglob("*.py")
        if imported(file) - allowed
    }
    assert foreign == {}
