"""The section of a report that compares two runs."""

from collections.abc import Sequence
from dataclasses import dataclass

from siegeworks.lab.charts import plots
from siegeworks.lab.charts.plots import Axis, IntervalRow
from siegeworks.lab.report.comparison import BEGAN, Both, RunComparison, WinChange
from siegeworks.lab.report.outline import Block, ReportPicture, ReportTable, Section
from siegeworks.lab.report.run_counts import RunCounts
from siegeworks.lab.report.significance import SURE
from siegeworks.lab.report.words import ReportWords
from siegeworks.lab.statistics import Estimate

MOST_CARDS = 12


@dataclass(frozen=True, slots=True)
class ComparisonSection:
    """The section on the differences between two runs, in one language."""

    run: RunCounts
    comparison: RunComparison
    words: ReportWords
    names: tuple[str, str]

    def section(self) -> Section:
        say = self.words.say
        sure = sum(change.corrected < SURE for change in self.comparison.wins)
        texts = [
            say("report-against", first=self.names[0], second=self.names[1]),
            say("report-against-paired" if self.comparison.paired else "report-against-apart"),
            say("report-against-sure", count=sure, of=len(self.comparison.wins)),
        ]
        blocks = [self._wins(), self._lengths(), self._reasons(), self._cards()]
        return Section("against", say("report-against-title"), texts, blocks)

    def _wins(self) -> Block:
        say, words = self.words.say, self.words
        rows, body = [], []
        for change in self.comparison.wins:
            estimate, label = change.difference.estimate, self._side(change)
            rows.append(self._row(label, estimate, change.corrected))
            body.append(
                [label, words.number(change.first.of), words.number(change.second.of), words.percent(change.first.rate),
                 words.percent(change.second.rate), words.points(estimate), words.p(change.difference.p),
                 words.p(change.corrected)]
            )  # fmt: skip
        axis = Axis(say("report-axis-difference"), words.axis_points)
        picture = plots.rows_with_intervals("difference", rows, axis, zero=0)
        said = "; ".join(f"{row.label}: {row.value_text}" for row in rows)
        shown = ReportPicture(picture, f"{say('report-against-alt')} {said}.", say("report-against-caption"))
        head = [say(f"report-column-{name}") for name in ("cell", "games-first", "games-second", "first", "second")]
        return Block([shown], [ReportTable(say("report-against-wins"), [*head, *self._tested()], body)])

    def _lengths(self) -> Block:
        words = self.words
        body = [
            [self._cell(change.both), words.number(change.first, 1), words.number(change.second, 1),
             words.points(change.difference.estimate, 2, 1), words.p(change.difference.p), words.p(change.corrected)]
            for change in self.comparison.lengths
        ]  # fmt: skip
        return self._table("report-against-lengths", ("cell", "first", "second"), body)

    def _reasons(self) -> Block:
        words = self.words
        body = []
        for change in self.comparison.reasons:
            tests = [words.p(change.test.p), words.p(change.corrected)]
            for reason, share in change.first.items():
                other = change.second[reason]
                points = words.signed(100 * (other.rate - share.rate))
                label = f"{self._cell(change.both)} · {words.reason(reason)}"
                body.append([label, words.percent(share.rate), words.percent(other.rate), points, *tests])
                tests = ["", ""]
        return self._table("report-against-reasons", ("ending", "first", "second"), body)

    def _cards(self) -> Block:
        say, words = self.words.say, self.words
        changes = self.comparison.cards[:MOST_CARDS]
        if not any(change.first or change.second for change in changes):
            return Block()
        rows = [
            self._row(words.card(change.topic, change.id), change.difference.estimate, change.corrected)
            for change in changes
        ]
        axis = Axis(say("report-axis-use-change"), words.axis_points)
        picture = plots.rows_with_intervals("use-change", rows, axis, zero=0)
        alt = say("report-use-change-alt", card=rows[0].label, points=rows[0].value_text)
        body = [
            [words.card(change.topic, change.id), words.percent(change.first), words.percent(change.second),
             words.points(change.difference.estimate), words.p(change.difference.p), words.p(change.corrected)]
            for change in changes
        ]  # fmt: skip
        heading = say("report-against-cards")
        head = [say(f"report-column-{name}") for name in ("card", "first", "second")]
        shown = ReportPicture(picture, alt, say("report-use-change-caption"))
        return Block([shown], [ReportTable(heading, [*head, *self._tested()], body)], heading)

    def _row(self, label: str, estimate: Estimate, corrected: float) -> IntervalRow:
        value_text = self.words.signed(100 * estimate.rate)
        style = 0 if estimate.rate >= 0 else 1
        return IntervalRow(
            label, estimate.rate, estimate.low, estimate.high, value_text, style=style, strong=corrected < SURE
        )

    def _table(self, message: str, columns: Sequence[str], body: Sequence[Sequence[str]]) -> Block:
        heading = self.words.say(message)
        head = [self.words.say(f"report-column-{name}") for name in columns]
        return Block(tables=[ReportTable(heading, [*head, *self._tested()], body)], heading=heading)

    def _tested(self) -> list[str]:
        return [self.words.say(f"report-column-{name}") for name in ("difference", "p", "corrected")]

    def _cell(self, both: Both) -> str:
        return self.words.cell(both.cell, self.run.cells)

    def _side(self, change: WinChange) -> str:
        cell = self._cell(change.both)
        if change.side is None:
            return cell
        if change.side == BEGAN:
            return f"{cell} · {self.words.say('report-began-won')}"
        return f"{cell} · {self.words.say('report-seat', number=int(change.side) + 1)}"
