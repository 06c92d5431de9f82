"""Writes docs/reference/rules-<game>.md: every rule id with the functions that implement it and the tests of it.

python tools/generate/rules_index.py          write the pages
python tools/generate/rules_index.py --check  exit with 1 if a page is not what it would write
"""

import ast
import re
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[2]
GAMES = {"runedar": "The Siege of Runedar", "castlecards": "Castlecards"}


def mentions(text: str, rule: str) -> bool:
    """Whether a text names exactly this rule (not R-MAP in R-MAP-1)."""
    return re.search(rf"(?<![\w-]){re.escape(rule)}(?!\w|-[A-Z0-9])", text) is not None


@cache
def functions(folder: Path) -> list[tuple[str, str]]:
    """Each function below a folder as `file.function`, with its source; then each file as a whole."""
    return list(_functions(folder))


def _functions(folder: Path) -> Iterator[tuple[str, str]]:
    for file in sorted(folder.rglob("*.py")):
        text = file.read_text(encoding="utf-8")
        name = file.relative_to(folder).with_suffix("").as_posix()
        lines = text.split("\n")
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, ast.FunctionDef):
                yield f"{name}.{node.name}", "\n".join(lines[node.lineno - 1 : node.end_lineno])
        yield name, text


def named(folder: Path, rule: str, prefix: str = "") -> list[str]:
    """The functions that name a rule; the file alone if no function does."""
    found = [name for name, text in functions(folder) if mentions(text, rule)]
    inside = [name for name in found if "." in name and name.split(".")[-1].startswith(prefix)]
    return inside or [name for name in found if "." not in name and not prefix]


def tests_of(game: str, rule: str) -> list[str]:
    """Tests that name a rule in their text, or a ruling in their name."""
    number = rule.lower() if re.fullmatch(r"Q\d+", rule) else None
    return [
        name
        for name, text in functions(ROOT / "tests" / game)
        if "." in name
        and name.split(".")[-1].startswith("test_")
        and (mentions(text, rule) or (number and f".test_{number}_" in name))
    ]


def page(game: str) -> str:
    """The index of one game as Markdown."""
    rules = (ROOT / "tests" / game / "rule_ids.txt").read_text(encoding="utf-8").split()
    lines = [
        f"# {GAMES[game]}: rules index",
        "",
        "Every rule id, the code that implements it and the tests that check it."
        " `siegeworks rules` shows the rules themselves. Made by `python tools/generate/rules_index.py`.",
        "",
        "| rule | code | tests |",
        "| --- | --- | --- |",
    ]
    for rule in rules:
        code = ", ".join(f"`{name}`" for name in named(ROOT / "src/siegeworks/games" / game, rule)[:6])
        tests = ", ".join(f"`{name}`" for name in tests_of(game, rule)[:4])
        lines.append(f"| {rule} | {code} | {tests} |")
    return "\n".join(lines) + "\n"


def main() -> int:
    stale = 0
    for game in GAMES:
        if not (ROOT / "tests" / game / "rule_ids.txt").exists():
            continue
        target = ROOT / "docs" / "reference" / f"rules-{game}.md"
        text = page(game)
        if "--check" in sys.argv:
            if not target.exists() or target.read_text(encoding="utf-8") != text:
                print(f"{target.name} is stale: run python tools/generate/rules_index.py")
                stale = 1
        else:
            target.write_text(text, encoding="utf-8")
    return stale


if __name__ == "__main__":
    sys.exit(main())
