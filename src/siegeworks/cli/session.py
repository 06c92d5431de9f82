"""A game in the terminal: show the table, ask, apply, until the game ends or somebody leaves."""

from collections.abc import Callable, Sequence
from pathlib import Path

from siegeworks.bots import is_quick
from siegeworks.cli.asking import AskingPreference
from siegeworks.cli.choices import ActionParser
from siegeworks.cli.hint import hint
from siegeworks.cli.part import make_face
from siegeworks.cli.rulebook import Rulebook
from siegeworks.cli.table_screen import TableScreen
from siegeworks.cli.terminal import Terminal
from siegeworks.i18n.speech import Speech
from siegeworks.kernel.problem import Problem
from siegeworks.store import files
from siegeworks.table.local import LocalTable


class LeaveGame(Exception):
    """Raised when a person leaves; the game is saved."""


class InputEnded(Exception):
    """Raised when a script has nothing more to say; the game is saved."""


class Session:
    """One sitting at a local table."""

    def __init__(
        self, table: LocalTable, speech: Speech, terminal: Terminal, notices: list[str], asking: AskingPreference
    ) -> None:
        self.table = table
        self.speech = speech
        self.terminal = terminal
        self.asking = asking
        self.face = make_face(table.game, speech, table.match.log)
        self.names = self.face.names
        self._screen = TableScreen(table, self.face, speech, terminal, notices)
        self._parser = ActionParser(self.face.typed, table.game.notation.texts)
        self._at_screen: int | None = None
        self._thinking: int | None = None
        self._commands: dict[str, Callable[[str], None]] = {
            "h": self._help, "u": self._undo, "?": self._why, "why": self._why, "r": self._rules, "l": self._log,
            "b": self._details, "c": self._coach, "a": self._set_asking, "s": self._save_position, "q": self._quit,
            "x": self._settle,
        }  # fmt: skip

    def run(self) -> None:
        """Play until the game is over; raises `LeaveGame` if a person leaves first, `InputEnded` if a script ends."""
        while self.table.match.outcome is None:
            seat = self.table.person_asked
            answer = self.table.answer(self.asking.value)
            if seat is None:
                self._show_who_thinks()
                self.table.play_bot()
                self._follow_bots()
            elif answer is not None:
                self.table.play(answer)
                self._screen.outdate()
            else:
                self._hand_over(seat)
                self._decide(seat)
        self._screen.show_news(self._at_screen)

    def _follow_bots(self) -> None:
        """In a game of bots alone, show every choice as it is made."""
        self._screen.outdate()
        if not self.table.persons:
            self._screen.show_news(None)
            self._screen.mark_read(None, len(self.table.history))

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
        self._screen.outdate()
        if len(self.table.persons) == 1 or self.table.game.open_hands(self.table.match.state):
            return
        self.terminal.clear()
        self.terminal.say(self.speech.say("term-hand-over", name=self.names[seat]), "question")
        if self.terminal.interactive:
            self._ask(self.speech.say("term-press-enter"))

    def _decide(self, seat: int) -> None:
        """Show the table to the person who has to decide and read lines until one of them is a choice.

        A person who no longer wants to be asked here ends the question, too.
        """
        self._screen.show(seat)
        self._thinking = None
        made = len(self.table.history)
        while len(self.table.history) == made and self.table.answer(self.asking.value) is None:
            line = self._ask(self._prompt(seat)).strip()
            try:
                self._handle(line, seat)
            except Problem as problem:
                self.terminal.say(self._explain(problem))
        self._screen.mark_read(seat, made)

    def _ask(self, prompt: str) -> str:
        try:
            return self.terminal.ask(prompt)
        except EOFError:
            raise (LeaveGame if self.terminal.typed else InputEnded) from None

    def _prompt(self, seat: int) -> str:
        """The name of the person, and the keys that matter most at this moment."""
        say = self.speech.say
        keys = [say("term-key-help")]
        if self.table.match.can_undo(seat):
            keys.insert(0, say("term-key-undo"))
        default = self._default(seat)
        if default is not None:
            choice = self._screen.choices.name_of(default) or self.face.typed[default]
            keys.insert(0, say("term-key-enter", choice=choice))
        return say("term-prompt", name=self.names[seat], keys=", ".join(keys))

    def _default(self, seat: int) -> int | None:
        """The choice that Enter alone makes: the only one, or the one made for people who do not want to be asked."""
        state = self.table.match.state
        legal = self.table.game.legal(state)
        if len(legal) == 1:
            return legal[0]
        view, stage = self.table.game.view(state, seat), self.table.stage
        answers = (stage.answer(view, legal, value) for value in stage.asking)
        return next((answer for answer in answers if answer is not None), None)

    def _handle(self, line: str, seat: int) -> None:
        """Carry out a typed line: numbers, a command, or actions in their notation.

        An empty line makes the default choice, or shows the table again.
        """
        word, _, rest = line.partition(" ")
        if not line:
            default = self._default(seat)
            if default is None:
                self._screen.show(seat, whole=True)
            else:
                self._play([default], seat)
        elif line.startswith("?"):
            self._why(line[1:].strip())
        elif word.lower() in self._commands:
            self._commands[word.lower()](rest.strip())
        else:
            self._play(self._parser.actions(line, self._screen.choices), seat)

    def _play(self, actions: Sequence[int], seat: int) -> None:
        """Make choices, all or none, after a question for each that is easily made by mistake."""
        game = self.table.game
        states = self.table.match.states_before(seat, actions)
        doubts = [
            self.face.doubt(game.view(state, seat), action) for state, action in zip(states, actions, strict=True)
        ]
        if self.terminal.interactive and not all(doubt is None or self._confirmed(doubt) for doubt in doubts):
            return
        self.table.play_all(actions)

    def _confirmed(self, question: str) -> bool:
        answer = self._ask(self.speech.say("term-yes-no", question=question)).strip().lower()
        return answer.startswith(self.speech.say("term-yes-letter"))

    def _explain(self, problem: Problem) -> str:
        """A problem in words, with a refused action as it is typed here."""
        action = problem.facts.get("action")
        if isinstance(action, str):
            typed = self.face.typed[self.table.game.notation.parse(action)]
            problem = Problem(problem.code, **{**problem.facts, "action": typed})
        return self.speech.explain(problem)

    def _undo(self, _rest: str) -> None:
        """Take back the last choice, and those before it that were made without asking."""
        self.table.undo()
        seat = self.table.person_asked
        while seat is not None and self.table.answer(self.asking.value) is not None and self.table.match.can_undo(seat):
            self.table.undo()

    def _why(self, text: str) -> None:
        """Say whether actions are possible, or which rule forbids them."""
        if not text:
            self._help(text)
        match, game = self.table.match, self.table.game
        for action in self._parser.actions(text, self._screen.choices):
            rule = game.why_not(match.state, action)
            if rule is None:
                said = self.face.action(game.view(match.state, match.actor), action)
                self.terminal.say(self.speech.say("term-possible", action=self.face.typed[action], meaning=said))
            else:
                refused = Problem("match-forbidden", action=game.notation.text(action), rule=rule)
                self.terminal.say(self._explain(refused))

    def _help(self, _rest: str) -> None:
        self.terminal.say(self.face.help())

    def _rules(self, text: str) -> None:
        rulebook = Rulebook(self.speech, self.table.game)
        if not text:
            self.terminal.say(self.speech.say("term-rules-usage", rule=rulebook.ids[0] if rulebook.ids else "…"))
            return
        for line in rulebook.find(text):
            self.terminal.say(line)

    def _log(self, _rest: str) -> None:
        self._screen.show_log(self._at_screen)

    def _details(self, _rest: str) -> None:
        for line in self.face.details(self.table.game.view(self.table.match.state, self._at_screen)):
            self.terminal.say(line)

    def _coach(self, _rest: str) -> None:
        for line in hint(self.table, self._screen.choices, self.face, self.speech):
            self.terminal.say(line)

    def _set_asking(self, text: str) -> None:
        """Choose when to be asked; without a value, show all values and the present one."""
        if text:
            self.asking.choose(text)
        elif not self.asking.values:
            raise Problem("asking-none")
        self.terminal.say(self.speech.say("term-asking"))
        for number, value in enumerate(self.asking.values, start=1):
            mark = "▸" if value == self.asking.value else " "
            words = self.speech.say_if_known(f"asking-{value}", value)
            self.terminal.say(f"{mark} {number}) {value}  {words}")

    def _settle(self, text: str) -> None:
        """End the game among the players; without a word, show how that is possible now."""
        possible = self.table.settlements()
        if not text:
            if not possible:
                raise Problem("match-no-settlement", settlement="")
            self.terminal.say(self.speech.say("term-settle"))
            for settlement in possible:
                self.terminal.say(f"  x {settlement}  {self.speech.say(f'term-settle-{settlement}')}")
        elif not self.terminal.interactive or text not in possible or self._confirmed(self._settle_question(text)):
            self.table.settle(text)

    def _settle_question(self, settlement: str) -> str:
        return self.speech.say(f"term-settle-sure-{settlement}")

    def _save_position(self, name: str) -> None:
        """Save the position to a new file."""
        number = len(self.table.match.log.entries) - 1
        path = Path(name or f"{self.table.save.id}-{number}.json")
        if not files.write_new(path, self.table.match.position()):
            raise Problem("file-exists", file=str(path))
        self.terminal.say(self.speech.say("term-position-saved", file=str(path)))

    def _quit(self, _rest: str) -> None:
        raise LeaveGame
