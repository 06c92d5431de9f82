"""Names and words: a class name means one thing, and the prose of the source is plain."""

import ast
import io
import re
import tokenize
from collections import defaultdict
from pathlib import Path

SOURCE = Path(__file__).parents[1] / "src" / "siegeworks"
MODULES = sorted(SOURCE.rglob("*.py"))
GAMES = {folder.name for folder in (SOURCE / "games").iterdir() if (folder / "kit.py").exists()}
RIDDLES = re.compile(r"\b(told|wish(es|ed)?|herald|deeds?|mend(s|ed)?)\b", re.IGNORECASE)
"""Words that a first-time reader of this source stumbled over; requests, events, notifications are what was meant."""


def place_of(module: Path) -> tuple[str, ...]:
    """The folder of a module; the folders of different games count as one, since each has the same set of files."""
    return tuple("<game>" if part in GAMES else part for part in module.relative_to(SOURCE).parts)


def test_class_names_are_unique() -> None:
    """Except among the parallel files of the games."""
    places: dict[str, set[tuple[str, ...]]] = defaultdict(set)
    for module in MODULES:
        for node in ast.parse(module.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.ClassDef):
                places[node.name].add(place_of(module))
    shared = {name: sorted("/".join(place) for place in found) for name, found in places.items() if len(found) > 1}
    assert {name: found for name, found in shared.items() if not all("<game>" in place for place in found)} == {}


def prose(module: Path) -> list[tuple[int, str]]:
    """The docstrings and comments of a module, line by line."""
    text = module.read_text(encoding="utf-8")
    found = []
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
            found += [(node.lineno + row, line) for row, line in enumerate(node.value.value.splitlines())]
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type == tokenize.COMMENT:
            found.append((token.start[0], token.string))
    return found


def test_the_prose_of_the_source_is_plain() -> None:
    stumbles = [
        f"{module.relative_to(SOURCE)}:{row}: {line.strip()}"
        for module in MODULES
        for row, line in prose(module)
        if RIDDLES.search(line)
    ]
    assert stumbles == []
