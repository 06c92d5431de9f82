"""The style of all charts, and rendering: PNG for files, SVG for pages, light and dark.

The colours are from the Okabe–Ito palette, slightly darker on light paper, so that colour-blind readers can distinguish
them; every series also has its own marker and dash. The same data gives the same bytes: no date, machine or library
version is written into a picture.
"""

import io
import re
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

import matplotlib as mpl
from matplotlib.axes import Axes
from matplotlib.figure import Figure

INK, SOFT, FAINT, PAPER = "#2b2019", "#5d4b3c", "#d9ccb6", "#fbf5e9"
BLUE, VERMILION, GREEN, PURPLE, ORANGE, GREY = "#0072b3", "#c84e00", "#00835f", "#a8487f", "#b97a00", "#7a7068"
DARK = {
    INK: "#f3e7d4", SOFT: "#c5b198", FAINT: "#4a3e34", PAPER: "#2a211c",
    BLUE: "#5cb2ee", VERMILION: "#ff8a47", GREEN: "#2fc79b", PURPLE: "#e39cc7", ORANGE: "#f2b531", GREY: "#b3a79b",
}  # fmt: skip
"""What each colour becomes on a dark page."""


@dataclass(frozen=True, slots=True)
class Style:
    """What distinguishes a series: colour, marker, dash, hatch."""

    colour: str
    marker: str
    dash: str | tuple[float, tuple[float, ...]]
    hatch: str


STYLES = (
    Style(BLUE, "o", "-", ""),
    Style(VERMILION, "s", "--", "//"),
    Style(GREEN, "^", "-.", "--"),
    Style(PURPLE, "D", ":", "xx"),
    Style(ORANGE, "v", (0, (6, 1.5, 1, 1.5, 1, 1.5)), "\\\\"),
    Style(GREY, "P", (0, (1, 1)), "||"),
)
WIDTH = 4.4
"""Inches of every picture: as wide as a column of the page, and still read well when shrunk to a phone."""
DOTS = 160
SETTINGS: Any = {
    "font.family": ["DejaVu Sans"],
    "font.size": 11,
    "axes.edgecolor": SOFT,
    "axes.labelcolor": INK,
    "axes.labelsize": 11,
    "axes.facecolor": PAPER,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.axisbelow": True,
    "axes.grid": True,
    "grid.color": FAINT,
    "grid.linewidth": 0.8,
    "figure.facecolor": PAPER,
    "savefig.facecolor": PAPER,
    "text.color": INK,
    "text.parse_math": False,
    "xtick.color": SOFT,
    "ytick.color": SOFT,
    "xtick.labelcolor": INK,
    "ytick.labelcolor": INK,
    "xtick.labelsize": 10.5,
    "ytick.labelsize": 10.5,
    "legend.frameon": False,
    "legend.fontsize": 10.5,
    "hatch.linewidth": 0.6,
    "svg.fonttype": "none",
    "lines.linewidth": 2,
    "lines.markersize": 6,
}
DEFAULTS = {name: value for name, value in mpl.rcParamsDefault.items() if not name.startswith("backend")}
MAKER = re.compile(r"<!--.*?-->|<metadata>.*?</metadata>|<\?xml.*?\?>|<!DOCTYPE.*?>", re.DOTALL)
"""The parts of an SVG that name the program which wrote it."""


@dataclass(frozen=True, slots=True)
class Picture:
    """A drawn picture under its name."""

    name: str
    png: bytes
    svg: str

    @property
    def file(self) -> str:
        """Its file name in the folder of a report."""
        return f"{self.name}.png"


@contextmanager
def canvas(height: float) -> Iterator[tuple[Figure, Axes]]:
    """An empty figure with its axes, with our settings instead of the user's."""
    with mpl.rc_context(DEFAULTS | SETTINGS):
        figure = Figure(figsize=(WIDTH, height), layout="constrained")
        yield figure, figure.subplots()


def render(name: str, figure: Figure) -> Picture:
    """The bytes of a figure; to be called while its `canvas` is open."""
    png, svg = io.BytesIO(), io.StringIO()
    figure.savefig(png, format="png", dpi=DOTS, metadata={"Software": None})
    mpl.rcParams["svg.hashsalt"] = name
    figure.savefig(svg, format="svg", metadata={"Date": None, "Creator": None, "Format": None, "Type": None})
    return Picture(name, png.getvalue(), _themed(svg.getvalue()))


def _themed(svg: str) -> str:
    """An SVG whose colours follow the page: each becomes a variable with a light and a dark value."""
    bare = MAKER.sub("", svg).strip()
    for colour in DARK:
        bare = bare.replace(colour, f"var({_variable(colour)})")
    light = "".join(f"{_variable(colour)}:{colour};" for colour in DARK)
    dark = "".join(f"{_variable(colour)}:{other};" for colour, other in DARK.items())
    style = f"<style>:root{{{light}}}@media(prefers-color-scheme:dark){{:root{{{dark}}}}}</style>"
    head = bare.index(">") + 1
    return bare[:head] + style + bare[head:]


def _variable(colour: str) -> str:
    return f"--c{colour[1:]}"
