"""Styled output and line input, for a person at a screen as well as for a script."""

import contextlib
import os
import re
import sys
import textwrap
from collections.abc import Iterable
from pathlib import Path
from typing import TextIO

from rich.console import Console
from rich.text import Text

Span = tuple[str, str]
Line = list[Span]

STYLES = {
    "place": "bold",
    "title": "bold",
    "stone": "dim",
    "dim": "dim",
    "number": "bold",
    "question": "bold",
    "orc": "bold red",
    "danger": "bold white on red",
    "troll": "bold magenta",
    "goblin": "bold green",
    "machine": "bold red",
    "gold": "bold yellow",
    "wood": "yellow",
    "leather": "red",
    "metal": "cyan",
    "rubble": "dim",
    "open": "bold green",
    "ready": "bold green",
    # The seats' colours of the Okabe-Ito palette; the letter says the same.
    "dwarf-0": "bold #E69F00",
    "dwarf-1": "bold #56B4E9",
    "dwarf-2": "bold #009E73",
    "dwarf-3": "bold #CC79A7",
}
FORGET_SCREEN = "\x1b[H\x1b[2J\x1b[3J"
"""Clears the screen and the scroll-back, so that the next person cannot find the last one's hand."""
LEAST_COLUMNS = 20
"""An environment that claims fewer columns than this is not believed."""
ROOM_TO_ANSWER = 8
"""The columns that a question leaves free for its answer."""
COLUMNS = re.compile(r" *(?:\S+ )*?\S+ {2,}|[·!] | +")
"""A first column, which ends with two blanks, or a bullet, or an indentation."""


class Terminal:
    """Where a person reads and types. `interactive` is false for pipes and scripts: nothing is cleared then.

    `typed` says whether a person types, also where something else reads.
    """

    def __init__(self, *, interactive: bool | None = None, source: TextIO | None = None) -> None:
        self._source = source
        self._console = Console(highlight=False, emoji=False, markup=False)
        self.typed = sys.stdin.isatty() if interactive is None else interactive
        self.interactive = self.typed and self._console.is_terminal if interactive is None else interactive

    @property
    def width(self) -> int:
        return self._console.width

    @property
    def height(self) -> int:
        return self._console.height

    def show(self, lines: Iterable[Line]) -> None:
        self._console.print(Text("\n").join(_text(line) for line in lines), soft_wrap=True)

    def say(self, text: str = "", style: str = "") -> None:
        """Print a text wrapped between words, with a hanging indent for lists."""
        for line in text.split("\n"):
            self._console.print(Text(wrapped(line, self.width), STYLES.get(style, "")), soft_wrap=True)

    def clear(self) -> None:
        if self.interactive:
            self._console.file.write(FORGET_SCREEN)
            self._console.file.flush()

    def ask(self, question: str) -> str:
        """Read one line; raises EOFError at the end. A script's answers are printed, as a person's are visible.

        The answer follows the last line of a question that is wider than the window.
        """
        *above, last = wrapped(question, self.width - ROOM_TO_ANSWER).split("\n")
        for line in above:
            self.say(line)
        prompt = f"{last} "
        if self.interactive and self._source is None:
            return input(prompt)
        self._console.print(Text(prompt), end="")
        line = (self._source or sys.stdin).readline()
        self.say(line.rstrip("\r\n"))
        if not line:
            raise EOFError
        return line.rstrip("\r\n")


def wrapped(line: str, width: int) -> str:
    """A line wrapped between words; later lines start below its second column, or below its text."""
    columns = COLUMNS.match(line)
    hang = " " * min(len(columns[0]) if columns else 0, width // 3)
    return textwrap.fill(
        line, width, subsequent_indent=hang, drop_whitespace=True, break_long_words=False, break_on_hyphens=False
    )


def _text(line: Line) -> Text:
    text = Text()
    for words, style in line:
        text.append(words, STYLES.get(style, ""))
    return text


def length(line: Line) -> int:
    return sum(len(text) for text, _ in line)


def padded(line: Line, width: int) -> Line:
    return [*line, (" " * (width - length(line)), "")]


def cut(text: str, room: int) -> str:
    """A text cut to the room there is."""
    return text if len(text) <= room else text[: max(room - 1, 0)] + "…"


def flow(items: Iterable[Line], width: int, indent: int = 0) -> list[Line]:
    """Items one after the other, wrapped between items but never inside one; later lines are indented."""
    lines: list[Line] = [[]]
    for item in items:
        used = length(lines[-1])
        if used and used + 2 + length(item) > width:
            lines.append([(" " * indent, "")])
        elif used > (indent if len(lines) > 1 else 0):
            lines[-1].append(("  ", ""))
        lines[-1] += item
    return lines


def beside(left: list[Line], right: list[Line], gap: int) -> list[Line]:
    """Two blocks of lines side by side."""
    width = max((length(line) for line in left), default=0) + gap
    rows = max(len(left), len(right))
    padded_left = [padded(left[row] if row < len(left) else [], width) for row in range(rows)]
    return [[*padded_left[row], *(right[row] if row < len(right) else [])] for row in range(rows)]


def prepare_streams() -> None:
    """Replace characters that the terminal lacks by question marks instead of ending the game; input likewise.

    A stream that was closed before the start reads as empty, or swallows what is written. Line editing comes with
    readline where the system has it.
    """
    columns = os.environ.get("COLUMNS", "")
    if columns.isdecimal() and int(columns) < LEAST_COLUMNS:
        del os.environ["COLUMNS"]
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, Path(os.devnull).open(mode, encoding="utf-8"))  # noqa: SIM115 - open until the end
    for stream in (sys.stdout, sys.stderr, sys.stdin):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")
    with contextlib.suppress(ImportError):
        import readline  # noqa: F401 - importing it is what switches line editing on
