"""`siegeworks puzzle`: solves puzzles and scenarios, lists them, checks them and makes links of them."""

from pathlib import Path
from typing import Annotated

import typer

from siegeworks.cli.choices import ActionParser, Choices
from siegeworks.cli.context import CommandContext
from siegeworks.cli.part import terminal_part
from siegeworks.cli.terminal import Terminal
from siegeworks.games import kit_of
from siegeworks.kernel.problem import Problem
from siegeworks.lab.puzzles import RECHECK, recheck
from siegeworks.store import files
from siegeworks.store.puzzle_progress import PuzzleProgress
from siegeworks.table.puzzles import ScenarioWords, open_puzzle, puzzles, seat_names
from siegeworks.table.scenarios import OpenScenario, Scenario, packed_scenario, read_scenario
from siegeworks.table.seating import Seat

SHARED = "/puzzles/shared#"
"""The page of a server that shows the scenario after it."""


def register(app: typer.Typer, context: CommandContext) -> None:
    """Add the command, with its help in the language of the context."""
    say, example = context.say, next(iter(puzzles()), "…")

    @app.command(help=say("cli-puzzle"))
    def puzzle(
        name: Annotated[str | None, typer.Argument(help=say("cli-puzzle-name", example=example))] = None,
        game: Annotated[str | None, typer.Option(help=say("cli-puzzle-game"))] = None,
        listing: Annotated[bool, typer.Option("--list", help=say("cli-puzzle-list"))] = False,
        check: Annotated[bool, typer.Option("--check", help=say("cli-puzzle-check"))] = False,
        link: Annotated[bool, typer.Option("--link", help=say("cli-puzzle-link"))] = False,
    ) -> None:
        terminal, progress = Terminal(), PuzzleProgress(context.home)
        if listing:
            list_puzzles(context, terminal, progress, game)
            return
        opened = named_scenario(context, name) if name else next_puzzle(context, progress, game)
        if link:
            terminal.say(f"{SHARED}{packed_scenario(opened.scenario)}")
        elif check:
            check_course(context, terminal, opened, name or opened.scenario.id)
        else:
            Solving(context, terminal, opened).run(progress)


def of_game(game: str | None) -> list[Scenario]:
    """The puzzles of a game, or of all games."""
    if game is not None:
        kit_of(game)
    found = [each for each in puzzles().values() if game in (None, each.position["game"])]
    if not found:
        raise Problem("puzzle-none", game=game or "-")
    return found


def named_scenario(context: CommandContext, name: str) -> OpenScenario:
    """A puzzle by its id, or the scenario in a file."""
    if name in puzzles() or not Path(name).exists():
        return open_puzzle(name)
    scenario = read_scenario(files.read_text(Path(name)), name)
    return OpenScenario(scenario, name, context.kept_content(str(scenario.position.get("content"))))


def next_puzzle(context: CommandContext, progress: PuzzleProgress, game: str | None) -> OpenScenario:
    """The first puzzle that was not tried yet."""
    untried = next((each for each in of_game(game) if each.id not in progress.results), None)
    if untried is None:
        Terminal().say(context.say("puzzle-all-tried"))
        raise typer.Exit
    return open_puzzle(untried.id)


def list_puzzles(context: CommandContext, terminal: Terminal, progress: PuzzleProgress, game: str | None) -> None:
    """Print a line for each puzzle."""
    states = {None: "puzzle-list-line", True: "puzzle-list-solved", False: "puzzle-list-failed"}
    for scenario in of_game(game):
        words = words_of(context, OpenScenario(scenario, scenario.id))
        terminal.say(context.say(states[progress.results.get(scenario.id)], id=scenario.id, task=words.task()))
    solved = sum(progress.results.values())
    terminal.say(context.say("puzzle-sum", solved=solved, tried=len(progress.results)))


def check_course(context: CommandContext, terminal: Terminal, opened: OpenScenario, file: str) -> None:
    """Say whether a fresh search finds the course the best; the same file always gets the same answer."""
    if not recheck(opened, packed_scenario(opened.scenario), RECHECK):
        raise Problem("puzzle-doubtful", file=file)
    terminal.say(context.say("puzzle-holds"))


def words_of(context: CommandContext, opened: OpenScenario) -> ScenarioWords:
    names = seat_names(opened, context.say("puzzle-solver"))
    return ScenarioWords(opened, context.speech_of(opened.game.id), names)


class Solving:
    """One try of a scenario at the terminal."""

    def __init__(self, context: CommandContext, terminal: Terminal, opened: OpenScenario) -> None:
        self._terminal = terminal
        self._opened = opened
        self._words = words_of(context, opened)
        self._speech = self._words.speech
        seats = [Seat(name) for name in self._words.names]
        self._face = terminal_part(opened.game.id).face(opened.game, self._speech, seats)
        self._parser = ActionParser(self._face.typed, opened.game.notation.texts)
        self._choices = Choices([], [])

    def run(self, progress: PuzzleProgress) -> None:
        """Ask for one choice after the other until the course is complete or a choice differs from it."""
        say, scenario = self._speech.say, self._opened.scenario
        title = say("puzzle-title", id=scenario.id) if scenario.id else say("puzzle-title-own")
        made: list[str] = []
        while True:
            self._show(title, len(made))
            chosen = self._ask(len(made))
            if chosen is None:
                return
            made.append(chosen)
            verdict = self._opened.judge(made)
            if verdict.solved or verdict.failed:
                break
            title = say("puzzle-right")
        self._terminal.say(say("puzzle-solved" if verdict.solved else "puzzle-failed"), "title")
        self._terminal.say(say("puzzle-solution"))
        for line in self._words.solution():
            self._terminal.say(f"· {line}")
        if scenario.id in puzzles():
            progress.note(scenario.id, solved=verdict.solved)

    def _show(self, title: str, right: int) -> None:
        """Show the table as the solver sees it, the task and the choices."""
        terminal, face, say = self._terminal, self._face, self._speech.say
        view, options = self._opened.view(right), self._opened.options(right)
        terminal.clear()
        terminal.say(title, "title")
        terminal.show(face.header(view))
        for threat in face.threats(view):
            terminal.say(f"! {threat}")
        terminal.show(face.board(view, terminal.width))
        terminal.say(self._words.task(), "question")
        terminal.say(say("puzzle-rule", steps=len(self._opened.scenario.course) - right))
        terminal.say(face.question(view), "question")
        self._choices = face.choices(view, options, terminal.width, compact=False)
        terminal.show(self._choices.lines)

    def _ask(self, right: int) -> str | None:
        """The next choice as a text; None if the solver stops. What is not possible is explained and asked again."""
        while True:
            try:
                line = self._terminal.ask(self._speech.say("puzzle-prompt")).strip()
            except EOFError:
                return None
            if line.lower() == "q":
                return None
            try:
                actions = self._parser.actions(line, self._choices)
                if len(actions) == 1:
                    text = self._opened.game.notation.text(actions[0])
                    course = [step.choice for step in self._opened.scenario.course[:right]]
                    self._opened.judge([*course, text])
                    return text
            except Problem as problem:
                self._terminal.say(self._speech.explain(problem))
