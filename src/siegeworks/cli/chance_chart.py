"""Charts of the chance of winning, drawn with characters; readable in 80 columns and without colour."""

from collections.abc import Sequence

from siegeworks.cli.terminal import Line

EIGHTHS = " ▁▂▃▄▅▆▇█"
MARGIN = 6
"""Room for the percentages on the left."""
MOST_COLUMNS = 120
LEAST_COLUMNS = 20
LEAST_SHOWN = 0.005
TICK_GAP = 2


def columns_for(width: int) -> int:
    return min(max(width - MARGIN - 1, LEAST_COLUMNS), MOST_COLUMNS)


def column_of(place: int, last: int, columns: int) -> int:
    """The column of a point of a curve; the last column is reserved for the end."""
    return place * (columns - 1) // last if last else columns - 1


def area(curve: Sequence[float], columns: int, height: int, style: str) -> list[Line]:
    """A curve as filled columns above an axis; points that share a column are averaged."""
    heights = [_eighths(value, height) for value in _sampled(curve, columns)]
    rows: list[Line] = []
    for row in range(height):
        floor = (height - 1 - row) * 8
        cells = "".join(EIGHTHS[min(max(level - floor, 0), 8)] for level in heights)
        rows.append([(_label(row, height), "dim"), ("│", "dim"), (cells, style)])
    return [*rows, [(f"{'0':>{MARGIN - 1}} └{'─' * columns}", "dim")]]


def marks(places: Sequence[tuple[int, str]], last: int, columns: int) -> Line:
    """Signs below points of a curve; if two share a column, the first moves left."""
    cells = [" "] * columns
    for place, sign in reversed(places):
        column = column_of(place, last, columns)
        while column > 0 and cells[column] != " ":
            column -= 1
        cells[column] = sign
    return [(f"{'':{MARGIN + 1}}{''.join(cells).rstrip()}", "number")]


def ticks(turns: Sequence[int], word: str, columns: int) -> Line:
    """The turn numbers below a curve, as many as fit."""
    cells = [" "] * columns
    free = 0
    known = None
    for place, turn in enumerate(turns):
        column = column_of(place, len(turns), columns)
        text = str(turn)
        if turn != known and column >= free and column + len(text) <= columns:
            cells[column : column + len(text)] = text
            free = column + len(text) + TICK_GAP
        known = turn
    return [(f"{word[:MARGIN]:>{MARGIN}} {''.join(cells).rstrip()}", "dim")]


def _sampled(curve: Sequence[float], columns: int) -> list[float]:
    """The value of each column; a column without points repeats the one before it."""
    found: list[list[float]] = [[] for _ in range(columns)]
    for place, value in enumerate(curve):
        found[column_of(place, len(curve) - 1, columns)].append(value)
    sampled: list[float] = []
    for values in found:
        sampled.append(sum(values) / len(values) if values else sampled[-1] if sampled else curve[0])
    return sampled


def _eighths(value: float, height: int) -> int:
    """How many eighths of a row to fill; a small chance above 0 still shows."""
    return max(round(value * height * 8), 1 if value >= LEAST_SHOWN else 0)


def _label(row: int, height: int) -> str:
    shown = {0: "100", height // 2: "50"}
    return f"{shown.get(row, ''):>{MARGIN - 1}} "
