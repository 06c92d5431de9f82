"""`siegeworks analyse`: the coach reviews a finished game: chart, turning points, what choices cost, what was luck."""

import json
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Annotated

import typer

from siegeworks.bots.analysis import (
    LEAST_TURN,
    SEED,
    SIMULATIONS,
    AnalysedChoice,
    Analysis,
    Choice,
    Judgement,
    ReplayedGame,
    assemble,
    finished,
    judge_all,
)
from siegeworks.cli.chance_chart import area, columns_for, marks, ticks
from siegeworks.cli.context import CommandContext
from siegeworks.cli.hint import percent
from siegeworks.cli.part import make_face
from siegeworks.cli.plain_face import PlainFace
from siegeworks.cli.progress import progress_bar
from siegeworks.cli.terminal import Line, Terminal, cut
from siegeworks.i18n.quotes import quotable
from siegeworks.i18n.speech import Speech
from siegeworks.kernel.game import AnyGame
from siegeworks.kernel.log import Log
from siegeworks.kernel.problem import Problem
from siegeworks.store.saves import LAST
from siegeworks.table.coach_words import score_text

MOST_SIMULATIONS = 100_000
MOST_FOLLOWED = 240
"""The most characters of what followed a turning point; a longer text is cut."""
TALL, LOW = 8, 4
"""The height of a chart that stands alone, and of each of several."""


def register(app: typer.Typer, context: CommandContext) -> None:
    say = context.say

    @app.command("analyse", help=say("cli-analyse"))
    def analyse_command(
        file: Annotated[str, typer.Argument(help=say("cli-analyse-log"))] = LAST,
        simulations: Annotated[int, typer.Option(help=say("cli-analyse-simulations"))] = SIMULATIONS,
        content: Annotated[Path | None, typer.Option(help=say("cli-content-option"))] = None,
        as_json: Annotated[bool, typer.Option("--json", help=say("lab-json-help"))] = False,
    ) -> None:
        if not 1 <= simulations <= MOST_SIMULATIONS:
            raise Problem("analysis-simulations", value=simulations, most=MOST_SIMULATIONS)
        game, log = context.open_log(context.finished_path(file), content)
        played = finished(game, log)
        analysis = assemble(played, _judged(game, played, simulations, context.speech))
        if as_json:
            typer.echo(json.dumps(_document(game, log, analysis, simulations), indent=1, ensure_ascii=False))
            return
        speech = context.speech_of(game.id)
        face = make_face(game, speech, log)
        AnalysisReport(game, played, analysis, face, speech, Terminal(), file, simulations).show()


def _judged(game: AnyGame, played: ReplayedGame, simulations: int, speech: Speech) -> dict[int, Judgement]:
    """Judge all choices, with a progress bar on stderr."""
    with progress_bar() as progress:
        task = progress.add_task(speech.say("analysis-judging"), total=None)
        return judge_all(
            game, played, SEED, simulations, lambda done, of: progress.update(task, completed=done, total=of)
        )


def _document(game: AnyGame, log: Log, analysis: Analysis, simulations: int) -> dict[str, object]:
    """The analysis as JSON; actions in their notation, seats counted from 0 as in the log."""
    text = game.notation.text
    moments = [
        asdict(moment) | {"action": text(moment.action), "best": text(moment.best)} for moment in analysis.moments
    ]
    return {
        "game": game.id,
        "seats": list(log.header.seats),
        "outcome": log.outcome,
        "simulations": simulations,
        "moments": moments,
        "curves": analysis.curves,
        "accounts": [asdict(account) for account in analysis.accounts],
        "luck": analysis.luck,
        "turning_points": analysis.turning_points,
    }


def _points(chance: float) -> str:
    """A change of a chance in percentage points, with its sign."""
    points = round(100 * chance)
    return "0" if points == 0 else f"+{points}" if points > 0 else f"−{-points}"


