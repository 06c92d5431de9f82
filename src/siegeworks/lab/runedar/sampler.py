"""Samples of The Siege of Runedar: the table at the end of each turn."""

from typing import Any

from siegeworks.games.runedar import names as runedar
from siegeworks.games.runedar.actions import PASS, REMOVE
from siegeworks.lab.part import Sample, SampleSeries


class TableSampler:
    """Samples the table at the end of each turn, and when the game is over.

    The choice that ends a turn also starts the next one, with its machines and orc cards, so the sample of a turn is
    taken before that choice. Ending a turn and filling the upgrade board change nothing that is sampled.
    """

    def __init__(self) -> None:
        self.samples: list[Sample] = []
        self._turn = 1
        self._last: Sample = ()

    def before(self, state: Any, action: int) -> None:
        # The actions from REMOVE to before PASS are those of the end of a turn.
        if REMOVE <= action < PASS:
            self._last = _sample(state)

    def after(self, state: Any) -> None:
        if state.turn != self._turn:
            self.samples.append(self._last)
            self._turn = state.turn
        if state.result != runedar.RUNNING:
            self.samples.append(_sample(state))


def _sample(s: Any) -> Sample:
    """The table in the order of the fields of `CURVE`."""
    sections_left = runedar.SECTIONS - s.sections_open
    if s.rubble > 0:
        sections_left -= 1  # the section that is being dug at is in `rubble`
    return (
        s.turn,
        s.gold,
        min(s.siege_next // runedar.SIEGE_PER_LEVEL + 1, runedar.LEVELS),
        runedar.SIEGE_CARDS - s.siege_next,
        s.orcs_out,
        sum(tile != runedar.HIDDEN for tile in s.troll_tile),
        int(s.machine_at[runedar.TOWER] != runedar.IN_RESERVE),
        int(s.machine_at[runedar.CATAPULT] != runedar.IN_RESERVE),
        s.rubble + max(sections_left, 0) * s.section_rubble,
    )


CURVE = SampleSeries(
    column="curve",
    fields=(
        ("turn", "int16"),
        ("gold", "int16"),
        ("level", "int8"),
        ("siege", "int16"),
        ("orcs", "int8"),
        ("trolls", "int8"),
        ("towers", "int8"),
        ("catapults", "int8"),
        ("rubble", "int16"),
    ),
    sampler=TableSampler,
    drawn="gold",
)
