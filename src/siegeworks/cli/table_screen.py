"""The screen of a game: the table before the person who decides, the choices, and what happened in between."""

from typing import Any

from siegeworks.cli.choices import Choices
from siegeworks.cli.house_rules import house_rules_line
from siegeworks.cli.plain_face import PlainFace
from siegeworks.cli.terminal import Line, Terminal
from siegeworks.i18n.speech import Speech
from siegeworks.kernel.log import UNDO, settled_by
from siegeworks.table.history import HistoryEntry
from siegeworks.table.local import LocalTable
from siegeworks.table.settlement_words import settlement_text

FEWEST_LOG_LINES = 2
OTHER_LINES = 4
"""The header, the question, the prompt and the line of the answer."""


class TableScreen:
    """Shows a table to one person after another, to each with what happened since that person's last choice."""

    def __init__(
        self, table: LocalTable, face: PlainFace, speech: Speech, terminal: Terminal, notices: list[str]
    ) -> None:
        self.table = table
        self.face = face
        self.speech = speech
        self.terminal = terminal
        self.choices = Choices([], [])
        self._notices = notices
        self._house_rules = house_rules_line(table.game, table.match.options, speech)
        self._drawn_for: int | None = None
        """The seat whose table is on the screen and still true, except for its own picks."""
        self._news_from = dict.fromkeys([None, *table.persons], max(len(table.history) - FEWEST_LOG_LINES, 0))
        """Where the unread part of the history begins for each person; None is the spectator of a game of bots."""

    def show(self, seat: int, *, whole: bool = False) -> None:
        """Show a seat its table; while it picks one thing after another, only the picks, unless `whole` is set."""
        state = self.table.match.state
        laid_out = self.face.laid_out(self.table.game.view(state, seat), self.terminal.width)
        picking = bool(laid_out) or self.table.game.picking(state)
        if self._drawn_for == seat and picking and not whole:
            self._show_picks(seat, laid_out)
        else:
            self._show_table(seat)
        self._drawn_for = seat

    def outdate(self) -> None:
        """Somebody else acted or looked at the screen, so the table has to be shown again."""
        self._drawn_for = None

    def mark_read(self, seat: int | None, until: int) -> None:
        """Note that a seat has read the history up to an index."""
        self._news_from[seat] = until
        self._notices = []

    def _show_picks(self, seat: int, laid_out: list[Line]) -> None:
        """Show what was picked and what can be picked next, below the table that is on the screen already."""
        view, width = self.table.game.view(self.table.match.state, seat), self.terminal.width
        self.choices = self.face.choices(view, self.table.game.legal(self.table.match.state), width, compact=False)
        if laid_out:
            self.terminal.show(laid_out)
        else:
            self.show_news(seat)
        self.terminal.say(self.face.question(view), "question")
        self._show_choices(view)

    def _show_table(self, seat: int) -> None:
        """Show the whole screen. What is needed least comes first, because a low window scrolls it away."""
        game, state = self.table.game, self.table.match.state
        view, width = game.view(state, seat), self.terminal.width
        legal = game.legal(state)
        board = self.face.board(view, width)
        threats = self.face.threats(view)
        dangers = _dangers(threats)
        room = self.terminal.height - len(board) - self._rows(dangers) - self._rows(self._house_rules) - OTHER_LINES
        self.choices = self.face.choices(view, legal, width, compact=False)
        if self.terminal.interactive and len(self.choices.lines) + FEWEST_LOG_LINES > room:
            self.choices = self.face.choices(view, legal, width, compact=True)
            if len(self.choices.lines) + FEWEST_LOG_LINES > room:
                # The last danger is the least urgent one; the table in words has them all.
                room += self._rows(dangers)
                dangers = _dangers(threats[:-1] or threats)
                room -= self._rows(dangers)
        self.terminal.clear()
        self.terminal.show(self.face.header(view))
        if self._house_rules:
            self.terminal.say(self._house_rules, "dim")
        for notice in self._notices:
            self.terminal.say(f"! {notice}")
        self.show_news(seat, max(room - len(self.choices.lines), FEWEST_LOG_LINES))
        if dangers:
            self.terminal.say(dangers)
        self.terminal.show(board)
        self.terminal.say(self.face.question(view), "question")
        self._show_choices(view)

    def _show_choices(self, view: Any) -> None:
        """Show what can be chosen, and the odds of every attack among it."""
        self.terminal.show(self.choices.lines)
        game = self.table.game
        for action in game.legal(self.table.match.state):
            odds = self.face.odds(view, action)
            if odds is not None:
                number = self.choices.name_of(action) or self.face.typed[action]
                self.terminal.say(f"{number}) {odds}")

    def _rows(self, text: str) -> int:
        """How many rows of the window a text takes, at least."""
        return len(text) // self.terminal.width + 1 if text else 0

    def show_news(self, seat: int | None, room: int | None = None) -> None:
        """Show what happened since the seat's last choice, on a screen no more than fits."""
        history = self.table.history[self._news_from[seat] :]
        news = [paragraph for entry in history for paragraph in self._paragraphs(entry, seat)]
        if self.terminal.interactive and room is not None:
            news = self._last_lines(news, room)
        for paragraph in news:
            self.terminal.say(f"· {paragraph}")

    def _last_lines(self, news: list[str], room: int) -> list[str]:
        """As many of the last paragraphs as fit, but at least the last one."""
        kept: list[str] = []
        for paragraph in reversed(news):
            room -= 1 + (len(paragraph) + 2) // self.terminal.width
            if kept and room < (1 if len(kept) + 1 < len(news) else 0):
                return [self.speech.say("term-more-log"), *kept]
            kept.insert(0, paragraph)
        return kept

    def show_log(self, seat: int | None) -> None:
        """Show everything that happened, each line with its number."""
        for entry in self.table.history:
            for paragraph in self._paragraphs(entry, seat, everything=True):
                self.terminal.say(f"{entry.entry.number}  {paragraph}")

    def _paragraphs(self, entry: HistoryEntry, seat: int | None, *, everything: bool = False) -> list[str]:
        if entry.entry.action == UNDO and entry.entry.seat is not None:
            return [self.speech.say("term-undone", name=self.face.names[entry.entry.seat])]
        settlement = settled_by(entry.entry.action)
        if settlement is not None and entry.entry.seat is not None:
            return [settlement_text(self.speech.say, settlement, self.face.names[entry.entry.seat])]
        return self.face.paragraphs(self.table.seen(entry, seat), everything=everything)


def _dangers(threats: list[str]) -> str:
    return f"! {' · '.join(threats)}" if threats else ""
