"""The words of a report: cells, cards, reasons and numbers in one language."""

from collections.abc import Sequence
from math import isfinite

from siegeworks.games import load_words
from siegeworks.i18n.speech import Speech
from siegeworks.kernel.game import AnyGame
from siegeworks.lab.cell import Cell
from siegeworks.lab.part import lab_part
from siegeworks.lab.report.facts import Panel
from siegeworks.lab.statistics import Estimate, Share

THIN = "\u202f"
"""A narrow space that does not break, between thousands and before a percent sign."""
MINUS = "−"
POINT_LANGUAGES = ("en",)
"""Languages that write 0.5; the others write 0,5."""
LEAST_P = 0.001
FROM_GROUPING = 10_000
"""Shorter numbers are written without a gap."""


class ReportWords:
    """The words for one game in one language."""

    def __init__(self, game: AnyGame, language: str) -> None:
        self.game = game
        self._speech = Speech(language, game.id)
        self.say = self._speech.say
        self.language = language
        self._card_names = _card_names(game, self._speech)

    # Numbers.

    def number(self, value: float, digits: int = 0) -> str:
        text = f"{abs(value):.{digits}f}"
        whole, point, rest = text.partition(".")
        if len(whole) >= len(str(FROM_GROUPING)):
            whole = f"{int(whole):,}".replace(",", THIN)
        mark = "." if self.language in POINT_LANGUAGES else ","
        is_below = value < 0 and float(text) != 0
        return (MINUS if is_below else "") + whole + (mark + rest if point else "")

    def short(self, value: float) -> str:
        """A number with as few digits as it needs."""
        digits = next((digits for digits in range(3) if abs(round(value, digits) - value) < 1e-9), 3)
        return self.number(value, digits)

    def percent(self, value: float, digits: int = 1) -> str:
        return f"{self.number(100 * value, digits)}{THIN}%"

    def axis_percent(self, value: float) -> str:
        return f"{self.short(100 * value)}{THIN}%"

    def axis_points(self, value: float) -> str:
        return self.signed(100 * value, 0 if abs(round(100 * value) - 100 * value) < 1e-9 else 1)

    def signed(self, value: float, digits: int = 1) -> str:
        text = self.number(value, digits)
        return text if text.startswith(MINUS) or not any(digit in text for digit in "123456789") else f"+{text}"

    def share(self, share: Share) -> str:
        low, high = share.interval
        return f"{self.percent(share.rate)} ({self.number(100 * low, 1)}–{self.number(100 * high, 1)})"

    def points(self, estimate: Estimate, digits: int = 1, scale: float = 100) -> str:
        """A difference with its interval."""
        numbers = (scale * estimate.rate, scale * estimate.low, scale * estimate.high)
        middle, low, high = (self.signed(each, digits) for each in numbers)
        return f"{middle} ({low} … {high})"

    def p(self, value: float) -> str:
        if not isfinite(value):
            return "–"
        return f"< {self.number(LEAST_P, 3)}" if value < LEAST_P else self.number(value, 3)

    # Names.

    def seats(self, count: int) -> str:
        return self.say("report-seats", count=count)

    def difficulty(self, difficulty: str) -> str:
        known = difficulty in self.game.settings.get("difficulty", ())
        return self.say(f"difficulty-{difficulty}") if known else difficulty

    def cell(self, cell: Cell, cells: Sequence[Cell]) -> str:
        """The name of a cell among others; bots and content are named only where they differ."""
        parts = [self.difficulty(cell.difficulty)] if cell.difficulty else []
        parts.append(self.seats(cell.seats))
        if len({each.bots for each in cells if each.seats == cell.seats}) > 1:
            parts.append(self.bots(cell.bots))
        if len({each.content for each in cells}) > 1:
            parts.append((cell.content or "")[:8])
        return " · ".join(parts)

    def panel(self, panel: Panel, cells: Sequence[Cell]) -> str:
        if len(panel.cells) == 1:
            return self.cell(cells[panel.cells[0]], cells)
        if panel.difficulty is not None:
            return self.difficulty(panel.difficulty)
        return self.seats(panel.seats) if panel.seats is not None else self.say("report-all-games")

    def bots(self, bots: Sequence[str]) -> str:
        """The bots by seat; one name if all are the same."""
        return bots[0] if len(set(bots)) == 1 else ", ".join(bots)

    def reason(self, reason: str) -> str:
        return self._speech.say_if_known(f"lab-reason-{reason}", reason)

    def card(self, topic: str, name: str) -> str:
        """The name of a card; of a card that the content does not have, its id."""
        return self._card_names.get((topic, name), name)


def _card_names(game: AnyGame, speech: Speech) -> dict[tuple[str, str], str]:
    """The name of each card by its topic and id."""
    words = load_words(game, speech.say, speech.language, ())
    return {
        (sort.topic, name): sort.name(words, sort.first + place)
        for sort in lab_part(game.id).cards
        for place, name in enumerate(sort.ids(game.tables))
    }
