"""Writes docs/reference/cli.md: every command with its arguments and options, from the commands themselves.

python tools/generate/cli_page.py          write the page
python tools/generate/cli_page.py --check  exit with 1 if the page is not what it would write
"""

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from typer.main import get_command

from siegeworks.cli.app import build_app

PAGE = Path(__file__).parents[2] / "docs" / "reference" / "cli.md"
PROGRAM = "siegeworks"
INTRODUCTION = """# Command line

All commands of `siegeworks`, as `siegeworks COMMAND --help` shows them. `python tools/generate/cli_page.py` makes this
page from the commands.

Every command takes `--lang` (en, es, pt-BR or pl) anywhere on the line. Bad input ends with status 2 and one sentence
on the error stream, input that ends before the game of `play` with status 1, Ctrl+C with status 130. `SIEGEWORKS_HOME`
names the folder where games are kept, `SIEGEWORKS_LANG` the language, and `SIEGEWORKS_PURE=1` selects the interpreted
rules.
"""


def parameter_rows(command: Any) -> Iterator[str]:
    """A row of the table for each argument and option."""
    for parameter in command.params:
        if parameter.name == "help" or getattr(parameter, "hidden", False):
            continue
        is_option = parameter.param_type_name == "option"
        value = " …" if is_option and not parameter.is_flag else ""
        name = ", ".join(f"`{option}{value}`" for option in parameter.opts) if is_option else f"`{parameter.name}`"
        default = parameter.default
        shown = "" if default in (None, False, ()) or callable(default) else f"`{default}`"
        note = "required" if parameter.required else shown
        yield f"| {name} | {' '.join((parameter.help or '').split())} | {note} |"


def sections(command: Any, path: str) -> Iterator[str]:
    """The section of a command, then those of the commands below it."""
    children = getattr(command, "commands", {})
    if path != PROGRAM:
        yield f"## {path.removeprefix(PROGRAM + ' ')}"
        yield " ".join((command.help or "").split())
    rows = list(parameter_rows(command))
    if rows:
        yield "\n".join(["| argument or option | meaning | default |", "| --- | --- | --- |", *rows])
    for name, child in children.items():
        yield from sections(child, f"{path} {name}")


def page() -> str:
    """The whole page as Markdown."""
    return "\n\n".join([INTRODUCTION.strip(), *sections(get_command(build_app("en", {})), PROGRAM)]) + "\n"


def main() -> int:
    text = page()
    if "--check" not in sys.argv:
        PAGE.write_text(text, encoding="utf-8")
    elif not PAGE.exists() or PAGE.read_text(encoding="utf-8") != text:
        print(f"{PAGE.name} is stale: run python tools/generate/cli_page.py")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
