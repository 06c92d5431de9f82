"""Many games of Castlecards at once: choices carried out, observations and masks written row by row."""

from siegeworks.games.castlecards.names import RUNNING
from siegeworks.games.castlecards.rules.apply import apply
from siegeworks.games.castlecards.rules.legal import actor, fill_legal
from siegeworks.games.castlecards.state import State
from siegeworks.games.castlecards.view import view_of
from siegeworks.kernel.actions import Moves
from siegeworks.kernel.chance import Chance
from siegeworks.rl.castlecards.observation import describe
from siegeworks.rl.sheet import ByteRows, FloatRows, LongCells, Sheet, copy_row


def carry_out(states: list[State], chances: list[Chance], actions: LongCells, ended: list[int]) -> None:
    """Carry out one action in each game; the rows of the games that are over are added to a list."""
    for row in range(len(states)):
        if _apply(states[row], chances[row], actions[row]):
            ended.append(row)  # noqa: PERF401 - compiles to a tight loop, a comprehension does not


def _apply(s: State, chance: Chance, action: int) -> bool:
    apply(s, action, chance, None)
    return s.result != RUNNING


def write_rows(
    states: list[State],
    sheet: Sheet,
    moves: Moves,
    observations: FloatRows,
    masks: ByteRows,
    actors: LongCells,
    actions: int,
) -> None:
    """Write what the seat that has to decide sees in each game, and what it may choose."""
    for row in range(len(states)):
        actors[row] = _look(states[row], sheet, moves)
        copy_row(sheet, observations, row)
        for action in range(actions):
            masks[row, action] = 0
        for place in range(moves.count):
            masks[row, moves.ids[place]] = 1


def _look(s: State, sheet: Sheet, moves: Moves) -> int:
    """Describe a game to the seat that has to decide; gives the seat."""
    seat = actor(s)
    fill_legal(s, moves)
    describe(view_of(s, seat), sheet)
    return seat
