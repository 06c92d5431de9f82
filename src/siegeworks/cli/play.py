"""`siegeworks play`: opens a table from the options and plays at it."""

from pathlib import Path
from typing import Annotated, Any

import typer
from typer.core import TyperCommand

from siegeworks.cli.asking import AskingPreference
from siegeworks.cli.build_notice import build_notices
from siegeworks.cli.context import CommandContext
from siegeworks.cli.ending import show_ending
from siegeworks.cli.localized_group import INTERRUPTED
from siegeworks.cli.part import terminal_part
from siegeworks.cli.plain_face import display_name
from siegeworks.cli.play_request import PlayRequest, first_name, requested_seats
from siegeworks.cli.questions import ask_request
from siegeworks.cli.session import InputEnded, LeaveGame, Session
from siegeworks.cli.terminal import Terminal
from siegeworks.cli.what_if import Beginning, begin_from_log
from siegeworks.games import default_game, load_game, load_stage
from siegeworks.kernel.game import AnyGame
from siegeworks.kernel.problem import Problem
from siegeworks.store.saves import LAST, ListedSave, Saves
from siegeworks.table.local import LocalTable, LocalTables, Start, start_from_position
from siegeworks.table.seating import seats_from_log

RESUME = "--resume"
INPUT_ENDED = 1


class ResumeCommand(TyperCommand):
    """A command whose `--resume` may come without an id, for the game played last."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Insert the missing value, because Typer has no options with optional values."""
        for place, argument in enumerate(args):
            alone = place + 1 == len(args) or args[place + 1].startswith("-")
            if argument == RESUME and alone:
                args = [*args[: place + 1], LAST, *args[place + 1 :]]
                break
        return super().parse_args(ctx, args)


def register(app: typer.Typer, context: CommandContext) -> None:
    say = context.say

    @app.command(cls=ResumeCommand, help=say("cli-play"))
    def play(
        game: Annotated[str, typer.Argument(help=say("cli-play-game"))] = default_game(),
        seats: Annotated[int | None, typer.Option(help=say("cli-play-seats"))] = None,
        difficulty: Annotated[str | None, typer.Option(help=say("cli-play-difficulty"))] = None,
        open_hands: Annotated[bool, typer.Option("--open-hands", help=say("cli-play-open-hands"))] = False,
        setting: Annotated[list[str] | None, typer.Option("--set", help=say("cli-play-set"))] = None,
        name: Annotated[str | None, typer.Option(help=say("cli-play-name"))] = None,
        seat: Annotated[list[str] | None, typer.Option(help=say("cli-play-seat"))] = None,
        bots: Annotated[str | None, typer.Option(help=say("cli-play-bots"))] = None,
        ask: Annotated[str | None, typer.Option(help=say("cli-play-ask"))] = None,
        seed: Annotated[str | None, typer.Option(help=say("cli-play-seed"))] = None,
        content: Annotated[Path | None, typer.Option(help=say("cli-content-option"))] = None,
        position: Annotated[Path | None, typer.Option(help=say("cli-play-position"))] = None,
        resume: Annotated[str | None, typer.Option(RESUME, help=say("cli-play-resume"))] = None,
        what_if: Annotated[str | None, typer.Option("--what-if", help=say("cli-play-what-if"))] = None,
        line: Annotated[int | None, typer.Option(help=say("cli-play-line"))] = None,
        listing: Annotated[bool, typer.Option("--list", help=say("cli-play-list"))] = False,
    ) -> None:
        settings = [*(setting or ()), *_named_settings(difficulty, open_hands=open_hands)]
        request = PlayRequest(
            game, seats, tuple(settings), name, tuple(seat or ()), bots, seed, content, position, resume, what_if, line,
            ask,
        )  # fmt: skip
        if listing:
            list_saves(context)
        else:
            open_and_play(context, request, Terminal())


def _named_settings(difficulty: str | None, *, open_hands: bool) -> list[str]:
    """The settings that have options of their own."""
    settings = [] if difficulty is None else [f"difficulty={difficulty}"]
    return [*settings, "open_hands=yes"] if open_hands else settings


