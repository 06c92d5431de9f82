"""Puts the commands together and runs one of them."""

import os
import sys
from collections.abc import Callable, Mapping
from typing import Annotated

import typer

from siegeworks import __version__
from siegeworks._build import is_compiled
from siegeworks.bots import plugin_bots
from siegeworks.cli import admin, analyse, chronicles, db, documents, play, replay, rules, serve
from siegeworks.cli.context import CommandContext
from siegeworks.cli.lab import register as register_lab
from siegeworks.cli.localized_group import BAD_INPUT, localized_group
from siegeworks.cli.terminal import prepare_streams
from siegeworks.games import plugin_problems
from siegeworks.i18n.speech import Speech, choose_language
from siegeworks.kernel.problem import Problem

LANGUAGE_OPTION = "--lang"


def build_app(language: str, environment: Mapping[str, str] = os.environ) -> typer.Typer:
    """Make the program with all its commands, with help in one language."""
    context = CommandContext(Speech(language), environment)
    say = context.say
    app = typer.Typer(
        name="siegeworks",
        cls=localized_group(context.speech),
        help=say("cli-help"),
        no_args_is_help=True,
        add_completion=False,
        pretty_exceptions_enable=False,
    )

    @app.callback()
    def program(
        _version: Annotated[
            bool,
            typer.Option("--version", help=say("cli-help-version"), callback=_version_printer(context), is_eager=True),
        ] = False,
        _lang: Annotated[str | None, typer.Option(LANGUAGE_OPTION, help=say("cli-help-lang"))] = None,
    ) -> None:
        """Warn about unusable plug-ins before any command runs. Both options were handled earlier."""
        for problem in (*plugin_problems(), *plugin_bots().problems):
            typer.echo(context.speech.explain(problem), err=True)

    play.register(app, context)
    serve.register(app, context)
    db.register(app, context)
    replay.register(app, context)
    analyse.register(app, context)
    documents.register(app, context)
    rules.register(app, context)
    chronicles.register(app, context)
    admin.register(app, context)
    register_lab(app, context.speech)
    return app


def _version_printer(context: CommandContext) -> Callable[[bool], None]:
    def show(requested: bool) -> None:
        if requested:
            build = context.say("cli-compiled" if is_compiled() else "cli-interpreted")
            typer.echo(f"siegeworks {__version__} ({build})")
            raise typer.Exit

    return show


def take_language(arguments: list[str]) -> tuple[str | None, list[str]]:
    """Split off the language option, which may stand anywhere; return its value and the other arguments."""
    requested: str | None = None
    others: list[str] = []
    waiting = False
    for argument in arguments:
        name, equals, value = argument.partition("=")
        if waiting:
            requested, waiting = argument, False
        elif name == LANGUAGE_OPTION:
            requested, waiting = (value, False) if equals else ("", True)
        else:
            others.append(argument)
    return requested, others


def run(arguments: list[str], environment: Mapping[str, str]) -> None:
    """Run the program once; ends with `SystemExit`."""
    requested, others = take_language(arguments)
    try:
        language = choose_language(requested, environment)
    except Problem as problem:
        typer.echo(Speech(choose_language(None, environment)).explain(problem), err=True)
        sys.exit(BAD_INPUT)
    build_app(language, environment)(others, prog_name="siegeworks")


def main() -> None:
    prepare_streams()
    run(sys.argv[1:], os.environ)
