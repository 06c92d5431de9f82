"""The kinds of charts: rows of intervals, stacked shares over time, histograms, bands, lines.

They take numbers and finished texts, and know neither games nor languages.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from textwrap import fill

import numpy as np
from matplotlib.axes import Axes
from matplotlib.axis import XAxis, YAxis
from matplotlib.figure import Figure
from matplotlib.ticker import FuncFormatter, MaxNLocator

from siegeworks.lab.arrays import Numbers
from siegeworks.lab.charts.style import INK, PAPER, SOFT, STYLES, Picture, canvas, render

LONGEST_LABEL = 22
PARTS = " · "
"""The separator between the parts of a label."""
LONGEST_IN_TWO_COLUMNS = 17
ROW_HEIGHT, LINE_HEIGHT, LEGEND_ROW_HEIGHT = 0.26, 0.16, 0.21
CHART_HEIGHT = 2.9
MOST_MARKERS = 12
"""On one line of a band."""

Say = Callable[[float], str]
"""How a number is written at an axis."""


@dataclass(frozen=True, slots=True)
class IntervalRow:
    """One dot with its interval; `mark` is the expected value, `strong` fills the dot."""

    label: str
    value: float
    low: float
    high: float
    value_text: str
    mark: float | None = None
    style: int = 0
    strong: bool = True


@dataclass(frozen=True, slots=True)
class BandSeries:
    """A median over time, with a band around it."""

    label: str
    x: Numbers
    low: Numbers
    middle: Numbers
    high: Numbers
    style: int


@dataclass(frozen=True, slots=True)
class LineSeries:
    """Points that are joined by a line."""

    label: str
    x: Numbers
    y: Numbers
    style: int


@dataclass(frozen=True, slots=True)
class Axis:
    """What an axis is called, how its numbers are written, and where it ends if that is given."""

    label: str
    say: Say
    low: float | None = None
    high: float | None = None


def rows_with_intervals(name: str, rows: Sequence[IntervalRow], axis: Axis, zero: float | None = None) -> Picture:
    """Dots with their intervals below each other, the first on top; a line at `zero`."""
    labels = [_broken(row.label) for row in rows]
    more_lines = max(label.count("\n") for label in labels)
    with canvas(0.85 + (ROW_HEIGHT + LINE_HEIGHT * more_lines) * len(rows)) as (figure, axes):
        places = np.arange(len(rows))[::-1]
        if zero is not None:
            axes.axvline(zero, color=SOFT, linewidth=1.2)
        for place, row in zip(places, rows, strict=True):
            style = STYLES[row.style % len(STYLES)]
            axes.plot([row.low, row.high], [place, place], color=style.colour, linewidth=2.4, solid_capstyle="butt",
                      clip_on=False)  # fmt: skip
            face = style.colour if row.strong else PAPER
            axes.plot([row.value], [place], marker=style.marker, color=style.colour, markerfacecolor=face, markersize=7,
                      clip_on=False)  # fmt: skip
            if row.mark is not None:
                axes.plot([row.mark] * 2, [place - 0.32, place + 0.32], color=INK, linewidth=1.6)
            axes.annotate(row.value_text, (1, place), (6, 0), xycoords=("axes fraction", "data"), va="center",
                          fontsize=10, textcoords="offset points", annotation_clip=False)  # fmt: skip
        axes.set_yticks(places, labels, linespacing=1.0)
        axes.set_ylim(-0.7, len(rows) - 0.3)
        axes.tick_params(axis="y", length=0)
        axes.grid(visible=False, axis="y")
        axes.spines["left"].set_visible(False)
        _dress(axes.xaxis, axis, most_ticks=4)
        axes.set_xlim(axis.low, axis.high)
        return render(name, figure)


def stacked_fates(
    name: str,
    title: str,
    turns: Numbers,
    layers: Sequence[tuple[str, Numbers]],
    top: tuple[str, Numbers] | None,
    x: Axis,
    y: Axis,
) -> Picture:
    """Shares that grow from the bottom, each on the one before, and one that grows from the top; the rest between."""
    labels = [label for label, _ in [*layers, *([top] if top else [])]]
    with canvas(CHART_HEIGHT + LEGEND_ROW_HEIGHT + _legend_height(labels)) as (figure, axes):
        below = np.zeros(len(turns))
        for place, (label, values) in enumerate(layers, start=1):
            style = STYLES[place % len(STYLES)]
            axes.fill_between(turns, below, below + values, step="post", label=label, facecolor=style.colour,
                              edgecolor=PAPER, hatch=style.hatch, linewidth=0.8)  # fmt: skip
            below = below + values
        if top is not None:
            style = STYLES[0]
            axes.fill_between(turns, 1 - top[1], np.ones(len(turns)), step="post", label=top[0],
                              facecolor=style.colour, edgecolor=PAPER, linewidth=0.8)  # fmt: skip
        axes.set_xlim(x.low, x.high)
        axes.set_ylim(0, 1)
        _dress(axes.xaxis, x)
        _dress(axes.yaxis, y)
        _legend(figure, axes, title, from_above=True)
        return render(name, figure)


def histograms(name: str, lines: Sequence[LineSeries], x: Axis, y: Axis) -> Picture:
    """Outlines of distributions over each other."""
    with canvas(CHART_HEIGHT + _legend_height([line.label for line in lines])) as (figure, axes):
        for line in lines:
            style = STYLES[line.style % len(STYLES)]
            axes.plot(line.x, line.y, drawstyle="steps-mid", color=style.colour, linestyle=style.dash,
                      label=line.label)  # fmt: skip
            axes.fill_between(line.x, line.y, step="mid", color=style.colour, alpha=0.1, linewidth=0)
        axes.set_xlim(x.low, x.high)
        axes.set_ylim(0, None)
        _dress(axes.xaxis, x)
        _dress(axes.yaxis, y)
        _legend(figure, axes)
        return render(name, figure)


def bands(name: str, title: str, series: Sequence[BandSeries], x: Axis, y: Axis) -> Picture:
    """Middles by turn as lines, eight tenths of the games as bands."""
    with canvas(CHART_HEIGHT + LEGEND_ROW_HEIGHT + _legend_height([band.label for band in series])) as (figure, axes):
        for band in series:
            style = STYLES[band.style % len(STYLES)]
            axes.fill_between(band.x, band.low, band.high, color=style.colour, alpha=0.2, linewidth=0)
            every = max(1, len(band.x) // MOST_MARKERS)
            axes.plot(band.x, band.middle, color=style.colour, linestyle=style.dash, marker=style.marker,
                      markevery=every, markersize=5, label=band.label)  # fmt: skip
        axes.set_xlim(x.low, x.high)
        axes.set_ylim(y.low, y.high)
        _dress(axes.xaxis, x)
        _dress(axes.yaxis, y)
        _legend(figure, axes, title)
        return render(name, figure)


def lines(name: str, series: Sequence[LineSeries], x: Axis, y: Axis) -> Picture:
    """Few points each, joined."""
    with canvas(CHART_HEIGHT + _legend_height([line.label for line in series])) as (figure, axes):
        for line in series:
            style = STYLES[line.style % len(STYLES)]
            axes.plot(line.x, line.y, color=style.colour, linestyle=style.dash, marker=style.marker, markersize=7,
                      label=line.label)  # fmt: skip
        axes.set_ylim(0, None)
        axes.set_xticks(sorted({each for line in series for each in line.x.tolist()}))
        _dress(axes.yaxis, y)
        axes.set_xlabel(x.label)
        axes.xaxis.set_major_formatter(FuncFormatter(lambda value, _: x.say(value)))
        axes.margins(x=0.06)
        _legend(figure, axes)
        return render(name, figure)


def _dress(axis: XAxis | YAxis, wanted: Axis, most_ticks: int = 6) -> None:
    axis.set_label_text(wanted.label)
    axis.set_major_locator(MaxNLocator(most_ticks, steps=[1, 2, 2.5, 5, 10]))
    axis.set_major_formatter(FuncFormatter(lambda value, _: wanted.say(value)))


def _legend(figure: Figure, axes: Axes, title: str | None = None, *, from_above: bool = False) -> None:
    """Add a legend above the picture, under its title; a single series without a title needs none.

    Stacked layers are listed from the top, in the order in which one sees them.
    """
    handles, labels = axes.get_legend_handles_labels()
    if from_above:
        handles, labels = handles[::-1], labels[::-1]
    if len(labels) > 1 or title is not None:
        figure.legend(handles, labels, loc="outside upper left", ncols=_columns(labels), handlelength=2.6,
                      columnspacing=1.4, borderaxespad=0.2, title=title, alignment="left",
                      title_fontproperties={"weight": "bold", "size": 11.5})  # fmt: skip


def _broken(label: str) -> str:
    """A long label in lines, between its parts if they fit."""
    head, dot, last = label.rpartition(PARTS)
    if len(label) > LONGEST_LABEL and dot and len(head) <= LONGEST_LABEL:
        return f"{head}{PARTS.rstrip()}\n{fill(last, LONGEST_LABEL)}"
    return fill(label, LONGEST_LABEL)


def _columns(labels: Sequence[str]) -> int:
    return 2 if max(map(len, labels)) <= LONGEST_IN_TWO_COLUMNS else 1


def _legend_height(labels: Sequence[str]) -> float:
    return LEGEND_ROW_HEIGHT * -(-len(labels) // _columns(labels)) if len(labels) > 1 else 0.0
