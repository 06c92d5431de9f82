"""A game in the terminal: show the table, ask, apply, until the game ends or somebody leaves."""

from collections.abc import Callable
from pathlib import Path

from siegeworks.bots import is_quick
from siegeworks.cli.choices import ActionParser, Choices
from siegeworks.cli.hint import hint
from siegeworks.cli.part import make_face
from siegeworks.cli.rulebook import Rulebook
from siegeworks.cli.terminal import Terminal
from siegeworks.i18n.speech import Speech
from siegeworks.kernel.log import UNDO
from siegeworks.kernel.problem import Problem
from siegeworks.store import files
from siegeworks.table.history import HistoryEntry
from siegeworks.table.local import LocalTable

FEWEST_LOG_LINES = 2
OTHER_LINES = 4
"""The header, the question, the prompt and the line of the answer."""


class LeaveGame(Exception):
    """Raised when a person leaves; the game is saved."""


class Session:
    """One sitting at a local table."""

    def __init__(self, table: LocalTable, speech: Speech, terminal: Terminal, notices: list[str]) -> None:
        self.table = table
        self.speech = speech
        self.terminal = terminal
        self.face = make_face(table.game, speech, table.match.log)
        self.names = self.face.names
        self._parser = ActionParser(table.game.notation)
        self._notices = notices
        self._at_screen: int | None = None
        self._thinking: int | None = None
        self._choices = Choices([], [])
        self._news_from = dict.fromkeys([None, *table.persons], max(len(table.history) - FEWEST_LOG_LINES, 0))
        """Where the unread part of the history begins for each person; None is the spectator of a game of bots."""
        self._commands: dict[str, Callable[[str], None]] = {
            "h": self._help, "u": self._undo, "?": self._why, "why": self._why, "r": self._rules, "l": self._log,
            "b": self._details, "c": self._coach, "s": self._save_position, "q": self._quit,
        }  # fmt: skip

    def run(self) -> None:
        """Play until the game is over; raises `LeaveGame` if a person leaves first."""
        while self.table.match.outcome is None:
            seat = self.table.person_asked
            if seat is None:
                self._show_who_thinks()
                self.table.play_bot()
                self._follow_bots()
            else:
                self._hand_over(seat)
                self._decide(seat)
        self._show_news(self._at_screen)

    def _follow_bots(self) -> None:
        """In a game of bots alone, show every choice as it is made."""
        if not self.table.persons:
            self._show_news(None)
            self._news_from[None] = len(self.table.history)

    def _show_who_thinks(self) -> None:
        """Say that a slow bot is thinking, once until another seat decides."""
        seat = self.table.match.actor
        if seat is None or seat == self._thinking:
            return
        self._thinking = seat
        bot = self.table.seats[seat].bot
        if self.terminal.interactive and bot is not None and not is_quick(bot, self.table.game.id):
            self.terminal.say(self.speech.say("hint-thinking", name=self.names[seat]), "dim")

    def _hand_over(self, seat: int) -> None:
        """Clear the screen between two persons, so that nobody sees the other's hand."""
        if seat == self._at_screen:
            return
        self._at_screen = seat
        if len(self.table.persons) == 1 or self.table.game.open_hands(self.table.match.state):
            return
        self.terminal.clear()
        self.terminal.say(self.speech.say("term-hand-over", name=self.names[seat]), "question")
        if self.terminal.interactive:
            self._ask(self.speech.say("term-press-enter"))

    def _decide(self, seat: int) -> None:
        """Show the table to the person who has to decide and read lines until one of them is a choice."""
        self._show(seat)
        self._thinking = None
        made = len(self.table.history)
        while len(self.table.history) == made:
            line = self._ask(self.speech.say("term-prompt", name=self.names[seat])).strip()
            try:
                self._handle(line, seat)
            except Problem as problem:
                self.terminal.say(self.speech.explain(problem))
        self._news_from[seat] = made
        self._notices = []

    def _show(self, seat: int) -> None:
        """Show the whole screen. What is needed least comes first, because a low window scrolls it away."""
        game, state = self.table.game, self.table.match.state
        view, width = game.view(state, seat), self.terminal.width
        legal = game.legal(state)
        board = self.face.board(view, width)
        threats = self.face.threats(view)
        dangers = f"! {' · '.join(threats)}" if threats else ""
        room = self.terminal.height - len(board) - len(dangers) // width - 1 - OTHER_LINES
        self._choices = self.face.choices(view, legal, width, compact=False)
        if self.terminal.interactive and len(self._choices.lines) + FEWEST_LOG_LINES > room:
            self._choices = self.face.choices(view, legal, width, compact=True)
        self.terminal.clear()
        self.terminal.show(self.face.header(view))
        for notice in self._notices:
            self.terminal.say(f"! {notice}")
        self._show_news(seat, max(room - len(self._choices.lines), FEWEST_LOG_LINES))
        if dangers:
            self.terminal.say(dangers)
        self.terminal.show(board)
        self.terminal.say(self.face.question(view), "question")
        self.terminal.show(self._choices.lines)

    def _show_news(self, seat: int | None, room: int | None = None) -> None:
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

    def _paragraphs(self, entry: HistoryEntry, seat: int | None, *, everything: bool = False) -> list[str]:
        if entry.entry.action == UNDO and entry.entry.seat is not None:
            return [self.speech.say("term-undone", name=self.names[entry.entry.seat])]
        return self.face.paragraphs(self.table.seen(entry, seat), everything=everything)

    def _ask(self, prompt: str) -> str:
        try:
            return self.terminal.ask(f"{prompt} ")
        except EOFError:
            raise LeaveGame from None

    def _handle(self, line: str, seat: int) -> None:
        """Carry out a typed line: a number, a command, or an action in its notation.

        An empty line takes the only choice there is, or shows the table again.
        """
        word, _, rest = line.partition(" ")
        if not line:
            legal = self.table.game.legal(self.table.match.state)
            if len(legal) == 1:
                self.table.play(legal[0])
            else:
                self._show(seat)
        elif line.startswith("?"):
            self._why(line[1:].strip())
        elif word.lower() in self._commands:
            self._commands[word.lower()](rest.strip())
        else:
            self._play(self._action(line), seat)

    def _action(self, text: str) -> int:
        found = self._choices.find(text)
        return self._parser.parse(text) if found is None else found

    def _play(self, action: int, seat: int) -> None:
        """Make a choice, after a question if it is easily made by mistake."""
        doubt = self.face.doubt(self.table.game.view(self.table.match.state, seat), action)
        if doubt is None or not self.terminal.interactive or self._confirmed(doubt):
            self.table.play(action)

    def _confirmed(self, question: str) -> bool:
        answer = self._ask(self.speech.say("term-yes-no", question=question)).strip().lower()
        return answer.startswith(self.speech.say("term-yes-letter"))

    def _undo(self, _rest: str) -> None:
        self.table.undo()

    def _why(self, text: str) -> None:
        """Say whether an action is possible, or which rule forbids it."""
        if not text:
            self._help(text)
            return
        action = self._action(text)
        match = self.table.match
        rule = self.table.game.why_not(match.state, action)
        notation = self.table.game.notation.text(action)
        if rule is None:
            said = self.face.action(self.table.game.view(match.state, match.actor), action)
            self.terminal.say(self.speech.say("term-possible", action=notation, meaning=said))
        else:
            self.terminal.say(self.speech.explain(Problem("match-forbidden", action=notation, rule=rule)))

    def _help(self, _rest: str) -> None:
        self.terminal.say(self.face.help())

    def _rules(self, text: str) -> None:
        rulebook = Rulebook(self.speech, self.table.game)
        if not text:
            self.terminal.say(self.speech.say("term-rules-usage", rule=rulebook.ids[0] if rulebook.ids else "…"))
            return
        for rule in rulebook.find(text):
            self.terminal.say(f"{rule}  {rulebook.text(rule)}")

    def _log(self, _rest: str) -> None:
        for entry in self.table.history:
            for paragraph in self._paragraphs(entry, self._at_screen, everything=True):
                self.terminal.say(f"{entry.entry.number}  {paragraph}")

    def _details(self, _rest: str) -> None:
        for line in self.face.details(self.table.game.view(self.table.match.state, self._at_screen)):
            self.terminal.say(line)

    def _coach(self, _rest: str) -> None:
        for line in hint(self.table, self._choices, self.face, self.speech):
            self.terminal.say(line)

    def _save_position(self, name: str) -> None:
        """Save the position to a new file."""
        number = len(self.table.match.log.entries) - 1
        path = Path(name or f"{self.table.save.id}-{number}.json")
        if not files.write_new(path, self.table.match.position()):
            raise Problem("file-exists", file=str(path))
        self.terminal.say(self.speech.say("term-position-saved", file=str(path)))

    def _quit(self, _rest: str) -> None:
        raise LeaveGame