@dataclass(frozen=True, slots=True)
class AnalysisReport:
    """Prints an analysis for people."""

    game: AnyGame
    played: ReplayedGame
    analysis: Analysis
    face: PlainFace
    speech: Speech
    terminal: Terminal
    log: str
    simulations: int

    def show(self) -> None:
        self._show_curves()
        self._show_turning_points()
        self._show_accounts()
        points = self.analysis.turning_points
        if points:
            line = max((self.analysis.moments[place] for place in points), key=lambda moment: moment.lost).line
            self.terminal.say()
            self.terminal.say(self.speech.say("analysis-what-if", log=self.log, line=line))

    @property
    def _side(self) -> str:
        """The variant of a message: for a team or for rivals."""
        return "team" if self.played.cooperative else "rivals"

    def _show_curves(self) -> None:
        """Draw the chance of the team, or of each rival, with its turning points below."""
        analysis, say, terminal = self.analysis, self.speech.say, self.terminal
        last, columns = len(analysis.moments), columns_for(terminal.width)
        for side, curve in enumerate(analysis.curves):
            if self.played.cooperative:
                terminal.say(say("analysis-chance"), "title")
            else:
                terminal.say(say("analysis-chance-of", name=self.face.display_names[side]), f"dwarf-{side}")
            numbered = [
                (place, str(number))
                for number, place in enumerate(analysis.turning_points, start=1)
                if self.played.side(analysis.moments[place].seat) == side
            ]
            height, style = (TALL, "gold") if self.played.cooperative else (LOW, f"dwarf-{side}")
            chart: list[Line] = area(curve, columns, height, style)
            if numbered:
                chart.append(marks(numbered, last, columns))
            terminal.show(chart)
        terminal.show([ticks([moment.turn for moment in analysis.moments], say("analysis-turns"), columns)])

    def _show_turning_points(self) -> None:
        self.terminal.say()
        if not self.analysis.turning_points:
            self.terminal.say(self.speech.say("analysis-no-turning-points"))
            return
        self.terminal.say(self.speech.say("analysis-turning-points"), "title")
        for number, place in enumerate(self.analysis.turning_points, start=1):
            self.terminal.say(f"{number}  {' '.join(text for text in self._sentences(place) if text)}")

    def _sentences(self, place: int) -> list[str]:
        """Sentences about a turning point: the action, what it cost, and what luck changed, if that was much."""
        moment = self.analysis.moments[place]
        view = self.played.choices[place].view
        say, words = self.speech.say, self.face.action
        sentences = [self._point(moment, words(view, moment.action))]
        if moment.best != moment.action:
            points = round(100 * moment.lost)
            sentences.append(say("analysis-point-lost", best=quotable(words(view, moment.best)), points=points))
        if abs(moment.luck) >= LEAST_TURN:
            sentences.append(self._followed(self.played.choices[place]))
            sentences.append(
                say(
                    "analysis-point-luck",
                    side=self._side,
                    turned="better" if moment.luck > 0 else "worse",
                    before=percent(self.speech, moment.before - moment.lost),
                    after=percent(self.speech, moment.after),
                )
            )
        return sentences

    def _followed(self, choice: Choice) -> str:
        """What followed a choice, as its seat saw it."""
        open_hands = self.game.open_hands(choice.view.seen)
        redact = self.game.vocabulary.redact
        seen = [redact(event, choice.seat, open_hands=open_hands) for event in choice.events]
        return cut(" ".join(self.face.paragraphs(seen)), MOST_FOLLOWED)

    def _point(self, moment: AnalysedChoice, action: str) -> str:
        name = self.face.display_names[moment.seat]
        said = self.speech.say("analysis-point", turn=moment.turn, line=moment.line, name=name, action=quotable(action))
        return f"{said}."

    def _show_accounts(self) -> None:
        """Show a row for each seat, then how the chance of each side went from start to end."""
        analysis, say = self.analysis, self.speech.say
        self.terminal.say()
        self.terminal.say(say("analysis-accounts"), "title")
        heads = [say(f"analysis-head-{head}") for head in ("decisions", "as-coach", "lost", "luck")]
        rows = [["", *heads]]
        for account in analysis.accounts:
            share = percent(self.speech, account.best_share)
            numbers = [str(account.decisions), share, _points(-account.lost), _points(account.luck)]
            rows.append([self.face.display_names[account.seat], *numbers])
        self.terminal.show(_table(rows))
        for side, curve in enumerate(analysis.curves):
            lost = sum(moment.lost for moment in analysis.moments if self.played.side(moment.seat) == side)
            message = "analysis-in-all" if self.played.cooperative else "analysis-in-all-of"
            name = {} if self.played.cooperative else {"name": self.face.display_names[side]}
            start, end = percent(self.speech, curve[0]), percent(self.speech, curve[-1])
            luck = _points(analysis.luck[side])
            self.terminal.say(say(message, start=start, end=end, lost=_points(-lost), luck=luck, **name))
        score = score_text(self.speech.say, self.game.id, analysis)
        if score is not None:
            self.terminal.say(score)
        self.terminal.say(say("analysis-explained", side=self._side))


def _table(rows: list[list[str]]) -> list[Line]:
    """Align rows in columns: names to the left, numbers to the right."""
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    lines: list[Line] = []
    for row in rows:
        numbers = "  ".join(text.rjust(width) for text, width in zip(row[1:], widths[1:], strict=True))
        lines.append([(f"{row[0]:<{widths[0]}}  {numbers}", "")])
    return lines
