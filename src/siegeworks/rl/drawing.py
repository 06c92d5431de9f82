"""The table as text or as an image of that text: for the render modes `ansi`, `human` and `rgb_array`."""

import os
from collections.abc import Iterator, Sequence
from pathlib import Path
from textwrap import wrap
from typing import Any

import numpy as np
from numpy.typing import NDArray

from siegeworks.games import load_words
from siegeworks.i18n.speech import Speech, choose_language
from siegeworks.kernel.extras import need
from siegeworks.kernel.game import AnyGame
from siegeworks.rl.part import PictureLines, learning_part

RENDER_MODES = ("ansi", "human", "rgb_array")
COLUMNS, ROWS = 100, 36
"""The size of an image in characters; longer lines are wrapped, further lines cut off."""
CELL_WIDTH, CELL_HEIGHT = 9, 18
FONT_SIZE = 15
"""At this size a character of the font is as wide as a cell."""
INK, PAPER = (230, 230, 230), (18, 18, 18)

Pixels = NDArray[np.uint8]


class Drawing:
    """Draws views of one game in the language of the environment."""

    def __init__(self, game: AnyGame, names: Sequence[str]) -> None:
        self._game = game
        self._speech = Speech(choose_language(None, os.environ), game.id)
        self._words = load_words(game, self._speech.say, self._speech.language, names)
        self._picture = learning_part(game.id).picture
        self._font: Any = None

    def render(self, mode: str | None, view: Any) -> str | Pixels | None:
        """What `render` of an environment returns in a render mode; `human` prints the text."""
        if mode == "ansi":
            return self.text(view)
        if mode == "rgb_array":
            return self.image(view)
        if mode == "human":
            print(self.text(view))
        return None

    def text(self, view: Any) -> str:
        """The picture, then the question to the seat, or how the game ended."""
        lines = ["".join(text for text, _ in line).rstrip() for line in self._lines(view)]
        running = self._game.outcome(view.seen) is None
        lines.append(self._words.question(view.seen) if running else self._words.outcome(view.seen))
        return "\n".join(lines)

    def image(self, view: Any) -> Pixels:
        """The text as an image (height, width, 3) that always has the same size."""
        image_module, draw_module = need("PIL.Image", "rl"), need("PIL.ImageDraw", "rl")
        image = image_module.new("RGB", (COLUMNS * CELL_WIDTH, ROWS * CELL_HEIGHT), PAPER)
        draw = draw_module.Draw(image)
        if self._font is None:
            self._font = _load_font()
        lines = [part for line in self.text(view).splitlines() for part in _wrapped(line)]
        for row, line in enumerate(lines[:ROWS]):
            draw.text((0, row * CELL_HEIGHT), line, INK, self._font)
        return np.array(image, np.uint8)

    def _lines(self, view: Any) -> PictureLines:
        if self._picture is not None:
            return self._picture(view, self._words, self._speech, COLUMNS)
        return [[(line, "")] for line in indented(self._game.view_document(view))]


def indented(value: Any, depth: int = 0) -> Iterator[str]:
    """A document as indented lines: `stones: 3`; an entry that holds others is the heading of those below it."""
    entries = value.items() if isinstance(value, dict) else enumerate(value)
    for key, each in entries:
        margin = "  " * depth
        if isinstance(each, dict) or (isinstance(each, list) and any(isinstance(item, dict | list) for item in each)):
            yield f"{margin}{key}:"
            yield from indented(each, depth + 1)
        elif isinstance(each, list):
            yield f"{margin}{key}: {', '.join(_shown(item) for item in each)}"
        else:
            yield f"{margin}{key}: {_shown(each)}"


def _shown(value: object) -> str:
    return "–" if value is None else str(value)


def _wrapped(line: str) -> list[str]:
    return [line] if len(line) <= COLUMNS else wrap(line, COLUMNS)


def _load_font() -> Any:
    """The monospaced font that comes with Matplotlib, which has the characters of the pictures."""
    fonts = Path(need("matplotlib", "rl").get_data_path()) / "fonts" / "ttf"
    return need("PIL.ImageFont", "rl").truetype(fonts / "DejaVuSansMono.ttf", FONT_SIZE)
