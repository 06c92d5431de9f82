"""The command line: puts the commands together and runs one of them."""

import os
import sys
from collections.abc import Callable, Mapping
from typing import Annotated

import typer

from siegeworks import __version__
from siegeworks._pure import is_compiled
from siegeworks.cli import analyse, documents, logs, play, reference, serve
from siegeworks.cli.lab import register as register_lab
from siegeworks.cli.shell import Shell
from siegeworks.cli.speaking import BAD_INPUT, speaking_group
from siegeworks.cli.terminal import prepare_streams
from siegeworks.i18n.speech import Speech, choose_language
from siegeworks.kernel.problem import Problem

LANGUAGE_OPTION = "--lang"


def build_app(language: str, environment: Mapping[str, str] = os.environ) -> typer.Typer:
    """All commands, with their help in one language."""
    shell = Shell(Speech(language), environment)
    say = shell.say
    app = typer.Typer(
        name="siegeworks",
        cls=speaking_group(shell.speech),
        help=say("cli-help"),
        no_args_is_help=True,
        add_completion=False,
        pretty_exceptions_enable=False,
    )

    @app.callback()
    def program(
        _version: Annotated[
            bool, typer.Option("--version", help=say("cli-help-version"), callback=_tell_version(shell), is_eager=True)
        ] = False,
        _lang: Annotated[str | None, typer.Option(LANGUAGE_OPTION, help=say("cli-help-lang"))] = None,
    ) -> None:
        """Both options have done their work before a command runs; here they only appear in the help."""

    play.register(app, shell)
    serve.register(app, shell)
    logs.register(app, shell)
    analyse.register(app, shell)
    documents.register(app, shell)
    reference.register(app, shell)
    register_lab(app, shell.speech)
    return app


def _tell_version(shell: Shell) -> Callable[[bool], None]:
    def tell(asked: bool) -> None:
        if asked:
            build = shell.say("cli-compiled" if is_compiled() else "cli-interpreted")
            typer.echo(f"siegeworks {__version__} ({build})")
            raise typer.Exit

    return tell


def take_language(arguments: list[str]) -> tuple[str | None, list[str]]:
    """The language asked for, wherever it stands on the command line, and the other arguments."""
    asked: str | None = None
    others: list[str] = []
    waiting = False
    for argument in arguments:
        name, equals, value = argument.partition("=")
        if waiting:
            asked, waiting = argument, False
        elif name == LANGUAGE_OPTION:
            asked, waiting = (value, False) if equals else ("", True)
        else:
            others.append(argument)
    return asked, others


def run(arguments: list[str], environment: Mapping[str, str]) -> None:
    """One call of the program; ends with its exit status."""
    asked, others = take_language(arguments)
    try:
        language = choose_language(asked, environment)
    except Problem as problem:
        typer.echo(Speech(choose_language(None, environment)).explain(problem), err=True)
        sys.exit(BAD_INPUT)
    build_app(language, environment)(others, prog_name="siegeworks")


def main() -> None:
    prepare_streams()
    run(sys.argv[1:], os.environ)
