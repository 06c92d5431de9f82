"""The sections of a report on one run: the numbers of `facts` with their words, pictures and tables."""

from collections.abc import Sequence

import numpy as np

from siegeworks.lab.arrays import Numbers
from siegeworks.lab.charts import plots
from siegeworks.lab.charts.plots import Axis, BandSeries, IntervalRow, LineSeries
from siegeworks.lab.part import SampleSeries, lab_part
from siegeworks.lab.report import facts
from siegeworks.lab.report.facts import Curve, Panel, Spread
from siegeworks.lab.report.outline import Block, ReportPicture, ReportTable, Section
from siegeworks.lab.report.run_counts import RunCounts
from siegeworks.lab.report.words import ReportWords

SAMPLED = 8
"""How many rows of a table represent a curve."""
MOST_BINS = 30
NONE = "–"
HALF = 0.5
"""If all shares are below it, the axis ends at the largest one."""


class RunSections:
    """The sections on one run, in one language."""

    def __init__(self, run: RunCounts, words: ReportWords) -> None:
        self.run = run
        self.part = lab_part(run.game.id)
        self.words = words
        self.say = words.say
        self.panels = facts.panels(run)
        self.together = run.game.cooperative

    def sections(self) -> list[Section]:
        found = [self.wins(), self.endings(), self.length()]
        if self.part.series is not None and self.run.curves.table()[1].size:
            found.append(self.curves(self.part.series))
        if self.part.cards:
            found.append(self.cards())
        own = self.run.sample_counts.section(self) if self.run.sample_counts is not None else None
        return [*found, *([own] if own is not None else []), self.fairness()]

    def cell(self, number: int) -> str:
        return self.words.cell(self.run.cells[number], self.run.cells)

    def panel(self, panel: Panel) -> str:
        return self.words.panel(panel, self.run.cells)

    # Won.

    def wins(self) -> Section:
        rates = facts.win_rates(self.run)
        labels = [self.cell(rate.cell) + (f" · {rate.bot}" if rate.bot else "") for rate in rates]
        rows = [
            IntervalRow(label, rate.share.rate, *rate.share.interval, self.words.percent(rate.share.rate), rate.fair)
            for label, rate in zip(labels, rates, strict=True)
        ]
        picture = plots.rows_with_intervals("win-rates", rows, self._share_axis("report-axis-won"))
        lowest, highest = min(rows, key=lambda row: row.value), max(rows, key=lambda row: row.value)
        alt = self.say(
            "report-wins-alt",
            low=lowest.value_text,
            low_cell=lowest.label,
            high=highest.value_text,
            high_cell=highest.label,
        )
        kind = "together" if self.together else "rivals"
        head = [self.column("cell"), self.column("games"), self.column("won"), self.column("share")]
        body = [
            [label, self.words.number(rate.share.of), self.words.number(rate.share.count), self.words.share(rate.share)]
            for label, rate in zip(labels, rates, strict=True)
        ]
        if not self.together:
            head.append(self.column("fair"))
            body = [[*row, self.words.percent(rate.fair or 0)] for row, rate in zip(body, rates, strict=True)]
        table = ReportTable(self.say("report-wins-table"), head, body)
        shown = ReportPicture(picture, alt, self.say(f"report-wins-caption-{kind}"))
        return self.section("wins", [self.say(f"report-wins-{kind}")], [Block([shown], [table])])

    # Endings.

    def endings(self) -> Section:
        reasons = facts.reason_order(self.run)
        head = [self.column("cell"), *(self.words.reason(reason) for reason in reasons)]
        body = [
            [self.cell(number), *(self.words.percent(share.rate) for share in facts.endings(self.run, number).values())]
            for number in facts.cell_order(self.run)
        ]
        last = int(self.run.turns.max())
        pictures, tables = [], []
        for place, panel in enumerate(self.panels, start=1):
            shown, table = self._fates(panel, f"endings-{place}", reasons, last)
            pictures.append(shown)
            tables.append(table)
        kind = "together" if self.together else "rivals"
        blocks = [
            Block(tables=[ReportTable(self.say("report-endings-table"), head, body)]),
            Block(pictures),
            Block(tables=tables),
        ]
        return self.section("endings", [self.say(f"report-endings-{kind}")], blocks)

    def _fates(self, panel: Panel, name: str, reasons: Sequence[str], last: int) -> tuple[ReportPicture, ReportTable]:
        fates = facts.fates(self.run, panel)
        won = facts.winning_reason(self.run)
        layers = [(self.words.reason(reason), fates.ended[reason]) for reason in reasons if reason != won]
        top = (self.words.reason(won), fates.ended[won]) if won else None
        x = self.axis("report-axis-turn", 0, last)
        picture = plots.stacked_fates(
            name, self.panel(panel), fates.turns, layers, top, x, self._share_axis("report-axis-ended")
        )
        final = sorted(reasons, key=lambda reason: -fates.ended[reason][-1])
        said = [f"{self.words.reason(reason)} {self.words.percent(fates.ended[reason][-1])}" for reason in final]
        alt = listed(self.say("report-endings-alt", name=self.panel(panel)), said)
        rows = [
            [str(turn), *(self.words.percent(float(fates.ended[reason][turn])) for reason in reasons)]
            for turn in _sampled(fates.turns[1:].tolist())
        ]
        head = [self.column("turn"), *(self.words.reason(reason) for reason in reasons)]
        return ReportPicture(picture, alt), ReportTable(self.panel(panel), head, rows, folded=True)

    # Length.

    def length(self) -> Section:
        head = [self.column("cell"), self.column("turns"), self.column("decisions")]
        head += [self.column("turns-won"), self.column("turns-lost")] if self.together else []
        body = []
        for length in facts.lengths(self.run):
            row = [self.cell(length.cell), self._spread(length.turns), self._spread(length.decisions)]
            row += [self._spread(length.turns_won), self._spread(length.turns_lost)] if self.together else []
            body.append(row)
        pictures, tables = [], []
        for name, values in (("turns", self.run.turns), ("decisions", self.run.decisions)):
            shown, table = self._histogram(name, values)
            pictures.append(shown)
            tables.append(table)
        table = ReportTable(self.say("report-length-table"), head, body)
        return self.section(
            "length", [self.say("report-length")], [Block(tables=[table]), Block(pictures), Block(tables=tables)]
        )

    def _histogram(self, name: str, values: Numbers) -> tuple[ReportPicture, ReportTable]:
        low, high = int(values.min()), int(values.max())
        width = max(1, -(-(high - low + 1) // MOST_BINS))
        bins = (high - low) // width + 1
        middles = low + np.arange(bins) * width + (width - 1) / 2
        lines, medians = [], []
        for place, panel in enumerate(self.panels):
            own = values[self.run.of(panel.cells)]
            heights = np.bincount((own - low) // width, minlength=bins) / len(own)
            lines.append(LineSeries(self.panel(panel), middles, heights, place))
            median = facts.counted_spread(*np.unique(own, return_counts=True)).median
            medians.append(f"{self.panel(panel)}: {self.words.short(median)}")
        x = self.axis(f"report-axis-{name}", low - width / 2, high + width / 2)
        picture = plots.histograms(name, lines, x, self._share_axis("report-axis-games"))
        alt = listed(self.say(f"report-{name}-alt"), medians)
        bin_names = [
            str(start) if width == 1 else f"{start}–{start + width - 1}" for start in range(low, high + 1, width)
        ]
        rows = [
            [bin_name, *(self.words.percent(float(line.y[place])) for line in lines)]
            for place, bin_name in enumerate(bin_names)
        ]
        head = [self.column(name), *(line.label for line in lines)]
        return ReportPicture(picture, alt), ReportTable(self.say(f"report-axis-{name}"), head, rows, folded=True)

    # Samples over time.

    def curves(self, series: SampleSeries) -> Section:
        kind = series.drawn
        found = [(panel, facts.curves(self.run, panel)) for panel in self.panels]
        every = [curve for _, curves in found for curve in curves.values()]
        ends = (
            max((float(curve.turns[-1]) for curve in every), default=1.0),
            1.05 * max((float(curve.ninetieth.max()) for curve in every), default=1.0),
        )
        pictures, tables = [], []
        for place, (panel, curves) in enumerate(found, start=1):
            if curves:
                pictures.append(self._curve_picture(series, f"{kind}-{place}", panel, curves, ends))
                tables.append(self._curve_table(series, panel, curves))
        text = self.say(f"report-{kind}", fewest=facts.FEWEST_IN_CURVE)
        return self.section(kind, [text], [Block(pictures), Block(tables=tables)])

    def _curve_picture(
        self, series: SampleSeries, name: str, panel: Panel, curves: dict[bool, Curve], ends: tuple[float, float]
    ) -> ReportPicture:
        kind = series.drawn
        bands = [
            BandSeries(
                self._outcome(kind, outcome), curve.turns, curve.tenth, curve.median, curve.ninetieth, int(not outcome)
            )
            for outcome, curve in curves.items()
        ]
        x = self.axis("report-axis-round" if series.by_seat else "report-axis-turn", 0, ends[0])
        picture = plots.bands(name, self.panel(panel), bands, x, self.axis(f"report-axis-{kind}", 0, ends[1]))
        said = []
        for outcome, curve in curves.items():
            start, end = (self.words.short(float(curve.median[place])) for place in (0, -1))
            said.append(f"{self._outcome(kind, outcome)} {start} → {end}")
        alt = listed(self.say(f"report-{kind}-alt", name=self.panel(panel)), said)
        return ReportPicture(picture, alt)

    def _curve_table(self, series: SampleSeries, panel: Panel, curves: dict[bool, Curve]) -> ReportTable:
        head = [self.column("round" if series.by_seat else "turn")]
        for outcome in curves:
            head += [self._outcome(series.drawn, outcome), self.column("games")]
        turns = sorted({turn for curve in curves.values() for turn in curve.turns.tolist()})
        rows = []
        for turn in _sampled(turns):
            row = [str(int(turn))]
            for curve in curves.values():
                (here,) = np.flatnonzero(curve.turns == turn)[:1] if (curve.turns == turn).any() else (None,)
                if here is None:
                    row += [NONE, NONE]
                else:
                    middle, low, high = (
                        self.words.short(float(column[here])) for column in (curve.median, curve.tenth, curve.ninetieth)
                    )
                    row += [f"{middle} ({low}–{high})", self.words.number(int(curve.games[here]))]
            rows.append(row)
        return ReportTable(self.panel(panel), head, rows, folded=True)

    def _outcome(self, kind: str, outcome: bool) -> str:
        return self.say(f"report-{kind}-{'won' if outcome else 'lost'}")

    # Cards.

    def cards(self) -> Section:
        every = facts.cards(self.run)
        blocks = []
        for sort in self.part.cards:
            own = [card for card in every if card.topic == sort.topic]
            if own:
                blocks += self._card_blocks(sort.topic, own)
        kind = "together" if self.together else "rivals"
        texts = [
            self.say("report-cards"),
            self.say(f"report-cards-{kind}", fewest=facts.FEWEST_EACH),
            self.say("report-cards-clear"),
        ]
        return self.section("cards", texts, blocks)

    def _card_blocks(self, topic: str, cards: Sequence[facts.Card]) -> list[Block]:
        name = {card.id: self.words.card(topic, card.id) for card in cards}
        heading = self.say(f"lab-usage-topic-{topic}")
        by_use = sorted(cards, key=lambda card: -card.games.rate)
        uses = [
            IntervalRow(name[card.id], card.games.rate, *card.games.interval, self.words.percent(card.games.rate))
            for card in by_use
        ]
        axis = self._share_axis("report-axis-in-games", None if uses[0].high < HALF else 1)
        picture = plots.rows_with_intervals(f"cards-{topic}-use", uses, axis)
        alt = self.say("report-cards-use-alt", topic=heading, most=uses[0].label, most_share=uses[0].value_text,
                       least=uses[-1].label, least_share=uses[-1].value_text)  # fmt: skip
        pictures = [ReportPicture(picture, alt, self.say("report-cards-use-caption"))]
        judged = sorted((card for card in cards if card.contribution is not None), key=lambda card: -_rate(card))
        if judged:
            pictures.append(self._contributions(topic, heading, judged, name))
        head = [self.column(column) for column in ("card", "in-games", "times", "contribution", "corrected")]
        rows = []
        for card in judged + [card for card in by_use if card.contribution is None]:
            row = [name[card.id], self.words.share(card.games), self.words.number(card.times, 2)]
            if card.contribution is None:
                row += [NONE, NONE]
            else:
                row += [self.words.points(card.contribution.estimate), self.words.p(card.corrected)]
            rows.append(row)
        table = ReportTable(heading, head, rows)
        if len(pictures) == 1:
            return [Block(pictures, [table], heading)]
        return [Block(pictures, heading=heading), Block(tables=[table])]

    def _contributions(
        self, topic: str, heading: str, judged: Sequence[facts.Card], name: dict[str, str]
    ) -> ReportPicture:
        rows = []
        for card in judged:
            if card.contribution is not None:
                estimate = card.contribution.estimate
                style = 0 if estimate.rate >= 0 else 1
                value_text = self.words.signed(100 * estimate.rate)
                rows.append(
                    IntervalRow(
                        name[card.id],
                        estimate.rate,
                        estimate.low,
                        estimate.high,
                        value_text,
                        style=style,
                        strong=card.clear,
                    )
                )
        axis = Axis(self.say("report-axis-contribution"), self.words.axis_points)
        picture = plots.rows_with_intervals(f"cards-{topic}-winning", rows, axis, zero=0)
        alt = self.say("report-cards-winning-alt", topic=heading, best=rows[0].label, best_points=rows[0].value_text,
                       worst=rows[-1].label, worst_points=rows[-1].value_text)  # fmt: skip
        return ReportPicture(picture, alt, self.say("report-cards-winning-caption"))

    # Fairness.

    def fairness(self) -> Section:
        every = facts.fairness(self.run)
        kind = "together" if self.together else "rivals"
        texts = [self.say(f"report-fairness-{kind}")]
        if any(not fairness.same_bots for fairness in every):
            texts.append(self.say("report-fairness-bots"))
        if not every:
            return self.section("fairness", [*texts, self.say("report-fairness-none")], [])
        blocks = []
        for by_place in (False, True):
            own = [fairness for fairness in every if fairness.by_place == by_place]
            if own:
                blocks.append(self._fairness_block(own, "place" if by_place else "began" if self.together else "seat"))
        return self.section("fairness", texts, blocks)

    def _fairness_block(self, every: Sequence[facts.Fairness], by: str) -> Block:
        rows, body, tests = [], [], []
        for style, fairness in enumerate(every):
            for place, share in enumerate(fairness.shares, start=1):
                label = f"{self.cell(fairness.cell)} · {self.say(f'report-{by}', number=place)}"
                value_text = self.words.percent(share.rate) if share.of else NONE
                if share.of:
                    rows.append(IntervalRow(label, share.rate, *share.interval, value_text, fairness.fair, style))
                body.append([label, self.words.number(share.of), self.words.share(share) if share.of else NONE])
            test = fairness.test
            tests.append([self.cell(fairness.cell), self.words.number(test.value, 2), str(test.freedom),
                          self.words.p(test.p)])  # fmt: skip
        axis = self._share_axis("report-axis-won", high=None)
        picture = plots.rows_with_intervals(f"fairness-{by}", rows, axis)
        alt = listed(self.say("report-fairness-alt"), [f"{row.label}: {row.value_text}" for row in rows])
        head = [self.column(by), self.column("games"), self.column("share")]
        heading = self.say(f"report-fairness-{by}")
        test_head = [self.column(name) for name in ("cell", "chi-square", "freedom", "p")]
        tables = [ReportTable(heading, head, body), ReportTable(self.say("report-chi-square"), test_head, tests)]
        caption = self.say(f"report-wins-caption-{'together' if self.together else 'rivals'}")
        return Block([ReportPicture(picture, alt, caption)], tables, heading)

    # Small words.

    def section(self, name: str, texts: Sequence[str], blocks: Sequence[Block]) -> Section:
        return Section(name, self.say(f"report-{name}-title"), texts, blocks)

    def column(self, column: str) -> str:
        return self.say(f"report-column-{column}")

    def axis(self, message: str, low: float | None = None, high: float | None = None) -> Axis:
        return Axis(self.say(message), self.words.short, low, high)

    def _share_axis(self, message: str, high: float | None = 1) -> Axis:
        return Axis(self.say(message), self.words.axis_percent, 0, high)

    def _spread(self, spread: Spread | None) -> str:
        if spread is None:
            return NONE
        low, high = self.words.short(spread.tenth), self.words.short(spread.ninetieth)
        return f"{self.words.short(spread.median)} ({low}–{high})"


def _rate(card: facts.Card) -> float:
    return card.contribution.estimate.rate if card.contribution is not None else 0.0


def _sampled(values: Sequence[float]) -> list[int]:
    """A few of many values, evenly spread, the first and the last among them."""
    places = np.linspace(0, len(values) - 1, min(SAMPLED, len(values))).round().astype(int)
    return [int(values[place]) for place in places.tolist()]


def listed(sentence: str, parts: Sequence[str]) -> str:
    """A sentence and a list of any length, which a message of the catalogs would cut off."""
    return f"{sentence} {'; '.join(parts)}."
