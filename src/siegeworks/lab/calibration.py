"""Calibration tables: how the shipped content plays, as Markdown, to be compared with the targets of the design."""

from collections.abc import Callable, Iterator, Sequence

from siegeworks.lab.statistics import Share, Summary

Cell = Callable[[int, str | None, str], Summary]
"""Plays one cell of a table: seats, difficulty (where there is one), bots by seat."""
Rows = Callable[[Sequence[str], Sequence[int], Sequence[str], Cell], Iterator[str]]
"""The lines of a table of these bots, for these seats and difficulties."""


def runedar_table(
    bots: Sequence[str], seat_counts: Sequence[int], difficulties: Sequence[str], cell: Cell
) -> Iterator[str]:
    """Win rates of each bot by seats and difficulty, with the median number of turns."""
    yield f"| bot | seats | {' | '.join(difficulties)} | turns |"
    yield "| --- " * (len(difficulties) + 3) + "|"
    for bot in bots:
        for seats in seat_counts:
            cells = [cell(seats, difficulty, bot) for difficulty in difficulties]
            rates = " | ".join(summary.won.percent() for summary in cells)
            turns = "/".join(f"{summary.turns['median']:.0f}" for summary in cells)
            yield f"| {bot} | {seats} | {rates} | {turns} |"


def castlecards_table(
    bots: Sequence[str],
    seat_counts: Sequence[int],
    difficulties: Sequence[str],  # noqa: ARG001 - there is none among rivals
    cell: Cell,
) -> Iterator[str]:
    """The share of each place in the order of play when one bot plays all seats; each later bot against the first."""
    yield "| bots | seats | won by who began, by the second … | drawn | turns of each seat, median |"
    yield "| --- | --- | --- | --- | --- |"
    for bot in bots:
        for seats in seat_counts:
            summary = cell(seats, None, bot)
            shares = " · ".join(share.percent() for share in summary.places)
            drawn = Share(summary.games - summary.won.count, summary.games)
            yield f"| {bot} | {seats} | {shares} | {drawn.percent()} | {summary.turns['median'] / seats:.1f} |"
    for strong in bots[1:] if 2 in seat_counts else ():
        first, second = cell(2, None, f"{strong},{bots[0]}"), cell(2, None, f"{bots[0]},{strong}")
        both = Share(first.seats[0].count + second.seats[1].count, first.games + second.games)
        yield f"| {strong} against {bots[0]}, both orders | 2 | {both.percent()} | | |"


CALIBRATIONS: dict[str, Rows] = {"runedar": runedar_table, "castlecards": castlecards_table}
