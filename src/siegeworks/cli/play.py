"""`siegeworks play`: who sits where, which game, and then the game itself."""

from pathlib import Path
from typing import Annotated, Any

import typer
from typer.core import TyperCommand

from siegeworks.cli.build import build_notices
from siegeworks.cli.ending import show_ending
from siegeworks.cli.faces import check_face
from siegeworks.cli.session import Leave, Session
from siegeworks.cli.shell import Shell, called
from siegeworks.cli.speaking import INTERRUPTED
from siegeworks.cli.terminal import Terminal
from siegeworks.cli.what_if import Beginning, begin_from_log
from siegeworks.cli.wish import Wish, ask_wish, chairs, first_name
from siegeworks.games import load_game
from siegeworks.kernel.chance import new_seed
from siegeworks.kernel.log import check_seed
from siegeworks.kernel.position import position_game, read_json
from siegeworks.kernel.problem import Problem
from siegeworks.store import files
from siegeworks.store.saves import LAST, Listed, Saves
from siegeworks.table.chairs import chair_in_log
from siegeworks.table.local import LocalTable, LocalTables, Start, start_from_position

RESUME = "--resume"


class ResumeCommand(TyperCommand):
    """A command whose `--resume` may stand without an id: it then means the game played last."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Typer has no options with optional values, so the value is put in here."""
        for place, argument in enumerate(args):
            alone = place + 1 == len(args) or args[place + 1].startswith("-")
            if argument == RESUME and alone:
                args = [*args[: place + 1], LAST, *args[place + 1 :]]
                break
        return super().parse_args(ctx, args)


def register(app: typer.Typer, shell: Shell) -> None:
    say = shell.say

    @app.command(cls=ResumeCommand, help=say("cli-play"))
    def play(
        game: Annotated[str, typer.Argument(help=say("cli-play-game"))] = "runedar",
        seats: Annotated[int | None, typer.Option(help=say("cli-play-seats"))] = None,
        difficulty: Annotated[str | None, typer.Option(help=say("cli-play-difficulty"))] = None,
        open_hands: Annotated[bool, typer.Option("--open-hands", help=say("cli-play-open-hands"))] = False,
        name: Annotated[str | None, typer.Option(help=say("cli-play-name"))] = None,
        seat: Annotated[list[str] | None, typer.Option(help=say("cli-play-seat"))] = None,
        bots: Annotated[str | None, typer.Option(help=say("cli-play-bots"))] = None,
        seed: Annotated[str | None, typer.Option(help=say("cli-play-seed"))] = None,
        content: Annotated[Path | None, typer.Option(help=say("cli-content-option"))] = None,
        position: Annotated[Path | None, typer.Option(help=say("cli-play-position"))] = None,
        resume: Annotated[str | None, typer.Option(RESUME, help=say("cli-play-resume"))] = None,
        what_if: Annotated[str | None, typer.Option("--what-if", help=say("cli-play-what-if"))] = None,
        line: Annotated[int | None, typer.Option(help=say("cli-play-line"))] = None,
        listing: Annotated[bool, typer.Option("--list", help=say("cli-play-list"))] = False,
    ) -> None:
        seated = tuple(seat or ())
        wish = Wish(
            game, seats, difficulty, open_hands, name, seated, bots, seed, content, position, resume, what_if, line
        )
        if listing:
            list_saves(shell)
        else:
            play_wish(shell, wish, Terminal())


def list_saves(shell: Shell) -> None:
    """Every saved game on a line, the one played last first."""
    terminal = Terminal()
    listed = Saves(shell.home).listed()
    if not listed:
        terminal.say(shell.say("term-list-empty"))
    for each in listed:
        terminal.say(_list_line(shell, each))


def _list_line(shell: Shell, listed: Listed) -> str:
    if isinstance(listed.found, Problem):
        return shell.say("term-list-broken", id=listed.id, reason=shell.speech.explain(listed.found))
    names = ", ".join(called(chair_in_log(name), shell.speech) for name in listed.found.header.seats)
    message = "term-list-running" if listed.running else "term-list-over"
    return shell.say(message, id=listed.id, names=names, count=len(listed.found.entries) - 1)


def play_wish(shell: Shell, wish: Wish, terminal: Terminal) -> None:
    """Open the table that is wished for and play at it."""
    tables = LocalTables(shell.home, load_game)
    try:
        if wish.says_nothing and terminal.interactive:
            wish = ask_wish(shell, wish, tables.saves, terminal)
    except (EOFError, KeyboardInterrupt) as ended:
        terminal.say()
        terminal.say(shell.say("term-bye"))
        raise typer.Exit(0 if isinstance(ended, EOFError) else INTERRUPTED) from None
    notices = build_notices(shell)
    if wish.resume is None:
        table = _begin(shell, wish, tables)
    else:
        table, mended = _reopen(wish, tables)
        notices += [shell.speech.explain(problem) for problem in mended]
    _sit_down(shell, table, terminal, notices)


def _sit_down(shell: Shell, table: LocalTable, terminal: Terminal, notices: list[str]) -> None:
    """Play until the end, or until somebody leaves; every choice made so far is saved already."""
    speech = shell.speech_of(table.game.id)
    session = Session(table, speech, terminal, notices)
    try:
        session.run()
    except Leave:
        terminal.say(speech.say("term-saved", id=table.save.id))
        return
    except KeyboardInterrupt:
        terminal.say()
        terminal.say(speech.say("term-saved", id=table.save.id))
        raise typer.Exit(INTERRUPTED) from None
    show_ending(table, session.face, speech, terminal)


def _begin(shell: Shell, wish: Wish, tables: LocalTables) -> LocalTable:
    if wish.what_if is not None:
        begun = begin_from_log(shell, wish.what_if, wish)
    elif wish.line is not None:
        raise Problem("cli-line-alone")
    else:
        start = _start(wish)
        begun = Beginning(start, chairs(wish, start.options.seats, first_name(shell)), wish.content)
    check_face(begun.start.game.id)
    seed = wish.seed or new_seed()
    check_seed(seed)
    return tables.begin(begun.start, begun.chairs, seed, begun.pack)


def _start(wish: Wish) -> Start:
    if wish.position is None:
        game = load_game(wish.game, wish.content)
        return Start(game, game.options(wish.settings()))
    if wish.seats or wish.difficulty or wish.open_hands:
        raise Problem("cli-position-options")
    file = str(wish.position)
    text = files.read_text(wish.position)
    game = load_game(position_game(read_json(text, file), file), wish.content)
    return start_from_position(game, text, file)


def _reopen(wish: Wish, tables: LocalTables) -> tuple[LocalTable, list[Problem]]:
    if wish.resume is None or not wish.only_resumes:
        raise Problem("cli-resume-options")
    return tables.reopen(wish.resume)
