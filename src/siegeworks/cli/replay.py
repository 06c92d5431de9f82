"""`siegeworks replay` and `verify`: watch a game again, and prove that it was dealt fairly."""

from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any

import typer

from siegeworks.cli.choices import is_number
from siegeworks.cli.context import CommandContext
from siegeworks.cli.house_rules import house_rules_line
from siegeworks.cli.part import make_face
from siegeworks.cli.plain_face import PlainFace
from siegeworks.cli.terminal import Terminal
from siegeworks.i18n.speech import Speech
from siegeworks.kernel.game import AnyGame
from siegeworks.kernel.log import UNDO, Log, rewound_to, settled_by
from siegeworks.kernel.match import Replayed, replay, verify
from siegeworks.kernel.problem import Problem
from siegeworks.table.settlement_words import settlement_text


def register(app: typer.Typer, context: CommandContext) -> None:
    say = context.say

    @app.command("replay", help=say("cli-replay"))
    def replay_command(
        file: Annotated[str, typer.Argument(help=say("cli-log-argument"))],
        check: Annotated[bool, typer.Option("--check", help=say("cli-replay-check"))] = False,
        seat: Annotated[int | None, typer.Option(help=say("cli-replay-seat"))] = None,
        content: Annotated[Path | None, typer.Option(help=say("cli-content-option"))] = None,
    ) -> None:
        path = context.log_path(file)
        game, log = context.open_log(path, content)
        if seat is not None and not 1 <= seat <= len(log.header.seats):
            raise Problem("cli-no-such-seat", seat=seat, most=len(log.header.seats))
        steps = steps_of(game, log)
        terminal = Terminal()
        if check:
            terminal.say(say("cli-replay-true", file=str(path), count=len(steps) - 1))
            return
        speech = context.speech_of(game.id)
        face = make_face(game, speech, log)
        ReplayViewer(game, steps, face, speech, terminal, None if seat is None else seat - 1).run()

    @app.command("verify", help=say("cli-verify"))
    def verify_command(
        file: Annotated[str, typer.Argument(help=say("cli-log-argument"))],
        content: Annotated[Path | None, typer.Option(help=say("cli-content-option"))] = None,
    ) -> None:
        path = context.log_path(file)
        game, log = context.open_log(path, content)
        Terminal().say(say("cli-verified", file=str(path), count=verify(game, log)))


@dataclass(frozen=True, slots=True)
class ReplayStep:
    """One line of a log with the state after it."""

    replayed: Replayed
    state: Any


def steps_of(game: AnyGame, log: Log) -> list[ReplayStep]:
    """Replay every line of a log and keep the states, so that a viewer can go back."""
    return [ReplayStep(replayed, game.copy(replayed.state)) for replayed in replay(game, log)]


class ReplayViewer:
    """Shows a log step by step on a screen, and all of it at once in a pipe; as a spectator or from a seat."""

    def __init__(
        self,
        game: AnyGame,
        steps: list[ReplayStep],
        face: PlainFace,
        speech: Speech,
        terminal: Terminal,
        seat: int | None,
    ) -> None:
        self.game = game
        self.steps = steps
        self.face = face
        self.speech = speech
        self.terminal = terminal
        self.seat = seat

    def run(self) -> None:
        if self.terminal.interactive:
            self._step_through()
        else:
            self._show_house_rules()
            for step in self.steps:
                self._show_step(step)
        last = self.steps[-1]
        if last.replayed.outcome is not None:
            self.terminal.say(self.face.outcome(last.state, last.replayed.outcome), "title")

    def _show_house_rules(self) -> None:
        line = house_rules_line(self.game, self.game.options_of(self.steps[0].state), self.speech)
        if line:
            self.terminal.say(line, "dim")

    def _show_step(self, step: ReplayStep) -> None:
        entry = step.replayed.entry
        line, settlement = rewound_to(entry.action), settled_by(entry.action)
        if entry.action == UNDO and entry.seat is not None:
            paragraphs = [self.speech.say("term-undone", name=self.face.names[entry.seat])]
        elif line is not None:
            paragraphs = [self.speech.say("term-rewound", line=line)]
        elif settlement is not None and entry.seat is not None:
            paragraphs = [settlement_text(self.speech.say, settlement, self.face.names[entry.seat])]
        else:
            open_hands = self.game.open_hands(step.state)
            redact = self.game.vocabulary.redact
            seen = [redact(event, self.seat, open_hands=open_hands) for event in step.replayed.events]
            paragraphs = self.face.paragraphs(seen) or self.face.paragraphs(seen, everything=True)
        for paragraph in paragraphs or [entry.action]:
            self.terminal.say(f"{entry.number}  {paragraph}")

    def _step_through(self) -> None:
        """Show steps as the person types: Enter for the next, b for the last, a number for any, q to quit."""
        at = 0
        while at < len(self.steps):
            view = self.game.view(self.steps[at].state, self.seat)
            self.terminal.clear()
            self.terminal.show(self.face.header(view))
            self._show_house_rules()
            self.terminal.show(self.face.board(view, self.terminal.width))
            hand = None if self.seat is None else self.face.hand(view)
            if hand is not None:
                self.terminal.say(hand)
            self._show_step(self.steps[at])
            try:
                typed = self.terminal.ask(self.speech.say("term-replay-prompt", last=len(self.steps) - 1)).strip()
            except EOFError:
                return
            if typed.lower() == "q":
                return
            if is_number(typed):
                at = min(int(typed), len(self.steps) - 1)
            else:
                at = max(at - 1, 0) if typed.lower() == "b" else at + 1
