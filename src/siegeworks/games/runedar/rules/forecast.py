"""Forecasts: what happens at a pause if nobody steps in. They work on what a view shows as well as on a whole state."""

from siegeworks.games.runedar.frames import ACTIVATION, SIEGE_CARD
from siegeworks.games.runedar.names import HIDDEN, RUNNING
from siegeworks.games.runedar.rules.mercenaries import hire
from siegeworks.games.runedar.rules.turn import carry_out_activation, next_siege_step
from siegeworks.games.runedar.state import State
from siegeworks.kernel.frames import top_kind


def let_happen(s: State) -> State:
    """A copy in which the pending machine and siege card have been carried out completely.

    Its gold and its result are certain, because they do not depend on what lies face down.
    """
    later = s.copy()
    _turn_up_anything(later)
    while later.result == RUNNING:
        kind = top_kind(later)
        if kind == ACTIVATION:
            carry_out_activation(later, None)
        elif kind == SIEGE_CARD:
            next_siege_step(later, None)
        else:
            break
    return later


def let_happen_after(s: State, mercenary: int, slot: int) -> State:
    """The same after a mercenary has been hired."""
    hired = s.copy()
    hire(hired, mercenary, slot, None)
    return let_happen(hired)


def _turn_up_anything(s: State) -> None:
    """Put any card or tile where a view hides the next one."""
    if s.result != RUNNING:
        return
    if s.catapults[s.catapult_next] == HIDDEN:
        s.catapults[s.catapult_next] = 0
    if s.troll_tiles[s.troll_next] == HIDDEN:
        s.troll_tiles[s.troll_next] = 0
