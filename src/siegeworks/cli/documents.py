"""`siegeworks position` and `content`: documents to export, edit by hand and check."""

from pathlib import Path
from typing import Annotated

import typer

from siegeworks.cli.context import CommandContext
from siegeworks.cli.localized_group import CommandGroup
from siegeworks.cli.terminal import Terminal
from siegeworks.games import default_game, kit_of, load_game
from siegeworks.games.opening import open_position
from siegeworks.kernel.match import state_after
from siegeworks.kernel.position import read_json, write_position
from siegeworks.kernel.problem import Problem
from siegeworks.store import files


def register(app: typer.Typer, context: CommandContext) -> None:
    _register_log(app, context)
    _register_position(app, context)
    _register_content(app, context)


def _register_log(app: typer.Typer, context: CommandContext) -> None:
    say = context.say
    log = typer.Typer(cls=CommandGroup, no_args_is_help=True)
    app.add_typer(log, name="log", help=say("cli-log"))

    @log.command("export", help=say("cli-log-export"))
    def export_log(
        file: Annotated[str, typer.Argument(help=say("cli-log-argument"))],
        with_content: Annotated[bool, typer.Option("--with-content", help=say("cli-log-with-content"))] = False,
        output: Annotated[Path | None, typer.Option(help=say("cli-output"))] = None,
        content: Annotated[Path | None, typer.Option(help=say("cli-content-option"))] = None,
    ) -> None:
        game, log = context.open_log(context.log_path(file), content)
        log.pack = game.content_document if with_content else None
        write_out(context, log.text(), output)


def _register_position(app: typer.Typer, context: CommandContext) -> None:
    say = context.say
    position = typer.Typer(cls=CommandGroup, no_args_is_help=True)
    app.add_typer(position, name="position", help=say("cli-position"))

    @position.command("export", help=say("cli-position-export"))
    def export_position(
        log: Annotated[str, typer.Argument(help=say("cli-log-argument"))],
        move: Annotated[int | None, typer.Option(help=say("cli-position-move"))] = None,
        output: Annotated[Path | None, typer.Option(help=say("cli-output"))] = None,
        content: Annotated[Path | None, typer.Option(help=say("cli-content-option"))] = None,
    ) -> None:
        path = context.log_path(log)
        game, opened = context.open_log(path, content)
        last = len(opened.entries) - 1
        wanted = last if move is None else move
        if not 0 <= wanted <= last:
            raise Problem("cli-no-such-move", move=wanted, last=last)
        write_out(context, write_position(game, state_after(game, opened, wanted)), output)

    @position.command("check", help=say("cli-position-check"))
    def check_position(
        file: Annotated[Path, typer.Argument(help=say("cli-position-file"))],
        content: Annotated[Path | None, typer.Option(help=say("cli-content-option"))] = None,
    ) -> None:
        text, pack = context.position_text(file, content)
        open_position(read_json(text, str(file)), str(file), pack)
        Terminal().say(say("cli-position-fine", file=str(file)))


def _register_content(app: typer.Typer, context: CommandContext) -> None:
    say = context.say
    content = typer.Typer(cls=CommandGroup, no_args_is_help=True)
    app.add_typer(content, name="content", help=say("cli-content"))

    @content.command("check", help=say("cli-content-check"))
    def check_content(
        pack: Annotated[Path, typer.Argument(help=say("cli-content-pack"))],
        game: Annotated[str, typer.Option(help=say("cli-content-game"))] = default_game(),
    ) -> None:
        loaded = load_game(game, pack)
        same = loaded.content_digest == load_game(game).content_digest
        message = "cli-content-same" if same else "cli-content-fine"
        Terminal().say(say(message, file=str(pack), digest=loaded.content_digest))

    @content.command("export", help=say("cli-content-export"))
    def export_content(
        game: Annotated[str, typer.Option(help=say("cli-content-game"))] = default_game(),
        output: Annotated[Path | None, typer.Option(help=say("cli-output"))] = None,
    ) -> None:
        content = kit_of(game).content
        if content is None:
            raise Problem("content-none", game=game)
        write_out(context, "\n".join(content.text(name) for name in sorted(content.names)), output)


def write_out(context: CommandContext, text: str, output: Path | None) -> None:
    """Write a document to a new file or to standard output; existing files are never overwritten."""
    if output is None:
        typer.echo(text, nl=False)
        return
    if not files.write_new(output, text):
        raise Problem("file-exists", file=str(output))
    Terminal().say(context.say("cli-written", file=str(output)))
