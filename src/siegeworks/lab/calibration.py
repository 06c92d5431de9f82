"""Calibration tables: how the content of a game plays, as Markdown, to be compared with the targets of its design."""

from collections.abc import Callable, Iterator, Sequence

from siegeworks.kernel.game import AnyGame
from siegeworks.lab.statistics import RunSummary, Share

PlayCell = Callable[[int, str | None, str], RunSummary]
"""Plays one cell of a table: seats, difficulty (where there is one), bots by seat."""
RIVALS = 2


def calibration_table(
    game: AnyGame, bots: Sequence[str], seat_counts: Sequence[int], difficulties: Sequence[str], play: PlayCell
) -> Iterator[str]:
    """The lines of the table of a game, for these bots, seats and difficulties."""
    if game.cooperative:
        return _cooperative_table(bots, seat_counts, difficulties, play)
    return _rivals_table(bots, seat_counts, play)


def _cooperative_table(
    bots: Sequence[str], seat_counts: Sequence[int], difficulties: Sequence[str], play: PlayCell
) -> Iterator[str]:
    """Win rates of each bot by seats and difficulty, with the median number of turns."""
    yield f"| bot | seats | {' | '.join(difficulties or ['won'])} | turns |"
    yield "| --- " * (max(len(difficulties), 1) + 3) + "|"
    for bot in bots:
        for seats in seat_counts:
            cells = [play(seats, difficulty or None, bot) for difficulty in difficulties or [""]]
            rates = " | ".join(summary.won.percent() for summary in cells)
            turns = "/".join(f"{summary.turns['median']:.0f}" for summary in cells)
            yield f"| {bot} | {seats} | {rates} | {turns} |"


def _rivals_table(bots: Sequence[str], seat_counts: Sequence[int], play: PlayCell) -> Iterator[str]:
    """The share of each place in the order of play when one bot plays all seats; each later bot against the first."""
    yield "| bots | seats | won by who began, by the second … | drawn | turns of each seat, median |"
    yield "| --- | --- | --- | --- | --- |"
    for bot in bots:
        for seats in seat_counts:
            summary = play(seats, None, bot)
            shares = " · ".join(share.percent() for share in summary.places)
            drawn = Share(summary.games - summary.won.count, summary.games)
            yield f"| {bot} | {seats} | {shares} | {drawn.percent()} | {summary.turns['median'] / seats:.1f} |"
    for strong in bots[1:] if RIVALS in seat_counts else ():
        first, second = play(RIVALS, None, f"{strong},{bots[0]}"), play(RIVALS, None, f"{bots[0]},{strong}")
        both = Share(first.seats[0].count + second.seats[1].count, first.games + second.games)
        yield f"| {strong} against {bots[0]}, both orders | 2 | {both.percent()} | | |"
