"""The section of a report on the pressure of the siege: enemies in play and gold lost, by level of the siege deck."""

from dataclasses import dataclass
from typing import Any

import numpy as np

from siegeworks.lab.arrays import Counts, Numbers, filled
from siegeworks.lab.charts import plots
from siegeworks.lab.charts.plots import LineSeries
from siegeworks.lab.report.facts import Spread, counted_spread
from siegeworks.lab.report.outline import Block, ReportPicture, ReportTable, Section
from siegeworks.lab.report.sections import NONE, RunSections, listed

ENEMIES = ("orcs", "trolls", "towers", "catapults")
"""Counted at the end of each turn."""
GOLD_LOST = "gold_lost"
"""What a turn cost."""
PRESSURES = (*ENEMIES, GOLD_LOST)
GOLD_STYLE = 4


@dataclass(frozen=True, slots=True)
class Level:
    """The pressure while the siege cards of one level come; levels count from 1."""

    level: int
    turns: int
    pressure: dict[str, Spread]


class PressureCounts:
    """Counts the samples of all turns by the level of the siege deck."""

    def __init__(self) -> None:
        self._counts = Counts(3)

    def add(self, rows: Numbers, samples: Any) -> None:
        level, gold = filled(samples.field("level")), filled(samples.field("gold"))
        for place, name in enumerate(ENEMIES):
            self._counts.add(np.full(len(rows), place), level, filled(samples.field(name)))
        # A turn meets the cards of the deck that was on top when the turn before it ended.
        later = np.flatnonzero(rows[1:] == rows[:-1]) + 1
        lost = gold[later - 1] - gold[later]
        self._counts.add(np.full(len(later), PRESSURES.index(GOLD_LOST)), level[later - 1], lost)

    def levels(self) -> list[Level]:
        """The pressure at each level of the siege deck."""
        (kind, level, value), counts = self._counts.table()
        found = []
        for each in np.unique(level).tolist():
            pressure = {}
            for place, name in enumerate(PRESSURES):
                here = (kind == place) & (level == each)
                if here.any():
                    pressure[name] = counted_spread(value[here], counts[here])
            turns = int(counts[(kind == 0) & (level == each)].sum())
            found.append(Level(each, turns, pressure))
        return found

    def section(self, sections: RunSections) -> Section | None:
        levels = self.levels()
        if not levels:
            return None
        say = sections.say
        pictures = [_enemies_picture(sections, levels)]
        paid = [level for level in levels if GOLD_LOST in level.pressure]
        if paid:
            pictures.append(_gold_picture(sections, paid))
        head = [sections.column("level"), sections.column("turns-in-all")]
        head += [say(f"report-pressure-{name}") for name in PRESSURES]
        rows = [
            [
                str(level.level),
                sections.words.number(level.turns),
                *(_mean(sections, level.pressure.get(name)) for name in PRESSURES),
            ]
            for level in levels
        ]
        table = ReportTable(say("report-pressure-table"), head, rows)
        return sections.section("pressure", [say("report-pressure")], [Block(pictures), Block(tables=[table])])


def _enemies_picture(sections: RunSections, levels: list[Level]) -> ReportPicture:
    say = sections.say
    numbers = np.array([level.level for level in levels])
    lines = [
        LineSeries(
            say(f"report-pressure-{name}"), numbers, np.array([level.pressure[name].mean for level in levels]), place
        )
        for place, name in enumerate(ENEMIES)
    ]
    x, y = sections.axis("report-axis-level"), sections.axis("report-axis-in-play")
    alt = listed(say("report-pressure-alt"), [_first_to_last(sections, line) for line in lines])
    return ReportPicture(plots.lines("siege-pressure", lines, x, y), alt, say("report-pressure-caption"))


def _gold_picture(sections: RunSections, paid: list[Level]) -> ReportPicture:
    say = sections.say
    numbers = np.array([level.level for level in paid])
    means = np.array([level.pressure[GOLD_LOST].mean for level in paid])
    line = LineSeries(say(f"report-pressure-{GOLD_LOST}"), numbers, means, GOLD_STYLE)
    x, y = sections.axis("report-axis-level"), sections.axis("report-axis-gold-lost")
    alt = listed(say("report-gold-lost-alt"), [_first_to_last(sections, line)])
    return ReportPicture(plots.lines("gold-lost", [line], x, y), alt, say("report-gold-lost-caption"))


def _first_to_last(sections: RunSections, line: LineSeries) -> str:
    first, last = (sections.words.number(float(line.y[place]), 2) for place in (0, -1))
    return f"{line.label} {first} → {last}"


def _mean(sections: RunSections, spread: Spread | None) -> str:
    if spread is None:
        return NONE
    low, high = sections.words.short(spread.tenth), sections.words.short(spread.ninetieth)
    return f"{sections.words.number(spread.mean, 2)} ({low}–{high})"
