"""The picture of a preview card: a fortress, a title and a line, in the fonts of the client."""

import io
from functools import cache, lru_cache

from PIL import Image, ImageDraw, ImageFont

from siegeworks.kernel.problem import Problem
from siegeworks.server.pages import STATIC

WIDTH, HEIGHT = 1200, 630
MARGIN = 90
SKY, GROUND, STONE, TORCH, PAPER = "#1d1713", "#2a211b", "#4a3c31", "#e8a33d", "#f4ead8"
EXTENDED = range(0x100, 0x300)
"""Letters in a font file of their own, such as those of Polish."""
Font = ImageFont.FreeTypeFont


@cache
def _font(family: str, part: str, size: int) -> Font:
    found = sorted((STATIC / "assets").glob(f"{family}-{part}-700-normal-*.woff2"))
    if not found:
        raise Problem("web-not-built")
    return ImageFont.truetype(found[0], size)


def _runs(text: str, family: str, size: int) -> list[tuple[str, Font]]:
    """A text as pieces, each with the font file that has its letters."""
    pieces: list[tuple[str, Font]] = []
    for letter in text:
        font = _font(family, "latin-ext" if ord(letter) in EXTENDED else "latin", size)
        if pieces and pieces[-1][1] is font:
            pieces[-1] = (pieces[-1][0] + letter, font)
        else:
            pieces.append((letter, font))
    return pieces


def _width(text: str, family: str, size: int) -> float:
    return sum(font.getlength(piece) for piece, font in _runs(text, family, size))


def _write(draw: ImageDraw.ImageDraw, y: int, text: str, family: str, size: int, colour: str) -> None:
    """A line of text, as large as it fits."""
    while size > 24 and _width(text, family, size) > WIDTH - 2 * MARGIN:
        size -= 4
    x = float(MARGIN)
    for piece, font in _runs(text, family, size):
        draw.text((x, y), piece, colour, font, anchor="ls")
        x += font.getlength(piece)


def _fortress(draw: ImageDraw.ImageDraw) -> None:
    """A wall, a keep and two towers, each with its left edge, top, right edge and number of battlements."""
    draw.rectangle((0, 500, WIDTH, HEIGHT), GROUND)
    for left, top, right, battlements in (
        (0, 550, WIDTH, 14),
        (760, 490, 1120, 5),
        (800, 415, 900, 3),
        (980, 385, 1080, 3),
    ):
        draw.rectangle((left, top, right, HEIGHT), STONE)
        width = (right - left) / (2 * battlements - 1)
        for number in range(battlements):
            start = left + 2 * number * width
            draw.rectangle((start, top - 20, start + width, top), STONE)
    for x, y in ((850, 455), (1030, 425), (1030, 500)):
        draw.rounded_rectangle((x - 9, y - 16, x + 9, y + 16), 9, TORCH)


@lru_cache(maxsize=200)
def preview_picture(title: str, line: str) -> bytes:
    """A PNG of 1200 × 630, as large as previews are shown."""
    image = Image.new("RGB", (WIDTH, HEIGHT), SKY)
    draw = ImageDraw.Draw(image)
    _fortress(draw)
    _write(draw, 130, "Siegeworks", "almendra", 44, TORCH)
    _write(draw, 240, title, "alegreya-sans", 92, PAPER)
    _write(draw, 320, line, "alegreya-sans", 48, PAPER)
    data = io.BytesIO()
    image.save(data, "PNG", optimize=True)
    return data.getvalue()
