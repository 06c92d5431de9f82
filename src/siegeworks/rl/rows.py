"""The loops over the games of a batch. A game brings `apply_row` and `look`, which handle one of them."""

from collections.abc import Callable
from typing import Any

from siegeworks.kernel.actions import Moves
from siegeworks.kernel.chance import Chance
from siegeworks.rl.sheet import ByteRows, FloatRows, LongCells, Sheet, copy_row


def apply_rows(
    apply_row: Callable[..., bool], states: list[Any], chances: list[Chance], actions: LongCells, ended: list[int]
) -> None:
    """Apply one action in each game; the rows of the games that are over are added to `ended`."""
    for row in range(len(states)):
        if apply_row(states[row], chances[row], actions[row]):
            ended.append(row)  # noqa: PERF401 - compiles to a tight loop, a comprehension does not


def write_rows(
    look: Callable[..., int],
    states: list[Any],
    sheet: Sheet,
    moves: Moves,
    observations: FloatRows,
    masks: ByteRows,
    actors: LongCells,
    actions: int,
) -> None:
    """Write what the seat that decides sees in each game, and which of its actions are legal."""
    for row in range(len(states)):
        actors[row] = look(states[row], sheet, moves)
        if sheet.count != observations.shape[1]:
            raise ValueError("an observation and its layout differ in length")
        copy_row(sheet, observations, row)
        for action in range(actions):
            masks[row, action] = 0
        for place in range(moves.count):
            masks[row, moves.ids[place]] = 1