def list_saves(context: CommandContext) -> None:
    """Print a line for each saved game, the latest first."""
    terminal = Terminal()
    listed = Saves(context.home).listed()
    if not listed:
        terminal.say(context.say("term-list-empty"))
    for each in listed:
        terminal.say(_list_line(context, each))


def _list_line(context: CommandContext, listed: ListedSave) -> str:
    if isinstance(listed.found, Problem):
        return context.say("term-list-broken", id=listed.id, reason=context.speech.explain(listed.found))
    names = ", ".join(display_name(seat, context.speech) for seat in seats_from_log(listed.found.header.seats))
    message = "term-list-running" if listed.running else "term-list-over"
    return context.say(message, id=listed.id, names=names, count=len(listed.found.entries) - 1)


def open_and_play(context: CommandContext, request: PlayRequest, terminal: Terminal) -> None:
    """Open the requested table and play at it."""
    tables = LocalTables(context.home)
    try:
        if request.is_empty and terminal.interactive:
            request = ask_request(context, request, tables.saves, terminal)
    except (EOFError, KeyboardInterrupt) as ended:
        terminal.say()
        terminal.say(context.say("term-bye"))
        raise typer.Exit(0 if isinstance(ended, EOFError) else INTERRUPTED) from None
    notices = build_notices(context)
    if request.resume is None:
        begun = _beginning(context, request)
        asking = _asking(context, begun.start.game, request)  # a wrong value is refused before a file is written
        table = tables.begin(begun.start, begun.seats, request.seed or None)
    else:
        table, repairs = _reopen(request, tables)
        asking = _asking(context, table.game, request)
        notices += [context.speech.explain(problem) for problem in repairs]
    _sit_down(context, table, terminal, notices, asking)


def _asking(context: CommandContext, game: AnyGame, request: PlayRequest) -> AskingPreference:
    """When the person wants to be asked: as requested now, or else as before."""
    asking = AskingPreference(context.home, game.id, load_stage(game).asking)
    if request.ask is not None:
        asking.choose(request.ask)
    return asking


def _sit_down(
    context: CommandContext, table: LocalTable, terminal: Terminal, notices: list[str], asking: AskingPreference
) -> None:
    """Play until the game ends or somebody leaves; every choice is saved when it is made."""
    speech = context.speech_of(table.game.id)
    session = Session(table, speech, terminal, notices, asking)
    try:
        session.run()
    except LeaveGame:
        terminal.say(speech.say("term-saved", id=table.save.id))
        return
    except InputEnded:
        typer.echo(speech.say("term-input-ended", file=str(table.save.path), id=table.save.id), err=True)
        raise typer.Exit(INPUT_ENDED) from None
    except KeyboardInterrupt:
        terminal.say()
        terminal.say(speech.say("term-saved", id=table.save.id))
        raise typer.Exit(INTERRUPTED) from None
    show_ending(table, session.face, speech, terminal)


def _beginning(context: CommandContext, request: PlayRequest) -> Beginning:
    """How the requested game starts, and who takes which seat."""
    if request.what_if is not None:
        begun = begin_from_log(context, request.what_if, request)
    elif request.line is not None:
        raise Problem("cli-line-alone")
    else:
        start = _start(context, request)
        begun = Beginning(start, requested_seats(request, start.options.seats, first_name(context)))
    terminal_part(begun.start.game.id)  # a broken part is refused before a file is written
    return begun


def _start(context: CommandContext, request: PlayRequest) -> Start:
    if request.position is None:
        game = load_game(request.game, request.content)
        return Start(game, game.options(request.options(game)))
    if request.sets_up:
        raise Problem("cli-position-options")
    text, pack = context.position_text(request.position, request.content)
    return start_from_position(text, str(request.position), pack)


def _reopen(request: PlayRequest, tables: LocalTables) -> tuple[LocalTable, list[Problem]]:
    if request.resume is None or not request.only_resumes:
        raise Problem("cli-resume-options")
    return tables.reopen(request.resume)
